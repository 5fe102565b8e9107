"""Which events a hero's text answers (WX-G15)."""

from typing import Any, ClassVar, Literal

from rules.games.wuxia import events
from rules.games.wuxia.table import WuxiaState
from rules.kernel.patterns import Pattern
from rules.kernel.records import Event

Side = Literal["you", "foe", "both"]
"""Whose, as seen from the card that answers."""


def is_of(side: Side, owner: int, seat: int) -> bool:
    """Whether what belongs to `owner` is on this side of `seat`."""
    return side == "both" or (owner == seat) == (side == "you")


class Answer(Pattern):
    """A pattern of Wuxia: a silenced hero answers nothing (WX-G31)."""

    def matches(self, state: WuxiaState, event: Event, card: int, seat: int) -> bool:
        return state.works(card) and self.fits(state, event, card, seat)

    def fits(self, state: WuxiaState, event: Any, card: int, seat: int) -> bool:
        """Whether the card answers, its text being there; the event is of the pattern's topic."""
        raise NotImplementedError


class Enters(Answer, tag="enters"):
    """This hero is summoned from the hand."""

    topic: ClassVar[str] = "summoned"

    def fits(self, state: WuxiaState, event: events.Summoned, card: int, seat: int) -> bool:
        return event.card == card


class Played(Answer, tag="played"):
    """Another card is played from the hand (WX-1.2, WX-G10); of this faction only, where one is named."""

    topic: ClassVar[str] = "summoned"
    by: Side = "you"
    faction: str | None = None

    def fits(self, state: WuxiaState, event: events.Summoned, card: int, seat: int) -> bool:
        if event.card == card or not is_of(self.by, event.seat, seat):
            return False
        return self.faction is None or state.word(event.card, "faction") == self.faction


class Attacks(Answer, tag="attacks"):
    """This hero attacks, before any damage; with `again` only one whom another has attacked this turn (WX-6.7)."""

    topic: ClassVar[str] = "attacked"
    again: bool = False

    def fits(self, state: WuxiaState, event: events.Attacked, card: int, seat: int) -> bool:
        if event.attacker != card:
            return False
        return not self.again or (event.defender >= 0 and state.struck[event.defender] > 1)


class IsAttacked(Answer, tag="is-attacked"):
    """This hero is attacked, before any damage; or one of its neighbours, with `neighbour`."""

    topic: ClassVar[str] = "attacked"

    def fits(self, state: WuxiaState, event: events.Attacked, card: int, seat: int) -> bool:
        return event.defender == card


class Kills(Answer, tag="kills"):
    """A hero falls by this one."""

    topic: ClassVar[str] = "fell"

    def fits(self, state: WuxiaState, event: events.Fell, card: int, seat: int) -> bool:
        return event.killer == card


class Falls(Answer, tag="falls"):
    """This hero falls; it answers from the graveyard, where it lies with its text again."""

    topic: ClassVar[str] = "fell"

    def fits(self, state: WuxiaState, event: events.Fell, card: int, seat: int) -> bool:
        return event.card == card


class OtherFalls(Answer, tag="other-falls"):
    """Another hero falls while this one stands."""

    topic: ClassVar[str] = "fell"
    of: Side = "you"

    def fits(self, state: WuxiaState, event: events.Fell, card: int, seat: int) -> bool:
        return event.card != card and is_of(self.of, event.seat, seat)


class TurnBegins(Answer, tag="turn-begins"):
    """A turn begins: after card and point (WX-G29)."""

    topic: ClassVar[str] = "turn-began"
    of: Side = "you"

    def fits(self, state: WuxiaState, event: events.TurnBegan, card: int, seat: int) -> bool:
        return is_of(self.of, event.seat, seat)


class TurnEnds(Answer, tag="turn-ends"):
    """A turn is about to end (WX-G29)."""

    topic: ClassVar[str] = "turn-ending"
    of: Side = "you"

    def fits(self, state: WuxiaState, event: events.TurnEnding, card: int, seat: int) -> bool:
        return is_of(self.of, event.seat, seat)


class IsDiscarded(Answer, tag="is-discarded"):
    """This card is discarded, in one of these ways; it answers from the removed area."""

    topic: ClassVar[str] = "discarded"
    modes: tuple[events.Mode, ...] = ("active", "passive")

    def fits(self, state: WuxiaState, event: events.Discarded, card: int, seat: int) -> bool:
        return event.card == card and event.mode in self.modes


class YouDiscard(Answer, tag="you-discard"):
    """Its player discards a card in one of these ways."""

    topic: ClassVar[str] = "discarded"
    modes: tuple[events.Mode, ...] = ("active", "passive")

    def fits(self, state: WuxiaState, event: events.Discarded, card: int, seat: int) -> bool:
        return event.seat == seat and event.mode in self.modes


class HurtsPlayer(Answer, tag="hurts-player"):
    """The other player loses life by this hero."""

    topic: ClassVar[str] = "life-lost"

    def fits(self, state: WuxiaState, event: events.LifeLost, card: int, seat: int) -> bool:
        return event.source == card


class OwnHealed(Answer, tag="own-healed"):
    """A hero of the same player is healed."""

    topic: ClassVar[str] = "healed"

    def fits(self, state: WuxiaState, event: events.Healed, card: int, seat: int) -> bool:
        return event.seat == seat
