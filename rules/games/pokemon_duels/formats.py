"""The formats: version 1.4 with the newest list of every region, and the Leagues of a region and a year (PD-7d)."""

from collections.abc import Mapping
from functools import partial

from rules.games.pokemon_duels import mending
from rules.games.pokemon_duels.counting import LEAST, MOST
from rules.games.pokemon_duels.deck_rules import (
    CopiesPerTitle,
    ExtraSize,
    Frames,
    League,
    NoVenues,
    SameEffect,
    UnlimitedRevival,
)
from rules.games.pokemon_duels.lists import REGIONS, YEARS, caps
from rules.games.pokemon_duels.signatures import signature_of, unlimited_revivals
from rules.kernel.deck_rules import DeckSizes
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.formats import DeckRule, Format, RoomRule


def _is_unlimited(card: CardKey) -> bool:
    return card in unlimited_revivals()


COPIES = CopiesPerTitle()
REVIVAL = UnlimitedRevival(_is_unlimited)
LADDER = SameEffect(signature_of)


def _room(league: League, deck: DeckList, card: CardFacts) -> int:
    limits: tuple[RoomRule, ...] = (COPIES, league, REVIVAL, LADDER)
    return min(rule.room(deck, card) for rule in limits)


def _format(key: str, name: str, summary: str, words: str, limits: Mapping[str, int]) -> Format:
    league = League(words, limits)
    rules: tuple[DeckRule, ...] = (
        DeckSizes("PD-1.1", LEAST, MOST, partial(mending.resize, room=partial(_room, league))),
        ExtraSize(),
        Frames(),
        NoVenues(),
        COPIES,
        league,
        REVIVAL,
        LADDER,
    )
    return Format(f"pokemon-duels.{key}", "pokemon-duels", name, summary, league, rules)


def _of_region(region: str, year: int) -> Format:
    words = f"the {region} list of {year}"
    summary = f"League tournaments of {region} in {year}, with the list that its Halls agreed on."
    return _format(f"{region.lower()}-{year}", f"{region} League {year}", summary, words, caps(year, region))


NEWEST = max(YEARS)
CASUAL = _format(
    "1.4",
    "Duels 1.4",
    f"The first set, with the lists of all regions for {NEWEST} taken together.",
    f"the lists of {NEWEST}",
    caps(NEWEST),
)
LEAGUES = tuple(_of_region(region, year) for year in sorted(YEARS, reverse=True) for region in REGIONS)
CERULEAN = _format(
    "cerulean-2026",
    "Cerulean Hall 2026",
    "Duels in the Hall of Cerulean City, whose own row limits Hydro Pump.",
    "the list of Cerulean Hall for 2026",
    caps(2026, "Kanto", "Cerulean"),
)

ALL: tuple[Format, ...] = (CASUAL, *LEAGUES, CERULEAN)
