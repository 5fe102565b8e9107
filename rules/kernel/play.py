"""How a game is played, as one value: what the engine needs to know of it and nothing more."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rules.kernel.abilities import CardScript
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardKey
from rules.kernel.judgement import Judgement
from rules.kernel.proof import Proof
from rules.kernel.records import Action, Event
from rules.kernel.scripts import Vocabulary
from rules.kernel.staging import Staging
from rules.kernel.state import MatchState, Waiting
from rules.kernel.telling import Telling
from rules.kernel.zones import Zone

if TYPE_CHECKING:
    from rules.kernel.ruleset import Ruleset


def as_they_came(state: MatchState, waiting: Waiting) -> int:
    return 0


def nothing(ruleset: "Ruleset", definition: int) -> None:
    """What a game has at hand of a card that reads its facts and script as they are."""


def anywhere(state: MatchState, hidden: Sequence[int], definitions: Sequence[int]) -> Sequence[int]:
    """Where a hidden card's place says nothing of what it is."""
    return definitions


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """There is one for each game, equal to itself alone.

    `candidates` lists what a seat might do in its own free decision; refusals sort out what it may. `legal` lists at
    once, in the same order, those that nothing speaks against.
    """

    state: type[MatchState]
    zones: tuple[Zone, ...]
    groups: Mapping[str, tuple[str, ...]]
    tasks: Mapping[str, Callable[..., None]]
    values: Mapping[str, Any]
    actions: tuple[type[Action], ...]
    candidates: Callable[[Any, int], Iterable[Action]]
    begin: Callable[[Any, tuple[DeckList, DeckList]], None]
    guess: Callable[[Any, int, int, Chance], list[int]]
    """As many definitions as asked for, which the other seat's hidden cards might be."""
    scripts: tuple[CardScript, ...]
    vocabulary: Vocabulary
    staging: Staging
    concede_rule: str
    judgement: Judgement
    proof: Proof
    telling: Telling
    legal: Callable[[Any, int], list[Action]] | None = None
    """None where asking each candidate for its refusals is quick enough."""
    study: Callable[["Ruleset", int], Any] = nothing
    """What the game wants to have at hand of a definition, asked once for a ruleset."""
    events: tuple[type[Event], ...] = ()
    """Kinds of event that a state may hold: on the stack, or among the game's own."""
    deal: Callable[[Any, Sequence[int], Sequence[int]], Sequence[int]] = anywhere
    """Guessed definitions in the order of the hidden cards that they are to be, so that each may lie where it lies."""
    order: Callable[[Any, Waiting], Any] = as_they_came
    """What a queue is sorted by, where abilities answer at once."""
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What those values may be that are one of a few words."""
    vanilla: frozenset[CardKey] = frozenset()
    """Cards that print nothing for a script to say."""
    unsupported: Mapping[CardKey, str] = field(default_factory=dict)
    """Cards whose text cannot be said in scripts yet, each with the reason."""
    by_key: Mapping[CardKey, CardScript] = field(init=False, repr=False)
    """The scripts by the keys of their cards; a card that does nothing of its own has none."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_key", {script.key: script for script in self.scripts})

    def wrong_value(self, key: str, value: Any) -> str | None:
        """What is wrong with a format's own value, None when nothing is."""
        if key not in self.values:
            return f"there is no value {key}; known are {', '.join(self.values)}"
        if key in self.choices and value not in self.choices[key]:
            return f"{key} is one of {', '.join(self.choices[key])}, not {value}"
        if type(value) is not type(self.values[key]):
            return f"{key} is like {self.values[key]!r}, not {value!r}"
        return None
