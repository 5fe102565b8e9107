"""What the board shows of a match: values made from a seat's view, and nothing else.

A button is there because the view lists its action as legal. What is picked several at a time, cards of one question or
actions of one batch, is picked by toggles and sent once.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from play import matches, passing
from play.guesses import Guesses, guesses_of
from play.names import names_of
from play.seats import Place
from rules.kernel import engine
from rules.kernel.answers import Back, Choose, Concede
from rules.kernel.chronicle import Reader
from rules.kernel.codec import to_data
from rules.kernel.facts import CardFacts
from rules.kernel.figures import battle_figures, chain_links, figures, marks, phases, pose, tallies
from rules.kernel.prompts import ActionWords, action_words, current_batch, prompt
from rules.kernel.records import Action, Decision
from rules.kernel.sentences import Sentence, plain
from rules.kernel.state import FACE_DOWN, HIDDEN, RESTED, MatchState
from rules.kernel.telling import Battle, Figure, Mark, Names, Phases
from rules.kernel.views import view
from rules.kernel.zones import NOBODY

PICK, ACTION = "pick", "action"
"""The fields that toggles send: a card of the question, or a whole action."""


@dataclass(frozen=True, slots=True)
class Button:
    """A legal action: what it sends, and what it is called."""

    value: str
    words: ActionWords

    @property
    def label(self) -> str:
        return plain(self.words.sentence)

    @property
    def warning(self) -> str:
        """What the player should know before; empty where that is nothing."""
        return plain(self.words.warning or ())

    @property
    def rings(self) -> str:
        """The ids of what is clicked after the card, in that order; empty where one click on it is all."""
        words = self.words
        place = "zone-{}-{}".format(*words.place) if words.place else ""
        gap = "" if words.gap is None else f"-{words.gap}"
        card = "" if words.target is None else f"card-{words.target}"
        return f"{place}{gap} {card}".strip()


@dataclass(frozen=True, slots=True)
class Toggle:
    """One thing that may be picked with others; `worth` is what it adds to the sum."""

    field: str
    value: str
    label: str
    worth: int = 0


@dataclass(frozen=True, slots=True)
class Confirm:
    """What sends all that was picked: `few` while nothing is, `some` with what is; between `least` and `most` of them.

    `unit` is what the picked add up to, empty where only their number counts.
    """

    field: str
    value: str
    few: str
    some: str
    least: int
    most: int
    unit: str = ""


@dataclass(frozen=True, slots=True)
class ShownCard:
    """One card that the reader may know, as it lies on the table; `copies` stand for as many alike."""

    instance: int
    facts: CardFacts
    is_resting: bool
    is_face_down: bool
    figures: tuple[Figure, ...]
    marks: tuple[Mark, ...]
    buttons: tuple[Button, ...]
    toggle: Toggle | None
    roles: tuple[str, ...]
    """Its part in what goes on: attacker, target, booster, source."""
    is_own: bool
    pose: str = ""
    """Which look its face has; empty for the usual one."""
    copies: int = 1

    @property
    def is_able(self) -> bool:
        return bool(self.buttons) or self.toggle is not None

    @property
    def changed(self) -> list[Figure]:
        """The numbers that are not as printed."""
        return [figure for figure in self.figures if figure.value != figure.printed]

    @property
    def spoken(self) -> str:
        """The card as a screen reader says it."""
        numbers = (f"{figure.name} {figure.value}" for figure in self.figures)
        marks = (mark.name for mark in self.marks)
        states = ("resting" * self.is_resting, "face down" * self.is_face_down, *marks, *self.roles)
        return ", ".join(part for part in (self.facts.name, *numbers, *states) if part)


@dataclass(frozen=True, slots=True)
class CoveredCard:
    """A card that lies face down where everyone can point at it, and that the reader may not know."""

    instance: int
    buttons: tuple[Button, ...]
    toggle: Toggle | None
    roles: tuple[str, ...]

    @property
    def is_able(self) -> bool:
        return bool(self.buttons) or self.toggle is not None


@dataclass(frozen=True, slots=True)
class ShownLink:
    """One link of the chain: its number from 1, whose it is, its card where the reader knows it, and what it does."""

    number: int
    seat: int
    name: str
    card: int
    facts: CardFacts | None
    does: Sentence
    targets: tuple[int, ...]
    is_negated: bool
    is_next: bool
    """Whether it is the one that resolves first."""


@dataclass(frozen=True, slots=True)
class ShownZone:
    """One zone of a seat: its known cards in their order, the top one last, and how many more lie there hidden.

    `covered` are hidden cards that can be pointed at, which `hidden` does not count.
    """

    seat: int
    name: str
    cards: tuple[ShownCard, ...]
    hidden: int
    covered: tuple[CoveredCard, ...] = ()
    guesses: Guesses = ()
    """For each hidden card what it can still be; empty where nothing can be said of them."""

    @property
    def id(self) -> str:
        return f"zone-{self.seat}-{self.name}"

    @property
    def count(self) -> int:
        return self.hidden + len(self.covered) + sum(card.copies for card in self.cards)

    @property
    def has_options(self) -> bool:
        return any(card.is_able for card in (*self.cards, *self.covered))

    @property
    def is_asked_for(self) -> bool:
        """Whether one of its cards answers the question as it lies there, and is none that could only go elsewhere."""
        cards = (*self.cards, *self.covered)
        return any(card.toggle or any(not button.rings for button in card.buttons) for card in cards)


@dataclass(frozen=True, slots=True)
class Side:
    """One seat's half of the table."""

    seat: int
    name: str
    zones: Mapping[str, ShownZone]
    hands: tuple[ShownZone, ...]
    """What the player holds, in its order."""
    tallies: Mapping[str, int]
    is_deciding: bool
    is_active: bool


@dataclass(frozen=True)
class Board:
    """A position as one reader sees it. `above` is the opponent's half, `below` the reader's own."""

    game: str
    above: Side
    below: Side
    reader: Reader
    turn: int
    prompt: Sentence
    buttons: tuple[Button, ...]
    """Those of no card, the main one last."""
    toggles: tuple[Toggle, ...]
    """Those of no card."""
    confirm: Confirm | None
    battle: Battle | None
    chain: tuple[ShownLink, ...]
    """What waits to resolve, the last link, which is the first to do so, first."""
    phases: Phases | None
    is_asked: bool
    """Whether it is the reader who must decide."""
    address: str
    """Of the match, for what may be done and asked; empty where nothing may."""
    passes: bool | None = None
    """Whether the reader is passed for while this turn lasts; None where that is nothing to choose."""

    @property
    def title(self) -> str:
        """What the browser's tab says, so that one sees from another tab that it is one's move."""
        return f"{'Your move · ' if self.is_asked else ''}{self.below.name} against {self.above.name}"

    @property
    def attacked(self) -> str:
        """The id of what an arrow of the running attack goes to: a card, or the hand of the player that is attacked."""
        assert self.battle is not None
        if self.battle.target >= 0:
            return f"card-{self.battle.target}"
        is_own = any(self.battle.attacker == card.instance for zone in self.below.zones.values() for card in zone.cards)
        return (self.above if is_own else self.below).hands[0].id

    @cached_property
    def cards(self) -> dict[int, ShownCard]:
        """Every card that is shown, by instance."""
        zones = (zone for side in (self.above, self.below) for zone in side.zones.values())
        return {card.instance: card for zone in zones for card in zone.cards}


def board_of(place: Place) -> Board:
    """The board of a match as it stands, for whoever looks at it from this place."""
    match = place.match
    address = match.get_absolute_url() if place.seats and match.is_running else ""
    seen = view(matches.state_of(match), place.reader)
    board = board_from(seen, place.reader, names_of(place), address, guesses=guesses_of(place, seen))
    return replace(board, passes=passing.is_on(match, place.reader, seen)) if address else board


def board_from(
    seen: MatchState, reader: Reader, names: Names, address: str = "", near: int = 0, guesses: Guesses = ()
) -> Board:
    """The board of any view: of a seat, of a spectator (None), or the whole state (BOTH).

    Who has no seat sees seat `near` below. Without the address of a match nothing can be done on it. `guesses` are what
    the reader may conclude of the opponent's hidden cards.
    """
    seat = reader if isinstance(reader, int) else None
    decision = seen.decision
    is_asked = bool(address) and seen.outcome is None and decision is not None and decision.seat == seat
    offers = Offers.of(seen) if is_asked else Offers()
    table = Table(seen, seat, offers, guesses)
    below = near if seat is None else seat
    return Board(
        game=seen.ruleset.game,
        above=table.side(1 - below, names),
        below=table.side(below, names),
        reader=reader,
        turn=seen.turn,
        prompt=prompt(seen, seat, names),
        buttons=offers.cardless,
        toggles=tuple(offers.other_toggles),
        confirm=offers.confirm,
        battle=None if seen.outcome else battle_figures(seen),
        chain=tuple(_links(seen, names))[::-1],
        phases=phases(seen) if seen.outcome is None else None,
        is_asked=is_asked,
        address=address,
    )


class Offers:
    """All that the seat which must decide may do, sorted by the card that is clicked for it."""

    def __init__(self) -> None:
        self.buttons: dict[int | None, list[Button]] = {}
        self.toggles: dict[int, Toggle] = {}
        self.other_toggles: list[Toggle] = []
        self.confirm: Confirm | None = None

    @classmethod
    def of(cls, seen: MatchState) -> "Offers":
        offers = cls()
        decision = seen.decision
        assert decision is not None
        if decision.most > 1 and decision.options:
            offers._ask_for_picks(seen, decision)
        else:
            offers._list_actions(seen, decision)
        return offers

    @property
    def cardless(self) -> tuple[Button, ...]:
        found = self.buttons.get(None, [])
        return tuple(sorted(found, key=lambda button: (button.words.ends, button.words.rank)))

    def _list_actions(self, seen: MatchState, decision: Decision) -> None:
        batch = current_batch(seen)
        for action in engine.legal_actions(seen, decision.seat):
            if isinstance(action, Concede):
                continue
            button = _button(seen, action)
            if batch and isinstance(action, batch.kinds) and button.words.subject is not None:
                self.toggles[button.words.subject] = _batched(button)
            else:
                self.buttons.setdefault(button.words.subject, []).append(button)
        if batch and self.toggles:
            self._collect(batch.name)

    def _collect(self, unit: str) -> None:
        """One button sends the whole batch and then what else could be done: going on without."""
        (last,) = self.buttons.pop(None)
        some = next(iter(self.toggles.values())).label
        self.confirm = Confirm("then", last.value, last.words.short, some, 0, len(self.toggles), unit)

    def _ask_for_picks(self, seen: MatchState, decision: Decision) -> None:
        for number, option in enumerate(decision.options):
            if decision.words:
                self.other_toggles.append(Toggle(PICK, str(option), decision.words[number]))
            else:
                self.toggles[option] = Toggle(PICK, str(option), "Pick")
        some = action_words(seen, Choose(decision.options[: max(1, decision.least)])).short
        few = action_words(seen, Choose(())).short if decision.least == 0 else some
        self.confirm = Confirm("choose", "1", few, some, decision.least, decision.most)
        if decision.back:
            self.buttons[None] = [_button(seen, Back())]


def _button(seen: MatchState, action: Action) -> Button:
    return Button(json.dumps(to_data(action), separators=(",", ":")), action_words(seen, action))


def _batched(button: Button) -> Toggle:
    return Toggle(ACTION, button.value, button.words.short, button.words.worth or 0)


class Table:
    """The zones and cards of a view, each card with what may be done with it."""

    def __init__(self, seen: MatchState, seat: int | None, offers: Offers, guesses: Guesses) -> None:
        self.seen = seen
        self.seat = seat
        self.offers = offers
        self.guesses = guesses
        self.roles = dict(_roles(seen))

    def side(self, seat: int, names: Names) -> Side:
        decision = self.seen.decision
        zones = {zone.name: self.zone(seat, place) for place, zone in enumerate(self.seen.ruleset.zones)}
        return Side(
            seat,
            names[seat],
            zones,
            tuple(zones[name] for name in self.seen.ruleset.play.telling.hands),
            tallies(self.seen, seat),
            is_deciding=decision is not None and decision.seat == seat and self.seen.outcome is None,
            is_active=self.seen.turn > 0 and self.seen.active == seat,
        )

    def zone(self, seat: int, place: int) -> ShownZone:
        zone = self.seen.ruleset.zones[place]
        lying = self.seen.zones[seat * len(self.seen.ruleset.zones) + place]
        known = [card for card in lying if self.seen.card[card] != HIDDEN]
        covered = tuple(self.covered(card) for card in lying if zone.pointed and self.seen.card[card] == HIDDEN)
        shown = tuple(self.alike(known) if zone.seen_by == NOBODY else map(self.card, known))
        suspicion = self.seen.ruleset.play.telling.suspicion
        is_guessed = suspicion is not None and suspicion.zone == zone.name and seat != self.seat
        hidden = len(lying) - len(known) - len(covered)
        return ShownZone(seat, zone.name, shown, hidden, covered, self.guesses if is_guessed else ())

    def alike(self, cards: Sequence[int]) -> Iterator[ShownCard]:
        """Of a pile that is looked through once: each card, and how many of it are there, where one is to be picked."""
        if self.offers.toggles:
            yield from map(self.card, cards)
            return
        copies: dict[int, list[int]] = {}
        for card in cards:
            copies.setdefault(self.seen.card[card], []).append(card)
        for same in copies.values():
            yield self.card(same[0], len(same))

    def covered(self, card: int) -> CoveredCard:
        offers = self.offers
        buttons, toggle = tuple(offers.buttons.get(card, ())), offers.toggles.get(card)
        return CoveredCard(card, buttons, toggle, tuple(self.roles.get(card, ())))

    def card(self, card: int, copies: int = 1) -> ShownCard:
        seen = self.seen
        lies = seen.marks[card]
        return ShownCard(
            instance=card,
            facts=seen.ruleset.definitions[seen.card[card]].facts,
            is_resting=bool(lies & RESTED),
            is_face_down=bool(lies & FACE_DOWN),
            figures=figures(seen, card),
            marks=marks(seen, card),
            buttons=tuple(self.offers.buttons.get(card, ())),
            toggle=self.offers.toggles.get(card),
            roles=tuple(self.roles.get(card, ())),
            is_own=self.seat is not None and seen.zone[card] // len(seen.ruleset.zones) == self.seat,
            pose=pose(seen, card),
            copies=copies,
        )


def _links(seen: MatchState, names: Names) -> Iterator[ShownLink]:
    chain = chain_links(seen)
    for number, link in enumerate(chain, start=1):
        definition = seen.card[link.card]
        facts = None if definition == HIDDEN else seen.ruleset.definitions[definition].facts
        yield ShownLink(
            number,
            link.seat,
            names[link.seat],
            link.card,
            facts,
            link.does,
            link.targets,
            link.is_negated,
            is_next=number == len(chain),
        )


def _roles(seen: MatchState) -> Iterator[tuple[int, list[str]]]:
    found: dict[int, list[str]] = {}
    if seen.outcome is None and (battle := battle_figures(seen)) is not None:
        for role, card in (("attacker", battle.attacker), ("target", battle.target), ("booster", battle.booster)):
            if card is not None and card >= 0:
                found.setdefault(card, []).append(role)
    if seen.decision is not None and seen.decision.source >= 0:
        found.setdefault(seen.decision.source, []).append("source")
    yield from found.items()
