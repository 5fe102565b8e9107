"""What follows "if" and "while" in Chinese."""

from dataclasses import replace

from rules.games.hearthstone import selectors as hearthstone
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.zh.nouns import Noun, one, who, whom
from rules.kernel import compound, selectors
from rules.kernel.chinese import numeral
from rules.kernel.selectors import ANY_NUMBER, FOE
from rules.kernel.wording import Telling, Templates


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "如果"; empty where there is nothing to say."""
    return str(t.tell(record))


def lead(record: selectors.Condition, t: Telling) -> str:
    """What comes before an effect that hangs on it, with its comma."""
    if isinstance(record, hearthstone.EvenChance):
        return "有50%的几率"
    said = condition(record, t)
    return said and f"如果{said}，则"


def while_so(record: selectors.Condition | None, t: Telling) -> str:
    """While what something holds, with its comma."""
    if isinstance(record, hearthstone.TheirTurn | selectors.YourTurn):
        return f"在{'你' if isinstance(record, selectors.YourTurn) else '对手'}的回合中，"
    said = condition(record, t) if record else ""
    return said and f"当{said}时，"


def exists(record: selectors.Exists, t: Telling) -> str:
    such = shape.described(record)
    if such is not None:
        return described(such, t)
    t.last = ""
    noun: Noun = shape.noun_of(record.what, t)
    if isinstance(record.what, hearthstone.Weapon):
        return f"{'对手' if record.what.of == FOE else '你'}{'装备着' if record.most else '没有'}武器"
    if noun.fixed:
        return f"{'存在' if record.most else '没有'}{noun.fixed}"
    who = "你的对手有" if noun.owner == FOE else "你有" if noun.owner else "场上有"
    if record.most == 0:
        return f"{who[:-1]}没有{noun.head}"
    if (record.least, record.most) == (1, ANY_NUMBER):
        return who + one(replace(noun, owner=""))
    return f"{who}至少{numeral(record.least)}{noun.unit}{'其他' if noun.is_other else ''}{noun.before}{noun.head}"


def described(such: compound.Such, t: Telling) -> str:
    """That certain cards are such: "其是友方恶魔", "你的英雄的生命值不高于12点"."""
    name = who(such.what, t)
    traits = [t.tell(test) for test in such.tests]
    if any(trait.instead for trait in traits):
        return f"{name}是{Noun('', count=1).that_is(traits).some()}"
    says = "且".join(trait.says for trait in traits)
    return f"{name}{'' if name == '它' or says.startswith(('被', '受', '未')) else '的'}{says}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "正处于你的回合"


def more(record: selectors.More, t: Telling) -> str:
    return f"{whom(record.what, t)}多于{whom(record.than, t)}"


def every_one(record: selectors.All, t: Telling) -> str:
    return "，且".join(said for each in record.of if (said := condition(each, t)))


def unsaid(record: selectors.Condition, t: Telling) -> str:
    return ""


def alive(record: hearthstone.Alive, t: Telling) -> str:
    return f"{who(record.what, t)}存活"


def combo_on(record: hearthstone.ComboOn, t: Telling) -> str:
    return "你在本回合中先使用过另一张牌"


def has_secret(record: hearthstone.HasSecret, t: Telling) -> str:
    return "你有奥秘在场"


def dying(record: hearthstone.Dying, t: Telling) -> str:
    return f"{who(record.what, t)}因此死亡"


def no_minion_played(record: hearthstone.NoMinionPlayed, t: Telling) -> str:
    return "你在本回合中没有使用过随从牌"


def their_turn(record: hearthstone.TheirTurn, t: Telling) -> str:
    return "正处于对手的回合"


def all_crystals(record: hearthstone.AllCrystals, t: Telling) -> str:
    return "你有10个法力水晶"


def even_chance(record: hearthstone.EvenChance, t: Telling) -> str:
    return "掷出硬币的正面"


def missing_of(record: hearthstone.MissingOf, t: Telling) -> str:
    return "你缺少其中之一"


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
