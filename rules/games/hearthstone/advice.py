"""What Hearthstone decks usually hold, and what is wanted by which turn: a card for all of the turn's mana."""

from rules.kernel.advice import Advice

ADVICE = Advice(
    asked=("cost", "race"),
    usual={"cost": {1: (2, 5), 2: (5, 8), 3: (4, 6), 4: (4, 6), 5: (3, 5), 6: (1, 3), 7: (1, 3)}},
    in_time=(("cost", 1, 1), ("cost", 2, 2), ("cost", 3, 3), ("cost", 4, 4)),
    in_time_title="A play on the curve",
    in_time_words="The chance to hold a card of each cost by the turn that has mana for it",
)
