"""What an ability answers, in English: "whenever you cast a spell"."""

from rules.games.hearthstone import patterns
from rules.games.hearthstone.wording.en.nouns import Noun
from rules.games.hearthstone.wording.en.words import RACES
from rules.games.hearthstone.wording.shape import is_weapon
from rules.kernel.english import a
from rules.kernel.wording import Telling, Templates


def speak(t: Telling, one: str, many: str = "", is_last: bool = True) -> None:
    """What "it" is in the effect; a pronoun is enough where nothing else was spoken of."""
    noun = Noun(one, many or f"{one}s", count=1, is_new=False, name="it")
    t.nouns.update({"it": noun, "played": noun})
    t.last = "it" if is_last else ""


def this(t: Telling) -> str:
    t.last = "this"
    return "this weapon" if is_weapon(t) else "this minion"


def dies(pattern: patterns.Dies, t: Telling) -> str:
    return f"when {this(t)} dies"


def minion_dies(pattern: patterns.MinionDies, t: Telling) -> str:
    speak(t, "minion")
    one = RACES[pattern.race][0] if pattern.race in RACES else "minion"
    return f"whenever {a(f'friendly {one}' if pattern.friendly else one)} dies"


def own_minion_died(pattern: patterns.OwnMinionDied, t: Telling) -> str:
    speak(t, "minion")
    return "when one of your minions dies"


def host_dies(pattern: patterns.HostDies, t: Telling) -> str:
    t.last = "host"
    return "when it dies"


def host_silenced(pattern: patterns.HostSilenced, t: Telling) -> str:
    t.last = "host"
    return "if it is silenced before that"


def host_attacks(pattern: patterns.HostAttacks, t: Telling) -> str:
    t.last = "host"
    return "whenever it attacks"


def own_hero_attacks(pattern: patterns.OwnHeroAttacks, t: Telling) -> str:
    return "whenever your hero attacks"


def takes_damage(pattern: patterns.TakesDamage, t: Telling) -> str:
    return f"whenever {this(t)} takes damage{' and survives' if pattern.survives else ''}"


def minion_damaged(pattern: patterns.MinionDamaged, t: Telling) -> str:
    speak(t, "minion")
    return f"whenever a {'friendly ' if pattern.friendly else ''}minion takes damage"


def own_hero_damaged(pattern: patterns.OwnHeroDamaged, t: Telling) -> str:
    return "when your hero takes damage"


def character_healed(pattern: patterns.CharacterHealed, t: Telling) -> str:
    speak(t, "character")
    return "whenever a character is healed"


def minion_healed(pattern: patterns.MinionHealed, t: Telling) -> str:
    speak(t, "minion")
    return "whenever a minion is healed"


def summons_another(pattern: patterns.SummonsAnother, t: Telling) -> str:
    speak(t, "minion")
    return f"after you summon {'a' if is_weapon(t) else 'another'} minion"


def summons(pattern: patterns.Summons, t: Telling) -> str:
    speak(t, "minion")
    return f"whenever you summon another {RACES[pattern.race][0] if pattern.race in RACES else 'minion'}"


def plays(pattern: patterns.Plays, t: Telling) -> str:
    speak(t, "card")
    return f"whenever you play {'a card with Overload' if pattern.overload else 'another card'}"


def casts(pattern: patterns.Casts, t: Telling) -> str:
    speak(t, "card")
    verb, what = ("play", "a Secret") if pattern.secret else ("cast", "a spell")
    return f"whenever {f'a player {verb}s' if pattern.anyone else f'you {verb}'} {what}"


def enemy_casts(pattern: patterns.EnemyCasts, t: Telling) -> str:
    speak(t, "spell")
    return "when your opponent casts a spell"


def own_secret_revealed(pattern: patterns.OwnSecretRevealed, t: Telling) -> str:
    speak(t, "Secret")
    return "whenever one of your Secrets is revealed"


def enemy_played_minion(pattern: patterns.EnemyPlayedMinion, t: Telling) -> str:
    speak(t, "minion")
    return "after your opponent plays a minion"


def after_cast(pattern: patterns.AfterCast, t: Telling) -> str:
    speak(t, "spell")
    return "after you cast a spell"


def turn_ends(pattern: patterns.TurnEnds, t: Telling) -> str:
    return f"at the end of {'each' if pattern.each else 'your'} turn"


def turn_starts(pattern: patterns.TurnStarts, t: Telling) -> str:
    return "at the start of your turn"


def attack_proposed(pattern: patterns.AttackProposed, t: Telling) -> str:
    attacker = "minion" if pattern.by_minion else "enemy"
    onto = " your hero" if pattern.on_hero else " one of your minions" if pattern.on_minion else ""
    speak(t, "attacker", is_last=not onto)
    return f"when an {'enemy ' if pattern.by_minion else ''}{attacker} attacks{onto}"


def would_die(pattern: patterns.WouldDie, t: Telling) -> str:
    return "when your hero would take fatal damage"


def spell_at_minion(pattern: patterns.SpellAtMinion, t: Telling) -> str:
    speak(t, "spell")
    return "when your opponent casts a spell on a minion"


TEMPLATES: Templates = {
    patterns.Dies: dies,
    patterns.MinionDies: minion_dies,
    patterns.OwnMinionDied: own_minion_died,
    patterns.HostDies: host_dies,
    patterns.HostSilenced: host_silenced,
    patterns.HostAttacks: host_attacks,
    patterns.OwnHeroAttacks: own_hero_attacks,
    patterns.TakesDamage: takes_damage,
    patterns.MinionDamaged: minion_damaged,
    patterns.OwnHeroDamaged: own_hero_damaged,
    patterns.CharacterHealed: character_healed,
    patterns.MinionHealed: minion_healed,
    patterns.SummonsAnother: summons_another,
    patterns.Summons: summons,
    patterns.Plays: plays,
    patterns.Casts: casts,
    patterns.EnemyCasts: enemy_casts,
    patterns.OwnSecretRevealed: own_secret_revealed,
    patterns.EnemyPlayedMinion: enemy_played_minion,
    patterns.AfterCast: after_cast,
    patterns.TurnEnds: turn_ends,
    patterns.TurnStarts: turn_starts,
    patterns.AttackProposed: attack_proposed,
    patterns.WouldDie: would_die,
    patterns.SpellAtMinion: spell_at_minion,
}
