"""What an ability answers, in Chinese."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.games.pokemon_duels import patterns, selectors
from rules.games.pokemon_duels.wording.zh.nouns import described
from rules.games.pokemon_duels.wording.zh.words import POKEMON
from rules.kernel.chinese import (
    CARD,
    Noun,
    subject,
)
from rules.kernel.phrases import by, phrase
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import THIS, Telling, Templates

MEANT: Mapping[type[Any], str] = {
    patterns.Summoned: "被召唤的宝可梦",
    patterns.Tributed: "作为祭品的宝可梦",
    patterns.Attacks: "攻击的宝可梦",
    patterns.IsAttacked: "被攻击的宝可梦",
    patterns.DealsDamage: "造成伤害的宝可梦",
    patterns.Destroyed: "被破坏的宝可梦",
}


def about(on: Any, t: Telling) -> str:
    """Whom an event is about, and who is meant by a pronoun from now on."""
    if on.whose == "this":
        return subject(replace(POKEMON, name=THIS, fixed="此宝可梦", is_plural=False), t)
    if on.whose == "host":
        return subject(t.tell(selectors.Host()), t)
    noun: Noun = t.tell(selectors.Pokemon(on.whose if on.whose != "any" else "both", getattr(on, "tests", ())))
    t.nouns["it"] = replace(noun, name="it", fixed=MEANT[type(on)], is_plural=False)
    t.last = "it"
    return noun.whose() + noun.described


def activated(on: patterns.Activated, t: Telling) -> str:
    t.nouns["it"] = replace(CARD, name="it", fixed="发动的卡", is_plural=False)
    t.last = "it"
    who = {YOU: "你", FOE: "对手"}.get(on.by, "有玩家")
    what = CARD.that_is(t.tell(selectors.IsKind(on.kinds))) if on.kinds else CARD
    return f"当{who}发动{described(what, on.tests, t).described if on.kinds or on.tests else '卡或效果'}时"


TEMPLATES: Templates = {
    patterns.Summoned: by(
        "how",
        {
            "": phrase("当{self:about}被召唤时"),
            "normal": phrase("当{self:about}被通常召唤时"),
            "special": phrase("当{self:about}被特殊召唤时"),
            "evolution": phrase("当{self:about}因进化被召唤时"),
        },
    ),
    patterns.Tributed: phrase("当{self:about}作为祭品被送去墓地时"),
    patterns.Attacks: by(
        "direct",
        {
            "": phrase("当{self:about}攻击时"),
            "no": phrase("当{self:about}攻击宝可梦时"),
            "only": phrase("当{self:about}直接攻击时"),
        },
    ),
    patterns.IsAttacked: phrase("当{self:about}被攻击时"),
    patterns.DealsDamage: by(
        "direct",
        {False: phrase("当{self:about}造成战斗伤害时"), True: phrase("当{self:about}直接攻击造成战斗伤害时")},
    ),
    patterns.Destroyed: by(
        "cause",
        {
            "": phrase("当{self:about}被破坏时"),
            "battle": phrase("当{self:about}被战斗破坏时"),
            "effect": phrase("当{self:about}被效果破坏时"),
        },
    ),
    patterns.SentToGrave: by(
        "from_field",
        {True: phrase("当{self:this}从场上被送去墓地时"), False: phrase("当{self:this}被送去墓地时")},
    ),
    patterns.TurnedUp: phrase("当{self:this}翻至表侧表示时"),
    patterns.Activated: activated,
    patterns.PhaseBegins: by(
        "of",
        {
            YOU: phrase("在你的{phase:phase}开始时"),
            FOE: phrase("在对手的{phase:phase}开始时"),
            "any": phrase("在每个{phase:phase}开始时"),
        },
    ),
}
