"""Every address of a match, asked by every kind of visitor, in every way a page asks."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from django.core.cache import cache
from django.db import transaction
from django.http import HttpResponse
from django.test import Client
from django.utils import timezone

from play import matches
from play.models import Match
from play.urls import urlpatterns
from rules.kernel import engine
from rules.kernel.codec import read_action
from tests.support.visitors import HTMX, ONE_TIME

Fields = dict[str, Any]
Answer = tuple[int, dict[str, str], bytes]

ADDRESSES = frozenset(pattern.name for pattern in urlpatterns)
READ = frozenset(
    {"lobby", "my-matches", "new-match", "match", "waiting", "updates", "why-not", "replay", "record", "report"}
)
"""What is asked with GET."""
WRITTEN = frozenset(
    {"new-match", "quick-match", "take-seat", "close-invitation", "act", "passing", "here", "table-word", "play-on"}
)
"""What is asked with POST."""
OF_NO_MATCH = frozenset({"lobby", "my-matches", "new-match", "quick-match"})


@dataclass(frozen=True, slots=True)
class Ask:
    """One request: GET without fields, else POST."""

    name: str
    path: str
    fields: Fields | None = None
    is_htmx: bool = False

    @property
    def is_of_match(self) -> bool:
        return self.name not in OF_NO_MATCH

    def of(self, client: Client) -> HttpResponse:
        """The answer; what the request changed is changed back."""
        headers = HTMX if self.is_htmx else {}
        cache.clear()  # where posts are counted
        with transaction.atomic():
            if self.fields is None:
                answer = client.get(self.path, headers=headers)
            else:
                answer = client.post(self.path, self.fields, headers=headers)
            transaction.set_rollback(True)
        return answer


def asks(match: Match, reader: int | None, cards: Sequence[int]) -> Iterator[Ask]:
    """All that can be asked of a running match; `cards` are the instances that are asked about."""
    here = match.get_absolute_url()
    for name, path in (("lobby", "/play/"), ("new-match", "/play/new/"), ("my-matches", "/play/mine/")):
        yield Ask(name, path)
    for is_htmx in (False, True):
        yield Ask("match", here, is_htmx=is_htmx)
        yield Ask("updates", f"{here}updates/?after=0&news=-1", is_htmx=is_htmx)
    for card in cards:
        yield Ask("why-not", f"{here}why/{card}/", is_htmx=bool(card % 2))
    for number, fields in enumerate(_acts(match, reader, cards)):
        yield Ask("act", f"{here}act/", fields, is_htmx=bool(number % 2))
    for passes in ("1", "0"):
        yield Ask("passing", f"{here}passing/", {"passes": passes}, is_htmx=passes == "1")
    for fields in _words(match):
        yield Ask("table-word", f"{here}table/", fields, is_htmx=True)
    yield Ask("here", f"{here}here/", {"after": match.seq, "news": -1}, is_htmx=True)
    for name in ("waiting", "replay", "record", "report"):
        yield Ask(name, f"{here}{name}/?step=1&side=both")
    yield Ask("report", f"{here}report/?as=file&step=3")
    yield Ask("take-seat", f"{here}take/", {"deck": "1"})
    yield Ask("close-invitation", f"{here}close/", {})
    yield Ask("play-on", f"{here}play-on/", {"step": 1, "seat": 0, "bot": "eager"})
    yield Ask("quick-match", "/play/quick/", {})
    yield Ask("new-match", "/play/new/", {"against": "nobody"})


def _acts(match: Match, reader: int | None, cards: Sequence[int]) -> Iterator[Fields]:
    """Actions that are stale, nonsense, or not this seat's to take now, with cards that it names by number alone."""
    yield {"after": match.seq + 1, "action": '{"type":"concede"}'}
    yield {"after": match.seq, "action": '{"type":"dance"}'}
    yield {"after": match.seq, "choose": 1, "pick": [0, 1, 99]}
    if reader is None:
        return
    state = matches.state_of(match)
    for number, card in enumerate(cards):
        for data in islice(cycle(_guesses(match.game, card)), number, number + 3):
            action = read_action(state.ruleset, data)
            if engine.why_not(state, reader, action):
                yield {"after": match.seq, "action": json.dumps(data)}


def _guesses(game: str, card: int) -> list[Fields]:
    return [{"type": "choose", "picks": [card]}, *GUESSES[game](card)]


GUESSES: dict[str, Callable[[int], list[Fields]]] = {
    "vanguard": lambda card: [
        {"type": "ride", "card": card},
        {"type": "call", "card": card, "circle": "FL"},
        {"type": "guard", "card": card},
        {"type": "intercept", "unit": card},
        {"type": "attack", "attacker": card, "target": card},
        {"type": "activate", "card": card, "ability": 0},
    ],
    "hearthstone": lambda card: [
        {"type": "play", "card": card},
        {"type": "play", "card": card, "place": 0, "target": card + 1, "half": 0},
        {"type": "attack", "attacker": card, "defender": card + 1},
        {"type": "use-power", "target": card},
    ],
    "pokemon-duels": lambda card: [
        {"type": "summon", "card": card},
        {"type": "set-pokemon", "card": card},
        {"type": "set-card", "card": card},
        {"type": "change-position", "card": card},
        {"type": "use", "card": card, "ability": 0},
        {"type": "attack", "attacker": card, "target": card + 1},
        {"type": "attack", "attacker": card, "target": -1},
    ],
    "wuxia": lambda card: [
        {"type": "summon", "card": card, "place": 0},
        {"type": "discard", "card": card},
        {"type": "attack", "attacker": card, "defender": card + 1},
        {"type": "attack", "attacker": card, "defender": -1},
    ],
    "nannaier": lambda card: [
        {"type": "summon", "card": card, "place": 2},
        {"type": "lay-mirror", "card": card},
        {"type": "cast", "card": card},
        {"type": "skill", "doll": card},
        {"type": "move", "doll": card, "place": 8},
        {"type": "attack", "attacker": card, "defender": card + 1},
        {"type": "attack", "attacker": card, "defender": -1},
    ],
}
"""Actions that a seat might try with a card which it knows by its number alone."""


def _words(match: Match) -> Iterator[Fields]:
    for word in ("offer-draw", "ask-take-back", "accept", "decline", "claim", "abort", "show-deck", "rematch", "dance"):
        yield {"word": word, "after": match.seq}
    yield {"word": "allow-watching", "allows": "0"}
    yield {"word": "say", "phrase": "hello"}


def same_moment(match: Match) -> None:
    """Both players were here just now, so that no answer depends on how long the others took."""
    match.seats.update(seen_at=timezone.now())
    Match.objects.filter(pk=match.pk).update(moved_at=match.created)


def comparable(answer: HttpResponse) -> Answer:
    """An answer without what is new each time: its status, headers and body."""
    headers = {name: value for name, value in answer.headers.items() if name not in ("Content-Length", "Location")}
    return answer.status_code, headers, ONE_TIME.sub(rb"\1", answer.content)
