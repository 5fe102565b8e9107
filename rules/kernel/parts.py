"""What a number of a card is made of, part by part, as a game's figures are told."""

from collections.abc import Iterator, Mapping

from rules.kernel.numbers import holding
from rules.kernel.sentences import card_word, joined, words
from rules.kernel.state import MatchState
from rules.kernel.telling import Figure, Part


def printed_figure(view: MatchState, card: int, name: str) -> Figure:
    """A number that nothing changes."""
    number = printed_number(view, card, name)
    return Figure(name, number, number, (Part(number, words("printed")),))


def figure(view: MatchState, card: int, name: str, until: Mapping[str, str], extra: tuple[Part, ...] = ()) -> Figure:
    """A number part by part; below 0 it counts as 0, to which `extra` is added. `until` tells how long changes last."""
    number = printed_number(view, card, name)
    parts = [Part(number, words("printed")), *changes(view, card, name, until)]
    total = sum(part.amount for part in parts)
    if total < 0:
        parts.append(Part(-total, words("never below 0")))
    parts += extra
    return Figure(name, sum(part.amount for part in parts), number, tuple(parts))


def changes(view: MatchState, card: int, name: str, until: Mapping[str, str]) -> Iterator[Part]:
    """What lasts for a while, and what always holds."""
    for change in view.modifiers:
        if change.target == card and change.stat == name:
            yield Part(change.amount, words(f"effect {until[change.until]}".rstrip()))
    for ability, frame in holding(view, card, name):
        times = 1 if ability.per is None else len(ability.per.find(view, frame))
        if times:
            yield Part(ability.amount * times, joined((words("ability of "), card_word(view, frame.source))))


def printed_number(view: MatchState, card: int, name: str) -> int:
    return view.ruleset.definitions[view.card[card]].numbers.get(name, 0)
