"""Whom texts speak of, in Chinese."""

from dataclasses import dataclass, replace

from rules.games.hearthstone import selectors as hearthstone
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.zh.words import CLASSES, KINDS, NUMBERS, PLACES, RACES, keyword
from rules.kernel import compound, selectors
from rules.kernel.chinese import numeral, quoted
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import Telling, Templates

OPEN = 1_000
"""From here on a range has no upper end."""


@dataclass(frozen=True, slots=True)
class Trait:
    """What is said of a noun: `before` it ("受伤的"), as a statement, or `instead` of it; `race` before "牌" too."""

    before: str = ""
    says: str = ""
    instead: str = ""
    owner: str = ""
    is_other: bool = False
    apart: str = ""
    """Who is none of them, said before even their number."""


@dataclass(frozen=True, slots=True)
class Noun:
    """Whom a text speaks of: all of them where `count` is 0, else so many; or by `fixed` words.

    `unit` is the word that counts it; `name` says when the same are spoken of again.
    """

    head: str
    unit: str = "个"
    before: str = ""
    owner: str = ""
    place: str = ""
    is_other: bool = False
    fixed: str = ""
    name: str = ""
    is_new: bool = True
    count: int = 0
    is_random: bool = False
    apart: str = ""

    @property
    def is_plural(self) -> bool:
        return self.count != 1

    def that_is(self, traits: list[Trait]) -> "Noun":
        card = "牌" if self.head == "牌" else ""
        names = [trait.instead for trait in traits if trait.instead]
        return replace(
            self,
            head=names[-1] + card if names else self.head,
            before=self.before + "".join(trait.before for trait in traits),
            owner="".join(trait.owner for trait in traits) or self.owner,
            is_other=self.is_other or any(trait.is_other for trait in traits),
            apart=self.apart + "".join(trait.apart for trait in traits),
        )

    @property
    def where(self) -> str:
        return f"{'对手' if self.owner == FOE else '你'}{self.place}中的" if self.place else ""

    def kind(self) -> str:
        """What they are, with whose they are."""
        random = "随机" if self.is_random else ""
        if self.place:
            return self.before + random + self.head
        if (self.head, self.owner) == ("角色", FOE):
            return f"{self.before}{random}敌人"
        return self.before + random + {YOU: "友方", FOE: "敌方"}.get(self.owner, "") + self.head

    def some(self) -> str:
        """So many of them: "一个随机友方随从"."""
        other = "另" if self.is_other and self.count == 1 else ""
        others = "其他" if self.is_other and self.count != 1 else ""
        return f"{self.apart}{self.where}{other}{numeral(self.count)}{self.unit}{others}{self.kind()}"

    def every(self, every: str = "所有") -> str:
        other = "其他" if self.is_other else ""
        if self.place:
            return f"{self.apart}{self.where}{other}{self.kind()}"
        if self.owner == YOU:
            return f"{self.apart}你的{every}{other}{self.before}{self.head}"
        return f"{self.apart}所有{other}{self.kind()}"

    def said(self) -> str:
        if self.fixed:
            return self.fixed
        if not self.is_new:
            return f"这些{self.head}" if self.count > 1 else f"该{self.head}"
        return self.some() if self.count else self.every()


CARD = Noun("牌", "张")
PRONOUNS = ("其", "它们")


def whom(what: selectors.Selector, t: Telling) -> str:
    """What something is done to, and from now on spoken of: by a pronoun where nothing came between."""
    noun = shape.noun_of(what, t)
    if noun.name == t.last:
        return PRONOUNS[noun.is_plural]
    shape.speak_of(noun, t)
    return str(noun.said())


def who(what: selectors.Selector, t: Telling) -> str:
    """What does something, and is from now on spoken of."""
    name = whom(what, t)
    return "它" if name == "其" else name


def whose(what: selectors.Selector, t: Telling) -> str:
    """The possessive before something of theirs: "其", "你的英雄的"."""
    name = whom(what, t)
    return name if name == "其" else f"{name}的"


def done(verb: str, what: selectors.Selector, t: Telling) -> str:
    """The verb with its object, which comes first as a pronoun: "消灭一个随从", "将其消灭"."""
    name = whom(what, t)
    return f"将{name}{verb}" if name in PRONOUNS else f"{verb}{name}"


def each(what: selectors.Selector, t: Telling) -> str:
    """What one thing each happens for: "每有一个其他友方随从", "你手牌中每有一张牌"."""
    noun: Noun = shape.noun_of(what, t)
    return f"{noun.where.removesuffix('的')}每有{one(noun)}"


def one(noun: Noun) -> str:
    return f"一{noun.unit}{'其他' if noun.is_other else ''}{noun.kind()}"


def plainly(what: selectors.Selector, t: Telling) -> str:
    """All of these without "all", as what has something for long: "你的其他随从"."""
    noun: Noun = shape.noun_of(what, t)
    return noun.fixed or noun.every("" if noun.owner == YOU else "所有")


# ---- selectors


def characters(what: hearthstone.Characters, t: Telling) -> Noun:
    head = KINDS["minion"] if not what.heroes else KINDS["hero"] if not what.minions else "角色"
    owner = what.of if what.of in (YOU, FOE) else ""
    noun = Noun(head, owner=owner).that_is([t.tell(test) for test in what.tests])
    if not what.minions and owner and not what.tests:
        return replace(noun, fixed="你的英雄" if owner == YOU else "敌方英雄", count=1)
    names = [test for test in what.tests if isinstance(test, selectors.Named)]
    return replace(noun, fixed=noun.head, count=1) if names else noun


def cards(what: selectors.Cards, t: Telling) -> Noun:
    zone = what.zones[0] if what.zones else "hand"
    if zone == "secrets":
        return Noun("奥秘", owner=what.of)
    return Noun("牌", "张", owner=what.of, place=PLACES.get(zone, zone)).that_is([t.tell(test) for test in what.tests])


def this(what: selectors.This, t: Telling) -> Noun:
    return Noun("", fixed="本武器" if shape.is_weapon(t) else "本随从", name="this", count=1)


def host(what: hearthstone.Host, t: Telling) -> Noun:
    return slot("host", t)


def target(what: hearthstone.Target, t: Telling) -> Noun:
    return slot("target", t)


def bound(what: selectors.Bound, t: Telling) -> Noun:
    return slot(what.slot, t)


def slot(name: str, t: Telling) -> Noun:
    noun: Noun = t.nouns.get(name) or Noun("牌", "张", count=1, is_new=False, name=name)
    return noun


def weapon(what: hearthstone.Weapon, t: Telling) -> Noun:
    owned = {YOU: "你的武器", FOE: "对手的武器"}
    return Noun("武器", "把", fixed=owned.get(what.of, "武器"), count=1)


def neighbours(what: hearthstone.Neighbours, t: Telling) -> Noun:
    if what.of is None:
        return Noun("随从", fixed="相邻的随从")
    return Noun("随从", fixed=f"与{whom(what.of, t)}相邻的随从")


def such(what: compound.Such, t: Telling) -> Noun:
    noun: Noun = shape.noun_of(what.what, t)
    traits: list[Trait] = [t.tell(test) for test in what.tests]
    return replace(noun.that_is(traits), name="")


def excepting(what: compound.Except, t: Telling) -> Noun:
    noun: Noun = shape.noun_of(what.what, t)
    but: Noun = shape.noun_of(what.but, t)
    if but.name == t.last and not but.is_random:
        return replace(noun, is_other=True, name="")
    left = f"随机一{but.unit}{but.head}" if but.is_random and but.is_new else but.said()
    return replace(noun, fixed=f"除{left}外的{noun.every()}", name="")


def together(what: compound.Together, t: Telling) -> Noun:
    nouns: list[Noun] = (
        [t.tell(each) for each in what.of] if all(isinstance(each, selectors.Cards) for each in what.of) else []
    )
    if nouns and len({replace(noun, owner="") for noun in nouns}) == 1:
        return replace(nouns[0], fixed=f"双方{nouns[0].place}中的{nouns[0].kind()}")
    return Noun("", fixed="以及".join([whom(each, t) for each in what.of]), count=2)


# ---- tests


def prints(test: selectors.Prints, t: Telling) -> Trait:
    if test.attribute == "race" and test.word in RACES:
        return Trait(instead=RACES[test.word])
    return Trait(before=CLASSES.get(test.word, test.word))


def printed(test: selectors.Printed, t: Telling) -> Trait:
    return in_range(NUMBERS.get(test.attribute, test.attribute), test.least, test.most)


def in_range(number: str, least: int, most: int) -> Trait:
    said = f"{number}{ranged(least, most)}"
    return Trait(before=f"{said}的", says=said)


def ranged(least: int, most: int) -> str:
    """
    >>> ranged(0, 3), ranged(7, OPEN), ranged(2, 2)
    ('不高于3点', '不低于7点', '为2点')
    """
    if least == most:
        return f"为{least}点"
    if most >= OPEN:
        return f"不低于{least}点"
    return f"不高于{most}点" if least == 0 else f"在{least}到{most}点之间"


def named(test: selectors.Named, t: Telling) -> Trait:
    name = "或".join(quoted(t.named(key)) for key in test.keys)
    return Trait(instead=name, says=f"是{name}")


def another(test: selectors.Another, t: Telling) -> Trait:
    return Trait(is_other=True)


def is_damaged(test: hearthstone.IsDamaged, t: Telling) -> Trait:
    return Trait(before="受伤的", says="受伤") if test.value else Trait(before="未受伤的", says="未受伤")


def has_attack(test: hearthstone.HasAttack, t: Telling) -> Trait:
    return in_range(NUMBERS["attack"], test.least, test.most)


def has_health(test: hearthstone.HasHealth, t: Telling) -> Trait:
    return in_range(NUMBERS["health"], test.least, test.most)


def has_keyword(test: hearthstone.HasKeyword, t: Telling) -> Trait:
    return Trait(before=f"具有{keyword(test.keyword)}的", says=f"具有{keyword(test.keyword)}")


def is_kind(test: hearthstone.IsKind, t: Telling) -> Trait:
    return Trait(instead=KINDS.get(test.kind, test.kind))


def is_secret(test: hearthstone.IsSecret, t: Telling) -> Trait:
    return Trait(instead="奥秘")


def is_frozen(test: hearthstone.IsFrozen, t: Telling) -> Trait:
    return Trait(before="被冻结的", says="被冻结")


def is_friendly(test: hearthstone.IsFriendly, t: Telling) -> Trait:
    return Trait(owner=YOU, says="是友方角色")


def not_fighting(test: hearthstone.NotFighting, t: Telling) -> Trait:
    return Trait(apart="攻击者以外的", is_other=True)


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
