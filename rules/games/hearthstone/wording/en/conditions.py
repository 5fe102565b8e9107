"""What follows "if" and "while" in English."""

from dataclasses import replace

from rules.games.hearthstone import selectors as hearthstone
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.en.nouns import Noun, who, whom
from rules.kernel import compound, selectors
from rules.kernel.english import all_of
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import Telling, Templates

SILENT = (hearthstone.Room, hearthstone.NotCountered)
"""What the rules ask of every such text, so that none repeats it: a free place, a spell to counter."""


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "if"; empty where there is nothing to say."""
    return str(t.tell(record))


def lead(record: selectors.Condition, t: Telling) -> str:
    """What comes before an effect that hangs on it, with its comma."""
    if isinstance(record, hearthstone.EvenChance):
        return "with a 50% chance, "
    said = condition(record, t)
    return said and f"if {said}, "


def while_so(record: selectors.Condition | None, t: Telling) -> str:
    """While what something holds, with its comma."""
    if isinstance(record, hearthstone.TheirTurn | selectors.YourTurn):
        return f"during your {'' if isinstance(record, selectors.YourTurn) else 'opponent’s '}turn, "
    said = condition(record, t) if record else ""
    return said and f"while {said}, "


def exists(record: selectors.Exists, t: Telling) -> str:
    such = shape.described(record)
    if such is not None:
        return described(such, t)
    t.last = ""
    noun: Noun = shape.noun_of(record.what, t)
    if isinstance(record.what, hearthstone.Weapon):
        return f"{'your opponent has' if record.what.of == FOE else 'you have'} {'a' if record.most else 'no'} weapon"
    if noun.fixed:
        return f"there is {'' if record.most else 'no '}{noun.fixed}"
    is_one = (record.least, record.most) == (1, ANY_NUMBER)
    has = {YOU: "you have", FOE: "your opponent has"}.get(noun.owner, "there is" if is_one else "there are")
    if is_one:
        return f"{has} {replace(noun, owner='', count=1).some()}"
    count = "no" if record.most == 0 else f"at least {record.least}"
    return f"{has} {count} {noun.other}{noun.joined(noun.many, '')}"


def described(such: compound.Such, t: Telling) -> str:
    """That certain cards are such: "it is a friendly Demon", "your hero has 12 or less Health"."""
    name, _ = who(such.what, t)
    traits = [t.tell(test) for test in such.tests]
    if any(trait.instead for trait in traits):
        return f"{name} is {Noun('', '', count=1).that_is(traits).some()}"
    return f"{name} {all_of(trait.says for trait in traits)}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "it is your turn"


def more(record: selectors.More, t: Telling) -> str:
    return f"there are more of {whom(record.what, t)} than of {whom(record.than, t)}"


def every_one(record: selectors.All, t: Telling) -> str:
    return " and ".join(said for each in record.of if (said := condition(each, t)))


def unsaid(record: selectors.Condition, t: Telling) -> str:
    return ""


def alive(record: hearthstone.Alive, t: Telling) -> str:
    return f"{whom(record.what, t)} survives"


def combo_on(record: hearthstone.ComboOn, t: Telling) -> str:
    return "you played another card before this one this turn"


def has_secret(record: hearthstone.HasSecret, t: Telling) -> str:
    return "you have a Secret in play"


def dying(record: hearthstone.Dying, t: Telling) -> str:
    return f"that kills {whom(record.what, t)}"


def no_minion_played(record: hearthstone.NoMinionPlayed, t: Telling) -> str:
    return "you have played no minion this turn"


def their_turn(record: hearthstone.TheirTurn, t: Telling) -> str:
    return "it is your opponent’s turn"


def all_crystals(record: hearthstone.AllCrystals, t: Telling) -> str:
    return "you have 10 mana crystals"


def even_chance(record: hearthstone.EvenChance, t: Telling) -> str:
    return "a coin shows heads"


def missing_of(record: hearthstone.MissingOf, t: Telling) -> str:
    return "one of them is missing on your side"


TEMPLATES: Templates = {
    selectors.Exists: exists,
    selectors.YourTurn: your_turn,
    selectors.More: more,
    selectors.All: every_one,
    **dict.fromkeys(SILENT, unsaid),
    hearthstone.Alive: alive,
    hearthstone.ComboOn: combo_on,
    hearthstone.HasSecret: has_secret,
    hearthstone.Dying: dying,
    hearthstone.NoMinionPlayed: no_minion_played,
    hearthstone.TheirTurn: their_turn,
    hearthstone.AllCrystals: all_crystals,
    hearthstone.EvenChance: even_chance,
    hearthstone.MissingOf: missing_of,
}
