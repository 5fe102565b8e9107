"""What an effect does, in Chinese: orders and statements."""

from dataclasses import replace

from rules.games.pokemon_duels import arrivals, effects
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.zh.nouns import described
from rules.games.pokemon_duels.wording.zh.words import POKEMON, UNTIL
from rules.kernel.chinese import (
    CARD,
    Noun,
    aimed_at,
    one_of,
    possessive,
    some,
    target,
)
from rules.kernel.phrases import by, order, statement
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import Clause, Telling, Templates


def aim(step: Aim, t: Telling) -> list[Clause]:
    """The choice of a target by itself, where what follows is not one order."""
    noun: Noun = t.tell(step.what)
    t.nouns[step.slot] = replace(aimed_at(noun, step.slot, step.least, step.most), first=None)
    t.last = step.slot
    return [Clause(f"选择{some(replace(noun, fixed=''), step.least, step.most)}", opens=True)]


def search(step: effects.Search, t: Telling) -> list[Clause]:
    noun = described(POKEMON if shape.is_of_pokemon(step.tests) else CARD, step.tests, t)
    where = one_of(dict.fromkeys(t.word("place", zone) for zone in step.zones))
    t.nouns["found"] = replace(noun, name="found", fixed="找到的卡", is_plural=False)
    t.last = "found"
    return [Clause(f"从你的{where}中寻找{some(noun, 1, 1)}", opens=True)]


def to_hand(step: effects.ToHand, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    is_own = noun.name == "found" or (noun.owner == YOU and noun.place)
    return [Clause(f"将{target(noun, t)}{'加入手牌' if is_own else '返回持有者的手牌'}")]


def dancers(step: arrivals.ChooseDancers, t: Telling) -> list[Clause]:
    t.nouns["dancers"] = replace(POKEMON, name="dancers", fixed="这些宝可梦")
    t.last = "dancers"
    count = f"{step.least}或{step.most}" if step.most == step.least + 1 else f"{step.least}到{step.most}"
    return [Clause(f"选择等级之和等于其等级的{count}只你的表侧表示宝可梦", opens=True)]


def shift_level(step: effects.ShiftLevel, t: Telling) -> list[Clause]:
    verb = "提升" if step.least >= 0 else "降低" if step.most <= 0 else "改变"
    least, most = sorted((abs(step.least), abs(step.most))) if verb != "改变" else (step.least, step.most)
    whose = possessive(t.tell(step.what), t)
    return [Clause(f"{UNTIL[step.until]}，将{whose}等级{verb}{least}到{most}")]


TEMPLATES: Templates = {
    Aim: aim,
    effects.Destroy: order("将{what}破坏"),
    effects.Send: order("将{what}送去墓地"),
    effects.Remove: order("将{what}除外"),
    effects.ToHand: to_hand,
    effects.ToDeck: order("将{what}洗回持有者的卡组"),
    effects.Draw: by("who", {YOU: order("抽{count:count}张卡"), FOE: statement("对手抽{count:count}张卡")}),
    effects.DiscardCards: order("将{what}丢弃"),
    effects.Mill: by(
        "of",
        {
            YOU: order("将你的卡组顶的{count:count}张卡送去墓地"),
            FOE: order("将对手的卡组顶的{count:count}张卡送去墓地"),
        },
    ),
    effects.Search: search,
    effects.Shuffle: order("将卡组洗切"),
    effects.Damage: by(
        "to",
        {
            FOE: order("{per}，给予对手{amount}点伤害", "给予对手{amount}点伤害"),
            YOU: statement("{per}，你受到{amount}点伤害", "你受到{amount}点伤害"),
        },
    ),
    effects.Heal: by(
        "who",
        {
            YOU: order("{per}，恢复{amount}点生命值", "恢复{amount}点生命值"),
            FOE: statement("{per}，对手恢复{amount}点生命值", "对手恢复{amount}点生命值"),
        },
    ),
    effects.ShiftLevel: shift_level,
    effects.CopyTypes: statement("{until:during}{what:whose}属性变得与{of}相同"),
    effects.TurnTo: by(
        "position",
        {
            "attack": order("将{what}变为攻击表示"),
            "defence": order("将{what}变为守备表示"),
            "other": order("改变{what:whose}表示形式"),
            "face-down": order("将{what}变为里侧守备表示"),
        },
    ),
    effects.Equip: order("将此卡装备给{on}"),
    effects.Settle: statement("此卡成为环境"),
    effects.TakeControl: order("获得{what:whose}控制权"),
    effects.MoreSummons: statement("本回合你可以再进行{count:count}次通常召唤"),
    effects.Negate: order("使{what:whose}效果无效"),
    effects.NegateAttack: order("使攻击无效", turns_away=True),
    effects.Redirect: statement("攻击的对象改为{to:onto}"),
    effects.EndBattlePhase: order("结束战斗阶段"),
    effects.TossCoin: order("掷硬币", turns_away=True),
    arrivals.SpecialSummon: by(
        "position",
        {
            "choose": order("将{what}特殊召唤"),
            "attack": order("将{what}以攻击表示特殊召唤"),
            "defence": order("将{what}以守备表示特殊召唤"),
        },
    ),
    arrivals.ChooseDancers: dancers,
}
