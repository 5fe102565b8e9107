"""The keys that a game's searches know: its schema's attributes, and what is loaded of it as their values.

Nothing here is typed per game. A key that every game has goes before an attribute of the same name.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
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
from rules.kernel.folding import fold
from rules.kernel.game import Game
from rules.kernel.schema import Flag, Number, Word


@dataclass(frozen=True, slots=True)
class Loaded:
    """What stands in a game's catalogue, counted: cards by printed word and number, printings by set and rarity."""

    words: Mapping[str, Mapping[str, int]]
    numbers: Mapping[str, Mapping[int, int]]
    sets: Mapping[str, "LoadedSet"]
    rarities: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class LoadedSet:
    name: str
    era: str
    printings: int


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Every key of one game's searches, what they can be ordered by, and its rarities, the rarest first.

    `bare` holds what a word without a key asks for besides names: a printed word, a marker or a set's code.
    """

    game: Game
    fields: Mapping[str, Field]
    orders: Mapping[str, Key]
    rarities: tuple[str, ...]
    bare: Mapping[str, tuple[Condition, ...]]

    def rank(self, rarity: str) -> int:
        """How rare a rarity is, 0 the rarest; the last for one that was not there yet."""
        return self.rarities.index(rarity) if rarity in self.rarities else len(self.rarities)

    def ask(self, key: str, operator: str, value: str) -> Asked | Unknown:
        """What a term means, or why it means nothing; `near` of that is a whole term that does."""
        field = self.fields.get(key)
        if field is None:
            near = self.near_key(key, value)
            return Unknown(f"there is no key {key}", str(Term(near, operator, value)) if near else "")
        if not value:
            return Unknown("has no value after it")
        asked = field.ask("=" if operator == "!=" else operator, value)
        if isinstance(asked, Unknown):
            return Unknown(asked.reason, str(Term(key, ":", asked.near)) if asked.near else "")
        return turned(asked) if operator == "!=" else asked

    def near_key(self, key: str, value: str) -> str:
        """The key that may have been meant, like it or begun by it, sooner one that takes the value; empty for none."""
        near = [*get_close_matches(key, self.fields), *(name for name in self.fields if name.startswith(key))]
        taking = (name for name in near if not isinstance(self.fields[name].ask("=", value), Unknown))
        return next(taking, near[0] if near else "")

    def meant(self, text: str) -> tuple[Condition, ...]:
        """What a word without a key asks for besides names: just that printed word or set, or a number's start."""
        if _NUMBER.fullmatch(text):
            return (Numbered(self.game.key, fold(text)),)
        return self.bare.get(facet_word(text), ())


_NUMBER = re.compile(r"[^\W_][\w-]*/\w*\d\w*")
"""A set and a number, as they are printed."""


@lru_cache(maxsize=16)
def vocabulary(game: Game, digest: str) -> Vocabulary:
    """What searches know of the game's catalogue as it stood at this digest. Three queries, once a digest."""
    loaded = _loaded(game.key)
    rarities = tuple(sorted(loaded.rarities, key=lambda rarity: (loaded.rarities[rarity], rarity)))
    fields = dict(_attributes(game, loaded)) | dict(_everywhere(game, loaded))
    return Vocabulary(game, fields, keys(game, rarities), rarities, _bare(game, loaded))


def _bare(game: Game, loaded: Loaded) -> dict[str, tuple[Condition, ...]]:
    """Markers, every printed word, and the codes of sets."""
    markers = _markers(game, loaded)
    bare: dict[str, tuple[Condition, ...]] = {word: (marker,) for word, marker in markers.items()}
    printed = [attribute.name for attribute in game.schema.attributes if isinstance(attribute, Word)]
    for name in printed:
        for word in loaded.words.get(name, ()):
            bare[word] = tuple(dict.fromkeys((*bare.get(word, ()), _facets(game, loaded, name, (word,)))))
    for code in loaded.sets:
        word = facet_word(code)
        bare[word] = (*bare.get(word, ()), _in_sets(game, loaded, (code,)))
    return bare


def _loaded(game: str) -> Loaded:
    words: dict[str, dict[str, int]] = {}
    numbers: dict[str, dict[int, int]] = {}
    facets = Facet.objects.filter(game=game).values_list("name", "word", "number").annotate(cards=Count("pk"))
    for name, word, number, cards in facets.order_by("name", "word", "number"):
        if number is None:
            words.setdefault(name, {})[word] = cards
        else:
            numbers.setdefault(name, {})[number] = cards
    sets = CardSet.objects.filter(game=game).annotate(printed=Count("printings"))
    rarities = Printing.objects.filter(game=game).values_list("rarity").annotate(printings=Count("pk")).order_by()
    return Loaded(
        words, numbers, {each.code: LoadedSet(each.name, each.era, each.printed) for each in sets}, dict(rarities)
    )


def _attributes(game: Game, loaded: Loaded) -> Iterator[tuple[str, Field]]:
    for attribute in game.schema.attributes:
        if isinstance(attribute, Number):
            numbers = loaded.numbers.get(attribute.name, {})
            yield attribute.key, NumberField(game.key, attribute.name, attribute.label, numbers)
        elif isinstance(attribute, Word):
            known = (*map(facet_word, attribute.values), *loaded.words.get(attribute.name, ()))
            yield attribute.key, _word_field(game, loaded, attribute.name, attribute.label, known)


def _everywhere(game: Game, loaded: Loaded) -> Iterator[tuple[str, Field]]:
    """The keys that every game has."""
    names = {facet_word(card_set.name): code for code, card_set in loaded.sets.items()}
    codes = {facet_word(code): code for code in loaded.sets}
    eras = {facet_word(era): era for era in game.schema.eras}
    rarities = {facet_word(rarity): rarity for rarity in loaded.rarities if rarity}
    number = PartField("number", partial(Numbered, game.key), partial(Numbered, game.key, is_whole=True))
    yield "name", PartField("name", partial(Holding, "folded_names"), partial(Named, game.key))
    yield "text", PartField("text", partial(Holding, "folded_text"), partial(Holding, "folded_text"))
    yield "set", WordField("Set", names | codes, partial(_in_sets, game, loaded))
    yield "era", WordField("Era", eras, partial(_in_eras, game, loaded))
    yield "rarity", WordField("Rarity", rarities, partial(_in_rarities, loaded))
    yield "number", number
    yield "no", number
    yield "kind", _word_field(game, loaded, "kind", "Kind", map(facet_word, game.schema.kinds))
    yield "format", WordField("Format", dict(_formats(game)), partial(_facets, game, loaded, "format"))
    yield "is", MarkerField(_markers(game, loaded))


def _word_field(game: Game, loaded: Loaded, name: str, label: str, words: Iterable[str]) -> WordField:
    """A word that cards print as a facet; cards that print none are asked for as well."""
    every = _facets(game, loaded, name, ())
    return WordField(label, {word: word for word in words}, partial(_facets, game, loaded, name), none=Without(every))


def _facets(game: Game, loaded: Loaded, name: str, words: tuple[str, ...]) -> Facets:
    """Cards with one of these words, or where there is none of them with any."""
    known = loaded.words.get(name, {})
    return Facets(game.key, name, sum(known.get(word, 0) for word in words or known), words)


def _in_sets(game: Game, loaded: Loaded, codes: tuple[str, ...]) -> InSets:
    return InSets(game.key, codes, sum(loaded.sets[code].printings for code in codes))


def _in_eras(game: Game, loaded: Loaded, eras: tuple[str, ...]) -> InSets:
    return _in_sets(game, loaded, tuple(code for code, card_set in loaded.sets.items() if card_set.era in eras))


def _in_rarities(loaded: Loaded, rarities: tuple[str, ...]) -> Rarities:
    return Rarities(rarities, sum(loaded.rarities[rarity] for rarity in rarities))


def _formats(game: Game) -> Iterator[tuple[str, str]]:
    """Formats by their keys, with the game's name in front and without."""
    for format in game.formats:
        key = facet_word(format.key)
        yield key, key
        yield key.removeprefix(f"{game.key}."), key


def _markers(game: Game, loaded: Loaded) -> dict[str, Condition]:
    """What `is:` takes: kinds, the words of attributes that know all of theirs, flags, and "vanilla"."""
    facets = partial(_facets, game, loaded)
    markers: dict[str, Condition] = {}
    for kind in map(facet_word, game.schema.kinds):
        markers[kind] = facets("kind", (kind,))
    for attribute in game.schema.attributes:
        if isinstance(attribute, Word):
            for word in map(facet_word, attribute.values):
                markers.setdefault(word, facets(attribute.name, (word,)))
    flags = [facet_word(attribute.name) for attribute in game.schema.attributes if isinstance(attribute, Flag)]
    return markers | {word: facets("is", (word,)) for word in ("vanilla", *flags)}
