"""The words of the game's edition in traditional characters, where they are not those of the other one."""

from rules.kernel import chinese

WORDS = {
    "英雄技能": "英雄能力",
    "法力值消耗": "法力消耗",
    "本随从": "此手下",
    "本武器": "此武器",
    "随从": "手下",
    "亡语": "死亡之聲",
    "激怒": "狂怒",
    "过载": "超載",
    "圣盾": "聖盾術",
    "奥秘": "秘密",
    "牌库": "牌堆",
    "坟场": "墓地",
}
"""What the other edition says with other words."""


def traditional(text: str) -> str:
    """
    >>> traditional("战吼：消灭一个敌方随从。")
    '戰吼：消滅一個敵方手下。'
    """
    return chinese.traditional(text, WORDS)
