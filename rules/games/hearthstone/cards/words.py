"""Whom the texts of Hearthstone's cards speak of, and the phrases they are made of."""

from rules.games.hearthstone.effects import Damage, Enchant
from rules.games.hearthstone.patterns import Dies, TurnEnds, TurnStarts
from rules.games.hearthstone.selectors import Characters, HasAttack, Host, IsDamaged, Neighbours, Target, Weapon
from rules.games.hearthstone.texts import Text
from rules.kernel.abilities import Ability, CardScript, Cont, When
from rules.kernel.compound import Such
from rules.kernel.effects import Step
from rules.kernel.facts import CardKey
from rules.kernel.selectors import FOE, YOU, Another, Bound, Cards, Condition, Exists, Prints, Selector, This

THIS = This()
IT = Bound("it")
TARGET = Target()
HOST = Host()
PICKED = Bound("picked")

BOARD = ("board",)
SECRET = ("secrets",)
GRAVE = ("graveyard",)
ATTACHED = ("attached",)
IN_HAND = ("hand",)
WEAPON = ("weapon",)
POWER = ("power",)

ANYONE = Characters()
ANYONE_ELSE = Characters(tests=(Another(),))
MINION = Characters(heroes=False)
OTHER_MINION = Characters(heroes=False, tests=(Another(),))
OWN = Characters(YOU)
OWN_MINIONS = Characters(YOU, heroes=False)
OTHER_OWN_MINIONS = Characters(YOU, heroes=False, tests=(Another(),))
ENEMIES = Characters(FOE)
ENEMY_MINIONS = Characters(FOE, heroes=False)
LIVING_ENEMY = Characters(FOE, alive=True)
LIVING_ENEMY_MINION = Characters(FOE, heroes=False, alive=True)
ANY_HERO = Characters(minions=False)
OWN_HERO = Characters(YOU, minions=False)
ENEMY_HERO = Characters(FOE, minions=False)
BESIDE_THIS = Neighbours()
BESIDE_TARGET = Neighbours(TARGET)
OWN_WEAPON = Weapon()
ENEMY_WEAPON = Weapon(FOE)
OWN_HAND = Cards(YOU, IN_HAND)
ENEMY_HAND = Cards(FOE, IN_HAND)
ENEMY_DECK = Cards(FOE, ("deck",))

ENRAGED = Exists(Such(THIS, (IsDamaged(),)))
"""This minion is damaged (HS-K.10)."""
HAVE_WEAPON = Exists(OWN_WEAPON)
END_OF_TURN = "turn"
OWN_NEXT_TURN = "next-turn"


def card(key: str, *abilities: Ability) -> CardScript:
    return CardScript(CardKey(key), abilities)


def text(*do: Step, target: Selector | None = None, needs: Condition | None = None, combo: bool = False) -> Text:
    """A spell's text or a battlecry."""
    return Text(do, target, needs, combo=combo)


def power(*do: Step, target: Selector | None = None, needs: Condition | None = None) -> Text:
    """A hero power's text."""
    return Text(do, target, needs, POWER)


def at_end_of_turn(*do: Step, condition: Condition | None = None) -> When:
    return When(TurnEnds(), BOARD, do, condition)


def at_start_of_turn(*do: Step) -> When:
    return When(TurnStarts(), BOARD, do)


def deathrattle(*do: Step) -> When:
    return When(Dies(), GRAVE, do)


def gain(attack: int = 0, health: int = 0, until: str = "") -> tuple[Enchant, ...]:
    """This minion's attack and health grow."""
    return give(THIS, attack, health, until)


def give(what: Selector, attack: int = 0, health: int = 0, until: str = "") -> tuple[Enchant, ...]:
    """The attack and health of these grow."""
    grown = (("attack", attack), ("health", health))
    return tuple(Enchant(what, stat, amount, until=until) for stat, amount in grown if amount)


def aura(to: Selector, attack: int = 0, health: int = 0) -> tuple[Cont, ...]:
    """While this is in play, the attack and health of these are higher."""
    grown = (("attack", attack), ("health", health))
    return tuple(Cont(BOARD, stat, amount, to=to) for stat, amount in grown if amount)


def spell_damage_to(target: Selector, amount: int) -> Text:
    """Nothing but damage to a target."""
    return text(Damage(TARGET, amount), target=target)


def others(race: str) -> Characters:
    """The player's other minions of a race."""
    return Characters(YOU, heroes=False, tests=(Another(), Prints("race", race)))


def own(race: str) -> Characters:
    """The player's minions of a race."""
    return Characters(YOU, heroes=False, tests=(Prints("race", race),))


def with_attack(what: Selector, least: int = 0, most: int = 1_000) -> Such:
    """Those of these whose attack is in that range now."""
    return Such(what, (HasAttack(least, most),))
