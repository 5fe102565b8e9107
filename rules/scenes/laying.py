"""A scene's position as a match state: cards first, then what is said of them, then the match goes on."""

from collections.abc import Mapping
from typing import Any

from rules.kernel.chance import Chance
from rules.kernel.resolution import run
from rules.kernel.staging import Holds, Order, Quality, Row, Unlayable
from rules.kernel.state import FACE_DOWN, MatchState
from rules.scenes.names import SEATS
from rules.scenes.positions import EITHER
from rules.scenes.script import CardSpec, Scene, ZoneSpec
from rules.scenes.table import Table

EMPTY = ZoneSpec(None)


def lay(scene: Scene, me: int, turned_ages: bool = False) -> Table:
    """The table at its first decision, with `me` in this seat. Unlayable when it cannot be as the scene says.

    `turned_ages` lays what a scene leaves to either order the other way round.
    """
    play = scene.ruleset.play
    state = play.state(scene.ruleset, Chance(scene.seed, scene.drawn))
    table = Table(state, scene.names, me)
    state.turn, state.active = scene.turn, table.seat(scene.active)
    said = [
        (card, spec)
        for row in play.staging.rows
        for side in SEATS
        for card, spec in _fill(table, side, row, scene.sides[side].zones.get(row.zone, EMPTY))
    ]
    state.lists = tuple(
        tuple(sorted(state.card[card] for card, owner in enumerate(state.owner) if owner == seat)) for seat in (0, 1)
    )
    play.staging.settle(state)
    for side in SEATS:
        _say(table, play.staging.seats, scene.sides[side].qualities, table.seat(side))
    for card, spec in said:
        _say(table, play.staging.cards, spec.qualities, card)
    _say(table, play.staging.table, _in_order(table, scene, turned_ages), 0)
    play.staging.begin(state)
    run(state)
    state.events = []
    return table


def _fill(table: Table, side: str, row: Row, spec: ZoneSpec) -> list[tuple[int, CardSpec]]:
    """Put a zone's cards there, filler after those that are named; each named one with what is said of it."""
    staging, state, ruleset = table.staging, table.state, table.state.ruleset
    named = spec.cards or ()
    count = spec.count if spec.count is not None else row.usual if spec.cards is None else len(named)
    if spec.count is None and row.order is Order.FROM_TOP:
        count = max(row.usual, len(named))
    if count < len(named):
        raise Unlayable(f"{side}.{row.zone} names {len(named)} cards and holds {count}")
    neutral = CardSpec(ruleset.by_key[staging.filler(row.zone)])
    specs = [*named, *[neutral] * (count - len(named))]
    place = ruleset.places[row.zone][0]
    order = reversed(specs) if row.order is Order.FROM_TOP else specs
    laid = [(staging.add(state, each.definition, table.seat(side), place), each) for each in order]
    if spec.face_up is not None:
        _turn_down(state, [card for card, _ in laid[spec.face_up :]])
    return laid


def _turn_down(state: MatchState, cards: list[int]) -> None:
    for card in cards:
        state.marks[card] |= FACE_DOWN


def _say(table: Table, qualities: Mapping[str, Quality], said: Mapping[str, Any], subject: int) -> None:
    """Lay every quality that is said, in the game's own order."""
    for name, quality in qualities.items():
        if name in said and quality.lay is not None:
            quality.lay(table.state, subject, table.value(quality, said[name]))


def _in_order(table: Table, scene: Scene, turned: bool) -> dict[str, Any]:
    """What is said of the whole table, or usual; what may be in either order is left as laid, or turned round."""
    usual = {name: quality.usual for name, quality in table.staging.table.items() if quality.usual is not None}
    said = {**usual, **scene.table}
    for name, quality in table.staging.table.items():
        if quality.holds is Holds.CARDS and said.get(name) == EITHER:
            said.pop(name)
            if turned:
                said[name] = tuple(reversed(quality.read(table.state, 0)))
    return said


def has_either_order(scene: Scene) -> bool:
    """Whether the scene must hold in both orders of age."""
    return EITHER in scene.table.values()
