"""What decks usually hold, and by which own turn a doll of each cost can be paid: 4 order come each turn (NN-5.4)."""

from rules.kernel.advice import Advice

ADVICE = Advice(
    asked=("affiliation", "cost", "forms"),
    usual={"cost": {1: (2, 5), 2: (4, 8), 3: (5, 9), 4: (4, 7), 5: (1, 4), 6: (0, 3)}},
    in_time=(("cost", 1, 1), ("cost", 2, 1), ("cost", 3, 1), ("cost", 4, 1), ("cost", 5, 2), ("cost", 6, 2)),
    in_time_title="A doll for the turn",
    in_time_words="The chance to hold a doll of each cost by the turn in which it can be paid",
)
