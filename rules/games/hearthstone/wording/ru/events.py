"""What an ability answers, in Russian, with the comma after it if there is one: "когда ваш герой атакует, "."""

from rules.games.hearthstone import patterns
from rules.games.hearthstone.wording.ru.nouns import Noun
from rules.games.hearthstone.wording.ru.words import ATTACKER, CARD, CHARACTER, MINION, RACES, SECRET, SPELL
from rules.games.hearthstone.wording.shape import is_weapon
from rules.kernel.patterns import Pattern
from rules.kernel.russian import ACC, NOM, OTHER, YOUR, Head, hard
from rules.kernel.wording import Telling, Templates

ANY = hard("люб", "ой")


def speak(t: Telling, head: Head, is_last: bool = True) -> None:
    """What "it" is in the effect; a pronoun is enough where nothing else was spoken of."""
    fixed = head.one if head is ATTACKER else ()
    noun = Noun(head, count=1, is_new=False, name="it", fixed=fixed)
    t.nouns.update({"it": noun, "played": noun})
    t.last = "it" if is_last else ""


def this(t: Telling) -> str:
    t.last = "this"
    return "это оружие" if is_weapon(t) else "это существо"


def until(pattern: Pattern, t: Telling) -> str:
    """Until it happens, with the comma: "пока вы не примените заклинание, "."""
    if isinstance(pattern, patterns.Casts) and not pattern.anyone:
        return f"пока вы не {'разыграете секрет' if pattern.secret else 'примените заклинание'}, "
    return f"до того, {t.tell(pattern)}"


def dies(pattern: patterns.Dies, t: Telling) -> str:
    return f"когда {this(t)} погибает, "


def minion_dies(pattern: patterns.MinionDies, t: Telling) -> str:
    speak(t, MINION)
    head = RACES.get(pattern.race or "", MINION)
    whose = f"{YOUR.agreed(head, NOM, False)} " if pattern.friendly else ""
    any_one = "" if pattern.friendly else f"{ANY.agreed(head, NOM, False)} "
    return f"когда погибает {any_one}{whose}{head.one[NOM]}, "


def own_minion_died(pattern: patterns.OwnMinionDied, t: Telling) -> str:
    speak(t, MINION)
    return "когда погибает ваше существо, "


def host_dies(pattern: patterns.HostDies, t: Telling) -> str:
    t.last = "host"
    return "когда оно погибает, "


def host_silenced(pattern: patterns.HostSilenced, t: Telling) -> str:
    t.last = "host"
    return "если до этого на него наложат немоту, "


def host_attacks(pattern: patterns.HostAttacks, t: Telling) -> str:
    t.last = "host"
    return "когда оно атакует, "


def own_hero_attacks(pattern: patterns.OwnHeroAttacks, t: Telling) -> str:
    return "когда ваш герой атакует, "


def takes_damage(pattern: patterns.TakesDamage, t: Telling) -> str:
    return f"когда {this(t)} получает урон{' и выживает' if pattern.survives else ''}, "


def minion_damaged(pattern: patterns.MinionDamaged, t: Telling) -> str:
    speak(t, MINION)
    return f"когда {'ваше существо' if pattern.friendly else 'любое существо'} получает урон, "


def own_hero_damaged(pattern: patterns.OwnHeroDamaged, t: Telling) -> str:
    return "когда ваш герой получает урон, "


def character_healed(pattern: patterns.CharacterHealed, t: Telling) -> str:
    speak(t, CHARACTER)
    return "когда любой персонаж исцеляется, "


def minion_healed(pattern: patterns.MinionHealed, t: Telling) -> str:
    speak(t, MINION)
    return "когда любое существо исцеляется, "


def summons_another(pattern: patterns.SummonsAnother, t: Telling) -> str:
    speak(t, MINION)
    return f"после того как вы призываете {'' if is_weapon(t) else 'другое '}существо, "


def summons(pattern: patterns.Summons, t: Telling) -> str:
    speak(t, MINION)
    head = RACES.get(pattern.race or "", MINION)
    return f"когда вы призываете {OTHER.agreed(head, ACC, False)} {head.one[ACC]}, "


def plays(pattern: patterns.Plays, t: Telling) -> str:
    speak(t, CARD)
    return f"когда вы разыгрываете {'карту с перегрузкой' if pattern.overload else 'другую карту'}, "


def casts(pattern: patterns.Casts, t: Telling) -> str:
    speak(t, SECRET if pattern.secret else SPELL)
    verb, what = ("разыгрывает", "секрет") if pattern.secret else ("применяет", "заклинание")
    return f"когда {f'любой игрок {verb}' if pattern.anyone else f'вы {verb}е'} {what}, "


def enemy_casts(pattern: patterns.EnemyCasts, t: Telling) -> str:
    speak(t, SPELL)
    return "когда соперник применяет заклинание, "


def own_secret_revealed(pattern: patterns.OwnSecretRevealed, t: Telling) -> str:
    speak(t, SECRET)
    return "когда раскрывается ваш секрет, "


def enemy_played_minion(pattern: patterns.EnemyPlayedMinion, t: Telling) -> str:
    speak(t, MINION)
    return "после того как соперник разыгрывает существо, "


def after_cast(pattern: patterns.AfterCast, t: Telling) -> str:
    speak(t, SPELL)
    return "после того как вы применяете заклинание, "


def turn_ends(pattern: patterns.TurnEnds, t: Telling) -> str:
    return f"в конце {'каждого' if pattern.each else 'вашего'} хода "


def turn_starts(pattern: patterns.TurnStarts, t: Telling) -> str:
    return "в начале вашего хода "


def attack_proposed(pattern: patterns.AttackProposed, t: Telling) -> str:
    onto = " вашего героя" if pattern.on_hero else " ваше существо" if pattern.on_minion else ""
    attacker = MINION if pattern.by_minion and not onto else ATTACKER
    speak(t, attacker, is_last=not onto)
    return f"когда {'вражеское существо' if pattern.by_minion else 'противник'} атакует{onto}, "


def would_die(pattern: patterns.WouldDie, t: Telling) -> str:
    return "когда ваш герой должен получить смертельный урон, "


def spell_at_minion(pattern: patterns.SpellAtMinion, t: Telling) -> str:
    speak(t, SPELL)
    return "когда соперник применяет заклинание к существу, "


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
