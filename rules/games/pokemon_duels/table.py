"""The table of a match of Pokémon Duels: zones (PD-3.1), positions, the chain, and what is counted in a turn.

Defence Position is the kernel's mark RESTED, and FACE_DOWN is what was set. Whoever controls a card has it in their
zones; its owner gets it back when it leaves the field.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from rules.kernel.abilities import Cont
from rules.kernel.chance import Chance
from rules.kernel.frames import Bound
from rules.kernel.records import Event
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import FACE_DOWN, HIDDEN, RESTED, MatchState
from rules.kernel.zones import BOTH, NOBODY, OWNER, Zone, create

if TYPE_CHECKING:
    from rules.games.pokemon_duels.abilities import Activate, Instead, SummoningCondition

POKEMON_NAMES = ("P1", "P2", "P3", "P4", "P5")
SPELL_NAMES = ("S1", "S2", "S3", "S4", "S5")
ZONES = (
    Zone("deck", NOBODY),
    Zone("hand", OWNER),
    Zone("extra", OWNER),
    *(Zone(name, BOTH, pointed=True) for name in POKEMON_NAMES),
    *(Zone(name, BOTH, pointed=True) for name in SPELL_NAMES),
    Zone("environment", BOTH),
    Zone("field", BOTH),
    Zone("graveyard", BOTH),
    Zone("removed", BOTH),
)
NAMES = tuple(zone.name for zone in ZONES)
WIDTH = len(ZONES)
DECK, HAND, EXTRA = range(3)
POKEMON = tuple(range(3, 8))
SPELLS = tuple(range(8, 13))
ENVIRONMENT, FIELD, GRAVEYARD, REMOVED = range(13, WIDTH)
IN_PLAY = frozenset((*POKEMON, *SPELLS, ENVIRONMENT, FIELD))
HIDDEN_PLACES = frozenset((DECK, HAND, EXTRA))
GROUPS = {
    "pokemon": POKEMON_NAMES,
    "spells": SPELL_NAMES,
    "table": (*POKEMON_NAMES, *SPELL_NAMES, "environment", "field"),
}

LIFE, OPENING_HAND, HAND_LIMIT, CHAIN_LIMIT = 4000, 5, 6, 7  # PD-1.4 to PD-1.6, PD-7b

MAIN_1, BATTLE, MAIN_2 = "main-1", "battle", "main-2"
PHASES = ("draw", MAIN_1, BATTLE, MAIN_2, "end")  # PD-2.1

ATTACK, DEFENCE = "attack", "defence"
POSITIONS = (ATTACK, DEFENCE)

SET_TO, TIMES = "-set", "-times"
"""What a change is of that sets a number, or multiplies it: "atk-set", "atk-times" (PD-G10)."""


class Link(NamedTuple):
    """One activation of the chain (PD-7b). `bound` is what it aims at, by name; `stamps` those cards as they were."""

    program: int
    source: int
    stamp: int
    seat: int
    bound: Bound
    stamps: tuple[tuple[int, int], ...] = ()
    negated: bool = False


Lasting = tuple[int, int, Cont, frozenset[int]]
"""A card with an ability that always holds: instance, program, ability, and the places it works in."""


@dataclass(frozen=True, slots=True)
class Print:
    """What a card prints and its script says, as the rules read it over and over."""

    kind: str
    types: tuple[str, ...]
    type_bits: int
    stars: int
    level: int
    atk: int
    defence: int
    species: str
    moves: frozenset[str]
    skill: str
    activations: "tuple[tuple[int, Activate, frozenset[int]], ...]"
    """Programs that their player activates, with the places they work in."""
    instead: "tuple[tuple[int, Instead, frozenset[int]], ...]"
    summoning: "SummoningCondition | None"
    has_quick: bool
    """Whether it can answer from the field, which everyone may know."""
    is_scripted: bool


class DuelState(MatchState):
    """A match of Pokémon Duels. Lists of two are by seat, the longer ones by instance."""

    OWN: ClassVar[tuple[str, ...]] = (
        "attacker", "attacker_stamp", "attacks", "battle_over", "chain", "entered", "first", "host", "life",
        "news", "passes", "phase", "spent", "stopped", "summons", "summons_more", "target", "target_stamp", "turned",
    )  # fmt: skip
    __slots__ = (*OWN, "lasting")
    BLANK: ClassVar[Mapping[str, Any]] = MappingProxyType({"attacks": 0, "entered": 0, "host": -1})

    def __init__(self, ruleset: Ruleset, chance: Chance) -> None:
        super().__init__(ruleset, chance)
        self.first = 0
        self.phase = "setup"
        self.life = [LIFE, LIFE]
        self.summons = 0
        """Normal Summons and sets made this turn (PD-2.3)."""
        self.summons_more = 0
        """How many more than one the turn allows."""
        self.turned = 0
        """Changes of position made this turn (PD-2.4)."""
        self.attacks: list[int] = []
        """Attacks made this turn."""
        self.entered: list[int] = []
        """The turn in which it was summoned or set, 0 for none (PD-G20, PD-G23)."""
        self.host: list[int] = []
        """For Magic Equipment: who wears it, else -1 (PD-G34)."""
        self.spent: list[tuple[int, int, int]] = []
        """Abilities used up: seat, program, and the turn until whose end, 0 for the whole match."""
        self.chain: list[Link] = []
        """The first link first; none while no chain is built."""
        self.news: list[Event] = []
        """What just happened that may be answered; none while no window is open (PD-2.8)."""
        self.passes = 0
        """How often in a row players have passed in the open window."""
        self.attacker = -1
        self.attacker_stamp = 0
        self.target = -1
        """The Pokémon under attack, -1 for a direct attack or none."""
        self.target_stamp = 0
        self.stopped = 0
        """1 where the running attack was negated."""
        self.battle_over = 0
        """1 where this turn has no (further) Battle Phase once the running attack is over."""
        self.lasting: dict[str, tuple[Lasting, ...]] = {}
        """By the number or skill it changes: every card in play with such an ability; some may have left since.

        It follows from `card` and `zone`.
        """

    def clone(self) -> "DuelState":
        new = super().clone()
        assert isinstance(new, DuelState)
        new.lasting = self.lasting
        return new

    def listen(self) -> None:
        super().listen()
        self.lasting = {}
        for card, definition in enumerate(self.card):
            if definition != HIDDEN and self.ruleset.definitions[definition].continuous:
                self.index_lasting(card)

    def index_lasting(self, card: int) -> None:
        """Index what always holds while a card is where it came; clones share the index, so a new one is made."""
        place = self.zone[card] % WIDTH
        for number, ability, places in self.ruleset.definitions[self.card[card]].continuous:
            row, rows = (card, number, ability, places), self.lasting.get(ability.stat, ())
            if place in places and row not in rows:
                self.lasting = {**self.lasting, ability.stat: (*rows, row)}

    def complete(self) -> None:
        self.chain = [Link(*row) for row in self.chain]
        super().complete()

    def add(self, definition: int, seat: int, place: int) -> int:
        """A new instance of a card, on top of a place."""
        card = create(self, definition, seat, place)
        self.attacks.append(0)
        self.entered.append(0)
        self.host.append(-1)
        if self.ruleset.definitions[definition].continuous:
            self.index_lasting(card)
        return card

    def at(self, seat: int, place: int) -> list[int]:
        """The cards in one zone, the top one last."""
        return self.zones[seat * WIDTH + place]

    def pokemon(self, seat: int) -> list[int]:
        """A seat's Pokémon on the field, from left to right, face-down ones too."""
        base = seat * WIDTH
        return [card for zone in self.zones[base + POKEMON[0] : base + SPELLS[0]] for card in zone]

    def spells(self, seat: int) -> list[int]:
        """A seat's cards in the Spell/Trap zones, from left to right, face-down ones too."""
        base = seat * WIDTH
        return [card for zone in self.zones[base + SPELLS[0] : base + ENVIRONMENT] for card in zone]

    def free(self, seat: int, places: tuple[int, ...]) -> int:
        """The first of these places without a card, -1 where each has one."""
        base = seat * WIDTH
        return next((place for place in places if not self.zones[base + place]), -1)

    def print(self, card: int) -> Print:
        known: Print = self.ruleset.known[self.card[card]]
        return known

    def name(self, card: int) -> str:
        return self.ruleset.definitions[self.card[card]].name

    def seat_of(self, card: int) -> int:
        """Who controls it."""
        return self.zone[card] // WIDTH

    def place_of(self, card: int) -> int:
        return self.zone[card] % WIDTH

    @property
    def is_answering(self) -> bool:
        """Whether a window for answers is open."""
        return bool(self.news or self.chain)

    def on_field(self, card: int) -> bool:
        """Whether it is a Pokémon on the field."""
        return POKEMON[0] <= self.zone[card] % WIDTH <= POKEMON[-1]

    def in_play(self, card: int) -> bool:
        return self.zone[card] % WIDTH in IN_PLAY

    def is_face_down(self, card: int) -> bool:
        return bool(self.marks[card] & FACE_DOWN)

    def position(self, card: int) -> str:
        """A Pokémon's position on the field; what is face down lies in Defence (PD-G22)."""
        return DEFENCE if self.marks[card] & (RESTED | FACE_DOWN) else ATTACK

    def is_there(self, card: int, stamp: int) -> bool:
        """Whether this is still the same Pokémon on the field."""
        return card >= 0 and self.stamp[card] == stamp and self.on_field(card)
