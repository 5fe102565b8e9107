"""One match in the terminal: lines in, lines out."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from rules.bots.bot import Bot
from rules.bots.matches import choice
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.prompts import prompt
from rules.kernel.records import Action, Event
from rules.kernel.replay import Recording
from rules.kernel.sentences import plain
from rules.kernel.views import view
from rules.terminal.telling import action_text, board, event_texts, in_words, names
from rules.terminal.why import why

YOU, BOT = 0, 1
HELP = "Type the number of an action, or how only that one begins; `why CARD`, `log`, `board`, `actions`, `quit`."


class Sitting:
    """The player has the first seat, the bot the second."""

    def __init__(self, recording: Recording, bot: Bot, say: Callable[[str], None]) -> None:
        self.recording = recording
        self.bot = bot
        self.say = say
        self.chance = Chance(f"{recording.seed} bot")
        self.heard: list[str] = []
        self.offered: dict[str, Action] = {}
        """What the player may do, by its text."""

    def run(self, lines: Iterable[str]) -> bool:
        """Play until the match is over, or no line is left; whether it is over."""
        self.say(f"The seed is promised: {self.recording.start.commitment}. {HELP}")
        self._hear(self.recording.events)
        self._go_on()
        for line in lines:
            if self.recording.state.outcome is not None or line.strip() == "quit":
                break
            self._obey(line.strip())
        return self.recording.state.outcome is not None

    def _obey(self, line: str) -> None:
        """Do what one line asks."""
        word, _, rest = line.partition(" ")
        meant = self._meant(line)
        if meant is not None:
            self._hear(self.recording.advance(YOU, meant))
            self._go_on()
        elif word in ("log", "board", "actions"):
            self._say_all({"log": self._log, "board": self._board, "actions": self._actions}[word]())
        elif word == "why" and rest:
            self._say_all(why(view(self.recording.state, YOU), YOU, rest))
        elif line:
            self.say(HELP)

    def _meant(self, line: str) -> Action | None:
        """The action of this number, or the only one whose text begins so."""
        actions = list(self.offered.values())
        if line.isdecimal():
            return actions[int(line) - 1] if 1 <= int(line) <= len(actions) else None
        found = [action for text, action in self.offered.items() if line and text.lower().startswith(line.lower())]
        return found[0] if len(found) == 1 else None

    def _go_on(self) -> None:
        """Let the bot act until it is the player's turn to decide, then offer what they may do."""
        state = self.recording.state
        while state.outcome is None and state.decision is not None and state.decision.seat == BOT:
            self._hear(self.recording.advance(BOT, choice(state, self.bot, self.chance)))
        if state.outcome is not None:
            self._say_all(self._ending())
            return
        seen = view(state, YOU)
        self.offered = {action_text(seen, action): action for action in engine.legal_actions(seen, YOU)}
        self._say_all((*self._board(), *self._actions()))

    def _hear(self, events: Sequence[Event]) -> None:
        for text in event_texts(self.recording.state, events, YOU):
            self.heard.append(text)
            self.say(f"* {text}")

    def _log(self) -> Sequence[str]:
        return self.heard

    def _board(self) -> Iterator[str]:
        return board(view(self.recording.state, YOU), YOU)

    def _actions(self) -> Iterator[str]:
        """What the player may do, numbered."""
        seen = view(self.recording.state, YOU)
        yield in_words(seen, prompt(seen, YOU, names(YOU)))
        for number, text in enumerate(self.offered, 1):
            yield f"{number:>3} {text}"

    def _ending(self) -> Iterator[str]:
        how = plain(prompt(view(self.recording.state, YOU), YOU, names(YOU)))
        yield f"{how}. The seed was {self.recording.seed}."

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)
