"""The words of English texts: nouns, places, numbers and skills."""

from rules.kernel.english import Noun
from rules.kernel.texts.en import Skill, skill

CARD: Noun = Noun("card", "cards")
UNIT = Noun("unit", "units")
HEADS = {
    ("VC",): Noun("vanguard", "vanguards", is_plural=False),
    ("RC",): Noun("rear-guard", "rear-guards"),
    ("VC", "RC"): UNIT,
    ("GC",): Noun("guardian", "guardians"),
}

CIRCLES: dict[str, str] = {
    "VC": "the vanguard circle",
    "RC": "a rear-guard circle",
    "FL": "the front left circle",
    "FR": "the front right circle",
    "BL": "the back left circle",
    "BC": "the back centre circle",
    "BR": "the back right circle",
    "GC": "the guardian circle",
}
PLACES: dict[str, str] = {
    "deck": "deck",
    "hand": "hand",
    "drop": "drop zone",
    "damage": "damage zone",
    "soul": "soul",
    "check": "check area",
    **CIRCLES,
}
UNTIL: dict[str, str] = {"battle": "until the end of the battle", "turn": "until the end of the turn"}
MOMENTS: dict[str, str] = {"close-step": "when the close step begins", "end-phase": "when the end phase begins"}
ATTRIBUTES: dict[str, str] = {
    "grade": "grade {}",
    "power": "power {}",
    "shield": "shield {}",
    "critical": "critical {}",
    "clan": "{}",
    "nation": "{}",
    "race": "{}",
    "trigger": "{}-trigger",
    "skill": "{}",
}

MARKS = {
    ("resting", True): "resting",
    ("resting", False): "standing",
    ("face-down", True): "face-down",
    ("face-down", False): "face-up",
}

NO_BOOST = ("cannot", "be boosted")
BACK_ROW = ("can", "also attack the enemy rear-guard in the back row of its column")
STATS: dict[str, str | Skill] = {
    "power": "power",
    "critical": "critical",
    "boost": skill("Boost"),
    "intercept": skill("Intercept"),
    "twin_drive": skill("Twin Drive"),
    "restraint": skill("Restraint", "cannot attack"),
    "no-boost": Skill(NO_BOOST, NO_BOOST, ("can", "be boosted again")),
    "back-row-attack": Skill(BACK_ROW, BACK_ROW, ("can", "no longer attack the back row")),
}
