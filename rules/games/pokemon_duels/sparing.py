"""What saves a card from destruction by doing something instead (`Instead`), such as a Focus Sash (PD-10.6)."""

from collections.abc import Iterator

from rules.games.pokemon_duels.abilities import Instead
from rules.games.pokemon_duels.events import CoinTossed, Survived
from rules.games.pokemon_duels.limits import is_spent, spend
from rules.games.pokemon_duels.table import WIDTH, DuelState
from rules.kernel.frames import Frame

RULE = "PD-G61"


def is_spared(state: DuelState, card: int, cause: str) -> bool:
    """Whether something saves a card that is about to be destroyed; what it does instead is done next."""
    for frame, ability in savers(state, card, cause):
        if ability.coin and not is_heads(state, frame):
            continue
        spend(state, frame.seat, frame.program, ability.limit)
        state.note(Survived(card, frame.source, RULE))
        if ability.do:
            state.push(("do", frame.program, 0, frame.source, frame.stamp, frame.seat, {"it": (card,)}))
        return True
    return False


def savers(state: DuelState, card: int, cause: str) -> Iterator[tuple[Frame, Instead]]:
    """Every face-up ability in play that could save it now, the turn player's first."""
    for seat in (state.active, 1 - state.active):
        for source in (*state.pokemon(seat), *state.spells(seat)):
            if state.is_face_down(source):
                continue
            for number, ability, places in state.print(source).instead:
                frame = Frame(number, 0, source, state.stamp[source], seat, {})
                works = state.zone[source] % WIDTH in places and ability.cause in ("", cause)
                works = works and not is_spent(state, seat, number, ability.limit)
                if works and card in ability.whom.find(state, frame):
                    yield frame, ability


def is_heads(state: DuelState, frame: Frame) -> bool:
    heads = state.chance.below(2) == 1
    state.note(CoinTossed(frame.seat, frame.source, heads, RULE))
    return heads
