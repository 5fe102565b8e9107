"""What an AUTO ability answers, in English."""

from rules.games.vanguard import patterns
from rules.games.vanguard.wording.en.nouns import begin_this, this_card
from rules.kernel.english import Noun, a, one_of, quoted
from rules.kernel.selectors import YOU
from rules.kernel.wording import Telling, Templates


def arrives(on: patterns.Arrives, t: Telling) -> str:
    return f"When {begin_this(t)} arrives on {one_of(t.word('place', place) for place in on.on)}"


def ridden_over(on: patterns.RiddenOver, t: Telling) -> str:
    return f"When another {on.clan} card is ridden on this unit"


def main_begins(on: patterns.MainBegins, t: Telling) -> str:
    return "When your main phase begins"


def attacks(on: patterns.Attacks, t: Telling) -> str:
    return f"Whenever {begin_this(t)} attacks"


def boosts(on: patterns.Boosts, t: Telling) -> str:
    head = "vanguard" if on.vanguard_clan else "unit"
    boosted = f"{on.vanguard_clan} {head}" if on.vanguard_clan else head
    whom = one_of(quoted(map(t.named, on.named))) if on.named else a(boosted)
    t.nouns["it"] = Noun(head, f"{head}s", owner=YOU, name="it", fixed=f"the boosted {head}", is_plural=False)
    return f"Whenever {this_card(t)} boosts {whom}"


def is_boosted(on: patterns.IsBoosted, t: Telling) -> str:
    return f"Whenever {a(on.clan)} unit boosts {this_card(t)}"


def hits(on: patterns.Hits, t: Telling) -> str:
    return f"Whenever an attack of {this_card(t)} hits{' a rear-guard' if on.rear_guard else ''}"


def hits_boosted(on: patterns.HitsBoosted, t: Telling) -> str:
    attack = f"the attack of {a(on.clan)} unit" if on.clan else "an attack"
    return f"Whenever {attack} boosted by {this_card(t)} hits"


def drive_reveals(on: patterns.DriveReveals, t: Telling) -> str:
    return f"Whenever a drive check of {this_card(t)} reveals a grade {on.grade} {on.clan} card"


def goes_to_drop(on: patterns.GoesToDrop, t: Telling) -> str:
    return f"When {begin_this(t)} goes from {t.word('place', on.origin)} to the drop zone"


def enemy_retired(on: patterns.EnemyRetired, t: Telling) -> str:
    return "Whenever an enemy rear-guard goes to the drop zone during your main phase"


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
