"""The table of a Vanguard match: zones and circles (VG-3), standing and resting, and the numbers of a unit (VG-G45)."""

from typing import ClassVar

from rules.games.vanguard.events import Drawn, Dropped, Moved, Placed, PutBack, Rested, Ridden, Stood
from rules.kernel.chance import Chance
from rules.kernel.numbers import has_now, number_now
from rules.kernel.records import Event, Outcome
from rules.kernel.resolution import emit
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import GAME_MARKS, RESTED, MatchState
from rules.kernel.zones import BOTH, NOBODY, OWNER, Zone, relocate

ZONES = (
    Zone("deck", NOBODY),  # VG-3.1
    Zone("hand", OWNER),
    Zone("drop", BOTH),  # VG-3.2
    Zone("damage", BOTH, face_down=BOTH),  # VG-3.3, VG-G13
    Zone("VC", BOTH),  # VG-3.4
    Zone("soul", BOTH),
    Zone("FL", BOTH),  # VG-3.5
    Zone("FR", BOTH),
    Zone("BL", BOTH),
    Zone("BC", BOTH),
    Zone("BR", BOTH),
    Zone("GC", BOTH),  # VG-3.6
    Zone("check", BOTH),  # VG-G10
)
WIDTH = len(ZONES)
DECK, HAND, DROP, DAMAGE, VC, SOUL, FL, FR, BL, BC, BR, GC, CHECK = range(WIDTH)
REAR = (FL, FR, BL, BC, BR)
FRONT = (FL, VC, FR)
FIELD = (VC, *REAR)
FIELD_SET = frozenset(FIELD)
UNIT_PLACES = frozenset((*FIELD, GC))
BEHIND = {FL: BL, VC: BC, FR: BR}
AHEAD = {back: front for front, back in BEHIND.items()}
FACING = {FL: FR, VC: VC, FR: FL}
"""The opposite seat's front circle in the same column: own left faces the opponent's right (VG-G9)."""

NAMES = tuple(zone.name for zone in ZONES)
UNHITTABLE = GAME_MARKS
"""The unit cannot be hit in this battle (VG-G50)."""
STAYS_RESTED = GAME_MARKS << 1
"""The unit does not stand in its owner's next stand phase (VG-G52)."""


class VanguardState(MatchState):
    """A Vanguard match; `attacker`, `target` and `booster` are -1 where there is none."""

    OWN: ClassVar[tuple[str, ...]] = (
        "attacker", "attacker_stamp", "booster", "checks_left", "first", "phase", "target", "target_stamp",
    )  # fmt: skip
    __slots__ = OWN

    def __init__(self, ruleset: Ruleset, chance: Chance) -> None:
        super().__init__(ruleset, chance)
        self.phase = "setup"
        self.first = 0
        self.attacker = -1
        self.attacker_stamp = 0
        self.target = -1
        self.target_stamp = 0
        self.booster = -1
        self.checks_left = 0

    def at(self, seat: int, place: int) -> list[int]:
        """The cards in one zone, the top one last."""
        return self.zones[seat * WIDTH + place]

    def unit(self, seat: int, place: int) -> int:
        """The unit on a circle, -1 where there is none."""
        cards = self.zones[seat * WIDTH + place]
        return cards[-1] if cards else -1

    def vanguard(self, seat: int) -> int:
        return self.zones[seat * WIDTH + VC][-1]

    def rear_guards(self, seat: int) -> list[int]:
        base = seat * WIDTH
        return [card for place in REAR for card in self.zones[base + place]]

    def units(self, seat: int) -> list[int]:
        """Vanguard and rear-guards, the vanguard first (VG-G11)."""
        base = seat * WIDTH
        return [card for place in FIELD for card in self.zones[base + place]]

    def number(self, card: int, attribute: str) -> int:
        """A printed number, 0 where the card prints none."""
        return self.ruleset.definitions[self.card[card]].numbers.get(attribute, 0)

    def word(self, card: int, attribute: str) -> str | None:
        return self.ruleset.definitions[self.card[card]].facts.word(attribute)

    def name(self, card: int) -> str:
        return self.ruleset.definitions[self.card[card]].name

    def is_resting(self, card: int) -> bool:
        return bool(self.marks[card] & RESTED)


def stat(state: VanguardState, card: int, name: str) -> int:
    """A unit's power or critical now, never below 0 (VG-G45, VG-10.2)."""
    total = number_now(state, card, name)
    return total if total > 0 else 0


def skill(state: VanguardState, card: int, name: str) -> bool:
    """Whether a unit has a skill now: printed or given, and not taken away (VG-G54)."""
    return has_now(state, card, name, state.word(card, "skill") == name)


def battle_power(state: VanguardState, card: int) -> int:
    """Power in the running battle: the booster's is added to the attacker, the shields of guardians to the target."""
    total = stat(state, card, "power")
    if card == state.attacker and state.booster >= 0:
        total += stat(state, state.booster, "power")
    if card == state.target:
        seat = state.zone[card] // WIDTH
        total += sum(state.number(guardian, "shield") for guardian in state.at(seat, GC))
    return total


def move(state: VanguardState, card: int, place: int, rule: str, *, bottom: bool = False) -> None:
    """Move a card to another of its owner's zones. The deck running out ends the match at once (VG-6.2, VG-G37)."""
    origin = state.zone[card] % WIDTH
    seat = state.owner[card]
    same = origin in UNIT_PLACES and place in UNIT_PLACES
    relocate(state, card, seat * WIDTH + place, bottom=bottom, same=same)
    if card == state.booster and not same:
        state.booster = -1
    emit(state, movement(seat, card, origin, place, rule), about=(card,))
    if origin in (DECK, CHECK) and place not in (DECK, CHECK) and state.ruleset.values["deck_out"] == "at-once":
        lose_without_cards(state, seat)


def movement(seat: int, card: int, origin: int, place: int, rule: str) -> Event:
    """The event of a movement; between hand and deck only the owner sees which card it was."""
    if place == DROP:
        return Dropped(seat, card, NAMES[origin], rule)
    if origin == DECK and place == HAND:
        return Drawn(seat, card, rule)
    if origin in (DECK, HAND) and place == DECK:
        return PutBack(seat, card, rule)
    return Moved(seat, card, NAMES[origin], NAMES[place], rule)


def lose_without_cards(state: VanguardState, seat: int) -> None:
    if is_decked_out(state, seat) and state.outcome is None:
        state.outcome = Outcome(1 - seat, "VG-6.2", "no card left in the deck")


def is_decked_out(state: VanguardState, seat: int) -> bool:
    """Whether a deck has no card left; one that is just turned over still belongs to it (VG-G10)."""
    return not state.zones[seat * WIDTH + DECK] and not state.zones[seat * WIDTH + CHECK]


def place_unit(state: VanguardState, card: int, place: int, rule: str) -> None:
    """Put a card on a circle, standing; a rear-guard already there goes to the drop zone first (VG-G17)."""
    seat = state.owner[card]
    if place != VC and place != GC:
        for old in state.at(seat, place)[:]:
            move(state, old, DROP, "VG-7.6.1")
    move(state, card, place, rule)
    emit(state, Placed(seat, card, NAMES[place], rule))


def ride(state: VanguardState, card: int, rule: str) -> None:
    """Put a card on the vanguard circle; the old vanguard goes to the soul (VG-7.4, VG-G22)."""
    seat = state.owner[card]
    old = state.unit(seat, VC)
    if old >= 0:
        move(state, old, SOUL, "VG-7.4.3")
    place_unit(state, card, VC, rule)
    if old >= 0:
        emit(state, Ridden(seat, card, old, rule), about=(card,))


def stand_up(state: VanguardState, card: int, rule: str) -> None:
    """Let a resting unit stand; one that stands already stays as it is (VG-G46)."""
    if state.marks[card] & RESTED:
        state.marks[card] &= ~RESTED
        state.note(Stood(state.owner[card], card, rule))


def rest(state: VanguardState, card: int, rule: str) -> None:
    """Turn a standing unit to rest (VG-11.3)."""
    state.marks[card] |= RESTED
    state.note(Rested(state.owner[card], card, rule))
