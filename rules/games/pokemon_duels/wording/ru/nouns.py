"""Whom and what Russian texts speak of, and what is so of them."""

from collections.abc import Callable
from dataclasses import replace

from rules.games.pokemon_duels import selectors
from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.ru.words import (
    ATTACKED,
    ATTACKING,
    CARD,
    EQUIPMENT,
    EQUIPPED,
    GROUPS,
    KINDS,
    PLACES,
    POKEMON,
    STAGE,
    TYPES,
    USER_HEAD,
    WITH,
    type_of,
)
from rules.kernel import selectors as shared
from rules.kernel.russian import (
    GEN,
    NOM,
    THIS_ONE,
    YOUR,
    Head,
    Noun,
    Place,
    Trait,
    belonging,
    one_of,
    quoted,
)
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import THIS, Telling, Templates


def described(head: Noun, tests: tuple[shared.Test, ...], t: Telling) -> Noun:
    return head.that_is(*map(t.tell, shape.ordered(tests)))


def this(what: shared.This, t: Telling) -> Noun:
    noun = POKEMON if shape.is_on_field(t) else CARD
    return replace(noun, name=THIS, known=(THIS_ONE,), is_plural=False)


def host(what: selectors.Host, t: Telling) -> Noun:
    return replace(POKEMON, name="host", known=(EQUIPPED,), is_plural=False)


def attacker(what: selectors.Attacker, t: Telling) -> Noun:
    return replace(POKEMON, name="attacker", known=(ATTACKING,), is_plural=False)


def attacked(what: selectors.Attacked, t: Telling) -> Noun:
    return replace(POKEMON, name="attacked", known=(ATTACKED,), is_plural=False)


def users(what: selectors.Users, t: Telling) -> Noun:
    return Noun(USER_HEAD, name="user", known=(YOUR,), is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(CARD, name=what.slot, known=(THIS_ONE,), is_plural=False)
    return noun


def pokemon(what: selectors.Pokemon, t: Telling) -> Noun:
    return described(replace(POKEMON, owner=what.of if what.of in (YOU, FOE) else ""), what.tests, t)


def cards(what: shared.Cards, t: Telling) -> Noun:
    places: list[Place] = list(dict.fromkeys(t.word("place", zone) for zone in what.zones))
    at, out = one_of(place.at for place in places), one_of(place.out for place in places)
    head = POKEMON if shape.is_of_pokemon(what.tests) else CARD
    return described(replace(head, owner=what.of, place=at, out=out), what.tests, t)


def worn(what: selectors.Worn, t: Telling) -> Noun:
    return replace(EQUIPMENT, after=(genitive(t.tell(what.by)),))


def genitive(noun: Noun) -> str:
    return noun.bare(GEN, noun.is_plural, *noun.known) if noun.known else noun.said(GEN, False, actor="")


def next_stages(what: selectors.NextStages, t: Telling) -> Noun:
    return replace(STAGE, after=(genitive(t.tell(what.of)),), place=PLACES["extra"].at, out=PLACES["extra"].out)


def danceable(what: selectors.Danceable, t: Telling) -> Noun:
    return replace(POKEMON, place=PLACES["extra"].at, out=PLACES["extra"].out)


def of_theirs(thing: str) -> Callable[[shared.Selector, Telling], str]:
    """Something of these cards: "их позицию", "эффект этой карты"."""
    return lambda what, t: belonging(thing, t.tell(what), t)


# ---- traits


def numbered(number: str, least: int, most: int) -> Trait:
    span = f"{least}" if least == most else f"не меньше {least}" if most == ANY_NUMBER else f"не больше {most}"
    return Trait(after=f"{number} {f'от {least} до {most}' if 0 < least < most < ANY_NUMBER else span}")


def printed(test: shared.Printed, t: Telling) -> Trait:
    return numbered(WITH.get(test.attribute, test.attribute), test.least, test.most)


def has(test: selectors.Has, t: Telling) -> Trait:
    return numbered(WITH.get(test.stat, test.stat), test.least, test.most)


def prints(test: shared.Prints, t: Telling) -> Trait:
    return Trait(after=one_of(quoted([t.named(test.word) if test.attribute == "species" else test.word])))


def has_type(test: selectors.HasType, t: Telling) -> Trait:
    return Trait(after=f"{'' if test.value else 'не '}{type_of(test.of)} типа" if test.of in TYPES else test.of)


def is_kind(test: selectors.IsKind, t: Telling) -> Trait:
    if test.kinds in GROUPS:
        return Trait(instead=GROUPS[test.kinds])
    heads: list[Head] = [t.word("kind", kind) for kind in test.kinds if kind in KINDS]
    return Trait(instead=heads[0]) if len(heads) == 1 else Trait(after=f"({one_of(head.one[NOM] for head in heads)})")


def in_position(test: selectors.InPosition, t: Telling) -> Trait:
    return Trait(after=f"в Позиции {'Атаки' if test.position == 'attack' else 'Защиты'}")


def marked(test: shared.Marked, t: Telling) -> Trait:
    if test.mark == "face-down":
        return face_up(selectors.FaceUp(not test.value), t)
    return in_position(selectors.InPosition("defence" if test.value else "attack"), t)


def face_up(test: selectors.FaceUp, t: Telling) -> Trait:
    return Trait(after=f"лицевой стороной {'вверх' if test.value else 'вниз'}")


def wears(test: selectors.Wears, t: Telling) -> Trait:
    return Trait(after="с Магическим Снаряжением" if test.value else "без Магического Снаряжения")


def can_evolve(test: selectors.CanEvolve, t: Telling) -> Trait:
    return Trait(after="с уровнем, на котором возможна Эволюция")


def uses_skill(test: selectors.UsesSkill, t: Telling) -> Trait:
    return Trait(after=f"с Навыком {one_of(quoted(map(t.named, test.skills)))}")


TEMPLATES: Templates = {
    shared.This: this,
    shared.Bound: bound,
    shared.Cards: cards,
    shared.Prints: prints,
    shared.Printed: printed,
    shared.Marked: marked,
    selectors.Pokemon: pokemon,
    selectors.Host: host,
    selectors.Worn: worn,
    selectors.Attacker: attacker,
    selectors.Attacked: attacked,
    selectors.Users: users,
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
