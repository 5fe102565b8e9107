"""The actions every game has: picking what a question offers, withdrawing, conceding."""

from collections.abc import Iterator

from rules.kernel.records import Action, Outcome, Refusal
from rules.kernel.state import MatchState


class Choose(Action, tag="choose"):
    """Answer the open decision by picking some of its options."""

    picks: tuple[int, ...]

    def refusals(self, state: MatchState, seat: int) -> Iterator[Refusal]:
        decision = state.decision
        assert decision is not None
        if not decision.options and decision.most > 0:
            yield Refusal("choose.nothing_asked", decision.rule, "This is not a question with things to pick.")
        elif not decision.least <= len(self.picks) <= decision.most:
            wanted = str(decision.least) if decision.least == decision.most else f"{decision.least} to {decision.most}"
            yield Refusal("choose.number", decision.rule, f"Pick {wanted}, not {len(self.picks)}.")
        elif len(set(self.picks)) < len(self.picks) or not set(self.picks) <= set(decision.options):
            yield Refusal("choose.options", decision.rule, "Only what is offered can be picked, each once.")

    def perform(self, state: MatchState, seat: int) -> None:
        state.stack.append((*state.stack.pop(), self.picks))


class Back(Action, tag="back"):
    """Withdraw from a cost before anything of it is paid."""

    def refusals(self, state: MatchState, seat: int) -> Iterator[Refusal]:
        assert state.decision is not None
        if not state.decision.back:
            yield Refusal("back.too_late", state.decision.rule, "There is nothing to withdraw from.")

    def perform(self, state: MatchState, seat: int) -> None:
        state.stack.pop()


class Concede(Action, tag="concede"):
    """Give the match up; always possible."""

    def refusals(self, state: MatchState, seat: int) -> Iterator[Refusal]:
        return iter(())

    def perform(self, state: MatchState, seat: int) -> None:
        state.outcome = Outcome(1 - seat, state.ruleset.play.concede_rule, "conceded")
