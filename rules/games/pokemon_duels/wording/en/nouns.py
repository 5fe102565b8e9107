"""Whom and what English texts speak of, and what is so of them."""

from dataclasses import replace

from rules.games.pokemon_duels import selectors
from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.en.words import CARD, EQUIPMENT, GROUPS, NUMBERS, POKEMON, STAGE
from rules.kernel import selectors as shared
from rules.kernel.english import Noun, Trait, a, one_of, some, target
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import THIS, Telling, Template, Templates


def this(what: shared.This, t: Telling) -> Noun:
    noun = POKEMON if shape.is_on_field(t) else CARD
    return replace(noun, name=THIS, fixed=f"this {noun.one}", is_plural=False)


def host(what: selectors.Host, t: Telling) -> Noun:
    return replace(POKEMON, name="host", fixed="the equipped Pokémon", is_plural=False)


def fighter(words: str) -> Template:
    return lambda what, t: replace(POKEMON, name=words, fixed=f"the {words}", is_plural=False)


def users(what: selectors.Users, t: Telling) -> Noun:
    return replace(POKEMON, owner=YOU, name="user", fixed="the user", is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(CARD, name=what.slot, fixed="that card", is_plural=False)
    return noun


def pokemon(what: selectors.Pokemon, t: Telling) -> Noun:
    return replace(POKEMON, owner=whose(what.of)).that_is(*map(t.tell, what.tests))


def whose(of: str) -> str:
    return of if of in (YOU, FOE) else ""


def cards(what: shared.Cards, t: Telling) -> Noun:
    place = one_of(dict.fromkeys(t.word("place", zone) for zone in what.zones))
    head = POKEMON if shape.is_of_pokemon(what.tests) else CARD
    return replace(head, owner=what.of, place=place).that_is(*map(t.tell, what.tests))


def worn(what: selectors.Worn, t: Telling) -> Noun:
    noun: Noun = t.tell(what.by)
    by_whom = target(noun, t) if noun.fixed else some(noun, 1, 1) if noun.owner == YOU else a(noun.said(False))
    return replace(EQUIPMENT, after=(f"worn by {by_whom}",))


def next_stages(what: selectors.NextStages, t: Telling) -> Noun:
    return replace(STAGE, after=(f"of {target(t.tell(what.of), t)} in your Extra Deck",))


def danceable(what: selectors.Danceable, t: Telling) -> Noun:
    return replace(POKEMON, owner=YOU, place="Extra Deck")


# ---- traits


def numbered(number: str, least: int, most: int) -> Trait:
    span = f"{least}" if least == most else f"at least {least}" if most == ANY_NUMBER else f"at most {most}"
    span = f"{least} to {most}" if 0 < least < most < ANY_NUMBER else span
    words = f"{number} {span}" if number == "level" else f"{span} {number}"
    return Trait(after=f"with {words}", says=f"has {words}")


def printed(test: shared.Printed, t: Telling) -> Trait:
    return numbered(NUMBERS.get(test.attribute, test.attribute), test.least, test.most)


def has(test: selectors.Has, t: Telling) -> Trait:
    return numbered(NUMBERS.get(test.stat, test.stat), test.least, test.most)


def prints(test: shared.Prints, t: Telling) -> Trait:
    name = f"“{t.named(test.word)}”" if test.attribute == "species" else test.word
    return Trait(instead=name, says=f"is {name}")


def has_type(test: selectors.HasType, t: Telling) -> Trait:
    words = f"{t.word('type', test.of)}-type" if test.value else f"non-{t.word('type', test.of)}"
    return Trait(before=words, says=f"is {words}")


def is_kind(test: selectors.IsKind, t: Telling) -> Trait:
    kinds = GROUPS.get(test.kinds) or Trait(instead=one_of(t.word("kind", kind) for kind in test.kinds))
    return replace(kinds, says=f"is {a(kinds.instead)}")


def in_position(test: selectors.InPosition, t: Telling) -> Trait:
    words = f"in {test.position.capitalize()} Position"
    return Trait(after=words, says=f"is {words}")


def marked(test: shared.Marked, t: Telling) -> Trait:
    if test.mark == "face-down":
        return face_up(selectors.FaceUp(not test.value), t)
    return in_position(selectors.InPosition("defence" if test.value else "attack"), t)


def face_up(test: selectors.FaceUp, t: Telling) -> Trait:
    words = "face-up" if test.value else "face-down"
    return Trait(before=words, says=f"is {words}", leads=True)


def wears(test: selectors.Wears, t: Telling) -> Trait:
    words = f"{'' if test.value else 'no '}Magic Equipment"
    return Trait(after=f"that wears {words}", says=f"wears {words}")


def can_evolve(test: selectors.CanEvolve, t: Telling) -> Trait:
    return Trait(after="that can evolve at its level", says="can evolve at its level")


def uses_skill(test: selectors.UsesSkill, t: Telling) -> Trait:
    words = f"can use {one_of(t.named(skill) for skill in test.skills)}"
    return Trait(after=f"that {words}", says=words)


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
    selectors.Attacker: fighter("attacker"),
    selectors.Attacked: fighter("attacked Pokémon"),
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
