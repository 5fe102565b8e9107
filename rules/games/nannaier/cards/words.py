"""Phrases that the cards of Nannaier's Exercise share."""

from msgspec.structs import replace

from rules.games.nannaier.costs import Pay
from rules.games.nannaier.effects import Damage, Last
from rules.games.nannaier.patterns import IsAttacked
from rules.games.nannaier.selectors import Attacker, Behind, Dolls, FormWord, InForm, Lasts, SameName
from rules.games.nannaier.table import FOR_GOOD
from rules.kernel.abilities import Ability, Act, CardScript, Cont, When
from rules.kernel.compound import Together
from rules.kernel.effects import Change, Choose, Step
from rules.kernel.facts import CardKey
from rules.kernel.patterns import Pattern
from rules.kernel.selectors import FOE, YOU, All, Another, Bound, Cards, Condition, Printed, Selector, This
from rules.kernel.words import Place

FIELD = ("field",)
IN_HAND = ("spells",)
IN_SLOT = ("slot",)
ON_TABLE = ("mirror",)

THIS_TURN, TWO_TURNS, THREE_TURNS, FOUR_TURNS = "turn", "two-turns", "three-turns", "four-turns"

THIS = This()
IT = Bound("it")
CHOSEN = Bound("chosen")
FOUND = Bound("found")
ATTACKER = Attacker()
OWN = Dolls("you")
OTHER_OWN = Dolls("you", tests=(Another(),))
FOES = Dolls("foe")
FOES_BEHIND = Dolls("foe", row="back")
OWN_ASIDE = Together((Dolls("you", "present"), Dolls("you", "mirror")))
FOES_ASIDE = Together((Dolls("foe", "present"), Dolls("foe", "mirror")))
OTHER_OWN_ASIDE = Together((Dolls("you", "present", tests=(Another(),)), Dolls("you", "mirror", tests=(Another(),))))
OWN_HAND = Cards(YOU, ("dolls",))
OWN_MIRROR_PILE = Cards(YOU, ("mirror-pile",))
OWN_PRESENT_PILE = Cards(YOU, ("present",))
FOES_LASTING_SPELL = Cards(FOE, IN_SLOT)
BEHIND = Behind(10)


def doll(
    key: str,
    present: tuple[Ability, ...] = (),
    mirror: tuple[Ability, ...] = (),
    critical: tuple[Ability, ...] = (),
    always: tuple[Ability, ...] = (),
) -> CardScript:
    """A doll by its forms: what it does in each, and whatever form it shows (NN-2.2)."""
    forms: tuple[tuple[FormWord, tuple[Ability, ...]], ...] = (
        ("present", present),
        ("mirror", mirror),
        ("critical", critical),
    )
    shown = (while_(InForm(form), ability) for form, abilities in forms for ability in abilities)
    return CardScript(CardKey(key), (*shown, *always))


def while_(condition: Condition, ability: Ability) -> Ability:
    """The same ability, where this holds besides."""
    assert isinstance(ability, Act | Cont | When)
    known = ability.condition
    parts = known.of if isinstance(known, All) else () if known is None else (known,)
    return replace(ability, condition=All((condition, *parts)) if parts else condition)


def spell(key: str, *do: Step, condition: Condition | None = None) -> CardScript:
    """A spell: what it does when it is cast."""
    return CardScript(CardKey(key), (Act(IN_HAND, do, condition=condition),))


def lasting(key: str, *abilities: Ability, condition: Condition | None = None) -> CardScript:
    """A spell of the slot (NN-8.2): it does nothing when it is cast, and this as long as it lies there."""
    return CardScript(CardKey(key), (Act(IN_HAND, (), condition=condition), *abilities))


def mirror(key: str, *abilities: Ability) -> CardScript:
    """A mirror: what holds for both players while it lies on the table (NN-2.7)."""
    return CardScript(CardKey(key), abilities)


def skill(*do: Step, order: int = 0, chaos: int = 0, transcend: int = 0, condition: Condition | None = None) -> Act:
    """What a doll casts (NN-8.4)."""
    return Act(FIELD, do, (Pay(order, chaos, transcend),), condition)


def keeping_up(until: str, *abilities: Ability, order: int = 0, chaos: int = 0) -> tuple[Ability, ...]:
    """A skill that goes on for so many turns, and what it does as long (NN-G37)."""
    return skill(Last(until), order=order, chaos=chaos), *(while_(Lasts(), ability) for ability in abilities)


def on(event: Pattern, *do: Step, when: Condition | None = None) -> When:
    """What a doll does by itself when this happens."""
    return When(event, FIELD, do, when)


def always(
    stat: str,
    amount: int = 1,
    to: Selector | None = None,
    when: Condition | None = None,
    zones: tuple[Place, ...] = FIELD,
) -> Cont:
    """What holds as long as the card is there: of the doll itself, or of those `to` speaks of."""
    return Cont(zones, stat, amount, condition=when, to=to)


def striking_back(amount: int) -> When:
    """Damage for the doll that attacks this one, before the fight."""
    return on(IsAttacked(), Damage(ATTACKER, amount))


def choose(what: Selector, most: int = 1) -> Choose:
    return Choose(what, 1, most, "chosen")


def stronger(what: Selector, amount: int, until: str) -> Change:
    """So much attack more for these; less where the number is below 0."""
    return Change(what, "attack", amount, until)


def acting_again(what: Selector) -> Change:
    """These have one more action this turn (NN-6.4)."""
    return Change(what, "actions", 1, THIS_TURN)


def warding(what: Selector) -> Change:
    """The next attack on these does no damage (NN-7.9)."""
    return Change(what, "warded", 1, FOR_GOOD)


def twins(pile: str) -> Cards:
    """Other dolls of the same name in an own pile (NN-6.5)."""
    return Cards(YOU, (pile,), (SameName(),))


def of_cost(place: str, most: int) -> Cards:
    """The dolls of an own hand or pile that print at most that cost."""
    return Cards(YOU, (place,), (Printed("cost", 0, most),))
