"""What the players of a match may agree on beyond its format: the rules that tables play differently, in words.

Which values there are is the game's own (`Play.values`, `Play.choices`); a game that words none of them here is
played by its usual rules only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.catalogues import load
from rules.games import game as game_of
from rules.kernel.formats import Format

Value = str | int


@dataclass(frozen=True, slots=True)
class Agreement:
    """One question of the rules with its answers, the usual one first; `rule` opens the rulebook.

    One that `is_open` has no answer that most tables give: it is asked with the match itself.
    """

    key: str
    rule: str
    question: str
    answers: tuple[tuple[Value, str], ...]
    is_open: bool = False

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


@dataclass(frozen=True, slots=True)
class CardQuestion:
    """A question whose answers are published cards, by their keys: told by name and by what they do."""

    key: str
    rule: str
    question: str


OF_CARDS: Mapping[str, tuple[CardQuestion, ...]] = {
    "pokemon-duels": (CardQuestion("venue", "PD-3.2", "Venue"),),
}


def agreements(format: Format) -> tuple[Agreement, ...]:
    """What may be agreed on for matches of a format: what the format itself says is no question."""
    return tuple(each for each in _all_of(format.game) if each.key not in format.values)


@cache
def _all_of(game: str) -> tuple[Agreement, ...]:
    """Everything that may be agreed on, what is asked with the match itself first."""
    of_cards = (_with_cards(game, each) for each in OF_CARDS.get(game, ()))
    return (*of_cards, *AGREEMENTS.get(game, ()))


def _with_cards(game: str, asked: CardQuestion) -> Agreement:
    play = game_of(game).playable()
    usual = play.values[asked.key]
    keys = dict.fromkeys((usual, *play.choices[asked.key]))
    return Agreement(asked.key, asked.rule, asked.question, tuple((key, _told(game, key)) for key in keys), True)


def _told(game: str, key: str) -> str:
    """A card by its name and its text."""
    card = load(game).card(key)
    if card is None:
        return key.replace("-", " ").capitalize()
    return ": ".join((card.name, *(ability.text for ability in card.abilities)))


def differing(game: str, values: Mapping[str, Any]) -> list[tuple[Agreement, str]]:
    """What a match is played differently by, in words."""
    answered = ((each, values.get(each.key)) for each in _all_of(game))
    return [(each, words) for each, value in answered if (words := dict(each.answers).get(value))]
