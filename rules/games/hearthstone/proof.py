"""Soaking Hearthstone: random decks, what counts as played, and what always holds."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.games.hearthstone.events import Arrived, Played
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
HEALTH = 30
COPIES, LEGENDARY_COPIES = 2, 1
LIMITS = ((BOARD, MAX_BOARD), (HAND, MAX_HAND), (SECRETS, MAX_SECRETS), (HERO, 1), (POWER, 1), (WEAPON, 1))


def counts(card: CardFacts) -> bool:
    return card.has("collectible")


def can_lead(card: CardFacts) -> bool:
    """One of the nine heroes who may start a match; Lord Jaraxxus has fewer health."""
    return card.kind == "hero" and card.number("health") == HEALTH


def random_deck(cards: Sequence[CardFacts], chance: Chance) -> DeckList:
    """Any of the nine heroes and 30 legal cards: of the class or neutral, two alike, of a legendary one (HS-D)."""
    hero = chance.one_of([card for card in cards if can_lead(card)])
    classes = (hero.word("class"), "neutral")
    legal = [card for card in cards if counts(card) and card.word("class") in classes]
    copies = Counter(card.key for card in chance.sample([card for card in legal for _ in range(most(card))], CARDS))
    entries = (DeckEntry(card, card.printings[0], copies[card.key]) for card in legal if copies[card.key])
    return DeckList("hearthstone", tuple(entries), hero.key)


def most(card: CardFacts) -> int:
    return LEGENDARY_COPIES if card.word("rarity") == "legendary" else COPIES


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
