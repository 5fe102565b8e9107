"""The table of a Wuxia match: ten fixed places a side, and the numbers of a hero (WX-2, WX-4.7, WX-G5, WX-G13)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from rules.kernel.chance import Chance
from rules.kernel.numbers import has_now, number_now
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import GAME_MARKS, MatchState
from rules.kernel.zones import BOTH, NOBODY, OWNER, Zone, create

LENGTH = 10
"""Places of a row (WX-2.7)."""
ROW = tuple(f"R{number}" for number in range(1, LENGTH + 1))

ZONES = (
    *(Zone(name, BOTH) for name in ROW),
    Zone("library", NOBODY),
    Zone("hand", OWNER),
    Zone("graveyard", BOTH),  # WX-2.8
    Zone("removed", BOTH),  # WX-2.9
    Zone("unused", NOBODY),  # WX-2.2
)
WIDTH = len(ZONES)
LIBRARY, HAND, GRAVEYARD, REMOVED, UNUSED = range(LENGTH, WIDTH)

LIFE = 20  # WX-2.1
MOST_POINTS = 10  # WX-2.5
HAND_LIMIT = 5  # WX-4.1

SHIELDED, SILENCED, DOOMED = (GAME_MARKS << number for number in range(3))
"""Marks. DOOMED heroes fall at the next settling whatever their health."""

THIS_TURN, NEXT_TURN, FOR_GOOD = "turn", "next-turn", ""
"""How long a change lasts (WX-G28)."""


class WuxiaState(MatchState):
    """A Wuxia match. Lists of two are by seat, the longer ones by instance."""

    OWN: ClassVar[tuple[str, ...]] = (
        "attacked", "came", "damage", "discarded", "killer", "life", "pending", "phase", "points", "pool", "struck",
    )  # fmt: skip
    __slots__ = OWN
    BLANK: ClassVar[Mapping[str, Any]] = MappingProxyType(
        {"attacked": 0, "came": 0, "damage": 0, "killer": -1, "struck": 0}
    )

    def __init__(self, ruleset: Ruleset, chance: Chance) -> None:
        super().__init__(ruleset, chance)
        self.phase = "setup"
        """ "setup", "play" or "fight"."""
        self.life = [LIFE, LIFE]
        self.pool: tuple[int, ...] = ()
        """The definitions that were dealt from, which both know; empty where each brought a deck (WX-G3, WX-G24)."""
        self.points = [MOST_POINTS, MOST_POINTS]
        self.pending = [0, 0]
        """Points that come at the end of the turn (WX-G9)."""
        self.discarded = 0
        """Whether the turn player has discarded on purpose (WX-5.4)."""
        self.damage: list[int] = []
        self.came: list[int] = []
        """The turn in which a hero came to the field."""
        self.attacked: list[int] = []
        """The last turn in which it attacked."""
        self.killer: list[int] = []
        """Who hurt a hero last, -1 where no hero did."""
        self.struck: list[int] = []
        """How often a hero was attacked this turn."""

    def add(self, definition: int, seat: int, place: int) -> int:
        """A new instance, unhurt."""
        card = create(self, definition, seat, place)
        for column in (self.damage, self.came, self.attacked, self.struck):
            column.append(0)
        self.killer.append(-1)
        return card

    def refresh(self, card: int) -> None:
        """A hero as it is printed, newly come."""
        self.damage[card] = self.attacked[card] = self.struck[card] = 0
        self.came[card] = self.turn
        self.killer[card] = -1

    def forget(self, card: int) -> None:
        """No hero was hurt any more by a card that goes where it may be hidden."""
        self.killer = [-1 if other == card else other for other in self.killer]

    def works(self, card: int) -> bool:
        return not self.marks[card] & SILENCED

    def at(self, seat: int, place: int) -> list[int]:
        """The cards in one zone, the top one last."""
        return self.zones[seat * WIDTH + place]

    def row(self, seat: int) -> list[int]:
        """The heroes of a side, by place."""
        base = seat * WIDTH
        return [card for zone in self.zones[base : base + LENGTH] for card in zone]

    def heroes(self) -> list[int]:
        """All heroes, the turn player's first, by place (WX-G15)."""
        return self.row(self.active) + self.row(1 - self.active)

    def free_places(self, seat: int) -> list[int]:
        base = seat * WIDTH
        return [place for place in range(LENGTH) if not self.zones[base + place]]

    def number(self, card: int, attribute: str) -> int:
        """A printed number."""
        return self.ruleset.definitions[self.card[card]].numbers.get(attribute, 0)

    def word(self, card: int, attribute: str) -> str | None:
        return self.ruleset.definitions[self.card[card]].facts.word(attribute)

    def name(self, card: int) -> str:
        return self.ruleset.definitions[self.card[card]].name

    def seat_of(self, card: int) -> int:
        return self.zone[card] // WIDTH

    def place_of(self, card: int) -> int:
        return self.zone[card] % WIDTH

    def is_on_field(self, card: int) -> bool:
        return self.zone[card] % WIDTH < LENGTH


def attack_of(state: WuxiaState, card: int) -> int:
    """Attack now, never below 0 (WX-G13)."""
    return max(0, number_now(state, card, "attack"))


def health_of(state: WuxiaState, card: int) -> int:
    """The most health a hero can have now (WX-G13)."""
    return number_now(state, card, "health")


def left_of(state: WuxiaState, card: int) -> int:
    """Health left; 0 or less falls. It is shown as 0 (WX-6.6)."""
    return health_of(state, card) - state.damage[card]


def has(state: WuxiaState, card: int, keyword: str) -> bool:
    """Whether a hero has a keyword now (WX-G26)."""
    return has_now(state, card, keyword)


def poison_of(state: WuxiaState, card: int) -> int:
    """Its poison counters (WX-G27)."""
    return number_now(state, card, "poison")
