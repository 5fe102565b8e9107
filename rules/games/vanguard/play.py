"""How Vanguard is played, as the engine takes it.

Reading order: table, setup, turn, battle, checks, settling; then patterns, costs, effects and cards/.
"""

from collections.abc import Iterator

from rules.games.vanguard import battle, checks, costs, effects, patterns, settling, setup, turn
from rules.games.vanguard.battle import Attack, Guard, Intercept
from rules.games.vanguard.cards import bt01, trial_decks
from rules.games.vanguard.cards.vanilla import VANILLA
from rules.games.vanguard.guessing import guess
from rules.games.vanguard.judgement import JUDGEMENT
from rules.games.vanguard.proof import PROOF
from rules.games.vanguard.scenes import STAGING
from rules.games.vanguard.table import DECK, FRONT, HAND, NAMES, WIDTH, ZONES, VanguardState
from rules.games.vanguard.telling import TELLING
from rules.games.vanguard.turn import CIRCLES, COLUMNS, Activate, Call, Exchange, Pass, Ride
from rules.kernel import resolution
from rules.kernel.answers import Back, Choose, Concede
from rules.kernel.play import Play
from rules.kernel.records import Action
from rules.kernel.scripts import vocabulary

SKILLS = ("boost", "intercept", "twin_drive", "restraint", "back-row-attack", "no-boost")

CLASSIC = {
    "mulligan": "bottom-draw-shuffle",  # VG-R1
    "mulligan_order": "first-player-first",  # VG-R2
    "deck_out": "at-once",  # VG-R3
    "sixth_damage": "after-abilities",  # VG-R4
    "trigger_power": 5000,  # VG-R7
    "trigger_order": "power-first",  # VG-R8
    "stand_target": "resting",  # VG-R9
    "guardians_leave": "close",  # VG-R11
    "opening_hand": 5,  # VG-R12
    "public-questions": ("starter", "mulligan", "ride", "main", "battle", "guard", "boost"),
    "asking-rule": "VG-G62",
    "act-rule": "VG-10.1",
    "auto-rule": "VG-10.3",
    "choose-rule": "VG-G46",
    "cost-rule": "VG-G41",
    "may-rule": "VG-G43",
}


CHOICES = {
    "mulligan": ("bottom-draw-shuffle", "shuffle-draw"),
    "mulligan_order": ("first-player-first", "together"),
    "deck_out": ("at-once", "check-timing"),
    "sixth_damage": ("after-abilities", "each-card"),
    "trigger_order": ("power-first", "icon-first", "player"),
    "stand_target": ("resting", "any"),
    "guardians_leave": ("close", "damage"),
}


def candidates(state: VanguardState, seat: int) -> Iterator[Action]:
    """What the seat might do in its own free decision; what cannot possibly be legal is left out."""
    assert state.decision is not None
    kind = state.decision.kind
    if kind == "ride":
        yield from (Ride(card) for card in state.at(seat, HAND))
    elif kind == "main":
        yield from main_candidates(state, seat)
    elif kind == "battle":
        for place in FRONT:
            unit = state.unit(seat, place)
            if unit >= 0 and not state.is_resting(unit):
                yield from (Attack(unit, target) for target in battle.targets(state, seat, unit))
    elif kind == "guard":
        yield from (Guard(card) for card in state.at(seat, HAND))
        yield from (Intercept(unit) for unit in battle.interceptors(state, seat))
    yield Pass()


def main_candidates(state: VanguardState, seat: int) -> Iterator[Action]:
    limit = state.number(state.vanguard(seat), "grade")
    for card in state.at(seat, HAND):
        if state.number(card, "grade") <= limit:
            yield from (Call(card, circle) for circle in CIRCLES)
    yield from (Exchange(column) for column in COLUMNS)
    programs = state.ruleset.programs
    definitions = state.ruleset.definitions
    for zone in state.zones[seat * WIDTH + DECK + 1 : (seat + 1) * WIDTH]:
        for card in zone:
            for index, number in enumerate(definitions[state.card[card]].programs):
                if programs[number].is_used:
                    yield Activate(card, index)


PLAY = Play(
    state=VanguardState,
    zones=ZONES,
    groups={"RC": tuple(CIRCLES)},
    tasks={
        **resolution.TASKS,
        **setup.TASKS,
        **turn.TASKS,
        **battle.TASKS,
        **checks.TASKS,
        **settling.TASKS,
    },
    values=CLASSIC,
    choices=CHOICES,
    actions=(Ride, Call, Exchange, Activate, Attack, Guard, Intercept, Pass, Choose, Back, Concede),
    candidates=candidates,
    begin=setup.begin,
    guess=guess,
    scripts=(*bt01.CARDS, *trial_decks.CARDS),
    vocabulary=vocabulary(
        *(patterns, costs, effects),
        place=(*NAMES, "RC"),
        stat=("power", "critical", *SKILLS),
        until=("battle", "turn"),
        moment=("close-step", "end-phase"),
        attribute=("grade", "clan", "race", "nation", "power"),
    ),
    staging=STAGING,
    vanilla=VANILLA,
    concede_rule="VG-G40",
    judgement=JUDGEMENT,
    proof=PROOF,
    telling=TELLING,
)
