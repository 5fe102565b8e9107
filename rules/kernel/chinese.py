"""What Chinese needs of a text: how parts are joined and listed, how things are counted, and the two ways of writing.

Texts are told in simplified characters; in traditional ones they are the same text written anew. Names of cards come
in the right characters already, and nothing here changes those.
"""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from rules.kernel.records import Record
from rules.kernel.wording import Joints, Telling, Template, Templates, listed

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


PAIRS = """
    与與 两兩 个個 为為 从從 们們 会會 伤傷 余餘 减減 击擊 则則 别別 剧劇 区區 双雙 变變 后後 唤喚 图圖 圣聖 场場 处處
    备備 复復 夺奪 对對 将將 币幣 师師 库庫 开開 弃棄 张張 当當 恶惡 战戰 择擇 护護 拥擁 换換 损損 掷擲 敌敵 数數 无無
    时時 术術 机機 权權 标標 树樹 梦夢 检檢 毁毀 没沒 满滿 潜潛 灭滅 点點 猎獵 疗療 盗盜 终終 经經 结結 给給 获獲 萨薩
    装裝 视視 讽諷 该該 语語 载載 过過 还還 进進 连連 选選 邻鄰 锋鋒 间間 随隨 顶頂 风風 骑騎 鱼魚 鲁魯 龙龍 冻凍 兽獸
    戏戲 腾騰 于於 额額 冲衝 并並 着著
    横橫 单單 导導 寻尋 拦攔 斗鬥 灵靈 竖豎 级級 组組 触觸 阶階 骤驟 发發 舍捨
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


def written_anew(templates: Templates) -> Templates:
    """Templates of whole texts, their texts in traditional characters."""
    return {kind: _anew(template) for kind, template in templates.items()}


def _anew(template: Template) -> Template:
    def told(record: Record, telling: Telling) -> Any:
        return traditional(template(record, telling))

    return told
