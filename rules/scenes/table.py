"""A match as a scene sees it: seats are me and foe, cards are found by name, values are said in words."""

from collections.abc import Iterable
from typing import Any

from rules.kernel.facts import CardFacts
from rules.kernel.staging import Holds, Order, Quality, Staging, Unlayable
from rules.kernel.state import HIDDEN, MatchState
from rules.scenes.names import ORDINALS, SEATS, Names, UnknownName, reference


class Table:
    """A state in words; `me` is the seat that is called so."""

    def __init__(self, state: MatchState, names: Names, me: int) -> None:
        self.state = state
        self.names = names
        self.me = me

    @property
    def staging(self) -> Staging:
        return self.state.ruleset.play.staging

    def seat(self, side: str) -> int:
        return self.me if side == "me" else 1 - self.me

    def side(self, seat: int) -> str:
        return SEATS[seat != self.me]

    def facts(self, card: int) -> CardFacts:
        return self.state.ruleset.definitions[self.state.card[card]].facts

    def zone_of(self, card: int) -> tuple[int, str]:
        """Whose zone a card lies in, and its name."""
        seat, place = divmod(self.state.zone[card], len(self.state.ruleset.zones))
        return seat, self.state.ruleset.zones[place].name

    def cards_in(self, seat: int, zone: str) -> list[int]:
        """The cards of a zone or group of zones, in the order that a scene lists them."""
        width = len(self.state.ruleset.zones)
        found: list[int] = []
        for place in self.state.ruleset.places[zone]:
            cards = self.state.zones[seat * width + place]
            from_top = self.order(self.state.ruleset.zones[place].name) is Order.FROM_TOP
            found += reversed(cards) if from_top else cards
        return found

    def order(self, zone: str) -> Order:
        return next(row.order for row in self.staging.rows if row.zone == zone)

    def find(self, text: str, among: Iterable[int] | None = None) -> list[int]:
        """The cards that a text may mean, those of an earlier zone of the game's list first."""
        meant = reference(text, self.state.ruleset.places)
        seats = [self.seat(meant.seat)] if meant.seat else [self.me, 1 - self.me]
        allowed = None if among is None else set(among)
        groups: list[list[int]] = []
        for zones in self._groups(meant.zone):
            cards = [card for seat in seats for zone in zones for card in self.cards_in(seat, zone)]
            groups.append([card for card in cards if allowed is None or card in allowed])
        if meant.name is not None:
            groups = self._named(groups, meant.name)
        if meant.ordinal is not None:
            return [group[meant.ordinal] for group in groups if len(group) > meant.ordinal][:1]
        return [card for group in groups for card in group]

    def _groups(self, zone: str | None) -> tuple[tuple[str, ...], ...]:
        return self.staging.sought if zone is None else ((zone,),)

    def _named(self, groups: list[list[int]], name: str) -> list[list[int]]:
        present = {self.state.card[card] for group in groups for card in group} - {HIDDEN}
        meant = set(self.names.meant(name, present))
        return [[card for card in group if self.state.card[card] in meant] for group in groups]

    def one(self, text: str) -> int:
        """The one card that a text means: of the first zones where there is one. Unlayable when there are more."""
        found = self.find(text)
        if not found:
            raise Unlayable(f"there is no {text} on the table")
        first = self._rank(found[0])
        best = [card for card in found if self._rank(card) == first]
        if len(best) > 1:
            raise Unlayable(f"{text} may be {' or '.join(map(self.text, best[:4]))}")
        return best[0]

    def _rank(self, card: int) -> int:
        zone = self.zone_of(card)[1]
        return next((rank for rank, zones in enumerate(self.staging.sought) if zone in zones), len(self.staging.sought))

    def text(self, card: int) -> str:
        """A card by a text that means it and no other: "foe second Wisp in board"; by its place where it is hidden."""
        seat, zone = self.zone_of(card)
        if self.state.card[card] == HIDDEN:
            return f"{self.side(seat)} {zone}"
        name = self.name(self.state.card[card])
        alike = [each for each in self.cards_in(seat, zone) if self.state.card[each] == self.state.card[card]]
        place = alike.index(card)
        ordinal = [ORDINALS[place]] if len(alike) > 1 and place < len(ORDINALS) else []
        return " ".join([self.side(seat), *ordinal, name, "in", zone])

    def name(self, definition: int) -> str:
        """What a position calls a card: its name, or its key where the name means another one."""
        facts = self.state.ruleset.definitions[definition].facts
        try:
            return facts.name if self.names.definition(facts.name) == definition else facts.key
        except UnknownName:
            return facts.key

    def value(self, quality: Quality, said: Any) -> Any:
        """What a scene says as the value that the state holds: seats and cards as their numbers."""
        if quality.holds is Holds.SEAT:
            return self.seat(said)
        if quality.holds is Holds.CARD:
            return self.one(said)
        if quality.holds is Holds.CARDS:
            return [self.one(each) if isinstance(each, str) else each for each in said]
        return list(said) if quality.holds is Holds.TEXTS else said

    def words(self, quality: Quality, value: Any) -> Any:
        """A value of the state as a scene says it."""
        if quality.holds is Holds.SEAT:
            return self.side(value)
        if quality.holds is Holds.CARD:
            return self.facts(value).name if value >= 0 else "none"
        if quality.holds is Holds.CARDS:
            return [self.facts(card).name for card in value]
        return value
