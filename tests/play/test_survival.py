"""A match whose server is killed at every kind of decision and in the middle of answers: nothing is lost or doubled."""

import time
from collections.abc import Iterator
from http.client import HTTPException
from itertools import cycle
from threading import Timer

import pytest

from rules.kernel.replay import Move
from tests.play.duels import Duel, Mirror, assert_intact
from tests.support.reviving import RevivedSite
from tests.support.sites import Sites
from tests.support.visitors import PlainBrowser

SEEDS = {"vanguard": "survival 591", "hearthstone": "survival 11"}
WANTED = {
    "vanguard": {"mulligan", "guard", "trigger-power", "heal", "boost", "may", "cost", "search", "choose", "order"},
    "hearthstone": {"exchange", "after choose", "after end-turn", "after play", "after use-power", "after attack"},
}
"""Occasions at which the server has been killed before a match of this seed is given up."""
EVERY = 3
"""The server is killed in the middle of one answer in so many."""
PARTS = (0.1, 0.7, 0.4, 0.9, 0.2, 0.8, 0.5, 1.0, 0.3, 0.6)
"""How far an answer has come then, as part of the time that the last one took."""


@pytest.fixture(scope="module")
def site(sites: Sites, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RevivedSite]:
    site = sites.ready(tmp_path_factory.mktemp("site"), RevivedSite)
    site.start()
    yield site
    site.stop()


def revive(site: RevivedSite, duel: Duel) -> None:
    site.kill()
    site.start()
    duel.hang_up()


def status_when_killed(site: RevivedSite, duel: Duel, move: Move, after: int, seconds: float) -> int | None:
    """Kill the server so long after a move was sent, and start it again; the answer's status, if there was any."""

    def revive_server() -> None:
        site.kill()
        site.start()

    killer = Timer(seconds, revive_server)
    killer.start()
    try:
        return duel.post(move, after).status
    except (OSError, HTTPException):
        return None
    finally:
        killer.join()
        duel.hang_up()


def occasion(match: Mirror) -> str:
    """What is asked, most of it in the middle of effects; in a turn of free actions, which was the last one."""
    kind: str = match.state.decision.kind
    return f"after {match.moves[-1].action['type']}" if kind == "action" else kind


@pytest.mark.parametrize("game", sorted(SEEDS))
def test_a_match_outlives_its_server(site: RevivedSite, game: str) -> None:
    duel = Duel.of_two(site, PlainBrowser(site.url), PlainBrowser(site.url), SEEDS[game], game)
    match, parts, took = Mirror(SEEDS[game], game), cycle(PARTS), 0.05
    asked: set[str] = set()
    retried: list[int] = []
    while not match.is_over:
        if occasion(match) not in asked:
            asked.add(occasion(match))
            before = duel.pages()
            revive(site, duel)
            assert duel.pages() == before
        after = len(match.moves)
        move = match.give_up() if asked >= WANTED[game] else match.move()
        if after % EVERY:
            began = time.perf_counter()
            assert duel.post(move, after).status == 200
            took = time.perf_counter() - began
        else:
            assert status_when_killed(site, duel, move, after, took * next(parts)) in {200, None}
            retried.append(duel.post(move, after).status)
    assert set(retried) == {200, 409}, "some answers were cut off before the move was kept, and some after"
    assert asked >= WANTED[game]
    assert_intact(site, duel, match)
