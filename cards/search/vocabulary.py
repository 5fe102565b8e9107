"""The keys that a game's searches know: its schema's attributes, and what is loaded of it as their values.

Nothing here is typed per game. A key that every game has goes before an attribute of the same name.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache, partial

from django.db.models import Count

from cards.indexing import facet_word
from cards.models import CardSet, Facet, Printing
from cards.search.conditions import Condition, Facets, Holding, InSets, Named, Numbered, Rarities
from cards.search.fields import Asked, Field, MarkerField, NumberField, PartField, Unknown, Without, WordField, turned
from cards.search.ordering import Key, keys
from cards.search.terms import Term
from rules.kernel.game import Game
from rules.kernel.schema import Flag, Number, Word

FoundWords = Mapping[str, Sequence[str]]
"""The words that cards print, by attribute."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Every key of one game's searches, what they can be ordered by, and its rarities, the rarest first."""

    game: Game
    fields: Mapping[str, Field]
    orders: Mapping[str, Key]
    rarities: tuple[str, ...]

    def ask(self, key: str, operator: str, value: str) -> Asked | Unknown:
        """What a term means, or why it means nothing; `near` of that is a whole term that does."""
        field = self.fields.get(key)
        if field is None:
            near = get_close_matches(key, self.fields, 1)
            return Unknown(f"there is no key {key}", str(Term(near[0], operator, value)) if near else "")
        if not value:
            return Unknown("has no value after it")
        asked = field.ask("=" if operator == "!=" else operator, value)
        if isinstance(asked, Unknown):
            return Unknown(asked.reason, str(Term(key, ":", asked.near)) if asked.near else "")
        return turned(asked) if operator == "!=" else asked


@lru_cache(maxsize=16)
def vocabulary(game: Game, digest: str) -> Vocabulary:
    """What searches know of the game's catalogue as it stood at this digest. Three queries, once a digest."""
    words: dict[str, list[str]] = {}
    facets = Facet.objects.filter(game=game.key, word__isnull=False).values_list("name", "word").distinct()
    for name, word in facets.order_by("name", "word"):
        words.setdefault(name, []).append(word)
    sets = tuple(CardSet.objects.filter(game=game.key).values_list("code", "name", "era"))
    printed = Printing.objects.filter(game=game.key).values_list("rarity").annotate(copies=Count("pk"))
    rarities = tuple(rarity for rarity, _ in printed.order_by("copies", "rarity"))
    fields = dict(_attributes(game, words)) | dict(_everywhere(game, words, sets, rarities))
    return Vocabulary(game, fields, keys(game, rarities), rarities)


def _attributes(game: Game, words: FoundWords) -> Iterator[tuple[str, Field]]:
    for attribute in game.schema.attributes:
        if isinstance(attribute, Number):
            yield attribute.name, NumberField(attribute.name, attribute.label)
        elif isinstance(attribute, Word):
            known = (*map(facet_word, attribute.values), *words.get(attribute.name, ()))
            yield attribute.name, _word_field(attribute.name, attribute.label, known)


def _everywhere(
    game: Game, words: FoundWords, sets: Sequence[tuple[str, str, str]], rarities: Sequence[str]
) -> Iterator[tuple[str, Field]]:
    """The keys that every game has."""
    codes = {facet_word(name): code for code, name, _ in sets} | {facet_word(code): code for code, _, _ in sets}
    in_sets = partial(InSets, game.key)
    number = PartField("number", partial(Numbered, game.key), partial(Numbered, game.key, is_whole=True))
    yield "name", PartField("name", partial(Holding, "folded_names"), partial(Named, game.key))
    yield "text", PartField("text", partial(Holding, "folded_text"), partial(Holding, "folded_text"))
    yield "set", WordField("Set", codes, in_sets)
    yield "era", WordField("Era", {facet_word(era): era for era in game.schema.eras}, partial(_of_eras, in_sets, sets))
    yield "rarity", WordField("Rarity", {facet_word(rarity): rarity for rarity in rarities if rarity}, Rarities)
    yield "number", number
    yield "no", number
    yield "kind", _word_field("kind", "Kind", map(facet_word, game.schema.kinds))
    yield "format", WordField("Format", dict(_formats(game)), partial(Facets, "format"))
    yield "is", MarkerField(_markers(game))


def _word_field(name: str, label: str, words: Iterable[str]) -> WordField:
    """A word that cards print as a facet; cards that print none are asked for as well."""
    return WordField(label, {word: word for word in words}, partial(Facets, name), none=Without(Facets(name)))


def _of_eras(
    in_sets: Callable[[tuple[str, ...]], Condition], sets: Sequence[tuple[str, str, str]], eras: tuple[str, ...]
) -> Condition:
    return in_sets(tuple(code for code, _, era in sets if era in eras))


def _formats(game: Game) -> Iterator[tuple[str, str]]:
    """Formats by their keys, with the game's name in front and without."""
    for format in game.formats:
        key = facet_word(format.key)
        yield key, key
        yield key.removeprefix(f"{game.key}."), key


def _markers(game: Game) -> dict[str, Condition]:
    """What `is:` takes: kinds, the words of attributes that know all of theirs, flags, and "vanilla"."""
    markers: dict[str, Condition] = {
        facet_word(kind): Facets("kind", (facet_word(kind),)) for kind in game.schema.kinds
    }
    for attribute in game.schema.attributes:
        if isinstance(attribute, Word):
            for word in map(facet_word, attribute.values):
                markers.setdefault(word, Facets(attribute.name, (word,)))
    flags = [facet_word(attribute.name) for attribute in game.schema.attributes if isinstance(attribute, Flag)]
    return markers | {word: Facets("is", (word,)) for word in ("vanilla", *flags)}
