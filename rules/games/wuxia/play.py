"""How Wuxia is played, as the engine takes it.

Reading order: table, verbs, setup, turn, fighting; then patterns, selectors, effects and cards/.
"""

from collections import Counter
from collections.abc import Iterator

from rules.games.wuxia import cards, effects, events, fighting, patterns, selectors, setup, turn, verbs
from rules.games.wuxia.cards.vanilla import VANILLA
from rules.games.wuxia.fighting import PLAYER, Attack
from rules.games.wuxia.judgement import JUDGEMENT
from rules.games.wuxia.proof import PROOF
from rules.games.wuxia.scenes import STAGING
from rules.games.wuxia.setup import OWN
from rules.games.wuxia.table import HAND, ROW, WIDTH, ZONES, WuxiaState
from rules.games.wuxia.telling import TELLING
from rules.games.wuxia.turn import Discard, EndPlay, EndTurn, Summon
from rules.kernel import lots, resolution
from rules.kernel.answers import Back, Choose, Concede
from rules.kernel.chance import Chance
from rules.kernel.play import Play
from rules.kernel.records import Action
from rules.kernel.scripts import vocabulary
from rules.kernel.state import HIDDEN, Waiting

COPIES = 2
"""Of a name in a deck of one's own (WX-G24)."""


def candidates(state: WuxiaState, seat: int) -> Iterator[Action]:
    """What the turn player might do in the phase that it is."""
    if state.phase == "play":
        for card in state.at(seat, HAND):
            if state.number(card, "cost") <= state.points[seat]:
                yield from (Summon(card, place) for place in state.free_places(seat))
        yield from (Discard(card) for card in state.at(seat, HAND))
        yield EndPlay()
        return
    for attacker in state.row(seat):
        if state.attacked[attacker] < state.turn:
            yield from (Attack(attacker, defender) for defender in (*state.row(1 - seat), PLAYER))
    yield EndTurn()


def order(state: WuxiaState, waiting: Waiting) -> tuple[bool, int]:
    """The turn player's first, then by place; cards that left the field by where they lie (WX-G15)."""
    return waiting.seat != state.active, state.zone[waiting.source] % WIDTH


def guess(state: WuxiaState, owner: int, count: int, chance: Chance) -> list[int]:
    """Cards of the pool that nobody has shown; with decks of one's own, any of which the deck may hold another."""
    if state.pool:
        shown = Counter(definition for definition in state.card if definition != HIDDEN)
        return chance.sample(sorted((Counter(state.pool) - shown).elements()), count)
    own = Counter(state.card[card] for card, who in enumerate(state.owner) if who == owner)
    rest = [number for number in range(len(state.ruleset.definitions)) for _ in range(COPIES - own[number])]
    return chance.sample(rest, count)


PLAY = Play(
    state=WuxiaState,
    zones=ZONES,
    groups={"row": ROW},
    tasks={
        **resolution.TASKS,
        **verbs.TASKS,
        **turn.TASKS,
        **fighting.TASKS,
        **effects.TASKS,
    },
    values={
        "deal": "60",  # WX-G3
        "asking-rule": "WX-3.1",
        "act-rule": "WX-G15",
        "auto-rule": "WX-G15",
        "choose-rule": "WX-G32",
        "cost-rule": "WX-4.2",
        "may-rule": "WX-G32",
        "public-questions": ("play", "fight"),
    },
    choices={"deal": (*setup.DEALT, OWN)},
    actions=(Summon, Discard, EndPlay, Attack, EndTurn, Choose, Back, Concede),
    candidates=candidates,
    begin=setup.begin,
    guess=guess,
    scripts=cards.CARDS,
    vocabulary=vocabulary(
        patterns,
        selectors,
        effects,
        lots,
        place=(*(zone.name for zone in ZONES), "row"),
        stat=("attack", "health", "poison", "refund", "swift", "guard", "pierce", "elusive", "barred", "first-strike"),
        until=("", "turn", "next-turn"),
        attribute=("cost", "attack", "health", "faction"),
    ),
    staging=STAGING,
    vanilla=VANILLA,
    concede_rule="WX-7.3",
    judgement=JUDGEMENT,
    proof=PROOF,
    telling=TELLING,
    events=(
        events.TurnBegan,
        events.TurnEnding,
        events.Summoned,
        events.CameBack,
        events.Attacked,
        events.Damaged,
        events.Healed,
        events.LifeLost,
        events.Discarded,
        events.Fell,
    ),
    order=order,
)
