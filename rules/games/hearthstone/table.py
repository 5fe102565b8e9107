"""The table of a Hearthstone match: zones, ages, marks, and the numbers of a character (HS-V, HS-B.1, HS-6).

A minion's attack and maximum health are kept as they were computed at the last boundary; an enchantment changes
them at once, an aura only at the next boundary (HS-4d). Whoever controls a card has it in their zones.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from rules.kernel.abilities import Cont
from rules.kernel.chance import Chance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import GAME_MARKS, HIDDEN, MatchState
from rules.kernel.zones import BOTH, NOBODY, OWNER, Zone, create

if TYPE_CHECKING:
    from rules.games.hearthstone.texts import Text

ZONES = (
    Zone("deck", NOBODY),
    Zone("hand", OWNER),
    Zone("hero", BOTH),
    Zone("power", BOTH),
    Zone("weapon", BOTH),
    Zone("board", BOTH),
    Zone("secrets", OWNER),
    Zone("attached", BOTH),
    Zone("casting", BOTH),
    Zone("graveyard", BOTH),
    Zone("aside", BOTH),
)
WIDTH = len(ZONES)
DECK, HAND, HERO, POWER, WEAPON, BOARD, SECRETS, ATTACHED, CASTING, GRAVEYARD, ASIDE = range(WIDTH)
IN_PLAY = frozenset((HERO, WEAPON, BOARD))

FROZEN, SHIELD, STEALTH, DOOMED, SILENCED, IMMUNE, DEAD = (GAME_MARKS << n for n in range(7))
"""Marks. DOOMED is pending destroy (HS-V.10); DEAD is a hero marked dead at HS-B.4, whom nothing saves."""

ENDS_WITH_TURN, ENDS_WITH_NEXT_OWN_TURN, ENDS_WITH_ATTACK = "turn", "next-turn", "attack"
"""The moments at which an enchantment may end by itself (HS-Q7.3, HS-Q7.4, HS-Q6.1)."""

MAX_BOARD, MAX_HAND, MAX_SECRETS, MAX_CRYSTALS = 7, 10, 5, 10  # HS-L.1


class Enchantment(NamedTuple):
    """A lasting change: `how` is "add" or "set", `until` the moment it ends, "" for never.

    `by` is the definition of the card whose text gave it, -1 where none did.
    """

    stat: str
    how: str
    amount: int
    age: int
    seat: int
    until: str
    by: int = -1


Lasting = tuple[int, int, Cont, frozenset[int]]
"""A card with an ability that always holds: instance, program, ability, and the places it works in."""


@dataclass(frozen=True, slots=True)
class Print:
    """What a card prints and its script says, as the rules read it over and over."""

    kind: str
    cost: int
    attack: int
    health: int
    """A weapon's durability."""
    flags: frozenset[str]
    is_scripted: bool
    text: "tuple[int, Text] | None"
    """The program that its playing starts."""
    halves: "tuple[tuple[int, Text] | None, ...]"
    """Those that a Choose One card offers."""
    discounts: tuple[int, ...]
    """The programs by which it lowers its own cost."""


class HearthstoneState(MatchState):
    """A Hearthstone match. Lists of two are by seat, the longer ones by instance."""

    OWN: ClassVar[tuple[str, ...]] = (
        "age", "aim", "armor", "arrived", "attack", "attacker", "attacks", "changed_sides", "clock", "crystals",
        "damage", "defender", "doublings", "enchantments", "fatigue", "healing_hurts", "health", "host",
        "locked", "mana", "minions_played", "owed", "place", "played", "power_used",
    )  # fmt: skip
    __slots__ = (*OWN, "lasting", "still")
    BLANK: ClassVar[Mapping[str, Any]] = MappingProxyType(
        dict.fromkeys(("age", "attack", "attacks", "changed_sides", "damage", "health", "place"), 0)
        | {"enchantments": (), "host": -1}
    )

    def __init__(self, ruleset: Ruleset, chance: Chance) -> None:
        super().__init__(ruleset, chance)
        self.age: list[int] = []
        self.attack: list[int] = []
        self.health: list[int] = []
        """The maximum, not what is left of it."""
        self.damage: list[int] = []
        self.enchantments: list[tuple[Enchantment, ...]] = []
        self.attacks: list[int] = []
        """Attacks made this turn."""
        self.changed_sides: list[int] = []
        """The turn in which it came into play or changed sides (HS-K.22)."""
        self.place: list[int] = []
        """Where it stood when it left the board, for what its death leaves behind (HS-G13)."""
        self.host: list[int] = []
        """For an attached card: whom it is attached to, else -1."""
        self.clock = 0
        self.armor = [0, 0]
        self.crystals = [0, 0]
        self.mana = [0, 0]
        self.locked = [0, 0]
        self.owed = [0, 0]
        self.fatigue = [0, 0]
        self.played = [0, 0]
        """Cards played this turn."""
        self.minions_played = [0, 0]
        """Minions among them."""
        self.doublings = [0, 0]
        """How often the damage and healing of spells and power double, as of the last boundary (HS-4c)."""
        self.healing_hurts = [0, 0]
        """Whether healing is damage, as of the last boundary (HS-4c)."""
        self.power_used = [0, 0]
        self.arrived: list[int] = []
        """Minions whose "whenever you summon" waits for the next boundary."""
        self.attacker = -1
        self.defender = -1
        self.aim = -1
        """The target of the spell being cast, -1 without one."""
        self.still = False
        """Whether a boundary found nothing to do and nothing has happened since, never while a player decides."""
        self.lasting: dict[str, tuple[Lasting, ...]] = {}
        """By the number or keyword it changes: every card in play with such an ability; some may have left since.

        It follows from `card` and `zone`.
        """

    def clone(self) -> "HearthstoneState":
        new = super().clone()
        assert isinstance(new, HearthstoneState)
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

    def forget_lasting(self, card: int) -> None:
        """Drop from the index what a card no longer holds where it is now."""
        place = self.zone[card] % WIDTH
        for _, ability, _ in self.ruleset.definitions[self.card[card]].continuous:
            rows = self.lasting.get(ability.stat, ())
            kept = tuple(row for row in rows if row[0] != card or place in row[3])
            others = {stat: rows for stat, rows in self.lasting.items() if stat != ability.stat}
            self.lasting = {**others, ability.stat: kept} if kept else others

    def add(self, definition: int, seat: int, place: int) -> int:
        """A new instance with a new age (HS-G8), with the marks its card prints."""
        card = create(self, definition, seat, place)
        for column in (self.attack, self.health, self.damage, self.attacks, self.changed_sides, self.age, self.place):
            column.append(0)
        self.host.append(-1)
        self.enchantments.append(())
        self.refresh(card)
        return card

    def refresh(self, card: int) -> None:
        """A card as it is printed, newly come into play."""
        self.identify(card, self.card[card])
        self.damage[card] = 0
        self.attacks[card] = 0
        self.enchantments[card] = ()
        self.changed_sides[card] = self.turn
        self.clock += 1
        self.age[card] = self.clock
        self.index_lasting(card)

    def identify(self, card: int, definition: int) -> None:
        """Give an instance the numbers that this card prints, and on the board its marks."""
        super().identify(card, definition)
        printed = self.print(card)
        self.attack[card] = printed.attack
        self.health[card] = printed.health
        self.marks[card] = 0
        if printed.flags and self.zone[card] % WIDTH == BOARD:
            self.marks[card] |= SHIELD if "divine_shield" in printed.flags else 0
            self.marks[card] |= STEALTH if "stealth" in printed.flags else 0

    def complete(self) -> None:
        super().complete()
        self.enchantments = [tuple(Enchantment(*row) for row in rows) for rows in self.enchantments]

    def at(self, seat: int, place: int) -> list[int]:
        return self.zones[seat * WIDTH + place]

    def hero(self, seat: int) -> int:
        return self.zones[seat * WIDTH + HERO][-1]

    def weapon(self, seat: int) -> int:
        """The weapon in hand, -1 without one; one at 0 durability counts until it is removed (HS-G15)."""
        cards = self.zones[seat * WIDTH + WEAPON]
        return cards[-1] if cards else -1

    def minions(self) -> list[int]:
        """All minions, the active player's first."""
        return self.at(self.active, BOARD) + self.at(1 - self.active, BOARD)

    def characters(self, seat: int) -> list[int]:
        return [self.zones[seat * WIDTH + HERO][-1], *self.zones[seat * WIDTH + BOARD]]

    def print(self, card: int) -> Print:
        known: Print = self.ruleset.known[self.card[card]]
        return known

    def number(self, card: int, attribute: str) -> int:
        return self.ruleset.definitions[self.card[card]].numbers.get(attribute, 0)

    def word(self, card: int, attribute: str) -> str | None:
        return self.ruleset.definitions[self.card[card]].facts.word(attribute)

    def kind(self, card: int) -> str:
        return self.print(card).kind

    def name(self, card: int) -> str:
        return self.ruleset.definitions[self.card[card]].name

    def prints(self, card: int, keyword: str) -> bool:
        return keyword in self.print(card).flags

    def left(self, card: int) -> int:
        """Health left; 0 or less in play is mortally wounded (HS-V.9)."""
        return self.health[card] - self.damage[card]

    def seat_of(self, card: int) -> int:
        return self.zone[card] // WIDTH

    def place_of(self, card: int) -> int:
        return self.zone[card] % WIDTH

    def in_play(self, card: int) -> bool:
        return self.zone[card] % WIDTH in IN_PLAY


def hero_attack(state: HearthstoneState, seat: int) -> int:
    """A hero's attack: its own and, in its own turn only, its weapon's (HS-G31, HS-Q7.4)."""
    total = state.attack[state.hero(seat)]
    weapon = state.weapon(seat)
    if seat == state.active and weapon >= 0:
        total += state.attack[weapon]
    return total


def attack_of(state: HearthstoneState, card: int) -> int:
    """A character's attack as a fight or a text reads it, never below 0 (HS-L.1)."""
    seat, place = divmod(state.zone[card], WIDTH)
    if place == HERO:
        return hero_attack(state, seat)
    attack = state.attack[card]
    return attack if attack > 0 else 0


def is_wounded_to_death(state: HearthstoneState, card: int) -> bool:
    """Mortally wounded: at 0 or less and still in play (HS-V.9)."""
    return state.left(card) <= 0
