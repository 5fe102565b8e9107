"""What follows "if" and "while" in Chinese."""

from rules.games.vanguard.wording.zh.noun import Noun, how_many, said
from rules.games.vanguard.wording.zh.words import CARD
from rules.kernel import selectors
from rules.kernel.selectors import ANY_NUMBER, FOE
from rules.kernel.wording import Telling, Templates


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "如果"; other things are spoken of there, so no pronoun reaches across."""
    text = str(t.tell(record))
    t.last = ""
    return text


def while_held(record: selectors.Condition | None, t: Telling) -> str:
    parts = record.of if isinstance(record, selectors.All) else (record,) if record else ()
    others = [condition(part, t) for part in parts if not isinstance(part, selectors.YourTurn)]
    turn = "在你的回合中，" if len(others) < len(parts) else ""
    return turn + (f"只要{'，且'.join(others)}，" if others else "")


def exists(record: selectors.Exists, t: Telling) -> str:
    what = record.what
    if isinstance(what, selectors.Cards) and what.zones == ("VC",) and what.tests:
        who = "对手" if what.of == FOE else "你"
        says = "且".join(t.tell(test).says for test in what.tests)
        return f"{who}的先导者{'不' if record.most == 0 else ''}{says}".replace("不为", "不是").replace("不不是", "是")
    noun: Noun = t.tell(what)
    if noun.fixed:
        return f"{'没有' if record.most == 0 else '有'}{noun.fixed}"
    return f"{noun.whose().removesuffix('的')}{amount(noun, record)}"


def amount(noun: Noun, record: selectors.Exists) -> str:
    """So many of them, as one has them."""
    if record.most == 0:
        return f"没有{noun.other}{noun.described}"
    if (record.least, record.most) == (1, ANY_NUMBER):
        return f"有{noun.other}{noun.described}"
    exactly = "恰好" if record.least == record.most else ""
    return f"有{exactly}{how_many(record.least, record.most)}{noun.unit}{noun.other}{noun.described}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "正处于你的回合"


def more(record: selectors.More, t: Telling) -> str:
    return f"{count_of(record.what, t)}多于{count_of(record.than, t)}"


def count_of(what: selectors.Selector, t: Telling) -> str:
    """How many of these there are: "你的手牌数量"."""
    noun: Noun = t.tell(what)
    said(noun, t)
    if noun.place and noun.described == CARD.head:
        return f"{noun.whose().removesuffix('中的')}数量"
    return f"{noun.fixed or noun.whose() + noun.other + noun.described}的数量"


def every_one(record: selectors.All, t: Telling) -> str:
    return "，且".join(str(t.tell(each)) for each in record.of)


TEMPLATES: Templates = {
    selectors.Exists: exists,
    selectors.YourTurn: your_turn,
    selectors.More: more,
    selectors.All: every_one,
}
