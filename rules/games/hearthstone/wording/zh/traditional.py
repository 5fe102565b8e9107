"""Chinese in traditional characters: our texts in simplified ones, by the words of the game's other edition.

Card names come in traditional characters already; nothing here changes them.
"""

import re

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
    "复制": "複製",
    "几率": "機率",
    "“": "「",
    "”": "」",
    "‘": "『",
    "’": "』",
}
"""What the other edition says with other words, or writes otherwise than its characters alone would tell."""

PAIRS = """
    与與 两兩 个個 为為 从從 们們 会會 伤傷 余餘 减減 击擊 则則 别別 剧劇 区區 双雙 变變 后後 唤喚 图圖 圣聖 场場 处處
    备備 复復 夺奪 对對 将將 币幣 师師 库庫 开開 弃棄 张張 当當 恶惡 战戰 择擇 护護 拥擁 换換 损損 掷擲 敌敵 数數 无無
    时時 术術 机機 权權 标標 树樹 梦夢 检檢 毁毀 没沒 满滿 潜潛 灭滅 点點 猎獵 疗療 盗盜 终終 经經 结結 给給 获獲 萨薩
    装裝 视視 讽諷 该該 语語 载載 过過 还還 进進 连連 选選 邻鄰 锋鋒 间間 随隨 顶頂 风風 骑騎 鱼魚 鲁魯 龙龍 冻凍 兽獸
    戏戲 腾騰 于於 额額 冲衝 并並 着著
"""
CHARACTERS = str.maketrans({pair[0]: pair[1] for pair in PAIRS.split()})
ANY_WORD = re.compile("|".join(WORDS))


def traditional(text: str) -> str:
    """
    >>> traditional("战吼：消灭一个敌方随从。")
    '戰吼：消滅一個敵方手下。'
    """
    return ANY_WORD.sub(lambda word: WORDS[word[0]], text).translate(CHARACTERS)
