"""What follows "если" and "пока" in Russian."""

from rules.kernel import selectors
from rules.kernel.russian import GEN, NOM, Noun, how_many, is_few, target
from rules.kernel.selectors import ANY_NUMBER, FOE
from rules.kernel.wording import Telling, Templates


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "если"; other things are spoken of there, so no pronoun reaches across."""
    said = str(t.tell(record))
    t.last = ""
    return said


def while_held(record: selectors.Condition | None, t: Telling) -> str:
    parts = record.of if isinstance(record, selectors.All) else (record,) if record else ()
    others = [condition(part, t) for part in parts if not isinstance(part, selectors.YourTurn)]
    turn = ["в ваш ход"] if len(others) < len(parts) else []
    held = [f"пока {' и '.join(others)}"] if others else []
    return f"{', '.join(turn + held)}{', ' if held else ' '}" if turn or held else ""


def exists(record: selectors.Exists, t: Telling) -> str:
    what, noun = record.what, t.tell(record.what)
    if not isinstance(what, selectors.Cards):
        none = "нет" if record.most == 0 else "есть"
        return f"{none} {noun.bare(GEN if record.most == 0 else NOM, noun.is_plural, *noun.known)}"
    place = f" {noun.place}" if noun.place else ""
    if what.zones == ("VC",) and record.most > 0:
        return f"{at(what.of)} {noun.bare(NOM, False)}"
    return f"{at(what.of)}{place} {amount(noun, record, what.zones != ('VC',))}"


def at(of: str) -> str:
    return "у соперника" if of == FOE else "у вас"


def amount(noun: Noun, record: selectors.Exists, many: bool) -> str:
    """So many of them, as one has them."""
    least, most = record.least, record.most
    if most == 0:
        return f"нет {noun.bare(GEN, many)}"
    if (least, most) == (1, ANY_NUMBER):
        return f"есть {noun.bare(NOM, False)}"
    if least == most:
        return f"ровно {most} {noun.bare(GEN, True, few=is_few(most)) if most > 1 else noun.bare(NOM, False)}"
    return f"{how_many(least, most)} {noun.bare(GEN, True)}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "сейчас ваш ход"


def more(record: selectors.More, t: Telling) -> str:
    what, than = record.what, record.than
    if not (isinstance(what, selectors.Cards) and isinstance(than, selectors.Cards)):
        return f"больше, чем {target(t.tell(than), t)}, есть {target(t.tell(what), t)}"
    noun, other = t.tell(what), t.tell(than)
    place = f" {noun.place}" if noun.place else ""
    if what.of != than.of and selectors.Cards(than.of, what.zones, what.tests) == than:
        compared = "больше" if than.of == FOE else "меньше"
        return f"у вас{place} {compared} {noun.bare(GEN, True)}, чем у соперника"
    return f"{at(what.of)}{place} больше {noun.bare(GEN, True)}, чем {other.said(GEN, True, actor=what.of)}"


def every_one(record: selectors.All, t: Telling) -> str:
    return " и ".join(str(t.tell(each)) for each in record.of)


TEMPLATES: Templates = {
    selectors.Exists: exists,
    selectors.YourTurn: your_turn,
    selectors.More: more,
    selectors.All: every_one,
}
