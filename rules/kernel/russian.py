"""What Russian needs of nouns: number, case, gender, whose they are, and the pronoun."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import MAY, Joints, Telling, listed

JOINTS = Joints(comma=", ", last=" и ", series=" и ", then=", затем ", so=", и ", turn="; ")
CHOICES = Joints(comma=", ", last=" или ", series=" или ", then="", so="", turn="")

NOM, GEN, ACC, DAT = 0, 1, 2, 3
"""The cases that texts need: who does it, of whom, whom, and to whom."""


@dataclass(frozen=True, slots=True)
class Head:
    """A noun by its forms in these cases, the dative where texts need it; `lives` for what is animate.

    `is_she` for the feminine gender, `is_it` for the neuter one.
    """

    one: tuple[str, ...]
    many: tuple[str, ...]
    is_she: bool = False
    is_it: bool = False

    @property
    def lives(self) -> bool:
        return self.many[GEN] == self.many[ACC]


@dataclass(frozen=True, slots=True)
class Adjective:
    """A word that agrees with its noun: `he` and `they` as nominative, genitive, dative, the others as they differ."""

    he: tuple[str, str, str]
    she: tuple[str, str, str]
    they: tuple[str, str, str]
    it: str

    def agreed(self, head: Head, case: int, many: bool) -> str:
        """The form for this noun; in the accusative what lives is told as in the genitive."""
        if head.is_she and not many:
            return self.she[GEN if case == DAT else case]
        if head.is_it and not many and case in (NOM, ACC):
            return self.it
        nominative, genitive, dative = self.they if many else self.he
        return (nominative, genitive, genitive if head.lives else nominative, dative)[case]


def hard(stem: str, he: str = "ый", they: str = "ые") -> Adjective:
    """
    >>> hard("закрыт").she, hard("друг", "ой", "ие").they
    (('закрытая', 'закрытой', 'закрытую'), ('другие', 'других', 'другим'))
    """
    vowel = they[0]
    return Adjective(
        (stem + he, stem + "ого", stem + "ому"),
        (stem + "ая", stem + "ой", stem + "ую"),
        (stem + they, stem + vowel + "х", stem + vowel + "м"),
        stem + "ое",
    )


def soft(stem: str) -> Adjective:
    """
    >>> soft("стоящ").he
    ('стоящий', 'стоящего', 'стоящему')
    """
    return Adjective(
        (stem + "ий", stem + "его", stem + "ему"),
        (stem + "ая", stem + "ей", stem + "ую"),
        (stem + "ие", stem + "их", stem + "им"),
        stem + "ее",
    )


THAT_ONE = Adjective(("тот", "того", "тому"), ("та", "той", "ту"), ("те", "тех", "тем"), "то")
THIS_ONE = Adjective(("этот", "этого", "этому"), ("эта", "этой", "эту"), ("эти", "этих", "этим"), "это")
ONE = Adjective(("один", "одного", "одному"), ("одна", "одной", "одну"), ("одни", "одних", "одним"), "одно")
ALL = Adjective(("весь", "всего", "всему"), ("вся", "всей", "всю"), ("все", "всех", "всем"), "всё")
OWN = Adjective(("свой", "своего", "своему"), ("своя", "своей", "свою"), ("свои", "своих", "своим"), "своё")
YOUR = Adjective(("ваш", "вашего", "вашему"), ("ваша", "вашей", "вашу"), ("ваши", "ваших", "вашим"), "ваше")
OTHER = hard("друг", "ой", "ие")
ENEMY = hard("вражеск", "ий", "ие")
EACH = hard("кажд")
CHOSEN = hard("выбранн")
FOUND = hard("найденн")
RANDOM = hard("случайн")
PICKED = hard("выпавш", "ий", "ие")


@dataclass(frozen=True, slots=True)
class Place:
    """A zone as that in which something is, and out of which it goes."""

    at: str
    out: str


@dataclass(frozen=True, slots=True)
class Trait:
    """What is said of a noun: adjectives before it, words after it that keep their form, or another noun instead."""

    before: tuple[Adjective, ...] = ()
    after: str = ""
    instead: Head | None = None


@dataclass(frozen=True, slots=True)
class Noun:
    """What is spoken of, by its description; `known` are the words that point at it where it is known already.

    `owner` is "you", "foe" or nobody; `place` the zone they are in, where that is told ("в руке").
    """

    head: Head
    before: tuple[Adjective, ...] = ()
    after: tuple[str, ...] = ()
    owner: str = ""
    place: str = ""
    out: str = ""
    """The same place as that out of which they are taken ("из руки")."""
    name: str = ""
    known: tuple[Adjective, ...] = ()
    is_plural: bool = True
    by_foe: bool = False
    """Whether the opponent chose it, and so does to it what is done."""
    foe: str = ""
    """The opponent in the genitive, where texts call what is theirs so, and not by an adjective ("противника")."""
    first: tuple[int, int] | None = None
    """How many of them are chosen by being spoken of for the first time; None where that is done."""
    is_random: bool = False
    """Whether chance chooses them."""

    def that_is(self, *traits: Trait) -> "Noun":
        """The noun with these traits told of it."""
        before = tuple(adjective for trait in traits for adjective in trait.before)
        after = tuple(trait.after for trait in traits if trait.after)
        heads = [trait.instead for trait in traits if trait.instead]
        head = heads[-1] if heads else self.head
        return replace(self, head=head, before=(*self.before, *before), after=(*self.after, *after))

    def bare(self, case: int, many: bool, *first: Adjective, few: bool = False) -> str:
        """The description without owner and place, with these words before it; `few` as 2, 3 and 4 want it."""
        agreed = (adjective.agreed(self.head, case, many) for adjective in (*first, *self.before))
        return " ".join((*agreed, (self.head.many if many and not few else self.head.one)[case], *self.after))

    def said(self, case: int, many: bool, *first: Adjective, actor: str = YOU, few: bool = False) -> str:
        """The description with its owner and place, as told of what `actor` does; nobody where that is empty."""
        if self.place:
            foe = self.foe or "соперника"
            whose = {(FOE, YOU): f" {foe}", (YOU, FOE): " другого игрока"}.get((self.owner, actor), "")
            return f"{self.bare(case, many, *first, few=few)} {self.place}{whose}"
        other = tuple(word for word in self.before if word is OTHER)
        theirs = (self.foe,) if self.owner == FOE != actor and self.foe else ()
        rest = tuple(word for word in self.before if word is not OTHER)
        others = replace(self, before=rest, after=(*theirs, *self.after))
        return others.bare(case, many, *first, *other, *self.whose(actor), few=few)

    def whose(self, actor: str) -> tuple[Adjective, ...]:
        if not self.owner:
            return ()
        if self.owner == actor:
            return (OWN,)
        if self.owner == FOE and self.foe:
            return ()
        return (ENEMY,) if self.owner == FOE else (YOUR,)


def some(noun: Noun, least: int, most: int, actor: str = YOU, case: int = ACC) -> str:
    """So many of them, as one or chance chooses them."""
    if noun.known:
        return noun.bare(case, noun.is_plural, *noun.known)
    random = (RANDOM,) if noun.is_random else ()
    if (least, most) == (1, 1):
        return noun.said(case, False, *(random or (() if OTHER in noun.before else (ONE,))), actor=actor)
    if (least, most) == (0, 1):
        return "не более " + noun.said(GEN, False, ONE, actor=actor)
    few = least == most and is_few(most) and (case == NOM or not noun.head.lives)
    return f"{how_many(least, most)} {noun.said(GEN, most > 1, *random, actor=actor, few=few)}"


def how_many(least: int, most: int) -> str:
    """
    >>> how_many(0, 3), how_many(2, 2), how_many(2, ANY_NUMBER), how_many(1, 3)
    ('до 3', '2', 'не меньше 2', 'от 1 до 3')
    """
    if least == most:
        return str(least)
    if most == ANY_NUMBER:
        return f"не меньше {least}"
    return f"до {most}" if least == 0 else f"от {least} до {most}"


def counted(count: int, noun: Noun) -> str:
    """So many of them as what is taken: the noun follows the number.

    >>> card = Noun(Head(("карта", "карты", "карту"), ("карты", "карт", "карты"), is_she=True))
    >>> counted(1, card), counted(2, card), counted(5, card)
    ('карту', '2 карты', '5 карт')
    """
    if count == 1:
        return noun.said(ACC, False)
    return f"{count} {noun.said(GEN, True, few=is_few(count))}"


def is_few(count: int) -> bool:
    """Whether the number wants its noun in the singular: 2, 3, 4, 22 ..., but not 12."""
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


HE, SHE = ("он", "его", "его", "ему"), ("она", "её", "её", "ей")
THEY, IT = ("они", "их", "их", "им"), ("оно", "его", "его", "ему")


def target(noun: Noun, telling: Telling) -> str:
    """What something is done to, and from now on spoken of."""
    return referred(noun, ACC, telling)


def subject(noun: Noun, telling: Telling) -> str:
    """What does something, and is from now on spoken of."""
    return referred(noun, NOM, telling)


def referred(noun: Noun, case: int, telling: Telling, actor: str | None = None) -> str:
    """The noun or its pronoun; what you do something to is your own, whatever else is said of yours is "yours"."""
    telling.doer = noun
    if is_spoken_of(noun, telling):
        return (THEY if noun.is_plural else SHE if noun.head.is_she else HE)[case]
    telling.last = noun.name
    actor = (YOU if case == ACC else "") if actor is None else actor
    if noun.first is not None:
        telling.nouns[noun.name] = replace(noun, first=None, before=(), after=(), place="")
        return some(replace(noun, known=()), *noun.first, actor=actor, case=case)
    if noun.known:
        return noun.bare(case, noun.is_plural, *noun.known)
    return noun.said(case, True, ALL, actor=actor)


def aimed_at(noun: Noun, slot: str, least: int, most: int) -> Noun:
    """So many of these, chosen where they are first spoken of, and afterwards known."""
    if noun.name == slot:
        return noun
    return replace(noun, name=slot, known=(CHOSEN,), is_plural=most > 1, first=(least, most))


def belonging(thing: str, noun: Noun, telling: Telling) -> str:
    """Something of theirs: "его уровень", "уровень этого воина"."""
    is_known = is_spoken_of(noun, telling)
    whose = referred(noun, GEN, telling)
    return f"{whose} {thing}" if is_known else f"{thing} {whose}"


def is_spoken_of(noun: Noun, telling: Telling) -> bool:
    """Whether a pronoun is enough."""
    return bool(noun.name) and noun.name == telling.last


@dataclass(frozen=True, slots=True)
class Verb:
    """An order, what one may do, and what another does: "возьмите", "взять", "берёт"."""

    order: str
    may: str
    does: str

    def told(self, telling: Telling, by_foe: bool = False) -> str:
        if by_foe:
            return self.does
        return self.may if telling.mood == MAY else self.order


def one_of(parts: Iterable[str]) -> str:
    return listed(list(parts), CHOICES)


def all_of(parts: Iterable[str]) -> str:
    return listed(list(parts), JOINTS)


def around(text: str) -> str:
    """A text in quotes, its own quotes as those within.

    >>> around("призовите «Древень»")
    '«призовите „Древень“»'
    """
    return f"«{text.replace('«', '„').replace('»', '“')}»"


def quoted(names: Iterable[str]) -> Iterator[str]:
    return (f"«{name.strip('«»')}»" for name in names)
