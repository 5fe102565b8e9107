"""What the players of a match may agree on beyond its format: the rules that tables play differently, in words.

Which values there are is the game's own (`Play.values`, `Play.choices`); a game that words none of them here is
played by its usual rules only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel.formats import Format

Value = str | int


@dataclass(frozen=True, slots=True)
class Agreement:
    """One question of the rules with its answers, the usual one first; `rule` opens the rulebook."""

    key: str
    rule: str
    question: str
    answers: tuple[tuple[Value, str], ...]

    @property
    def usual(self) -> Value:
        return self.answers[0][0]

    def value(self, text: str) -> Value:
        """The value that a form names; KeyError for one that is none of the answers."""
        return {str(value): value for value, _ in self.answers}[text]


AGREEMENTS: Mapping[str, tuple[Agreement, ...]] = {
    "vanguard": (
        Agreement(
            "mulligan",
            "VG-R1",
            "Changing the first hand",
            (
                ("bottom-draw-shuffle", "put cards under the deck, draw, then shuffle"),
                ("shuffle-draw", "put cards back, shuffle, then draw"),
            ),
        ),
        Agreement(
            "mulligan_order",
            "VG-R2",
            "Who changes the first hand",
            (("first-player-first", "the first player, then the other"), ("together", "both, not knowing the other")),
        ),
        Agreement(
            "trigger_power",
            "VG-R7",
            "Power that a trigger gives",
            ((5000, "5000"), (10000, "10000, as in newer eras")),
        ),
        Agreement(
            "trigger_order",
            "VG-R8",
            "What a trigger does first",
            (
                ("power-first", "its power"),
                ("icon-first", "what its icon says"),
                ("player", "whatever the player wants"),
            ),
        ),
        Agreement(
            "stand_target",
            "VG-R9",
            "A stand trigger stands",
            (("resting", "a unit that rests"), ("any", "any unit")),
        ),
        Agreement(
            "sixth_damage",
            "VG-R4",
            "The sixth damage loses",
            (("after-abilities", "after the abilities it starts"), ("each-card", "as soon as the card lies there")),
        ),
        Agreement(
            "deck_out",
            "VG-R3",
            "An empty deck loses",
            (("at-once", "at once"), ("check-timing", "at the next check timing")),
        ),
        Agreement(
            "guardians_leave",
            "VG-R11",
            "Guardians retire",
            (("close", "when the battle closes"), ("damage", "before what a hit starts")),
        ),
    ),
    "wuxia": (
        Agreement(
            "deal",
            "WX-G3",
            "Cards dealt to each player",
            (("60", "60, and 30 stay out"), ("75", "75, all of them")),
        ),
    ),
}


def agreements(format: Format) -> tuple[Agreement, ...]:
    """What may be agreed on for matches of a format: what the format itself says is no question."""
    return tuple(each for each in AGREEMENTS.get(format.game, ()) if each.key not in format.values)


def differing(game: str, values: Mapping[str, Any]) -> list[tuple[Agreement, str]]:
    """What a match is played differently by, in words."""
    answered = ((each, values.get(each.key)) for each in AGREEMENTS.get(game, ()))
    return [(each, words) for each, value in answered if (words := dict(each.answers).get(value))]
