"""The catalogues and decks that ship with the project, read from their files without a database."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from rules.games import game as game_of
from rules.kernel.abilities import CardScript
from rules.kernel.catalogue import Catalogue
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.engine import ruleset_for
from rules.kernel.errors import UnreadableCatalogue
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.game import Game
from rules.kernel.reading import read_catalogue
from rules.kernel.ruleset import Ruleset

CATALOGUES = Path(__file__).resolve().parent.parent / "cards" / "catalogs"


@cache
def load(game: str) -> Catalogue:
    """The game's published cards; KeyError for an unknown game, UnreadableCatalogue when our own file is wrong."""
    path = CATALOGUES / game / "cards.json"
    catalogue, problems = read_catalogue(path.read_bytes(), path.name, {game: game_of(game).schema})
    if catalogue is None:
        raise UnreadableCatalogue("\n".join(map(str, problems)))
    return told(catalogue)


def told(catalogue: Catalogue) -> Catalogue:
    """The catalogue with what its cards do told from their scripts; a card whose file tells it keeps that."""
    game = game_of(catalogue.game)
    if game.wording is None or game.play is None:
        return catalogue
    wording, scripts = game.wording, game.play.by_key
    cards = (
        card
        if card.abilities
        else replace(card, abilities=wording.notes(scripts.get(card.key, CardScript(card.key)), catalogue))
        for card in catalogue.cards
    )
    return replace(catalogue, cards=tuple(cards))


@cache
def starters(game: Game) -> tuple[CardFacts, ...]:
    """The published cards that lead decks without being of them; none where a starter is one of the deck's cards."""
    found = filter(game.can_start, load(game.key).cards) if game.is_starter_apart else ()
    return tuple(sorted(found, key=lambda card: card.word(game.family) or ""))


def starter_of(deck: DeckList) -> CardFacts | None:
    """The card that the deck starts with: one of its own, or of those that stand apart; None where it has none."""
    if deck.starter is None:
        return None
    apart = {card.key: card for card in starters(game_of(deck.game))}
    return deck.main.cards.get(deck.starter) or apart.get(deck.starter)


@cache
def texts(game: str, card: str, tag: str) -> tuple[str, ...]:
    """What one of our cards does in a language, as it shows it: every ability, or one text; kept once told."""
    playable = game_of(game)
    if playable.wording is None:
        return ()
    script = playable.playable().by_key.get(CardKey(card), CardScript(CardKey(card)))
    return playable.wording.read(script, tag, load(game))


@cache
def ruleset(game: str) -> Ruleset:
    """The game's rules over its published cards; ValueError for a game whose matches are not there yet."""
    return changed_ruleset(game, {})


def changed_ruleset(game: str, values: Mapping[str, Any]) -> Ruleset:
    """The same rules with some values other than usual, built anew; ValueError for a value the game does not know."""
    return ruleset_for(game_of(game), {card.key: card for card in load(game).cards}, values)


def ready_decks(game: str) -> tuple[DeckList, ...]:
    """The decks that were sold ready to play, in the order of their file; none where there is no such file."""
    return tuple(ready_decks_by_key(game).values())


@cache
def ready_decks_by_key(game: str) -> Mapping[str, DeckList]:
    """The same decks by their keys."""
    path = CATALOGUES / game / "decks.json"
    written = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"decks": []}
    return {
        deck["key"]: DeckList(
            game=game,
            entries=tuple(_entry(load(game), row["number"], row["count"]) for row in deck["entries"]),
            starter=CardKey(deck["starter"]) if "starter" in deck else None,
            name=deck["name"],
        )
        for deck in written["decks"]
    }


def _entry(catalogue: Catalogue, number: str, count: int) -> DeckEntry:
    found = catalogue.numbered(number)
    if found is None:
        raise UnreadableCatalogue(f"decks.json: no printing has the number {number}")
    return DeckEntry(*found, count, game_of(catalogue.game).part_of(found[0]))
