"""What an AUTO ability answers, in Chinese."""

from rules.games.vanguard import patterns
from rules.games.vanguard.wording.zh.nouns import begin_this, this_card
from rules.kernel.chinese import Noun, one_of, quoted
from rules.kernel.selectors import YOU
from rules.kernel.wording import Telling, Templates


def arrives(on: patterns.Arrives, t: Telling) -> str:
    return f"当{begin_this(t)}登场到{one_of([t.word('place', place) for place in on.on])}时"


def ridden_over(on: patterns.RiddenOver, t: Telling) -> str:
    return f"当另一张{on.clan}卡骑乘在此单位上时"


def main_begins(on: patterns.MainBegins, t: Telling) -> str:
    return "在你的主要阶段开始时"


def attacks(on: patterns.Attacks, t: Telling) -> str:
    return f"每当{begin_this(t)}攻击时"


def boosts(on: patterns.Boosts, t: Telling) -> str:
    head = "先导者" if on.vanguard_clan else "单位"
    whom = one_of([quoted(t.named(key)) for key in on.named]) or f"{on.vanguard_clan or '一个'}{head}"
    t.nouns["it"] = Noun(head, owner=YOU, name="it", fixed=f"被支援的{head}", is_plural=False)
    return f"每当{this_card(t)}支援{whom}时"


def is_boosted(on: patterns.IsBoosted, t: Telling) -> str:
    return f"每当{on.clan}单位支援{this_card(t)}时"


def hits(on: patterns.Hits, t: Telling) -> str:
    return f"每当{this_card(t)}的攻击命中{'后防者' if on.rear_guard else ''}时"


def hits_boosted(on: patterns.HitsBoosted, t: Telling) -> str:
    return f"每当由{this_card(t)}支援的{f'{on.clan}单位的' if on.clan else ''}攻击命中时"


def drive_reveals(on: patterns.DriveReveals, t: Telling) -> str:
    return f"每当{this_card(t)}的判定翻开等级{on.grade}的{on.clan}卡时"


def goes_to_drop(on: patterns.GoesToDrop, t: Telling) -> str:
    return f"当{begin_this(t)}从{t.word('place', on.origin)}进入退场区时"


def enemy_retired(on: patterns.EnemyRetired, t: Telling) -> str:
    return "每当在你的主要阶段中有对手的后防者进入退场区时"


TEMPLATES: Templates = {
    patterns.Arrives: arrives,
    patterns.RiddenOver: ridden_over,
    patterns.MainBegins: main_begins,
    patterns.Attacks: attacks,
    patterns.Boosts: boosts,
    patterns.IsBoosted: is_boosted,
    patterns.Hits: hits,
    patterns.HitsBoosted: hits_boosted,
    patterns.DriveReveals: drive_reveals,
    patterns.GoesToDrop: goes_to_drop,
    patterns.EnemyRetired: enemy_retired,
}
