"""The words of Chinese texts, in simplified characters: keywords, races, and what lasts how long."""

from rules.kernel.wording import signed

KEYWORDS = {
    "taunt": "嘲讽",
    "charge": "冲锋",
    "windfury": "风怒",
    "divine_shield": "圣盾",
    "stealth": "潜行",
    "poisonous": "剧毒",
    "immune": "免疫",
    "cant_attack": "无法攻击",
    "cant_be_targeted": "无法成为法术或英雄技能的目标",
    "spell_damage": "法术伤害+{}",
    "overload": "过载：{}",
}
RACES = {
    "beast": "野兽",
    "demon": "恶魔",
    "dragon": "龙",
    "elemental": "元素",
    "mech": "机械",
    "murloc": "鱼人",
    "pirate": "海盗",
    "totem": "图腾",
}
CLASSES = {
    "druid": "德鲁伊",
    "hunter": "猎人",
    "mage": "法师",
    "paladin": "圣骑士",
    "priest": "牧师",
    "rogue": "潜行者",
    "shaman": "萨满祭司",
    "warlock": "术士",
    "warrior": "战士",
    "neutral": "中立",
    "dream": "梦境",
}
KINDS = {"minion": "随从", "spell": "法术", "weapon": "武器", "hero": "英雄", "hero power": "英雄技能"}
PLACES: dict[str, str] = {
    "hand": "手牌",
    "deck": "牌库",
    "secrets": "奥秘区",
    "board": "战场",
    "graveyard": "坟场",
    "aside": "游戏外",
    **dict.fromkeys(("hero", "power", "weapon", "attached", "casting"), "战场"),
}
NUMBERS = {
    "attack": "攻击力",
    "health": "生命值",
    "durability": "耐久度",
    "cost": "法力值消耗",
    "overload": "过载",
    "spell_damage": "法术伤害",
}
WITHIN = {"": "", "turn": "在本回合中", "next-turn": "直到你的下个回合"}
"""For how long something is so, before the verb."""


def keyword(word: str, number: int = 1) -> str:
    """
    >>> keyword("taunt"), keyword("spell_damage", 2)
    ('嘲讽', '法术伤害+2')
    """
    return KEYWORDS.get(word, word).format(number)


def grown(attack: int, health: int, of_health: str = "生命值") -> str:
    """
    >>> grown(2, 1), grown(0, 3)
    ('+2/+1', '+3生命值')
    """
    if attack and health:
        return f"{signed(attack)}/{signed(health)}"
    return f"{signed(attack)}攻击力" if attack else f"{signed(health)}{of_health}" if health else ""


def costs(amount: int) -> str:
    """
    >>> costs(-2)
    '法力值消耗减少2点'
    """
    return f"法力值消耗{'减少' if amount < 0 else '增加'}{abs(amount)}点"
