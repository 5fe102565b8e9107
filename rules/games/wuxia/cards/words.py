"""Phrases that the cards of Wuxia share."""

from rules.games.wuxia.effects import Damage
from rules.games.wuxia.patterns import Enters, Falls, IsAttacked, Played
from rules.games.wuxia.selectors import Attacker, Beside, Fallen, Heroes, InHand
from rules.games.wuxia.table import FOR_GOOD
from rules.kernel.abilities import Ability, CardScript, Cont, When
from rules.kernel.effects import Change, Choose, Step
from rules.kernel.facts import CardKey
from rules.kernel.selectors import Another, Bound, Condition, Printed, Selector, This

ROW = ("row",)
THIS = This()
ALLIES = Heroes("you")
OTHER_ALLIES = Heroes("you", (Another(),))
ENEMIES = Heroes("foe")
AN_ENEMY = Heroes("foe", aimed=True)
NEIGHBOURS = Beside()
HAND = InHand()
FALLEN = Fallen("you")
CHOSEN = Bound("chosen")
ATTACKER = Attacker()


def card(key: str, *abilities: Ability) -> CardScript:
    return CardScript(CardKey(key), abilities)


def on_enter(*steps: Step, when: Condition | None = None) -> When:
    """What happens as the hero is summoned from the hand."""
    return When(Enters(), ROW, steps, when)


def on_fall(*steps: Step, when: Condition | None = None) -> When:
    """What happens as the hero falls; it lies in the graveyard then."""
    return When(Falls(), ("graveyard",), steps, when)


def answering(*steps: Step) -> When:
    """What happens as the hero is attacked."""
    return When(IsAttacked(), ROW, steps)


def striking_back(amount: int) -> When:
    """Damage for whoever attacks this hero, before the fight."""
    return answering(Damage(ATTACKER, amount))


def grow(what: Selector, attack: int = 0, health: int = 0, until: str = FOR_GOOD) -> tuple[Change, ...]:
    """Attack and health for these heroes (WX-G13)."""
    numbers = (("attack", attack), ("health", health))
    return tuple(Change(what, stat, amount, until) for stat, amount in numbers if amount)


def give(what: Selector, stat: str, amount: int = 1, until: str = FOR_GOOD) -> Change:
    """A keyword for these heroes, or so much more poison (WX-G26, WX-G27)."""
    return Change(what, stat, amount, until)


def growing(attack: int = 0, health: int = 0, faction: str | None = None) -> When:
    """Grows when another card is played (WX-1.2)."""
    return When(Played("you", faction), ROW, grow(THIS, attack, health))


def always(stat: str, amount: int = 1, to: Selector | None = None, when: Condition | None = None) -> Cont:
    """What holds as long as the hero stands."""
    return Cont(ROW, stat, amount, condition=when, to=to)


def choose(what: Selector, most: int = 1) -> Choose:
    return Choose(what, 1, most, "chosen")


def hitting(amount: int) -> tuple[Step, ...]:
    """Damage to an enemy of the player's choice."""
    return choose(AN_ENEMY), Damage(CHOSEN, amount)


def an_enemy_of_cost(most: int) -> Heroes:
    return Heroes("foe", (Printed("cost", 0, most),), aimed=True)


def a_fallen_of_cost(most: int) -> Fallen:
    """One's own fallen heroes of at most that cost."""
    return Fallen("you", (Printed("cost", 0, most),))


def another_fallen_of_cost(most: int) -> Fallen:
    """The same for a hero that lies there itself."""
    return Fallen("you", (Another(), Printed("cost", 0, most)))
