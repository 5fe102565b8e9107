"""The cards of Nannaier's Exercise in English."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules.games.nannaier import costs, effects, patterns, selectors
from rules.games.nannaier.table import FIELD
from rules.games.nannaier.wording import shape
from rules.kernel import compound, lots
from rules.kernel import effects as kernel
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, Act, CardScript, Cont
from rules.kernel.english import HELD, Noun, Trait, a, aimed_at, all_of, counted, each, subject
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import by, order, phrase, statement
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import en
from rules.kernel.texts.en import Numbered, Skill, condition, effect
from rules.kernel.wording import THIS, Clause, Language, Telling, Templates, begun, signed

CARD, DOLL, SPELL, MIRROR = (Noun(word, f"{word}s") for word in ("card", "doll", "spell", "mirror"))
HEADINGS = {"present": "Present: ", "mirror": "Mirror: ", "critical": "Critical: "}
FORMS = {"present": "present", "mirror": "mirror", "critical": "critical"}
AFFILIATIONS = {"hearth": "Hearth", "tide": "Tide", "thorn": "Thorn", "lantern": "Lantern"}
SIDES = {"present": "the present side", "mirror": "the mirror side", "line": "the line", "same": "this side"}
ON_SIDE = {
    "present": "on the present side",
    "mirror": "on the mirror side",
    "line": "on the line",
    "same": "on this side",
}
IN_ROW = {"front": "in the front row", "back": "in the back row"}
ON_FIELD = ("field", "present-side", "mirror-side", "line", "front", "back", *FIELD)
PILES = {
    "dolls": (DOLL, "hand"),
    "spells": (SPELL, "hand"),
    "present": (DOLL, "present pile"),
    "mirror-pile": (DOLL, "mirror pile"),
    "spell-pile": (SPELL, "spell pile"),
    "mirrors": (MIRROR, "mirror deck"),
    "slot": (Noun("lasting spell", "lasting spells"), ""),
    "mirror": (Noun("mirror on the table", "mirrors on the table"), ""),
    "casting": (Noun("spell being cast", "spells being cast"), ""),
}
POINTS = {"order": "order", "chaos": "chaos", "transcend": "transcend"}
KINDS = {"normal": "damage", "pierce": "piercing damage", "true": "true damage"}
THIS_CARD = shared.This()
OWNERS = {YOU: "you", FOE: "your opponent", "both": "each player", "turn": "that player", "its": "its owner"}
TURNS = {2: "two turns", 3: "three turns", 4: "four turns"}
LASTING = {
    "": "while it stands so",
    "turn": "this turn",
    "two-turns": TURNS[2],
    "three-turns": TURNS[3],
    "four-turns": TURNS[4],
}


def does(verb: str, rest: str) -> Skill:
    return Skill((verb, rest), (verb, rest), (f"no longer {verb}", rest))


def cannot(what: str) -> Skill:
    return Skill(("cannot", what), ("cannot", what), ("can", f"{what} again"))


def more_actions(amount: int) -> tuple[str, str]:
    if amount < 0:
        return "has", f"{'one action' if amount == -1 else f'{-amount} actions'} less"
    return "may", "act once more" if amount == 1 else f"act {amount} more times"


def negates(amount: int) -> tuple[str, str]:
    return "negates", "the next attack on it" if amount == 1 else f"the next {amount} attacks on it"


def for_owner(words: str) -> Numbered:
    return lambda amount: ("gives", f"its owner {signed(amount)} {words}")


STATS: Mapping[str, str | Skill | Numbered] = {
    "attack": "attack",
    "health": "health",
    "actions": more_actions,
    "warded": negates,
    "lasting": lambda amount: ("keeps up", "its skill"),
    "doll-limit": for_owner("to the hand limit for dolls"),
    "spell-limit": for_owner("to the hand limit for spells"),
    "empty-pile": for_owner("to the score for an empty present pile"),
    "chaos-cost": for_owner("chaos to the cost of dolls in the mirror pile"),
    "spell-order": for_owner("order to the cost of spells"),
    "direct": for_owner("to the score of direct attacks"),
    "free-moves": for_owner("moves that take no action"),
    "pierce": does("deals", "piercing damage"),
    "true": does("deals", "true damage"),
    "reach": Skill(
        ("can", "attack from behind another doll"),
        ("can", "attack from behind another doll"),
        ("cannot", "attack from behind another doll"),
    ),
    "poised": does("suffers", "no penalty without form"),
    "steady": does("takes", "no double damage without form"),
    "muted": cannot("use skills"),
    "bound": cannot("act"),
    "rooted": cannot("move"),
    "peaceful": cannot("attack"),
    "locked": cannot("be replaced"),
}
UNTIL = {
    "": "",
    "turn": "this turn",
    "two-turns": "for two turns",
    "three-turns": "for three turns",
    "four-turns": "for four turns",
}


def higher(amount: int) -> str:
    return f"{abs(amount)} {'higher' if amount > 0 else 'lower'}"


def more(amount: int, what: str = "") -> str:
    """
    >>> more(-1, "chaos"), more(2)
    ('1 chaos less', '2 more')
    """
    return f"{abs(amount)}{what and ' '}{what} {'more' if amount > 0 else 'less'}"


def first_moves(amount: int) -> str:
    return "first move" if amount == 1 else f"first {amount} moves"


def of_player(ability: Cont) -> str:
    """What changes a number of a player: of both under a mirror."""
    both, n = shape.is_for_both(ability), ability.amount
    whose = "each player’s" if both else "your"
    return {
        "doll-limit": f"{whose} hand limit for dolls is {higher(n)}",
        "spell-limit": f"{whose} hand limit for spells is {higher(n)}",
        "empty-pile": f"{'an' if both else 'your'} empty present pile gives the opponent {more(n)} score",
        "chaos-cost": f"dolls in {'the' if both else 'your'} mirror pile cost {more(n, 'chaos')}",
        "spell-order": f"{'' if both else 'your '}spells cost {more(n, 'order')}",
        "direct": f"{'' if both else 'your '}direct attacks score {more(n)}",
        "free-moves": f"the {first_moves(n)} of each {'' if both else 'of your '}turn{'' if both else 's'} "
        f"take{'s' if n == 1 else ''} no action",
    }[ability.stat]


# ---- nouns


def this(what: shared.This, t: Telling) -> Noun:
    places = {"spells": SPELL, "slot": SPELL, "casting": SPELL, "mirror": MIRROR, "mirrors": MIRROR}
    noun = places.get(next(iter(t.ability.zones), ""), DOLL)
    return replace(noun, name=THIS, fixed=f"this {noun.one}", is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(DOLL, name=what.slot, fixed="that doll", is_plural=False)
    return noun


def dolls(what: selectors.Dolls, t: Telling) -> Noun:
    owner = what.of if what.of in (YOU, FOE) else ""
    on = "of" if what.row else "on"
    where = (IN_ROW.get(what.row, ""), f"{on} {SIDES[what.side]}" if what.side else "")
    return replace(DOLL, owner=owner).that_is(*map(t.tell, what.tests), *(Trait(after=part) for part in where))


def cards(what: shared.Cards, t: Telling) -> Noun:
    if all(zone in ON_FIELD for zone in what.zones):
        return replace(DOLL, owner=what.of).that_is(*map(t.tell, what.tests))
    noun, place = PILES.get(what.zones[0], (CARD, "")) if len(what.zones) == 1 else (CARD, "")
    return replace(noun, owner=what.of, place=place).that_is(*map(t.tell, what.tests))


def together(what: compound.Together, t: Telling) -> Noun:
    off = shape.aside(what)
    noun: Noun = t.tell(off).that_is(Trait(after="not on the line")) if off else en.together(what, t)
    return noun


def fixed(words: str) -> Callable[[object, Telling], Noun]:
    return lambda what, t: replace(DOLL, name=words, fixed=words, is_plural=False)


# ---- traits


def prints(test: shared.Prints, t: Telling) -> Trait:
    words = AFFILIATIONS.get(test.word, test.word)
    return Trait(before=words, says=f"is {a(words)} doll")


def printed(test: shared.Printed, t: Telling) -> Trait:
    return en.numbered(f"of {test.attribute}", test.least, test.most)


def strength(test: selectors.Strength, t: Telling) -> Trait:
    return en.numbered(f"with {test.stat}", test.least, test.most)


def shows(test: selectors.Shows, t: Telling) -> Trait:
    return Trait(after=f"in {FORMS[test.form]} form", says=f"is in {FORMS[test.form]} form")


def fits(words: str, says: str) -> Callable[[object, Telling], Trait]:
    return lambda test, t: Trait(after=words, says=says)


# ---- what an ability answers


def on_table(t: Telling) -> bool:
    """Whether no doll tells it, so that every doll is meant, and not "another"."""
    return t.ability.zones in (("mirror",), ("slot",))


def of_dolls(of: str, t: Telling, kind: str = "doll") -> str:
    """One of these dolls, as what something happens to: "another of your dolls"."""
    t.nouns["it"] = replace(DOLL, name="it", fixed="that doll", is_plural=False)
    t.last = "it"
    if of == FOE:
        return f"an enemy {kind}"
    if of == YOU:
        return f"{'one' if on_table(t) else 'another'} of your {kind}s"
    return a(kind) if on_table(t) else f"another {kind}"


def doll_enters(on: patterns.DollEnters, t: Telling) -> str:
    kind = f"{AFFILIATIONS.get(on.affiliation, on.affiliation)} doll" if on.affiliation else "doll"
    return f"whenever {of_dolls(on.of, t, kind)} is summoned"


def doll_falls(on: patterns.DollFalls, t: Telling) -> str:
    return f"whenever {of_dolls(on.of, t)} falls"


def changes_form(on: patterns.ChangesForm, t: Telling) -> str:
    who = subject(t.tell(THIS_CARD), t)
    return f"whenever {who} {'takes this form' if shape.form_of(t.ability) else 'changes form'}"


def spell_is_cast(on: patterns.SpellIsCast, t: Telling) -> str:
    who = {YOU: "you cast", FOE: "your opponent casts"}.get(on.by, "a player casts")
    return f"whenever {who} {'another' if t.ability.zones == ('slot',) else 'a'} spell"


PATTERNS: Templates = {
    patterns.Enters: phrase("when {self:this} is summoned"),
    patterns.DollEnters: doll_enters,
    patterns.ChangesForm: changes_form,
    patterns.Moves: phrase("whenever {self:this} moves"),
    patterns.Attacks: phrase("whenever {self:this} attacks"),
    patterns.IsAttacked: phrase("whenever {self:this} is attacked"),
    patterns.HitsPlayer: phrase("whenever {self:this} scores by a direct attack"),
    patterns.Damaged: phrase("whenever {self:this} takes damage"),
    patterns.Falls: phrase("when {self:this} falls"),
    patterns.DollFalls: doll_falls,
    patterns.TurnStarts: en.TURN_STARTS,
    patterns.TurnEnds: en.TURN_ENDS,
    patterns.MirrorChanges: by(
        "by",
        {
            YOU: phrase("whenever you lay a mirror"),
            FOE: phrase("whenever your opponent lays a mirror"),
            "both": phrase("whenever a mirror is laid"),
        },
    ),
    patterns.TranscendSpent: by(
        "by",
        {
            YOU: phrase("whenever you spend a transcend point"),
            FOE: phrase("whenever your opponent spends a transcend point"),
            "both": phrase("whenever a transcend point is spent"),
        },
    ),
    patterns.SpellIsCast: spell_is_cast,
}

# ---- conditions


def itself(t: Telling, what: shared.Selector = THIS_CARD) -> str:
    """This card, or another that is known, in a condition: where it always holds only this can be meant."""
    return "it" if isinstance(t.ability, Cont) and what == THIS_CARD else subject(t.tell(what), t)


def exists(record: shared.Exists, t: Telling) -> str:
    """Of one that is known, that it is such; of others, how many there are."""
    what = record.what
    if such := shape.described(record):
        return f"{itself(t, such.what)} {' and '.join(trait.says for trait in map(t.tell, such.tests))}"
    noun: Noun = t.tell(what)
    if record.least == 0 < record.most < ANY_NUMBER and noun.owner in (YOU, FOE):
        return f"{en.owner_has(noun.owner)} at most {record.most} {noun.other}{noun.said(True, HELD)}"
    return en.exists(record, t)


def behind(record: selectors.Behind, t: Telling) -> str:
    who = "its player is" if record.who == "turn" else "you are"
    return f"{who} behind" if record.by == 1 else f"{who} behind by {record.by} or more"


def holds(record: selectors.Holds, t: Telling) -> str:
    if record.points == "transcend" and record.least == 1:
        return "you have a transcend point"
    return f"you have at least {record.least} {POINTS[record.points]}"


# ---- costs


def price(paid: costs.Pay) -> str:
    """
    >>> price(costs.Pay(order=1, chaos=2)), price(costs.Pay())
    ('1 order and 2 chaos', 'no points')
    """
    parts = [f"{amount} {words}" for kind, words in POINTS.items() if (amount := getattr(paid, kind))]
    return all_of(parts) if parts else "no points"


# ---- steps


def choose(step: kernel.Choose, t: Telling) -> list[Clause]:
    """A choice of its own, or what the next step does something to."""
    eased = shape.eased(step, t)
    if not shape.is_meant(step, t):
        return en.choose(eased, t)
    t.nouns[step.slot] = aimed_at(t.tell(eased.what), step.slot, eased.least, eased.most)
    return []


def pick(step: lots.Pick, t: Telling) -> list[Clause]:
    if not shape.is_meant(step, t):
        return en.pick(step, t)
    noun: Noun = t.tell(step.what)
    random = noun if shape.are_alike(step.what) else noun.that_is(Trait(after="at random"))
    t.nouns[step.slot] = aimed_at(random, step.slot, step.count, step.count)
    return []


def if_so(step: kernel.If, t: Telling) -> list[Clause]:
    """The same in two measures is told once: "draw 2 dolls, or 3 if you are behind"."""
    number = shape.measure(step)
    if number is None:
        return en.if_so(step, t)
    (clause,) = t.ordered(step.otherwise)
    return [clause._replace(text=f"{clause.text}, or {number} if {condition(step.condition, t)}")]


def player_does(of: str, verb: str, rest: str) -> list[Clause]:
    """What you are told to do, or what another player does."""
    if of == YOU:
        return [Clause(f"{verb} {rest}")]
    return [Clause(f"{OWNERS[of]} {verb}s {rest}", is_order=False)]


def score(step: effects.Score, t: Telling) -> list[Clause]:
    if step.amount < 0:
        return player_does(step.of, "lose", f"{-step.amount} score")
    return player_does(step.of, "score", f"{step.amount}")


def gain_points(step: effects.GainPoints, t: Telling) -> list[Clause]:
    return player_does(step.of, "lose" if step.amount < 0 else "gain", f"{abs(step.amount)} {POINTS[step.points]}")


def end_spells(step: effects.EndSpells, t: Telling) -> list[Clause]:
    if shape.asks_for_spell(step, t):
        return [Clause("end it")]
    whose = {YOU: "your", FOE: "your opponent’s", "both": "each player’s", "turn": "that player’s"}
    return [Clause(f"end {whose.get(step.of, 'its owner’s')} lasting spell")]


STEPS: Templates = {
    kernel.Choose: choose,
    lots.Pick: pick,
    kernel.If: if_so,
    effects.Damage: order("deal {amount} {kind:damage} to {what} {per}", "deal {amount} {kind:damage} to {what}"),
    effects.Shield: order("give {what} {amount} shield {per}", "give {what} {amount} shield"),
    effects.Heal: order("heal {what} for {amount}"),
    effects.Score: score,
    effects.GainPoints: gain_points,
    effects.CountSpending: order("count one more chaos spending"),
    effects.DrawDolls: lambda step, t: player_does(step.of, "draw", counted(step.count, DOLL)),
    effects.DrawSpells: lambda step, t: player_does(step.of, "draw", counted(step.count, SPELL)),
    effects.SummonDolls: by(
        "side",
        {
            "any": order("summon {what:out} to either side"),
            "present": order("summon {what:out} to the present side"),
            "mirror": order("summon {what:out} to the mirror side"),
            "line": order("summon {what:out} to the line"),
        },
    ),
    effects.MoveDolls: by(
        "to",
        {
            "other": order("move {what} to the other side"),
            "present": order("move {what} to the present side"),
            "mirror": order("move {what} to the mirror side"),
            "line": order("move {what} to the line"),
        },
    ),
    effects.PullForward: order("pull {what} to the front"),
    effects.Negate: order("negate the attack"),
    effects.EndSpells: end_spells,
    effects.ToPile: order("return {what:out} to the present pile"),
    effects.Last: statement("this lasts {until}"),
}

# ---- abilities


def opening(ability: Act, t: Telling, lasts: str = "") -> str:
    """How a skill begins: "Skill, 2 order, lasts four turns: if you are behind, "."""
    paid = [price(part) for part in ability.cost if isinstance(part, costs.Pay)]
    needs = shape.needed(ability)
    head = ", ".join(("skill", *paid, *filter(None, (lasts,))))
    return f"{head}: {f'if {condition(needs, t)}, ' if needs else ''}"


def act(ability: Act, t: Telling) -> str:
    """A skill; of a spell what it does, and when it can be cast."""
    if ability.zones != ("spells",) or ability.cost:
        return begun(f"{opening(ability, t)}{effect(ability.do, t)}.")
    needs = shape.needed(ability)
    only = f"Cast only if {condition(needs, t)}." if needs else ""
    return " ".join(filter(None, (only, begun(effect(ability.do, t)) + "." if ability.do else "")))


def begins(ability: Act, t: Telling) -> str:
    until, others = shape.parted(ability)
    text = begun(opening(ability, t, f"lasts {LASTING[until]}"))
    return f"{text}{effect(others, t)}; " if others else text


def lasts(turns: int | None) -> str:
    return f"Lasts {TURNS[turns]}: " if turns else "Lasts until you end it: "


def conts(parts: tuple[Cont, ...], t: Telling) -> str:
    """What always holds: of a player, of this doll, on top of what holds anyway, or of others."""
    first = parts[0]
    held = en.while_held(first.condition, t)
    if shape.is_of_player(first):
        per = f" for {each(t.tell(first.per))}" if first.per else ""
        return begun(f"{held}{of_player(first)}{per}.")
    if shape.adds_to_another(first, t):
        name = "they" if t.tell(first.to or THIS_CARD).is_plural else "it"
        return f"{begun(held)}{name} get{'' if name == 'they' else 's'} another {signed(first.amount)} {first.stat}."
    if shape.is_of_this(parts, t):
        return begun(f"{en.said_of(t.tell(THIS_CARD), *(en.always(part, t) for part in parts))}.")
    return en.conts(parts, t)


STYLE = shape.Style(headings=HEADINGS, space=" ", begins=begins, lasts=lasts)


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    return shape.told(script, card, telling, STYLE)


WORDS: Mapping[str, Mapping[str, Any]] = {
    "place": {
        **{name: place or noun.one for name, (noun, place) in PILES.items()},
        **dict.fromkeys(ON_FIELD, "field"),
    },
    "stat": STATS,
    "until": UNTIL,
    "damage": KINDS,
    "attribute": {
        "affiliation": "affiliation",
        "cost": "cost",
        "shield": "shield",
        "order": "order",
        "chaos": "chaos",
        "transcend": "transcend",
    },
}

ENGLISH: Language = Language(
    tag="en",
    name="In English",
    templates={
        **en.TEMPLATES,
        **PATTERNS,
        **STEPS,
        Act: act,
        Cont: conts,
        shared.Exists: exists,
        selectors.InForm: lambda record, t: f"{itself(t)} is in {FORMS[record.form]} form",
        selectors.Lasts: lambda record, t: f"the skill of {subject(t.tell(THIS_CARD), t)} lasts",
        selectors.Behind: behind,
        selectors.Ahead: lambda record, t: f"you are ahead{'' if record.by == 1 else f' by {record.by} or more'}",
        selectors.OwnMirror: phrase("the mirror on the table is yours"),
        selectors.Holds: holds,
        selectors.Stands: lambda record, t: f"{itself(t)} is on {SIDES[record.side]}",
        costs.Pay: lambda paid, t: f"pay {price(paid)}",
        compound.Together: together,
        shared.This: this,
        shared.Bound: bound,
        shared.Cards: cards,
        shared.Prints: prints,
        shared.Printed: printed,
        selectors.Dolls: dolls,
        selectors.Attacker: fixed("the attacker"),
        selectors.Defender: fixed("the attacked doll"),
        selectors.SameName: fits("of the same name", "has the same name"),
        selectors.Shielded: fits("with a shield", "has a shield"),
        selectors.Hurt: fits("that is damaged", "is damaged"),
        selectors.Formless: fits("without form", "is without form"),
        selectors.Shows: shows,
        selectors.Strength: strength,
    },
    words=WORDS,
    fields={
        **en.FIELDS,
        "this": lambda record, t: subject(t.tell(THIS_CARD), t),
    },
    whole=whole,
)
