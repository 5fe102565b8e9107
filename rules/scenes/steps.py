"""The steps of a scene: what is done, what is refused, what may be done, what must hold."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel.facts import CardKey
from rules.kernel.records import Action
from rules.kernel.schema import quoted
from rules.kernel.scripts import near, parts
from rules.kernel.words import Instance
from rules.scenes.documents import Node
from rules.scenes.names import SEATS
from rules.scenes.positions import COUNTED, Positions
from rules.scenes.script import Act, DecisionSpec, EventSpec, Expect, Legal, OutcomeSpec, Refused, Step, Wish
from rules.scenes.taking import NONE, Taker, below, said

KINDS = ("me", "foe", "expect", "refused", "legal", "only")


@dataclass(frozen=True, slots=True)
class Steps:
    """Reads steps; `actions` are the game's, by what their "type" says, `rules` the numbers of its rulebook."""

    take: Taker
    positions: Positions
    actions: Mapping[str, type[Action]]
    rules: Mapping[str, str]

    def steps(self, node: Node, path: str) -> tuple[Step, ...]:
        return tuple(
            step for place, item in enumerate(self.take.items(node), 1) for step in self.step(item, f"{path}[{place}]")
        )

    def step(self, node: Node, path: str) -> Iterator[Step]:
        entries = self.take.mapping(node, path, KINDS)
        if isinstance(node.value, dict) and len(node.value) != 1:
            self.take.wrong(node, path, f"a step has one key, one of {', '.join(KINDS)}")
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
        if isinstance(node.value, str):
            entries: dict[str, Node] = {node.value: Node("", node.line)}
        else:
            entries = self.take.mapping(node, path)
        if not entries:
            return None
        (word, first), *others = entries.items()
        if word not in self.actions:
            hint = near(word, self.actions) or f"; there are {', '.join(self.actions)}"
            self.take.wrong(node, path, f"there is no action {quoted(word)}{hint}")
            return None
        fields = {part.name: part for part in parts(self.actions[word])}
        given = [*fields][:1] if first.value != "" else []
        if first.value != "" and not fields:
            self.take.wrong(first, path, f"{word} takes nothing")
        values = dict(zip(given, [first], strict=False))
        for name, value in others:
            if name in fields and name not in given:
                values[name] = value
            else:
                hint = near(name, fields) or f"; it has {', '.join([*fields][1:]) or 'none'}"
                self.take.wrong(value, below(path, name), f"{word} has no such field{hint}")
        texts = {name: self.field(value, below(path, word), fields[name].holds) for name, value in values.items()}
        return Wish(self.actions[word], texts, said(node))

    def field(self, node: Node, path: str, holds: Any) -> tuple[str, ...]:
        """What is said of a field; "2 Wisp" among picks is two of them."""
        if holds == Instance:
            return () if node.value in NONE else (self.positions.reference(node, path),)
        if holds is int:
            return (str(self.take.number(node, path)),)
        return (
            ()
            if node.value in NONE
            else tuple(text for item in self.take.items(node) for text in self.pick(item, path))
        )

    def pick(self, node: Node, path: str) -> list[str]:
        text = self.take.text(node, path)
        found = COUNTED.fullmatch(text)
        return [found[2]] * min(int(found[1]), 100) if found else [text]

    def refused(self, node: Node, path: str) -> Iterator[Refused]:
        entries = self.take.mapping(node, path, (*SEATS, "rule", "code"))
        seats = [key for key in entries if key in SEATS]
        if len(seats) != 1:
            self.take.wrong(node, path, "says who may not, me or foe, and what: {me: action, rule: number}")
            return
        wish = self.wish(entries[seats[0]], below(path, seats[0]))
        rule = self.take.maybe(entries, "rule", path, self.rule, None)
        code = self.take.maybe(entries, "code", path, self.take.text, None)
        if wish is not None:
            yield Refused(node.line, seats[0], wish, rule, code)

    def legal(self, node: Node, path: str, only: bool) -> Iterator[Legal]:
        entries = self.take.mapping(node, path, SEATS)
        if not entries:
            self.take.wrong(node, path, "says who may, me or foe, and what: {me: [action, action]}")
        for seat, value in entries.items():
            wishes = [self.wish(item, below(path, seat)) for item in self.take.items(value)]
            yield Legal(value.line, seat, tuple(wish for wish in wishes if wish is not None), only)

    def expect(self, node: Node, path: str) -> Expect:
        table = self.positions.staging.table
        known = ("decision", *SEATS, "cards", "events", "never", "outcome", "turn", "active", *table)
        entries = self.take.mapping(node, path, known)
        maybe = self.take.maybe
        said: dict[str, Any] = {
            key: self.positions.quality(entries[key], below(path, key), table[key], False)
            for key in table
            if key in entries
        }
        for key, read in (("turn", self.take.number), ("active", self.take.side)):
            if key in entries:
                said[key] = read(entries[key], below(path, key))
        return Expect(
            line=node.line,
            sides={seat: self.positions.side(entries[seat], below(path, seat)) for seat in SEATS if seat in entries},
            cards=maybe(entries, "cards", path, self.expected_cards, {}),
            table=said,
            decision=maybe(entries, "decision", path, self.decision, None),
            outcome=maybe(entries, "outcome", path, self.outcome, None),
            events=maybe(entries, "events", path, self.events, ()),
            never=maybe(entries, "never", path, self.events, ()),
        )

    def expected_cards(self, node: Node, path: str) -> dict[str, dict[str, Any]]:
        found = {}
        for text, value in self.take.mapping(node, path).items():
            here = below(path, text)
            self.positions.reference(Node(text, value.line), here)
            qualities = self.take.mapping(value, here, tuple(self.positions.staging.cards))
            found[text] = {
                key: self.positions.quality(each, below(here, key), self.positions.staging.cards[key], False)
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
        entries = self.take.mapping(node, path, ("seat", "kind", "rule", "options"))
        maybe = self.take.maybe
        return DecisionSpec(
            seat=maybe(entries, "seat", path, self.take.side, None),
            kind=maybe(entries, "kind", path, self.take.text, None),
            rule=maybe(entries, "rule", path, self.rule, None),
            options=maybe(entries, "options", path, self.take.texts, None),
        )

    def outcome(self, node: Node, path: str) -> OutcomeSpec:
        """How the match ended: none, or {winner, rule, reason}."""
        if isinstance(node.value, str):
            if node.value in NONE:
                return OutcomeSpec(is_over=False)
            return OutcomeSpec(winner=self.winner(node, path))
        entries = self.take.mapping(node, path, ("winner", "rule", "reason"))
        maybe = self.take.maybe
        return OutcomeSpec(
            winner=maybe(entries, "winner", path, self.winner, None),
            rule=maybe(entries, "rule", path, self.rule, None),
            reason=maybe(entries, "reason", path, self.take.text, None),
        )

    def winner(self, node: Node, path: str) -> str:
        return self.take.one_of(node, path, (*SEATS, "nobody"))

    def events(self, node: Node, path: str) -> tuple[EventSpec, ...]:
        found = (self.event(item, f"{path}[{place}]") for place, item in enumerate(self.take.items(node), 1))
        return tuple(event for event in found if event is not None)

    def event(self, node: Node, path: str) -> EventSpec | None:
        """An event: its type, or {type, field: value}."""
        known = self.positions.staging.events
        entries = {"type": node} if isinstance(node.value, str) else self.take.mapping(node, path)
        if "type" not in entries:
            self.take.wrong(node, path, f"needs a type, one of {', '.join(known)}")
            return None
        word = self.take.text(entries["type"], f"{path}.type")
        if word not in known:
            hint = near(word, known) or f"; there are {', '.join(known)}"
            self.take.wrong(entries["type"], path, f"there is no event {quoted(word)}{hint}")
            return None
        fields = {part.name: part for part in parts(known[word])}
        for name, value in entries.items():
            if name not in fields and name != "type":
                hint = near(name, fields) or f"; it has {', '.join(fields)}"
                self.take.wrong(value, below(path, name), f"{word} has no such field{hint}")
        texts = {name: self.take.text(value, below(path, name)) for name, value in entries.items() if name in fields}
        return EventSpec(known[word], texts, said(node))

    def rule(self, node: Node, path: str) -> str:
        """A number of the game's rulebook."""
        number = self.take.text(node, path)
        if number and number not in self.rules:
            self.take.wrong(node, path, f"the rulebook has no {quoted(number)}{near(number, self.rules)}")
        return number

    def proves(self, node: Node, path: str) -> tuple[str, ...]:
        """Numbers of the rulebook, and keys of cards."""
        return tuple(self.proven(item, path) for item in self.take.items(node))

    def proven(self, node: Node, path: str) -> str:
        text = self.take.text(node, path)
        return text if CardKey(text) in self.positions.names.ruleset.by_key else self.rule(node, path)
