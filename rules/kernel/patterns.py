"""Which events an ability answers."""

from typing import ClassVar

from rules.kernel.records import Event, GameState, Record


class Pattern(Record):
    """One kind of event, as seen from the card that answers it."""

    topic: ClassVar[str] = ""

    def matches(self, state: GameState, event: Event, card: int, seat: int) -> bool:
        """Whether the card (an instance, of that seat) answers this event."""
        raise NotImplementedError
