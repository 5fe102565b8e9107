"""Whom texts speak of, in English."""

from dataclasses import dataclass, replace

from rules.games.hearthstone import selectors as hearthstone
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.en.words import KINDS, NUMBERS, PLACES, RACES, keyword
from rules.kernel import compound, selectors
from rules.kernel.english import a, all_of, one_of
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import Telling, Templates

OPEN = 1_000
"""From here on a range has no upper end."""


@dataclass(frozen=True, slots=True)
class Trait:
    """What is said of a noun: before it, after it, with a verb ("is frozen"); `instead` of it another noun."""

    before: str = ""
    after: str = ""
    says: str = ""
    instead: tuple[str, str] | None = None
    is_other: bool = False
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Noun:
    """Whom a text speaks of: all of them where `count` is 0, else so many; or by `fixed` words ("your hero").

    `name` says when the same are spoken of again; a noun that is not new any more is pointed at ("that minion").
    """

    one: str
    many: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    owner: str = ""
    place: str = ""
    is_other: bool = False
    fixed: str = ""
    name: str = ""
    is_new: bool = True
    count: int = 0
    is_random: bool = False

    @property
    def is_plural(self) -> bool:
        return self.count != 1

    def that_is(self, traits: list[Trait]) -> "Noun":
        names = [trait.instead for trait in traits if trait.instead]
        one, many = names[-1] if names else (self.one, self.many)
        return replace(
            self,
            one=one,
            many=many,
            before=(*self.before, *(trait.before for trait in traits if trait.before)),
            after=(*self.after, *(trait.after for trait in traits if trait.after)),
            owner="".join(trait.owner for trait in traits) or self.owner,
            is_other=self.is_other or any(trait.is_other for trait in traits),
        )

    def described(self, many: bool, whose: str) -> str:
        if (self.one, whose) == ("character", "enemy"):
            return self.joined("enemies" if many else "enemy", "")
        return self.joined(self.many if many else self.one, whose)

    def joined(self, head: str, whose: str) -> str:
        where = f"in {'your opponent’s' if self.owner == FOE else 'your'} {self.place}" if self.place else ""
        return " ".join(word for word in (*self.before, whose, head, *self.after, where) if word)

    def some(self) -> str:
        """So many of them: "a random friendly minion", "two other minions"."""
        what = ("random " if self.is_random else "") + self.described(self.count > 1, self.side)
        if self.count == 1:
            return f"another {what}" if self.is_other else a(what)
        return f"{NUMBERS[self.count] if self.count < len(NUMBERS) else self.count} {self.other}{what}"

    def every(self, every: str = "all ") -> str:
        if self.owner == YOU and not self.place:
            return f"your {self.other}{self.described(True, '')}"
        return f"{every}{self.other}{self.described(True, self.side)}"

    def each(self) -> str:
        """One of them without its article, as things are counted by: "other friendly minion"."""
        return self.other + self.described(False, self.side)

    @property
    def side(self) -> str:
        return "" if self.place else {YOU: "friendly", FOE: "enemy"}.get(self.owner, "")

    @property
    def other(self) -> str:
        return "other " if self.is_other else ""

    def said(self) -> str:
        if self.fixed:
            return self.fixed
        if not self.is_new:
            return f"those {self.many}" if self.count > 1 else f"that {self.one}"
        return self.some() if self.count else self.every()


CARD = Noun("card", "cards")


def whom(what: selectors.Selector, t: Telling) -> str:
    """What something is done to, and from now on spoken of: by a pronoun where nothing came between."""
    noun = shape.noun_of(what, t)
    if noun.name == t.last:
        return "them" if noun.is_plural else "it"
    shape.speak_of(noun, t)
    return str(noun.said())


def who(what: selectors.Selector, t: Telling) -> tuple[str, bool]:
    """What does something, and whether it is many."""
    text, noun = whom(what, t), shape.noun_of(what, t)
    return ("they" if text == "them" else text), noun.is_plural


def whose(what: selectors.Selector, t: Telling) -> str:
    """The possessive before a number of theirs, "its", "your hero’s"; they are spoken of by it."""
    noun: Noun = shape.noun_of(what, t)
    if noun.name == t.last:
        return "their" if noun.is_plural else "its"
    shape.speak_of(noun, t)
    text = noun.said()
    return f"{text}’" if text.endswith("s") else f"{text}’s"


def each(what: selectors.Selector, t: Telling) -> str:
    """What something is counted by: "other friendly minion"."""
    noun: Noun = shape.noun_of(what, t)
    return noun.each()


def plainly(what: selectors.Selector, t: Telling) -> str:
    """All of these without "all", as what has something for long: "your other minions", "minions in your hand"."""
    noun: Noun = shape.noun_of(what, t)
    return noun.fixed or noun.every("")


# ---- selectors


def characters(what: hearthstone.Characters, t: Telling) -> Noun:
    head = KINDS["minion"] if not what.heroes else KINDS["hero"] if not what.minions else ("character", "characters")
    owner = what.of if what.of in (YOU, FOE) else ""
    noun = Noun(*head, owner=owner).that_is([t.tell(test) for test in what.tests])
    if not what.minions and owner and not what.tests:
        return replace(noun, fixed="your hero" if owner == YOU else "the enemy hero", count=1)
    names = [test for test in what.tests if isinstance(test, selectors.Named)]
    return replace(noun, fixed=noun.one, count=1) if names else noun


def cards(what: selectors.Cards, t: Telling) -> Noun:
    zone = what.zones[0] if what.zones else "hand"
    head = ("Secret", "Secrets") if zone == "secrets" else ("card", "cards")
    noun = Noun(*head, owner=what.of).that_is([t.tell(test) for test in what.tests])
    return noun if zone == "secrets" else replace(noun, place=PLACES.get(zone, zone))


def this(what: selectors.This, t: Telling) -> Noun:
    return Noun("", "", fixed="this weapon" if shape.is_weapon(t) else "this minion", name="this", count=1)


def host(what: hearthstone.Host, t: Telling) -> Noun:
    return slot("host", t)


def target(what: hearthstone.Target, t: Telling) -> Noun:
    return slot("target", t)


def bound(what: selectors.Bound, t: Telling) -> Noun:
    return slot(what.slot, t)


def slot(name: str, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(name) or Noun("card", "cards", count=1, is_new=False, name=name)
    return noun


def weapon(what: hearthstone.Weapon, t: Telling) -> Noun:
    owned = {YOU: "your weapon", FOE: "your opponent’s weapon"}
    return Noun("weapon", "weapons", fixed=owned.get(what.of, "the weapon"), count=1)


def neighbours(what: hearthstone.Neighbours, t: Telling) -> Noun:
    if what.of is None:
        return Noun("minion", "minions", fixed="the adjacent minions")
    return Noun("minion", "minions", fixed=f"the minions next to {whom(what.of, t)}")


def such(what: compound.Such, t: Telling) -> Noun:
    noun: Noun = shape.noun_of(what.what, t)
    traits: list[Trait] = [t.tell(test) for test in what.tests]
    return replace(noun.that_is(traits), name="")


def excepting(what: compound.Except, t: Telling) -> Noun:
    noun: Noun = shape.noun_of(what.what, t)
    but: Noun = shape.noun_of(what.but, t)
    if but.name == t.last and not but.is_random:
        return replace(noun, is_other=True, name="")
    left = f"a random {but.one}" if but.one != noun.one else "a random one"
    return replace(noun, after=(*noun.after, f"except {left if but.is_random and but.is_new else but.said()}"), name="")


def together(what: compound.Together, t: Telling) -> Noun:
    nouns: list[Noun] = (
        [t.tell(each) for each in what.of] if all(isinstance(each, selectors.Cards) for each in what.of) else []
    )
    if nouns and len({replace(noun, owner="") for noun in nouns}) == 1:
        where = f"in either player’s {nouns[0].place}"
        return replace(nouns[0], owner="", place="", after=(*nouns[0].after, where))
    return Noun("", "", fixed=all_of([whom(each, t) for each in what.of]), count=2)


# ---- tests


def prints(test: selectors.Prints, t: Telling) -> Trait:
    if test.attribute == "race" and test.word in RACES:
        return Trait(instead=RACES[test.word])
    return Trait(before=test.word.capitalize())


def printed(test: selectors.Printed, t: Telling) -> Trait:
    return in_range(test.attribute.replace("_", " ").title(), test.least, test.most)


def in_range(number: str, least: int, most: int) -> Trait:
    said = f"{ranged(least, most)} {number}"
    return Trait(after=f"with {said}", says=f"has {said}")


def ranged(least: int, most: int) -> str:
    """
    >>> ranged(0, 3), ranged(7, OPEN), ranged(2, 2)
    ('3 or less', '7 or more', '2')
    """
    if least == most:
        return str(least)
    if most >= OPEN:
        return f"{least} or more"
    return f"{most} or less" if least == 0 else f"{least} to {most}"


def named(test: selectors.Named, t: Telling) -> Trait:
    name = one_of([t.named(key) for key in test.keys])
    return Trait(instead=(name, name), says=f"is {name}")


def another(test: selectors.Another, t: Telling) -> Trait:
    return Trait(is_other=True)


def is_damaged(test: hearthstone.IsDamaged, t: Telling) -> Trait:
    word = "damaged" if test.value else "undamaged"
    return Trait(before=word, says=f"is {word}")


def has_attack(test: hearthstone.HasAttack, t: Telling) -> Trait:
    return in_range("Attack", test.least, test.most)


def has_health(test: hearthstone.HasHealth, t: Telling) -> Trait:
    return in_range("Health", test.least, test.most)


def has_keyword(test: hearthstone.HasKeyword, t: Telling) -> Trait:
    return Trait(after=f"with {keyword(test.keyword)}", says=f"has {keyword(test.keyword)}")


def is_kind(test: hearthstone.IsKind, t: Telling) -> Trait:
    return Trait(instead=KINDS.get(test.kind, (test.kind, test.kind)))


def is_secret(test: hearthstone.IsSecret, t: Telling) -> Trait:
    return Trait(instead=("Secret", "Secrets"))


def is_frozen(test: hearthstone.IsFrozen, t: Telling) -> Trait:
    return Trait(before="frozen", says="is frozen")


def is_friendly(test: hearthstone.IsFriendly, t: Telling) -> Trait:
    return Trait(owner=YOU, says="is friendly")


def not_fighting(test: hearthstone.NotFighting, t: Telling) -> Trait:
    return Trait(after="except the attacker", is_other=True)


TEMPLATES: Templates = {
    hearthstone.Characters: characters,
    selectors.Cards: cards,
    selectors.This: this,
    hearthstone.Host: host,
    hearthstone.Target: target,
    selectors.Bound: bound,
    hearthstone.Weapon: weapon,
    hearthstone.Neighbours: neighbours,
    compound.Such: such,
    compound.Except: excepting,
    compound.Together: together,
    selectors.Prints: prints,
    selectors.Printed: printed,
    selectors.Named: named,
    selectors.Another: another,
    hearthstone.IsDamaged: is_damaged,
    hearthstone.HasAttack: has_attack,
    hearthstone.HasHealth: has_health,
    hearthstone.HasKeyword: has_keyword,
    hearthstone.IsKind: is_kind,
    hearthstone.IsSecret: is_secret,
    hearthstone.IsFrozen: is_frozen,
    hearthstone.IsFriendly: is_friendly,
    hearthstone.NotFighting: not_fighting,
}
