"""The words of Russian texts, those of the rules' source: nouns, places, numbers, skills, verbs."""

from dataclasses import replace

from rules.kernel.russian import Head, Noun, Place, Verb, hard, soft
from rules.kernel.texts.ru import Skill, skill

CARD: Noun = Noun(Head(("карта", "карты", "карту"), ("карты", "карт", "карты"), is_she=True))
WARRIOR = Noun(Head(("воин", "воина", "воина"), ("воины", "воинов", "воинов")))
VANGUARD = Noun(Head(("авангард", "авангарда", "авангарда"), ("авангарды", "авангардов", "авангардов")))
GUARDIAN = Noun(Head(("защитник", "защитника", "защитника"), ("защитники", "защитников", "защитников")))
HEADS = {
    ("VC",): VANGUARD,
    ("RC",): replace(WARRIOR, after=("арьергарда",)),
    ("VC", "RC"): WARRIOR,
    ("GC",): GUARDIAN,
}
BOOSTED = hard("поддерживаем")
ATTACKED = hard("атакуем")
ATTACKING = soft("атакующ")


CIRCLES: dict[str, Place] = {
    "VC": Place("в круге авангарда", "из круга авангарда"),
    "RC": Place("в круге арьергарда", "из круга арьергарда"),
    "FL": Place("в переднем левом круге", "из переднего левого круга"),
    "FR": Place("в переднем правом круге", "из переднего правого круга"),
    "BL": Place("в заднем левом круге", "из заднего левого круга"),
    "BC": Place("в заднем среднем круге", "из заднего среднего круга"),
    "BR": Place("в заднем правом круге", "из заднего правого круга"),
    "GC": Place("в круге защитников", "из круга защитников"),
}
PLACES: dict[str, Place] = {
    "deck": Place("в колоде", "из колоды"),
    "hand": Place("в руке", "из руки"),
    "drop": Place("в дропе", "из дропа"),
    "damage": Place("в зоне урона", "из зоны урона"),
    "soul": Place("в душе", "из души"),
    "check": Place("в зоне проверки", "из зоны проверки"),
    **CIRCLES,
}
UNTIL: dict[str, str] = {"battle": "до конца битвы", "turn": "до конца хода"}
MOMENTS: dict[str, str] = {"close-step": "в начале шага «Конец битвы»", "end-phase": "в начале фазы «Конец хода»"}
ATTRIBUTES: dict[str, str] = {
    "grade": "ранга {}",
    "power": "с силой {}",
    "shield": "со щитом {}",
    "critical": "с критическим ударом {}",
    "clan": "клана {}",
    "nation": "нации {}",
    "race": "расы {}",
    "trigger": "с триггером {}",
    "skill": "с умением {}",
}

MARKS = {
    ("resting", True): soft("отдыхающ"),
    ("resting", False): soft("стоящ"),
    ("face-down", True): hard("закрыт"),
    ("face-down", False): hard("открыт"),
}

NO_BOOST = ("не может", "получать поддержку")
BACK_ROW = ("может", "также атаковать вражеского воина арьергарда в заднем ряду своей колонки")
STATS: dict[str, str | Skill] = {
    "power": "к силе",
    "critical": "к критическому удару",
    "boost": skill("Boost"),
    "intercept": skill("Intercept"),
    "twin_drive": skill("Twin Drive"),
    "restraint": skill("Restraint", "не может атаковать"),
    "no-boost": Skill(NO_BOOST, NO_BOOST, ("снова может", "получать поддержку")),
    "back-row-attack": Skill(BACK_ROW, BACK_ROW, ("больше не может", "атаковать задний ряд")),
}

PAY = Verb("заплатите", "заплатить", "платит")
DISCARD = Verb("сбросьте", "сбросить", "сбрасывает")
PUT = Verb("положите", "положить", "кладёт")
LOOK = Verb("посмотрите", "посмотреть", "смотрит")
LEAVE = Verb("оставьте", "оставить", "оставляет")
FIND = Verb("найдите", "найти", "находит")
