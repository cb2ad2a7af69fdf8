"""What moves: tweens, the director, cards, water, characters."""
