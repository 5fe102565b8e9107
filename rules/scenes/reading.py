"""Scene files read and checked: every mistake of a scene at once, with its line, its key and names that are near.

What needs a table to be understood (which of two Wisps is meant, whether an action is legal) is left to running.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from rules import catalogues, games, rulebooks
from rules.kernel import engine
from rules.kernel.facts import CardKey
from rules.kernel.game import Game
from rules.kernel.ruleset import Ruleset
from rules.kernel.scripts import tag
from rules.scenes.commas import join_names
from rules.scenes.documents import Mistake, Node, UnreadableScene, documents
from rules.scenes.names import SEATS, names_of
from rules.scenes.own_cards import OwnCard, OwnCards
from rules.scenes.positions import Positions
from rules.scenes.script import Scene, SideSpec
from rules.scenes.steps import Steps
from rules.scenes.taking import Taker

KEYS = ("scene", "game", "proves", "values", "cards", "seed", "drawn", "turn", "active", "mirror", *SEATS, "steps")
USUAL_TURN = 10
"""Late enough for everything that the first turns forbid."""
USUAL_SEED = "scene"


def read_file(path: Path) -> list[Scene]:
    """The scenes of a file; UnreadableScene with every mistake in it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableScene((Mistake(str(path), 1, "", error.strerror or str(error)),)) from error
    return read_scenes(data, str(path))


def read_scenes(text: str | bytes, file: str) -> list[Scene]:
    """The scenes in a text that stands in `file`; UnreadableScene with every mistake in it."""
    takers = []
    found = []
    for node in documents(text, file):
        takers.append(Taker(file))
        scene = _scene(takers[-1], node)
        if scene is not None:
            found.append(scene)
    if not takers:
        raise UnreadableScene((Mistake(file, 1, "", "the file holds no scene"),))
    mistakes = tuple(mistake for taker in takers for mistake in taker.mistakes)
    if mistakes:
        raise UnreadableScene(mistakes)
    return found


def _scene(take: Taker, node: Node) -> Scene | None:
    if not isinstance(node.value, dict):
        take.wrong(node, "", "a scene is a mapping that begins with `scene:`")
        return None
    for key in ("scene", "game"):
        if key not in node.value:
            take.wrong(node, key, "is missing")
    game = _game(take, node.value)
    if game is None:
        return None
    ruleset = _ruleset(take, node.value, game)
    names = names_of(ruleset, game.schema.deck_flag)
    join_names(node, names.by_name)
    positions = Positions(take, names, ruleset.play.staging, ruleset.places, _silent(game.key))
    actions = {tag(kind): kind for kind in ruleset.play.actions}
    steps = Steps(take, positions, actions, rulebooks.rulebook(game.key).rules)
    return _whole(take, node, game, steps, ruleset)


@cache
def _silent(game: str) -> frozenset[CardKey]:
    """The published cards of a game that do something, and for which there is no script."""
    play = games.game(game).playable()
    return frozenset(card.key for card in catalogues.load(game).cards) - play.by_key.keys() - play.vanilla


def _game(take: Taker, entries: Mapping[str, Node]) -> Game | None:
    known = [game.key for game in games.ALL]
    key = take.maybe(entries, "game", "", lambda node, path: take.one_of(node, path, known), "")
    return games.game(key) if key in known else None


def _ruleset(take: Taker, entries: Mapping[str, Node], game: Game) -> Ruleset:
    """The game's rules with the values and cards of this scene."""
    values: dict[str, Any] = take.maybe(entries, "values", "", lambda node, path: _values(take, node, path, game), {})
    if "cards" not in entries:
        return plain_ruleset(game.key, tuple(sorted(values.items())))
    reader = OwnCards(take, game)
    cards = reader.cards(entries["cards"], "cards")
    ruleset = ruleset_with(game, values, cards)
    reader.check_named(entries["cards"], "cards", cards, ruleset)
    return ruleset


def _values(take: Taker, node: Node, path: str, game: Game) -> dict[str, Any]:
    """The format's values that are other than usual."""
    play = game.playable()
    usual = {
        key: value for key, value in play.values.items() if isinstance(value, int | str) and not key.endswith("-rule")
    }
    values: dict[str, Any] = {}
    for key, each in take.mapping(node, path, tuple(usual)).items():
        value = (take.number if isinstance(usual[key], int) else take.text)(each, f"{path}.{key}")
        if reason := play.wrong_value(key, value):
            take.wrong(each, f"{path}.{key}", reason)
        else:
            values[key] = value
    return values


@lru_cache(maxsize=8)
def plain_ruleset(game: str, values: tuple[tuple[str, Any], ...]) -> Ruleset:
    """A game's rules over its catalogue and the neutral cards of its scenes."""
    return ruleset_with(games.game(game), dict(values), ())


def ruleset_with(game: Game, values: Mapping[str, Any], own: tuple[OwnCard, ...]) -> Ruleset:
    """A game's rules over its catalogue, the neutral cards of its scenes, and cards of a scene's own."""
    known = (*catalogues.load(game.key).cards, *game.playable().staging.fillers, *(facts for facts, _ in own))
    return engine.ruleset_for(game, {card.key: card for card in known}, values, [script for _, script in own])


def _whole(take: Taker, node: Node, game: Game, steps: Steps, ruleset: Ruleset) -> Scene:
    positions = steps.positions
    table = positions.staging.table
    entries = take.mapping(node, "", (*KEYS, *table))
    sides = {seat: positions.side(entries[seat], seat, is_position=True) for seat in SEATS if seat in entries}
    return Scene(
        file=take.file,
        line=node.line,
        title=take.maybe(entries, "scene", "", take.text, ""),
        game=game,
        proves=take.maybe(entries, "proves", "", steps.proves, ()),
        ruleset=ruleset,
        names=positions.names,
        seed=take.maybe(entries, "seed", "", take.text, USUAL_SEED),
        drawn=take.maybe(entries, "drawn", "", take.number, 0),
        turn=take.maybe(entries, "turn", "", take.number, USUAL_TURN),
        active=take.maybe(entries, "active", "", take.side, "me"),
        table={key: positions.quality(entries[key], key, table[key]) for key in table if key in entries},
        sides={seat: sides.get(seat, SideSpec()) for seat in SEATS},
        steps=take.maybe(entries, "steps", "", steps.steps, ()),
        mirror=take.maybe(entries, "mirror", "", take.flag, True),
    )
