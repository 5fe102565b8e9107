"""Starting a match: first vanguards, the lot, hands, mulligan (VG-5)."""

from rules.games.vanguard.events import FirstPlayerDrawnByLot, FirstVanguardChosen, PutBack, Shuffled, VanguardsRevealed
from rules.games.vanguard.table import DECK, HAND, VC, WIDTH, VanguardState, move
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.records import Decision
from rules.kernel.state import FACE_DOWN, Task
from rules.kernel.zones import relocate


def begin(state: VanguardState, decks: tuple[DeckList, DeckList]) -> None:
    """Lay out both decks and ask for first vanguards. Chance numbers the cards: a number tells nothing of its card."""
    lists = []
    for seat, deck in enumerate(decks):
        cards = [state.ruleset.by_key[entry.card.key] for entry in deck.part(MAIN) for _ in range(entry.count)]
        lists.append(tuple(sorted(cards)))
        state.chance.shuffle(cards)
        for definition in cards:
            instance = len(state.card)
            state.card.append(definition)
            state.owner.append(seat)
            state.zone.append(seat * WIDTH + DECK)
            state.stamp.append(0)
            state.marks.append(0)
            state.zones[seat * WIDTH + DECK].append(instance)
    state.lists = tuple(lists)
    state.listen()
    state.push(("choose_starter", 0), ("choose_starter", 1), ("draw_lots",), ("deal",), ("mulligans",), ("reveal",))


def choose_starter(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """A grade 0 card of the own deck, secretly, before the lot is drawn (VG-5.1, VG-G14)."""
    if picks is None:
        options = tuple(sorted(c for c in state.at(seat, DECK) if state.number(c, "grade") == 0))
        state.ask(Decision(seat, "starter", "VG-5.1", options, seen=options), ("choose_starter", seat))
        return
    relocate(state, picks[0], seat * WIDTH + VC)
    state.marks[picks[0]] |= FACE_DOWN
    state.note(FirstVanguardChosen(seat, picks[0], "VG-5.1"))


def draw_lots(state: VanguardState) -> None:
    """The first player is determined at random (VG-5.2)."""
    state.first = state.chance.below(2)
    state.note(FirstPlayerDrawnByLot(state.first, "VG-5.2"))


def deal(state: VanguardState) -> None:
    """Both shuffle and draw the opening hand (VG-5.3)."""
    for seat in (state.first, 1 - state.first):
        shuffle(state, seat, "VG-5.3")
        draw(state, seat, state.ruleset.values["opening_hand"], "VG-5.3")


def mulligans(state: VanguardState) -> None:
    """Each may return cards once: the first player first, or both before anything moves (VG-R2)."""
    if state.ruleset.values["mulligan_order"] == "together":
        state.push(("mulligan_in_secret", state.first))
    else:
        state.push(("mulligan", state.first), ("mulligan", 1 - state.first))


def mulligan_in_secret(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """The first player's choice stays unknown, and its cards where they are, until the other has chosen too."""
    if picks is None:
        ask_for_mulligan(state, seat, ("mulligan_in_secret", seat))
    else:
        state.push(("mulligan", 1 - seat), ("sealed", seat, ("mulligan", seat, picks), ("mulligan", seat)))


def ask_for_mulligan(state: VanguardState, seat: int, then: Task) -> None:
    hand = tuple(state.at(seat, HAND))
    state.ask(Decision(seat, "mulligan", "VG-5.4", hand, least=0, most=len(hand)), then)


def mulligan(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """Any number of cards to the bottom, as many from the top, then shuffle (VG-5.4, VG-R1)."""
    if picks is None:
        ask_for_mulligan(state, seat, ("mulligan", seat))
    elif picks:
        for card in picks:
            relocate(state, card, seat * WIDTH + DECK, bottom=True)
            state.note(PutBack(seat, card, "VG-5.4"))
        if state.ruleset.values["mulligan"] == "shuffle-draw":
            shuffle(state, seat, "VG-R1")
        draw(state, seat, len(picks), "VG-5.4")
        if state.ruleset.values["mulligan"] == "bottom-draw-shuffle":
            shuffle(state, seat, "VG-5.4")


def reveal(state: VanguardState) -> None:
    """Both first vanguards are turned face up at the same time, and the game begins (VG-5.5)."""
    starters = (state.vanguard(0), state.vanguard(1))
    for card in starters:
        state.marks[card] &= ~FACE_DOWN
    state.note(VanguardsRevealed(starters, "VG-5.5"))
    state.active = 1 - state.first
    state.push(("begin_turn",))


def shuffle(state: VanguardState, seat: int, rule: str) -> None:
    state.chance.shuffle(state.at(seat, DECK))
    state.note(Shuffled(seat, rule))


def draw(state: VanguardState, seat: int, count: int, rule: str) -> None:
    """Draw from the top, one card after another, until the deck or the match is at an end."""
    for _ in range(count):
        deck = state.at(seat, DECK)
        if not deck or state.outcome is not None:
            return
        move(state, deck[-1], HAND, rule)


TASKS = {
    function.__name__: function
    for function in (choose_starter, draw_lots, deal, mulligans, mulligan_in_secret, mulligan, reveal)
}
