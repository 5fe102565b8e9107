"""Whom and what Russian texts speak of, and what is so of them."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.ru.words import ATTACKED, ATTACKING, CARD, CIRCLES, HEADS, MARKS, WARRIOR
from rules.kernel import selectors
from rules.kernel.russian import ENEMY, THIS_ONE, YOUR, Noun, Trait, one_of
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import THIS, Telling, Templates


def this(what: selectors.This, t: Telling) -> Noun:
    """ "Этот воин" on a circle, elsewhere "эта карта"."""
    noun = WARRIOR if all(place in CIRCLES for place in t.ability.zones) else CARD
    return replace(noun, name=THIS, known=(THIS_ONE,), is_plural=False)


def this_card(t: Telling, case: int) -> str:
    """This card, named beside others, so that no pronoun can mean it afterwards."""
    return this(selectors.This(), t).bare(case, False, THIS_ONE)


def begin_this(t: Telling, case: int) -> str:
    """This card as what is spoken of from now on."""
    t.last = THIS
    return this_card(t, case)


def bound(what: selectors.Bound, t: Telling) -> Noun:
    return t.nouns.get(what.slot) or replace(WARRIOR, name=what.slot, known=(THIS_ONE,), is_plural=False)


def cards(what: selectors.Cards, t: Telling) -> Noun:
    traits = tuple(map(t.tell, what.tests))
    place = one_of(t.word("place", place).at for place in what.zones)
    if not all(place in CIRCLES for place in what.zones):
        return replace(CARD, place=place, owner=what.of).that_is(*traits)
    noun = replace(HEADS.get(what.zones) or replace(WARRIOR, after=(place,)), owner=what.of)
    if what.zones == ("VC",):
        noun = replace(noun, known=(ENEMY if what.of == FOE else YOUR,), is_plural=False)
    return noun.that_is(*traits)


def attacked(what: effects.Attacked, t: Telling) -> Noun:
    return replace(WARRIOR, owner=YOU, known=(YOUR, ATTACKED), is_plural=False).that_is(*map(t.tell, what.tests))


def attacker(what: effects.Attacker, t: Telling) -> Noun:
    return replace(WARRIOR, known=(ATTACKING,), is_plural=False)


def marked(test: selectors.Marked, t: Telling) -> Trait:
    return Trait(before=(MARKS[test.mark, test.value],))


TEMPLATES: Templates = {
    selectors.This: this,
    selectors.Bound: bound,
    selectors.Cards: cards,
    effects.Attacked: attacked,
    effects.Attacker: attacker,
    selectors.Marked: marked,
}
