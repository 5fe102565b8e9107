"""What a text leaves to chance."""

from rules.kernel.effects import Step, bind
from rules.kernel.frames import Frame
from rules.kernel.selectors import Selector
from rules.kernel.state import MatchState


class Pick(Step, tag="pick"):
    """So many of these by chance, found under a name."""

    what: Selector
    count: int = 1
    slot: str = "it"

    def run(self, state: MatchState, frame: Frame) -> None:
        found = self.what.find(state, frame)
        bind(state, self.slot, tuple(state.chance.sample(found, min(self.count, len(found)))))
