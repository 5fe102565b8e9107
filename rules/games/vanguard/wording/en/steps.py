"""What an effect does, in English: orders and statements."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.en.conditions import condition
from rules.games.vanguard.wording.en.words import CARD, CIRCLES, PLURAL, Predicate, Skill
from rules.kernel import effects as steps
from rules.kernel import selectors
from rules.kernel.english import JOINTS, THEIRS, Noun, all_of, counted, some, subject, target
from rules.kernel.selectors import FOE
from rules.kernel.wording import THIS, Clause, Telling, Templates, joined


def effect(do: tuple[steps.Step, ...], t: Telling) -> str:
    return joined(t.ordered(do), JOINTS)


def choose(step: steps.Choose, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    many = step.most > 1
    words = f"the chosen {noun.many if many else noun.one}"
    t.nouns[step.slot] = replace(noun, name=step.slot, fixed=words, is_plural=many, by_foe=step.by_foe)
    t.last = step.slot
    if step.by_foe:
        theirs = some(noun, step.least, step.most, THEIRS)
        return [Clause(f"your opponent chooses {theirs}", opens=True, by_foe=True)]
    return [Clause(f"choose {some(noun, step.least, step.most)}", opens=True)]


def if_so(step: steps.If, t: Telling) -> list[Clause]:
    text = f"if {condition(step.condition, t)}, {effect(step.then, t)}"
    t.last = ""
    if step.otherwise:
        text += f"; otherwise, {effect(step.otherwise, t)}"
    return [Clause(text, is_order=False)]


def lasting(changes: tuple[steps.Change | steps.Gain, ...], t: Telling) -> list[Clause]:
    """Changes of the same cards for the same time, as one sentence."""
    first = changes[0]
    who = t.tell(first.what if isinstance(first, steps.Change) else selectors.This())
    name = subject(who, t)
    does = said_of(who, *(predicate(change, t) for change in changes))
    until = t.word("until", first.until)
    is_long = any(isinstance(change, steps.Gain) for change in changes)
    return [Clause(f"{until}, {name} {does}" if is_long else f"{name} {does} {until}", is_order=False)]


def predicate(change: steps.Change | steps.Gain, t: Telling) -> Predicate:
    if isinstance(change, steps.Gain):
        text = t.gained(change.ability)
        return "gains", f"“{text.rstrip('.')}”" if text else "this ability"
    stat = t.word("stat", change.stat)
    if isinstance(stat, Skill):
        return stat.gains if change.amount > 0 else stat.loses
    return "gets", f"{signed(change.amount)} {stat}"


def said_of(who: Noun, *predicates: Predicate) -> str:
    """The predicates as one, each verb once: "gets +5000 power and +1 critical"."""
    parts: list[str] = []
    last = ""
    for verb, rest in predicates:
        parts.append(rest if verb == last else f"{PLURAL.get(verb, verb) if who.is_plural else verb} {rest}")
        last = verb
    return all_of(parts)


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "−")


def later(step: steps.Later, t: Telling) -> list[Clause]:
    t.last = ""
    return [Clause(f"{t.word('moment', step.moment)}, {effect(step.do, t)}", is_order=False)]


def order(verb: str, noun: Noun, t: Telling, rest: str = "") -> Clause:
    """To do something to these; the opponent does it to what the opponent chose."""
    text = f"{verb}s" if noun.by_foe else verb
    return Clause(f"{text} {target(noun, t)}{rest}", by_foe=noun.by_foe)


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
    steps.Choose: choose,
    steps.If: if_so,
    steps.Change: lasting,
    steps.Gain: lasting,
    steps.Later: later,
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
