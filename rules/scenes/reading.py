"""Scene files read and checked: every mistake of a scene at once, with its line, its key and names that are near.

What needs a table to be understood (which of two Wisps is meant, whether an action is legal) is left to running.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from rules import catalogues, games, rulebooks
from rules.kernel import engine
from rules.kernel.abilities import CardScript
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.folding import fold
from rules.kernel.game import Game
from rules.kernel.ruleset import Ruleset
from rules.kernel.schema import Flag, Number, quoted
from rules.kernel.scripts import UnreadableScript, near, parts, read_script, tag, words
from rules.kernel.staging import Holds, Order, Quality
from rules.kernel.words import Instance
from rules.scenes.documents import Mistake, Node, UnreadableScene, documents
from rules.scenes.names import ORDINALS, SEATS, Names, UnknownName, reference
from rules.scenes.script import (
    Act,
    CardSpec,
    DecisionSpec,
    EventSpec,
    Expect,
    Legal,
    OutcomeSpec,
    Refused,
    Scene,
    SideSpec,
    Step,
    Wish,
    ZoneSpec,
)

TOP = ("scene", "game", "proves", "values", "cards", "seed", "turn", "active", "mirror", "me", "foe", "steps")
STEPS = ("me", "foe", "expect", "refused", "legal", "only")
NONE = ("none", "nothing", "")
EITHER = "either"
COUNTED = re.compile(r"(\d+) (.+)")
FACE_UP = re.compile(r"(\d+)/(\d+)")


def read_file(path: Path) -> list[Scene]:
    """The scenes of a file; UnreadableScene with every mistake in it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableScene((Mistake(str(path), 1, "", error.strerror or str(error)),)) from error
    return read_scenes(data, str(path))


def read_scenes(text: str | bytes, file: str) -> list[Scene]:
    """The scenes in a text that stands in `file`; UnreadableScene with every mistake in it."""
    found: list[Scene] = []
    mistakes: list[Mistake] = []
    for node in documents(text, file):
        reader = _Reader(file)
        scene = reader.scene(node)
        mistakes += reader.mistakes
        if scene is not None:
            found.append(scene)
    if not found and not mistakes:
        mistakes.append(Mistake(file, 1, "", "the file holds no scene"))
    if mistakes:
        raise UnreadableScene(tuple(mistakes))
    return found


@lru_cache(maxsize=8)
def plain_ruleset(game: str, values: tuple[tuple[str, Any], ...]) -> Ruleset:
    """A game's rules over its catalogue and the neutral cards of its scenes."""
    return ruleset(games.game(game), dict(values), (), ())


def ruleset(
    game: Game, values: Mapping[str, Any], cards: tuple[CardFacts, ...], scripts: tuple[CardScript, ...]
) -> Ruleset:
    """A game's rules over its catalogue, the neutral cards of its scenes, and test cards."""
    known = (*catalogues.load(game.key).cards, *game.playable().staging.fillers, *cards)
    return engine.ruleset_for(game, {card.key: card for card in known}, values, scripts)


class _Reader:
    """Reads one document; what it cannot understand it writes down and leaves out."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.mistakes: list[Mistake] = []

    def wrong(self, node: Node, path: str, reason: str) -> None:
        self.mistakes.append(Mistake(self.file, node.line, path, reason))

    # Plain values

    def text(self, node: Node, path: str) -> str:
        if isinstance(node.value, str):
            return node.value
        self.wrong(node, path, "must be a word or name, not a list or mapping")
        return ""

    def number(self, node: Node, path: str) -> int:
        text = self.text(node, path)
        if re.fullmatch(r"-?\d{1,9}", text):
            return int(text)
        self.wrong(node, path, f"must be a whole number, not {quoted(text)}")
        return 0

    def flag(self, node: Node, path: str) -> bool:
        text = self.text(node, path).lower()
        if text not in ("yes", "no", "true", "false"):
            self.wrong(node, path, f"must be yes or no, not {quoted(text)}")
        return text in ("yes", "true")

    def one_of(self, node: Node, path: str, known: Collection[str]) -> str:
        text = self.text(node, path)
        if text not in known:
            self.wrong(node, path, f"must be one of {', '.join(known)}; not {quoted(text)}{near(text, known)}")
        return text

    def mapping(self, node: Node, path: str, known: Collection[str] | None = None) -> dict[str, Node]:
        """The entries of a mapping; those that are not `known` are mistakes."""
        if not isinstance(node.value, dict):
            self.wrong(node, path, "must be a mapping, like {key: value}")
            return {}
        for key, value in node.value.items():
            if known is not None and key not in known:
                hint = near(key, known) or f"; known are {', '.join(known)}"
                self.wrong(value, below(path, key), f"is unknown{hint}")
        return {key: value for key, value in node.value.items() if known is None or key in known}

    def items(self, node: Node) -> list[Node]:
        """A list's items; anything else stands for a list of itself."""
        return node.value if isinstance(node.value, list) else [node]

    def texts(self, node: Node, path: str) -> tuple[str, ...]:
        return tuple(self.text(item, path) for item in self.items(node))

    # The whole

    def scene(self, node: Node) -> Scene | None:
        if not isinstance(node.value, dict):
            self.wrong(node, "", "a scene is a mapping that begins with `scene:`")
            return None
        if "scene" not in node.value:
            self.wrong(node, "scene", "is missing: every scene has a title")
        game = self.game(node)
        if game is None:
            return None
        values = self.values(node, game)
        facts, scripts = self.test_cards(node, game)
        if facts:
            self.ruleset = ruleset(game, values, facts, scripts)
        else:
            self.ruleset = plain_ruleset(game.key, tuple(sorted(values.items())))
        self.check_words(node, scripts)
        self.names = Names(self.ruleset, game.schema.deck_flag)
        self.staging = game.playable().staging
        self.zones = {*self.ruleset.places}
        self.rules = rulebooks.rulebook(game.key).rules
        join_names(node, self.names.full_names)
        return self.rest(node, game)

    def game(self, node: Node) -> Game | None:
        known = [game.key for game in games.PLAYED]
        entries = node.value
        assert isinstance(entries, dict)
        if "game" not in entries:
            self.wrong(node, "game", f"is missing; it is one of {', '.join(known)}")
            return None
        key = self.one_of(entries["game"], "game", known)
        return games.game(key) if key in known else None

    def values(self, node: Node, game: Game) -> dict[str, Any]:
        """The format's values that are other than usual; each like the usual one in kind."""
        assert isinstance(node.value, dict)
        if "values" not in node.value:
            return {}
        usual = {key: value for key, value in game.playable().values.items() if isinstance(value, int | str)}
        entries = self.mapping(node.value["values"], "values", tuple(usual))
        return {
            key: self.number(value, f"values.{key}")
            if isinstance(usual[key], int)
            else self.text(value, f"values.{key}")
            for key, value in entries.items()
        }

    def rest(self, node: Node, game: Game) -> Scene:
        table = self.staging.table
        entries = self.mapping(node, "", (*TOP, *table))
        given = {key: value for key, value in entries.items() if key in table}
        empty = Node({}, node.line)
        return Scene(
            file=self.file,
            line=node.line,
            title=self.text(entries["scene"], "scene") if "scene" in entries else "",
            game=game,
            proves=self.proves(entries),
            ruleset=self.ruleset,
            names=self.names,
            seed=self.text(entries["seed"], "seed") if "seed" in entries else "scene",
            turn=self.number(entries["turn"], "turn") if "turn" in entries else USUAL_TURN,
            active=self.one_of(entries["active"], "active", SEATS) if "active" in entries else "me",
            table={key: self.quality(value, key, table[key]) for key, value in given.items()},
            sides={seat: self.side(entries.get(seat, empty), seat, is_position=True) for seat in SEATS},
            steps=self.steps(entries.get("steps", Node([], node.line))),
            mirror=self.flag(entries["mirror"], "mirror") if "mirror" in entries else True,
        )

    def proves(self, entries: Mapping[str, Node]) -> tuple[str, ...]:
        if "proves" not in entries:
            return ()
        for item in self.items(entries["proves"]):
            self.rule(item, "proves")
        return self.texts(entries["proves"], "proves")

    def rule(self, node: Node, path: str) -> str:
        """A number of the game's rulebook."""
        number = self.text(node, path)
        if number and number not in self.rules:
            self.wrong(node, path, f"the rulebook has no {quoted(number)}{near(number, self.rules)}")
        return number

    # Test cards

    def test_cards(self, node: Node, game: Game) -> tuple[tuple[CardFacts, ...], tuple[CardScript, ...]]:
        assert isinstance(node.value, dict)
        if "cards" not in node.value:
            return (), ()
        catalogue = catalogues.load(game.key)
        facts: list[CardFacts] = []
        scripts: list[CardScript] = []
        for place, item in enumerate(self.items(node.value["cards"]), 1):
            path = f"cards[{place}]"
            card = self.test_card(item, path, game)
            if card is None:
                continue
            if catalogue.card(card.key) or card.key in [other.key for other in facts]:
                self.wrong(item, path, f"the key {card.key} is taken by another card")
            facts.append(card)
            scripts.append(self.script(item, path, game, card.key))
        return tuple(facts), tuple(scripts)

    def test_card(self, node: Node, path: str, game: Game) -> CardFacts | None:
        """A card of the scene's own; what it must print and does not is the neutral card's."""
        schema = game.schema
        attributes = {attribute.name: attribute for attribute in schema.attributes}
        entries = self.mapping(node, path, ("name", "key", "kind", "abilities", *attributes))
        if "name" not in entries:
            self.wrong(node, path, "a test card has a name")
            return None
        name = self.text(entries["name"], f"{path}.name")
        neutral = game.playable().staging.fillers[0].attributes
        printed = {}
        for key, attribute in attributes.items():
            value: Any = None
            if key in entries:
                reads = (
                    self.number
                    if isinstance(attribute, Number)
                    else self.flag
                    if isinstance(attribute, Flag)
                    else self.text
                )
                value = reads(entries[key], f"{path}.{key}")
                if reason := attribute.problem(value):
                    self.wrong(entries[key], f"{path}.{key}", reason)
            elif key == schema.deck_flag:
                value = True
            elif not isinstance(attribute, Flag) and not attribute.optional:
                value = neutral.get(key)
            if value is not None:
                printed[key] = value
        key = self.text(entries["key"], f"{path}.key") if "key" in entries else slug(name)
        kind = self.one_of(entries["kind"], f"{path}.kind", schema.kinds) if "kind" in entries else schema.kinds[0]
        return CardFacts(CardKey(key), name, kind, printed)

    def script(self, node: Node, path: str, game: Game, key: CardKey) -> CardScript:
        assert isinstance(node.value, dict)
        if "abilities" not in node.value:
            return CardScript(key)
        abilities = [plain(item) for item in self.items(node.value["abilities"])]
        try:
            return read_script({"key": key, "abilities": abilities}, game.playable().vocabulary)
        except UnreadableScript as error:
            for problem in error.problems:
                self.wrong(node.value["abilities"], path, problem)
            return CardScript(key)

    def check_words(self, node: Node, scripts: tuple[CardScript, ...]) -> None:
        """Every card that a test card names by key exists."""
        assert isinstance(node.value, dict)
        for script in scripts:
            for key in words(script, "card"):
                if CardKey(key) not in self.ruleset.by_key:
                    reason = f"{script.key} names the card {quoted(key)}, which does not exist"
                    self.wrong(node.value["cards"], "cards", reason + near(key, self.ruleset.by_key))

    # Zones and what is said of cards and seats

    def side(self, node: Node, path: str, is_position: bool = False) -> SideSpec:
        """A seat's zones and qualities."""
        rows = {row.zone: row for row in self.staging.rows}
        entries = self.mapping(node, path, (*rows, *self.staging.seats))
        return SideSpec(
            {key: self.zone(value, below(path, key), is_position) for key, value in entries.items() if key in rows},
            {
                key: self.quality(value, below(path, key), self.staging.seats[key], is_position)
                for key, value in entries.items()
                if key in self.staging.seats
            },
        )

    def zone(self, node: Node, path: str, is_position: bool) -> ZoneSpec:
        """A number of cards, "4/3" for four of which three lie face up, a card, a list, or these by name."""
        if isinstance(node.value, str):
            if re.fullmatch(r"\d{1,3}", node.value):
                return ZoneSpec(None, int(node.value))
            if found := FACE_UP.fullmatch(node.value):
                return self.face_up(node, path, int(found[1]), int(found[2]))
            if node.value in NONE:
                return ZoneSpec((), 0)
        if not isinstance(node.value, dict) or "card" in node.value:
            return self.counted(self.cards(node, path, is_position), path, is_position)
        known = ("cards", "count", "face_up") if is_position else ("cards", "count", "face_up", "has", "lacks")
        entries = self.mapping(node, path, known)
        numbers = {key: self.number(entries[key], below(path, key)) for key in ("count", "face_up") if key in entries}
        return ZoneSpec(
            self.cards(entries["cards"], f"{path}.cards", is_position) if "cards" in entries else None,
            numbers.get("count"),
            numbers.get("face_up"),
            tuple(spec.definition for spec in self.cards(entries["has"], f"{path}.has", False))
            if "has" in entries
            else (),
            self.every(entries["lacks"], f"{path}.lacks") if "lacks" in entries else (),
        )

    def counted(self, cards: tuple[CardSpec, ...], path: str, is_position: bool) -> ZoneSpec:
        """A plain list is all there is, but of a deck only the top."""
        row = next(row for row in self.staging.rows if path.endswith(f".{row.zone}"))
        return ZoneSpec(cards, None if row.order is Order.FROM_TOP else len(cards))

    def face_up(self, node: Node, path: str, count: int, up: int) -> ZoneSpec:
        if up > count:
            self.wrong(node, path, f"{up} of {count} cards cannot lie face up")
        return ZoneSpec(None, count, up)

    def cards(self, node: Node, path: str, is_position: bool) -> tuple[CardSpec, ...]:
        return tuple(spec for item in self.items(node) for spec in self.card(item, path, is_position))

    def card(self, node: Node, path: str, is_position: bool) -> Iterator[CardSpec]:
        """A card by name, "3 Wisp" for three of them, or {card: name, quality: value}."""
        if isinstance(node.value, str):
            yield from self.copies(node, path)
            return
        entries = self.mapping(node, path, ("card", *self.staging.cards))
        if "card" not in entries:
            self.wrong(node, path, "needs `card:` with the card's name")
            return
        qualities = {
            key: self.quality(value, below(path, key), self.staging.cards[key], is_position)
            for key, value in entries.items()
            if key != "card"
        }
        for spec in self.copies(entries["card"], path):
            yield CardSpec(spec.definition, qualities)

    def copies(self, node: Node, path: str) -> Iterator[CardSpec]:
        name, count = self.text(node, path), 1
        if (found := COUNTED.fullmatch(name)) and not self.names.meant(name):
            count, name = int(found[1]), found[2]
        try:
            definition = self.names.definition(name)
        except UnknownName as error:
            self.wrong(node, path, str(error))
            return
        yield from [CardSpec(definition)] * min(count, 100)

    def every(self, node: Node, path: str) -> tuple[int, ...]:
        """All cards that these names may mean."""
        found: list[int] = []
        for item in self.items(node):
            name = self.text(item, path)
            meant = self.names.meant(name)
            if not meant:
                self.wrong(item, path, f"there is no card {quoted(name)}{self.names.near(name)}")
            found += meant
        return tuple(found)

    def quality(self, node: Node, path: str, quality: Quality, is_position: bool = True) -> Any:
        """A quality's value; cards on the table stay texts until there is one."""
        if is_position and quality.lay is None:
            self.wrong(node, path, "can be expected, but not laid")
        if quality.holds is Holds.NUMBER:
            return self.number(node, path)
        if quality.holds is Holds.FLAG:
            return self.flag(node, path)
        if quality.holds is Holds.SEAT:
            return self.one_of(node, path, SEATS)
        if quality.holds is Holds.WORD:
            return self.one_of(node, path, quality.words) if quality.words else self.text(node, path)
        if quality.holds is Holds.TEXTS:
            return () if node.value in NONE else self.texts(node, path)
        if quality.holds is Holds.CARD:
            return self.reference(node, path)
        return EITHER if node.value == EITHER else tuple(self.reference(item, path) for item in self.items(node))

    def reference(self, node: Node, path: str) -> str:
        """A text for cards on the table; that there are such cards at all is checked here."""
        text = self.text(node, path)
        name = reference(text, self.zones).name
        if name is not None and not self.names.meant(name):
            reason = f"there is no card or zone {quoted(name)}"
            self.wrong(node, path, reason + (self.names.near(name) or near(name, self.zones)))
        return text

    # Steps

    def steps(self, node: Node) -> tuple[Step, ...]:
        return tuple(
            step for place, item in enumerate(self.items(node), 1) for step in self.step(item, f"steps[{place}]")
        )

    def step(self, node: Node, path: str) -> Iterator[Step]:
        entries = self.mapping(node, path, STEPS)
        if isinstance(node.value, dict) and len(node.value) != 1:
            self.wrong(node, path, f"a step has one key, one of {', '.join(STEPS)}")
            return
        for key, value in entries.items():
            here = below(path, key)
            if key in SEATS:
                wish = self.wish(value, here)
                if wish is not None:
                    yield Act(value.line, key, wish)
            elif key == "expect":
                yield self.expect(value, here)
            elif key == "refused":
                yield from self.refused(value, here)
            else:
                yield from self.legal(value, here, key == "only")

    def wish(self, node: Node, path: str) -> Wish | None:
        """An action: its word, or a mapping whose first key is its word and whose other keys are its fields."""
        kinds = {tag(kind): kind for kind in self.ruleset.play.actions}
        if isinstance(node.value, str):
            entries: dict[str, Node] = {node.value: Node("", node.line)}
        else:
            entries = self.mapping(node, path)
        if not entries:
            return None
        (word, first), *others = entries.items()
        if word not in kinds:
            hint = near(word, kinds) or f"; there are {', '.join(kinds)}"
            self.wrong(node, path, f"there is no action {quoted(word)}{hint}")
            return None
        fields = {part.name: part for part in parts(kinds[word])}
        given = [*fields][:1] if first.value != "" else []
        if first.value != "" and not fields:
            self.wrong(first, path, f"{word} takes nothing")
        values = dict(zip(given, [first], strict=False))
        for name, value in others:
            if name in fields and name not in given:
                values[name] = value
            else:
                hint = near(name, fields) or f"; it has {', '.join([*fields][1:]) or 'none'}"
                self.wrong(value, below(path, name), f"{word} has no such field{hint}")
        texts = {name: self.field(value, below(path, word), fields[name].holds) for name, value in values.items()}
        return Wish(kinds[word], texts, said(node))

    def field(self, node: Node, path: str, holds: Any) -> tuple[str, ...]:
        if holds == Instance:
            return (self.reference(node, path),)
        if holds is int:
            return (str(self.number(node, path)),)
        return () if node.value in NONE else self.texts(node, path)

    def refused(self, node: Node, path: str) -> Iterator[Refused]:
        entries = self.mapping(node, path, (*SEATS, "rule", "code"))
        seats = [key for key in entries if key in SEATS]
        if len(seats) != 1:
            self.wrong(node, path, "says who may not, me or foe, and what: {me: action, rule: number}")
            return
        wish = self.wish(entries[seats[0]], below(path, seats[0]))
        rule = self.rule(entries["rule"], f"{path}.rule") if "rule" in entries else None
        code = self.text(entries["code"], f"{path}.code") if "code" in entries else None
        if wish is not None:
            yield Refused(node.line, seats[0], wish, rule, code)

    def legal(self, node: Node, path: str, only: bool) -> Iterator[Legal]:
        entries = self.mapping(node, path, SEATS)
        for seat, value in entries.items():
            wishes = [self.wish(item, below(path, seat)) for item in self.items(value)]
            yield Legal(value.line, seat, tuple(wish for wish in wishes if wish is not None), only)

    # Expectations

    def expect(self, node: Node, path: str) -> Expect:
        table = self.staging.table
        known = ("decision", *SEATS, "cards", "events", "never", "outcome", "turn", "active", *table)
        entries = self.mapping(node, path, known)
        numbers: dict[str, Any] = {}
        if "turn" in entries:
            numbers["turn"] = self.number(entries["turn"], f"{path}.turn")
        if "active" in entries:
            numbers["active"] = self.one_of(entries["active"], f"{path}.active", SEATS)
        for key in table:
            if key in entries:
                numbers[key] = self.quality(entries[key], below(path, key), table[key], False)
        return Expect(
            line=node.line,
            sides={seat: self.side(entries[seat], below(path, seat)) for seat in SEATS if seat in entries},
            cards=self.expected_cards(entries["cards"], f"{path}.cards") if "cards" in entries else {},
            table=numbers,
            decision=self.decision(entries["decision"], f"{path}.decision") if "decision" in entries else None,
            outcome=self.outcome(entries["outcome"], f"{path}.outcome") if "outcome" in entries else None,
            events=self.events(entries["events"], f"{path}.events") if "events" in entries else (),
            never=self.events(entries["never"], f"{path}.never") if "never" in entries else (),
        )

    def expected_cards(self, node: Node, path: str) -> dict[str, dict[str, Any]]:
        found = {}
        for text, value in self.mapping(node, path).items():
            here = below(path, text)
            self.reference(Node(text, value.line), here)
            qualities = self.mapping(value, here, tuple(self.staging.cards))
            found[text] = {
                key: self.quality(each, below(here, key), self.staging.cards[key], False)
                for key, each in qualities.items()
            }
        return found

    def decision(self, node: Node, path: str) -> DecisionSpec:
        """The open question: none, "me", "battle", "me battle", or {seat, kind, rule, options}."""
        if isinstance(node.value, str):
            if node.value in NONE:
                return DecisionSpec(is_open=False)
            seat, _, kind = node.value.partition(" ") if node.value.split(" ")[0] in SEATS else ("", "", node.value)
            return DecisionSpec(seat=seat or None, kind=kind or None)
        entries = self.mapping(node, path, ("seat", "kind", "rule", "options"))
        return DecisionSpec(
            seat=self.one_of(entries["seat"], f"{path}.seat", SEATS) if "seat" in entries else None,
            kind=self.text(entries["kind"], f"{path}.kind") if "kind" in entries else None,
            rule=self.rule(entries["rule"], f"{path}.rule") if "rule" in entries else None,
            options=self.texts(entries["options"], f"{path}.options") if "options" in entries else None,
        )

    def outcome(self, node: Node, path: str) -> OutcomeSpec:
        """How the match ended: none, or {winner, rule, reason}."""
        if isinstance(node.value, str):
            if node.value in NONE:
                return OutcomeSpec(is_over=False)
            return OutcomeSpec(winner=self.one_of(node, path, (*SEATS, "nobody")))
        entries = self.mapping(node, path, ("winner", "rule", "reason"))
        winners = (*SEATS, "nobody")
        return OutcomeSpec(
            winner=self.one_of(entries["winner"], f"{path}.winner", winners) if "winner" in entries else None,
            rule=self.rule(entries["rule"], f"{path}.rule") if "rule" in entries else None,
            reason=self.text(entries["reason"], f"{path}.reason") if "reason" in entries else None,
        )

    def events(self, node: Node, path: str) -> tuple[EventSpec, ...]:
        found = (self.event(item, f"{path}[{place}]") for place, item in enumerate(self.items(node), 1))
        return tuple(event for event in found if event is not None)

    def event(self, node: Node, path: str) -> EventSpec | None:
        """An event: its type, or {type, field: value}."""
        known = self.staging.events
        entries = {"type": node} if isinstance(node.value, str) else self.mapping(node, path)
        if "type" not in entries:
            self.wrong(node, path, f"needs a type, one of {', '.join(known)}")
            return None
        word = self.text(entries["type"], f"{path}.type")
        if word not in known:
            hint = near(word, known) or f"; there are {', '.join(known)}"
            self.wrong(entries["type"], path, f"there is no event {quoted(word)}{hint}")
            return None
        fields = {part.name: part for part in parts(known[word])}
        for name, value in entries.items():
            if name not in fields and name != "type":
                hint = near(name, fields) or f"; it has {', '.join(fields)}"
                self.wrong(value, below(path, name), f"{word} has no such field{hint}")
        texts = {name: self.text(value, below(path, name)) for name, value in entries.items() if name in fields}
        return EventSpec(known[word], texts, said(node))


USUAL_TURN = 10
"""Late enough for everything that the first turns forbid."""


def below(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def slug(name: str) -> str:
    """A key made of a name."""
    return re.sub(r"[^a-z0-9]+", "-", fold(name)).strip("-")


def plain(node: Node) -> Any:
    """A node as JSON values: whole numbers, true, false and null are what they look like."""
    if isinstance(node.value, dict):
        return {key: plain(value) for key, value in node.value.items()}
    if isinstance(node.value, list):
        return [plain(item) for item in node.value]
    if re.fullmatch(r"-?\d{1,9}", node.value):
        return int(node.value)
    return {"true": True, "yes": True, "false": False, "no": False, "null": None}.get(node.value, node.value)


def said(node: Node) -> str:
    """A node as it may be quoted, on one line."""
    if isinstance(node.value, dict):
        return ", ".join(f"{key}: {said(value)}" if value.value != "" else key for key, value in node.value.items())
    if isinstance(node.value, list):
        return f"[{', '.join(map(said, node.value))}]"
    return node.value


def join_names(node: Node, names: Collection[str]) -> None:
    """Put names back together that a comma inside brackets or braces has taken apart: [Little Sage, Marron]."""
    if isinstance(node.value, list):
        node.value = list(_joined_items(node.value, names))
        for item in node.value:
            join_names(item, names)
    elif isinstance(node.value, dict):
        node.value = dict(_joined_entries(node.value, names))
        for value in node.value.values():
            join_names(value, names)


def _joined_items(items: list[Node], names: Collection[str]) -> Iterator[Node]:
    waiting: Node | None = None
    for item in items:
        if waiting is not None and isinstance(waiting.value, str) and isinstance(item.value, str):
            whole = f"{waiting.value}, {item.value}"
            if _is_name(whole, names):
                waiting = Node(whole, waiting.line)
                continue
        if waiting is not None:
            yield waiting
        waiting = item
    if waiting is not None:
        yield waiting


def _joined_entries(entries: dict[str, Node], names: Collection[str]) -> Iterator[tuple[str, Node]]:
    waiting: tuple[str, Node] | None = None
    for key, value in entries.items():
        if waiting is not None and value.value == "" and isinstance(waiting[1].value, str):
            whole = f"{waiting[1].value}, {key}"
            if _is_name(whole, names):
                waiting = (waiting[0], Node(whole, waiting[1].line))
                continue
        if waiting is not None:
            yield waiting
        waiting = (key, value)
    if waiting is not None:
        yield waiting


def _is_name(text: str, names: Collection[str]) -> bool:
    """Whether the text is a card's whole name, perhaps behind "foe", "second" or a number."""
    tokens = fold(text).split()
    while tokens and (tokens[0] in (*SEATS, *ORDINALS) or tokens[0].isdigit()):
        tokens.pop(0)
    return " ".join(tokens) in names
