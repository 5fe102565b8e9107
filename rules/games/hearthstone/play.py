"""How Hearthstone is played, as the engine takes it.

Reading order: table, keywords, boundary, damage, cardflow, setup, turn, playing, attacking; then patterns,
selectors, effects, texts and cards/.
"""

from collections.abc import Iterator
from functools import lru_cache

from rules.games.hearthstone import (
    amounts,
    arrivals,
    attacking,
    boundary,
    cardflow,
    cards,
    damage,
    effects,
    enchanting,
    events,
    hands,
    patterns,
    playing,
    prints,
    secrets,
    selectors,
    setup,
    texts,
    turn,
)
from rules.games.hearthstone.aiming import legal_targets, open_halves
from rules.games.hearthstone.attacking import Attack
from rules.games.hearthstone.cards.vanilla import VANILLA
from rules.games.hearthstone.judgement import JUDGEMENT
from rules.games.hearthstone.options import legal
from rules.games.hearthstone.playing import Play as PlayCard
from rules.games.hearthstone.playing import UsePower
from rules.games.hearthstone.proof import PROOF
from rules.games.hearthstone.scenes import STAGING
from rules.games.hearthstone.table import BOARD, HAND, POWER, ZONES, HearthstoneState, attack_of
from rules.games.hearthstone.telling import TELLING
from rules.games.hearthstone.turn import EndTurn
from rules.kernel import compound, measure, resolution
from rules.kernel.abilities import When
from rules.kernel.answers import Back, Choose, Concede
from rules.kernel.chance import Chance
from rules.kernel.play import Play
from rules.kernel.records import Action
from rules.kernel.ruleset import Ruleset
from rules.kernel.scripts import vocabulary
from rules.kernel.state import Waiting


def candidates(state: HearthstoneState, seat: int) -> Iterator[Action]:
    """What the active player might do."""
    for card in state.at(seat, HAND):
        places = range(len(state.at(seat, BOARD)) + 1) if state.kind(card) == "minion" else (-1,)
        for half in open_halves(state, seat, card) or (-1,):
            for target in legal_targets(state, seat, card, half) or (-1,):
                yield from (PlayCard(card, place, target, half) for place in places)
    for attacker in state.characters(seat):
        if attack_of(state, attacker) > 0:
            yield from (Attack(attacker, defender) for defender in state.characters(1 - seat))
    for target in legal_targets(state, seat, state.at(seat, POWER)[-1]) or (-1,):
        yield UsePower(target)
    yield EndTurn()


def order(state: HearthstoneState, waiting: Waiting) -> tuple[bool, int]:
    """Order of play, from old to new, whoever's it is; Redemption behind all others (HS-V.8, HS-2a)."""
    ability = state.ruleset.programs[waiting.program].ability
    return isinstance(ability, When) and isinstance(ability.on, patterns.Last), state.age[waiting.source]


def guess(state: HearthstoneState, owner: int, count: int, chance: Chance) -> list[int]:
    """Cards of that hero's class and neutral ones."""
    pool = deck_cards(state.ruleset, state.word(state.hero(owner), "class"))
    return [pool[chance.below(len(pool))] for _ in range(count)]


@lru_cache(maxsize=64)
def deck_cards(ruleset: Ruleset, hero_class: str | None) -> tuple[int, ...]:
    """The definitions that a deck of this class may hold."""
    return tuple(
        number
        for number, card in enumerate(ruleset.definitions)
        if card.facts.has("collectible") and card.facts.word("class") in (hero_class, "neutral")
    )


PLAY = Play(
    state=HearthstoneState,
    zones=ZONES,
    groups={},
    tasks={
        **boundary.stirring(
            {
                **resolution.TASKS,
                **setup.TASKS,
                **turn.TASKS,
                **boundary.TASKS,
                **damage.TASKS,
                **cardflow.TASKS,
                **playing.TASKS,
                **attacking.TASKS,
                **enchanting.TASKS,
            }
        ),
        **resolution.QUIET,
        **boundary.QUIET,
        **playing.QUIET,
    },
    values={
        "asking-rule": "HS-T.1",
        "act-rule": "HS-T.1",
        "auto-rule": "HS-2a",
        "choose-rule": "HS-G20",
        "cost-rule": "HS-Q1.1",
        "may-rule": "HS-G20",
        "public-questions": ("exchange", "action"),
    },
    actions=(PlayCard, Attack, UsePower, EndTurn, Choose, Back, Concede),
    candidates=candidates,
    legal=legal,
    study=prints.study,
    begin=setup.begin,
    guess=guess,
    scripts=cards.CARDS,
    vocabulary=vocabulary(
        *(measure, amounts, patterns, compound, selectors, effects, arrivals, hands, secrets, texts),
        place=tuple(zone.name for zone in ZONES),
    ),
    staging=STAGING,
    vanilla=VANILLA,
    concede_rule="HS-T.3",
    judgement=JUDGEMENT,
    proof=PROOF,
    telling=TELLING,
    events=(
        events.Drawn,
        events.Played,
        events.PlayedHidden,
        events.Cast,
        events.Targeted,
        events.SecretPlayed,
        events.SecretRevealed,
        events.Arrived,
        events.AfterPlayed,
        events.AfterSummoned,
        events.ProposedAttack,
        events.Attacked,
        events.Predamage,
        events.Damaged,
        events.Healed,
        events.Died,
        events.TurnBegan,
        events.TurnEnding,
        events.Silenced,
    ),
    order=order,
)
