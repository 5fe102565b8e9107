"""Starting a match (HS-S)."""

from rules.games.hearthstone.cardflow import draw, give, shuffle
from rules.games.hearthstone.events import Exchanged, FirstPlayerDrawnByLot
from rules.games.hearthstone.table import DECK, HAND, HERO, POWER, WIDTH, HearthstoneState
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardKey
from rules.kernel.records import Decision
from rules.kernel.zones import relocate

COIN = CardKey("the-coin")
OPENING = (3, 4)  # HS-S.1
POWERS = {
    "druid": "shapeshift",
    "hunter": "steady-shot",
    "mage": "fireblast",
    "paladin": "reinforce",
    "priest": "lesser-heal",
    "rogue": "dagger-mastery",
    "shaman": "totemic-call",
    "warlock": "life-tap",
    "warrior": "armor-up",
}


def begin(state: HearthstoneState, decks: tuple[DeckList, DeckList]) -> None:
    """The lot, heroes by age, both decks numbered by chance, opening cards, the exchange (HS-S.1 to HS-S.4)."""
    by_key = state.ruleset.by_key
    first = state.chance.below(2)
    state.active = 1 - first
    state.note(FirstPlayerDrawnByLot(first, "HS-S.1"))
    lists: list[tuple[int, ...]] = [(), ()]
    for seat in (first, 1 - first):
        deck = decks[seat]
        state.add(by_key[deck.starter or CardKey("jaina-proudmoore")], seat, HERO)
    for seat in (first, 1 - first):
        power = POWERS[state.word(state.hero(seat), "class") or "mage"]
        state.add(by_key[CardKey(power)], seat, POWER)
    for seat in (first, 1 - first):
        cards = [by_key[entry.card.key] for entry in decks[seat].part(MAIN) for _ in range(entry.count)]
        lists[seat] = tuple(sorted(cards))
        state.chance.shuffle(cards)
        for definition in cards:
            state.add(definition, seat, DECK)
    state.lists = (lists[0], lists[1])
    state.push(
        ("deal_opening", first), ("exchange", first), ("exchange", 1 - first), ("hand_coin", first), ("change_turn",)
    )


def deal_opening(state: HearthstoneState, first: int) -> None:
    for order, seat in enumerate((first, 1 - first)):
        shuffle(state, seat)
        for _ in range(OPENING[order]):
            draw(state, seat, "HS-S.1")


def exchange(state: HearthstoneState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """Any number of opening cards, once: as many are drawn, only then are the others shuffled in (HS-S.2)."""
    hand = state.at(seat, HAND)
    if picks is None:
        state.ask(Decision(seat, "exchange", "HS-S.2", tuple(hand), least=0, most=len(hand)), ("exchange", seat))
        return
    for card in picks:
        place = hand.index(card)
        relocate(state, card, seat * WIDTH + DECK, bottom=True)
        replacement = state.at(seat, DECK)[-1]
        draw(state, seat, "HS-S.2")
        hand.insert(place, hand.pop(hand.index(replacement)))
    if picks:
        shuffle(state, seat)
    state.note(Exchanged(seat, len(picks), "HS-S.2"))


def hand_coin(state: HearthstoneState, first: int) -> None:
    give(state, 1 - first, state.ruleset.by_key[COIN], "HS-S.3")


TASKS = {function.__name__: function for function in (deal_opening, exchange, hand_coin)}
