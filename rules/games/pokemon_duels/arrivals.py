"""How Pokémon come into play by what a text does: Special Summons, and whom the Evolution Dance takes (PD-6)."""

from itertools import combinations
from typing import Literal

from rules.games.pokemon_duels.selectors import dancers
from rules.games.pokemon_duels.stats import level
from rules.games.pokemon_duels.summoning import special_summon
from rules.games.pokemon_duels.table import POKEMON, POSITIONS, DuelState
from rules.kernel.effects import Step, answered, ask_again, bind
from rules.kernel.frames import Frame
from rules.kernel.records import Decision
from rules.kernel.selectors import Selector


class SpecialSummon(Step, tag="special-summon"):
    """These come into play face up under the player's control, as far as there is room (PD-G22).

    In that position, or in one that the player chooses. `evolved` where it is an Evolution (PD-6).
    """

    what: Selector
    position: Literal["attack", "defence", "choose"] = "choose"
    evolved: bool = False

    def run(self, state: DuelState, frame: Frame) -> None:
        how = "evolution" if self.evolved else "special"
        cards = self.what.find(state, frame)
        state.push(*(("bring", frame.seat, card, state.stamp[card], self.position, how) for card in cards))


def bring(
    state: DuelState, seat: int, card: int, stamp: int, position: str, how: str, answer: tuple[int, ...] = ()
) -> None:
    """Special summon a card that is still where it was; its player is asked for the position where it is open."""
    if state.stamp[card] != stamp or state.free(seat, POKEMON) < 0:
        return
    if position == "choose" and not answer:
        question = Decision(seat, "position", "PD-G22", (0, 1), source=card, seen=(card,), words=POSITIONS)
        state.ask(question, ("bring", seat, card, stamp, position, how))
        return
    to = POSITIONS[answer[0]] if answer else position
    special_summon(state, card, seat, to, how, "PD-6" if how == "evolution" else "PD-2.3")


class ChooseDancers(Step, tag="choose-dancers"):
    """Choose own face-up Pokémon whose levels add up to that card's level, found under "dancers" (PD-6.2, PD-G31).

    One after the other, until the rest follows.
    """

    to: Selector
    least: int = 2
    most: int = 3

    def run(self, state: DuelState, frame: Frame) -> None:
        chosen = (*frame.bound.get("dancers", ()), *(answered(frame) or ()))
        sets = [each for each in self.sets(state, frame) if set(chosen) <= set(each)]
        if len(sets) <= 1:
            bind(state, "dancers", sets[0] if sets else ())
            return
        options = tuple(card for card in dancers(state, frame.seat) if any(card in each for each in sets))
        bind(state, "dancers", chosen)
        question = Decision(
            frame.seat, "dancer", "PD-6.2", tuple(c for c in options if c not in chosen), source=frame.source
        )
        ask_again(state, frame, question)

    def sets(self, state: DuelState, frame: Frame) -> list[tuple[int, ...]]:
        """Every set of own Pokémon that fits."""
        goals = [state.print(card).level for card in self.to.find(state, frame)]
        own = dancers(state, frame.seat)
        sizes = range(self.least, self.most + 1)
        return [
            each
            for size in sizes
            for each in combinations(own, size)
            if sum(level(state, card) for card in each) in goals
        ]


TASKS = {function.__name__: function for function in (bring,)}
