"""A game as one value: what differs between games is here, never an `if` in the kernel."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rules.kernel.advice import NO_ADVICE, Advice
from rules.kernel.catalogue import Catalogue
from rules.kernel.decklists import MAIN, MAIN_PART, DeckList, Part
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.formats import Format
from rules.kernel.notes import Note
from rules.kernel.opening import Opening
from rules.kernel.play import Play
from rules.kernel.relations import Ladder, Relation
from rules.kernel.schema import CardSchema
from rules.kernel.sections import Section
from rules.kernel.wording import Wording


def never(card: CardFacts) -> bool:
    return False


def everything(starter: CardKey | None) -> str:
    return ""


def main_part(card: CardFacts) -> str:
    return MAIN


def no_notes(cards: Iterable[CardFacts]) -> Mapping[str, Note]:
    return {}


def no_relations(card: CardFacts, catalogue: Catalogue) -> Iterable[Relation]:
    return ()


def no_ladders(deck: DeckList) -> Iterable[Ladder]:
    return ()


@dataclass(frozen=True, slots=True)
class Game:
    """`formats[0]` is the one a new deck starts with; `rulebook` is the prefix of its rule numbers.

    `short` is its name where space is short, the same as its name where none is given.
    """

    key: str
    name: str
    rulebook: str
    schema: CardSchema
    formats: tuple[Format, ...]
    short: str = ""
    family: str = ""
    """The attribute that tells its decks apart: the clan, the class. Empty where there is none."""
    filters: tuple[str, ...] = ()
    """The attributes that a builder of decks looks for first."""
    starter_word: str | None = None
    """What the game calls the card a deck starts with ("first vanguard"); None where there is none."""
    can_start: Callable[[CardFacts], bool] = never
    """Whether a card can be the one a deck starts with."""
    is_starter_apart: bool = False
    """Whether that card is none of the deck's own, as a hero is none of the cards drawn."""
    scope: Callable[[CardKey | None], str] = everything
    """The search within which cards for a deck with this starter are looked for; empty for all cards."""
    part_of: Callable[[CardFacts], str] = main_part
    """The part of a deck where a card belongs."""
    parts: tuple[Part, ...] = (MAIN_PART,)
    """The parts that its decks have, the main one first."""
    sections: tuple[Section, ...] = ()
    """The headings its deck lists are read under, in that order."""
    opening: Opening | None = None
    """How its first hand is drawn; None where there is no hand."""
    advice: Advice = NO_ADVICE
    family_notes: Callable[[Iterable[CardFacts]], Mapping[str, Note]] = no_notes
    """What to tell, by family, before someone builds a deck of these cards that cannot be legal."""
    relations: Callable[[CardFacts, Catalogue], Iterable[Relation]] = no_relations
    """Which published cards a card belongs with."""
    ladders: Callable[[DeckList], Iterable[Ladder]] = no_ladders
    """The families of cards in a deck whose names limit each other."""

    play: Play | None = None
    """How it is played; None while only its decks can be built and checked."""

    wording: Wording | None = None
    """How what its cards do is told; None while its scripts have no templates."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "short", self.short or self.name)

    def playable(self) -> Play:
        """How it is played; ValueError for a game whose matches are not there yet."""
        if self.play is None:
            raise ValueError(f"{self.name} cannot be played here yet")
        return self.play

    def sizes(self, deck: DeckList) -> list[tuple[Part, int]]:
        """How many cards each part of a deck holds; the main one first, the others where they hold any."""
        main, *others = self.parts
        return [(main, deck.size()), *((part, size) for part in others if (size := deck.size(part.key)))]

    def size(self, deck: DeckList) -> str:
        """The same in words: "24 dolls, 8 spells"."""
        return ", ".join(part.counted(size) for part, size in self.sizes(deck))

    def format(self, key: str) -> Format:
        """The format with this key; KeyError when the game has none of that name."""
        for candidate in self.formats:
            if candidate.key == key:
                return candidate
        raise KeyError(key)
