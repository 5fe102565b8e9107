"""The replay of a match that has ended, and playing on from one of its moments."""

from django import forms
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from decks.visitors import Visitor, posted_token
from play import branching
from play.bots import STRENGTHS
from play.branching import Newcomer
from play.joining import name_of as visitor_name
from play.models import Match, Status
from play.names import name_of
from play.replays import Moment, moment_of, replay_of
from play.seats import Place, begun_place_at, may_be_watched, seats_of
from rules.kernel.chance import commitment


class PlayOnForm(forms.Form):
    """The seat one plays on in, and how strong the bot in the other is."""

    seat = forms.TypedChoiceField(choices=[("0", "first"), ("1", "second")], coerce=int)
    bot = forms.ChoiceField(choices=[(key, each.name) for key, each in STRENGTHS.items()])


def ended(token: str, visitor: Visitor) -> Place:
    """A match that was played and has ended, as whoever may see it sees it; 404 for anybody else, and before."""
    place = begun_place_at(token, visitor)
    if not place.match.has_ended:
        raise Http404
    return place


@require_safe
def replay(request: HttpRequest, token: str) -> HttpResponse:
    """The table as it was after a step: `?step=37&side=both`. Four queries at most."""
    place = ended(token, request.visitor)
    return _page(request, moment_of(replay_of(place.match), place, request.GET))


@require_POST
def play_on(request: HttpRequest, token: str) -> HttpResponse:
    """A new match from this moment on, in the seat that is asked for, against a bot."""
    place = ended(token, request.visitor)
    moment = moment_of(replay_of(place.match), place, request.POST)
    form = PlayOnForm(request.POST)
    if not form.is_valid() or not moment.replay.is_of_these_rules:
        return _page(request, moment, status=422, problem="Choose a seat, and one of these bots.")
    visitor, bot = request.visitor, form.cleaned_data["bot"]
    who = Newcomer(
        visitor.ensure_owner(), visitor_name(visitor), form.cleaned_data["seat"], bot, STRENGTHS[bot].seat_name
    )
    try:
        return redirect(branching.play_on(moment.replay, moment.step, who, posted_token(request)))
    except branching.NothingLeft:
        return _page(request, moment, status=422, problem="The match is over at this step. Go back some steps.")


def _page(request: HttpRequest, moment: Moment, status: int = 200, problem: str = "") -> HttpResponse:
    match = moment.replay.match
    shown = {
        "moment": moment,
        "board": moment.board if moment.replay.is_of_these_rules else None,
        "ending": ending(match),
        "commitment": commitment(match.seed),
        "site": f"{request.scheme}://{request.get_host()}",
        "is_seated": bool(seats_of(match, request.visitor)),
        "is_watchable": may_be_watched(match),
        "bots": STRENGTHS,
        "form_token": request.visitor.form_token(),
        "problem": problem,
    }
    return render(request, "play/replay.html", shown, status=status)


def ending(match: Match) -> str:
    """How the match ended, in a line."""
    if match.status == Status.STOPPED:
        return f"stopped without result: {match.reason}"
    won = "a draw" if match.winner is None else f"{name_of(match, match.winner)} won"
    return f"{won}: {match.reason}"
