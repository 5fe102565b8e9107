"""What follows "if" and "while" in English."""

from dataclasses import replace

from rules.kernel import selectors
from rules.kernel.english import HELD, Noun, a, how_many, target
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import Telling, Templates


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "if"; other things are spoken of there, so no pronoun reaches across."""
    said = str(t.tell(record))
    t.last = ""
    return said


def while_held(record: selectors.Condition | None, t: Telling) -> str:
    parts = record.of if isinstance(record, selectors.All) else (record,) if record else ()
    others = [condition(part, t) for part in parts if not isinstance(part, selectors.YourTurn)]
    turn = "during your turn, " if len(others) < len(parts) else ""
    return turn + (f"while {' and '.join(others)}, " if others else "")


def exists(record: selectors.Exists, t: Telling) -> str:
    what = record.what
    if isinstance(what, selectors.Cards) and what.zones == ("VC",) and what.tests:
        who = "your opponent’s" if what.of == FOE else "your"
        so = "is not" if record.most == 0 else "is"
        return f"{who} vanguard {so} {' and '.join(t.tell(test).says for test in what.tests)}"
    noun = t.tell(what)
    if not isinstance(what, selectors.Cards):
        return f"there is {'no ' if record.most == 0 else ''}{noun.fixed}"
    return f"{owner_has(what.of)} {amount(noun, record)}"


def owner_has(of: str) -> str:
    return "your opponent has" if of == FOE else "you have"


def amount(noun: Noun, record: selectors.Exists) -> str:
    """So many of them, as one has them."""
    if record.most == 0:
        return f"no {noun.other}{noun.said(True, HELD)}"
    if (record.least, record.most) == (1, ANY_NUMBER):
        one = noun.said(False, HELD)
        return f"another {one}" if noun.is_another else a(one)
    exactly = "exactly " if record.least == record.most else ""
    count = how_many(record.least, record.most)
    return f"{exactly}{count} {noun.other}{noun.said(record.most > 1, HELD)}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "it is your turn"


def more(record: selectors.More, t: Telling) -> str:
    what, than = record.what, record.than
    if not (isinstance(what, selectors.Cards) and isinstance(than, selectors.Cards)):
        return f"there are more of {target(t.tell(what), t)} than of {target(t.tell(than), t)}"
    if what.of != than.of and replaced(what, than.of) == than:
        compared = "more" if than.of == FOE else "fewer"
        return f"you have {compared} {replace(t.tell(what), owner=YOU).said(True, HELD)} than your opponent"
    return f"{owner_has(what.of)} more {t.tell(what).said(True, HELD)} than {t.tell(than).said(True, HELD)}"


def replaced(what: selectors.Cards, of: selectors.Player) -> selectors.Cards:
    return selectors.Cards(of, what.zones, what.tests)


def every_one(record: selectors.All, t: Telling) -> str:
    return " and ".join(str(t.tell(each)) for each in record.of)


TEMPLATES: Templates = {
    selectors.Exists: exists,
    selectors.YourTurn: your_turn,
    selectors.More: more,
    selectors.All: every_one,
}
