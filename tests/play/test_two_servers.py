"""Two server processes and a bot's worker at one database: one match, each move once, and both hear of it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.play.duels import Duel, Mirror, assert_intact, database, seq
from tests.play.watching import Watcher
from tests.support.certain import CertainSite
from tests.support.site import Site
from tests.support.sites import Sites
from tests.support.visitors import PlainBrowser

SEED = "two servers"
MOVES = 40


@pytest.fixture(scope="module")
def servers(sites: Sites, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Site]]:
    first = sites.ready(tmp_path_factory.mktemp("site"), CertainSite)
    second = first.another()
    first.draw_for(SEED)
    first.start()
    second.start()
    yield first, second
    first.stop()
    second.stop()


def test_players_of_different_servers_and_double_clicks_on_both(servers: tuple[Site, Site]) -> None:
    first, second = servers
    host, guest = (PlainBrowser(server.url) for server in servers)
    duel, match = Duel.of_two(first, host, guest, SEED), Mirror(SEED)
    twins = [other_tab(host, second), other_tab(guest, first)]
    with ExitStack() as streams, ThreadPoolExecutor(2) as hands:
        watchers = [streams.enter_context(Watcher(server.url, duel.stream)) for server in servers]
        heard = [watcher.number() for watcher in watchers]
        while not match.is_over:
            after = len(match.moves)
            move = match.move() if after < MOVES else match.give_up()
            tabs = duel.players[move.seat], twins[move.seat]
            answers = list(hands.map(lambda tab, move=move, after=after: duel.post(move, after, tab), tabs))
            assert sorted(answer.status for answer in answers) == [200, 409]
            heard = [watcher.numbers_to(before + 1)[-1] for watcher, before in zip(watchers, heard, strict=True)]
            assert [seq(duel.updates(seat, after)) for seat in (0, 1)] == [after + 1, after + 1]
    assert_intact(first, duel, match)


def other_tab(player: PlainBrowser, server: Site) -> PlainBrowser:
    """A tab of the same browser, connected to another server."""
    tab = PlainBrowser(server.url)
    tab.cookies = player.cookies
    return tab


def test_a_bot_whose_moves_arrive_at_the_other_server(servers: tuple[Site, Site]) -> None:
    first, second = servers
    first.start_worker()
    duel = Duel.with_bot(PlainBrowser(first.url))
    (seed,), *_ = database(first, f"SELECT seed FROM play_match WHERE token = '{duel.token}'")
    match = Mirror(seed)
    with Watcher(second.url, duel.stream) as watcher:
        while not match.is_over:
            after = len(match.moves)
            if match.seat == 1:
                match.bot_move()
                while seq(duel.updates(0, after)) == after:
                    watcher.number()
            else:
                assert duel.post(match.move() if after < MOVES else match.give_up(), after).status == 200
    assert_intact(first, duel, match)
