"""How Nannaier's Exercise is played, as the engine takes it.

Reading order: table, events, points, dolls, piles, setup, turn; summoning, fighting, moving, casting; then selectors,
patterns, effects, costs and cards/.
"""

from collections.abc import Iterator

from rules.games.nannaier import (
    cards,
    casting,
    costs,
    dolls,
    effects,
    events,
    fighting,
    guessing,
    moving,
    patterns,
    piles,
    points,
    selectors,
    setup,
    summoning,
    turn,
)
from rules.games.nannaier.cards.vanilla import VANILLA
from rules.games.nannaier.casting import Cast, EndSpell, Skill
from rules.games.nannaier.dolls import step_places
from rules.games.nannaier.fighting import PLAYER, Attack, actor_refusals
from rules.games.nannaier.judgement import JUDGEMENT
from rules.games.nannaier.moving import Move
from rules.games.nannaier.proof import PROOF
from rules.games.nannaier.scenes import STAGING
from rules.games.nannaier.summoning import Summon, is_by_chaos, summon_refusals
from rules.games.nannaier.table import (
    DOLLS,
    DURATIONS,
    FOR_GOOD,
    GROUPS,
    MIRROR,
    MIRROR_PILE,
    MIRRORS,
    PRESENT,
    SLOT,
    SPELLS,
    TABLE,
    ZONES,
    NannaierState,
    study,
)
from rules.games.nannaier.telling import TELLING
from rules.games.nannaier.turn import EndTurn, KeepMirror, LayMirror
from rules.kernel import compound, lots, measure, resolution
from rules.kernel.answers import Back, Choose, Concede
from rules.kernel.play import Play
from rules.kernel.records import Action
from rules.kernel.scripts import vocabulary
from rules.kernel.state import Waiting

NUMBERS = (
    "attack",
    "health",
    "actions",
    "warded",
    "lasting",
    "doll-limit",
    "spell-limit",
    "empty-pile",
    "chaos-cost",
    "spell-order",
    "direct",
    "free-moves",
)
SKILLS = ("pierce", "true", "reach", "poised", "steady", "muted", "bound", "rooted", "peaceful", "locked")


def candidates(state: NannaierState, seat: int) -> Iterator[Action]:
    """What the turn player might do in the phase that it is."""
    yield from (LayMirror(card) for card in state.at(seat, MIRRORS))
    if state.phase == "draw":
        yield KeepMirror()
        return
    for card in (*state.at(seat, DOLLS), *state.at(seat, MIRROR_PILE)):
        if not any(summon_refusals(state, seat, card)):
            side = MIRROR if is_by_chaos(state, card) else PRESENT
            yield from (Summon(card, place) for place in state.free(seat, side))
    yield from (Cast(card) for card in state.at(seat, SPELLS))
    foes = state.field(1 - seat)
    for doll in state.field(seat):
        if not any(actor_refusals(state, seat, doll, "NN-6.4")):
            yield from (Attack(doll, defender) for defender in (*foes, PLAYER))
            yield Skill(doll)
        yield from (Move(doll, place) for place in step_places(state, doll))
    if state.at(seat, SLOT):
        yield EndSpell()
    yield EndTurn()


def order(state: NannaierState, waiting: Waiting) -> tuple[bool, int]:
    """The turn player's first, then by place, then the mirror, then the lasting spell (NN-G41)."""
    place = state.place_of(waiting.source)
    return waiting.seat != state.active, {TABLE: SLOT, SLOT: TABLE}.get(place, place)


PLAY = Play(
    state=NannaierState,
    zones=ZONES,
    groups=GROUPS,
    tasks={
        **resolution.TASKS,
        **points.TASKS,
        **dolls.TASKS,
        **piles.TASKS,
        **turn.TASKS,
        **summoning.TASKS,
        **fighting.TASKS,
        **moving.TASKS,
        **casting.TASKS,
        **effects.TASKS,
    },
    values={
        "asking-rule": "NN-5.5",
        "act-rule": "NN-8.1",
        "auto-rule": "NN-G25",
        "choose-rule": "NN-8.1",
        "cost-rule": "NN-8.1",
        "may-rule": "NN-G25",
        "public-questions": ("draw", "action"),
    },
    actions=(LayMirror, KeepMirror, Summon, Cast, EndSpell, Attack, Skill, Move, EndTurn, Choose, Back, Concede),
    candidates=candidates,
    begin=setup.begin,
    guess=guessing.guess,
    deal=guessing.deal,
    study=study,
    scripts=cards.CARDS,
    vocabulary=vocabulary(
        patterns,
        selectors,
        effects,
        costs,
        compound,
        measure,
        lots,
        place=(*(zone.name for zone in ZONES), *GROUPS),
        stat=(*NUMBERS, *SKILLS),
        until=(FOR_GOOD, *DURATIONS),
        attribute=("affiliation", "cost", "shield", "order", "chaos", "transcend"),
    ),
    staging=STAGING,
    vanilla=VANILLA,
    concede_rule="NN-G51",
    judgement=JUDGEMENT,
    proof=PROOF,
    telling=TELLING,
    events=(
        events.TurnBegan,
        events.TurnEnding,
        events.TranscendSpent,
        events.MirrorLaid,
        events.Summoned,
        events.Attacked,
        events.HitPlayer,
        events.Damaged,
        events.Healed,
        events.Falling,
        events.Moved,
        events.FormChanged,
        events.SpellCast,
        events.SkillUsed,
        events.SpellEnded,
    ),
    order=order,
)
