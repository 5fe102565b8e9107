"""What a name may have been meant to be: exact, then beginning so, then near."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from rapidfuzz import fuzz, process

from cards.models import Card, Catalog, Lookup
from cards.search.grammar import parse
from cards.search.terms import Word, conjuncts
from rules.kernel.folding import fold
from rules.kernel.game import Game

LIKENESS = 70
"""Least likeness of a near name, of 100."""

Names = dict[str, str]
"""The card's key by its folded names in every language."""


def suggest(game: Game, text: str, limit: int = 6) -> list[Card]:
    """Cards that the words of a query may mean, the likeliest first; terms with a key are passed over.

    Two queries, and one more after a load. Every different name is compared once, however often it was printed.
    """
    wanted = fold(" ".join(node.text for node in conjuncts(parse(text).node) if isinstance(node, Word)))
    if not wanted:
        return []
    names = _names(game.key, Catalog.objects.digest(game.key))
    chosen = list(islice(dict.fromkeys(names[name] for name in _meant(wanted, names)), limit))
    cards = {card.key: card for card in Card.objects.of(game.key).filter(key__in=chosen)}
    return [cards[key] for key in chosen]


def _meant(wanted: str, names: Names) -> Iterator[str]:
    """Names from the likeliest on; some may come twice."""
    if wanted in names:
        yield wanted
    yield from (name for name in names if name.startswith(wanted))
    yield from (name for name in names if f" {wanted}" in name)
    yield from (name for name, _, _ in process.extract(wanted, names.keys(), scorer=fuzz.WRatio, score_cutoff=LIKENESS))


@lru_cache(maxsize=16)
def _names(game: str, digest: str) -> Names:
    """Every name of the game's catalogue as it stood at this digest, in order."""
    names = Lookup.objects.filter(game=game, kind=Lookup.Kind.NAME).order_by("folded", "card__key")
    return dict(names.values_list("folded", "card__key"))
