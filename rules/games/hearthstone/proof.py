"""Soaking Hearthstone: random decks of the cards that have a script, what counts as played, and what always holds."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.games.hearthstone import cards
from rules.games.hearthstone.events import Arrived, Played
from rules.games.hearthstone.setup import POWERS
from rules.games.hearthstone.table import (
    BOARD,
    HAND,
    HERO,
    MAX_BOARD,
    MAX_CRYSTALS,
    MAX_HAND,
    MAX_SECRETS,
    POWER,
    SECRETS,
    WEAPON,
    HearthstoneState,
)
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.proof import Proof
from rules.kernel.records import Event

CARDS = 30
COPIES = 2
HEALTH = 30
SCRIPTED = frozenset(script.key for script in cards.CARDS)
LIMITS = ((BOARD, MAX_BOARD), (HAND, MAX_HAND), (SECRETS, MAX_SECRETS), (HERO, 1), (POWER, 1), (WEAPON, 1))


def counts(card: CardFacts) -> bool:
    """Decks are made of the cards that have a script, whatever their class."""
    return card.key in SCRIPTED and card.has("collectible")


def can_lead(card: CardFacts) -> bool:
    power = POWERS.get(card.word("class") or "")
    return card.kind == "hero" and card.number("health") == HEALTH and power in SCRIPTED


def random_deck(cards: Sequence[CardFacts], chance: Chance) -> DeckList:
    """30 cards, at most two of each, and any hero who starts a match and whose power has a script."""
    hero = chance.one_of([card for card in cards if can_lead(card)])
    pool = [card for card in cards if counts(card) for _ in range(COPIES)]
    copies = Counter(card.key for card in chance.sample(pool, CARDS))
    entries = (DeckEntry(card, card.printings[0], copies[card.key]) for card in cards if copies[card.key])
    return DeckList("hearthstone", tuple(entries), hero.key)


def played(event: Event) -> int | None:
    """A card is played when it is paid for, or comes into play."""
    return event.card if isinstance(event, Played | Arrived) else None


def places_are_bounded(state: HearthstoneState) -> Iterator[str]:
    """No place holds more than it may (HS-L.1), and who plays on has a hero and a power."""
    for seat in (0, 1):
        for place, most in LIMITS:
            if len(state.at(seat, place)) > most:
                yield f"seat {seat} has {len(state.at(seat, place))} cards on {state.ruleset.zones[place].name}"
        for place in (HERO, POWER):
            if not state.at(seat, place) and state.outcome is None:
                yield f"seat {seat} has no {state.ruleset.zones[place].name}"


def crystals_are_bounded(state: HearthstoneState) -> Iterator[str]:
    """Mana is never negative, nor crystals more than ten (HS-L.1)."""
    for seat in (0, 1):
        if state.mana[seat] < 0 or not 0 <= state.crystals[seat] <= MAX_CRYSTALS:
            yield f"seat {seat} has {state.mana[seat]} mana and {state.crystals[seat]} crystals"


PROOF = Proof(random_deck, counts, played, (places_are_bounded, crystals_are_bounded))
