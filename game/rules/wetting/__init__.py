"""Susan's Wetting Game: a matching card game for two to four.

Decisions that this module took where the game leaves a choice:

- 54 cards: six dresses numbered 1 to 8 and six wild D cards of no dress and no number.
- The first dealer is drawn at random, the deal moves one seat clockwise (seat + 1) each round.
- A D captures the whole pile, itself included; no card replaces it; on an empty pile it
  captures itself alone.
- A pass is punished by whoever played last this round, but never by the passer: then by the
  last other player who played, else by the dealer, else by the player on the dealer's left.
- Wetness (0 to 100) stays through the rounds and stops at 95 until a major penalty. A match of
  one round wets three times as fast, one of five rounds six tenths as fast (rounded up).
- All who tie for the lowest total lose. If all tie, nobody is asked: all are soaked under the
  sprinkler and all win. The chooser is the winner first clockwise from the last dealer's left.
- Option `middle`: what those between winners and losers get after the major penalty.
"""

from game.rules.wetting.match import Wetting

__all__ = ["Wetting"]
