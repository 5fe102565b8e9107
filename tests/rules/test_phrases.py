"""Templates written as text: fields, verbs in their moods, agreement, and which of several texts is told."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rules.games.vanguard import effects as vanguard
from rules.kernel.abilities import Act, CardScript
from rules.kernel.catalogue import Catalogue
from rules.kernel.effects import Change, Choose, Step
from rules.kernel.english import Noun, aimed_at, subject, target
from rules.kernel.facts import CardKey
from rules.kernel.phrases import by, order, phrase, statement
from rules.kernel.records import Record
from rules.kernel.selectors import Another, Bound, This
from rules.kernel.wording import MAY, Clause, Language, Telling, Template, Wording

HOUND = Noun("hound", "hounds", name="this", fixed="this hound", is_plural=False)
PACK = Noun("hound", "hounds", owner="you")
IT, ALL = Bound("it"), This()


def telling(**templates: Template) -> Telling:
    """Someone who tells, with these fields; "it" is one hound, "this" are all of yours."""
    fields: dict[str, Callable[[Any, Telling], str]] = {
        "": lambda record, t: target(t.tell(record), t),
        "who": lambda record, t: subject(t.tell(record), t),
        "+": lambda number, t: f"{number:+}",
    }
    nouns: dict[type[Record], Template] = {Bound: lambda what, t: t.nouns["it"], This: lambda what, t: PACK}
    words = {"until": {"turn": "this turn", "": ""}, "stat": {"power": "strength"}}
    language = Language("xx", "X", nouns, words, None, fields)
    script = CardScript(CardKey("own-hound"))
    t = Telling(Wording((language,)), language, script, Act((), ()), Catalogue("", "", (), ()))
    t.nouns["it"] = HOUND
    return t


def told(template: Template, record: Record, t: Telling | None = None) -> str:
    said = template(record, t or telling())
    return said if isinstance(said, str) else " / ".join(clause.text for clause in said)


GETS = statement("{what:who} <gets|get> {amount:+} {stat} {until}")


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Change(IT, "power", 5, "turn"), "this hound gets +5 strength this turn"),
        (Change(ALL, "power", -5, "turn"), "all your hounds get -5 strength this turn"),
        (Change(IT, "speed", 1, ""), "this hound gets +1 speed"),
    ],
)
def test_a_verb_agrees_and_words_are_said_by_their_kind(step: Step, text: str) -> None:
    assert told(GETS, step) == text


def test_agreement_is_with_the_last_noun_before_it() -> None:
    both = phrase("{what:who} <is|are> here and {what} <sleeps|sleep>")
    assert told(both, vanguard.Retire(ALL)) == "all your hounds are here and all your hounds sleep"
    assert told(both, vanguard.Retire(IT)) == "this hound is here and it sleeps"


def test_a_verb_is_told_as_an_order_as_what_one_may_do_and_as_what_the_opponent_does() -> None:
    template, step = order("[bite!|bite|bites] {what}"), vanguard.Retire(IT)
    assert told(template, step) == "bite! this hound"
    t = telling()
    t.mood = MAY
    assert told(template, step, t) == "bite this hound"
    t = telling()
    t.nouns["it"] = replace(HOUND, by_foe=True)
    assert template(step, t) == [Clause("bites this hound", by_foe=True)]


def test_two_forms_of_a_verb_are_order_and_deed() -> None:
    t = telling()
    t.mood = MAY
    assert told(order("[bite|bites] {what}"), vanguard.Retire(IT), t) == "bite this hound"


def test_of_several_texts_the_first_is_told_whose_fields_are_there() -> None:
    assert told(phrase("chosen{by_foe}", "not"), Choose(IT)) == "not"
    assert told(phrase("at least {least}", "none"), Choose(IT, least=0)) == "at least 0"
    assert told(phrase("{tests}!", "any"), vanguard.Search(())) == "any"
    assert told(phrase("{tests}!", "any"), vanguard.Search((Another(),))).endswith("!")


def test_a_field_may_choose_the_template() -> None:
    template = by("by_foe", {True: order("they choose"), False: order("choose")})
    assert [told(template, Choose(IT, by_foe=each)) for each in (True, False)] == ["they choose", "choose"]


def test_after_what_turns_away_no_pronoun_reaches_across() -> None:
    t = telling()
    assert told(order("see {what}"), vanguard.Retire(IT), t) == "see this hound"
    assert told(order("see {what}"), vanguard.Retire(IT), t) == "see it"
    told(order("toss a coin", turns_away=True), Choose(IT), t)
    assert told(order("see {what}"), vanguard.Retire(IT), t) == "see this hound"


def test_what_is_aimed_at_is_described_where_it_is_first_spoken_of_and_known_afterwards() -> None:
    t = telling()
    t.nouns["it"] = aimed_at(PACK, "it", 1, 1)
    retire = order("retire {what}")
    assert told(retire, vanguard.Retire(IT), t) == "retire one of your hounds"
    assert told(retire, vanguard.Retire(IT), t) == "retire it"
    t.last = ""
    assert told(retire, vanguard.Retire(IT), t) == "retire that hound"
