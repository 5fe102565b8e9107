"""The phrases that Vanguard's card texts repeat, as values."""

from rules.games.vanguard.costs import CounterBlast, Discard, RestThis, SoulBlast
from rules.games.vanguard.effects import Attacked, Draw, Search, Shuffle, SoulCharge, SuperiorCall, Unhittable
from rules.games.vanguard.patterns import Arrives, Boosts, MainBegins, RiddenOver
from rules.kernel.abilities import Act, Cont, When
from rules.kernel.effects import Change
from rules.kernel.selectors import (
    ANY_NUMBER,
    FOE,
    YOU,
    Another,
    Bound,
    Cards,
    Exists,
    Marked,
    More,
    Named,
    Printed,
    Prints,
    This,
)

ROYAL_PALADIN = Prints("clan", "Royal Paladin")
KAGERO = Prints("clan", "Kagero")
ORACLE = Prints("clan", "Oracle Think Tank")
NOVA = Prints("clan", "Nova Grappler")
SPIKE = Prints("clan", "Spike Brothers")
NUBATAMA = Prints("clan", "Nubatama")
DARK = Prints("clan", "Dark Irregulars")

CIRCLES = ("VC", "RC")
IT = Bound("it")
FOUND = Bound("found")
OWN_REAR = Cards(YOU, ("RC",))
ENEMY_REAR = Cards(FOE, ("RC",))
OWN_HAND = Cards(YOU, ("hand",))
ENEMY_HAND = Cards(FOE, ("hand",))
OWN_UNITS = Cards(YOU, CIRCLES)
CLOSED_DAMAGE = Cards(YOU, ("damage",), (Marked("face-down"),))
FOUR_IN_HAND = Exists(OWN_HAND, least=4)
MORE_CARDS = More(OWN_HAND, ENEMY_HAND)
FEWER_CARDS = More(ENEMY_HAND, OWN_HAND)


def enemy_rear(least: int = 0, most: int = ANY_NUMBER) -> Cards:
    """Enemy rear-guards of these grades."""
    return Cards(FOE, ("RC",), (Printed("grade", least, most),))


def vanguard_of(clan: Prints) -> Exists:
    """Your vanguard is of this clan."""
    return Exists(Cards(YOU, ("VC",), (clan,)))


def vanguard_grade(grade: int) -> Exists:
    """Your vanguard has exactly this grade."""
    return Exists(Cards(YOU, ("VC",), (Printed("grade", grade, grade),)))


def alone(clan: Prints) -> Cont:
    """2000 less without another unit of the clan on the field."""
    return Cont(CIRCLES, "power", -2000, condition=Exists(Cards(YOU, CIRCLES, (clan, Another())), least=0, most=0))


def forerunner(clan: str) -> When:
    """Called from the soul when another card of the clan is ridden on it (VG-G49)."""
    return When(RiddenOver(clan), ("soul",), (SuperiorCall(This()),), may=True)


def perfect_guard(clan: Prints) -> When:
    """A unit of the clan cannot be hit, for a card of the clan from the hand (VG-G50)."""
    guard = Unhittable(Attacked((clan,)))
    return When(Arrives(("GC",)), ("GC",), (guard,), cost=(Discard(1, (clan,)),), may=True)


def boosts_named(key: str) -> When:
    """4000 more for the unit of this name that it boosts."""
    return When(Boosts((key,)), ("RC",), (Change(IT, "power", 4000, "battle"),))


def charges_in_main() -> When:
    """Soul Charge 1 and 2000 more this turn as its main phase begins."""
    return When(MainBegins(), ("VC",), (SoulCharge(1), Change(This(), "power", 2000, "turn")))


MEGABLAST = (SoulBlast(8), CounterBlast(5))
REST_AND_DISCARD = Act(CIRCLES, (Draw(1),), cost=(RestThis(), Discard(1)))


def search_and_call(*tests: Printed | Prints | Named) -> tuple[Search, SuperiorCall, Shuffle]:
    return (Search(tests), SuperiorCall(FOUND), Shuffle())
