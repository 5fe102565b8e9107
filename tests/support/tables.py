"""Tables in one line: `table = scene("vanguard", me={"VC": "Bors", "hand": ["Wingal"]}, phase="battle")`.

Keys and words are those of scene files (`docs/scenes.md`). Everything a test does goes through the engine; when it
ends, its actions are done once more from the start and must bring the same events and the same state.
"""

import json
from functools import partial
from typing import Any

from rules.kernel import codec, engine, views
from rules.kernel.answers import Choose
from rules.kernel.records import Action, Event
from rules.kernel.scripts import parts, tag
from rules.scenes import acting
from rules.scenes.laying import lay
from rules.scenes.reading import read_scenes
from rules.scenes.reporting import board
from rules.scenes.script import Scene, Wish
from rules.scenes.table import Table

OPEN: list["PlayedTable"] = []
"""The tables of the running test."""


def scene(game: str, **said: Any) -> "PlayedTable":
    """A table as a scene file would say it; UnreadableScene names every mistake."""
    (read,) = read_scenes(json.dumps({"scene": "a test", "game": game, **said}), "test")
    OPEN.append(PlayedTable(read))
    return OPEN[-1]


class CardOnTable:
    """A card, with what the game's scenes can say of it as attributes: `table["Bors"].power`."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    @property
    def name(self) -> str:
        return self.table.facts(self.number).name

    def __getattr__(self, quality: str) -> Any:
        return self.table.staging.cards[quality].read(self.table.state, self.number)


class SideOfTable:
    """One seat: a zone is the list of its cards' names, an action is called by its word."""

    def __init__(self, played: "PlayedTable", side: str) -> None:
        self.played = played
        self.side = side
        self.seat = played.table.seat(side)
        self.kinds = {tag(kind): kind for kind in played.scene.ruleset.play.actions}

    def __getattr__(self, word: str) -> Any:
        if word in self.played.scene.ruleset.places:
            table = self.played.table
            return [table.facts(card).name for card in table.cards_in(self.seat, word)]
        if word.rstrip("_") in self.kinds:
            return partial(self.does, word.rstrip("_"))
        raise AttributeError(f"there is no zone and no action {word!r}")

    def wish(self, word: str, *first: str, **others: object) -> Wish:
        """An action in the words of scenes: `attack("FL", target="VC")`, `choose("Wingal", "Marron")`, `choose()`."""
        kind = self.kinds[word]
        texts = {name: (str(said),) for name, said in others.items()}
        if first or kind is Choose:
            texts[parts(kind)[0].name] = first
        return Wish(kind, texts, f"{word} {texts}")

    def does(self, word: str, *first: str, **others: object) -> list[Event]:
        """Do it, and give what happened."""
        return self.played.do(self.seat, acting.legal(self.played.table, self.side, self.wish(word, *first, **others)))

    def can(self, word: str, *first: str, **others: object) -> bool:
        return bool(acting.fitting(self.played.table, self.side, self.wish(word, *first, **others)))

    def refused(self, word: str, *first: str, **others: object) -> list[tuple[str, str]]:
        """Code and rule number of every reason against it."""
        found = acting.refusals(self.played.table, self.side, self.wish(word, *first, **others))
        return [(refusal.code, refusal.rule) for refusal in found]

    def actions(self) -> list[str]:
        """What this seat may do now, as scenes say it."""
        table = self.played.table
        return [acting.tell(table, action) for action in engine.legal_actions(table.state, self.seat)]


class PlayedTable:
    """A laid scene and all that was done at it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table = lay(scene, 0)
        self.log: list[tuple[int, Action]] = []
        self.words: list[str] = []
        self.happened: list[Event] = []
        self.me = SideOfTable(self, "me")
        self.foe = SideOfTable(self, "foe")

    def do(self, seat: int, action: Action) -> list[Event]:
        self.words.append(f"{self.table.side(seat)}: {acting.tell(self.table, action)}")
        events = engine.advance(self.table.state, seat, action)
        self.log.append((seat, action))
        self.happened += events
        return events

    def __getitem__(self, text: str) -> CardOnTable:
        """The card that a text means, as in scenes: "Bors", "foe VC", "second Wingal in hand"."""
        return CardOnTable(self.table, self.table.one(text))

    def cards(self, text: str) -> list[CardOnTable]:
        """All cards that a text means: "me damage"."""
        return [CardOnTable(self.table, card) for card in self.table.find(text)]

    @property
    def offered(self) -> list[CardOnTable]:
        """The cards that the open question offers."""
        return [CardOnTable(self.table, card) for card in self.state.decision.options]

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def asks(self) -> str | None:
        """Who must decide, and what: "foe guard"; None when the match is over."""
        decision = self.state.decision
        return None if decision is None else f"{self.table.side(decision.seat)} {decision.kind}"

    @property
    def side_asked(self) -> SideOfTable:
        """The seat that must decide."""
        return self.me if self.state.decision.seat == self.me.seat else self.foe

    @property
    def options(self) -> list[str]:
        """What the open question offers, in words."""
        return acting.option_words(self.table, self.state.decision)

    @property
    def outcome(self) -> tuple[str, str] | None:
        """The winner as me, foe or nobody, and the rule that ended the match; None while it goes on."""
        outcome = self.state.outcome
        if outcome is None:
            return None
        return "nobody" if outcome.winner is None else self.table.side(outcome.winner), outcome.rule

    def events(self, word: str) -> list[Any]:
        """All events of a type since the start."""
        return [event for event in self.happened if tag(type(event)) == word]

    def seen_by(self, side: str | None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), as data."""
        return codec.snapshot(views.view(self.state, None if side is None else self.table.seat(side)))

    def told_to(self, side: str | None, word: str) -> list[dict[str, Any]]:
        """The events of a type as a seat may know them."""
        seat = None if side is None else self.table.seat(side)
        return [event for event in views.events_for(self.happened, seat) if event["type"] == word]

    def told(self) -> str:
        """What was done, and the table as it is."""
        return "\n".join((*self.words, *board(self.table)))

    def replays(self) -> bool:
        """Whether the same actions from the start bring the same events and the same state."""
        again = PlayedTable(self.scene)
        for seat, action in self.log:
            again.do(seat, action)
        same_events = list(map(codec.to_data, again.happened)) == list(map(codec.to_data, self.happened))
        return same_events and codec.snapshot(again.state) == codec.snapshot(self.state)
