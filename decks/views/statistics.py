"""What a deck can tell about itself: statistics, hands to try, a sheet to print; alike for its owner and by a link."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_safe

from decks import charts, hands, sharing, statistics
from decks.contents import deck_list
from decks.models import Deck
from decks.statistics import MOST_COPIES, Wanted
from rules.games import game as game_of
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.formats import Format
from rules.kernel.game import Game
from rules.kernel.sections import groups


@dataclass(frozen=True, slots=True)
class Shown:
    """A deck as a page shows it; `home` is the address of the deck itself, and of its pages below it."""

    deck: Deck
    cards: DeckList
    format: Format
    home: str
    is_own: bool

    @property
    def name(self) -> str:
        return self.deck.name

    @property
    def game(self) -> Game:
        return game_of(self.deck.game)

    @property
    def first_hand(self) -> str:
        """How many cards are drawn before the first turn, in words."""
        opening = self.game.opening
        if opening is None:
            return ""
        hands = {MAIN: opening.hand, **dict(opening.beside)}
        return " and ".join(part.counted(hands[part.key]) for part in self.game.parts if part.key in hands)


def shown(request: HttpRequest, deck_id: int | None, token: str | None) -> Shown:
    """The visitor's own deck by its number, or whatever a link leads to; else Http404. At most five queries."""
    if token is not None:
        shared = sharing.shared_deck(token)
        home, key = shared.link.get_absolute_url(), shared.format
        return Shown(shared.deck, shared.cards, game_of(shared.deck.game).format(key), home, is_own=False)
    deck = get_object_or_404(Deck.objects.editable_by(request.visitor).with_entries(), pk=deck_id)
    return Shown(deck, deck_list(deck), game_of(deck.game).format(deck.format), deck.get_absolute_url(), is_own=True)


@require_safe
def deck_statistics(request: HttpRequest, deck_id: int | None = None, token: str | None = None) -> HttpResponse:
    """Spreads as pictures and tables, and the odds of what is asked for with `?cards=` and `?copies=`."""
    page = shown(request, deck_id, token)
    choices = statistics.wanted(page.cards, page.game)
    cards, copies = _asked(request, page.game, choices)
    context = {
        "shown": page,
        "charts": [charts.chart(spread) for spread in statistics.spreads(page.cards, page.game)],
        "in_time": statistics.in_time(page.cards, page.game),
        "choices": choices,
        "cards": cards,
        "copies": copies,
        "odds": statistics.odds(page.cards, page.game.opening, cards, copies) if cards and page.game.opening else (),
    }
    return render(request, "decks/statistics.html", context)


def _asked(request: HttpRequest, game: Game, choices: tuple[Wanted, ...]) -> tuple[Wanted | None, int]:
    """Which cards and how many of them; what the address says wrongly is what is wanted first, and one copy."""
    known = {choice.key: choice for choice in choices}
    wishes = (request.GET.get("cards"), *(key for key, _ in statistics.in_time_plan(game)), *known)
    cards = next((known[wish] for wish in wishes if wish in known), None)
    copies = request.GET.get("copies")
    return cards, int(copies) if copies in map(str, range(1, MOST_COPIES + 1)) else 1


@require_safe
def hand(request: HttpRequest, deck_id: int | None = None, token: str | None = None) -> HttpResponse:
    """Deal a hand, take its mulligan, draw on. Without a seed in the address a new one is put there."""
    page = shown(request, deck_id, token)
    opening = page.game.opening
    if opening is None or not page.cards.size():
        return render(request, "decks/hand.html", {"shown": page, "tried": None})
    tried = hands.Try.of(request.GET, opening)
    if tried is None:
        return redirect(request.path + hands.Try.new(opening).query)
    deal, held, returned = hands.dealt(page.cards, opening, tried)
    context = {"shown": page, "opening": opening, "tried": tried, "deal": deal, "held": held, "returned": returned}
    context["beside"] = hands.beside(page.game, deal)
    return render(request, "decks/hand.html", context)


@require_safe
def print_sheet(request: HttpRequest, deck_id: int | None = None, token: str | None = None) -> HttpResponse:
    """The deck on one sheet of paper, a box to tick for every copy."""
    page = shown(request, deck_id, token)
    return render(request, "decks/print.html", {"shown": page, "groups": groups(page.cards, page.game.sections)})
