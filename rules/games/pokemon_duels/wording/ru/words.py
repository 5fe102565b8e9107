"""The words of Russian texts, those of the rules’ source: nouns, places, kinds, phases, numbers and skills."""

from collections.abc import Mapping

from rules.kernel.russian import (
    Head,
    Noun,
    Place,
    Verb,
    hard,
    is_few,
    soft,
)
from rules.kernel.texts.ru import Numbered, Skill

OPPONENT: dict[str, str] = {"nom": "противник", "gen": "противника", "dat": "противнику"}
POKEMON_HEAD = Head(
    ("Покемон", "Покемона", "Покемона", "Покемону"), ("Покемоны", "Покемонов", "Покемонов", "Покемонам")
)
USER_HEAD = Head(
    ("Покемон-пользователь", "Покемона-пользователя", "Покемона-пользователя", "Покемону-пользователю"),
    ("Покемоны-пользователи", "Покемонов-пользователей", "Покемонов-пользователей", "Покемонам-пользователям"),
)
CARD_HEAD = Head(("карта", "карты", "карту", "карте"), ("карты", "карт", "карты", "картам"), is_she=True)
EQUIPMENT_HEAD = Head(
    ("Магическое Снаряжение", "Магического Снаряжения", "Магическое Снаряжение", "Магическому Снаряжению"),
    ("Магические Снаряжения", "Магических Снаряжений", "Магические Снаряжения", "Магическим Снаряжениям"),
    is_it=True,
)
SPELL_HEAD = Head(
    ("Заклинание", "Заклинания", "Заклинание", "Заклинанию"),
    ("Заклинания", "Заклинаний", "Заклинания", "Заклинаниям"),
    is_it=True,
)
QUICK_HEAD = Head(
    tuple(f"Быстродействующ{end}" for end in ("ее Заклинание", "его Заклинания", "ее Заклинание", "ему Заклинанию")),
    tuple(f"Быстродействующи{end}" for end in ("е Заклинания", "х Заклинаний", "е Заклинания", "м Заклинаниям")),
    is_it=True,
)
TRAP_HEAD = Head(("Ловушка", "Ловушки", "Ловушку", "Ловушке"), ("Ловушки", "Ловушек", "Ловушки", "Ловушкам"), True)
ENVIRONMENT_HEAD = Head(("Среда", "Среды", "Среду", "Среде"), ("Среды", "Сред", "Среды", "Средам"), is_she=True)
FIELD_HEAD = Head(("Поле", "Поля", "Поле", "Полю"), ("Поля", "Полей", "Поля", "Полям"), is_it=True)
STAGE_HEAD = Head(
    ("эволюция", "эволюции", "эволюцию", "эволюции"), ("эволюции", "эволюций", "эволюции", "эволюциям"), is_she=True
)
SUMMON_HEAD: Head = Head(
    ("Обычный Призыв", "Обычного Призыва", "Обычный Призыв"),
    ("Обычные Призывы", "Обычных Призывов", "Обычные Призывы"),
)
EVOLVED_HEAD = Head(
    tuple(f"{one} Эволюции" for one in POKEMON_HEAD.one), tuple(f"{one} Эволюции" for one in POKEMON_HEAD.many)
)
CARD: Noun
CARD, POKEMON, EQUIPMENT, STAGE = (
    Noun(head, foe=OPPONENT["gen"]) for head in (CARD_HEAD, POKEMON_HEAD, EQUIPMENT_HEAD, STAGE_HEAD)
)
EQUIPPED, ATTACKING, ATTACKED, ACTIVATED = hard("снаряжённ"), soft("атакующ"), hard("атакуем"), hard("активированн")

IN_POKEMON_ZONES = Place("в зонах Покемонов", "из зон Покемонов")
IN_SPELL_ZONES = Place("в Зоне Заклинаний/Ловушек", "из Зоны Заклинаний/Ловушек")
PLACES: dict[str, Place] = {
    "deck": Place("в колоде", "из колоды"),
    "hand": Place("в руке", "из руки"),
    "extra": Place("в Дополнительной колоде", "из Дополнительной колоды"),
    "graveyard": Place("на Кладбище", "с Кладбища"),
    "removed": Place("среди удалённых карт", "из удалённых карт"),
    "pokemon": IN_POKEMON_ZONES,
    "spells": IN_SPELL_ZONES,
    "table": Place("на поле", "с поля"),
    "environment": Place("в зоне Среды", "из зоны Среды"),
    "field": Place("в зоне Поля", "из зоны Поля"),
    **{f"P{number}": IN_POKEMON_ZONES for number in range(1, 6)},
    **{f"S{number}": IN_SPELL_ZONES for number in range(1, 6)},
}
TYPES: dict[str, str] = {
    "normal": "обычн",
    "fighting": "боев",
    "flying": "летающ",
    "poison": "ядовит",
    "ground": "землян",
    "rock": "каменн",
    "bug": "насеком",
    "ghost": "призрачн",
    "steel": "стальн",
    "fire": "огненн",
    "water": "водн",
    "grass": "травян",
    "electric": "электрическ",
    "psychic": "психическ",
    "ice": "ледян",
    "dragon": "дракон",
    "dark": "тёмн",
    "fairy": "волшебн",
}
"""The stems of the adjectives that types are."""
KINDS: dict[str, Head] = {
    "pokemon": POKEMON_HEAD,
    "evolution": EVOLVED_HEAD,
    "spell": SPELL_HEAD,
    "quick spell": QUICK_HEAD,
    "equipment": EQUIPMENT_HEAD,
    "environment": ENVIRONMENT_HEAD,
    "trap": TRAP_HEAD,
    "field": FIELD_HEAD,
}
GROUPS = {
    ("pokemon", "evolution"): POKEMON_HEAD,
    ("spell", "quick spell", "equipment", "environment"): SPELL_HEAD,
}
PHASES: dict[str, str] = {
    "draw": "Фаза Драу",
    "main-1": "Основная Фаза 1",
    "battle": "Фаза Битвы",
    "main-2": "Основная Фаза 2",
    "end": "фаза «Конец Хода»",
}
UNTIL: dict[str, str] = {
    "": "навсегда",
    "battle": "до конца битвы",
    "turn": "до конца хода",
    "next-turn": "до конца следующего хода",
    "third-turn": "до конца третьего хода после этого",
}
TAKE = Verb("возьмите", "взять", "берёт")
RETURN = Verb("верните", "вернуть", "возвращает")
RAISE = Verb("повысьте", "повысить", "повышает")
LOWER = Verb("понизьте", "понизить", "понижает")
CHANGE = Verb("измените", "изменить", "изменяет")
MOMENTS: dict[str, str] = {"end": "в конце хода", "battle-end": "в конце битвы"}
ATK, DEF = "Силу Атаки", "Силу Защиты"
WITH: dict[str, str] = {
    "atk": "с Силой Атаки",
    "def": "с Силой Защиты",
    "level": "с уровнем",
    "stars": "с числом звёзд",
}
POINT_OF: dict[str, str] = {"atk": "единицу Силы Атаки", "def": "единицу Силы Защиты", "level": "уровень"}


def type_of(key: str, end: str = "ого") -> str:
    """A type as an adjective in the genitive or, with its own end, in the nominative.

    >>> type_of("fire"), type_of("dragon"), type_of("ice", ""), type_of("psychic", "")
    ('огненного', 'драконьего', 'ледяной', 'психический')
    """
    stem = TYPES[key]
    if key == "dragon":
        return stem + ("ьего" if end else "ий")
    if key == "flying":
        return stem + ("его" if end else "ий")
    nominative = "ой" if key in ("fighting", "ground", "ice", "steel", "grass") else "ий" if stem[-1] in "кх" else "ый"
    return stem + (end or nominative)


def multiplied(number: str) -> Numbered:
    return lambda times: ("получает", f"удвоенную {number}" if times == 2 else f"{number} ×{times}")


def becomes(number: str) -> Numbered:
    return lambda amount: ("имеет", f"{number} {amount}")


def does(verb: str, what: str, loses: str = "") -> Skill:
    opposite = verb.removeprefix("не ") if verb.startswith("не ") else f"больше не {verb}"
    return Skill((verb, what), (verb, what), (loses or opposite, what))


STATS: Mapping[str, str | Skill | Numbered] = {
    "atk": "к Силе Атаки",
    "def": "к Силе Защиты",
    "level": "к уровню",
    "atk-times": multiplied(ATK),
    "def-times": multiplied(DEF),
    "atk-set": becomes(ATK),
    "def-set": becomes(DEF),
    "level-times": multiplied("уровень"),
    "level-set": becomes("уровень"),
    "no-attack": does("не может", "атаковать", "снова может"),
    "no-position-change": does("не может", "менять позицию", "снова может"),
    "no-evolution": does("не может", "эволюционировать", "снова может"),
    "battle-proof": does("не уничтожается", "в битве"),
    "effect-proof": does("не уничтожается", "эффектами"),
    "untargetable": does("не может", "быть целью эффектов противника", "снова может"),
    "typeless": does("сражается", "без учёта типов"),
    "strikes-first": does("побеждает", "в битве при равной силе"),
    "own-type-skills": does("может", "использовать Навыки только своих типов"),
    "direct": does("может", "атаковать напрямую"),
    "piercing": does("наносит", "излишек над Силой Защиты как урон"),
    "no-battle-damage": does("не приносит", "вам урона в битвах"),
    **{f"is-{key}": does("получает", f"{type_of(key, '')} тип", "теряет") for key in TYPES},
}


def turns(count: int) -> str:
    """
    >>> turns(1), turns(3), turns(5)
    ('1 ход', '3 хода', '5 ходов')
    """
    return f"{count} {'ход' if count % 10 == 1 and count != 11 else 'хода' if is_few(count) else 'ходов'}"
