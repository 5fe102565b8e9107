"""What abilities do, told in any language: one small template for each kind of record that scripts hold.

A language is data: templates by kind of record, and its words for the words of the vocabulary. What a template
gives for a selector, a condition or a cost (a noun, a clause, a verb in three moods) is the language's own affair;
for a step it is clauses, for an ability the whole text. The kernel finds the template, remembers what was spoken
of, tells neighbours in one breath where they belong together, and joins clauses. It knows no grammar.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

from rules.kernel.abilities import Ability, CardScript, When
from rules.kernel.catalogue import Catalogue
from rules.kernel.facts import Ability as Note
from rules.kernel.facts import CardFacts
from rules.kernel.records import Record
from rules.kernel.scripts import Vocabulary, asks_for

Template = Callable[[Any, "Telling"], Any]
Templates = Mapping[type[Record], Template]
Whole = Callable[[CardScript, CardFacts | None, Callable[[Ability], "Telling"]], str]
"""The one text of a card: from its script, its printed facts, and who tells one of its abilities."""

THIS = "this"
"""The name under which a telling remembers the card whose text it tells."""

EITHER = "either"
"""The owner of cards that may be of either player, beside "you" and "foe"."""

ORDER, MAY = "order", "may"
"""How steps are told: do them, or their owner may do them."""


class Clause(NamedTuple):
    """One part of an effect: an order or a statement. One that `opens` begins a new thought."""

    text: str
    is_order: bool = True
    opens: bool = False
    by_foe: bool = False
    """Whether it is the opponent who does it."""


@dataclass(frozen=True, slots=True)
class Joints:
    """What a language puts between the parts of an effect."""

    comma: str
    last: str
    """Between two orders, and before the last of several."""
    series: str
    """Instead of `last`, where there are three or more."""
    then: str
    """Before an order that opens a new thought."""
    so: str
    """Before a statement that follows an order."""
    turn: str
    """After a statement."""


@dataclass(frozen=True, eq=False)
class Language:
    """A language by its tag ("ru"), and as it calls itself ("По-русски").

    `words` are its phrases for a game's words, by kind of word.
    """

    tag: str
    name: str
    templates: Templates
    words: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    whole: Whole | None = None
    """How a card's one text is told, in a game whose cards carry one; None where each ability stands by itself."""
    fields: Mapping[str, Callable[[Any, "Telling"], str]] = field(default_factory=dict)
    """How fields of records are told in templates that are texts (`phrases`), by the word that asks for it."""

    def lacks(self, vocabulary: Vocabulary) -> list[str]:
        """What scripts may hold and this language cannot tell: kinds of record by class, and words by kind."""
        kinds = [kind.__name__ for kind in vocabulary.records.values() if kind not in {*self.templates, CardScript}]
        listed = ((kind, word) for kind, words in vocabulary.words.items() for word in words)
        return kinds + [f"{kind} {word}" for kind, word in listed if word not in self.words.get(kind, {})]


@dataclass(frozen=True, eq=False)
class Wording:
    """How one game's cards are told: its languages, the first one being that of the site, and its kinds of ability.

    `together` says of which kinds neighbours are told in one breath, and what they must share for it; their template
    is given them all.
    """

    languages: tuple[Language, ...]
    kinds: Mapping[type[Ability], str] = field(default_factory=dict)
    together: Mapping[type[Record], Callable[[Any], Hashable]] = field(default_factory=dict)

    def language(self, tag: str) -> Language:
        """The language of this tag; KeyError when there is none."""
        return {language.tag: language for language in self.languages}[tag]

    def texts(self, script: CardScript, tag: str, cards: Catalogue) -> tuple[str, ...]:
        """Every ability of the script in this language, in the script's order, those held back too."""
        telling = self._telling(script, tag, cards)
        return tuple(telling(ability).text() for ability in script.abilities)

    def read(self, script: CardScript, tag: str, cards: Catalogue) -> tuple[str, ...]:
        """The same as the card shows it: one text, or none, in a game whose cards carry one."""
        whole = self.language(tag).whole
        if whole is None:
            return self.texts(script, tag, cards)
        text = whole(script, cards.card(script.key), self._telling(script, tag, cards))
        return (text,) if text else ()

    def _telling(self, script: CardScript, tag: str, cards: Catalogue) -> "Callable[[Ability], Telling]":
        return lambda ability: Telling(self, self.language(tag), script, ability, cards)

    def notes(self, script: CardScript, cards: Catalogue) -> tuple[Note, ...]:
        """What a reader is told of the script: each ability in every language, but those told within another."""
        main, *others = ((language.tag, self.read(script, language.tag, cards)) for language in self.languages)
        told: tuple[CardScript | Ability, ...] = script.abilities if self.languages[0].whole is None else (script,)
        return tuple(
            self._note(told[place], text, {tag: texts[place] for tag, texts in others}, cards)
            for place, text in enumerate(main[1])
            if not _is_held_back(told[place])
        )

    def _note(self, told: CardScript | Ability, text: str, texts: Mapping[str, str], cards: Catalogue) -> Note:
        asked, needs = asks_for(told)
        printed = tuple(cards.name_of(key) for key in asked)
        if isinstance(told, CardScript):
            return Note("", (), text, printed, needs, texts)
        return Note(self.kinds[type(told)], told.zones, text, printed, needs, texts)


def _is_held_back(told: CardScript | Ability) -> bool:
    return isinstance(told, When) and told.gained


class Telling:
    """One ability being told."""

    def __init__(
        self,
        wording: Wording,
        language: Language,
        script: CardScript,
        ability: Ability,
        cards: Catalogue,
        within: tuple[Ability, ...] = (),
    ) -> None:
        self.wording = wording
        self.language = language
        self.script = script
        self.ability = ability
        self.cards = cards
        self.within = within
        """The abilities whose texts this one stands in, where an effect gives it."""
        self.nouns: dict[str, Any] = {}
        """What each name stands for that steps and events give to cards ("it", "found")."""
        self.last = ""
        """The name of what was spoken of last, so that a pronoun can mean nothing else; empty where it could."""
        self.doer: Any = None
        """The noun that was told last, with which a verb agrees."""
        self.mood = ORDER

    def text(self) -> str:
        (text,) = self.told((self.ability,))
        return str(text)

    def tell(self, record: Record) -> Any:
        return self.language.templates[type(record)](record, self)

    def word(self, kind: str, word: str) -> Any:
        """The language's phrase for a word of the game; the word itself where no list has it."""
        return self.language.words[kind].get(word, word)

    def named(self, key: str) -> str:
        """A card's name in this language."""
        return self.cards.name_of(key, self.language.tag)

    def told(self, records: Iterable[Record]) -> Iterator[Any]:
        """Each of them told, those that belong together in one breath."""
        for breath, run in groupby(records, self._breath):
            if breath is None:
                yield from map(self.tell, run)
            else:
                first, *others = run
                yield self.language.templates[type(first)]((first, *others), self)

    def clauses(self, steps: Iterable[Record]) -> list[Clause]:
        return [clause for clauses in self.told(steps) for clause in clauses]

    def ordered(self, steps: Iterable[Record]) -> list[Clause]:
        """The steps as orders, also within what one may do."""
        mood, self.mood = self.mood, ORDER
        clauses = self.clauses(steps)
        self.mood = mood
        return clauses

    def allowed(self, steps: Iterable[Record]) -> tuple[list[Clause], bool]:
        """The steps as what one may do, and whether they can be told so; where they begin with no deed, as orders."""
        last, nouns = self.last, dict(self.nouns)
        self.mood = MAY
        clauses = self.clauses(steps)
        if clauses[0].is_order:
            return clauses, True
        self.last, self.nouns = last, nouns
        return self.ordered(steps), False

    def gained(self, place: int) -> str | None:
        """The ability of this script that one of its effects gives, as a text of its own; None for this very one."""
        within = (*self.within, self.ability)
        ability = self.script.abilities[place]
        if ability in within:
            return None
        return Telling(self.wording, self.language, self.script, ability, self.cards, within).text()

    def _breath(self, record: Record) -> Hashable | None:
        share = self.wording.together.get(type(record))
        return None if share is None else share(record)


def joined(clauses: Iterable[Clause], joints: Joints) -> str:
    """The clauses as one sentence without its stop: orders in a row are a list, a statement stands apart."""
    text = ""
    before: Clause | None = None
    for run in _runs(clauses):
        text += _joint(before, run[0], joints) + listed([clause.text for clause in run], joints)
        before = run[-1]
    return text


def _joint(before: Clause | None, after: Clause, joints: Joints) -> str:
    if before is None:
        return ""
    if not before.is_order:
        return joints.turn
    return joints.then if after.is_order else joints.so


def _runs(clauses: Iterable[Clause]) -> Iterator[list[Clause]]:
    """Orders to one player in a row, up to the next that opens a new thought; each statement alone."""
    run: list[Clause] = []
    for clause in clauses:
        if run and not _goes_on(run[-1], clause):
            yield run
            run = []
        run.append(clause)
    if run:
        yield run


def _goes_on(before: Clause, after: Clause) -> bool:
    return before.is_order and after.is_order and not after.opens and before.by_foe is after.by_foe


def listed(parts: list[str], joints: Joints) -> str:
    """
    >>> listed(["a", "b", "c"], Joints(", ", " and ", ", and ", ", then ", ", and ", "; "))
    'a, b, and c'
    """
    *others, last = parts
    if not others:
        return last
    return joints.comma.join(others) + (joints.last if len(others) == 1 else joints.series) + last


def begun(text: str) -> str:
    """The text with its first letter large.

    >>> begun("draw a card")
    'Draw a card'
    """
    return text[:1].upper() + text[1:]


def signed(amount: int) -> str:
    """
    >>> signed(500), signed(-500)
    ('+500', '−500')
    """
    return f"{amount:+}".replace("-", "−")
