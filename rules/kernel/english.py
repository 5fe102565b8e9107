"""What English needs of nouns: number, "a" and "an", whose they are, and the pronoun."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import EITHER, Joints, Telling, listed

JOINTS = Joints(comma=", ", last=" and ", series=", and ", then=", then ", so=", and ", turn="; ")
CHOICES = Joints(comma=", ", last=" or ", series=", or ", then="", so="", turn="")


@dataclass(frozen=True, slots=True)
class Trait:
    """What is said of a noun: before it, after it, or with "is" ("grade 2 or higher"); `instead` of it a name.

    `many` is that name for several, where it has another form.
    """

    before: str = ""
    after: str = ""
    says: str = ""
    instead: str = ""
    many: str = ""
    leads: bool = False
    """Whether it comes even before "enemy"."""
    is_another: bool = False


PLAIN, HELD, THEIRS = "plain", "held", "theirs"
"""From where a noun is told: by nobody, after "have", or as what the opponent does something to."""


@dataclass(frozen=True, slots=True)
class Noun:
    """What is spoken of, by its description, or by `fixed` words where it is known already ("this unit").

    `owner` is "you", "foe", "either" or nobody; `place` the zone they are in, where that is told ("hand").
    """

    one: str
    many: str
    leading: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    owner: str = ""
    place: str = ""
    out: bool = False
    """Whether they are taken out of that place: "from your hand"."""
    is_another: bool = False
    name: str = ""
    fixed: str = ""
    is_plural: bool = True
    by_foe: bool = False
    """Whether the opponent chose it, and so does to it what is done."""
    first: tuple[int, int] | None = None
    """How many of them are chosen by being spoken of for the first time; None where that is done."""

    def that_is(self, *traits: Trait) -> "Noun":
        """The noun with these traits told of it."""
        name = "".join(trait.instead for trait in traits)
        names = "".join(trait.many or trait.instead for trait in traits)
        return replace(
            self,
            one=name or self.one,
            many=names or self.many,
            leading=(*self.leading, *(trait.before for trait in traits if trait.leads)),
            before=(*self.before, *(trait.before for trait in traits if trait.before and not trait.leads)),
            after=(*self.after, *(trait.after for trait in traits if trait.after)),
            is_another=self.is_another or any(trait.is_another for trait in traits),
        )

    def said(self, many: bool, view: str = PLAIN) -> str:
        """The description without its article or number."""
        enemy = "enemy" if self.owner == FOE and view == PLAIN and not self.place else ""
        words = (*self.leading, enemy, *self.before, self.many if many else self.one, *self.after, self.where(view))
        return " ".join(word for word in words if word)

    def where(self, view: str) -> str:
        if view == HELD and self.place == "hand":
            return "in hand"
        theirs = {EITHER: "either player’s", FOE: "your opponent’s" if view == PLAIN else "their"}
        whose = theirs.get(self.owner, "your")
        return self.place and f"{'from' if self.out else 'in'} {whose} {self.place}"

    def whose(self, view: str) -> str:
        """The word for its owner before it; nothing where the place or "enemy" says it."""
        if self.place or (self.owner == FOE and view == PLAIN):
            return ""
        return {YOU: "your ", FOE: "their "}.get(self.owner, "")

    @property
    def other(self) -> str:
        return "other " if self.is_another else ""


def some(noun: Noun, least: int, most: int, view: str = PLAIN) -> str:
    """So many of them, as one chooses them.

    >>> some(Noun("unit", "units", owner="foe"), 1, 1), some(Noun("unit", "units", owner="you"), 0, 3)
    ('one enemy unit', 'up to 3 of your units')
    """
    if noun.fixed:
        return noun.fixed
    whose, count = noun.whose(view), how_many(least, most)
    if whose and noun.is_another and (least, most) == (1, 1):
        return f"another of {whose}{noun.said(True, view)}"
    if whose:
        return f"{count} of {whose}{noun.other}{noun.said(True, view)}"
    return f"{count} {noun.other}{noun.said(most > 1, view)}"


def how_many(least: int, most: int) -> str:
    """
    >>> how_many(0, 1), how_many(2, 2), how_many(2, ANY_NUMBER), how_many(1, 3)
    ('up to one', '2', '2 or more', 'from 1 to 3')
    """
    if least == most:
        return number(least)
    if most == ANY_NUMBER:
        return f"{least} or more"
    return f"up to {number(most)}" if least == 0 else f"from {least} to {most}"


def number(count: int) -> str:
    return "one" if count == 1 else str(count)


def every(noun: Noun) -> str:
    """
    >>> every(Noun("unit", "units", owner="you", is_another=True))
    'all your other units'
    """
    return f"all {noun.whose(PLAIN)}{noun.other}{noun.said(True)}"


def each(noun: Noun) -> str:
    """
    >>> each(Noun("unit", "units", owner="you")), each(Noun("card", "cards", owner="foe", place="hand"))
    ('each of your units', 'each card in your opponent’s hand')
    """
    whose = noun.whose(PLAIN)
    return f"each of {whose}{noun.other}{noun.said(True)}" if whose else f"each {noun.other}{noun.said(False)}"


def a(text: str) -> str:
    """
    >>> a("Oracle Think Tank card"), a("unit"), a("“Asura Kaiser”"), a("8/8 Infernal")
    ('an Oracle Think Tank card', 'a unit', 'an “Asura Kaiser”', 'an 8/8 Infernal')
    """
    sound = text.lstrip("“").lower()
    return f"{'an' if sound[:1] in 'aeiou8' and not sound.startswith('uni') else 'a'} {text}"


def plural(name: str) -> str:
    """
    >>> plural("Snake"), plural("Spirit Wolf"), plural("Ashes")
    ('Snakes', 'Spirit Wolves', 'Ashes')
    """
    if name.endswith("s"):
        return name
    return f"{name.removesuffix('f')}ves" if name.endswith("f") else f"{name}s"


def counted(count: int, noun: Noun) -> str:
    """
    >>> counted(1, Noun("card", "cards")), counted(2, Noun("card", "cards"))
    ('a card', '2 cards')
    """
    return a(noun.said(False)) if count == 1 else f"{count} {noun.said(True)}"


def target(noun: Noun, telling: Telling) -> str:
    """What something is done to, and from now on spoken of."""
    return _referred(noun, telling, "them" if noun.is_plural else "it")


def subject(noun: Noun, telling: Telling) -> str:
    """What does something, and is from now on spoken of."""
    return _referred(noun, telling, "they" if noun.is_plural else "it")


def _referred(noun: Noun, telling: Telling, pronoun: str) -> str:
    telling.doer = noun
    if noun.name and noun.name == telling.last:
        return pronoun
    telling.last = noun.name
    if noun.first is not None:
        telling.nouns[noun.name] = replace(noun, first=None)
        return some(replace(noun, fixed=""), *noun.first)
    return noun.fixed or every(noun)


def possessive(noun: Noun, telling: Telling) -> str:
    """Whose something is, and is from now on spoken of: "its", "this unit’s"."""
    name = _referred(noun, telling, "their" if noun.is_plural else "its")
    if name in ("their", "its"):
        return name
    return f"{name}’" if name.endswith("s") else f"{name}’s"


def aimed_at(noun: Noun, slot: str, least: int, most: int) -> Noun:
    """So many of these, chosen where they are first spoken of, and afterwards known."""
    if noun.name == slot:
        return noun
    words = f"those {noun.many}" if most > 1 else f"that {noun.one}"
    return replace(noun, name=slot, fixed=words, is_plural=most > 1, first=(least, most))


def one_of(parts: Iterable[str]) -> str:
    """
    >>> one_of(["a", "b", "c"])
    'a, b, or c'
    """
    return listed(list(parts), CHOICES)


def all_of(parts: Iterable[str]) -> str:
    return listed(list(parts), JOINTS)


def quoted(names: Iterable[str]) -> Iterator[str]:
    return (f"“{name}”" for name in names)
