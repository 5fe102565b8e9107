"""Bringing a deck in: paste, look at what every line became, answer what is asked, save.

The text is all there is to remember: an answer rewrites its line, and nothing is kept until the deck is saved.
"""

from dataclasses import dataclass, replace
from functools import cached_property

from django.contrib import messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from decks import codes
from decks.bounds import NAME, RefusedChange
from decks.checking import Verdict, verdict
from decks.importing import cleaning, saving
from decks.importing.answering import answered
from decks.importing.database import DatabaseIndex
from decks.importing.games import likely_game
from decks.importing.reading import read
from decks.importing.report import ImportReport, Outcome
from decks.listing import families
from decks.models import Deck
from decks.visitors import posted_token
from rules import games
from rules.games import game as game_of
from rules.kernel.formats import Format
from rules.kernel.game import Game

MOST_TARGETS = 50
"""Decks of the visitor's that are offered to import into, the last changed first."""
UNNAMED = "Imported deck"
OUTCOME_WORDS = {
    Outcome.MATCHED: "read",
    Outcome.NOTED: "read, with a note",
    Outcome.ASKED: "read as an unknown printing",
    Outcome.GUESSED: "asks which card",
    Outcome.UNKNOWN: "not read",
    Outcome.ASIDE: "set aside",
    Outcome.REMARK: "left out as talk",
    Outcome.HEADING: "heading",
    Outcome.COMMENT: "comment",
    Outcome.TOTAL: "total",
}
"""What a screen reader says of a line, which others see by colour and sign."""


@dataclass
class Import:
    """What the form says, and what became of its text. Seven queries at most for the cards."""

    text: str
    fields: QueryDict
    refusal: str = ""

    @cached_property
    def chosen(self) -> Format | None:
        """The format chosen in the form, None for the one that the list itself asks for."""
        key = self.fields.get("format", "")
        return next((format for game in games.ALL for format in game.formats if format.key == key), None)

    @cached_property
    def game(self) -> Game:
        """That of the chosen format, else the one the list is of."""
        return game_of(self.chosen.game) if self.chosen else likely_game(self.text)

    @cached_property
    def report(self) -> ImportReport:
        return read(self.text, DatabaseIndex(self.game.key), self.chosen)

    @cached_property
    def verdict(self) -> Verdict:
        return verdict(self.report.deck, self.report.format.key)

    @property
    def typed_name(self) -> str:
        return self.fields.get("name", "").strip()

    @property
    def suggested_name(self) -> str:
        """What the list calls itself, or what it is of."""
        family = next(iter(families(self.report.deck)), "")
        return (self.report.deck.name or (f"{family} deck" if family else UNNAMED))[:NAME]

    @property
    def is_empty(self) -> bool:
        return not self.text.strip()

    @property
    def answered_line(self) -> int:
        """The number of the line that the pressed answer was for, 0 without one."""
        number = self.fields.get("answer", "").partition(":")[0]
        return int(number) if number.isascii() and number.isdecimal() and len(number) < 5 else 0

    @property
    def next_unread(self) -> int:
        """The number of the line to answer next: below the one just answered, else the first; 0 when all are read."""
        numbers = [line.number for line in self.report.unread]
        return next((number for number in numbers if number > self.answered_line), min(numbers, default=0))

    def answered(self) -> "Import":
        """The import after the answer that was pressed, if one was."""
        text = answered(self.report, self.fields.get("answer", ""))
        return self if text == self.text else Import(text, self.fields)


@require_http_methods(["GET", "HEAD", "POST"])
def import_deck(request: HttpRequest) -> HttpResponse:
    """The page: a box for the list, the report on it, and the ways to save it."""
    if request.method != "POST":
        return _page(request, _linked(request))
    current = _posted(request)
    if "save" not in request.POST or current.refusal:
        return _page(request, current, status=422 if current.refusal else 200)
    try:
        return redirect(_saved(request, current))
    except RefusedChange as refusal:
        return _page(request, replace(current, refusal=str(refusal)), status=422)
    except saving.ChangedMeanwhile:
        told = "That deck was changed in the meantime. Look at it, then add the list once more if you still want to."
        return _page(request, replace(current, refusal=told), status=409)


@require_POST
def preview_import(request: HttpRequest) -> HttpResponse:
    """The report alone while the list is typed; the whole form when an answer or a file changes the text."""
    current = _posted(request)
    is_typed = "answer" not in request.POST and not request.FILES
    template = "decks/_import_report.html" if is_typed else "decks/_import_form.html"
    return render(request, template, _context(request, current), status=422 if current.refusal else 200)


def _linked(request: HttpRequest) -> Import:
    """The deck of the code in the page's address, nothing without one."""
    code = request.GET.get("code", "")
    try:
        return Import(codes.write(codes.read(code)) if code else "", request.GET)
    except codes.BadCode as error:
        return Import("", request.GET, str(error))


def _posted(request: HttpRequest) -> Import:
    """The form as it was sent, a file before the box, the answer that was pressed already given."""
    text = request.POST.get("text", "")
    if file := request.FILES.get("file"):
        try:
            text = cleaning.decode(file.read())
        except cleaning.Unreadable as error:
            return Import(text, request.POST, str(error))
    return Import(text, request.POST).answered()


def _saved(request: HttpRequest, current: Import) -> Deck:
    """Save as the button says; raises RefusedChange while something is unread."""
    report = current.report
    if not report.is_complete:
        raise RefusedChange(report.refusal or "Some lines are not read yet: answer them, or leave them out.")
    way = request.POST["save"]
    if way == "new":
        owner = request.visitor.ensure_owner()
        deck = saving.create(
            owner,
            report.deck,
            format=report.format.key,
            name=current.typed_name or current.suggested_name,
            token=posted_token(request),
        )
    else:
        deck, seen = _target(request, current)
        saving.add(deck, report.deck, seen) if way == "add" else saving.replace(deck, report.deck)
    cards = f"{report.recognised} {'card' if report.recognised == 1 else 'cards'}"
    messages.success(request, f"Imported with {cards}.")
    return deck


def _target(request: HttpRequest, current: Import) -> tuple[Deck, int]:
    """The deck chosen and its revision when the page was made, which the field holds as `<id>.<revision>`."""
    pk, _, seen = request.POST.get("deck", "").partition(".")
    if not all(part.isascii() and part.isdecimal() and len(part) < 16 for part in (pk, seen)):
        raise RefusedChange("Choose one of your decks.")
    return get_object_or_404(_targets(request, current).select_related("head"), pk=int(pk)), int(seen)


def _targets(request: HttpRequest, current: Import) -> QuerySet[Deck]:
    return Deck.objects.editable_by(request.visitor).filter(game=current.game.key, archived=False)


def _page(request: HttpRequest, current: Import, status: int = 200) -> HttpResponse:
    return render(request, "decks/import.html", _context(request, current), status=status)


def _context(request: HttpRequest, current: Import) -> dict[str, object]:
    return {
        "current": current,
        "game": current.game,
        "games": games.ALL,
        "outcome_words": OUTCOME_WORDS,
        "targets": list(_targets(request, current).select_related("head")[:MOST_TARGETS]),
        "chosen_deck": current.fields.get("deck", ""),
        "token": posted_token(request) or request.visitor.form_token(),
    }
