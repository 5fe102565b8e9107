"""Who may attack and whom, and whom a card may aim at: what refusals and the list of legal actions both read."""

from rules.games.hearthstone.keywords import has
from rules.games.hearthstone.prints import half_keys
from rules.games.hearthstone.table import BOARD, FROZEN, IMMUNE, STEALTH, WIDTH, HearthstoneState, attack_of
from rules.games.hearthstone.texts import Text
from rules.kernel.facts import CardKey
from rules.kernel.frames import Frame


def text_of(state: HearthstoneState, card: int, half: int = -1) -> tuple[int, Text] | None:
    """The program that a card's playing starts, None for a card without one; of a Choose One card, a half's."""
    printed = state.print(card)
    if printed.halves:
        return None if half < 0 else printed.halves[half]
    return printed.text


def halves_of(state: HearthstoneState, card: int) -> tuple[CardKey, ...]:
    """The cards whose texts a Choose One card offers, none for any other."""
    return half_keys(state.ruleset, state.card[card])


def open_halves(state: HearthstoneState, seat: int, card: int) -> list[int]:
    """The halves that have what they ask for now (HS-G19)."""
    return [
        half
        for half in range(len(state.print(card).halves))
        if needs_hold(state, seat, card, half) and legal_targets(state, seat, card, half) != []
    ]


def needs_hold(state: HearthstoneState, seat: int, card: int, half: int = -1) -> bool:
    found = text_of(state, card, half)
    if found is None or found[1].needs is None:
        return True
    return found[1].needs.holds(state, Frame(found[0], 0, card, state.stamp[card], seat, {}))


def legal_targets(state: HearthstoneState, seat: int, card: int, half: int = -1) -> list[int] | None:
    """Whom the card may aim at now; None when it aims at nobody (HS-K.5 to HS-K.7)."""
    found = text_of(state, card, half)
    if found is None or found[1].target is None or (found[1].combo and not state.played[seat]):
        return None
    number, text = found
    assert text.target is not None
    frame = Frame(number, 0, card, state.stamp[card], seat, {})
    untouchable = state.kind(card) in ("spell", "hero power")
    return [
        target
        for target in text.target.find(state, frame)
        if not (state.marks[target] & (STEALTH | IMMUNE) and state.seat_of(target) != seat)
        and not (untouchable and has(state, target, "cant_be_targeted"))
    ]


def is_done(state: HearthstoneState, card: int) -> bool:
    """Whether it has made its attack of this turn, or both with Windfury (HS-Q6.1)."""
    made = state.attacks[card]
    return made > 0 and made >= (2 if has(state, card, "windfury") else 1)


def is_exhausted(state: HearthstoneState, card: int) -> bool:
    """Whether it is a minion that came this turn, without Charge (HS-K.22)."""
    is_new = state.changed_sides[card] == state.turn and state.zone[card] % WIDTH == BOARD
    return is_new and not has(state, card, "charge")


def can_attack(state: HearthstoneState, card: int) -> bool:
    """Whether a character can attack at all now: nothing in `attacker_refusals` speaks against it."""
    if state.marks[card] & FROZEN or attack_of(state, card) <= 0:
        return False
    if state.attacks[card] and is_done(state, card):
        return False
    if state.changed_sides[card] == state.turn and is_exhausted(state, card):
        return False
    return not has(state, card, "cant_attack")


def open_defenders(state: HearthstoneState, seat: int) -> list[int]:
    """The characters of a seat that can be attacked: those with Taunt where there are any (HS-K.1)."""
    characters = taunting(state, seat) or state.characters(seat)
    return [card for card in characters if not state.marks[card] & (STEALTH | IMMUNE)]


def taunting(state: HearthstoneState, seat: int) -> list[int]:
    """Minions whose Taunt works now: neither stealthed nor immune (HS-K.1)."""
    return [
        card
        for card in state.at(seat, BOARD)
        if not state.marks[card] & (STEALTH | IMMUNE) and has(state, card, "taunt")
    ]
