"""Which cards a text speaks of, how many there are, and whether something holds: read from the state as it is now."""

from typing import ClassVar, Final, Literal, TypeAlias

from rules.kernel.facts import CardFacts
from rules.kernel.frames import Frame
from rules.kernel.records import GameState, Record
from rules.kernel.state import FACE_DOWN, HIDDEN, RESTED, MatchState
from rules.kernel.words import Attribute, Key, Place

YOU: Final = "you"
FOE: Final = "foe"
Player: TypeAlias = Literal["you", "foe"]
ANY_NUMBER = 1_000_000
"""The upper end of a range that has none."""


class Test(Record):
    """Something that is so of one card, or not."""

    def passes(self, state: GameState, frame: Frame, card: int) -> bool:
        raise NotImplementedError


class Condition(Record):
    """Something that holds of the table, or not."""

    def holds(self, state: GameState, frame: Frame) -> bool:
        raise NotImplementedError


class Selector(Record):
    """Some instances, in a fixed order."""

    def find(self, state: GameState, frame: Frame) -> list[int]:
        raise NotImplementedError

    def includes(self, state: GameState, frame: Frame, card: int) -> bool:
        """Whether it finds this card; what always holds asks that often."""
        return card in self.find(state, frame)


def facts_of(state: MatchState, card: int) -> CardFacts | None:
    """The printed facts of an instance, None while its card is hidden."""
    definition = state.card[card]
    return None if definition == HIDDEN else state.ruleset.definitions[definition].facts


class Prints(Test, tag="prints"):
    """A printed word: the clan, the race, the class."""

    attribute: Attribute
    word: str

    def passes(self, state: MatchState, frame: Frame, card: int) -> bool:
        facts = facts_of(state, card)
        return facts is not None and facts.attributes.get(self.attribute) == self.word


class Printed(Test, tag="printed"):
    """A printed number from `least` to `most`."""

    attribute: Attribute
    least: int = 0
    most: int = ANY_NUMBER

    def passes(self, state: MatchState, frame: Frame, card: int) -> bool:
        facts = facts_of(state, card)
        number = None if facts is None else facts.number(self.attribute)
        return number is not None and self.least <= number <= self.most


class Named(Test, tag="named"):
    """One of these cards, by key."""

    keys: tuple[Key, ...]

    def passes(self, state: MatchState, frame: Frame, card: int) -> bool:
        facts = facts_of(state, card)
        return facts is not None and facts.key in self.keys


class Another(Test, tag="another"):
    """Not the card whose text this is."""

    def passes(self, state: MatchState, frame: Frame, card: int) -> bool:
        return card != frame.source


class Marked(Test, tag="marked"):
    """Resting or face down, or just not so."""

    NAMES: ClassVar[dict[str, int]] = {"resting": RESTED, "face-down": FACE_DOWN}
    mark: Literal["resting", "face-down"]
    value: bool = True

    def passes(self, state: MatchState, frame: Frame, card: int) -> bool:
        return bool(state.marks[card] & self.NAMES[self.mark]) is self.value


class Cards(Selector, tag="cards"):
    """Every card in these zones of one seat, or of both, that passes all tests; in zone order, oldest first."""

    of: Player
    zones: tuple[Place, ...]
    tests: tuple[Test, ...] = ()

    def find(self, state: MatchState, frame: Frame) -> list[int]:
        places = state.ruleset.places
        width = len(state.ruleset.zones)
        base = width * (frame.seat if self.of == YOU else 1 - frame.seat)
        found = [card for name in self.zones for place in places[name] for card in state.zones[base + place]]
        for test in self.tests:
            found = [card for card in found if test.passes(state, frame, card)]
        return found


class This(Selector, tag="this"):
    """The card whose text this is, as long as it is still the same object."""

    def find(self, state: MatchState, frame: Frame) -> list[int]:
        return [frame.source] if state.stamp[frame.source] == frame.stamp else []


class Bound(Selector, tag="bound"):
    """What was chosen or found under a name, or what the answered event was about ("it")."""

    slot: str

    def find(self, state: MatchState, frame: Frame) -> list[int]:
        return list(frame.bound.get(self.slot, ()))


class Exists(Condition, tag="exists"):
    """At least `least` and at most `most` such cards."""

    what: Selector
    least: int = 1
    most: int = ANY_NUMBER

    def holds(self, state: MatchState, frame: Frame) -> bool:
        return self.least <= len(self.what.find(state, frame)) <= self.most


class YourTurn(Condition, tag="your-turn"):
    """It is the turn of the ability's owner."""

    def holds(self, state: MatchState, frame: Frame) -> bool:
        return state.active == frame.seat


class More(Condition, tag="more"):
    """Strictly more of the first than of the second."""

    what: Selector
    than: Selector

    def holds(self, state: MatchState, frame: Frame) -> bool:
        return len(self.what.find(state, frame)) > len(self.than.find(state, frame))


class All(Condition, tag="all"):
    """Every one of these holds."""

    of: tuple[Condition, ...]

    def holds(self, state: MatchState, frame: Frame) -> bool:
        return all(condition.holds(state, frame) for condition in self.of)
