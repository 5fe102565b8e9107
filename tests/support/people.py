"""What the people of the tests own: decks without a single request being made."""

from django.contrib.auth import get_user
from django.http import HttpResponse
from django.test import Client, RequestFactory

from decks import building, sharing
from decks.models import Deck, Owner, ShareLink, Visibility
from decks.visitors import Visitor

NAME = "Gallatin's guard"
FORMAT = "vanguard.classic"


def owner_of(client: Client) -> Owner:
    """The owner whom this browser's cookies stand for, made as its first deck would make them."""
    request = RequestFactory().get("/")
    request.COOKIES = {name: cookie.value for name, cookie in client.cookies.items()}
    request.session = client.session
    request.user = get_user(request)
    visitor = Visitor(request)
    owner = visitor.ensure_owner()
    response = HttpResponse()
    visitor.mark(response)
    client.cookies.update(response.cookies)
    return owner


def deck_of(client: Client, name: str = NAME, **more: object) -> Deck:
    """A deck of whoever uses this browser; `contents` and other values as `building.create` takes them."""
    return building.create(owner_of(client), **{"game": "vanguard", "format": FORMAT, "name": name} | more)


def shared(deck: Deck, visibility: Visibility = Visibility.LINK) -> ShareLink:
    """The live link of a deck that is now open to these people."""
    sharing.show_to(deck, visibility)
    return deck.links.live().get()
