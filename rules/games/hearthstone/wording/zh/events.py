"""What an ability answers, in Chinese: "每当你施放一个法术时"."""

from rules.games.hearthstone import patterns
from rules.games.hearthstone.wording.shape import is_weapon
from rules.games.hearthstone.wording.zh.nouns import Noun
from rules.games.hearthstone.wording.zh.words import RACES
from rules.kernel.wording import Telling, Templates


def speak(t: Telling, head: str, is_last: bool = True) -> None:
    """What "it" is in the effect; a pronoun is enough where nothing else was spoken of."""
    noun = Noun(head, count=1, is_new=False, name="it")
    t.nouns.update({"it": noun, "played": noun})
    t.last = "it" if is_last else ""


def this(t: Telling) -> str:
    t.last = "this"
    return "本武器" if is_weapon(t) else "本随从"


def dies(pattern: patterns.Dies, t: Telling) -> str:
    return f"当{this(t)}死亡时"


def minion_dies(pattern: patterns.MinionDies, t: Telling) -> str:
    speak(t, "随从")
    return f"每当一个{'友方' if pattern.friendly else ''}{RACES.get(pattern.race or '', '随从')}死亡时"


def own_minion_died(pattern: patterns.OwnMinionDied, t: Telling) -> str:
    speak(t, "随从")
    return "当你的一个随从死亡时"


def host_dies(pattern: patterns.HostDies, t: Telling) -> str:
    t.last = "host"
    return "当它死亡时"


def host_silenced(pattern: patterns.HostSilenced, t: Telling) -> str:
    t.last = "host"
    return "如果它在此之前被沉默"


def host_attacks(pattern: patterns.HostAttacks, t: Telling) -> str:
    t.last = "host"
    return "每当它进行攻击时"


def own_hero_attacks(pattern: patterns.OwnHeroAttacks, t: Telling) -> str:
    return "每当你的英雄进行攻击时"


def takes_damage(pattern: patterns.TakesDamage, t: Telling) -> str:
    return f"每当{this(t)}受到伤害{'并存活' if pattern.survives else ''}时"


def minion_damaged(pattern: patterns.MinionDamaged, t: Telling) -> str:
    speak(t, "随从")
    return f"每当一个{'友方' if pattern.friendly else ''}随从受到伤害时"


def own_hero_damaged(pattern: patterns.OwnHeroDamaged, t: Telling) -> str:
    return "当你的英雄受到伤害时"


def character_healed(pattern: patterns.CharacterHealed, t: Telling) -> str:
    speak(t, "角色")
    return "每当一个角色获得治疗时"


def minion_healed(pattern: patterns.MinionHealed, t: Telling) -> str:
    speak(t, "随从")
    return "每当一个随从获得治疗时"


def summons_another(pattern: patterns.SummonsAnother, t: Telling) -> str:
    speak(t, "随从")
    return f"在你召唤{'' if is_weapon(t) else '另'}一个随从后"


def summons(pattern: patterns.Summons, t: Telling) -> str:
    speak(t, "随从")
    return f"每当你召唤另一个{RACES.get(pattern.race or '', '随从')}时"


def plays(pattern: patterns.Plays, t: Telling) -> str:
    speak(t, "牌")
    return f"每当你使用{'一张具有过载的' if pattern.overload else '另一张'}牌时"


def casts(pattern: patterns.Casts, t: Telling) -> str:
    speak(t, "法术")
    what = "使用一张奥秘牌" if pattern.secret else "施放一个法术"
    return f"每当{'任意玩家' if pattern.anyone else '你'}{what}时"


def enemy_casts(pattern: patterns.EnemyCasts, t: Telling) -> str:
    speak(t, "法术")
    return "当你的对手施放一个法术时"


def own_secret_revealed(pattern: patterns.OwnSecretRevealed, t: Telling) -> str:
    speak(t, "奥秘")
    return "每当你的一个奥秘被揭示时"


def enemy_played_minion(pattern: patterns.EnemyPlayedMinion, t: Telling) -> str:
    speak(t, "随从")
    return "在你的对手使用一张随从牌后"


def after_cast(pattern: patterns.AfterCast, t: Telling) -> str:
    speak(t, "法术")
    return "在你施放一个法术后"


def turn_ends(pattern: patterns.TurnEnds, t: Telling) -> str:
    return f"在{'每个' if pattern.each else '你的'}回合结束时"


def turn_starts(pattern: patterns.TurnStarts, t: Telling) -> str:
    return "在你的回合开始时"


def attack_proposed(pattern: patterns.AttackProposed, t: Telling) -> str:
    onto = "你的英雄" if pattern.on_hero else "你的一个随从" if pattern.on_minion else ""
    speak(t, "攻击者", is_last=not onto)
    return f"当一个{'敌方随从' if pattern.by_minion else '敌人'}{'' if onto else '进行'}攻击{onto}时"


def would_die(pattern: patterns.WouldDie, t: Telling) -> str:
    return "当你的英雄将要受到致命伤害时"


def spell_at_minion(pattern: patterns.SpellAtMinion, t: Telling) -> str:
    speak(t, "法术")
    return "当你的对手以一个随从为目标施放法术时"


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
