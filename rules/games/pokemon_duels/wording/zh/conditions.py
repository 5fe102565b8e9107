"""What must hold, what is paid, and how much, in Chinese."""

from dataclasses import replace

from rules.games.pokemon_duels import amounts, conditions, costs, selectors
from rules.games.pokemon_duels.wording.zh.nouns import described
from rules.games.pokemon_duels.wording.zh.words import POKEMON
from rules.kernel import selectors as shared
from rules.kernel.chinese import (
    CARD,
    Noun,
    one_of,
    some,
)
from rules.kernel.phrases import phrase
from rules.kernel.selectors import FOE, YOU
from rules.kernel.texts import zh
from rules.kernel.wording import Telling, Templates


def exists(record: shared.Exists, t: Telling) -> str:
    """That there are such cards; of equipment, that its Pokémon wears it."""
    if not isinstance(record.what, selectors.Worn):
        return zh.exists(record, t)
    noun: Noun = t.tell(record.what.by)
    return f"{noun.fixed or some(noun, 1, 1)}{'未装备' if record.most == 0 else '装备着'}魔法装备"


def life(record: conditions.Life, t: Telling) -> str:
    return f"{'对手' if record.of == FOE else '你'}的生命值为{zh.ranged(record.least, record.most)}"


CONDITIONS: Templates = {
    shared.Exists: exists,
    conditions.Life: life,
    conditions.LessLife: phrase("你的生命值比对手少"),
    conditions.ChainOf: phrase("连锁中已有至少{least:count}张卡"),
    conditions.InPhase: lambda on, t: f"正处于{one_of(t.word('phase', each) for each in on.phases)}",
    conditions.UnderEnvironment: phrase("环境为{keys:names}"),
    conditions.AtVenue: phrase("场地为{keys:names}"),
    conditions.Room: phrase("你有空的宝可梦区"),
    conditions.Not: phrase("并非{condition}"),
    conditions.Heads: phrase("掷出正面"),
}
PAID = {
    costs.Discard: replace(CARD, owner=YOU, place="手牌"),
    costs.SendPokemon: replace(POKEMON, owner=YOU),
    costs.RemoveFromGrave: replace(CARD, owner=YOU, place="墓地"),
}


def paid(cost: costs.Discard | costs.SendPokemon | costs.RemoveFromGrave, t: Telling) -> str:
    t.last = ""
    return some(described(PAID[type(cost)], cost.tests, t), cost.count, cost.count)


COSTS: Templates = {
    costs.Discard: phrase("丢弃{self:paid}"),
    costs.PayLife: phrase("支付{amount}点生命值"),
    costs.SendPokemon: phrase("将{self:paid}送去墓地"),
    costs.SendThis: phrase("将{self:in_hand}{self:this}送去墓地"),
    costs.Detach: phrase("将{self:this}装备的魔法装备送去墓地"),
    costs.RemoveFromGrave: phrase("将{self:paid}除外"),
    costs.SkipBattle: phrase("跳过本回合的战斗阶段"),
}
AMOUNTS: Templates = {
    amounts.NumberOf: phrase("{what:whose}每点{stat}"),
    amounts.LinksBelow: phrase("此卡之前的连锁每有一张卡"),
}

TEMPLATES: Templates = {**CONDITIONS, **COSTS, **AMOUNTS}
