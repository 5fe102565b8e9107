"""Vanguard's abilities in English."""

from dataclasses import dataclass, replace

from rules.games.vanguard import costs, effects, patterns
from rules.kernel import abilities, selectors
from rules.kernel import effects as steps
from rules.kernel.costs import Cost
from rules.kernel.english import (
    HELD,
    JOINTS,
    THEIRS,
    Noun,
    Trait,
    a,
    all_of,
    counted,
    each,
    how_many,
    one_of,
    quoted,
    some,
    subject,
    target,
)
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import THIS, Clause, Language, Telling, begun, joined

CARD = Noun("card", "cards")
UNIT = Noun("unit", "units")
HEADS = {
    ("VC",): Noun("vanguard", "vanguards", is_plural=False),
    ("RC",): Noun("rear-guard", "rear-guards"),
    ("VC", "RC"): UNIT,
    ("GC",): Noun("guardian", "guardians"),
}

CIRCLES = {
    "VC": "the vanguard circle",
    "RC": "a rear-guard circle",
    "FL": "the front left circle",
    "FR": "the front right circle",
    "BL": "the back left circle",
    "BC": "the back centre circle",
    "BR": "the back right circle",
    "GC": "the guardian circle",
}
PLACES = {
    "deck": "deck",
    "hand": "hand",
    "drop": "drop zone",
    "damage": "damage zone",
    "soul": "soul",
    "check": "check area",
    **CIRCLES,
}
UNTIL = {"battle": "until the end of the battle", "turn": "until the end of the turn"}
MOMENTS = {"close-step": "when the close step begins", "end-phase": "when the end phase begins"}
ATTRIBUTES = {
    "grade": "grade {}",
    "power": "power {}",
    "shield": "shield {}",
    "critical": "critical {}",
    "clan": "{}",
    "nation": "{}",
    "race": "{}",
    "trigger": "{}-trigger",
    "skill": "{}",
}

Predicate = tuple[str, str]
"""A verb as one alone does it, and what follows it."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill as a unit always has it, as it is given, and as it is taken away."""

    has: Predicate
    gains: Predicate
    loses: Predicate


def skill(name: str, means: str = "") -> Skill:
    return Skill(("has", f"{name} ({means})" if means else name), ("gains", name), ("loses", name))


NO_BOOST = ("cannot", "be boosted")
BACK_ROW = ("can", "also attack the enemy rear-guard in the back row of its column")
STATS: dict[str, str | Skill] = {
    "power": "power",
    "critical": "critical",
    "boost": skill("Boost"),
    "intercept": skill("Intercept"),
    "twin_drive": skill("Twin Drive"),
    "restraint": skill("Restraint", "cannot attack"),
    "no-boost": Skill(NO_BOOST, NO_BOOST, ("can", "be boosted again")),
    "back-row-attack": Skill(BACK_ROW, BACK_ROW, ("can", "no longer attack the back row")),
}
PLURAL = {"has": "have", "gains": "gain", "loses": "lose", "gets": "get", "does": "do"}


# ---- abilities


def when(ability: abilities.When, t: Telling) -> str:
    opening = t.tell(ability.on)
    if ability.condition:
        opening += f", if {condition(ability.condition, t)}"
    if ability.cost:
        return f"{opening}, {'you may ' if ability.may else ''}{cost(ability.cost, t)}: {effect(ability.do, t)}."
    if not ability.may:
        return f"{opening}, {effect(ability.do, t)}."
    clauses, are_deeds = t.allowed(ability.do)
    return f"{opening}, you may {'' if are_deeds else 'use this: '}{joined(clauses, JOINTS)}."


def act(ability: abilities.Act, t: Telling) -> str:
    paid = f"{cost(ability.cost, t)}: " if ability.cost else ""
    tested = f"if {condition(ability.condition, t)}, " if ability.condition else ""
    return begun(f"{paid}{tested}{effect(ability.do, t)}.")


def cont(ability: abilities.Cont, t: Telling) -> str:
    held = while_held(ability.condition, t)
    who = t.tell(ability.to) if ability.to else this(selectors.This(), t)
    stat = t.word("stat", ability.stat)
    does = stat.has if isinstance(stat, Skill) else ("gets", f"{signed(ability.amount)} {stat}")
    per = f" for {each(t.tell(ability.per))}" if ability.per else ""
    return begun(f"{held}{subject(who, t)} {said_of(who, does)}{per}.")


def while_held(record: selectors.Condition | None, t: Telling) -> str:
    parts = record.of if isinstance(record, selectors.All) else (record,) if record else ()
    others = [condition(part, t) for part in parts if not isinstance(part, selectors.YourTurn)]
    turn = "during your turn, " if len(others) < len(parts) else ""
    return turn + (f"while {' and '.join(others)}, " if others else "")


def effect(do: tuple[steps.Step, ...], t: Telling) -> str:
    return joined(t.ordered(do), JOINTS)


def cost(parts: tuple[Cost, ...], t: Telling) -> str:
    return all_of(t.told(parts))


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "if"; other things are spoken of there, so no pronoun reaches across."""
    said = str(t.tell(record))
    t.last = ""
    return said


# ---- events


def arrives(on: patterns.Arrives, t: Telling) -> str:
    return f"When {begin_this(t)} arrives on {one_of(t.word('place', place) for place in on.on)}"


def ridden_over(on: patterns.RiddenOver, t: Telling) -> str:
    return f"When another {on.clan} card is ridden on this unit"


def main_begins(on: patterns.MainBegins, t: Telling) -> str:
    return "When your main phase begins"


def attacks(on: patterns.Attacks, t: Telling) -> str:
    return f"Whenever {begin_this(t)} attacks"


def boosts(on: patterns.Boosts, t: Telling) -> str:
    head = "vanguard" if on.vanguard_clan else "unit"
    boosted = f"{on.vanguard_clan} {head}" if on.vanguard_clan else head
    whom = one_of(quoted(map(t.named, on.named))) if on.named else a(boosted)
    t.nouns["it"] = Noun(head, f"{head}s", owner=YOU, name="it", fixed=f"the boosted {head}", is_plural=False)
    return f"Whenever {this_card(t)} boosts {whom}"


def is_boosted(on: patterns.IsBoosted, t: Telling) -> str:
    return f"Whenever {a(on.clan)} unit boosts {this_card(t)}"


def hits(on: patterns.Hits, t: Telling) -> str:
    return f"Whenever an attack of {this_card(t)} hits{' a rear-guard' if on.rear_guard else ''}"


def hits_boosted(on: patterns.HitsBoosted, t: Telling) -> str:
    attack = f"the attack of {a(on.clan)} unit" if on.clan else "an attack"
    return f"Whenever {attack} boosted by {this_card(t)} hits"


def drive_reveals(on: patterns.DriveReveals, t: Telling) -> str:
    return f"Whenever a drive check of {this_card(t)} reveals a grade {on.grade} {on.clan} card"


def goes_to_drop(on: patterns.GoesToDrop, t: Telling) -> str:
    return f"When {begin_this(t)} goes from {t.word('place', on.origin)} to the drop zone"


def enemy_retired(on: patterns.EnemyRetired, t: Telling) -> str:
    return "Whenever an enemy rear-guard goes to the drop zone during your main phase"


# ---- costs


def blasts(parts: tuple[costs.CounterBlast | costs.SoulBlast, ...], t: Telling) -> str:
    names = {costs.CounterBlast: "Counter Blast", costs.SoulBlast: "Soul Blast"}
    return all_of(f"{names[type(part)]} {part.count}" for part in parts)


def discard(part: costs.Discard, t: Telling) -> str:
    t.last = ""
    return f"discard {counted(part.count, CARD.that_is(*map(t.tell, part.tests)))} from your hand"


def rest_this(part: costs.RestThis, t: Telling) -> str:
    return f"rest {begin_this(t)}"


def this_to_soul(part: costs.ThisToSoul, t: Telling) -> str:
    return f"put {begin_this(t)} into your soul"


def retire_this(part: costs.RetireThis, t: Telling) -> str:
    return f"retire {begin_this(t)}"


def named_to_soul(parts: tuple[costs.NamedToSoul, ...], t: Telling) -> str:
    t.last = ""
    return f"put {one_each([t.named(part.key) for part in parts], 'your rear-guards ')} into your soul"


def named_from_soul(parts: tuple[costs.NamedFromSoul, ...], t: Telling) -> str:
    t.last = ""
    return f"put {one_each([t.named(part.key) for part in parts])} from your soul into the drop zone"


def one_each(names: list[str], whose: str = "") -> str:
    if len(names) == 1:
        return f"one {f'of {whose}' if whose else ''}{all_of(quoted(names))}"
    return f"one each of {whose}{all_of(quoted(names))}"


def show_this(part: costs.ShowThis, t: Telling) -> str:
    return f"show {begin_this(t)} in your hand"


def shown_on_deck(part: costs.ShownOnDeck, t: Telling) -> str:
    return f"show {begin_this(t)} in your hand and put it on top of your deck"


# ---- steps all games share


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


# ---- Vanguard's own steps


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


# ---- whom and what


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


# ---- what is so of them


def prints(test: selectors.Prints, t: Telling) -> Trait:
    text = t.word("attribute", test.attribute).format(test.word)
    return Trait(before=text, says=text)


def printed(test: selectors.Printed, t: Telling) -> Trait:
    phrase = t.word("attribute", test.attribute)
    if test.least == test.most:
        exactly = phrase.format(test.least)
        return Trait(before=exactly, says=exactly)
    if test.most == ANY_NUMBER:
        span = f"{test.least} or higher"
    else:
        span = f"{test.most} or lower" if test.least == 0 else f"{test.least} to {test.most}"
    text = phrase.format(span)
    return Trait(after=f"of {text}", says=text)


def named(test: selectors.Named, t: Telling) -> Trait:
    text = one_of(quoted(map(t.named, test.keys)))
    return Trait(instead=text, says=text)


def another(test: selectors.Another, t: Telling) -> Trait:
    return Trait(is_another=True, says="another")


MARKS = {
    ("resting", True): "resting",
    ("resting", False): "standing",
    ("face-down", True): "face-down",
    ("face-down", False): "face-up",
}


def marked(test: selectors.Marked, t: Telling) -> Trait:
    word = MARKS[test.mark, test.value]
    return Trait(before=word, says=word)


# ---- conditions


def exists(record: selectors.Exists, t: Telling) -> str:
    what = record.what
    if isinstance(what, selectors.Cards) and what.zones == ("VC",) and what.tests:
        who = "your opponent’s" if what.of == FOE else "your"
        so = "is not" if record.most == 0 else "is"
        return f"{who} vanguard {so} {' and '.join(t.tell(test).says for test in what.tests)}"
    noun = t.tell(what)
    if not isinstance(what, selectors.Cards):
        return f"there is {'no ' if record.most == 0 else ''}{noun.fixed}"
    return f"{owner_has(what.of)} {amount(noun, record)}"


def owner_has(of: str) -> str:
    return "your opponent has" if of == FOE else "you have"


def amount(noun: Noun, record: selectors.Exists) -> str:
    """So many of them, as one has them."""
    if record.most == 0:
        return f"no {noun.other}{noun.said(True, HELD)}"
    if (record.least, record.most) == (1, ANY_NUMBER):
        one = noun.said(False, HELD)
        return f"another {one}" if noun.is_another else a(one)
    exactly = "exactly " if record.least == record.most else ""
    count = how_many(record.least, record.most)
    return f"{exactly}{count} {noun.other}{noun.said(record.most > 1, HELD)}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "it is your turn"


def more(record: selectors.More, t: Telling) -> str:
    what, than = record.what, record.than
    if not (isinstance(what, selectors.Cards) and isinstance(than, selectors.Cards)):
        return f"there are more of {target(t.tell(what), t)} than of {target(t.tell(than), t)}"
    if what.of != than.of and replaced(what, than.of) == than:
        compared = "more" if than.of == FOE else "fewer"
        return f"you have {compared} {replace(t.tell(what), owner=YOU).said(True, HELD)} than your opponent"
    return f"{owner_has(what.of)} more {t.tell(what).said(True, HELD)} than {t.tell(than).said(True, HELD)}"


def replaced(what: selectors.Cards, of: selectors.Player) -> selectors.Cards:
    return selectors.Cards(of, what.zones, what.tests)


def every_one(record: selectors.All, t: Telling) -> str:
    return " and ".join(str(t.tell(each)) for each in record.of)


ENGLISH = Language(
    tag="en",
    name="In English",
    templates={
        abilities.When: when,
        abilities.Act: act,
        abilities.Cont: cont,
        patterns.Arrives: arrives,
        patterns.RiddenOver: ridden_over,
        patterns.MainBegins: main_begins,
        patterns.Attacks: attacks,
        patterns.Boosts: boosts,
        patterns.IsBoosted: is_boosted,
        patterns.Hits: hits,
        patterns.HitsBoosted: hits_boosted,
        patterns.DriveReveals: drive_reveals,
        patterns.GoesToDrop: goes_to_drop,
        patterns.EnemyRetired: enemy_retired,
        costs.CounterBlast: blasts,
        costs.SoulBlast: blasts,
        costs.Discard: discard,
        costs.RestThis: rest_this,
        costs.ThisToSoul: this_to_soul,
        costs.RetireThis: retire_this,
        costs.NamedToSoul: named_to_soul,
        costs.NamedFromSoul: named_from_soul,
        costs.ShowThis: show_this,
        costs.ShownOnDeck: shown_on_deck,
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
        selectors.This: this,
        selectors.Bound: bound,
        selectors.Cards: cards,
        effects.Attacked: attacked,
        effects.Attacker: attacker,
        selectors.Prints: prints,
        selectors.Printed: printed,
        selectors.Named: named,
        selectors.Another: another,
        selectors.Marked: marked,
        selectors.Exists: exists,
        selectors.YourTurn: your_turn,
        selectors.More: more,
        selectors.All: every_one,
    },
    words={"place": PLACES, "stat": STATS, "until": UNTIL, "moment": MOMENTS, "attribute": ATTRIBUTES},
)
