"""Which events a text of Nannaier's Exercise answers (NN-G25)."""

from typing import Any, ClassVar

from rules.games.nannaier import events
from rules.games.nannaier.selectors import Whose, is_of
from rules.games.nannaier.table import NannaierState
from rules.kernel.patterns import Pattern
from rules.kernel.records import Event


class Answer(Pattern):
    """A pattern of Nannaier's Exercise."""

    def matches(self, state: NannaierState, event: Event, card: int, seat: int) -> bool:
        return self.fits(state, event, card, seat)

    def fits(self, state: NannaierState, event: Any, card: int, seat: int) -> bool:
        """Whether the card answers; the event is of the pattern's topic."""
        raise NotImplementedError


class Enters(Answer, tag="enters"):
    """This doll is summoned; a change of form is none (NN-10.2)."""

    topic: ClassVar[str] = "summoned"

    def fits(self, state: NannaierState, event: events.Summoned, card: int, seat: int) -> bool:
        return event.card == card


class DollEnters(Answer, tag="doll-enters"):
    """Another doll is summoned, of this affiliation only where one is named."""

    topic: ClassVar[str] = "summoned"
    of: Whose = "both"
    affiliation: str | None = None

    def fits(self, state: NannaierState, event: events.Summoned, card: int, seat: int) -> bool:
        if event.card == card or not is_of(self.of, event.seat, seat):
            return False
        facts = state.ruleset.definitions[state.card[event.card]].facts
        return self.affiliation is None or facts.word("affiliation") == self.affiliation


class ChangesForm(Answer, tag="changes-form"):
    """This doll changes its form (NN-10)."""

    topic: ClassVar[str] = "form-changed"

    def fits(self, state: NannaierState, event: events.FormChanged, card: int, seat: int) -> bool:
        return event.card == card


class Moves(Answer, tag="moves"):
    """This doll moves, by itself or by force (NN-9)."""

    topic: ClassVar[str] = "moved"

    def fits(self, state: NannaierState, event: events.Moved, card: int, seat: int) -> bool:
        return event.card == card


class Attacks(Answer, tag="attacks"):
    """This doll attacks, before any damage."""

    topic: ClassVar[str] = "attacked"

    def fits(self, state: NannaierState, event: events.Attacked, card: int, seat: int) -> bool:
        return event.attacker == card


class IsAttacked(Answer, tag="is-attacked"):
    """This doll is attacked, before any damage."""

    topic: ClassVar[str] = "attacked"

    def fits(self, state: NannaierState, event: events.Attacked, card: int, seat: int) -> bool:
        return event.defender == card


class HitsPlayer(Answer, tag="hits-player"):
    """This doll has attacked the player (NN-7.4)."""

    topic: ClassVar[str] = "hit-player"

    def fits(self, state: NannaierState, event: events.HitPlayer, card: int, seat: int) -> bool:
        return event.attacker == card


class Damaged(Answer, tag="damaged"):
    """This doll takes damage, a shield's part included (NN-7.5)."""

    topic: ClassVar[str] = "damaged"

    def fits(self, state: NannaierState, event: events.Damaged, card: int, seat: int) -> bool:
        return event.card == card


class Falls(Answer, tag="falls"):
    """This doll falls; it still stands while it answers (NN-G44)."""

    topic: ClassVar[str] = "falling"

    def fits(self, state: NannaierState, event: events.Falling, card: int, seat: int) -> bool:
        return event.card == card


class DollFalls(Answer, tag="doll-falls"):
    """Another doll falls."""

    topic: ClassVar[str] = "falling"
    of: Whose = "you"

    def fits(self, state: NannaierState, event: events.Falling, card: int, seat: int) -> bool:
        return event.card != card and is_of(self.of, event.seat, seat)


class TurnStarts(Answer, tag="turn-starts"):
    """A turn has begun: points and draws have come (NN-G20)."""

    topic: ClassVar[str] = "turn-began"
    of: Whose = "you"

    def fits(self, state: NannaierState, event: events.TurnBegan, card: int, seat: int) -> bool:
        return is_of(self.of, event.seat, seat)


class TurnEnds(Answer, tag="turn-ends"):
    """A turn is about to end."""

    topic: ClassVar[str] = "turn-ending"
    of: Whose = "you"

    def fits(self, state: NannaierState, event: events.TurnEnding, card: int, seat: int) -> bool:
        return is_of(self.of, event.seat, seat)


class MirrorChanges(Answer, tag="mirror-changes"):
    """A mirror is laid on the table (NN-2.8)."""

    topic: ClassVar[str] = "mirror-laid"
    by: Whose = "both"

    def fits(self, state: NannaierState, event: events.MirrorLaid, card: int, seat: int) -> bool:
        return event.card != card and is_of(self.by, event.seat, seat)


class TranscendSpent(Answer, tag="transcend-spent"):
    """A transcend point has been spent (NN-11.1)."""

    topic: ClassVar[str] = "transcend-spent"
    by: Whose = "you"

    def fits(self, state: NannaierState, event: events.TranscendSpent, card: int, seat: int) -> bool:
        return is_of(self.by, event.seat, seat)


class SpellIsCast(Answer, tag="spell-is-cast"):
    """Another card is cast as a spell (NN-8.2)."""

    topic: ClassVar[str] = "spell-cast"
    by: Whose = "you"

    def fits(self, state: NannaierState, event: events.SpellCast, card: int, seat: int) -> bool:
        return event.card != card and is_of(self.by, event.seat, seat)
