"""Soaking Pokémon Duels: random decks, what counts as played, and what always holds."""

from collections.abc import Iterator, Sequence

from rules.games.pokemon_duels.counting import EXTRA, LEAST, MOST_EXTRA
from rules.games.pokemon_duels.events import Activated, Summoned
from rules.games.pokemon_duels.facts import EVOLUTION, FIELD
from rules.games.pokemon_duels.facts import POKEMON as RED
from rules.games.pokemon_duels.table import (
    CHAIN_LIMIT,
    ENVIRONMENT,
    HAND,
    MAIN_1,
    NAMES,
    POKEMON,
    SPELLS,
    WIDTH,
    DuelState,
)
from rules.games.pokemon_duels.table import FIELD as FIELD_PLACE
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.proof import Proof
from rules.kernel.records import Event

FIVES = frozenset((*POKEMON, *SPELLS))


BRINGERS = {"evolution": 3, "evolution-dance": 2, "rare-candy": 1, "bitter-root": 1}
"""What brings cards of the Extra Deck into play, and how many of each a random deck holds."""


def random_deck(cards: Sequence[CardFacts], chance: Chance) -> DeckList:
    """40 cards and 15 white ones, these with what they evolve from; rules on copies are another matter."""
    white = chance.sample([card for card in cards if card.kind == EVOLUTION], MOST_EXTRA)
    before = {card.word("evolves_from") for card in white}
    main = chance.sample([card for card in cards if card.kind not in (EVOLUTION, FIELD)], LEAST)
    basics = [card for card in cards if card.kind == RED and card.word("species") in before]
    bringers = [card for card in cards if card.key in BRINGERS]
    chosen = {card.key: card for card in (*bringers, *basics, *main)}
    taken = list(chosen.values())[: LEAST - sum(BRINGERS.values()) + len(BRINGERS)]
    entries = [DeckEntry(card, card.printings[0], BRINGERS.get(card.key, 1)) for card in taken]
    return DeckList("pokemon-duels", (*entries, *(DeckEntry(card, card.printings[0], 1, EXTRA) for card in white)))


def counts(card: CardFacts) -> bool:
    return card.kind != FIELD


def played(event: Event) -> int | None:
    """A Pokémon is played when it is summoned, another card when it is activated."""
    return event.card if isinstance(event, (Summoned, Activated)) else None


def decks_are_whole(state: DuelState) -> Iterator[str]:
    """Each player's cards are those of the deck, and lie on the other side only while they are in play.

    Looked at when a turn begins: what is lost stays lost.
    """
    if state.decision is None or state.decision.kind != "main" or state.phase != MAIN_1:
        return
    venue = {state.card[card] for card in state.at(0, FIELD_PLACE)}
    for seat in (0, 1):
        own = sorted(number for number, who in zip(state.card, state.owner, strict=True) if who == seat)
        if [number for number in own if number not in venue] != [n for n in state.lists[seat] if n not in venue]:
            yield f"the cards of seat {seat} are not those of the deck"
    for card, zone in enumerate(state.zone):
        if zone // WIDTH != state.owner[card] and zone % WIDTH not in POKEMON:
            yield f"card {card} of seat {state.owner[card]} lies in {NAMES[zone % WIDTH]} of the other"


def zones_are_sound(state: DuelState) -> Iterator[str]:
    """At most one card in each place of the field, of a kind that may lie there (PD-3.1, PD-G17)."""
    for number, zone in enumerate(state.zones):
        place = number % WIDTH
        if zone and place in FIVES:
            if len(zone) > 1:
                yield f"there are {len(zone)} cards on {NAMES[place]}"
            kind = state.print(zone[0]).kind
            if (place in POKEMON) != (kind in (RED, EVOLUTION)):
                yield f"a {kind} lies on {NAMES[place]}"
        if place == HAND and any(state.print(card).kind == EVOLUTION for card in zone):
            yield "an Evolution card is in a hand"
    if sum(len(state.at(seat, ENVIRONMENT)) for seat in (0, 1)) > 1:
        yield "there are two Environments"


def equipment_is_worn(state: DuelState) -> Iterator[str]:
    """Whoever wears something is face up on the field, and wears one thing (PD-10.2, PD-G34)."""
    worn: set[int] = set()
    for card, host in enumerate(state.host):
        if host >= 0:
            if state.place_of(card) not in SPELLS or not state.on_field(host) or state.is_face_down(host):
                yield f"card {card} is worn by {host}, and one of them is not there"
            if host in worn:
                yield f"card {host} wears two things"
            worn.add(host)


def chain_is_sound(state: DuelState) -> Iterator[str]:
    """At most seven links, and none while a player is free to act (PD-7b)."""
    if len(state.chain) > CHAIN_LIMIT:
        yield f"the chain has {len(state.chain)} links"
    is_free = state.decision is not None and state.decision.kind in ("main", "battle")
    if is_free and (state.chain or state.news or state.waiting):
        yield "a player is free to act while something waits to happen"


def nothing_lies_about(state: DuelState) -> Iterator[str]:
    """What was activated is gone once its chain is over, but for what stays (PD-G46)."""
    if state.chain or state.decision is None or state.decision.kind not in ("main", "battle"):
        return
    for seat in (0, 1):
        for card in state.spells(seat):
            if not state.is_face_down(card) and state.host[card] < 0:
                yield f"card {card} lies face up and does nothing"


def life_is_sound(state: DuelState) -> Iterator[str]:
    """Nobody goes on without life (PD-G26)."""
    if state.outcome is None and state.decision is not None and state.decision.kind in ("main", "battle"):
        yield from (f"seat {seat} goes on with {state.life[seat]} life" for seat in (0, 1) if state.life[seat] <= 0)


PROOF = Proof(
    random_deck,
    counts,
    played,
    (
        decks_are_whole,
        zones_are_sound,
        equipment_is_worn,
        chain_is_sound,
        nothing_lies_about,
        life_is_sound,
    ),
)
