"""What an AUTO ability answers, in Russian."""

from dataclasses import replace

from rules.games.vanguard import patterns
from rules.games.vanguard.wording.ru.nouns import begin_this, this_card
from rules.games.vanguard.wording.ru.words import BOOSTED, VANGUARD, WARRIOR
from rules.kernel.russian import ACC, GEN, NOM, one_of, quoted
from rules.kernel.selectors import YOU
from rules.kernel.wording import Telling, Templates


def arrives(on: patterns.Arrives, t: Telling) -> str:
    return f"Когда {begin_this(t, NOM)} появляется {one_of(t.word('place', place).at for place in on.on)}"


def ridden_over(on: patterns.RiddenOver, t: Telling) -> str:
    return f"Когда поверх этого воина ложится другая карта клана {on.clan} (Ride)"


def main_begins(on: patterns.MainBegins, t: Telling) -> str:
    return "Когда начинается ваша основная фаза"


def attacks(on: patterns.Attacks, t: Telling) -> str:
    return f"Когда {begin_this(t, NOM)} атакует"


def boosts(on: patterns.Boosts, t: Telling) -> str:
    boosted = replace(VANGUARD if on.vanguard_clan else WARRIOR, owner=YOU, name="it", known=(BOOSTED,))
    t.nouns["it"] = replace(boosted, is_plural=False)
    if on.named:
        whom = f"воина {one_of(quoted(map(t.named, on.named)))}"
    else:
        whom = f"авангарда клана {on.vanguard_clan}" if on.vanguard_clan else "другого воина"
    return f"Когда {this_card(t, NOM)} поддерживает {whom}"


def is_boosted(on: patterns.IsBoosted, t: Telling) -> str:
    return f"Когда воин клана {on.clan} поддерживает {this_card(t, ACC)}"


def hits(on: patterns.Hits, t: Telling) -> str:
    return f"Когда атака {this_card(t, GEN)}{' на воина арьергарда' if on.rear_guard else ''} успешна"


def hits_boosted(on: patterns.HitsBoosted, t: Telling) -> str:
    attack = f"атака воина клана {on.clan}, которого" if on.clan else "атака, которую"
    return f"Когда {attack} поддержал этот воин, успешна"


def drive_reveals(on: patterns.DriveReveals, t: Telling) -> str:
    return f"Когда при Drive Check {this_card(t, GEN)} раскрывается карта клана {on.clan} ранга {on.grade}"


def goes_to_drop(on: patterns.GoesToDrop, t: Telling) -> str:
    return f"Когда {begin_this(t, NOM)} уходит {t.word('place', on.origin).out} в дроп"


def enemy_retired(on: patterns.EnemyRetired, t: Telling) -> str:
    return "Когда в вашу основную фазу вражеский воин арьергарда уходит в дроп"


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
