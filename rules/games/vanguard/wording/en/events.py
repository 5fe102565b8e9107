"""What an AUTO ability answers, in English."""

from rules.games.vanguard import patterns
from rules.games.vanguard.wording.en.nouns import this_card
from rules.kernel.english import Noun, a, one_of, quoted
from rules.kernel.phrases import phrase
from rules.kernel.selectors import YOU
from rules.kernel.wording import Telling, Templates


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


TEMPLATES: Templates = {
    patterns.Arrives: phrase("When {self:this} arrives on {on:places}"),
    patterns.RiddenOver: phrase("When another {clan} card is ridden on this unit"),
    patterns.MainBegins: phrase("When your main phase begins"),
    patterns.Attacks: phrase("Whenever {self:this} attacks"),
    patterns.Boosts: boosts,
    patterns.IsBoosted: is_boosted,
    patterns.Hits: hits,
    patterns.HitsBoosted: hits_boosted,
    patterns.DriveReveals: drive_reveals,
    patterns.GoesToDrop: phrase("When {self:this} goes from {origin:place} to the drop zone"),
    patterns.EnemyRetired: phrase("Whenever an enemy rear-guard goes to the drop zone during your main phase"),
}
