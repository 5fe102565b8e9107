"""Targets: chosen when an ability joins the chain (PD-G24)."""

from rules.games.pokemon_duels.stats import has
from rules.games.pokemon_duels.table import DuelState
from rules.kernel.frames import Frame
from rules.kernel.records import Record
from rules.kernel.selectors import Selector


class Aim(Record, tag="aim"):
    """Its player chooses from `least` to `most` of these; without `least` of them the ability cannot be activated.

    The steps find those that are still the same objects under `slot`.
    """

    what: Selector
    least: int = 1
    most: int = 1
    slot: str = "target"

    def options(self, state: DuelState, frame: Frame) -> list[int]:
        """What may be chosen now: nothing of the opponent's that cannot be aimed at (PD-G50)."""
        found = self.what.find(state, frame)
        return [card for card in found if state.seat_of(card) == frame.seat or not has(state, card, "untargetable")]
