"""What the builder shows of a deck beside the search: counts, verdicts, headings, what can be undone."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from cards.card_pages import in_words
from cards.models import Card
from decks import changes
from decks.checking import Verdict, verdicts
from decks.finding import Finding
from decks.listing import families
from decks.models import Deck
from rules.catalogues import load, starter_of, starters
from rules.games import game as game_of
from rules.kernel.decklists import MAIN, DeckEntry, DeckList
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.formats import AddMissing, Fix, Format, Gauge, Issue, Severity, ShowCards
from rules.kernel.game import Game
from rules.kernel.notes import Note
from rules.kernel.relations import Ladder
from rules.kernel.schema import Flag, Number
from rules.kernel.sections import Group, groups

MOST_BUTTONS = 9
"""Number keys go no further, and no row is longer."""
NUMBERS = 3
"""How many of a card's numbers its row tells: the first that its game prints."""


@dataclass(frozen=True, slots=True)
class ShownLadder:
    """A family whose names limit each other, with those of its cards that the deck does not hold."""

    told: Ladder
    others: tuple[CardFacts, ...]


@dataclass(frozen=True)
class Panel:
    """One deck as the builder shows it. One query: whether a state follows the head."""

    deck: Deck
    cards: DeckList

    @cached_property
    def game(self) -> Game:
        return game_of(self.deck.game)

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        return verdicts(self.cards)

    @cached_property
    def verdict(self) -> Verdict:
        """What the deck's own format says of it."""
        return next(verdict for verdict in self.verdicts if verdict.format.key == self.deck.format)

    @cached_property
    def gauges(self) -> tuple[Gauge, ...]:
        return self.verdict.format.gauges(self.cards)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        return groups(self.cards, self.game.sections)

    @property
    def starter(self) -> CardFacts | None:
        """The card the deck starts with, while the deck or the game holds it."""
        return starter_of(self.cards)

    @property
    def scope(self) -> str:
        """What decides which cards are found beside the deck: its format, and what its starter allows."""
        return f"{self.deck.format} {self.game.scope(self.cards.starter)}".strip()

    @property
    def starters(self) -> tuple[CardFacts, ...]:
        """The cards that the deck can start with, where those are none of its own."""
        return starters(self.game)

    @property
    def leader_family(self) -> str:
        """The class or the like that the deck's starter brings."""
        return next(iter(families(self.cards)), "")

    @property
    def longest(self) -> int:
        """The largest group's count, what the bars of the groups are drawn against."""
        return max((group.count for group in self.groups), default=1)

    @cached_property
    def marks(self) -> dict[CardKey, Severity]:
        """The cards that issues name, each with its gravest severity."""
        marks: dict[CardKey, Severity] = {}
        for issue in (*self.verdict.warnings, *self.verdict.errors):
            marks |= dict.fromkeys(issue.cards, issue.severity)
        return marks

    @cached_property
    def notes(self) -> tuple[Note, ...]:
        """What a player ought to know of the deck's families before building on, as long as the deck is not legal."""
        known = family_notes(self.deck.game)
        return () if self.verdict.is_legal else tuple(known[name] for name in self._families if name in known)

    @cached_property
    def _families(self) -> tuple[str, ...]:
        """The clans or classes of its cards."""
        return tuple(map(str, self.cards.counts(lambda card: card.word(self.game.family))))

    @cached_property
    def ladders(self) -> tuple[ShownLadder, ...]:
        """The families of its cards whose names limit each other, those that are broken first."""
        known = {card.key: card for card in load(self.deck.game).cards}
        told = sorted(self.game.ladders(self.cards), key=lambda each: not each.is_broken)
        return tuple(ShownLadder(each, tuple(known[key] for key in each.others if key in known)) for each in told)

    def room(self, card: CardFacts | Card) -> int | None:
        """How many more copies of a card fit, where that is fewer than its buttons offer; else None."""
        facts = card.facts if isinstance(card, Card) else card
        room = self.verdict.format.room(self.cards, facts)
        return None if room is None or room >= self.most_copies(facts) - self.copies(facts.key) else room

    def fix_of(self, issue: Issue) -> Fix | None:
        """What one click does about an issue: the note's search where all of its families lack what it asks for."""
        fix = issue.fix
        note = next((note for note in self.notes if note.issue == issue.code), None)
        if isinstance(fix, ShowCards) and note and len(self.notes) == len(self._families):
            return ShowCards(note.label, note.query)
        return fix

    @property
    def beginnings(self) -> list[Issue]:
        """What fills a deck that is empty with one click."""
        return [issue for issue in self.verdict.errors if isinstance(issue.fix, AddMissing)]

    @property
    def state(self) -> str:
        """How large and how legal, in a sentence for who cannot see it."""
        errors = len(self.verdict.errors)
        judged = "legal" if not errors else "1 issue" if errors == 1 else f"{errors} issues"
        return f"{self.game.size(self.cards)}, {judged}."

    @cached_property
    def is_format_empty(self) -> bool:
        """Whether no card of the catalogue is in the deck's format. One query, unless the deck holds one that is."""
        is_admitted = any(not self.verdict.format.card_issues(card) for card in self.cards.cards())
        return not is_admitted and is_empty(self.verdict.format)

    @cached_property
    def can_undo(self) -> bool:
        return self.deck.head.parent_id is not None

    @cached_property
    def can_redo(self) -> bool:
        return self.deck.head.children.exists()

    def copies(self, card: CardKey) -> int:
        return sum(changes.copies(self.cards, card, part.key) for part in self.game.parts)

    def copies_of_printing(self, card: CardKey, number: str, part: str) -> int:
        return changes.copies_of_printing(self.cards, card, number, part)

    def most_copies(self, card: CardFacts | Card) -> int:
        """The highest number that a card's buttons offer."""
        facts = card.facts if isinstance(card, Card) else card
        return min(self.verdict.format.most_copies(facts) or MOST_BUTTONS, MOST_BUTTONS)

    def name_of(self, issue: Issue) -> str:
        return issue_name(issue)

    def id_of(self, entry: DeckEntry) -> str:
        """A name for the entry's elements that stays while the deck changes, where a catalogue knows the printing."""
        number = entry.printing.id or -1 - self.cards.entries.index(entry)
        return str(number) if entry.part == MAIN else f"{number}-{entry.part}"

    def asking(self, query: str) -> str:
        """The builder's address with this search."""
        return Finding(self.deck, query).address

    def numbers(self, card: Card) -> list[tuple[str, int]]:
        """Label and value of the first numbers that the card prints, for its row."""
        numbers = (each for each in self.game.schema.attributes if isinstance(each, Number) and each.is_listed)
        values = ((each.label, card.attributes.get(each.name)) for each in numbers)
        return [(label, value) for label, value in values if value is not None][:NUMBERS]

    def kind_of(self, card: Card) -> str:
        """What kind of card it is, in games whose decks are built by kinds; else empty."""
        return self.game.schema.kind_name(card.kind) if "kind" in self.game.filters else ""

    def family_of(self, card: Card) -> str:
        """The card's clan, class or the like; empty where it has none."""
        family = card.attributes.get(self.game.family)
        return " · ".join(map(in_words, self.game.schema.parts(self.game.family, family))) if family else ""

    def marks_of(self, card: Card) -> list[str]:
        """What sets the card apart in one word each: a trigger's icon, a marker such as Sentinel."""
        return [
            each.label if isinstance(each, Flag) else f"{in_words(value)} {each.label.lower()}"
            for each in self.game.schema.attributes
            if (value := card.attributes.get(each.name))
            and (isinstance(each, Flag) or each.name == card.kind)
            and each.name != self.game.schema.deck_flag
        ]


def cards_of_other_room(deck: Deck, before: DeckList, after: DeckList) -> list[CardFacts]:
    """The published cards of which another number fits after a change than before it. No query."""
    format = game_of(deck.game).format(deck.format)
    cards = load(deck.game).cards
    if not cards or format.room(before, cards[0]) is None:
        return []
    return [card for card in cards if format.room(before, card) != format.room(after, card)]


def is_empty(format: Format) -> bool:
    """Whether the catalogue holds no card that the format admits. One query."""
    return not Card.objects.of(format.game).admitted_by(format.key).exists()


@cache
def family_notes(game: str) -> Mapping[str, Note]:
    """The notes on families of the game's published cards, by family."""
    return game_of(game).family_notes(load(game).cards)


def issue_name(issue: Issue) -> str:
    """What a fix button posts to say which issue it mends: its code and the cards it names."""
    return " ".join((issue.code, *issue.cards))


def issue_named(verdict: Verdict, name: str) -> Issue | None:
    """The verdict's issue of this name that offers a fix; None once it is mended."""
    return next((issue for issue in verdict.issues if issue.fix and issue_name(issue) == name), None)
