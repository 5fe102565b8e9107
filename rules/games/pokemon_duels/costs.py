"""What the cards of Pokémon Duels cost: paid when the ability is activated, before anybody can answer."""

from rules.games.pokemon_duels import cardflow, life
from rules.games.pokemon_duels.selectors import such
from rules.games.pokemon_duels.table import GRAVEYARD, HAND, DuelState
from rules.kernel.costs import Cost
from rules.kernel.frames import Frame
from rules.kernel.selectors import Test

COST_RULE = "PD-G24"
"""Costs are paid when the ability joins the chain."""


class Discard(Cost, tag="discard"):
    """Send so many such cards from the own hand to the Graveyard, not the card whose text this is."""

    count: int = 1
    tests: tuple[Test, ...] = ()

    def options(self, state: DuelState, frame: Frame) -> tuple[list[int], int]:
        others = [card for card in state.at(frame.seat, HAND) if card != frame.source]
        return such(state, frame, others, self.tests), self.count

    def pay(self, state: DuelState, frame: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            cardflow.discard(state, card, COST_RULE)


class PayLife(Cost, tag="pay-life"):
    """Pay life; payable only by who has more (PD-G49)."""

    amount: int

    def options(self, state: DuelState, frame: Frame) -> tuple[list[int], int]:
        return [], 0 if state.life[frame.seat] > self.amount else 1

    def pay(self, state: DuelState, frame: Frame, picks: tuple[int, ...]) -> None:
        life.pay(state, frame.seat, self.amount, "PD-G49")


class SendPokemon(Cost, tag="send-pokemon"):
    """Send so many such own Pokémon from the field to the Graveyard."""

    count: int = 1
    tests: tuple[Test, ...] = ()

    def options(self, state: DuelState, frame: Frame) -> tuple[list[int], int]:
        return such(state, frame, state.pokemon(frame.seat), self.tests), self.count

    def pay(self, state: DuelState, frame: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            cardflow.to_grave(state, card, cardflow.SENT)


class SendThis(Cost, tag="send-this"):
    """Send this card to the Graveyard, from the field or from the hand."""

    def options(self, state: DuelState, frame: Frame) -> tuple[list[int], int]:
        return [frame.source] if state.stamp[frame.source] == frame.stamp else [], 1

    def pay(self, state: DuelState, frame: Frame, picks: tuple[int, ...]) -> None:
        cardflow.to_grave(state, frame.source, cardflow.SENT)


class Detach(Cost, tag="detach"):
    """Send the equipment that this Pokémon wears to the Graveyard."""

    def options(self, state: DuelState, frame: Frame) -> tuple[list[int], int]:
        return cardflow.worn_by(state, frame.source), 1

    def pay(self, state: DuelState, frame: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            cardflow.to_grave(state, card, cardflow.SENT)


class RemoveFromGrave(Cost, tag="remove-from-grave"):
    """Remove so many such cards of the own Graveyard from the game."""

    count: int = 1
    tests: tuple[Test, ...] = ()

    def options(self, state: DuelState, frame: Frame) -> tuple[list[int], int]:
        return such(state, frame, state.at(frame.seat, GRAVEYARD)[:], self.tests), self.count

    def pay(self, state: DuelState, frame: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            cardflow.remove(state, card, COST_RULE)


class SkipBattle(Cost, tag="skip-battle"):
    """No Battle Phase this turn; payable in Main Phase 1 only."""

    def options(self, state: DuelState, frame: Frame) -> tuple[list[int], int]:
        return [], 0 if state.phase == "main-1" and not state.battle_over else 1

    def pay(self, state: DuelState, frame: Frame, picks: tuple[int, ...]) -> None:
        state.battle_over = 1
