"""What a card's page says of it beyond its columns: printed values in words, verdicts, its place in a set."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from cards.models import Card, Printing
from rules.catalogues import load
from rules.kernel.facts import AttributeValue
from rules.kernel.folding import fold
from rules.kernel.formats import Format, Issue
from rules.kernel.game import Game
from rules.kernel.relations import Relation
from rules.kernel.schema import Attribute, Flag, Number, Word
from rules.kernel.wording import Language


@dataclass(frozen=True, slots=True)
class PrintedValue:
    """One printed value in words; `query` finds every card with the same one."""

    label: str
    text: str
    query: str = ""
    is_mark: bool = False
    """Whether it is a marker of the card itself, as Taunt is."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a format admits a card, and each reason why not."""

    format: Format
    issues: tuple[Issue, ...]

    @property
    def is_legal(self) -> bool:
        return not self.issues


@dataclass(frozen=True, slots=True)
class Neighbour:
    """The printing before or after another one in its set."""

    number: str
    name: str
    address: str


@dataclass(frozen=True, slots=True)
class Column:
    """A column of cards in rows: one printed attribute."""

    name: str
    label: str
    is_number: bool

    def text(self, card: Card) -> str:
        return in_words(card.attributes.get(self.name))


def columns(game: Game) -> list[Column]:
    """Every attribute but markers, in the schema's order."""
    attributes = [each for each in game.schema.listed if not isinstance(each, Flag)]
    return [Column(each.name, each.label, isinstance(each, Number)) for each in attributes]


def in_words(value: AttributeValue) -> str:
    """
    >>> in_words("twin_drive"), in_words("Royal Paladin"), in_words(10000), in_words(None)
    ('Twin Drive', 'Royal Paladin', '10000', '—')
    """
    if value is None:
        return "—"
    text = str(value)
    return text.replace("_", " ").title() if text.islower() else text


def printed_values(card: Card, game: Game) -> Iterator[PrintedValue]:
    """Every value the game prints on this card, in the schema's order; markers only where they are there.

    The kind comes first where decks are built by it.
    """
    if "kind" in game.filters:
        word = f'"{card.kind}"' if " " in card.kind else card.kind
        yield PrintedValue("Kind", game.schema.kind_name(card.kind), f"kind:{word}")
    for attribute in game.schema.listed:
        value = card.attributes.get(attribute.name)
        if value is None:
            continue
        if not isinstance(attribute, Flag):
            yield PrintedValue(attribute.label, _told(attribute, value), query_for(attribute, value))
        elif value:
            yield PrintedValue(
                attribute.label, "Yes", f"is:{attribute.name}", is_mark=attribute.name != game.schema.deck_flag
            )


def _told(attribute: Attribute, value: AttributeValue) -> str:
    """A value in words, several with room between them."""
    words = attribute.parts(value) if isinstance(attribute, Word) and isinstance(value, str) else (value,)
    return " · ".join(map(in_words, words))


def query_for(attribute: Attribute, value: AttributeValue) -> str:
    """The search for every card that prints this value."""
    if value is None:
        return ""
    if isinstance(value, int):
        return f"{attribute.key}={value}"
    words = attribute.parts(value) if isinstance(attribute, Word) else (value,)
    return " ".join(f'{attribute.key}:"{word}"' if " " in word else f"{attribute.key}:{word.lower()}" for word in words)


def summary(card: Card, game: Game) -> str:
    """The card in one line: what a search result and a link preview say of it."""
    parts = []
    for attribute in game.schema.listed:
        value = card.attributes.get(attribute.name)
        if isinstance(attribute, Flag):
            parts += [attribute.label] if value else []
        elif isinstance(value, int):
            parts.append(f"{attribute.label.lower()} {value}")
        elif value:
            parts.append(in_words(value))
    return ", ".join(parts)


def verdicts(card: Card, game: Game) -> list[Verdict]:
    """Every format's word on this card, the default format's first; no query after `with_printings`."""
    facts = card.facts
    return [Verdict(format, tuple(format.card_issues(facts))) for format in game.formats]


def translations(card: Card, game: Game) -> list[Language]:
    """The languages beside the site's own in which every ability is told, as the game lists them; no query."""
    languages = game.wording.languages[1:] if game.wording is not None else ()
    texts = [ability.get("texts", {}) for ability in card.abilities]
    return [language for language in languages if texts and all(language.tag in each for each in texts)]


def asks_for(card: Card) -> list[Card]:
    """The cards its abilities name, in that order; two queries, none where no card is named."""
    names = [fold(name) for ability in card.facts.abilities for name in ability.names if name != card.name]
    cards = Card.objects.of(card.game).filter(folded_name__in=names).with_printings() if names else ()
    named = {other.folded_name: other for other in cards}
    return [named[name] for name in dict.fromkeys(names) if name in named]


@dataclass(frozen=True, slots=True)
class ShownRelation:
    """The cards that one belongs with under one heading, stage after stage, without those that are not here."""

    told: Relation
    stages: tuple[tuple[Card, ...], ...]


def relations(card: Card, game: Game) -> list[ShownRelation]:
    """Which cards it belongs with, by its game's own lights; two queries, none where it belongs with no card."""
    told = list(game.relations(card.facts, load(game.key)))
    keys = {key for each in told for key in each.keys}
    found = (
        {other.key: other for other in Card.objects.of(card.game).filter(key__in=keys).with_printings()} if keys else {}
    )
    shown = [ShownRelation(each, _stages(each, found)) for each in told]
    return [each for each in shown if each.stages]


def _stages(told: Relation, found: Mapping[str, Card]) -> tuple[tuple[Card, ...], ...]:
    stages = (tuple(found[key] for key in stage if key in found) for stage in told.stages)
    return tuple(stage for stage in stages if stage)


def neighbours(printing: Printing) -> tuple[Neighbour | None, Neighbour | None]:
    """The printings before and after this one in its set, by number; two queries."""
    others = Printing.objects.filter(card_set=printing.card_set).select_related("card")
    before = others.filter(number__lt=printing.number).order_by("-number").first()
    after = others.filter(number__gt=printing.number).order_by("number").first()
    return before and _neighbour(before), after and _neighbour(after)


def _neighbour(printing: Printing) -> Neighbour:
    address = printing.card.get_absolute_url() + "?" + urlencode({"p": printing.uid})
    return Neighbour(printing.number, printing.card.name, address)
