"""Soaking Vanguard: random decks, what counts as played, and what always holds (VG-11.12)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.games.vanguard.counting import CARDS, COPIES, HEALS, SENTINELS, TRIGGERS, is_heal, is_sentinel, is_trigger
from rules.games.vanguard.events import Placed
from rules.games.vanguard.settling import DAMAGE_LIMIT
from rules.games.vanguard.table import CHECK, DAMAGE, GC, NAMES, REAR, VC, WIDTH, VanguardState
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.proof import Proof
from rules.kernel.records import Event


def random_deck(cards: Sequence[CardFacts], chance: Chance) -> DeckList:
    """A legal deck of one to four clans, mixed as if that were agreed (VG-2, VG-R5)."""
    clans = sorted({clan for card in cards if (clan := card.word("clan"))})
    with_triggers = sorted({clan for card in cards if is_trigger(card) and (clan := card.word("clan"))})
    chosen = {chance.one_of(with_triggers)}
    chosen |= {chance.one_of(clans) for _ in range(chance.below(4))}
    pool = [card for card in cards if card.word("clan") in chosen for _ in range(COPIES)]
    taken: list[CardFacts] = []
    for card in chance.sample(pool, len(pool)):
        limit = TRIGGERS if is_trigger(card) else CARDS - TRIGGERS
        fits = sum(is_trigger(other) == is_trigger(card) for other in taken) < limit
        few_heals = not is_heal(card) or sum(map(is_heal, taken)) < HEALS
        few_sentinels = not is_sentinel(card) or sum(map(is_sentinel, taken)) < SENTINELS
        if fits and few_heals and few_sentinels:
            taken.append(card)
    copies = Counter(card.key for card in taken)
    entries = (DeckEntry(card, card.printings[0], copies[card.key]) for card in cards if copies[card.key])
    return DeckList("vanguard", tuple(entries))


def counts(card: CardFacts) -> bool:
    return True


def played(event: Event) -> int | None:
    """A card is played when it arrives on a circle."""
    return event.card if isinstance(event, Placed) else None


def decks_are_whole(state: VanguardState) -> Iterator[str]:
    """Each player's 50 cards are in that player's own zones, and are those of the deck (VG-11.12)."""
    for seat in (0, 1):
        own = [card for card, zone in enumerate(state.zone) if zone // WIDTH == seat]
        if any(state.owner[card] != seat for card in own):
            yield f"seat {seat} holds cards of the other"
        if tuple(sorted(state.card[card] for card in own)) != state.lists[seat]:
            yield f"the cards of seat {seat} are not those of the deck"


def circles_are_sound(state: VanguardState) -> Iterator[str]:
    """One vanguard, at most one unit on each other circle; GC and check area empty outside a battle (VG-11.12)."""
    in_battle = state.attacker >= 0
    for seat in (0, 1):
        if state.phase != "setup" and len(state.at(seat, VC)) != 1:
            yield f"seat {seat} has {len(state.at(seat, VC))} vanguards"
        for place in REAR:
            if len(state.at(seat, place)) > 1:
                yield f"seat {seat} has {len(state.at(seat, place))} units on {NAMES[place]}"
        for place in (GC, CHECK):
            if state.at(seat, place) and not in_battle and state.outcome is None:
                yield f"seat {seat} has cards on {NAMES[place]} outside a battle"


def damage_is_settled(state: VanguardState) -> Iterator[str]:
    """Nobody goes on with six damage once the battle is over (VG-6.1)."""
    if state.outcome is None and state.attacker < 0:
        for seat in (0, 1):
            if len(state.at(seat, DAMAGE)) >= DAMAGE_LIMIT:
                yield f"seat {seat} goes on with {len(state.at(seat, DAMAGE))} damage"


def changes_have_their_unit(state: VanguardState) -> Iterator[str]:
    """What changes a unit ends with it (VG-G44)."""
    for change in state.modifiers:
        if state.stamp[change.target] != change.stamp:
            yield f"{change} is of a card that is another one now"


PROOF = Proof(
    random_deck,
    counts,
    played,
    (decks_are_whole, circles_are_sound, damage_is_settled, changes_have_their_unit),
)
