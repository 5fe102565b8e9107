"""How fast the rules play Hearthstone, in one run on one core: `python -m bench.hearthstone`.

The random games are those of the yardstick that `docs/measurements.md` names: two random classes, 30 random legal cards
each, a random exchange, then the turn is ended one time in ten and else any other legal action taken, each as likely.
Times are of the processor. Exits 1 when a limit is missed.
"""

import random
import statistics
import sys
from collections import Counter
from time import process_time

from bench._measuring import ROUNDS, Table, both_ways, microseconds, offered, start_up
from rules.bots import BOTS
from rules.bots.matches import choice
from rules.catalogues import ruleset
from rules.games.hearthstone.proof import can_lead
from rules.games.hearthstone.turn import EndTurn
from rules.kernel import codec, engine, views
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.records import Action
from rules.kernel.state import MatchState

RULES = ruleset("hearthstone")
CARDS = [definition.facts for definition in RULES.definitions]
HEROES = [card for card in CARDS if can_lead(card)]
GAMES = 60
POSITIONS = 40
ENDING = 0.1
"""How likely the turn is ended where something else could be done."""


def class_deck(hero: CardFacts, chance: random.Random) -> DeckList:
    """30 cards of a hero's class and neutral ones: at most two alike, of a legendary one."""
    ours = (hero.word("class"), "neutral")
    pool = [
        card
        for card in CARDS
        if card.has("collectible") and card.word("class") in ours
        for _ in range(1 if card.word("rarity") == "legendary" else 2)
    ]
    copies = Counter(card.key for card in chance.sample(pool, 30))
    entries = (DeckEntry(card, card.printings[0], copies[card.key]) for card in CARDS if copies[card.key])
    return DeckList("hearthstone", tuple(entries), hero.key)


def random_pair(number: int) -> tuple[DeckList, DeckList]:
    chance = random.Random(number)
    return class_deck(chance.choice(HEROES), chance), class_deck(chance.choice(HEROES), chance)


def drawn(actions: list[Action], chance: random.Random) -> Action:
    """The turn's end one time in ten, else one of the others, never conceding."""
    if type(actions[-2]) is not EndTurn:
        return chance.choice(actions[:-1])
    if len(actions) == 2 or chance.random() < ENDING:
        return actions[-2]
    return chance.choice(actions[:-2])


def random_games(pairs: list[tuple[DeckList, DeckList]]) -> tuple[float, float, float, float]:
    """Games and actions a second, actions and turns a game."""
    actions, turns, began = 0, 0, process_time()
    for number, decks in enumerate(pairs):
        chance = random.Random(number)
        state, _ = engine.start(RULES, decks, str(number))
        while (decision := state.decision) is not None and state.outcome is None:
            engine.advance(state, decision.seat, drawn(offered(state), chance))
            actions += 1
        turns += state.turn
    seconds, games = process_time() - began, len(pairs)
    return games / seconds, actions / seconds, actions / games, turns / games


def positions() -> list[MatchState]:
    """A position of each of so many games, from the first turns to the last, always one with a free choice."""
    found = []
    for number in range(POSITIONS):
        chance = random.Random(number)
        state, _ = engine.start(RULES, random_pair(number), str(number))
        for _ in range(8 + 2 * number):
            last = state.clone()
            assert state.decision is not None
            engine.advance(state, state.decision.seat, drawn(offered(state), chance))
            if state.outcome is not None:
                break
        found.append(last)
    return found


def measure() -> int:
    """Print every measurement beside its limit; 1 when one is missed."""
    table = Table()
    pairs = [[random_pair(GAMES * number + one) for one in range(GAMES)] for number in range(ROUNDS)]
    rates = [random_games(some) for some in pairs]
    games, actions, a_game, turns = (statistics.median(column) for column in zip(*rates, strict=True))
    table.tell("random games", games, "games/s", 110, at_least=True)
    table.tell("random games", actions, "actions/s")
    table.tell("of them", a_game, "actions a game")
    table.tell("of them", turns, "turns a game")
    middle = positions()
    table.tell("legal actions", microseconds(offered, middle, 50), "us")
    table.tell("clone", microseconds(MatchState.clone, middle, 200), "us", 100)
    table.tell("snapshot", microseconds(codec.snapshot, middle, 50), "us", 1_000)
    restored = iter([codec.snapshot(state) for state in middle for _ in range(50)])
    table.tell("restore", microseconds(lambda _: codec.restore(RULES, next(restored)), middle, 50), "us", 1_000)
    table.tell("view", microseconds(lambda state: views.view(state, 0), middle, 50), "us")
    for bot in ("greedy", "search"):
        took = microseconds(lambda state, bot=bot: choice(state, BOTS[bot](), Chance("bench")), middle, 1) / 1e3
        table.tell(f"{bot} decision", took, "ms", 1_000)
    table.tell("start to first decision", start_up("hearthstone") * 1e3, "ms", 500)
    return 1 if table.missed else 0


if __name__ == "__main__":
    sys.exit(both_ways("hearthstone", measure))
