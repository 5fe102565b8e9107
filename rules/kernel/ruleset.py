"""What a match is played by: the game's zones and tasks, and every card with its abilities made ready to run.

A ruleset is built once for a game and its cards, never changes, and is shared by all matches; only its name
and the format's values are stored with a match.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rules.kernel.abilities import Ability, Act, CardScript, Cont, When
from rules.kernel.effects import Branch, If, Jump, Later, SetUp, Step
from rules.kernel.facts import CardFacts, CardKey

if TYPE_CHECKING:
    from rules.kernel.play import Play


AURA = "aura "
"""What the topics begin with of abilities that always hold and change other cards; the stat they change follows."""


@dataclass(frozen=True, slots=True)
class Program:
    """One ability ready to run: its script, its steps flattened, and the places it works in."""

    definition: int
    ability: Ability | Later
    steps: tuple[Step, ...]
    places: frozenset[int] = frozenset()

    @property
    def is_used(self) -> bool:
        """Whether its owner uses it, rather than that it happens by itself."""
        return isinstance(self.ability, Act)


@dataclass(frozen=True, slots=True)
class Definition:
    """One card of the game: its printed facts, and the numbers of its programs."""

    key: CardKey
    name: str
    facts: CardFacts
    programs: tuple[int, ...]
    numbers: Mapping[str, int]
    """The printed numbers alone, for quick reading."""
    continuous: tuple[tuple[int, Cont, frozenset[int]], ...]
    """Those abilities that always hold: program, script, and the places they work in."""
    flags: frozenset[str]
    """The printed markers that it has."""
    is_scripted: bool
    """False where the card prints a text and no script says it yet; a game refuses to play it."""


class Ruleset:
    """One game's way of playing with its cards. `places` gives each zone and group of zones its numbers in a seat.

    `values` are those in which a format differs; ValueError for one that the game does not know.
    """

    def __init__(
        self,
        game: str,
        play: "Play",
        cards: Iterable[tuple[CardFacts, CardScript | None]],
        values: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        wrong = [problem for key, value in values.items() if (problem := play.wrong_value(key, value))]
        if wrong:
            raise ValueError("; ".join(wrong))
        self.game = game
        self.play = play
        self.zones = play.zones
        self.tasks = play.tasks
        self.values = {**play.values, **values}
        self.places: dict[str, tuple[int, ...]] = {zone.name: (number,) for number, zone in enumerate(play.zones)}
        self.places |= {name: tuple(self.places[zone][0] for zone in group) for name, group in play.groups.items()}
        self.definitions: list[Definition] = []
        self.programs: list[Program] = []
        self.by_key: dict[CardKey, int] = {}
        self.answers: list[tuple[tuple[int, str], ...]] = []
        """By definition: (program, topic) of each ability that answers events, or changes other cards (AURA)."""
        for facts, script in cards:
            self._add(facts, script)
        self.known: list[Any] = [play.study(self, number) for number in range(len(self.definitions))]
        """By definition: what the game itself wants to have at hand of it."""

    def _add(self, facts: CardFacts, script: CardScript | None) -> None:
        index = len(self.definitions)
        own = []
        for ability in script.abilities if script else ():
            places = frozenset(place for name in ability.zones for place in self.places[name])
            steps = self._flatten(index, ability.do, 0)
            own.append(len(self.programs))
            self.programs.append(Program(index, ability, steps, places))
        ready = ((number, self.programs[number]) for number in own)
        continuous = tuple((n, p.ability, p.places) for n, p in ready if isinstance(p.ability, Cont))
        numbers = {name: number for name in facts.attributes if (number := facts.number(name)) is not None}
        flags = frozenset(name for name in facts.attributes if facts.has(name))
        self.definitions.append(
            Definition(facts.key, facts.name, facts, tuple(own), numbers, continuous, flags, script is not None)
        )
        self.by_key[facts.key] = index
        answering = ((n, self.programs[n].ability) for n in own)
        self.answers.append(tuple((n, topic) for n, ability in answering if (topic := _topic(ability)) is not None))

    def _flatten(self, definition: int, steps: tuple[Step, ...], start: int) -> tuple[Step, ...]:
        """The steps in one row from place `start` on: an If becomes branches, a Later a program of its own."""
        row: list[Step] = []
        for step in steps:
            here = start + len(row)
            if isinstance(step, Later):
                delayed = Program(definition, step, self._flatten(definition, step.do, 0))
                self.programs.append(delayed)
                row.append(SetUp(step.moment, len(self.programs) - 1))
            elif isinstance(step, If) and step.otherwise:
                then = self._flatten(definition, step.then, here + 1)
                otherwise_at = here + len(then) + 2
                otherwise = self._flatten(definition, step.otherwise, otherwise_at)
                row += [Branch(step.condition, otherwise_at), *then, Jump(otherwise_at + len(otherwise)), *otherwise]
            elif isinstance(step, If):
                then = self._flatten(definition, step.then, here + 1)
                row += [Branch(step.condition, here + 1 + len(then)), *then]
            else:
                row.append(step)
        return tuple(row)


def _topic(ability: Ability | Later) -> str | None:
    """What an ability is indexed by; None where nothing outside its card asks for it."""
    if isinstance(ability, When):
        return ability.on.topic
    return AURA + ability.stat if isinstance(ability, Cont) and ability.to is not None else None
