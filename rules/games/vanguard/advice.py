"""What Vanguard decks usually hold, and what is wanted by which turn: the next grade to ride."""

from rules.kernel.advice import Advice

ADVICE = Advice(
    asked=("grade", "trigger"),
    usual={
        "grade": {0: (16, 18), 1: (13, 15), 2: (10, 12), 3: (7, 9)},
        "skill": {"boost": (29, 33), "intercept": (10, 12), "twin_drive": (7, 9)},
    },
    in_time=(("grade", 1, 1), ("grade", 2, 2), ("grade", 3, 3)),
    in_time_title="A next grade in time",
    in_time_words="The chance to hold each grade by the turn it is first ridden",
)
