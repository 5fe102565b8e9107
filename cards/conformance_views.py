"""The pages that say which rules are proven by what: chapters, rules, and each scene told step by step. No queries."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cards.conformance import Report, report
from cards.views import game_or_404, page_of_ones_own
from rules.kernel.game import Game


def played_or_404(key: str) -> tuple[Game, Report | None]:
    """A game that is played, with what its scenes said; None where they were not run."""
    game = game_or_404(key)
    if game.play is None:
        raise Http404(f"{key} is not played")
    return game, report(game)


@require_safe
@page_of_ones_own
def overview(request: HttpRequest, game: str) -> HttpResponse:
    """All chapters, the rules of the one that `chapter` names, or with `failing` those that do not hold."""
    played, found = played_or_404(game)
    wanted, only_failing = request.GET.get("chapter"), "failing" in request.GET
    chapters = found.chapters if found else ()
    chapter = next((each for each in chapters if each.anchor == wanted), None)
    if wanted and found and chapter is None:
        raise Http404(f"no chapter {wanted}")
    shown = [chapter] if chapter else [each for each in chapters if each.failing] if only_failing else []
    context = {"game": played, "report": found, "chapter": chapter, "shown": shown, "only_failing": only_failing}
    return render(request, "cards/conformance.html", context)


@require_safe
@page_of_ones_own
def scene(request: HttpRequest, game: str, scene: str) -> HttpResponse:
    """One scene as it went; a fold of the overview asks for the fragment alone."""
    played, found = played_or_404(game)
    entry = found.entries.get(scene) if found else None
    if found is None or entry is None:
        raise Http404(f"no scene {scene}")
    template = "cards/_replay.html" if request.htmx else "cards/conformance_scene.html"
    return render(request, template, {"game": played, "report": found, "entry": entry})
