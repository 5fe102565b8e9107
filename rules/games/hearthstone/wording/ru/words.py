"""The words of Russian texts: keywords, races, kinds, and what lasts how long."""

from typing import NamedTuple

from rules.kernel.russian import Head, is_few
from rules.kernel.wording import signed


class Keyword(NamedTuple):
    """A keyword as it stands alone, as it is given, and after "с"."""

    stands: str
    given: str
    having: str


KEYWORDS = {
    "taunt": Keyword("Провокация", "провокацию", "провокацией"),
    "charge": Keyword("Рывок", "рывок", "рывком"),
    "windfury": Keyword("Неистовство ветра", "неистовство ветра", "неистовством ветра"),
    "divine_shield": Keyword("Божественный щит", "божественный щит", "божественным щитом"),
    "stealth": Keyword("Маскировка", "маскировку", "маскировкой"),
    "poisonous": Keyword("Яд", "яд", "ядом"),
    "immune": Keyword("Неуязвимость", "неуязвимость", "неуязвимостью"),
    "cant_attack": Keyword("Не может атаковать", "запрет атаковать", "запретом атаковать"),
    "cant_be_targeted": Keyword(
        "Не может быть целью заклинаний и силы героя", "защиту от выбора целью", "защитой от выбора целью"
    ),
    "spell_damage": Keyword("Урон от заклинаний +{}", "урон от заклинаний +{}", "уроном от заклинаний +{}"),
    "overload": Keyword("Перегрузка: {}", "перегрузку", "перегрузкой"),
}
MINION = Head(
    ("существо", "существа", "существо", "существу"), ("существа", "существ", "существ", "существам"), is_it=True
)
CHARACTER = Head(
    ("персонаж", "персонажа", "персонажа", "персонажу"), ("персонажи", "персонажей", "персонажей", "персонажам")
)
ENEMY_ONE = Head(
    ("противник", "противника", "противника", "противнику"),
    ("противники", "противников", "противников", "противникам"),
)
HERO = Head(("герой", "героя", "героя", "герою"), ("герои", "героев", "героев", "героям"))
SPELL = Head(
    ("заклинание", "заклинания", "заклинание", "заклинанию"),
    ("заклинания", "заклинаний", "заклинания", "заклинаниям"),
    is_it=True,
)
WEAPON = Head(("оружие", "оружия", "оружие", "оружию"), ("оружие", "оружия", "оружие", "оружию"), is_it=True)
SECRET = Head(("секрет", "секрета", "секрет", "секрету"), ("секреты", "секретов", "секреты", "секретам"))
CARD = Head(("карта", "карты", "карту", "карте"), ("карты", "карт", "карты", "картам"), is_she=True)
POWER = Head(("сила героя", "силы героя", "силу героя", "силе героя"), ("силы героев",) * 4, is_she=True)
ATTACKER = Head(("атакующий", "атакующего", "атакующего", "атакующему"), ("атакующие",) * 4)
KINDS = {"minion": MINION, "spell": SPELL, "weapon": WEAPON, "hero": HERO, "hero power": POWER}


def he(stem: str, many: tuple[str, ...] = ("ы", "ов", "ов", "ам")) -> Head:
    """A living being of the masculine gender, by its stem.

    >>> he("мурлок", ("и", "ов", "ов", "ам")).many
    ('мурлоки', 'мурлоков', 'мурлоков', 'мурлокам')
    """
    return Head((stem, f"{stem}а", f"{stem}а", f"{stem}у"), tuple(stem + end for end in many))


def thing(stem: str) -> Head:
    """
    >>> thing("тотем").many
    ('тотемы', 'тотемов', 'тотемы', 'тотемам')
    """
    return Head((stem, f"{stem}а", stem, f"{stem}у"), (f"{stem}ы", f"{stem}ов", f"{stem}ы", f"{stem}ам"))


RACES = {
    "beast": Head(("зверь", "зверя", "зверя", "зверю"), ("звери", "зверей", "зверей", "зверям")),
    "demon": he("демон"),
    "dragon": he("дракон"),
    "elemental": Head(
        ("элементаль", "элементаля", "элементаля", "элементалю"),
        ("элементали", "элементалей", "элементалей", "элементалям"),
    ),
    "mech": thing("механизм"),
    "murloc": he("мурлок", ("и", "ов", "ов", "ам")),
    "pirate": he("пират"),
    "totem": thing("тотем"),
}
CLASSES = {
    "druid": "друида",
    "hunter": "охотника",
    "mage": "мага",
    "paladin": "паладина",
    "priest": "жреца",
    "rogue": "разбойника",
    "shaman": "шамана",
    "warlock": "чернокнижника",
    "warrior": "воина",
    "neutral": "без класса",
    "dream": "сна",
}
PLACES: dict[str, str] = {
    "hand": "руке",
    "deck": "колоде",
    "secrets": "игре",
    "board": "игре",
    "graveyard": "сбросе",
    "aside": "изгнании",
    **dict.fromkeys(("hero", "power", "weapon", "attached", "casting"), "игре"),
}
NUMBERS = {"cost": "стоимостью", "attack": "атакой", "health": "здоровьем", "durability": "прочностью"}
FROM = {"руке": "руки", "колоде": "колоды", "сбросе": "сброса"}
UNTIL: dict[str, str] = {"": "", "turn": " до конца хода", "next-turn": " до вашего следующего хода"}
NUMERALS = {
    2: ("два", "двух", "двух", "двум"),
    3: ("три", "трёх", "трёх", "трём"),
    4: ("четыре", "четырёх", "четырёх", "четырём"),
}
COUNTS = ("ноль", "одно", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять")


def keyword(word: str) -> Keyword:
    return KEYWORDS.get(word, Keyword(word, word, word))


def stands(word: str, number: int = 1) -> str:
    """
    >>> stands("spell_damage", 2)
    'Урон от заклинаний +2'
    """
    return keyword(word).stands.format(number)


def grown(attack: int, health: int, to_health: str = "здоровью") -> str:
    """
    >>> grown(2, 1), grown(0, 3)
    ('+2/+1', '+3 к здоровью')
    """
    if attack and health:
        return f"{signed(attack)}/{signed(health)}"
    return f"{signed(attack)} к атаке" if attack else f"{signed(health)} к {to_health}" if health else ""


def costs(amount: int, is_plural: bool = False) -> str:
    """
    >>> costs(-2), costs(1, True)
    ('стоит на 2 меньше', 'стоят на 1 больше')
    """
    return f"{'стоят' if is_plural else 'стоит'} на {abs(amount)} {'меньше' if amount < 0 else 'больше'}"


def counted(count: int, head: Head) -> str:
    """So many of what is taken.

    >>> counted(1, CARD), counted(2, CARD), counted(5, CARD)
    ('карту', '2 карты', '5 карт')
    """
    if count == 1:
        return head.one[2]
    return f"{count} {head.one[1] if is_few(count) else head.many[1]}"
