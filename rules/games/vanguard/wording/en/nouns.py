"""Whom and what English texts speak of, and what is so of them."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.en.words import CARD, CIRCLES, HEADS, MARKS, UNIT
from rules.kernel import selectors
from rules.kernel.english import Noun, Trait, one_of
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import THIS, Telling, Templates


def this(what: selectors.This, t: Telling) -> Noun:
    """ "This unit" on a circle, elsewhere "this card"."""
    noun = UNIT if all(place in CIRCLES for place in t.ability.zones) else CARD
    return replace(noun, name=THIS, fixed=f"this {noun.one}", is_plural=False)


def this_card(t: Telling) -> str:
    """This card, named beside others, so that no pronoun can mean it afterwards."""
    return this(selectors.This(), t).fixed


def begin_this(t: Telling) -> str:
    """This card as what is spoken of from now on."""
    t.last = THIS
    return this_card(t)


def bound(what: selectors.Bound, t: Telling) -> Noun:
    return t.nouns.get(what.slot) or replace(UNIT, name=what.slot, fixed="that unit", is_plural=False)


def cards(what: selectors.Cards, t: Telling) -> Noun:
    traits = tuple(map(t.tell, what.tests))
    place = one_of(t.word("place", place) for place in what.zones)
    if not all(place in CIRCLES for place in what.zones):
        return replace(CARD, place=place, owner=what.of).that_is(*traits)
    noun = replace(HEADS.get(what.zones) or replace(UNIT, after=(f"on {place}",)), owner=what.of)
    if what.zones == ("VC",):
        tested = f", if it is {' and '.join(trait.says for trait in traits)}," if traits else ""
        noun = replace(noun, fixed=f"{'the enemy' if what.of == FOE else 'your'} vanguard{tested}")
    return noun.that_is(*traits)


def attacked(what: effects.Attacked, t: Telling) -> Noun:
    noun = replace(UNIT.that_is(*map(t.tell, what.tests)), owner=YOU)
    return replace(noun, fixed=f"your {noun.said(False)} under attack", is_plural=False)


def attacker(what: effects.Attacker, t: Telling) -> Noun:
    return replace(UNIT, fixed="the attacking unit", is_plural=False)


def marked(test: selectors.Marked, t: Telling) -> Trait:
    word = MARKS[test.mark, test.value]
    return Trait(before=word, says=word)


TEMPLATES: Templates = {
    selectors.This: this,
    selectors.Bound: bound,
    selectors.Cards: cards,
    effects.Attacked: attacked,
    effects.Attacker: attacker,
    selectors.Marked: marked,
}
