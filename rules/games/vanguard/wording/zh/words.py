"""The words of Chinese texts, in simplified characters; clans and races are called as the cards print them."""

from rules.kernel.chinese import Noun
from rules.kernel.texts.zh import Skill, skill

UNIT = Noun("单位")
HEADS = {
    ("VC",): Noun("先导者"),
    ("RC",): Noun("后防者"),
    ("VC", "RC"): UNIT,
    ("GC",): Noun("守护者"),
}
CIRCLES = {
    "VC": "先导者圈",
    "RC": "后防者圈",
    "FL": "左前圈",
    "FR": "右前圈",
    "BL": "左后圈",
    "BC": "中后圈",
    "BR": "右后圈",
    "GC": "守护者圈",
}
PLACES: dict[str, str] = {
    "deck": "牌组",
    "hand": "手牌",
    "drop": "退场区",
    "damage": "伤害区",
    "soul": "灵魂",
    "check": "判定区",
    **CIRCLES,
}
UNTIL: dict[str, str] = {"battle": "直到战斗结束", "turn": "直到回合结束"}
MOMENTS: dict[str, str] = {"close-step": "在终结步骤开始时", "end-phase": "在结束阶段开始时"}
ATTRIBUTES: dict[str, str] = {
    "grade": "等级{}",
    "power": "力量{}",
    "shield": "盾护{}",
    "critical": "暴击{}",
    "clan": "{}",
    "nation": "{}",
    "race": "{}",
    "trigger": "{}触发",
    "skill": "{}",
}
MARKS = {
    ("resting", True): "横置的",
    ("resting", False): "竖置的",
    ("face-down", True): "背面朝上的",
    ("face-down", False): "正面朝上的",
}


STATS: dict[str, str | Skill] = {
    "power": "力量",
    "critical": "暴击",
    "boost": skill("支援"),
    "intercept": skill("拦截"),
    "twin_drive": skill("双重判定"),
    "restraint": skill("拘束", "无法攻击"),
    "no-boost": Skill("无法被支援", "无法被支援", "可以再次被支援"),
    "back-row-attack": Skill("也可以攻击同列后排的敌方后防者", "也可以攻击同列后排的敌方后防者", "不再能攻击后排"),
}
