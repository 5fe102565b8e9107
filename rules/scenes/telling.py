"""From a state back to a scene: what one seat may know of it, or all of it, as the text of a scene file.

Only a moment at which a scene can begin can be told, and only what its game's table has words for. So every text is
laid before it is given out, and compared with the state it was made of.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import yaml

from rules import catalogues, games
from rules.kernel import engine
from rules.kernel.records import Action
from rules.kernel.ruleset import Definition, Ruleset
from rules.kernel.scripts import to_data
from rules.kernel.staging import Holds, Order, Quality, Row, Unlayable
from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.views import view
from rules.kernel.zones import lies_pointed
from rules.scenes import acting
from rules.scenes.documents import UnreadableScene
from rules.scenes.laying import lay
from rules.scenes.names import SEATS, names_of
from rules.scenes.reading import read_scenes
from rules.scenes.table import Table

Said = dict[str, Any]
LINE = 110


class Untellable(ValueError):
    """A state that no scene begins with; the message says what would be other than it is."""


def scene_of(state: MatchState, me: int, title: str) -> str:
    """The text of a scene that lays what the seat `me` may know. Untellable in the middle of something."""
    return _checked(_table(view(state, me), me), title, [])


def whole_scene_of(state: MatchState, me: int, title: str, actions: Iterable[tuple[int, Action]] = ()) -> str:
    """The text of a scene that lays all of a state, secrets and chance too, and does these actions of these seats."""
    table = _table(state.clone(), me)
    return _checked(_table(state, me), title, [_step(table, seat, action) for seat, action in actions])


def step_of(state: MatchState, seat: int, action: Action) -> str:
    """An action that this seat takes now, as it can write it in a scene: "{call: Wingal, circle: BL}"."""
    return acting.tell(_table(view(state, seat), seat), action)


def _table(state: MatchState, me: int) -> Table:
    return Table(state, names_of(state.ruleset, games.game(state.ruleset.game).schema.deck_flag), me)


def _step(table: Table, seat: int, action: Action) -> Said:
    """An action as a step of a scene; the table goes on with it."""
    said = {table.side(seat): acting.told(table, action)}
    engine.advance(table.state, seat, action)
    return said


def _checked(table: Table, title: str, steps: Sequence[Said]) -> str:
    said = _scene(table, title)
    text = _yaml(said | {"steps": list(steps)} if steps else said)
    try:
        (scene,) = read_scenes(text, title)
        laid = lay(scene, table.me)
    except (UnreadableScene, Unlayable) as error:
        raise Untellable(str(error)) from error
    again = account(laid if table.state.chance.seed else _table(view(laid.state, table.me), table.me))
    for what, told in account(table).items():
        if again.get(what) != told:
            raise Untellable(f"{what}: {told!r} would be laid as {again.get(what)!r}")
    return text


def account(table: Table) -> Said:
    """All that can be said of a table, and what may be done: two tables of one account look the same to their seat."""
    state = table.state
    decision = state.decision
    told: Said = {"turn": state.turn, "active": table.side(state.active), "outcome": state.outcome}
    told |= _told(table, table.staging.table, 0)
    told |= {
        "waiting": len(state.waiting),
        "delayed": sum(state.stamp[each.source] == each.stamp for each in state.delayed),
    }
    for side in SEATS:
        told[side] = _told(table, table.staging.seats, table.seat(side))
        for row in table.staging.rows:
            told[f"{side}.{row.zone}"] = _zone(table, row, table.cards_in(table.seat(side), row.zone))
    if decision is not None:
        told["decision"] = (table.side(decision.seat), decision.kind)
        if decision.seat == table.me or state.chance.seed:
            legal = engine.legal_actions(state, decision.seat)
            told["legal"] = sorted(acting.tell(table, action) for action in legal)
    return told


def _scene(table: Table, title: str) -> Said:
    """The scene's keys, without steps."""
    state = table.state
    ruleset = state.ruleset
    usual = ruleset.play.values
    said: Said = {"scene": title, "game": ruleset.game}
    said["values"] = {key: value for key, value in ruleset.values.items() if value != usual.get(key)}
    said["cards"] = [_own_card(ruleset, each) for each in _own_cards(ruleset)]
    if state.chance.seed:
        said |= {"seed": state.chance.seed, "drawn": state.chance.drawn}
    said |= {"turn": state.turn, "active": table.side(state.active)}
    said |= _told(table, table.staging.table, 0)
    said |= {side: _side(table, side) for side in SEATS}
    return {key: value for key, value in said.items() if value not in ({}, [])}


def _own_cards(ruleset: Ruleset) -> list[Definition]:
    """Those that are neither in the catalogue nor neutral."""
    fillers = {card.key for card in ruleset.play.staging.fillers}
    catalogue = catalogues.load(ruleset.game)
    return [each for each in ruleset.definitions if each.key not in fillers and catalogue.card(each.key) is None]


def _own_card(ruleset: Ruleset, definition: Definition) -> Said:
    facts = definition.facts
    abilities = [to_data(ruleset.programs[number].ability) for number in definition.programs]
    said = {"name": facts.name, "key": str(facts.key), "kind": facts.kind, **facts.attributes}
    return said | ({"abilities": abilities} if abilities else {})


def _side(table: Table, side: str) -> Said:
    """One seat's zones and qualities, those that are other than usual."""
    seat = table.seat(side)
    said = _told(table, table.staging.seats, seat)
    unseen = _unseen(table, seat)
    for row in table.staging.rows:
        zone = _zone(table, row, table.cards_in(seat, row.zone), unseen)
        if zone != row.usual:
            said[row.zone] = zone
    return said


def _zone(table: Table, row: Row, cards: list[int], unseen: Sequence[int] = ()) -> Any:
    """The cards that are seen and how many there are; hidden ones by name where their owner knows all but the order.

    A card that everyone points at and nobody here knows is told as what fills its zone, with all that is seen of it.
    """
    state = table.state
    said = [_card(table, row, card) for card in cards if state.card[card] != HIDDEN or lies_pointed(state, card)]
    if len(unseen) == len(cards) - len(said):
        said += sorted(map(table.name, unseen))
    if not said:
        return len(cards)
    told = list(_counted(said))
    if len(said) < len(cards) or row.order is Order.FROM_TOP:
        return {"cards": told, "count": len(cards)}
    return told[0] if len(told) == 1 else told


def _counted(said: list[Any]) -> Iterator[Any]:
    """Equal cards beside each other as one: "2 Wisp"."""
    for card, copies in groupby(said):
        count = len(list(copies))
        if isinstance(card, str):
            yield f"{count} {card}" if count > 1 else card
        else:
            yield from [card] * count


def _unseen(table: Table, seat: int) -> list[int]:
    """The cards of the list a seat began with that are nowhere to be seen; none where the list is not known."""
    state = table.state
    seen = Counter(state.card[card] for card, owner in enumerate(state.owner) if owner == seat)
    return sorted((Counter(state.lists[seat]) - seen).elements())


def _card(table: Table, row: Row, card: int) -> Any:
    definition = table.state.card[card]
    name = _filler(table, row) if definition == HIDDEN else table.name(definition)
    said = {} if row.bare else _told(table, table.staging.cards, card)
    return {"card": name, **said} if said else name


def _filler(table: Table, row: Row) -> str:
    """The name of the card that fills a zone where nothing is known of it."""
    key = table.staging.filler(row.zone)
    return next(card.name for card in table.staging.fillers if card.key == key)


def _told(table: Table, qualities: Any, subject: int) -> Said:
    """The qualities that are other than usual, as a scene says them."""
    return {
        name: value
        for name, quality in qualities.items()
        if quality.lay is not None and (value := _value(table, quality, subject)) is not None
    }


def _value(table: Table, quality: Quality, subject: int) -> Any:
    """A quality as a scene says it, None where it need not be told."""
    value = quality.read(table.state, subject)
    if quality.holds is Holds.CARDS:
        known = [card for card in value if table.state.card[card] != HIDDEN]
        return [table.text(card) for card in known] if len(known) > 1 else None
    if quality.holds is Holds.SEAT:
        return table.side(value)
    usual = quality.usual if quality.usual_of is None else quality.usual_of(table.state, subject)
    if quality.usual is None or value == usual:
        return None
    return table.text(value) if quality.holds is Holds.CARD else value


class _Plain(yaml.SafeDumper):
    """Writes everything out: scenes know no anchors."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _yaml(said: Said) -> str:
    text: str = yaml.dump(said, Dumper=_Plain, sort_keys=False, allow_unicode=True, width=LINE, default_flow_style=None)
    return text
