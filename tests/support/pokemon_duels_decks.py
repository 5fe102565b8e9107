"""Decks of Pokémon Duels in one line: `deck("3 Charmander", extra="2 Charmeleon")`, and a legal one to change."""

from rules import catalogues
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts
from tests.support import decklists

DUELS = catalogues.load("pokemon-duels")


def card(name: str) -> CardFacts:
    return decklists.card(name, DUELS)


def deck(text: str, extra: str = "") -> DeckList:
    main = decklists.lines(text, catalogue=DUELS)
    return DeckList("pokemon-duels", (*main, *decklists.lines(extra, "extra", DUELS)))


def threes(names: str) -> str:
    return ", ".join(f"3 {name}" for name in names.split(", "))


PLAIN = (
    "Bulbasaur, Squirtle, Pidgey, Rattata, Spearow, Ekans, Sandshrew, Zubat, Oddish, Paras, Venonat, Diglett, Meowth, "
    "Psyduck, Machop, Geodude, Slowpoke, Doduo, Cubone, Rhyhorn"
)
"""Names that none of the rulebook's worked decks is about."""


def around(text: str, extra: str = "") -> DeckList:
    """A main deck of 40 with these cards in it: what is left is filled with plain Pokémon, two of each."""
    left = 40 - sum(entry.count for entry in decklists.lines(text, catalogue=DUELS))
    names = PLAIN.split(", ")
    counts = (min(2, left - 2 * place) for place in range(-(-left // 2)))
    filler = [f"{count} {name}" for count, name in zip(counts, names, strict=False)]
    return deck(", ".join((text, *filler) if text else filler), extra)
