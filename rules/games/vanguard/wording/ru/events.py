"""What an AUTO ability answers, in Russian."""

from dataclasses import replace

from rules.games.vanguard import patterns
from rules.games.vanguard.wording.ru.nouns import this_card
from rules.games.vanguard.wording.ru.words import BOOSTED, VANGUARD, WARRIOR
from rules.kernel.phrases import phrase
from rules.kernel.russian import ACC, GEN, NOM, one_of, quoted
from rules.kernel.selectors import YOU
from rules.kernel.wording import Telling, Templates


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


TEMPLATES: Templates = {
    patterns.Arrives: phrase("Когда {self:this_does} появляется {on:places}"),
    patterns.RiddenOver: phrase("Когда поверх этого воина ложится другая карта клана {clan} (Ride)"),
    patterns.MainBegins: phrase("Когда начинается ваша основная фаза"),
    patterns.Attacks: phrase("Когда {self:this_does} атакует"),
    patterns.Boosts: boosts,
    patterns.IsBoosted: is_boosted,
    patterns.Hits: hits,
    patterns.HitsBoosted: hits_boosted,
    patterns.DriveReveals: drive_reveals,
    patterns.GoesToDrop: phrase("Когда {self:this_does} уходит {origin:out} в дроп"),
    patterns.EnemyRetired: phrase("Когда в вашу основную фазу вражеский воин арьергарда уходит в дроп"),
}
