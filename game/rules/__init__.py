"""The rules of every game: pure, standard library only."""
