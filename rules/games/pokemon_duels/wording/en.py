"""The cards of Pokémon Duels in English."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules.games.pokemon_duels import abilities, amounts, arrivals, conditions, costs, effects, patterns, selectors
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.wording import shape
from rules.kernel import abilities as kernel
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.english import Noun, Trait, a, aimed_at, all_of, counted, each, one_of, some, subject, target
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import by, order, phrase, statement
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import en
from rules.kernel.texts.en import Numbered, Skill, condition, cost, effect
from rules.kernel.wording import EITHER, THIS, Clause, Language, Telling, Template, Templates, begun

CARD = Noun("card", "cards")
POKEMON = Noun("Pokémon", "Pokémon")
EQUIPMENT = Noun("Magic Equipment", "Magic Equipment")
STAGE = Noun("Evolution", "Evolutions")

# ---- words

PLACES = {
    "deck": "deck",
    "hand": "hand",
    "extra": "Extra Deck",
    "graveyard": "Graveyard",
    "removed": "pile of removed cards",
    "pokemon": "Pokémon zones",
    "spells": "Spell/Trap zones",
    "table": "zones on the field",
    "environment": "Environment zone",
    "field": "Field zone",
    **{f"P{number}": "Pokémon zones" for number in range(1, 6)},
    **{f"S{number}": "Spell/Trap zones" for number in range(1, 6)},
}
TYPES = {
    key: key.capitalize()
    for key in (
        *("normal", "fighting", "flying", "poison", "ground", "rock", "bug", "ghost", "steel", "fire", "water"),
        *("grass", "electric", "psychic", "ice", "dragon", "dark", "fairy"),
    )
}
KINDS = {
    "pokemon": "Pokémon",
    "evolution": "Evolution Pokémon",
    "spell": "Spell",
    "quick spell": "Quick Spell",
    "equipment": "Magic Equipment",
    "environment": "Environment",
    "trap": "Trap",
    "field": "Field",
}
GROUPS = {
    ("pokemon", "evolution"): Trait(instead="Pokémon"),
    ("spell", "quick spell", "equipment", "environment"): Trait(instead="Spell", many="Spells"),
}
PHASES = {
    "draw": "Draw Phase",
    "main-1": "Main Phase 1",
    "battle": "Battle Phase",
    "main-2": "Main Phase 2",
    "end": "End Phase",
}
UNTIL = {
    "": "for good",
    "battle": "until the end of the battle",
    "turn": "this turn",
    "next-turn": "until the end of the next turn",
    "third-turn": "for the next three turns",
}
MOMENTS = {"end": "at the end of the turn", "battle-end": "at the end of the battle"}
NUMBERS = {"atk": "ATK", "def": "DEF", "level": "level", "stars": "stars"}


def multiplied(number: str) -> Numbered:
    return lambda times: ("has", f"{'double' if times == 2 else f'{times} times its'} {number}")


def becomes(number: str) -> Numbered:
    return lambda amount: ("has", f"{amount} {number}")


def can(what: str) -> Skill:
    return Skill(("can", what), ("can", what), ("can", f"no longer {what}"))


def cannot(what: str, verb: str = "cannot") -> Skill:
    return Skill((verb, what), (verb, what), (f"{verb.replace('cannot', 'can')}", f"{what} again"))


def does(verb: str, what: str) -> Skill:
    return Skill((verb, what), (verb, what), ("no longer", f"{verb} {what}"))


STATS: Mapping[str, str | Skill | Numbered] = {
    **NUMBERS,
    "atk-times": multiplied("ATK"),
    "def-times": multiplied("DEF"),
    "atk-set": becomes("ATK"),
    "def-set": becomes("DEF"),
    "level-times": multiplied("level"),
    "level-set": lambda level: ("has", f"level {level}"),
    "no-attack": cannot("attack"),
    "no-position-change": cannot("change its position"),
    "no-evolution": cannot("evolve"),
    "battle-proof": cannot("in battle", "cannot be destroyed"),
    "effect-proof": cannot("by effects", "cannot be destroyed"),
    "untargetable": cannot("by your opponent’s effects", "cannot be targeted"),
    "typeless": does("fights", "without type multipliers"),
    "strikes-first": does("wins", "ties in battle"),
    "own-type-skills": can("use only skills of its own types"),
    "direct": can("attack directly"),
    "piercing": does("deals", "battle damage when it beats a DEF"),
    "no-battle-damage": does("causes", "you no battle damage"),
    **{f"is-{key}": does("is", f"{name}-type") for key, name in TYPES.items()},
}

# ---- nouns


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


def such(what: selectors.Such, t: Telling) -> Noun:
    if inner := shape.narrowed(what):
        told: Noun = t.tell(inner)
        return replace(told, name="")
    noun: Noun = t.tell(what.what)
    traits: list[Trait] = list(map(t.tell, what.tests))
    if noun.fixed:
        pronoun = "they" if noun.is_plural else "it"
        says = " and ".join(trait.says for trait in traits)
        return replace(noun, name="", fixed=f"{noun.fixed}, if {pronoun} {says}," if says else noun.fixed)
    return replace(noun.that_is(*traits), name="")


def excepting(what: selectors.Except, t: Telling) -> Noun:
    noun: Noun = t.tell(what.what)
    return replace(noun, is_another=True, name="")


def together(what: selectors.Together, t: Telling) -> Noun:
    nouns: list[Noun] = [t.tell(each) for each in what.of]
    if len({replace(noun, owner="") for noun in nouns}) == 1 and nouns[0].place:
        return replace(nouns[0], owner=EITHER)
    return Noun("card", "cards", fixed=all_of(noun.fixed or some(noun, 1, ANY_NUMBER) for noun in nouns))


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


# ---- what an ability answers


MEANT: Mapping[type[Any], str] = {
    patterns.Summoned: "the summoned Pokémon",
    patterns.Tributed: "the tributed Pokémon",
    patterns.Attacks: "the attacker",
    patterns.IsAttacked: "the attacked Pokémon",
    patterns.DealsDamage: "that Pokémon",
    patterns.Destroyed: "the destroyed Pokémon",
}


def about(on: Any, t: Telling) -> str:
    """Whom an event is about, and who is "it" from now on."""
    if on.whose == "this":
        return subject(replace(POKEMON, name=THIS, fixed="this Pokémon", is_plural=False), t)
    if on.whose == "host":
        return subject(t.tell(selectors.Host()), t)
    noun: Noun = t.tell(selectors.Pokemon(on.whose if on.whose != "any" else "both", getattr(on, "tests", ())))
    t.nouns["it"] = replace(noun, name="it", fixed=MEANT[type(on)], is_plural=False)
    t.last = "it"
    return some(noun, 1, 1) if noun.owner == YOU else a(noun.said(False))


def activated(on: patterns.Activated, t: Telling) -> str:
    what = CARD.that_is(t.tell(selectors.IsKind(on.kinds))) if on.kinds else CARD
    what = what.that_is(*map(t.tell, on.tests))
    who = {YOU: "you activate", FOE: "your opponent activates"}.get(on.by, "a player activates")
    t.nouns["it"] = replace(CARD, name="it", fixed="the activated card", is_plural=False)
    t.last = "it"
    anything = not on.kinds and not on.tests
    named = any(isinstance(test, shared.Named) for test in on.tests)
    return f"when {who} {'a card or an effect' if anything else what.said(False) if named else a(what.said(False))}"


PATTERNS: Templates = {
    patterns.Summoned: by(
        "how",
        {
            "": phrase("when {self:about} is summoned"),
            "normal": phrase("when {self:about} is Normal Summoned"),
            "special": phrase("when {self:about} is Special Summoned"),
            "evolution": phrase("when {self:about} is summoned by Evolution"),
        },
    ),
    patterns.Tributed: phrase("when {self:about} is sent to the Graveyard for a Tribute Summon"),
    patterns.Attacks: by(
        "direct",
        {
            "": phrase("when {self:about} attacks"),
            "no": phrase("when {self:about} attacks a Pokémon"),
            "only": phrase("when {self:about} attacks directly"),
        },
    ),
    patterns.IsAttacked: phrase("when {self:about} is attacked"),
    patterns.DealsDamage: by(
        "direct",
        {
            False: phrase("when {self:about} deals battle damage"),
            True: phrase("when {self:about} deals battle damage by a direct attack"),
        },
    ),
    patterns.Destroyed: by(
        "cause",
        {
            "": phrase("when {self:about} is destroyed"),
            "battle": phrase("when {self:about} is destroyed in battle"),
            "effect": phrase("when {self:about} is destroyed by an effect"),
        },
    ),
    patterns.SentToGrave: by(
        "from_field",
        {
            True: phrase("when {self:this} is sent from the field to the Graveyard"),
            False: phrase("when {self:this} is sent to the Graveyard"),
        },
    ),
    patterns.TurnedUp: phrase("when {self:this} is turned face up"),
    patterns.Activated: activated,
    patterns.PhaseBegins: by(
        "of",
        {
            YOU: phrase("at the start of your {phase:phase}"),
            FOE: phrase("at the start of your opponent’s {phase:phase}"),
            "any": phrase("at the start of each {phase:phase}"),
        },
    ),
}

# ---- conditions, costs, amounts


def exists(record: shared.Exists, t: Telling) -> str:
    """That there are such cards; of equipment, that its Pokémon wears it."""
    if not isinstance(record.what, selectors.Worn):
        return en.exists(record, t)
    noun: Noun = t.tell(record.what.by)
    name = subject(noun, t) if noun.fixed else some(noun, 1, 1)
    return f"{name} wears {'no ' if record.most == 0 else ''}Magic Equipment"


CONDITIONS: Templates = {
    shared.Exists: exists,
    conditions.Life: lambda on, t: f"{en.owner_has(on.of)} {span_of_life(on.least, on.most)} life",
    conditions.LessLife: phrase("you have less life than your opponent"),
    conditions.ChainOf: phrase("the chain already has at least {least:links}"),
    conditions.InPhase: lambda on, t: f"it is {one_of(t.word('phase', each) for each in on.phases)}",
    conditions.UnderEnvironment: phrase("{keys:names} is the Environment"),
    conditions.AtVenue: phrase("{keys:names} is the Field"),
    conditions.Room: phrase("you have a free Pokémon zone"),
    conditions.Not: phrase("it is not so that {condition}"),
    conditions.Heads: phrase("it shows heads"),
}


def span_of_life(least: int, most: int) -> str:
    if most == ANY_NUMBER:
        return f"at least {least}"
    return f"{least} to {most}" if least else f"at most {most}"


PAID = {
    costs.Discard: CARD,
    costs.SendPokemon: replace(POKEMON, owner=YOU),
    costs.RemoveFromGrave: replace(CARD, owner=YOU, place="Graveyard", out=True),
}


def paid(cost: costs.Discard | costs.SendPokemon | costs.RemoveFromGrave, t: Telling) -> str:
    t.last = ""
    return some(PAID[type(cost)].that_is(*map(t.tell, cost.tests)), cost.count, cost.count)


COSTS: Templates = {
    costs.Discard: phrase("discard {self:paid}"),
    costs.PayLife: phrase("pay {amount} life"),
    costs.SendPokemon: phrase("send {self:paid} to the Graveyard"),
    costs.SendThis: phrase("send {self:this} to the Graveyard"),
    costs.Detach: phrase("send the Magic Equipment of {self:this} to the Graveyard"),
    costs.RemoveFromGrave: phrase("remove {self:paid} from the game"),
    costs.SkipBattle: phrase("skip your Battle Phase this turn"),
}
AMOUNTS: Templates = {
    amounts.Count: lambda amount, t: f"for {each(t.tell(amount.what))}",
    amounts.NumberOf: phrase("for each point of {what:whose} {stat}"),
    amounts.LinksBelow: phrase("for each link of the chain below this one"),
}

# ---- steps


def aim(step: Aim, t: Telling) -> list[Clause]:
    """The choice of a target by itself, where what follows is not one order."""
    noun: Noun = t.tell(step.what)
    t.nouns[step.slot] = replace(aimed_at(noun, step.slot, step.least, step.most), first=None)
    t.last = step.slot
    return [Clause(f"choose {some(replace(noun, fixed=''), step.least, step.most)}", opens=True)]


def search(step: effects.Search, t: Telling) -> list[Clause]:
    noun = (POKEMON if shape.is_of_pokemon(step.tests) else CARD).that_is(*map(t.tell, step.tests))
    where = one_of(dict.fromkeys(t.word("place", zone) for zone in step.zones))
    t.nouns["found"] = replace(noun, name="found", fixed="the found card", is_plural=False)
    t.last = "found"
    return [Clause(f"search your {where} for {some(noun, 1, 1)}", opens=True)]


def to_hand(step: effects.ToHand, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    if noun.name == "found":
        return [Clause(f"put {target(noun, t)} into your hand")]
    hands = "their owners’ hands" if noun.is_plural else "its owner’s hand"
    hands = "your hand" if noun.owner == YOU and noun.place else hands
    return [Clause(f"return {target(replace(noun, out=True), t)} to {hands}")]


def dancers(step: arrivals.ChooseDancers, t: Telling) -> list[Clause]:
    t.nouns["dancers"] = replace(POKEMON, name="dancers", fixed="those Pokémon")
    t.last = "dancers"
    count = f"{step.least} or {step.most}" if step.most == step.least + 1 else f"{step.least} to {step.most}"
    return [Clause(f"choose {count} of your face-up Pokémon whose levels add up to its level", opens=True)]


STEPS: Templates = {
    Aim: aim,
    effects.Destroy: order("destroy {what}"),
    effects.Send: order("send {what:out} to the Graveyard"),
    effects.Remove: order("remove {what:out} from the game"),
    effects.ToHand: to_hand,
    effects.ToDeck: order("shuffle {what:out} into the deck"),
    effects.Draw: by("who", {YOU: order("draw {count:cards}"), FOE: statement("your opponent draws {count:cards}")}),
    effects.DiscardCards: order("[discard|discards] {what}"),
    effects.Mill: by(
        "of",
        {
            YOU: order("send the top {count:top} of your deck to the Graveyard"),
            FOE: order("send the top {count:top} of your opponent’s deck to the Graveyard"),
        },
    ),
    effects.Search: search,
    effects.Shuffle: order("shuffle your deck"),
    effects.Damage: by(
        "to",
        {
            FOE: order("deal {amount} damage to your opponent {per}", "deal {amount} damage to your opponent"),
            YOU: statement("you take {amount} damage {per}", "you take {amount} damage"),
        },
    ),
    effects.Heal: by(
        "who",
        {
            YOU: order("gain {amount} life {per}", "gain {amount} life"),
            FOE: statement("your opponent gains {amount} life {per}", "your opponent gains {amount} life"),
        },
    ),
    effects.ShiftLevel: order("change the level of {what} by {least:+} to {most:+}, as you choose, {until}"),
    effects.CopyTypes: statement("{what:who} <has|have> the types of {of} {until}"),
    effects.TurnTo: by(
        "position",
        {
            "attack": order("put {what} into Attack Position"),
            "defence": order("put {what} into Defence Position"),
            "other": order("change the position of {what}"),
            "face-down": order("turn {what} face down into Defence Position"),
        },
    ),
    effects.Equip: order("equip {on} with this card"),
    effects.Settle: statement("this card becomes the Environment"),
    effects.TakeControl: order("take control of {what}"),
    effects.MoreSummons: statement("you have {count:summons} this turn"),
    effects.Negate: order("negate {what:whose} effect"),
    effects.NegateAttack: order("negate the attack", turns_away=True),
    effects.Redirect: statement("the attack goes to {to} instead"),
    effects.EndBattlePhase: order("end the Battle Phase"),
    effects.TossCoin: order("toss a coin", turns_away=True),
    arrivals.SpecialSummon: by(
        "position",
        {
            "choose": order("Special Summon {what:out}"),
            "attack": order("Special Summon {what:out} in Attack Position"),
            "defence": order("Special Summon {what:out} in Defence Position"),
        },
    ),
    arrivals.ChooseDancers: dancers,
}

# ---- abilities

LIMITS = {"": "", "turn": "once per turn", "game": "once per match"}


def activate(ability: abilities.Activate, t: Telling) -> str:
    ability = shape.aimed(ability, t, aimed_at)
    opening = [LIMITS[ability.limit], t.tell(ability.on) if ability.on else ""]
    opening.append(f"if {condition(ability.condition, t)}" if ability.condition else "")
    price = f"{cost(ability.cost, t)}: " if ability.cost else ""
    text = "".join(f"{part}, " for part in opening if part)
    return begun(f"{'quick: ' if ability.quick else ''}{text}{price}{effect(ability.do, t)}.")


def trigger(ability: abilities.Trigger, t: Telling) -> str:
    limit = LIMITS[ability.limit]
    return begun(f"{f'{limit}, ' if limit else ''}{en.answer(shape.aimed(ability, t, aimed_at), t)}")


def instead(ability: abilities.Instead, t: Telling) -> str:
    limit = f"{LIMITS[ability.limit]}, " if ability.limit else ""
    cause = {"": "", "battle": " in battle", "effect": " by an effect"}[ability.cause]
    noun: Noun = t.tell(ability.whom)
    whom = noun.fixed or a(noun.said(False))
    t.last = ""
    does = f"{effect(ability.do, t)} instead" if ability.do else f"{'they are' if noun.is_plural else 'it is'} not"
    coin = "toss a coin: on heads, " if ability.coin else ""
    return begun(f"{limit}if {whom} would be destroyed{cause}, {coin}{does}.")


def summoning(ability: abilities.SummoningCondition, t: Telling) -> str:
    text = f"Can only be summoned if {condition(ability.condition, t)}." if ability.condition else ""
    return " ".join(part for part in (text, tributes(ability.tributes, ability.of, t)) if part)


def tributes(count: int | None, of: shared.Selector | None, t: Telling) -> str:
    """What its Normal Summon takes; empty where the rule of its stars says it."""
    noun: Noun | None = t.tell(of) if of else None
    if count is None:
        return f"Its tributes must be {noun.said(True)}." if noun else ""
    if noun is None or not count:
        words = "no tributes" if not count else "one tribute" if count == 1 else f"{count} tributes"
        return f"Its Normal Summon takes {words}."
    return f"Its Normal Summon takes {some(noun, count, count)} as tribute{'s' if count > 1 else ''}."


def conts(parts: tuple[kernel.Cont, ...], t: Telling) -> str:
    return en.conts(parts, t, bearer)


def bearer(noun: Noun, t: Telling) -> str:
    """Those that something always holds for: "your other Pokémon", and all of them where they are nobody's."""
    return f"your {noun.other}{noun.said(True)}" if noun.owner == YOU and not noun.fixed else subject(noun, t)


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's one text: who can use it, where it is a skill, then what it does."""
    skill = ("Needs a Pokémon that can use this skill.",) if shape.skill(card) else ()
    return " ".join((*skill, *filter(None, shape.paragraphs(script, telling))))


ENGLISH = Language(
    tag="en",
    name="In English",
    templates={
        **en.TEMPLATES,
        **PATTERNS,
        **CONDITIONS,
        **COSTS,
        **AMOUNTS,
        **STEPS,
        abilities.Activate: activate,
        abilities.Trigger: trigger,
        abilities.Instead: instead,
        abilities.SummoningCondition: summoning,
        abilities.Lasts: phrase("Lasts {turns} turns."),
        kernel.Cont: conts,
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
        selectors.Such: such,
        selectors.Except: excepting,
        selectors.Together: together,
        selectors.HasType: has_type,
        selectors.IsKind: is_kind,
        selectors.Has: has,
        selectors.InPosition: in_position,
        selectors.FaceUp: face_up,
        selectors.Wears: wears,
        selectors.CanEvolve: can_evolve,
        selectors.UsesSkill: uses_skill,
    },
    words={
        "place": PLACES,
        "stat": STATS,
        "until": UNTIL,
        "moment": MOMENTS,
        "type": TYPES,
        "kind": KINDS,
        "phase": PHASES,
    },
    fields={
        **en.FIELDS,
        "about": about,
        "paid": paid,
        "this": lambda record, t: subject(t.tell(shared.This()), t),
        "cards": lambda count, t: counted(count, CARD),
        "top": lambda count, t: "card" if count == 1 else f"{count} cards",
        "links": lambda count, t: "one link" if count == 1 else f"{count} links",
        "summons": lambda count, t: some(Noun("more Normal Summon", "more Normal Summons"), count, count),
    },
    whole=whole,
)
