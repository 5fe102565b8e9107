"""Which cards belong together: who names an affiliation and its dolls, the critical line and who is at home there.

Both are read from what the cards do (NN-G38, NN-7.11).
"""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from rules.games.nannaier.cards import CARDS
from rules.games.nannaier.facts import AFFILIATIONS, forms
from rules.kernel.abilities import CardScript
from rules.kernel.catalogue import Catalogue
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.relations import Relation
from rules.kernel.scripts import parts, records

LINE, CRITICAL = "line", "critical"
SHOWN = 12
"""How many cards stand under a heading that has a search for all of them."""


def relations(card: CardFacts, catalogue: Catalogue) -> Iterator[Relation]:
    """What a card's page shows beside the card itself."""
    said = words().get(card.key, frozenset())
    for affiliation in AFFILIATIONS:
        if affiliation in said:
            dolls = [each.key for each in catalogue.cards if each.word("affiliation") == affiliation]
            yield _found(f"Dolls of the {affiliation.capitalize()}", "NN-G38", dolls, f"affiliation:{affiliation}")
    if own := card.word("affiliation"):
        yield from _saying(card, own, catalogue, f"Names the {own.capitalize()}", "NN-G38")
    if LINE in said:
        dolls = [each.key for each in catalogue.cards if CRITICAL in forms(each)]
        note = "They change into it as soon as they enter the line."
        yield _found("Dolls with a critical form", "NN-9.5", dolls, f"forms:{CRITICAL}", note)
    if CRITICAL in forms(card):
        yield from _saying(card, LINE, catalogue, "About the critical line", "NN-7.11")


@cache
def words() -> Mapping[CardKey, frozenset[str]]:
    """The words that the abilities of each card name, by its key."""
    return MappingProxyType({script.key: frozenset(_words(script)) for script in CARDS})


def _words(script: CardScript) -> Iterator[str]:
    for record in (record for ability in script.abilities for record in records(ability)):
        values = (getattr(record, part.name) for part in parts(type(record)))
        yield from (value for value in values if isinstance(value, str))


def _found(title: str, rule: str, keys: list[CardKey], query: str, note: str = "") -> Relation:
    if len(keys) <= SHOWN:
        return Relation(title, rule, (tuple(keys),), note)
    return Relation(title, rule, (tuple(keys[:SHOWN]),), note, query=query, count=len(keys))


def _saying(card: CardFacts, word: str, catalogue: Catalogue, title: str, rule: str) -> Iterator[Relation]:
    """The other cards that name a word, where there are any."""
    keys = tuple(each.key for each in catalogue.cards if word in words().get(each.key, ()) and each.key != card.key)
    if keys:
        yield Relation(title, rule, (keys,))
