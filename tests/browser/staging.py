"""Positions in the words of scenes, laid on a match that runs on the site."""

import msgspec
from playwright.sync_api import Page

from rules.catalogues import ruleset
from rules.kernel import codec
from tests.browser.visiting import path_of
from tests.play.duels import database
from tests.support.site import Site
from tests.support.tables import scene


def lay(site: Site, page: Page, game: str, stand_in: str, **said: object) -> None:
    """Let the match on this page go on from a position in which "me" has the first seat.

    `stand_in` is the card that stands for the fillers of scenes, which no match on the site knows.
    """
    state, rules = scene(game, **said).table.state, ruleset(game)
    instead, known = rules.by_key[stand_in], range(len(rules.definitions))
    state.card = [number if number in known else instead for number in state.card]
    state.lists = tuple(tuple(number for number in cards if number in known) for cards in state.lists)
    stored = msgspec.json.encode(codec.snapshot(state)).hex()
    token = path_of(page).split("/")[2]
    position = f"snapshot = X'{stored}', to_act = {state.decision.seat}"
    database(site, f"UPDATE play_match SET {position} WHERE token = '{token}'")
    page.reload()
