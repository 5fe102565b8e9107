"""Matches over the real site: browsers that act, and the same match as the rules alone play it."""

import json
import re
import sqlite3
from contextlib import closing

import psycopg

from play.joining import ready_choices
from rules.bots import BOTS
from rules.bots.matches import choice
from rules.catalogues import ruleset
from rules.games import game as game_of
from rules.kernel import engine, replay
from rules.kernel.answers import Concede
from rules.kernel.chance import Chance
from rules.kernel.codec import to_data
from rules.kernel.records import Action
from tests.support.site import Site
from tests.support.visitors import HTMX, ONE_TIME, Answer, PlainBrowser

BOT = "greedy"
"""Who plays against somebody alone."""


def database(site: Site, query: str) -> list[tuple[object, ...]]:
    """The rows that a query gives, asked behind the site's back."""
    url = site.environment.get("DATABASE_URL")
    with closing(psycopg.connect(url) if url else sqlite3.connect(site.database)) as connection:
        rows = connection.execute(query)
        found = rows.fetchall() if rows.description else []
        connection.commit()
    return found


def form_token(page: Answer) -> str:
    return re.search(r'name="token" value="([^"]+)"', page.html)[1]


class Mirror:
    """A match as the rules alone play it, from the same seed by the same choices; `moves` as they are sent."""

    def __init__(self, seed: str, game: str = "vanguard") -> None:
        first, second, *_ = ready_choices(game_of(game).formats[0])
        self.seed = seed
        self.rules = ruleset(game)
        self.state, _ = engine.start(self.rules, (first.cards, second.cards), seed)
        self.moves: list[replay.Move] = []
        self._chance = Chance(seed)

    @property
    def seat(self) -> int:
        """Who must decide."""
        return self.state.decision.seat

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    def move(self) -> replay.Move:
        """What somebody in no hurry to win does next."""
        return self._do(choice(self.state, BOTS["eager"](), self._chance))

    def bot_move(self) -> replay.Move:
        """What the site's bot does next."""
        return self._do(choice(self.state, BOTS[BOT](), Chance(f"{self.seed} bot {len(self.moves)}")))

    def give_up(self) -> replay.Move:
        return self._do(Concede())

    def _do(self, action: Action) -> replay.Move:
        move = replay.Move(self.seat, json.loads(json.dumps(to_data(action))))
        engine.advance(self.state, move.seat, action)
        self.moves.append(move)
        return move


class Duel:
    """Two browsers at one match, by seat; against a bot the second one sits nowhere."""

    def __init__(self, *players: PlainBrowser, path: str) -> None:
        self.players = players
        self.path = path

    @property
    def token(self) -> str:
        return self.path.split("/")[2]

    @classmethod
    def of_two(cls, site: Site, host: PlainBrowser, guest: PlainBrowser, seed: str, game: str = "vanguard") -> "Duel":
        """The guest follows the host's invitation; until then the seed can be another than was drawn."""
        format = game_of(game).formats[0]
        first, second, *_ = ready_choices(format)
        form = {"format": format.key, "against": "friend", "deck": first.key, "allows_watching": "1"}
        path = host.post("/play/new/", form | {"token": form_token(host.get("/play/new/"))}).location
        database(site, f"UPDATE play_match SET seed = '{seed}' WHERE token = '{path.split('/')[2]}'")
        guest.get(path)
        assert guest.post(f"{path}take/", {"deck": second.key, "allows_watching": "1"}).location == path
        return cls(host, guest, path=path)

    @classmethod
    def with_bot(cls, player: PlainBrowser) -> "Duel":
        form = {"against": "bot", "deck": "sold-1", "other_deck": "sold-2", "strength": BOT}
        return cls(
            player, path=player.post("/play/new/", form | {"token": form_token(player.get("/play/new/"))}).location
        )

    def post(self, move: replay.Move, after: int, player: PlainBrowser | None = None) -> Answer:
        """Send a move that answers row `after` of the log, from the browser of its seat unless another is named."""
        fields = {"after": after, "action": json.dumps(move.action)}
        return (player or self.players[move.seat]).post(f"{self.path}act/", fields, **HTMX)

    def updates(self, seat: int, after: int, news: int = -1) -> Answer:
        return self.players[seat].get(f"{self.path}updates/?after={after}&news={news}", **HTMX)

    def pages(self) -> list[str]:
        """The board as each of them sees it, without what is new in every answer."""
        return [ONE_TIME.sub(rb"\1", player.get(self.path).html.encode()).decode() for player in self.players]

    def hang_up(self) -> None:
        """Let go of connections to a server that is dead."""
        for player in self.players:
            player.connection.close()

    @property
    def stream(self) -> str:
        """Where to listen."""
        return re.search(r'data-stream="([^"]+)"', self.players[0].get(self.path).html)[1]


def seq(answer: Answer) -> int:
    """The row of the log that a board shows as the last."""
    return int(re.search(r'data-seq="(\d+)"', answer.html)[1])


def assert_intact(site: Site, duel: Duel, mirror: Mirror) -> None:
    """The log has every move once, and the record of the ended match is that of the match that the rules played."""
    whose = f"WHERE match_id = (SELECT id FROM play_match WHERE token = '{duel.token}')"
    numbers = [number for (number,) in database(site, f"SELECT seq FROM play_logentry {whose} ORDER BY seq")]
    assert numbers == list(range(len(mirror.moves) + 1))
    log = replay.read(duel.players[0].get(f"{duel.path}record/").html)
    assert list(log.moves) == mirror.moves
    state, _ = replay.replay(mirror.rules, log)
    assert state.outcome == mirror.state.outcome
