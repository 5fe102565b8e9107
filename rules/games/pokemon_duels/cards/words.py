"""Whom the texts of the cards of Pokémon Duels speak of, and the phrases they are made of."""

from rules.games.pokemon_duels.abilities import Activate, Lasts, Limit
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.effects import Equip, Settle
from rules.games.pokemon_duels.selectors import FaceUp, Has, HasType, Host, InPosition, IsKind, Pokemon, Such, Users
from rules.kernel.abilities import Ability, CardScript, Cont
from rules.kernel.costs import Cost
from rules.kernel.effects import Change, Step
from rules.kernel.facts import CardKey
from rules.kernel.patterns import Pattern
from rules.kernel.selectors import FOE, YOU, Bound, Cards, Condition, Selector, This

THIS = This()
IT = Bound("it")
TARGET = Bound("target")
USER = Bound("user")
FOUND = Bound("found")
CHOSEN = Bound("chosen")
NEXT = Bound("next")
DANCERS = Bound("dancers")
HOST = Host()

ON_FIELD = ("pokemon",)
IN_HAND = ("hand",)
HAND_OR_SET = ("hand", "spells")
SET = ("spells",)
WORN = ("spells",)
OVERHEAD = ("environment",)
VENUE = ("field",)
IN_GRAVE = ("graveyard",)

THIS_TURN = "turn"
NEXT_TURN = "next-turn"
THIRD_TURN = "third-turn"
THIS_BATTLE = "battle"
FOR_GOOD = ""

UP = FaceUp()
DOWN = FaceUp(False)
A_POKEMON = IsKind(("pokemon", "evolution"))
SPELLS = ("spell", "quick spell", "equipment", "environment")

ANY = Pokemon()
ANY_UP = Pokemon(tests=(UP,))
OWN = Pokemon(YOU)
OWN_UP = Pokemon(YOU, (UP,))
FOES = Pokemon(FOE)
FOES_UP = Pokemon(FOE, (UP,))
FOES_IN_ATTACK = Pokemon(FOE, (InPosition("attack"),))
USERS = Users()
OWN_HAND = Cards(YOU, IN_HAND)
OWN_FALLEN = Cards(YOU, IN_GRAVE, (A_POKEMON,))
FOES_FALLEN = Cards(FOE, IN_GRAVE, (A_POKEMON,))
OWN_POKEMON_IN_HAND = Cards(YOU, IN_HAND, (A_POKEMON,))


def card(key: str, *abilities: Ability) -> CardScript:
    return CardScript(CardKey(key), abilities)


def spell(
    key: str,
    *do: Step,
    target: Selector | None = None,
    user: bool = False,
    cost: tuple[Cost, ...] = (),
    condition: Condition | None = None,
    on: Pattern | None = None,
    limit: Limit = "",
) -> CardScript:
    """A spell, from the hand or set (PD-G21, PD-G23). With `user` its text speaks of the Pokémon that uses it."""
    aims = ((Aim(USERS, slot="user"),) if user else ()) + ((Aim(target),) if target else ())
    return card(key, Activate(HAND_OR_SET, do, cost, condition, aims, on, limit))


def trap(
    key: str,
    on: Pattern | None,
    *do: Step,
    target: Selector | None = None,
    cost: tuple[Cost, ...] = (),
    condition: Condition | None = None,
) -> CardScript:
    """A trap: set first, then activated when such a thing happens, or at any time (PD-2.8, PD-G23)."""
    return card(key, Activate(SET, do, cost, condition, (Aim(target),) if target else (), on))


def equipment(key: str, *abilities: Ability, worn_by: Selector = OWN_UP) -> CardScript:
    """Magic Equipment (PD-10, PD-G34): what it does for whom wears it, and what it says besides."""
    return card(key, Activate(HAND_OR_SET, (Equip(TARGET),), targets=(Aim(worn_by),)), *abilities)


def environment(key: str, *abilities: Ability, turns: int = 3) -> CardScript:
    """Weather or ground, for so many turns (PD-G35)."""
    return card(key, Activate(HAND_OR_SET, (Settle(),)), *abilities, Lasts(turns))


def stronger(what: Selector, atk: int = 0, defence: int = 0, until: str = THIS_TURN) -> tuple[Change, ...]:
    """The ATK and DEF of these grow, or shrink where the numbers are below 0."""
    grown = (("atk", atk), ("def", defence))
    return tuple(Change(what, stat, amount, until) for stat, amount in grown if amount)


def wearer(stat: str, amount: int = 1) -> Cont:
    """Whoever wears this has so much more of a number, or the skill."""
    return Cont(WORN, stat, amount, to=HOST)


def of_type(type_: str, stat: str, amount: int, zones: tuple[str, ...] = OVERHEAD) -> Cont:
    """Every face-up Pokémon of a type has so much more of a number, both players'."""
    return Cont(zones, stat, amount, to=Pokemon(tests=(UP, HasType(type_))))


def foes_with(stat: str, most: int) -> Pokemon:
    """The opposing face-up Pokémon of which a number is at most so much."""
    return Pokemon(FOE, (UP, Has(stat, most=most)))


def own_of_type(type_: str) -> Pokemon:
    return Pokemon(YOU, (UP, HasType(type_)))


def in_defence(what: Selector) -> Such:
    return Such(what, (InPosition("defence"),))
