"""What every language needs to know of a text before it tells it: what belongs together, and what stands within."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, NamedTuple

from rules.games.hearthstone.amounts import DamageOf
from rules.games.hearthstone.cards import CARDS
from rules.games.hearthstone.effects import Attach, Enchant, Leave
from rules.games.hearthstone.facts import KEYWORDS
from rules.games.hearthstone.hands import DrawSuch, GiveCards
from rules.games.hearthstone.patterns import Dies, HostDies
from rules.games.hearthstone.selectors import IsDamaged, Target, TheirTurn
from rules.games.hearthstone.texts import Text
from rules.kernel.abilities import Ability, CardScript, Cont, When
from rules.kernel.compound import Such
from rules.kernel.effects import Step
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.measure import Amount
from rules.kernel.records import Record
from rules.kernel.scripts import records
from rules.kernel.selectors import Condition, Exists, Selector, This
from rules.kernel.wording import Clause, Telling

SCRIPTS = {script.key: script for script in CARDS}
NUMBERS = ("attack", "health")
TOLD_ELSEWHERE = ("battlecry", "deathrattle", "combo", "choose_one", "secret", "freezes")
"""What a card's own text says in its place, so that no list of its keywords repeats it."""


class Measure(NamedTuple):
    """What an amount is: something counted "for each", something it equals, or a number by itself."""

    each: str = ""
    equal: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Gift:
    """Enchantments of the same characters for the same time, as one: numbers, and keywords beside them."""

    what: Selector
    attack: int
    health: int
    keywords: tuple[str, ...]
    is_set: bool
    until: str
    per: Amount | None

    @property
    def is_for_this(self) -> bool:
        return isinstance(self.what, This)


def gift(enchants: Iterable[Enchant]) -> Gift:
    """One gift of enchantments that `share` the same."""
    given = tuple(enchants)
    first = given[0]
    attack, health = (sum(each.amount for each in given if each.stat == stat) for stat in NUMBERS)
    words = tuple(each.stat for each in given if each.stat not in NUMBERS)
    return Gift(first.what, attack, health, words, first.how == "set", first.until, first.per)


def share(step: Enchant) -> Hashable:
    """What enchantments told in one breath have in common."""
    return step.what, step.how, step.until, step.per


def held_together(ability: Cont) -> Hashable:
    """What continuous effects told in one breath have in common; each of a kind of its own stands alone."""
    is_plain = ability.stat in (*NUMBERS, *KEYWORDS)
    return ability.zones, ability.to, ability.condition, ability.per, is_plain or ability.stat


TOGETHER: dict[type[Record], Callable[[Any], Hashable]] = {
    Enchant: share,
    Cont: held_together,
    DrawSuch: lambda step: step,
    GiveCards: lambda step: (step.keys, step.count),
}
"""Which neighbours are told in one breath."""


def shown(script: CardScript) -> Iterator[Ability]:
    """The abilities that a card's text tells; what clings is told by what attaches it."""
    return (ability for ability in script.abilities if not is_attached(ability))


def is_attached(ability: Ability) -> bool:
    return "attached" in ability.zones


def attached(t: Telling) -> tuple[Ability, ...]:
    """What this card does where it clings to a character; nothing while that is being told, or it would never end."""
    if "host" in t.nouns:
        return ()
    return tuple(ability for ability in t.script.abilities if is_attached(ability))


def is_deathrattle(ability: Ability) -> bool:
    return isinstance(ability, When) and isinstance(ability.on, Dies | HostDies)


def keywords(card: CardFacts | None) -> Iterator[tuple[str, int]]:
    """The keywords a card prints that no script tells, with their number, 1 for those without one.

    A weapon's windfury is its hero's, and its script says so.
    """
    if card is None:
        return
    for word in (*KEYWORDS, "spell_damage", "overload"):
        value = card.attributes.get(word)
        if value and word not in TOLD_ELSEWHERE and (card.kind != "weapon" or word == "overload"):
            yield word, int(value)


def body(card: CardFacts | None) -> str:
    """A minion's attack and health, or a weapon's durability: "2/3"; nothing of other cards."""
    if card is None or card.kind not in ("minion", "weapon"):
        return ""
    return f"{card.number('attack')}/{card.number('health') or card.number('durability')}"


def is_battlecry(ability: Text, t: Telling) -> bool:
    """Whether this is what a minion or weapon does as it is played, not a spell's text or a power."""
    return ability.zones == ("hand",) and kind(t) in ("minion", "weapon")


def kind(t: Telling) -> str:
    """The kind of the card whose text is told; a spell where nothing is known of it."""
    facts = t.cards.card(t.script.key)
    return "spell" if facts is None else facts.kind


def is_weapon(t: Telling) -> bool:
    """Whether the card whose text is told is a weapon."""
    return kind(t) == "weapon"


def half(key: str, t: Telling) -> str | None:
    """What one half of a choice does, without its stop; None where no script says it."""
    script = SCRIPTS.get(CardKey(key))
    if script is None:
        return None
    text: str = Telling(t.wording, t.language, script, script.abilities[0], t.cards).text()
    return text.rstrip(".。")


def asks_first(step: Record, t: Telling) -> bool:
    """Whether a step speaks of the target, and nothing has done so yet."""
    noun = t.nouns.get("target")
    return noun is not None and noun.is_new and any(isinstance(each, Target) for each in records(step))


def described(condition: Condition | None) -> Such | None:
    """What a condition describes, where it says of certain cards what they are: "it is frozen"."""
    if (
        isinstance(condition, Exists)
        and condition.least == 1
        and isinstance(condition.what, Such)
        and condition.what.tests
    ):
        return condition.what
    return None


def is_enrage(condition: Condition | None) -> bool:
    """Whether it asks that the card itself is damaged (HS-K.10)."""
    such = described(condition)
    return such is not None and isinstance(such.what, This) and such.tests == (IsDamaged(),)


def needed(condition: Condition | None) -> Exists | None:
    """How many of something a card needs to be played, where its text does not say so by itself: two or more."""
    return condition if isinstance(condition, Exists) and condition.least > 1 else None


def clinging(abilities: Iterable[Ability]) -> Iterator[list[Any]]:
    """What clings to a character, without what only ends it; answers to several events by one effect together."""
    shown = (each for each in abilities if not (isinstance(each, When) and each.do == (Leave(),)))
    for _, run in groupby(shown, lambda each: without_end(each) if isinstance(each, When) else each):
        yield list(run)


def without_end(ability: When) -> tuple[Step, ...]:
    """What it does, but for leaving afterwards."""
    return tuple(step for step in ability.do if step != Leave())


def is_next_turn_of_foe(attach: Attach, ability: Ability) -> bool:
    """Whether it holds in the opponent's turns until one's own, that is in the next one."""
    return attach.until == "next-turn" and isinstance(ability, Cont) and isinstance(ability.condition, TheirTurn)


def for_both(given: Sequence[GiveCards]) -> bool:
    """Whether each player gets one of these by chance."""
    return [step.for_foe for step in given] == [False, True] and len(given[0].keys) > 1


def ends(abilities: Iterable[Ability]) -> list[When]:
    """Those that only let what clings fall off: "until you cast a spell"."""
    return [each for each in abilities if isinstance(each, When) and each.do == (Leave(),)]


def picked(noun: Any, slot: str, count: int) -> Any:
    """So many of these by chance, as they are spoken of under a name."""
    return replace(noun, name=slot, count=count, is_random=True, is_new=True)


def damage_on(what: Selector) -> Amount:
    """What healing takes away where it heals everything."""
    return DamageOf(what)


def noun_of(what: Selector, t: Telling) -> Any:
    """The noun for these, under a name by which it is known when the same are spoken of again at once."""
    name = repr(what)
    if name == t.last and name in t.nouns:
        return t.nouns[name]
    noun = t.tell(what)
    return noun if noun.name else replace(noun, name=name)


def speak_of(noun: Any, t: Telling) -> None:
    """Remember that this was spoken of last, and is no longer new."""
    t.last = noun.name
    t.nouns[noun.name] = replace(noun, is_new=False)


def sentences(clauses: Iterable[Clause], join: Callable[[list[str]], str]) -> list[str]:
    """Orders in a row as one sentence, each statement as another, without their stops."""
    told: list[str] = []
    run: list[str] = []
    for clause in clauses:
        if run and (clause.opens or not clause.is_order):
            told.append(join(run))
            run = []
        if clause.is_order:
            run.append(clause.text)
        else:
            told.append(clause.text)
    return [*told, join(run)] if run else told
