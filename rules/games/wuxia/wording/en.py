"""The heroes of Wuxia in English."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.games.wuxia import effects, patterns, selectors
from rules.games.wuxia.wording import shape
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, CardScript, Cont
from rules.kernel.english import Noun, Trait, a, counted, each, how_many, subject
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import by, order, phrase, statement
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import en
from rules.kernel.texts.en import Numbered, Skill
from rules.kernel.wording import THIS, Clause, Language, Telling, Templates, begun

CARD = Noun("card", "cards")
HERO = Noun("hero", "heroes")
PLACES = {
    "library": "library",
    "hand": "hand",
    "graveyard": "graveyard",
    "removed": "removed area",
    "unused": "unused cards",
    "row": "field",
    **{f"R{number}": "field" for number in range(1, 11)},
}
FACTIONS = {
    "shura": "Shura Palace",
    "shaolin": "Shaolin",
    "wudang": "Wudang",
    "beggars": "Beggars’ Guild",
    "tang": "Tang Clan",
    "emei": "Emei",
    "escorts": "Escort House",
    "constables": "Constable",
    "wanderers": "Wanderer",
    "lantern": "Dark Lantern",
}
KEYWORDS = {
    "swift": "Swift",
    "guard": "Guard",
    "pierce": "Pierce",
    "elusive": "Elusive",
    "first-strike": "First strike",
}


def points(count: int, more: bool = False) -> str:
    """
    >>> points(2), points(1, more=True)
    ('2 summon points', 'one more summon point')
    """
    if more and count == 1:
        return "one more summon point"
    words = "more summon point" if more else "summon point"
    return counted(count, Noun(words, f"{words}s"))


def has(name: str) -> Skill:
    return Skill(("has", name), ("gains", name), ("loses", name))


STATS: Mapping[str, str | Skill | Numbered] = {
    "attack": "attack",
    "health": "health",
    "poison": "poison",
    "refund": lambda amount: ("gives", f"{points(amount, more=True)} when you discard it on purpose"),
    "barred": Skill(("cannot", "attack"), ("cannot", "attack"), ("can", "attack again")),
    **{key: has(name) for key, name in KEYWORDS.items()},
}
UNTIL = {"": "", "turn": "this turn", "next-turn": "until the end of the next turn"}

# ---- nouns


def this(what: shared.This, t: Telling) -> Noun:
    noun = CARD if t.ability.zones in (("hand",), ("removed",)) else HERO
    return replace(noun, name=THIS, fixed=f"this {noun.one}", is_plural=False)


def bound(what: shared.Bound, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(what.slot) or replace(HERO, name=what.slot, fixed="that hero", is_plural=False)
    return noun


def heroes(what: selectors.Heroes, t: Telling) -> Noun:
    return replace(HERO, owner=what.of if what.of in (YOU, FOE) else "").that_is(*map(t.tell, what.tests))


def fallen(what: selectors.Fallen, t: Telling) -> Noun:
    whose = {YOU: "your graveyard", FOE: "your opponent’s graveyard", "both": "both graveyards"}[what.of]
    return replace(HERO, after=()).that_is(*map(t.tell, what.tests), Trait(after=f"in {whose}"))


def beside(what: selectors.Beside, t: Telling) -> Noun:
    words = {"left": "left neighbour", "right": "right neighbour"}
    if what.where in words:
        return replace(HERO, name=what.where, fixed=f"its {words[what.where]}", is_plural=False)
    return replace(HERO, name="neighbours", fixed="its neighbours")


def fixed(words: str) -> Callable[[object, Telling], Noun]:
    return lambda what, t: replace(HERO, name=words, fixed=words, is_plural=False)


def in_hand(what: selectors.InHand, t: Telling) -> Noun:
    return replace(CARD, owner=YOU, place="hand")


# ---- traits


def prints(test: shared.Prints, t: Telling) -> Trait:
    words = FACTIONS.get(test.word, test.word)
    return Trait(before=words, says=f"is of the {words}")


def printed(test: shared.Printed, t: Telling) -> Trait:
    return en.numbered(f"of {test.attribute}", test.least, test.most)


def strength(test: selectors.Strength, t: Telling) -> Trait:
    return en.numbered(f"with {test.stat}", test.least, test.most)


def another(test: shared.Another, t: Telling) -> Trait:
    return Trait(is_another=True, says="is another")


# ---- what an ability answers


MODES = {
    ("active", "passive"): "",
    ("active",): " on purpose",
    ("passive",): " because you cannot play",
    ("effect",): " by an effect",
}


def played(on: patterns.Played, t: Telling) -> str:
    who = {YOU: "you play", FOE: "your opponent plays"}.get(on.by, "a player plays")
    kind = f"{FACTIONS.get(on.faction, on.faction)} card" if on.faction else "card"
    return f"whenever {who} another {kind}" if on.by != FOE else f"whenever {who} {a(kind)}"


def attacks(on: patterns.Attacks, t: Telling) -> str:
    again = " a hero that was attacked before this turn" if on.again else ""
    return f"whenever {subject(t.tell(shared.This()), t)} attacks{again}"


PATTERNS: Templates = {
    patterns.Enters: phrase("when {self:this} is played"),
    patterns.Played: played,
    patterns.Attacks: attacks,
    patterns.IsAttacked: phrase("whenever {self:this} is attacked"),
    patterns.Kills: phrase("whenever a hero falls by this one"),
    patterns.Falls: phrase("when {self:this} falls"),
    patterns.OtherFalls: by(
        "of",
        {
            YOU: phrase("whenever another of your heroes falls"),
            FOE: phrase("whenever an enemy hero falls"),
            "both": phrase("whenever another hero falls"),
        },
    ),
    patterns.TurnBegins: en.TURN_STARTS,
    patterns.TurnEnds: en.TURN_ENDS,
    patterns.IsDiscarded: lambda on, t: f"when you discard this card{MODES.get(on.modes, '')}",
    patterns.YouDiscard: lambda on, t: f"whenever you discard a card{MODES.get(on.modes, '')}",
    patterns.HurtsPlayer: phrase("whenever {self:this} hurts your opponent"),
    patterns.OwnHealed: phrase("whenever one of your heroes is healed"),
}

# ---- conditions


def exists(record: shared.Exists, t: Telling) -> str:
    noun: Noun = t.tell(record.what)
    if isinstance(record.what, selectors.Fallen):
        return f"there are {how_many(record.least, record.most)} {noun.said(True)}"
    return en.owner_has(noun.owner) + f" {en.amount(noun, record)}" if noun.owner else en.exists(record, t)


def free_places(record: selectors.FreePlaces, t: Telling) -> str:
    if record.most == ANY_NUMBER:
        return f"{record.least} or more of your places are free"
    return f"at most {record.most} of your places are free"


# ---- steps


def per_each(what: shared.Selector | None, t: Telling) -> str:
    return f"for {each(t.tell(what))}" if what else ""


def mill(step: effects.Mill, t: Telling) -> list[Clause]:
    cards = "card" if step.count == 1 else f"{step.count} cards"
    whose = "your" if step.own else "your opponent’s"
    return [
        Clause(f"the top {cards} of {whose} library leave{'s' if step.count == 1 else ''} the game", is_order=False)
    ]


STEPS: Templates = {
    effects.Damage: order("deal {amount} damage to {what} {per:per}", "deal {amount} damage to {what}"),
    effects.HurtPlayer: by(
        "of",
        {
            FOE: statement("your opponent loses {amount} life {per:per}", "your opponent loses {amount} life"),
            YOU: statement("you lose {amount} life {per:per}", "you lose {amount} life"),
            "both": statement("each player loses {amount} life {per:per}", "each player loses {amount} life"),
        },
    ),
    effects.Heal: order("heal {what} for {amount}"),
    effects.HealPlayer: order("gain {amount} life {per:per}", "gain {amount} life"),
    effects.Destroy: order("destroy {what}"),
    effects.Shield: statement("{what:who} <gets|get> a shield"),
    effects.SwapNumbers: order("swap {what:whose} attack and health"),
    effects.Silence: order("silence {what}"),
    effects.ReturnToHand: order("return {what} to its owner’s hand"),
    effects.RemoveFromGame: order("remove {what} from the game"),
    effects.BringBack: order("bring {what} back to the field"),
    effects.DrawCards: by(
        "for_foe",
        {False: order("draw {count:cards}"), True: statement("your opponent draws {count:cards}")},
    ),
    effects.Seek: lambda step, t: [
        Clause(f"draw a random {CARD.that_is(*map(t.tell, step.tests)).said(False)} from your library")
    ],
    effects.DiscardCards: order("discard {what}"),
    effects.Mill: mill,
    effects.GainPoints: by(
        "pending",
        {
            False: order("gain {amount:points}"),
            True: order("gain {amount:points} at the end of the turn"),
        },
    ),
}


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's keywords, then what it does."""
    printed = [begun(", ".join(KEYWORDS[key].lower() for key in shape.keywords(script))) + "."]
    return " ".join((*(printed if shape.keywords(script) else ()), *map(begun, shape.paragraphs(script, telling))))


ENGLISH: Language = Language(
    tag="en",
    name="In English",
    templates={
        **en.TEMPLATES,
        **PATTERNS,
        **STEPS,
        Cont: en.conts,
        shared.Exists: exists,
        selectors.AtAnEnd: phrase("it stands at an end of the row"),
        selectors.FreePlaces: free_places,
        shared.This: this,
        shared.Bound: bound,
        shared.Prints: prints,
        shared.Printed: printed,
        shared.Another: another,
        selectors.Heroes: heroes,
        selectors.Beside: beside,
        selectors.Opposite: fixed("the hero opposite"),
        selectors.Fallen: fallen,
        selectors.InHand: in_hand,
        selectors.Attacker: fixed("the attacker"),
        selectors.Defender: fixed("the attacked hero"),
        selectors.Strength: strength,
    },
    words={
        "place": PLACES,
        "stat": STATS,
        "until": UNTIL,
        "attribute": {"cost": "cost", "attack": "attack", "health": "health", "faction": "faction"},
    },
    fields={
        **en.FIELDS,
        "per": per_each,
        "cards": lambda count, t: counted(count, CARD),
        "points": lambda count, t: points(count),
        "this": lambda record, t: subject(t.tell(shared.This()), t),
    },
    whole=whole,
)
