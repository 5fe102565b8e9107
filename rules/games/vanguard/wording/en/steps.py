"""What an effect does, in English: orders and statements."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.en.words import CARD, CIRCLES
from rules.kernel.english import Noun, some, subject, target
from rules.kernel.phrases import in_turn, order, statement
from rules.kernel.selectors import FOE, Selector
from rules.kernel.texts.en import said_of
from rules.kernel.wording import THIS, Clause, Telling, Templates


def look_top(step: effects.LookTop, t: Telling) -> list[Clause]:
    t.last = ""
    return [
        Clause("look at the top card of your deck", opens=True),
        Clause("leave it there or put it on the bottom"),
    ]


def search(step: effects.Search, t: Telling) -> list[Clause]:
    noun = CARD.that_is(*map(t.tell, step.tests))
    t.nouns["found"] = replace(CARD, name="found", fixed="the found card", is_plural=False)
    t.last = "found"
    return [Clause(f"search your deck for {some(noun, 0, 1)}", opens=True)]


def out_of(what: Selector, t: Telling) -> str:
    """These cards, and the place that this one comes from, where that is no circle and was not told."""
    noun: Noun = t.tell(what)
    place = t.ability.zones[0]
    if noun.name != THIS or place in CIRCLES or t.last == THIS:
        return target(noun, t)
    return f"{target(noun, t)} from {'the' if place == 'drop' else 'your'} {t.word('place', place)}"


def stays_rested(step: effects.StaysRested, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    phase = "your opponent’s next stand phase" if noun.owner == FOE else "your next stand phase"
    return [Clause(f"{subject(noun, t)} {said_of(noun, ('does', 'not stand'))} during {phase}", is_order=False)]


TEMPLATES: Templates = {
    effects.Draw: order("draw {count:cards}"),
    effects.DrawUpTo: order("draw {most:up_to_cards}"),
    effects.Retire: order("[retire|retires] {what}"),
    effects.DiscardCards: order("[discard|discards] {what}"),
    effects.SoulCharge: order("Soul Charge {count}"),
    effects.Mill: order("put the top {count:top} of your deck into the drop zone"),
    effects.LookTop: look_top,
    effects.Search: search,
    effects.Shuffle: order("shuffle your deck"),
    effects.ToHand: in_turn(order("[show|shows] {what}"), order("[put|puts] {what} into your hand")),
    effects.ToSoul: order("[put|puts] {what} into your soul"),
    effects.ToDeck: order("[shuffle|shuffles] {what} into your deck"),
    effects.SuperiorCall: order("[call|calls] {what:from} to any of your rear-guard circles"),
    effects.SuperiorRide: order("[ride|rides] {what:from}"),
    effects.TurnUp: order("[turn|turns] {what} face up"),
    effects.StandUp: order("[stand|stands] {what}"),
    effects.StaysRested: stays_rested,
    effects.Unhittable: statement("{what:who} cannot be hit until the end of the battle"),
}
