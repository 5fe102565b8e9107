"""Whom texts speak of, in Russian."""

from dataclasses import dataclass, replace

from rules.games.hearthstone import selectors as hearthstone
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.ru.words import (
    CARD,
    CHARACTER,
    CLASSES,
    ENEMY_ONE,
    FROM,
    HERO,
    KINDS,
    MINION,
    NUMBERS,
    NUMERALS,
    PLACES,
    RACES,
    SECRET,
    SPELL,
    WEAPON,
    keyword,
)
from rules.kernel import compound, selectors
from rules.kernel.russian import (
    ACC,
    ALL,
    DAT,
    EACH,
    ENEMY,
    GEN,
    HE,
    IT,
    NOM,
    OTHER,
    OWN,
    SHE,
    THEY,
    THIS_ONE,
    YOUR,
    Adjective,
    Head,
    all_of,
    hard,
    one_of,
    quoted,
)
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import Telling, Templates

OPEN = 1_000
"""From here on a range has no upper end."""
RANDOM = hard("случайн")
DAMAGED, UNDAMAGED, FROZEN = hard("ранен"), hard("невредим"), hard("заморожен")
ADJACENT = Adjective(
    ("соседний", "соседнего", "соседнему"),
    ("соседняя", "соседней", "соседнюю"),
    ("соседние", "соседних", "соседним"),
    "соседнее",
)


@dataclass(frozen=True, slots=True)
class Trait:
    """What is said of a noun: an adjective before it, words after it, another noun instead.

    `says` is the predicate of he, she and it: "заморожен", "заморожена", "заморожено".
    """

    before: Adjective | None = None
    after: str = ""
    says: tuple[str, str, str] | None = None
    instead: Head | None = None
    fixed: str = ""
    owner: str = ""
    is_other: bool = False
    number: str = ""
    """What its owner has not more or less of, as a statement: "не больше 12 ед. здоровья"."""


@dataclass(frozen=True, slots=True)
class Noun:
    """Whom a text speaks of: all of them where `count` is 0, else so many; or by `fixed` words in every case.

    `name` says when the same are spoken of again; a noun that is not new any more is pointed at.
    """

    head: Head
    before: tuple[Adjective, ...] = ()
    after: str = ""
    owner: str = ""
    place: str = ""
    is_other: bool = False
    fixed: tuple[str, ...] = ()
    yours: tuple[str, ...] = ()
    """The same where it is not you who does something: "вашего героя" for "своего героя"."""
    known: Adjective = THIS_ONE
    name: str = ""
    is_new: bool = True
    count: int = 0
    is_random: bool = False

    @property
    def is_plural(self) -> bool:
        return self.count != 1

    def that_is(self, traits: list[Trait]) -> "Noun":
        heads = [trait.instead for trait in traits if trait.instead]
        fixed = "".join(trait.fixed for trait in traits)
        return replace(
            self,
            head=heads[-1] if heads else self.head,
            before=(*self.before, *(trait.before for trait in traits if trait.before)),
            after=self.after + "".join(f" {trait.after}" for trait in traits if trait.after),
            owner="".join(trait.owner for trait in traits) or self.owner,
            fixed=tuple(f"{form} {fixed}" for form in self.head.one) if fixed else self.fixed,
            is_other=self.is_other or any(trait.is_other for trait in traits),
        )

    def pronoun(self, case: int) -> str:
        if self.is_plural:
            return THEY[case]
        return (SHE if self.head.is_she else IT if self.head.is_it else HE)[case]

    def described(self, case: int, many: bool, *first: Adjective, own: Adjective = OWN) -> str:
        """The noun with all that is said of it; yours is "one's own" in what you do, and "yours" elsewhere."""
        head, owner = self.head, "" if self.place else self.owner
        if owner == FOE and head is CHARACTER:
            head, owner = ENEMY_ONE, ""
        yours = (YOUR if case == NOM else own,) if owner == YOU else ()
        theirs = (ENEMY,) if owner == FOE else ()
        other = (OTHER,) if self.is_other else ()
        random = (RANDOM,) if self.is_random else ()
        words = [each.agreed(head, case, many) for each in (*first, *other, *random, *yours, *self.before, *theirs)]
        return " ".join((*words, (head.many if many else head.one)[case])) + self.after + self.where()

    def where(self) -> str:
        """In whose hand or deck they are; what is taken at random comes out of it."""
        if not self.place:
            return ""
        if self.is_random:
            return f" из {FROM.get(self.place, self.place)}{' соперника' if self.owner == FOE else ''}"
        return f" в {self.place} соперника" if self.owner == FOE else f" в вашей {self.place}"

    def some(self, case: int) -> str:
        """So many of them: "случайное вражеское существо", "двух других существ"."""
        if self.count == 1:
            return self.described(case, False)
        is_word = self.count in NUMERALS and (self.head.lives or case in (GEN, DAT))
        number = NUMERALS[self.count][case] if is_word else str(self.count)
        return f"{number} {self.described(case, True)}"

    def every(self, case: int) -> str:
        first = () if self.owner == YOU else (ALL,)
        return self.described(case, True, *first)

    def said(self, case: int, own: Adjective = OWN) -> str:
        if self.fixed:
            return self.fixed[case] if own is OWN else (self.yours or self.fixed)[case]
        if not self.is_new:
            known = self.known.agreed(self.head, case, self.is_plural)
            return f"{known} {(self.head.many if self.is_plural else self.head.one)[case]}"
        return self.some(case) if self.count else self.every(case)


def fixed(head: Head, *words: Adjective, count: int = 1, middle: str = "", after: str = "", name: str = "") -> Noun:
    """A noun that is always told by the same words; what is yours is one's own but in the nominative."""

    def form(case: int, own: Adjective) -> str:
        agreed = [(own if word is YOUR and case != NOM else word).agreed(head, case, count != 1) for word in words]
        noun = (head.one if count == 1 else head.many)[case]
        return " ".join(word for word in (*agreed, middle, noun, after) if word)

    forms, yours = (tuple(form(case, own) for case in range(4)) for own in (OWN, YOUR))
    return Noun(head, fixed=forms, yours=yours, count=count, name=name)


def whom(what: selectors.Selector, case: int, t: Telling, own: Adjective = OWN) -> str:
    """What something is done to, and from now on spoken of: by a pronoun where nothing came between."""
    noun: Noun = shape.noun_of(what, t)
    if noun.name == t.last:
        return noun.pronoun(case)
    shape.speak_of(noun, t)
    return noun.said(case, own)


def of(what: selectors.Selector, number: str, t: Telling) -> str:
    """A number of theirs: "его атаке", "атаке вашего героя"."""
    noun: Noun = shape.noun_of(what, t)
    if noun.name == t.last:
        return f"{noun.pronoun(GEN)} {number}"
    shape.speak_of(noun, t)
    return f"{number} {noun.said(GEN, YOUR)}"


def for_each(what: selectors.Selector, t: Telling) -> str:
    """What something is counted by: "за каждое вражеское существо"."""
    noun: Noun = shape.noun_of(what, t)
    return f"за {noun.described(ACC, False, EACH, own=YOUR)}"


def plainly(what: selectors.Selector, case: int, t: Telling) -> str:
    """All of these without "all", as what has something for long: "других ваших существ"."""
    noun: Noun = shape.noun_of(what, t)
    return noun.said(case, YOUR) if noun.fixed else noun.described(case, True, own=YOUR)


# ---- selectors


def characters(what: hearthstone.Characters, t: Telling) -> Noun:
    head = MINION if not what.heroes else HERO if not what.minions else CHARACTER
    owner = what.of if what.of in (YOU, FOE) else ""
    if not what.minions and owner and not what.tests:
        return fixed(HERO, YOUR if owner == YOU else ENEMY)
    noun = Noun(head, owner=owner).that_is([t.tell(test) for test in what.tests])
    return replace(noun, count=1) if noun.fixed else noun


def cards(what: selectors.Cards, t: Telling) -> Noun:
    zone = what.zones[0] if what.zones else "hand"
    if zone == "secrets":
        return Noun(SECRET, owner=what.of)
    return Noun(CARD, owner=what.of, place=PLACES.get(zone, zone)).that_is([t.tell(test) for test in what.tests])


def this(what: selectors.This, t: Telling) -> Noun:
    return fixed(WEAPON if shape.is_weapon(t) else MINION, THIS_ONE, name="this")


def host(what: hearthstone.Host, t: Telling) -> Noun:
    return slot("host", t)


def target(what: hearthstone.Target, t: Telling) -> Noun:
    return slot("target", t)


def bound(what: selectors.Bound, t: Telling) -> Noun:
    return slot(what.slot, t)


def slot(name: str, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(name) or Noun(CARD, count=1, is_new=False, name=name)
    return noun


def weapon(what: hearthstone.Weapon, t: Telling) -> Noun:
    if what.of == YOU:
        return fixed(WEAPON, YOUR)
    return fixed(WEAPON, after="соперника" if what.of == FOE else "")


def neighbours(what: hearthstone.Neighbours, t: Telling) -> Noun:
    if what.of is None:
        return fixed(MINION, ADJACENT, count=2)
    noun: Noun = shape.noun_of(what.of, t)
    if noun.name == t.last:
        return fixed(MINION, ADJACENT, count=2, middle="с ним")
    return fixed(MINION, ADJACENT, count=2)


def such(what: compound.Such, t: Telling) -> Noun:
    noun: Noun = shape.noun_of(what.what, t)
    traits: list[Trait] = [t.tell(test) for test in what.tests]
    return replace(noun.that_is(traits), name="")


def excepting(what: compound.Except, t: Telling) -> Noun:
    noun: Noun = shape.noun_of(what.what, t)
    but: Noun = shape.noun_of(what.but, t)
    if but.name == t.last and not but.is_random:
        return replace(noun, is_other=True, name="")
    left = "одного случайного" if but.is_random and but.is_new else but.said(GEN)
    return replace(noun, after=f"{noun.after}, кроме {left}", name="")


def together(what: compound.Together, t: Telling) -> Noun:
    nouns: list[Noun] = (
        [t.tell(each) for each in what.of] if all(isinstance(each, selectors.Cards) for each in what.of) else []
    )
    if nouns and len({replace(noun, owner="") for noun in nouns}) == 1:
        return replace(nouns[0], owner="", place="", after=f"{nouns[0].after} в {nouns[0].place} любого игрока")
    last = t.last
    forms = []
    for case in range(4):
        t.last = last
        forms.append(all_of([whom_again(each, case, t) for each in what.of]))
    return Noun(MINION, fixed=tuple(forms), count=2)


def whom_again(what: selectors.Selector, case: int, t: Telling) -> str:
    """As `whom`, but what is told in several cases stays new."""
    noun: Noun = shape.noun_of(what, t)
    said = noun.pronoun(case) if noun.name == t.last else noun.said(case)
    t.last = noun.name
    return said


# ---- tests


def prints(test: selectors.Prints, t: Telling) -> Trait:
    if test.attribute == "race" and test.word in RACES:
        return Trait(instead=RACES[test.word])
    return Trait(after=CLASSES.get(test.word, test.word))


def printed(test: selectors.Printed, t: Telling) -> Trait:
    return in_range(NUMBERS.get(test.attribute, test.attribute), "", test.least, test.most)


def in_range(having: str, of_it: str, least: int, most: int) -> Trait:
    limit = ranged(least, most)
    return Trait(after=f"с {having} {limit}", number=f"{limit} ед. {of_it}")


def ranged(least: int, most: int) -> str:
    """
    >>> ranged(0, 3), ranged(7, OPEN), ranged(2, 2)
    ('не больше 3', 'не меньше 7', '2')
    """
    if least == most:
        return str(least)
    if most >= OPEN:
        return f"не меньше {least}"
    return f"не больше {most}" if least == 0 else f"от {least} до {most}"


def named(test: selectors.Named, t: Telling) -> Trait:
    return Trait(fixed=one_of(quoted(t.named(key) for key in test.keys)))


def another(test: selectors.Another, t: Telling) -> Trait:
    return Trait(is_other=True)


def is_damaged(test: hearthstone.IsDamaged, t: Telling) -> Trait:
    if test.value:
        return Trait(before=DAMAGED, says=("ранен", "ранена", "ранено"))
    return Trait(before=UNDAMAGED, says=("невредим", "невредима", "невредимо"))


def has_attack(test: hearthstone.HasAttack, t: Telling) -> Trait:
    return in_range("атакой", "атаки", test.least, test.most)


def has_health(test: hearthstone.HasHealth, t: Telling) -> Trait:
    return in_range("здоровьем", "здоровья", test.least, test.most)


def has_keyword(test: hearthstone.HasKeyword, t: Telling) -> Trait:
    return Trait(after=f"с {keyword(test.keyword).having}", number=keyword(test.keyword).stands)


def is_kind(test: hearthstone.IsKind, t: Telling) -> Trait:
    return Trait(instead=KINDS.get(test.kind, SPELL))


def is_secret(test: hearthstone.IsSecret, t: Telling) -> Trait:
    return Trait(instead=SECRET)


def is_frozen(test: hearthstone.IsFrozen, t: Telling) -> Trait:
    return Trait(before=FROZEN, says=("заморожен", "заморожена", "заморожено"))


def is_friendly(test: hearthstone.IsFriendly, t: Telling) -> Trait:
    return Trait(owner=YOU, says=("на вашей стороне",) * 3)


def not_fighting(test: hearthstone.NotFighting, t: Telling) -> Trait:
    return Trait(after="(но не атакующего)", is_other=True)


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
