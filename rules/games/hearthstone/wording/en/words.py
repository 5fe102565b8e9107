"""The words of English texts: keywords, races, and what lasts how long."""

from rules.kernel.wording import signed

KEYWORDS = {
    "taunt": "Taunt",
    "charge": "Charge",
    "windfury": "Windfury",
    "divine_shield": "Divine Shield",
    "stealth": "Stealth",
    "poisonous": "Poisonous",
    "immune": "Immune",
    "cant_attack": "Cannot attack",
    "cant_be_targeted": "Cannot be chosen by spells or hero powers",
    "spell_damage": "Spell Damage +{}",
    "overload": "Overload: {}",
}
RACES = {
    "beast": ("Beast", "Beasts"),
    "demon": ("Demon", "Demons"),
    "dragon": ("Dragon", "Dragons"),
    "elemental": ("Elemental", "Elementals"),
    "mech": ("Mech", "Mechs"),
    "murloc": ("Murloc", "Murlocs"),
    "pirate": ("Pirate", "Pirates"),
    "totem": ("Totem", "Totems"),
}
KINDS = {
    "minion": ("minion", "minions"),
    "spell": ("spell", "spells"),
    "weapon": ("weapon", "weapons"),
    "hero": ("hero", "heroes"),
    "hero power": ("hero power", "hero powers"),
}
PLACES: dict[str, str] = {
    "hand": "hand",
    "deck": "deck",
    "secrets": "play",
    "board": "play",
    "graveyard": "graveyard",
    "aside": "exile",
    **dict.fromkeys(("hero", "power", "weapon", "attached", "casting"), "play"),
}
UNTIL: dict[str, str] = {"": "", "turn": " this turn", "next-turn": " until your next turn"}
NUMBERS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def keyword(word: str, number: int = 1) -> str:
    """
    >>> keyword("divine_shield"), keyword("spell_damage", 2)
    ('Divine Shield', 'Spell Damage +2')
    """
    return KEYWORDS.get(word, word).format(number)


def counted(count: int, one: str, many: str) -> str:
    """
    >>> counted(1, "card", "cards"), counted(2, "card", "cards")
    ('a card', '2 cards')
    """
    return f"a {one}" if count == 1 else f"{count} {many}"


def grown(attack: int, health: int, health_word: str = "Health") -> str:
    """
    >>> grown(2, 1), grown(0, 3), grown(-1, 0)
    ('+2/+1', '+3 Health', '−1 Attack')
    """
    if attack and health:
        return f"{signed(attack)}/{signed(health)}"
    return f"{signed(attack)} Attack" if attack else f"{signed(health)} {health_word}" if health else ""


def costs(amount: int, is_plural: bool = False) -> str:
    """
    >>> costs(-2), costs(1, True)
    ('costs 2 less', 'cost 1 more')
    """
    return f"{'cost' if is_plural else 'costs'} {abs(amount)} {'less' if amount < 0 else 'more'}"
