"""What follows "если" and "пока" in Russian."""

from rules.games.hearthstone import selectors as hearthstone
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.ru.nouns import Noun, Trait, whom
from rules.kernel import compound, selectors
from rules.kernel.russian import ACC, GEN, NOM, YOUR
from rules.kernel.selectors import ANY_NUMBER, FOE
from rules.kernel.wording import Telling, Templates


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "если"; empty where there is nothing to say."""
    return str(t.tell(record))


def lead(record: selectors.Condition, t: Telling) -> str:
    """What comes before an effect that hangs on it, with its comma."""
    if isinstance(record, hearthstone.EvenChance):
        return "с вероятностью 50% "
    said = condition(record, t)
    return said and f"если {said}, "


def while_so(record: selectors.Condition | None, t: Telling) -> str:
    """While what something holds, with its comma."""
    if isinstance(record, hearthstone.TheirTurn | selectors.YourTurn):
        return "в ваш ход " if isinstance(record, selectors.YourTurn) else "в ход соперника "
    said = condition(record, t) if record else ""
    return said and f"пока {said}, "


def exists(record: selectors.Exists, t: Telling) -> str:
    such = shape.described(record)
    if such is not None:
        return described(such, t)
    t.last = ""
    noun: Noun = shape.noun_of(record.what, t)
    whose = "у соперника" if noun.owner == FOE else "у вас" if noun.owner or noun.fixed else "в игре"
    bare = Noun(noun.head, noun.before, noun.after, is_other=noun.is_other)
    if record.most == 0:
        return f"{whose} нет {bare.described(GEN, True)}"
    if (record.least, record.most) == (1, ANY_NUMBER):
        return f"{whose} есть {bare.described(NOM, False)}"
    return f"{whose} не меньше {record.least} {bare.described(GEN, True)}"


def described(such: compound.Such, t: Telling) -> str:
    """That certain cards are such: "это ваш демон", "у вашего героя не больше 12 ед. здоровья"."""
    traits: list[Trait] = [t.tell(test) for test in such.tests]
    noun: Noun = shape.noun_of(such.what, t)
    kinds = [trait for trait in traits if trait.instead]
    if kinds:
        whom(such.what, NOM, t)
        return f"это {Noun(noun.head, count=1).that_is(traits).some(NOM)}"
    if all(trait.number for trait in traits):
        name = whom(such.what, GEN, t, YOUR)
        return f"у {name} {' и '.join(trait.number for trait in traits)}"
    gender = 1 if noun.head.is_she else 2 if noun.head.is_it else 0
    says = [trait.says[gender] for trait in traits if trait.says]
    return f"{whom(such.what, NOM, t)} {' и '.join(says)}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "сейчас ваш ход"


def more(record: selectors.More, t: Telling) -> str:
    return f"{whom(record.what, GEN, t)} больше, чем {whom(record.than, GEN, t)}"


def every_one(record: selectors.All, t: Telling) -> str:
    return " и ".join(said for each in record.of if (said := condition(each, t)))


def unsaid(record: selectors.Condition, t: Telling) -> str:
    return ""


def alive(record: hearthstone.Alive, t: Telling) -> str:
    return f"{whom(record.what, NOM, t)} выживает"


def combo_on(record: hearthstone.ComboOn, t: Telling) -> str:
    return "в этом ходу вы уже разыграли другую карту"


def has_secret(record: hearthstone.HasSecret, t: Telling) -> str:
    return "у вас есть секрет в игре"


def dying(record: hearthstone.Dying, t: Telling) -> str:
    return f"это убивает {whom(record.what, ACC, t)}"


def no_minion_played(record: hearthstone.NoMinionPlayed, t: Telling) -> str:
    return "вы не разыграли в этом ходу ни одного существа"


def their_turn(record: hearthstone.TheirTurn, t: Telling) -> str:
    return "сейчас ход соперника"


def all_crystals(record: hearthstone.AllCrystals, t: Telling) -> str:
    return "у вас 10 кристаллов маны"


def even_chance(record: hearthstone.EvenChance, t: Telling) -> str:
    return "выпал орёл"


def missing_of(record: hearthstone.MissingOf, t: Telling) -> str:
    return "у вас нет одного из них"


TEMPLATES: Templates = {
    selectors.Exists: exists,
    selectors.YourTurn: your_turn,
    selectors.More: more,
    selectors.All: every_one,
    hearthstone.Room: unsaid,
    hearthstone.NotCountered: unsaid,
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
