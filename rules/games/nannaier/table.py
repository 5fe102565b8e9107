"""The table of Nannaier's Exercise: two sides and the line between them, and the numbers of a doll (NN-G1, NN-G3).

A place is a number from 0 to 13, a zone of its own; columns are counted from the line outwards.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from rules.kernel.abilities import Act
from rules.kernel.chance import Chance
from rules.kernel.numbers import has_now, number_now
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import GAME_MARKS, MatchState
from rules.kernel.zones import BOTH, NOBODY, OWNER, Zone, create

PRESENT, MIRROR, LINE = range(3)
"""The sides of the table, and the forms of a doll that belong to them."""
FORMS = ("present", "mirror", "critical")
SIDES = ("present", "mirror", "line")

FIELD = ("PF3", "PF2", "PF1", "PB3", "PB2", "PB1", "LF", "LB", "MF1", "MF2", "MF3", "MB1", "MB2", "MB3")
"""Side, row and column, in the order of NN-G41: present side, line, mirror side, front before back, left to right."""
PLACES = len(FIELD)
SIDE = tuple({"P": PRESENT, "L": LINE, "M": MIRROR}[name[0]] for name in FIELD)
IS_BACK = tuple(name[1] == "B" for name in FIELD)
OF_SIDE = tuple(tuple(place for place in range(PLACES) if SIDE[place] == side) for side in (PRESENT, MIRROR, LINE))
IN_FRONT = tuple(FIELD.index(name[0] + "F" + name[2:]) if name[1] == "B" else -1 for name in FIELD)
"""The place before a place of the back row, -1 for one of the front row (NN-G2)."""
ACROSS = tuple(-1 if name[0] == "L" else FIELD.index("MP"[name[0] == "M"] + name[1:]) for name in FIELD)
"""The corresponding place of the other side, -1 on the line (NN-G3)."""
ON_LINE = tuple(FIELD.index("L" + name[1]) for name in FIELD)
"""The place of the line in the same row."""

ZONES = (
    *(Zone(name, BOTH) for name in FIELD),
    Zone("dolls", OWNER),
    Zone("spells", OWNER),
    Zone("present", NOBODY),
    Zone("mirror-pile", BOTH),  # NN-G14
    Zone("spell-pile", NOBODY),
    Zone("slot", BOTH),
    Zone("mirrors", OWNER),
    Zone("mirror", BOTH),
    Zone("casting", BOTH),  # NN-G19
)
WIDTH = len(ZONES)
DOLLS, SPELLS, PRESENT_PILE, MIRROR_PILE, SPELL_PILE, SLOT, MIRRORS, TABLE, CASTING = range(PLACES, WIDTH)
CHANGING = (*range(PLACES), SLOT, TABLE)
"""Where changes can cling to a card."""
GROUPS = {
    "field": FIELD,
    "present-side": tuple(name for name in FIELD if name[0] == "P"),
    "mirror-side": tuple(name for name in FIELD if name[0] == "M"),
    "line": ("LF", "LB"),
    "front": tuple(name for name in FIELD if name[1] == "F"),
    "back": tuple(name for name in FIELD if name[1] == "B"),
}

TO_WIN = 100  # NN-1.2
MOST_POINTS, MOST_TRANSCEND = 10, 1  # NN-4.2 to NN-4.4
DOLL_LIMIT, SPELL_LIMIT = 10, 3  # NN-3.1, NN-3.4
SPENDINGS = 5  # NN-4.3, NN-11.2
COOLDOWN = 5  # NN-11.3

FALLING = GAME_MARKS
"""The mark of a doll that has no health left and goes to its pile when what answers its fall is done (NN-G44)."""

FOR_GOOD = ""
LASTING = "lasting"
"""The number of a doll whose skill goes on (NN-G37)."""
DURATIONS = ("turn", "two-turns", "three-turns", "four-turns")
"""How long a change lasts, the running turn included (NN-5.9, NN-G23)."""


class Numbers(NamedTuple):
    """What a doll prints: attack and health of each form that it has, and by form the program of its skill."""

    forms: tuple[tuple[int, int] | None, ...]
    skills: tuple[int, ...]


def study(ruleset: Ruleset, number: int) -> Numbers:
    """The numbers of a definition by form, -1 for no skill; a spell has the program of its effect for every form."""
    definition = ruleset.definitions[number]
    forms = tuple(
        (definition.numbers.get(f"{form}_attack", 0), definition.numbers[f"{form}_health"])
        if f"{form}_health" in definition.numbers
        else None
        for form in FORMS
    )
    skills = [-1, -1, -1]
    for program in definition.programs:
        ability = ruleset.programs[program].ability
        if isinstance(ability, Act):
            form = getattr(ability.condition, "form", None) or next(
                (form for each in getattr(ability.condition, "of", ()) if (form := getattr(each, "form", None))), None
            )
            for place in range(3) if form is None else (FORMS.index(form),):
                skills[place] = program
    return Numbers(forms, tuple(skills))


class NannaierState(MatchState):
    """A match of Nannaier's Exercise. Lists of two are by seat, the longer ones by instance."""

    OWN: ClassVar[tuple[str, ...]] = (
        "acted", "changed", "chaos", "damage", "ends", "first", "form", "moves", "negated", "order", "phase", "rise",
        "score", "shield", "spendings", "transcend", "turns", "uncounted",
    )  # fmt: skip
    __slots__ = OWN
    BLANK: ClassVar[Mapping[str, Any]] = MappingProxyType(
        {"acted": 0, "damage": 0, "ends": 0, "form": PRESENT, "shield": 0}
    )

    def __init__(self, ruleset: Ruleset, chance: Chance) -> None:
        super().__init__(ruleset, chance)
        self.phase = "setup"
        """ "setup", "draw" or "action" (NN-G20)."""
        self.first = 0
        """The seat that has turn 1."""
        self.score = [0, 0]
        self.order = [0, 0]
        self.chaos = [0, 0]
        self.transcend = [0, 0]
        self.spendings = [0, 0]
        """Chaos spendings counted towards the next transcend point (NN-4.3)."""
        self.uncounted = [0, 0]
        """Those that are still not to be counted (NN-11.2)."""
        self.rise = [0, 0]
        """The own turn in which points last rose to the limit, 0 while they never did (NN-11.3)."""
        self.turns = [0, 0]
        """Own turns begun."""
        self.changed = 0
        """Whether the turn player has laid a mirror in this phase (NN-G21)."""
        self.moves = 0
        """Moves of the turn player this turn."""
        self.negated = 0
        """Whether the attack under way does no damage (NN-7.9)."""
        self.form: list[int] = []
        self.damage: list[int] = []
        self.shield: list[int] = []
        self.acted: list[int] = []
        """Actions that a doll has used this turn (NN-6.4)."""
        self.ends: list[int] = []
        """The turn at whose end a lasting spell ends, 0 where it has no end."""

    def add(self, definition: int, seat: int, place: int) -> int:
        """A new instance, as it is printed."""
        card = create(self, definition, seat, place)
        for column in (self.damage, self.shield, self.acted, self.ends):
            column.append(0)
        self.form.append(PRESENT)
        return card

    def refresh(self, card: int) -> None:
        """Damage, shield and form are forgotten (NN-G18)."""
        self.damage[card] = self.shield[card] = self.acted[card] = self.ends[card] = 0
        self.form[card] = PRESENT

    def keeps_changes(self, card: int) -> bool:
        """Only what lies on the table changes (NN-G18)."""
        return self.zone[card] % WIDTH in CHANGING

    def at(self, seat: int, place: int) -> list[int]:
        """The cards in one zone, the top one last."""
        return self.zones[seat * WIDTH + place]

    def field(self, seat: int) -> list[int]:
        """The dolls of a player that stand, in the order of NN-G41."""
        base = seat * WIDTH
        return [card for zone in self.zones[base : base + PLACES] for card in zone if not self.marks[card] & FALLING]

    def stands(self, seat: int, card: int) -> bool:
        """Whether a number is one of a player's dolls that stand."""
        if not 0 <= card < len(self.zone) or self.marks[card] & FALLING:
            return False
        return 0 <= self.zone[card] - seat * WIDTH < PLACES

    def standing(self) -> list[int]:
        """All dolls, the turn player's first (NN-G41)."""
        return self.field(self.active) + self.field(1 - self.active)

    def free(self, seat: int, side: int) -> list[int]:
        """The empty places of a side, or of the line."""
        base = seat * WIDTH
        return [place for place in OF_SIDE[side] if not self.zones[base + place]]

    def mirror(self) -> int:
        """The mirror on the table, -1 before the first is laid (NN-2.7)."""
        return next((card for seat in (0, 1) for card in self.at(seat, TABLE)), -1)

    def number(self, card: int, attribute: str) -> int:
        """A printed number."""
        return self.ruleset.definitions[self.card[card]].numbers.get(attribute, 0)

    def name(self, card: int) -> str:
        return self.ruleset.definitions[self.card[card]].name

    def kind(self, card: int) -> str:
        return self.ruleset.definitions[self.card[card]].facts.kind

    def printed(self, card: int) -> Numbers:
        known: Numbers = self.ruleset.known[self.card[card]]
        return known

    def seat_of(self, card: int) -> int:
        return self.zone[card] // WIDTH

    def place_of(self, card: int) -> int:
        return self.zone[card] % WIDTH

    def is_on_field(self, card: int) -> bool:
        return self.zone[card] % WIDTH < PLACES

    def side_of(self, card: int) -> int:
        """The side, or the line, on which a doll stands."""
        return SIDE[self.zone[card] % WIDTH]


def has(state: NannaierState, card: int, skill: str) -> bool:
    """Whether a doll, or the mirror, has a skill now."""
    return has_now(state, card, skill)


def is_formless(state: NannaierState, card: int) -> bool:
    """Whether a doll stands where it has no form (NN-10.1)."""
    return state.is_on_field(card) and state.form[card] != state.side_of(card)


def suffers(state: NannaierState, card: int) -> bool:
    """Whether a doll is without form and nothing takes the penalty from it."""
    return is_formless(state, card) and not has(state, card, "poised")


def attack_of(state: NannaierState, card: int) -> int:
    """Attack now: never below 0, halved without form, rounded down (NN-10.1, NN-G30)."""
    attack = max(0, full_attack(state, card))
    return attack // 2 if suffers(state, card) else attack


def full_attack(state: NannaierState, card: int) -> int:
    """Attack of the form that it shows, with all changes."""
    numbers = state.printed(card).forms[state.form[card]]
    return (numbers[0] if numbers else 0) + number_now(state, card, "attack")


def health_of(state: NannaierState, card: int) -> int:
    """The most health that a doll can have now."""
    numbers = state.printed(card).forms[state.form[card]]
    return (numbers[1] if numbers else 0) + number_now(state, card, "health")


def left_of(state: NannaierState, card: int) -> int:
    """Health left; with 0 or less it falls."""
    return health_of(state, card) - state.damage[card]


def entered_form(state: NannaierState, card: int, side: int) -> int:
    """The form that a doll shows on a side: its own, else the first that it has (NN-9.5, NN-G12)."""
    forms = state.printed(card).forms
    return side if forms[side] else next((form for form in (PRESENT, MIRROR, LINE) if forms[form]), PRESENT)


def is_blocked(state: NannaierState, card: int) -> bool:
    """Whether an own doll stands in front of it (NN-7.8, NN-G2)."""
    seat, place = divmod(state.zone[card], WIDTH)
    front = IN_FRONT[place]
    return front >= 0 and bool(state.zones[seat * WIDTH + front])


def meets(side: int, other: int) -> bool:
    """Whether dolls on these sides can fight: the line counts as both sides (NN-7.10, NN-7.11)."""
    return side == other or LINE in (side, other)


def namesakes(state: NannaierState, seat: int, card: int, side: int) -> list[int]:
    """Other own dolls of the same name on a side; one on the line counts on both (NN-6.5, NN-G13)."""
    name = state.name(card)
    return [
        other
        for other in state.field(seat)
        if other != card and state.name(other) == name and meets(side, state.side_of(other))
    ]


def seat_number(state: NannaierState, seat: int, name: str) -> int:
    """What a player's dolls, lasting spell and the mirror add to a number of that player."""
    cards: Iterator[int] = iter((*state.field(seat), *state.at(seat, SLOT), *state.at(0, TABLE), *state.at(1, TABLE)))
    definitions = state.ruleset.definitions
    return sum(
        number_now(state, card, name)
        for card in cards
        if any(ability.stat == name for _, ability, _ in definitions[state.card[card]].continuous)
    )


def keeps_up(state: NannaierState, card: int) -> bool:
    """Whether a doll's lasting skill goes on (NN-G37)."""
    return any(change.target == card and change.stat == LASTING for change in state.modifiers)


def actions_of(state: NannaierState, card: int) -> int:
    """Actions that a doll has in this turn (NN-6.4)."""
    return 1 + number_now(state, card, "actions")
