"""What happened in a match, told to one reader: the log beside the board, and what is new since they last looked."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from play.models import Kind, LogEntry, Match
from play.names import names_of
from play.rulesets import ruleset
from play.seats import Place
from rules.kernel.chronicle import Reader, Told, kinds, sentence, told
from rules.kernel.facts import CardFacts
from rules.kernel.ruleset import Ruleset
from rules.kernel.sentences import RuleWord, Sentence, plain, words
from rules.kernel.telling import Names
from rules.kernel.views import card_fields

RECENT = 60
"""How many actions the board's log goes back."""

STRIP = 14
"""How many of them the strip of what was done last holds."""

TAKEN_BACK = words("What was done last was taken back, as both agreed.")


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened; `seq` is the row of the log it belongs to, `shown` the card it showed to everyone.

    What was done several `times` in a row, five cards drawn say, is one line. `of` is the card by which it stands in
    the strip of what was done last, `aim` the cards between which an arrow goes.
    """

    seq: int
    said: Sentence
    shown: CardFacts | None = None
    of: CardFacts | None = None
    aim: tuple[int, int] | None = None
    times: int = 1


@dataclass(slots=True)
class LogTurn:
    """What was done in one turn, oldest first; number 0 before the first."""

    number: int
    seat: int | None
    lines: list[Line] = field(default_factory=list)

    def add(self, line: Line) -> None:
        last = self.lines[-1] if self.lines else None
        if last and (last.seq, last.said) == (line.seq, line.said) and line.shown is None:
            self.lines[-1] = replace(last, times=last.times + 1)
        else:
            self.lines.append(line)


@dataclass(frozen=True, slots=True)
class Log:
    """The last turns, and how many of their lines are new to this reader."""

    turns: Sequence[LogTurn]
    goes_further_back: bool
    fresh: Sequence[Line]

    @property
    def announcement(self) -> str:
        """What is new, as a screen reader says it."""
        pieces = (
            piece for line in self.fresh for piece in (*line.said, *words(" ")) if not isinstance(piece, RuleWord)
        )
        return " ".join(plain(tuple(pieces)).split())

    @property
    def shown(self) -> list[Line]:
        """Those of the new lines that showed a card to everyone."""
        return [line for line in self.fresh if line.shown is not None]

    @property
    def history(self) -> list[Line]:
        """Those of the last lines that stand in the strip, the newest first."""
        lines = [line for turn in self.turns for line in turn.lines if line.of is not None]
        return lines[: -STRIP - 1 : -1]

    @property
    def aims(self) -> list[tuple[int, int]]:
        """The arrows of the new lines, each pair of cards once."""
        found: dict[frozenset[int], tuple[int, int]] = {}
        for line in self.fresh:
            if line.aim is not None:
                found.setdefault(frozenset(line.aim), line.aim)
        return list(found.values())


def log_of(place: Place, since: int | None = None) -> Log:
    """The log as this place's reader may know it, with what came after row `since`. One query."""
    match = place.match
    rows = list(match.log.order_by("-seq")[: RECENT + 1])[::-1]
    turns = list(_turns(match, rows[-RECENT:], place.reader, names_of(place)))
    lines = (line for turn in turns for line in turn.lines)
    fresh = [line for line in lines if since is not None and line.seq > since]
    return Log(turns, len(rows) > RECENT, fresh)


def _turns(match: Match, rows: Iterable[LogEntry], reader: Reader, names: Names) -> Iterator[LogTurn]:
    rules = ruleset(match.game, match.values)
    turn = LogTurn(0, None)
    for row in rows:
        if row.kind == Kind.TAKEN_BACK:
            turn.add(Line(row.seq, TAKEN_BACK))
        for event in told(rules, row.events, reader):
            if event["type"] == rules.play.telling.begins_turn:
                if turn.lines:
                    yield turn
                turn = LogTurn(event["turn"], event["seat"])
            elif (said := sentence(rules, event, names)) is not None:
                turn.add(Line(row.seq, said, _shown(rules, event), _of(rules, event), _aim(rules, event)))
    yield turn


def _shown(rules: Ruleset, event: Told) -> CardFacts | None:
    """The card that an event showed to everyone, which may be hidden again by now."""
    if not kinds(rules.play)[event["type"]].shows or event["type"] in rules.play.telling.lies_open:
        return None
    return _named(rules, event, event["card"])


def _of(rules: Ruleset, event: Told) -> CardFacts | None:
    """The card by which an event stands in the strip of what was done last."""
    kind = kinds(rules.play)[event["type"]]
    if event["type"] not in rules.play.telling.history:
        return None
    return _named(rules, event, event[card_fields(kind)[0]])


def _aim(rules: Ruleset, event: Told) -> tuple[int, int] | None:
    """The cards between which an arrow goes."""
    if (arrow := rules.play.telling.arrows.get(event["type"])) is None:
        return None
    start, goal = (event[field] for field in arrow)
    return (start, goal) if start != goal else None


def _named(rules: Ruleset, event: Told, card: int) -> CardFacts | None:
    key = event["named"].get(str(card))
    return None if key is None else rules.definitions[rules.by_key[key]].facts
