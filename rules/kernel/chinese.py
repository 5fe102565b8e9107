"""What Chinese needs of a text: whom it speaks of, how parts are joined and things counted, and both ways of writing.

Texts are told in simplified characters; in traditional ones they are the same text written anew. Names of cards come
in the right characters already, and nothing here changes those.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from rules.kernel.abilities import Ability
from rules.kernel.records import Record
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import EITHER, Joints, Telling, Template, Templates, listed

JOINTS = Joints(comma="，", last="，并", series="，并", then="，然后", so="。", turn="。")
NAMES = Joints(comma="、", last="和", series="和", then="", so="", turn="")
NUMERALS = ("零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十")


def numeral(count: int) -> str:
    """
    >>> numeral(2), numeral(12)
    ('两', '12')
    """
    return NUMERALS[count] if 0 <= count < len(NUMERALS) else str(count)


def all_of(parts: Iterable[str]) -> str:
    """
    >>> all_of(["甲", "乙", "丙"])
    '甲、乙和丙'
    """
    return listed(list(parts), NAMES)


def quoted(text: str) -> str:
    """
    >>> quoted("亡语：召唤“树人”")
    '“亡语：召唤‘树人’”'
    """
    return f"“{text.replace('“', '‘').replace('”', '’')}”"


def one_of(parts: Iterable[str]) -> str:
    """
    >>> one_of(["甲", "乙"])
    '甲或乙'
    """
    return "或".join(parts)


@dataclass(frozen=True, slots=True)
class Trait:
    """What is said of a noun: before it, or as a statement; `instead` of it a name."""

    before: str = ""
    says: str = ""
    instead: str = ""
    is_other: bool = False


@dataclass(frozen=True, slots=True)
class Noun:
    """What is spoken of, by its description, or by `fixed` words where it is known already.

    `unit` counts it, `owner` is "you", "foe" or nobody, `place` the zone they are in where that is told.
    """

    head: str
    unit: str = "个"
    before: str = ""
    owner: str = ""
    place: str = ""
    is_other: bool = False
    name: str = ""
    fixed: str = ""
    is_plural: bool = True
    by_foe: bool = False
    """Whether the opponent chose it, and so does to it what is done."""
    first: tuple[int, int] | None = None
    """How many of them are chosen by being spoken of for the first time; None where that is done."""
    is_random: bool = False
    """Whether chance chooses them."""

    def that_is(self, *traits: Trait) -> "Noun":
        name = "".join(trait.instead for trait in traits)
        return replace(
            self,
            head=name or self.head,
            before=self.before + "".join(trait.before for trait in traits),
            is_other=self.is_other or any(trait.is_other for trait in traits),
        )

    def whose(self, foe: str = "对手") -> str:
        """Whose they are and where, before how many they are; `foe` is what the opponent is called."""
        owner = {YOU: "你", FOE: foe, EITHER: "任意玩家"}.get(self.owner, "")
        if self.place:
            return f"{owner or '你'}的{self.place}中的" if owner != "其" else f"其{self.place}中的"
        return owner if owner in ("", "其") else f"{owner}的"

    @property
    def other(self) -> str:
        return "其他" if self.is_other else ""

    @property
    def described(self) -> str:
        return self.before + self.head


CARD = Noun("卡", "张")


def some(noun: Noun, least: int, most: int, foe: str = "对手") -> str:
    """So many of them, as one chooses them.

    >>> some(Noun("单位", owner="foe"), 1, 1), some(Noun("单位", owner="you"), 0, 3)
    ('对手的一个单位', '你的至多3个单位')
    """
    if noun.fixed:
        return noun.fixed
    whose = noun.whose(foe) + ("随机" if noun.is_random else "")
    if (least, most) == (1, 1) and noun.is_other:
        return f"{whose}另一{noun.unit}{noun.described}"
    return f"{whose}{how_many(least, most)}{noun.unit}{noun.other}{noun.described}"


def how_many(least: int, most: int) -> str:
    """
    >>> how_many(0, 1), how_many(2, 2), how_many(2, ANY_NUMBER), how_many(1, 3)
    ('至多一', '2', '不少于2', '1到3')
    """
    if least == most:
        return number(least)
    if most == ANY_NUMBER:
        return f"不少于{least}"
    return f"至多{number(most)}" if least == 0 else f"{least}到{most}"


def number(count: int) -> str:
    return numeral(count) if count == 1 else str(count)


def every(noun: Noun) -> str:
    """
    >>> every(Noun("单位", owner="you", is_other=True))
    '你的所有其他单位'
    """
    return f"{noun.whose()}所有{noun.other}{noun.described}"


def said(noun: Noun, telling: Telling) -> str:
    """What something is done to, or does something, and is from now on spoken of."""
    telling.doer = noun
    telling.last = noun.name
    if noun.first is not None:
        telling.nouns[noun.name] = replace(noun, first=None)
        return some(replace(noun, fixed=""), *noun.first)
    return noun.fixed or every(noun)


def aimed_at(noun: Noun, slot: str, least: int, most: int) -> Noun:
    """So many of these, chosen where they are first spoken of, and afterwards known."""
    if noun.name == slot:
        return noun
    fixed = f"这些{noun.head}" if most > 1 else f"该{noun.head}"
    return replace(noun, name=slot, fixed=fixed, is_plural=most > 1, first=(least, most))


PRONOUNS = ("其", "它们")


def target(noun: Noun, telling: Telling) -> str:
    """The same, by a pronoun where nothing came between."""
    if noun.name and noun.name == telling.last:
        telling.doer = noun
        return PRONOUNS[noun.is_plural]
    return said(noun, telling)


def possessive(noun: Noun, telling: Telling) -> str:
    """Whose something is: "其", "该单位的"."""
    name = target(noun, telling)
    return name if name == PRONOUNS[0] else f"{name}的"


def subject(noun: Noun, telling: Telling) -> str:
    name = target(noun, telling)
    return "它" if name == "其" else name


PAIRS = """
    与與 两兩 个個 为為 从從 们們 会會 伤傷 余餘 减減 击擊 则則 别別 剧劇 区區 双雙 变變 后後 唤喚 图圖 圣聖 场場 处處
    备備 复復 夺奪 对對 将將 币幣 师師 库庫 开開 弃棄 张張 当當 恶惡 战戰 择擇 护護 拥擁 换換 损損 掷擲 敌敵 数數 无無
    时時 术術 机機 权權 标標 树樹 梦夢 检檢 毁毀 没沒 满滿 潜潛 灭滅 点點 猎獵 疗療 盗盜 终終 经經 结結 给給 获獲 萨薩
    装裝 视視 讽諷 该該 语語 载載 过過 还還 进進 连連 选選 邻鄰 锋鋒 间間 随隨 顶頂 风風 骑騎 鱼魚 鲁魯 龙龍 冻凍 兽獸
    戏戲 腾騰 于於 额額 冲衝 并並 着著
    丢丟 侧側 况況 动動 宝寶 属屬 条條 来來 环環 电電 续續 计計 达達 钢鋼 锁鎖 须須 飞飛 坏壞 胜勝 虫蟲
    横橫 单單 导導 寻尋 拦攔 斗鬥 灵靈 竖豎 级級 组組 触觸 阶階 骤驟 发發 舍捨
    镜鏡 现現 临臨 炉爐 应應 响響 内內 线線 实實 转轉 态態 仅僅
    侠俠 门門 镖鏢 帮幫 灯燈 宫宮 罗羅 阵陣 踪蹤 费費 队隊
"""
CHARACTERS = str.maketrans({pair[0]: pair[1] for pair in PAIRS.split()})
"""Of the characters that our texts are made of, those that are written otherwise."""
WRITTEN = {"复制": "複製", "几率": "機率", "“": "「", "”": "」", "‘": "『", "’": "』"}
"""What is written otherwise than character by character."""


def traditional(text: str, words: Mapping[str, str] = MappingProxyType({})) -> str:
    """The text in traditional characters, with the words that are used there.

    >>> traditional("对“小鬼”造成3点伤害", {"造成": "給予"})
    '對「小鬼」給予3點傷害'
    """
    known = {**WRITTEN, **words}
    return re.sub("|".join(known), lambda word: known[word[0]], text).translate(CHARACTERS)


def written_anew(templates: Templates, words: Mapping[str, str] = MappingProxyType({})) -> Templates:
    """The templates, whole texts (those of abilities) in traditional characters and with the words used there."""
    return {kind: _anew(told, words) if issubclass(kind, Ability) else told for kind, told in templates.items()}


def _anew(template: Template, words: Mapping[str, str]) -> Template:
    def told(record: Record, telling: Telling) -> Any:
        return traditional(template(record, telling), words)

    return told
