"""What the opponent's face-down secrets can still be, from nothing but what a seat was told (HS-G61 to HS-G65).

The true secret is always among the suspects: one is dropped only where it had to answer something and did not, or
could not have been set. Which of several face-down secrets was turned up is not told, so from then on each of
those that it may have been is taken for its neighbour too.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.games.hearthstone.table import BOARD, GRAVEYARD, MAX_BOARD, SECRETS, HearthstoneState
from rules.kernel.facts import CardKey
from rules.kernel.state import HIDDEN

COPIES = 2
COIN_RULE = "HS-S.3"
EVERY_ATTACK_ON_A_HERO = frozenset((CardKey("explosive-trap"), CardKey("ice-barrier")))
GONE = {"died": "card", "returned": "card", "destroyed": "target", "put-aside": "card"}
COME = ("arrived", "after-summoned", "control-taken")

Told = Mapping[str, Any]
Row = Sequence[Told]
"""What one action made happen."""
Suspects = frozenset[CardKey]


def suspects(view: HearthstoneState, told: Iterable[Row], seat: int) -> tuple[tuple[CardKey, ...], ...]:
    """For each face-down secret of the other seat, oldest first, the cards that it can still be, in order of keys.

    `view` is what `seat` sees now, `told` what it was told since the start of the match, or since a position that was
    laid: a row for each action, events as `chronicle.told` gives them.
    """
    rows = [row for row in told if row]
    mind = _Mind(view, rows, seat)
    for row in rows:
        mind.take(row)
    mind.conclude()
    return tuple(tuple(sorted(slot)) for slot in mind.slots)


class _Mind:
    """What a seat makes of what it was told. A slot is a face-down secret of its owner, the other seat."""

    def __init__(self, view: HearthstoneState, rows: Sequence[Row], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.owner = 1 - seat
        self.secrets = _secrets(view)
        self.has_foreign = False
        """Whether a card of any class may have come into the owner's hand (HS-G61)."""
        events = [event for row in rows for event in row]
        self.active: int | None = _first_active(view, events)
        self.standing = _laid(view, events)
        """By seat: the minions that may be on its board; more than are there, never fewer."""
        count = Counter(event["type"] for event in events if event.get("seat") == self.owner)
        gone = count["secret-revealed"] + count["secret-destroyed"] - count["secret-played"]
        self.slots: list[Suspects] = [self.settable()] * (len(view.at(self.owner, SECRETS)) + gone)

    def settable(self) -> Suspects:
        """What a secret set now can be: of its player's class, and not the third copy (HS-G61, HS-G62)."""
        if self.has_foreign:
            return frozenset(self.secrets)
        classes = set(_classes(self.view, self.owner))
        return frozenset(key for key, of_class in self.secrets.items() if of_class in classes)

    def take(self, row: Row) -> None:
        """One action: what was turned up or set in it, then what had to answer and did not (HS-G64)."""
        missed: set[CardKey] = set()
        for place, event in enumerate(row):
            self.follow(event)
            if self.active == self.seat:
                missed |= set(self.answers(row, place))
        self.slots = [slot - missed for slot in self.slots]

    def follow(self, event: Told) -> None:
        kind, who = event["type"], event.get("seat")
        if kind == "turn-began":
            self.active = who
        elif kind == "turn-ending":
            self.active = None
        elif kind in COME and who is not None:
            self.standing[who].add(event["card"])
            if kind == "control-taken":
                self.standing[1 - who].discard(event["card"])
        elif kind in ("died", "returned"):
            for minions in self.standing:
                minions.discard(event["card"])
        if who == self.owner:
            self.follow_owner(event)

    def follow_owner(self, event: Told) -> None:
        kind = event["type"]
        if kind == "received" and event["rule"] != COIN_RULE:
            self.has_foreign = True
        elif kind == "secret-played":
            self.slots.append(self.settable())
        elif kind in ("secret-revealed", "secret-destroyed"):
            self.forget(CardKey(event["named"][str(event["card"])]))

    def forget(self, key: CardKey) -> None:
        """One of the slots was this card and is gone; no other one is the same (HS-G63, HS-G65)."""
        places = [place for place, slot in enumerate(self.slots) if key in slot] or [*range(len(self.slots))]
        first, last = places[0], places[-1]
        merged = [self.slots[place] | self.slots[place + 1] for place in range(first, last)]
        self.slots = [slot - {key} for slot in (*self.slots[:first], *merged, *self.slots[last + 1 :])]

    def conclude(self) -> None:
        """A third copy there is not (HS-G62); a secret that is known is no other one (HS-G63)."""
        if not self.has_foreign:
            spent = frozenset(key for key, count in self.seen().items() if count >= COPIES)
            self.slots = [slot - spent for slot in self.slots]
        known: set[CardKey] = set()
        while fresh := {key for slot in self.slots if len(slot) == 1 for key in slot} - known:
            known |= fresh
            self.slots = [slot if len(slot) == 1 else slot - known for slot in self.slots]

    def seen(self) -> Counter[CardKey]:
        """The owner's cards that lie open now."""
        view = self.view
        mine = (card for card, owner in enumerate(view.owner) if owner == self.owner and view.card[card] != HIDDEN)
        return Counter(view.ruleset.definitions[view.card[card]].key for card in mine)

    # What has to answer an event

    def answers(self, row: Row, place: int) -> Iterator[CardKey]:
        """The secrets that would have answered this event of the row for certain."""
        event = row[place]
        kind, is_own = event["type"], event.get("seat") == self.seat
        if kind == "proposed-attack" and is_own:
            yield from self.to_attack(row, place)
        elif kind == "predamage" and not is_own:
            yield CardKey("ice-block")
        elif kind == "damaged" and not is_own and self.kind(event, "target") == "hero":
            if not any(self.hurts_own_hero(each) for each in row):
                yield CardKey("eye-for-an-eye")
        elif kind == "died" and not is_own and self.kind(event, "card") == "minion":
            yield from self.where_room("redemption", row, place)
        elif kind == "played" and is_own and event["kind"] in ("spell", "secret"):
            yield CardKey("counterspell")
        elif kind == "targeted" and is_own:
            yield from self.where_room("spellbender", row, place)
        elif kind == "after-played" and is_own:
            yield from self.to_minion(row, place)

    def to_attack(self, row: Row, place: int) -> Iterator[CardKey]:
        """HS-X.3 to HS-X.9: what asks for a living attacker counts only where the attack then went on undisturbed."""
        event = row[place]
        by_minion = self.kind(event, "attacker") == "minion"
        on_hero = self.kind(event, "defender") == "hero" and self.view.owner[event["defender"]] == self.owner
        if on_hero:
            yield from EVERY_ATTACK_ON_A_HERO
        elif event["defender"] in self.standing[self.owner] - self.standing[self.seat]:
            yield from self.where_room("snake-trap", row, place)
        if not _goes_on(row, place):
            return
        yield from self.where_room("noble-sacrifice", row, place)
        if by_minion:
            yield CardKey("freezing-trap")
        if by_minion and on_hero:  # the attacker's own hero is someone else to attack
            yield from (CardKey("vaporize"), CardKey("misdirection"))

    def to_minion(self, row: Row, place: int) -> Iterator[CardKey]:
        """HS-X.15 to HS-X.17: what asks for a living minion counts only where nothing had touched it."""
        card = row[place]["card"]
        yield from self.where_room("mirror-entity", row, place)
        if not any(_touches(each, card) for each in row) and not _reveals(row):
            yield from (CardKey("snipe"), CardKey("repentance"))

    def where_room(self, key: str, row: Row, place: int) -> Iterator[CardKey]:
        """The secret, where the owner's board certainly had a free place, whatever came in this action."""
        came = {event["card"] for event in row[place:] if event["type"] in COME and event["seat"] == self.owner}
        if len(self.standing[self.owner] | came) < MAX_BOARD:
            yield CardKey(key)

    def hurts_own_hero(self, event: Told) -> bool:
        return event["type"] == "damaged" and event["seat"] == self.seat and self.kind(event, "target") == "hero"

    def kind(self, event: Told, field: str) -> str | None:
        """What kind of card an event names; None where it was not told."""
        key = event["named"].get(str(event[field]))
        ruleset = self.view.ruleset
        return None if key is None else ruleset.definitions[ruleset.by_key[CardKey(key)]].facts.kind


def _secrets(view: HearthstoneState) -> dict[CardKey, str | None]:
    """The published secrets with their classes."""
    cards = (definition.facts for definition in view.ruleset.definitions)
    return {card.key: card.word("class") for card in cards if card.has("secret") and card.has("collectible")}


def _classes(view: HearthstoneState, owner: int) -> Iterator[str]:
    """The classes of the heroes that this seat has or had."""
    for card, whose in enumerate(view.owner):
        if whose == owner and view.card[card] != HIDDEN and view.kind(card) == "hero":
            yield view.word(card, "class") or ""


def _first_active(view: HearthstoneState, events: Iterable[Told]) -> int | None:
    """Whose turn it was before the first event: the other one's than the turn that began first."""
    began = next((event["seat"] for event in events if event["type"] == "turn-began"), None)
    return view.active if began is None else 1 - began


def _laid(view: HearthstoneState, events: Iterable[Told]) -> tuple[set[int], set[int]]:
    """Minions whose coming is not told: they may have been there from the beginning."""
    came = {event["card"] for event in events if event["type"] in COME}
    boards = ({*view.at(seat, BOARD), *view.at(seat, GRAVEYARD)} - came for seat in (0, 1))
    first, second = (
        {card for card in cards if view.card[card] != HIDDEN and view.kind(card) == "minion"} for cards in boards
    )
    return first, second


def _goes_on(row: Row, place: int) -> bool:
    """Whether the attack that was proposed there was made, by the same attacker, and no secret came before.

    One that a secret has wounded to death may still attack, though nothing that asks for a living one answers it.
    """
    attacker = row[place]["attacker"]
    made = (at for at in range(place, len(row)) if row[at]["type"] == "attacked" and row[at]["attacker"] == attacker)
    end = next(made, None)
    return end is not None and not _reveals(row[:end])


def _reveals(events: Iterable[Told]) -> bool:
    return any(event["type"] == "secret-revealed" for event in events)


def _touches(event: Told, card: int) -> bool:
    """Whether an event tells that something happened to a card that may have cost its life."""
    if event["type"] == "damaged":
        return bool(event["target"] == card)
    return event["type"] in GONE and bool(event[GONE[event["type"]]] == card)
