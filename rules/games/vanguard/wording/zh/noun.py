"""Whom Chinese texts speak of: how many, whose, and where."""

from dataclasses import dataclass, replace

from rules.kernel.chinese import numeral
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import Telling


@dataclass(frozen=True, slots=True)
class Trait:
    """What is said of a noun: before it, or as a statement; `instead` of it a name."""

    before: str = ""
    says: str = ""
    instead: str = ""
    is_other: bool = False


@dataclass(frozen=True, slots=True)
class Noun:
    """What is spoken of, by its description, or by `fixed` words where it is known already.

    `unit` counts it, `owner` is "you", "foe" or nobody, `place` the zone they are in where that is told.
    """

    head: str
    unit: str = "个"
    before: str = ""
    owner: str = ""
    place: str = ""
    is_other: bool = False
    name: str = ""
    fixed: str = ""
    is_plural: bool = True
    by_foe: bool = False
    """Whether the opponent chose it, and so does to it what is done."""

    def that_is(self, *traits: Trait) -> "Noun":
        name = "".join(trait.instead for trait in traits)
        return replace(
            self,
            head=name or self.head,
            before=self.before + "".join(trait.before for trait in traits),
            is_other=self.is_other or any(trait.is_other for trait in traits),
        )

    def whose(self, foe: str = "对手") -> str:
        """Whose they are and where, before how many they are; `foe` is what the opponent is called."""
        owner = {YOU: "你", FOE: foe}.get(self.owner, "")
        if self.place:
            return f"{owner or '你'}的{self.place}中的" if owner != "其" else f"其{self.place}中的"
        return owner if owner in ("", "其") else f"{owner}的"

    @property
    def other(self) -> str:
        return "其他" if self.is_other else ""

    @property
    def described(self) -> str:
        return self.before + self.head


def some(noun: Noun, least: int, most: int, foe: str = "对手") -> str:
    """So many of them, as one chooses them.

    >>> some(Noun("单位", owner="foe"), 1, 1), some(Noun("单位", owner="you"), 0, 3)
    ('对手的一个单位', '你的至多3个单位')
    """
    if noun.fixed:
        return noun.fixed
    if (least, most) == (1, 1) and noun.is_other:
        return f"{noun.whose(foe)}另一{noun.unit}{noun.described}"
    return f"{noun.whose(foe)}{how_many(least, most)}{noun.unit}{noun.other}{noun.described}"


def how_many(least: int, most: int) -> str:
    """
    >>> how_many(0, 1), how_many(2, 2), how_many(2, ANY_NUMBER), how_many(1, 3)
    ('至多一', '2', '不少于2', '1到3')
    """
    if least == most:
        return number(least)
    if most == ANY_NUMBER:
        return f"不少于{least}"
    return f"至多{number(most)}" if least == 0 else f"{least}到{most}"


def number(count: int) -> str:
    return numeral(count) if count == 1 else str(count)


def every(noun: Noun) -> str:
    """
    >>> every(Noun("单位", owner="you", is_other=True))
    '你的所有其他单位'
    """
    return f"{noun.whose()}所有{noun.other}{noun.described}"


def said(noun: Noun, telling: Telling) -> str:
    """What something is done to, or does something, and is from now on spoken of."""
    telling.last = noun.name
    return noun.fixed or every(noun)


PRONOUNS = ("其", "它们")


def target(noun: Noun, telling: Telling) -> str:
    """The same, by a pronoun where nothing came between."""
    return PRONOUNS[noun.is_plural] if noun.name and noun.name == telling.last else said(noun, telling)


def subject(noun: Noun, telling: Telling) -> str:
    name = target(noun, telling)
    return "它" if name == "其" else name
