"""How Pokémon Duels is played, as the engine takes it.

Reading order: table, stats, happening, life, cardflow, destroying, positions, summoning, control, activating, chains,
chart, battle, setup, turn; then patterns, selectors, conditions, costs, effects, arrivals and cards/.
"""

from collections.abc import Iterator

from rules.games.pokemon_duels import (
    abilities,
    activating,
    aiming,
    amounts,
    arrivals,
    battle,
    cards,
    chains,
    conditions,
    costs,
    effects,
    events,
    guessing,
    life,
    patterns,
    prints,
    selectors,
    setup,
    summoning,
    turn,
)
from rules.games.pokemon_duels.abilities import Activate
from rules.games.pokemon_duels.activating import Use
from rules.games.pokemon_duels.battle import Attack
from rules.games.pokemon_duels.cards.vanilla import VANILLA
from rules.games.pokemon_duels.chains import Pass
from rules.games.pokemon_duels.facts import EVOLUTION, POKEMON, SCHEMA, TYPES
from rules.games.pokemon_duels.judgement import JUDGEMENT
from rules.games.pokemon_duels.proof import PROOF
from rules.games.pokemon_duels.scenes import STAGING
from rules.games.pokemon_duels.summoning import SetPokemon, Summon
from rules.games.pokemon_duels.table import GROUPS, HAND, NAMES, PHASES, WIDTH, ZONES, DuelState
from rules.games.pokemon_duels.telling import TELLING
from rules.games.pokemon_duels.turn import ChangePosition, EndTurn, NextPhase, SetCard
from rules.kernel import resolution
from rules.kernel.answers import Back, Choose, Concede
from rules.kernel.play import Play
from rules.kernel.records import Action
from rules.kernel.scripts import vocabulary


def candidates(state: DuelState, seat: int) -> Iterator[Action]:
    """What the seat might do in its own free decision, phase by phase (PD-G21)."""
    assert state.decision is not None
    kind = state.decision.kind
    yield from uses(state, seat)
    if kind == "main":
        yield from main_candidates(state, seat)
    elif kind == "battle":
        for attacker in state.pokemon(seat):
            yield from (Attack(attacker, target) for target in (*state.pokemon(1 - seat), -1))
    if kind == "respond":
        yield Pass()
    else:
        yield NextPhase()
        yield EndTurn()


def uses(state: DuelState, seat: int) -> Iterator[Use]:
    """Everything of a seat that has an activation, wherever it lies but in the deck."""
    known, programs = state.ruleset.known, state.ruleset.programs
    for zone in state.zones[seat * WIDTH + HAND : (seat + 1) * WIDTH]:
        for card in zone:
            if known[state.card[card]].activations:
                for index, number in enumerate(state.ruleset.definitions[state.card[card]].programs):
                    if isinstance(programs[number].ability, Activate):
                        yield Use(card, index)


def main_candidates(state: DuelState, seat: int) -> Iterator[Action]:
    for card in state.at(seat, HAND):
        kind = state.print(card).kind
        if kind == POKEMON:
            yield Summon(card)
            yield SetPokemon(card)
        elif kind != EVOLUTION:
            yield SetCard(card)
    yield from (ChangePosition(card) for card in state.pokemon(seat))


VALUES = {
    "venue": "open-ground",  # PD-G35
    "public-questions": ("main", "battle", "respond", "discard", "tribute"),
    "asking-rule": "PD-G21",
    "act-rule": "PD-G24",
    "auto-rule": "PD-G24",
    "choose-rule": "PD-G24",
    "cost-rule": "PD-G49",
    "may-rule": "PD-G24",
}
VENUES = tuple(script.key for script in cards.fields.CARDS)
CHOICES = {"venue": (*VENUES, "open-ground")}
"""The Fields that a match may be held at; on open ground there is none that does anything."""

SKILLS = (
    "no-attack", "no-position-change", "battle-proof", "effect-proof", "untargetable", "typeless", "strikes-first",
    "direct", "piercing", "no-battle-damage", "no-evolution", "own-type-skills",
)  # fmt: skip
NUMBERS = ("atk", "def", "level")

PLAY = Play(
    state=DuelState,
    zones=ZONES,
    groups=GROUPS,
    tasks={
        **resolution.TASKS,
        **setup.TASKS,
        **turn.TASKS,
        **summoning.TASKS,
        **activating.TASKS,
        **chains.TASKS,
        **battle.TASKS,
        **life.TASKS,
        **arrivals.TASKS,
    },
    values=VALUES,
    choices=CHOICES,
    actions=(
        *(Summon, SetPokemon, SetCard, ChangePosition, Use, Attack, NextPhase, EndTurn, Pass),
        *(Choose, Back, Concede),
    ),
    candidates=candidates,
    begin=setup.begin,
    guess=guessing.guess,
    deal=guessing.deal,
    study=prints.study,
    scripts=cards.CARDS,
    vocabulary=vocabulary(
        *(abilities, aiming, amounts, patterns, selectors, conditions, costs, effects, arrivals),
        place=(*NAMES, *GROUPS),
        stat=(
            *(f"{name}{how}" for name in NUMBERS for how in ("", "-set", "-times")),
            *SKILLS,
            *(f"is-{each}" for each in TYPES),
        ),
        until=("", "battle", "turn", "next-turn", "third-turn"),
        moment=("end", "battle-end"),
        type=TYPES,
        kind=SCHEMA.kinds,
        phase=PHASES,
    ),
    staging=STAGING,
    vanilla=VANILLA,
    concede_rule="PD-G26",
    judgement=JUDGEMENT,
    proof=PROOF,
    telling=TELLING,
    events=(events.Summoned, events.TurnedUp, events.Attacked, events.Activated, events.Destroyed),
)
