"""Whom and what Chinese texts speak of, and what is so of them."""

from dataclasses import replace

from rules.games.pokemon_duels import selectors
from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.zh.words import EQUIPMENT, GROUPS, NUMBERS, POKEMON
from rules.kernel import selectors as shared
from rules.kernel.chinese import (
    CARD,
    Noun,
    Trait,
    one_of,
    quoted,
    target,
)
from rules.kernel.selectors import FOE, YOU
from rules.kernel.texts import zh
from rules.kernel.wording import THIS, Telling, Template, Templates


def this(what: shared.This, t: Telling) -> Noun:
    noun = POKEMON if shape.is_on_field(t) else CARD
    return replace(noun, name=THIS, fixed=f"此{noun.head}", is_plural=False)


def known(name: str, words: str) -> Template:
    """A Pokémon that is always told by the same words."""
    return lambda what, t: replace(POKEMON, name=name, fixed=words, is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(CARD, name=what.slot, fixed="该卡", is_plural=False)
    return noun


def described(noun: Noun, tests: tuple[shared.Test, ...], t: Telling) -> Noun:
    """What they are, and at last how they lie: "火属性的表侧表示宝可梦"."""
    lying = [test for test in tests if isinstance(test, selectors.FaceUp | selectors.InPosition)]
    others = [test for test in reversed(shape.ordered(tests)) if test not in lying]
    return noun.that_is(*map(t.tell, (*others, *lying)))


def pokemon(what: selectors.Pokemon, t: Telling) -> Noun:
    return described(replace(POKEMON, owner=what.of if what.of in (YOU, FOE) else ""), what.tests, t)


def cards(what: shared.Cards, t: Telling) -> Noun:
    place = one_of(dict.fromkeys(t.word("place", zone) for zone in what.zones))
    head = POKEMON if shape.is_of_pokemon(what.tests) else CARD
    return described(replace(head, owner=what.of, place=place), what.tests, t)


def worn(what: selectors.Worn, t: Telling) -> Noun:
    noun: Noun = t.tell(what.by)
    return replace(EQUIPMENT, owner="" if noun.fixed else noun.owner, before=f"{noun.fixed or noun.described}装备的")


def next_stages(what: selectors.NextStages, t: Telling) -> Noun:
    return replace(POKEMON, owner=YOU, place="额外卡组", before=f"由{target(t.tell(what.of), t)}进化而来的")


def danceable(what: selectors.Danceable, t: Telling) -> Noun:
    return replace(POKEMON, owner=YOU, place="额外卡组")


# ---- traits


def is_so(words: str) -> Trait:
    return Trait(before=f"{words}的", says=f"是{words}的")


def lies(words: str) -> Trait:
    return Trait(before=words, says=f"是{words}")


def printed(test: shared.Printed, t: Telling) -> Trait:
    return in_range(test.attribute, test.least, test.most)


def has(test: selectors.Has, t: Telling) -> Trait:
    return in_range(test.stat, test.least, test.most)


def in_range(name: str, least: int, most: int) -> Trait:
    if name == "stars":
        span = zh.ranged(least, most)
        return is_so(f"{span[:-2]}星{span[-2:]}" if span[-2:] in ("以上", "以下") else f"{span}星")
    return is_so(f"{NUMBERS.get(name, name)}{zh.ranged(least, most)}")


def prints(test: shared.Prints, t: Telling) -> Trait:
    name = quoted(t.named(test.word)) if test.attribute == "species" else test.word
    return Trait(instead=name, says=f"是{name}")


def has_type(test: selectors.HasType, t: Telling) -> Trait:
    return is_so(f"{'' if test.value else '非'}{t.word('type', test.of)}属性")


def is_kind(test: selectors.IsKind, t: Telling) -> Trait:
    kinds = GROUPS.get(test.kinds) or one_of(t.word("kind", kind) for kind in test.kinds)
    return Trait(instead=kinds, says=f"是{kinds}")


def in_position(test: selectors.InPosition, t: Telling) -> Trait:
    return lies("攻击表示" if test.position == "attack" else "守备表示")


def marked(test: shared.Marked, t: Telling) -> Trait:
    if test.mark == "face-down":
        return face_up(selectors.FaceUp(not test.value), t)
    return in_position(selectors.InPosition("defence" if test.value else "attack"), t)


def face_up(test: selectors.FaceUp, t: Telling) -> Trait:
    return lies("表侧表示" if test.value else "里侧表示")


def wears(test: selectors.Wears, t: Telling) -> Trait:
    return is_so("装备着魔法装备" if test.value else "未装备魔法装备")


def can_evolve(test: selectors.CanEvolve, t: Telling) -> Trait:
    return is_so("等级达到进化条件")


def uses_skill(test: selectors.UsesSkill, t: Telling) -> Trait:
    return is_so(f"能使用{one_of(quoted(t.named(skill)) for skill in test.skills)}")


TEMPLATES: Templates = {
    shared.This: this,
    shared.Bound: bound,
    shared.Cards: cards,
    shared.Prints: prints,
    shared.Printed: printed,
    shared.Marked: marked,
    selectors.Pokemon: pokemon,
    selectors.Host: known("host", "装备此卡的宝可梦"),
    selectors.Worn: worn,
    selectors.Attacker: known("attacker", "攻击的宝可梦"),
    selectors.Attacked: known("attacked", "被攻击的宝可梦"),
    selectors.Users: known("user", "使用者"),
    selectors.NextStages: next_stages,
    selectors.Danceable: danceable,
    selectors.HasType: has_type,
    selectors.IsKind: is_kind,
    selectors.Has: has,
    selectors.InPosition: in_position,
    selectors.FaceUp: face_up,
    selectors.Wears: wears,
    selectors.CanEvolve: can_evolve,
    selectors.UsesSkill: uses_skill,
}
