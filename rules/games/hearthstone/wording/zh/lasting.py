"""What holds as long as a card is there, in Chinese."""

from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.zh.conditions import while_so
from rules.games.hearthstone.wording.zh.nouns import each, plainly
from rules.games.hearthstone.wording.zh.words import costs, grown, keyword
from rules.kernel.abilities import Cont
from rules.kernel.chinese import all_of
from rules.kernel.wording import Telling

OF_ITS_OWN = {
    "freezing": "冻结所有受到本随从伤害的角色",
    "shelters": "你的英雄在攻击时免疫",
    "spares-durability": "攻击随从时，失去1点攻击力而非1点耐久度",
    "attack-is-health": "本随从的攻击力始终等同于其生命值",
    "doubles": "你的法术和英雄技能造成的伤害与恢复的生命值翻倍",
    "healing-hurts": "你的牌与英雄技能将要恢复生命值时，改为造成等量的伤害",
}
"""Effects that are told whole, whoever they are about."""


def held(conts: tuple[Cont, ...], t: Telling) -> str:
    """What holds, as a sentence without its stop: "你的其他随从拥有+1攻击力"."""
    first = conts[0]
    if shape.is_enrage(first.condition):
        return f"激怒：{given(conts) if first.to is None else changed(conts, t)}"
    return while_so(first.condition, t) + (OF_ITS_OWN.get(first.stat) or changed(conts, t))


def changed(conts: tuple[Cont, ...], t: Telling) -> str:
    """Who is changed, and how."""
    first = conts[0]
    this = "本武器" if shape.is_weapon(t) else "本随从"
    name = this if first.to is None else plainly(first.to, t)
    per = f"{each(first.per, t)}，" if first.per is not None else ""
    return f"{per}{name}{'便' if per else ''}{predicate(conts)}"


def predicate(conts: tuple[Cont, ...]) -> str:
    first = conts[0]
    if first.stat == "cost":
        return f"的{costs(first.amount)}"
    if first.stat == "cost-first":
        return f"的{costs(first.amount)}，但不能少于1点"
    if first.stat == "cost-becomes":
        return f"的法力值消耗为{first.amount}点"
    if first.stat == "lasting":
        return "的生命值不会降到1点以下"
    return f"拥有{given(conts)}"


def given(conts: tuple[Cont, ...]) -> str:
    """What these give: "+1攻击力和风怒"."""
    attack, health = (sum(cont.amount for cont in conts if cont.stat == stat) for stat in shape.NUMBERS)
    words = [keyword(cont.stat) for cont in conts if cont.stat not in shape.NUMBERS]
    numbers = grown(attack, health)
    return all_of([numbers, *words] if numbers else words)
