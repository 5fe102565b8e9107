"""What spells and skills cost: order, chaos and transcend together (NN-4.5, NN-8.1)."""

from rules.games.nannaier import points
from rules.games.nannaier.table import NannaierState, seat_number
from rules.kernel.abilities import Act
from rules.kernel.costs import Cost
from rules.kernel.frames import Frame


class Pay(Cost, tag="pay"):
    """So many points of each kind."""

    order: int = 0
    chaos: int = 0
    transcend: int = 0

    def options(self, state: NannaierState, frame: Frame) -> tuple[list[int], int]:
        payable = points.can_pay(state, frame.seat, self.order, self.chaos, self.transcend)
        return [], 0 if payable else 1

    def pay(self, state: NannaierState, frame: Frame, picks: tuple[int, ...]) -> None:
        points.pay(state, frame.seat, self.order, self.chaos, self.transcend, "NN-8.1")


def cost_now(state: NannaierState, card: int, program: int) -> tuple[int, int, int]:
    """Order, chaos and transcend that casting costs now: what a spell prints, or a skill says (NN-G45)."""
    if state.is_on_field(card):
        ability = state.ruleset.programs[program].ability
        assert isinstance(ability, Act)
        paid = [part for part in ability.cost if isinstance(part, Pay)]
        order, chaos = (sum(getattr(part, kind) for part in paid) for kind in ("order", "chaos"))
        transcend = sum(part.transcend for part in paid)
    else:
        order, chaos, transcend = (state.number(card, kind) for kind in ("order", "chaos", "transcend"))
        order += seat_number(state, state.seat_of(card), "spell-order")
    return max(0, order), max(0, chaos), max(0, transcend)
