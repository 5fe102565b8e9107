"""What an effect does, in English: orders and statements."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.en.words import CARD, CIRCLES
from rules.kernel.english import Noun, counted, some, subject
from rules.kernel.selectors import FOE
from rules.kernel.texts.en import order, said_of
from rules.kernel.wording import THIS, Clause, Telling, Templates


def draw(step: effects.Draw, t: Telling) -> list[Clause]:
    return [Clause(f"draw {counted(step.count, CARD)}")]


def draw_up_to(step: effects.DrawUpTo, t: Telling) -> list[Clause]:
    return [Clause(f"draw {some(CARD, 0, step.most)}")]


def retire(step: effects.Retire, t: Telling) -> list[Clause]:
    return [order("retire", t.tell(step.what), t)]


def discard_cards(step: effects.DiscardCards, t: Telling) -> list[Clause]:
    return [order("discard", t.tell(step.what), t)]


def soul_charge(step: effects.SoulCharge, t: Telling) -> list[Clause]:
    return [Clause(f"Soul Charge {step.count}")]


def mill(step: effects.Mill, t: Telling) -> list[Clause]:
    top = "card" if step.count == 1 else f"{step.count} cards"
    return [Clause(f"put the top {top} of your deck into the drop zone")]


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


def shuffle(step: effects.Shuffle, t: Telling) -> list[Clause]:
    return [Clause("shuffle your deck")]


def to_hand(step: effects.ToHand, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    return [order("show", noun, t), order("put", noun, t, " into your hand")]


def to_soul(step: effects.ToSoul, t: Telling) -> list[Clause]:
    return [order("put", t.tell(step.what), t, " into your soul")]


def to_deck(step: effects.ToDeck, t: Telling) -> list[Clause]:
    return [order("shuffle", t.tell(step.what), t, " into your deck")]


def superior_call(step: effects.SuperiorCall, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    return [order("call", noun, t, f"{out_of(noun, t)} to any of your rear-guard circles")]


def superior_ride(step: effects.SuperiorRide, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    return [order("ride", noun, t, out_of(noun, t))]


def out_of(noun: Noun, t: Telling) -> str:
    """The place that this card comes from, where that is no circle and was not told."""
    place = t.ability.zones[0]
    if noun.name != THIS or place in CIRCLES or t.last == THIS:
        return ""
    return f" from {'the' if place == 'drop' else 'your'} {t.word('place', place)}"


def turn_up(step: effects.TurnUp, t: Telling) -> list[Clause]:
    return [order("turn", t.tell(step.what), t, " face up")]


def stand_up(step: effects.StandUp, t: Telling) -> list[Clause]:
    return [order("stand", t.tell(step.what), t)]


def stays_rested(step: effects.StaysRested, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    phase = "your opponent’s next stand phase" if noun.owner == FOE else "your next stand phase"
    return [Clause(f"{subject(noun, t)} {said_of(noun, ('does', 'not stand'))} during {phase}", is_order=False)]


def unhittable(step: effects.Unhittable, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    return [Clause(f"{subject(noun, t)} cannot be hit until the end of the battle", is_order=False)]


TEMPLATES: Templates = {
    effects.Draw: draw,
    effects.DrawUpTo: draw_up_to,
    effects.Retire: retire,
    effects.DiscardCards: discard_cards,
    effects.SoulCharge: soul_charge,
    effects.Mill: mill,
    effects.LookTop: look_top,
    effects.Search: search,
    effects.Shuffle: shuffle,
    effects.ToHand: to_hand,
    effects.ToSoul: to_soul,
    effects.ToDeck: to_deck,
    effects.SuperiorCall: superior_call,
    effects.SuperiorRide: superior_ride,
    effects.TurnUp: turn_up,
    effects.StandUp: stand_up,
    effects.StaysRested: stays_rested,
    effects.Unhittable: unhittable,
}
