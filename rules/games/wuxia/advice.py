"""What decks of one's own usually hold, and what is wanted by which turn."""

from rules.kernel.advice import Advice

ADVICE = Advice(
    asked=("cost", "faction"),
    usual={"cost": {1: (8, 12), 2: (12, 16), 3: (12, 16), 4: (8, 12), 5: (4, 8), 6: (2, 6), 7: (0, 4)}},
    in_time=(("cost", 1, 1), ("cost", 2, 2), ("cost", 3, 3), ("cost", 4, 4)),
    in_time_title="A hero for the turn",
    in_time_words="The chance to hold a hero of each cost by that turn",
)
