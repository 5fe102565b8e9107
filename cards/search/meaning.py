"""From a query's terms to what they ask: conditions of the game, and how the answer is shown."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from cards.search.conditions import Condition
from cards.search.fields import Unknown, Without, turned
from cards.search.grammar import SETTINGS, Ignored, parse
from cards.search.ordering import Order
from cards.search.terms import And, Node, Not, Or, Term, Word
from cards.search.vocabulary import Vocabulary


class Unique(StrEnum):
    """What is found once: each card, or each of its printings."""

    CARDS = "cards"
    PRINTINGS = "printings"


class Prefer(StrEnum):
    """Which of a card's printings is shown, of those that answer the query."""

    DEFAULT = "default"
    OLDEST = "oldest"
    NEWEST = "newest"
    RAREST = "rarest"


Choice = TypeVar("Choice", Unique, Prefer)


@dataclass(frozen=True, slots=True)
class All:
    """Every part holds."""

    parts: tuple["Wanted", ...]


@dataclass(frozen=True, slots=True)
class Some:
    """One of the parts holds."""

    parts: tuple["Wanted", ...]


Wanted = Condition | Without | All | Some
"""What is asked. Only conditions are ever turned around, never a row of them."""


@dataclass(slots=True)
class Search:
    """A query understood. A refused one is not run."""

    wanted: Wanted | None = None
    """None asks nothing: every card."""
    order: list[Order] = field(default_factory=list)
    unique: Unique = Unique.CARDS
    prefer: Prefer = Prefer.DEFAULT
    ignored: list[Ignored] = field(default_factory=list)
    is_refused: bool = False


def understand(query: str, vocabulary: Vocabulary) -> Search:
    """What the query asks of this game; its terms that mean nothing are among `ignored`."""
    parsed = parse(query)
    search = Search(ignored=[*parsed.ignored], is_refused=parsed.is_refused)
    reader = _Reader(vocabulary, search)
    if parsed.node is not None:
        search.wanted = reader.wanted(parsed.node)
    for setting in parsed.settings:
        reader.set(setting)
    return search


_STOPS = "!?.,;:…"
"""What may stand behind a word and says nothing of a name."""


@dataclass(slots=True)
class _Reader:
    """Walks the terms once, and notes in the search what they set and what is left out."""

    vocabulary: Vocabulary
    search: Search

    def wanted(self, node: Node, is_turned: bool = False) -> Wanted | None:
        """The node's meaning, or its opposite; None when all of it was left out."""
        match node:
            case Word(text):
                return self.told(node, text.rstrip(_STOPS) or text, is_turned)
            case Term():
                return self.asked(node, node, is_turned)
            case Not(inner):
                return self.wanted(inner, not is_turned)
            case And(parts):
                return _joined([self.wanted(part, is_turned) for part in parts], Some if is_turned else All)
            case Or(parts):
                return _joined([self.wanted(part, is_turned) for part in parts], All if is_turned else Some)

    def told(self, written: Word, text: str, is_turned: bool) -> Wanted | None:
        """Cards with the text in their name, and those that it says something else of."""
        named = self.asked(written, Term("name", ":", text), is_turned)
        others = self.vocabulary.meant(text)
        return _joined([named, *(turned(each) if is_turned else each for each in others)], All if is_turned else Some)

    def asked(self, written: Node, term: Term, is_turned: bool) -> Wanted | None:
        if term.key in SETTINGS:
            self.ignore(written, Unknown("says how cards are shown, and cannot be turned around"))
            return None
        asked = self.vocabulary.ask(term.key, term.operator, term.value)
        if isinstance(asked, Unknown):
            self.ignore(written, asked)
            return None
        return turned(asked) if is_turned else asked

    def set(self, term: Term) -> None:
        match term.key:
            case "order":
                self.set_order(term)
            case "unique":
                self.search.unique = self.choice(term, Unique, self.search.unique)
            case "prefer":
                self.search.prefer = self.choice(term, Prefer, self.search.prefer)

    def set_order(self, term: Term) -> None:
        unknown = []
        for name in map(str.strip, term.value.split(",")):
            key = self.vocabulary.orders.get(name.lstrip("+-").lower())
            if key is None:
                unknown.append(name)
            else:
                self.search.order.append(Order(key, is_descending=name.startswith("-")))
        if unknown:
            known = ", ".join(self.vocabulary.orders)
            self.ignore(Term(term.key, ":", ",".join(unknown)), Unknown(f"cards are ordered by {known}"))

    def choice(self, term: Term, choices: type[Choice], before: Choice) -> Choice:
        try:
            return choices(term.value.lower())
        except ValueError:
            self.ignore(term, Unknown(f"{term.key} is one of {', '.join(choices)}"))
            return before

    def ignore(self, written: Node, why: Unknown) -> None:
        self.search.ignored.append(Ignored(str(written), why.reason, why.near))


def _joined(parts: Iterable[Wanted | None], kind: type[All] | type[Some]) -> Wanted | None:
    """The parts that were not left out, as one."""
    kept = tuple(part for part in parts if part is not None)
    return kind(kept) if len(kept) > 1 else next(iter(kept), None)
