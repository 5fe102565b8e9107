"""The read API of catalogues: `/api/v1/cards`, `/api/v1/cards/<game>/<key>`, `/api/v1/sets`.

Answers change with the catalogue only, so anyone may keep them: the ETag is the catalogue's digest.
"""

from typing import Annotated, Any

from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404
from django.views.decorators.cache import cache_control
from django.views.decorators.http import condition
from ninja import Field, Query, Router, Schema
from ninja.decorators import decorate_view

from cards.indexing import admits
from cards.models import Card, CardSet, Catalog
from cards.search import Results
from cards.search import search as run
from cards.search.grammar import LONGEST
from cards.search.results import COUNTED, LAST_PAGE
from rules import games
from rules.kernel.facts import AttributeValue
from rules.kernel.game import Game

router = Router()

MOST_CARDS = 100

GameKey = Annotated[str, Query(description="A game's key.", examples=["vanguard"])]


class PrintingOut(Schema):
    """One appearance of a card in a set; `id` is its number for ever in deck codes."""

    id: int = Field(examples=[2])
    set: str = Field(alias="set_code", examples=["BT01"])
    number: str = Field(examples=["BT01/002EN"])
    aliases: list[str] = Field(examples=[["BT01/002"]])
    rarity: str = Field(examples=["RRR"])
    era: str = Field(examples=["classic"])


class AbilityOut(Schema):
    """One ability, its text in our own words; `names` are the keys of the cards that the text asks for."""

    kind: str = Field(examples=["AUTO"])
    zones: list[str] = Field(examples=[["VC"]])
    text: str = Field(examples=["When this unit comes to the vanguard circle, you may pay Counter Blast 2: …"])
    names: list[str]


class CardOut(Schema):
    """A card as the rules name it, with every printing. The first printing is the default one."""

    game: str = Field(examples=["vanguard"])
    key: str = Field(examples=["blaster-blade"], description="Never changes and is never used again.")
    name: str = Field(examples=["Blaster Blade"])
    names: dict[str, str] = Field(description="Names in other languages, by language tag.")
    kind: str = Field(examples=["normal"])
    attributes: dict[str, AttributeValue] = Field(examples=[{"grade": 2, "clan": "Royal Paladin", "power": 9000}])
    abilities: list[AbilityOut]
    printings: list[PrintingOut]
    formats: list[str] = Field(examples=[["vanguard.classic"]], description="The formats that admit the card.")
    address: str = Field(examples=["/cards/vanguard/blaster-blade/"], description="Its page on this site.")


class FoundOut(Schema):
    """A card that a search found, and the id of the printing that answers it."""

    card: CardOut
    printing: int = Field(examples=[2])


class IgnoredOut(Schema):
    """A part of the query that was left out, why, and what could stand in its place."""

    text: str = Field(examples=["clan:kagro"])
    reason: str = Field(examples=["no clan is called kagro"])
    suggestion: str = Field(examples=["clan:kagero"])


class PageOut(Schema):
    """One page of what a search found."""

    query: str = Field(examples=["clan:kagero grade>=2"])
    total: int = Field(description=f"Exact up to {COUNTED}; {COUNTED + 1} says that there are more.", examples=[9])
    page: int = Field(examples=[1])
    has_next: bool
    ignored: list[IgnoredOut]
    cards: list[FoundOut]


class SetOut(Schema):
    """One published set; its era decides which formats admit its printings."""

    code: str = Field(examples=["BT01"])
    name: str = Field(examples=["Descent of the King of Knights"])
    era: str = Field(examples=["classic"])


def digest(request: HttpRequest, game: str = "", **path: str) -> str | None:
    """The ETag of an answer about a game; none where nothing is loaded of it."""
    asked = game or request.GET.get("game", "")
    found = Catalog.objects.digest(asked) if asked.isprintable() else ""
    return f'"{found[:32]}"' if found else None


kept_by_anyone = decorate_view(cache_control(public=True, max_age=300), condition(etag_func=digest))


@router.get("/cards", response=PageOut, summary="Search cards")
@kept_by_anyone
def search(
    request: HttpRequest,
    game: GameKey,
    q: Annotated[str, Query(max_length=LONGEST, description="As in the search box; empty finds all.")] = "",
    page: Annotated[int, Query(ge=1, le=LAST_PAGE)] = 1,
    per_page: Annotated[int, Query(ge=1, le=MOST_CARDS)] = 60,
) -> dict[str, Any]:
    """Cards of one game, by the grammar of the site's search box; what it cannot read is `ignored`, the rest runs."""
    played = _game(game)
    return _page(run(played, q, page, per_page), played)


@router.get("/cards/{slug:game}/{slug:key}", response=CardOut, summary="One card")
@kept_by_anyone
def card(request: HttpRequest, game: str, key: str) -> dict[str, Any]:
    """A card by its key, with every printing and the formats that admit it."""
    played = _game(game)
    return _card(get_object_or_404(Card.objects.of(game).with_printings(), key=key), played)


@router.get("/sets", response=list[SetOut], summary="All sets")
@kept_by_anyone
def sets(request: HttpRequest, game: GameKey) -> list[CardSet]:
    """Every set of one game, in the order of their publication."""
    return list(CardSet.objects.filter(game=_game(game).key))


def _game(key: str) -> Game:
    try:
        return games.game(key)
    except KeyError:
        raise Http404(f"There is no game {key}; there are {', '.join(game.key for game in games.ALL)}.") from None


def _page(results: Results, game: Game) -> dict[str, Any]:
    cards = [{"card": _card(found.card, game), "printing": found.printing.uid} for found in results.cards]
    return {
        "query": results.query,
        "total": results.total,
        "page": results.page,
        "has_next": results.has_next,
        "ignored": results.ignored,
        "cards": cards,
    }


def _card(card: Card, game: Game) -> dict[str, Any]:
    """The card's facts with its address and formats; no query after `with_printings`."""
    facts = card.facts
    return {
        "game": card.game,
        "key": facts.key,
        "name": facts.name,
        "names": facts.names,
        "kind": facts.kind,
        "attributes": facts.attributes,
        "abilities": facts.abilities,
        "printings": facts.printings,
        "formats": [format.key for format in game.formats if admits(format, facts)],
        "address": card.get_absolute_url(),
    }
