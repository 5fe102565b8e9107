"""The words of Chinese texts, in simplified characters: places, kinds, phases, numbers and skills."""

from collections.abc import Callable, Mapping

from rules.kernel.chinese import (
    Noun,
)
from rules.kernel.texts.zh import Skill

POKEMON: Noun = Noun("宝可梦", "只")
EQUIPMENT: Noun = Noun("魔法装备", "张")

PLACES: dict[str, str] = {
    "deck": "卡组",
    "hand": "手牌",
    "extra": "额外卡组",
    "graveyard": "墓地",
    "removed": "除外的卡",
    "pokemon": "宝可梦区",
    "spells": "魔法陷阱区",
    "table": "场上",
    "environment": "环境区",
    "field": "场地区",
    **{f"P{number}": "宝可梦区" for number in range(1, 6)},
    **{f"S{number}": "魔法陷阱区" for number in range(1, 6)},
}
TYPES: dict[str, str] = {
    "normal": "一般",
    "fighting": "格斗",
    "flying": "飞行",
    "poison": "毒",
    "ground": "地面",
    "rock": "岩石",
    "bug": "虫",
    "ghost": "幽灵",
    "steel": "钢",
    "fire": "火",
    "water": "水",
    "grass": "草",
    "electric": "电",
    "psychic": "超能力",
    "ice": "冰",
    "dragon": "龙",
    "dark": "恶",
    "fairy": "妖精",
}
KINDS: dict[str, str] = {
    "pokemon": "宝可梦",
    "evolution": "进化宝可梦",
    "spell": "魔法卡",
    "quick spell": "速攻魔法卡",
    "equipment": "魔法装备",
    "environment": "环境卡",
    "trap": "陷阱卡",
    "field": "场地卡",
}
GROUPS = {
    ("pokemon", "evolution"): "宝可梦",
    ("spell", "quick spell", "equipment", "environment"): "魔法卡",
}
PHASES: dict[str, str] = {
    "draw": "抽卡阶段",
    "main-1": "主要阶段1",
    "battle": "战斗阶段",
    "main-2": "主要阶段2",
    "end": "结束阶段",
}
UNTIL: dict[str, str] = {
    "": "此后",
    "battle": "直到战斗结束",
    "turn": "本回合",
    "next-turn": "直到下个回合结束",
    "third-turn": "直到此后第三个回合结束",
}
MOMENTS: dict[str, str] = {"end": "在回合结束时", "battle-end": "在战斗结束时"}
NUMBERS: dict[str, str] = {"atk": "攻击力", "def": "守备力", "level": "等级"}


def multiplied(name: str) -> Callable[[int], str]:
    return lambda times: f"{name}变为{times}倍"


def becomes(name: str) -> Callable[[int], str]:
    return lambda amount: f"{name}变为{amount}"


def cannot(what: str) -> Skill:
    return Skill(f"不能{what}", f"不能{what}", f"可以再次{what}")


def does(what: str) -> Skill:
    return Skill(what, what, f"不再{what.removeprefix('会')}")


STATS: Mapping[str, str | Skill | Callable[[int], str]] = {
    **NUMBERS,
    "atk-times": multiplied("攻击力"),
    "def-times": multiplied("守备力"),
    "atk-set": becomes("攻击力"),
    "def-set": becomes("守备力"),
    "level-times": multiplied("等级"),
    "level-set": becomes("等级"),
    "no-attack": cannot("攻击"),
    "no-position-change": cannot("改变表示形式"),
    "no-evolution": cannot("进化"),
    "battle-proof": does("不会被战斗破坏"),
    "effect-proof": does("不会被效果破坏"),
    "untargetable": does("不会成为对手效果的对象"),
    "typeless": does("战斗时不计算属性相克"),
    "strikes-first": does("在战斗中力量相等时获胜"),
    "own-type-skills": does("只能使用自身属性的技能"),
    "direct": does("可以直接攻击"),
    "piercing": does("会造成超出守备力部分的战斗伤害"),
    "no-battle-damage": does("不会使你受到战斗伤害"),
    **{f"is-{key}": does(f"变为{name}属性") for key, name in TYPES.items()},
}

WRITTEN: dict[str, str] = {"里侧": "裡側", **{f"{count}只": f"{count}隻" for count in "一23456789"}}
"""Traditional characters tell a side from a mile, and the measure word from "only"."""
