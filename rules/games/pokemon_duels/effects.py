"""What the texts of Pokémon Duels do, beside the steps all games share: to cards, to life, to numbers, to the chain.

How a Pokémon comes into play by an effect is in `arrivals`.
"""

from typing import Literal

from rules.games.pokemon_duels import battle, cardflow, chains, environment, life, positions
from rules.games.pokemon_duels.control import take_control
from rules.games.pokemon_duels.destroying import destroy
from rules.games.pokemon_duels.events import CoinTossed, SummonGranted
from rules.games.pokemon_duels.measure import Amount, times
from rules.games.pokemon_duels.stats import types
from rules.games.pokemon_duels.table import DECK, DuelState
from rules.kernel.effects import Step, ability_rule, answered, ask, ask_again, bind, change
from rules.kernel.frames import Frame
from rules.kernel.records import Decision
from rules.kernel.selectors import YOU, Selector, Test
from rules.kernel.words import Place, Until

Player = Literal["you", "foe"]


def seat_of(player: Player, frame: Frame) -> int:
    """The seat that "you" or "foe" is in a text."""
    return frame.seat if player == YOU else 1 - frame.seat


class Destroy(Step, tag="destroy"):
    """Destroy these by an effect: they go to the Graveyard, if nothing saves them."""

    what: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            destroy(state, card, "effect", frame.seat, ability_rule(state, frame))


class Send(Step, tag="send"):
    """Send these to their owners' Graveyards; that is no destruction (PD-G27)."""

    what: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            cardflow.to_grave(state, card, ability_rule(state, frame))


class Remove(Step, tag="remove"):
    """Remove these from the game."""

    what: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            cardflow.remove(state, card, ability_rule(state, frame))


class ToHand(Step, tag="to-hand"):
    """Take these into their owners' hands; what is of the Extra Deck returns there (PD-G32).

    A card of the deck is shown first (PD-G60).
    """

    what: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            if state.place_of(card) == DECK:
                cardflow.show(state, card, "PD-G60")
            cardflow.to_hand(state, card, ability_rule(state, frame))


class ToDeck(Step, tag="to-deck"):
    """Shuffle these into their owners' decks; what is of the Extra Deck returns there (PD-G32)."""

    what: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            cardflow.to_deck(state, card, ability_rule(state, frame))
            cardflow.shuffle(state, state.owner[card], ability_rule(state, frame))


class Draw(Step, tag="draw"):
    """A player draws cards, as many as there are (PD-G18)."""

    count: int
    who: Player = "you"

    def run(self, state: DuelState, frame: Frame) -> None:
        cardflow.draw(state, seat_of(self.who, frame), self.count, ability_rule(state, frame))


class DiscardCards(Step, tag="discard-cards"):
    """Send these cards of a hand to the Graveyard."""

    what: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            cardflow.discard(state, card, ability_rule(state, frame))


class Mill(Step, tag="mill"):
    """Send the top cards of a player's deck to the Graveyard, as many as there are."""

    count: int
    of: Player = "you"

    def run(self, state: DuelState, frame: Frame) -> None:
        cardflow.mill(state, seat_of(self.of, frame), self.count, ability_rule(state, frame))


class Search(Step, tag="search"):
    """Look through own zones for at most one such card, which what follows finds as "found"."""

    tests: tuple[Test, ...]
    zones: tuple[Place, ...] = ("deck",)

    def run(self, state: DuelState, frame: Frame) -> None:
        seen = [card for zone in self.zones for card in state.at(frame.seat, state.ruleset.places[zone][0])]
        found = sorted(card for card in seen if all(test.passes(state, frame, card) for test in self.tests))
        question = Decision(
            frame.seat,
            "search",
            "PD-G60",
            tuple(found),
            least=0,
            most=min(1, len(found)),
            source=frame.source,
            seen=tuple(sorted(seen)),
        )
        ask(state, "found", question)


class Shuffle(Step, tag="shuffle"):
    """Shuffle the own deck."""

    def run(self, state: DuelState, frame: Frame) -> None:
        cardflow.shuffle(state, frame.seat, ability_rule(state, frame))


class Damage(Step, tag="damage"):
    """A player loses life: so much, or so much for each."""

    amount: int
    to: Player = "foe"
    per: Amount | None = None

    def run(self, state: DuelState, frame: Frame) -> None:
        amount = self.amount * times(state, frame, self.per)
        life.damage(state, seat_of(self.to, frame), amount, frame.source, ability_rule(state, frame))


class Heal(Step, tag="heal"):
    """A player gains life: so much, or so much for each."""

    amount: int
    who: Player = "you"
    per: Amount | None = None

    def run(self, state: DuelState, frame: Frame) -> None:
        amount = self.amount * times(state, frame, self.per)
        life.heal(state, seat_of(self.who, frame), amount, frame.source, ability_rule(state, frame))


class ShiftLevel(Step, tag="shift-level"):
    """The player says a number from `least` to `most`, which is added to the level of these until a moment comes."""

    what: Selector
    least: int
    most: int
    until: Until

    def run(self, state: DuelState, frame: Frame) -> None:
        cards = self.what.find(state, frame)
        chosen = answered(frame)
        if not cards:
            return
        if chosen is None:
            options = tuple(range(self.least, self.most + 1))
            words = tuple(f"{number:+}" for number in options)
            ask_again(state, frame, Decision(frame.seat, "level", "PD-G62", options, source=frame.source, words=words))
            return
        for card in cards:
            change(state, card, "level", chosen[0], self.until, "PD-G62")


class CopyTypes(Step, tag="copy-types"):
    """These have the types of another Pokémon until a moment comes."""

    what: Selector
    of: Selector
    until: Until

    def run(self, state: DuelState, frame: Frame) -> None:
        for model in self.of.find(state, frame):
            for card in self.what.find(state, frame):
                for name in types(state, model):
                    change(state, card, f"is-{name}", 1, self.until, ability_rule(state, frame))


class TurnTo(Step, tag="turn-to"):
    """These change position: to Attack, to Defence, to the other one, or to face-down Defence."""

    what: Selector
    position: Literal["attack", "defence", "other", "face-down"]

    def run(self, state: DuelState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            if self.position == "face-down":
                positions.turn_down(state, card, ability_rule(state, frame))
                continue
            to = positions.other_position(state, card) if self.position == "other" else self.position
            positions.turn_to(state, card, to, ability_rule(state, frame))


class Equip(Step, tag="equip"):
    """This card is worn by that Pokémon (PD-G34)."""

    on: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        for host in self.on.find(state, frame):
            cardflow.equip(state, frame.source, host, "PD-10.2")


class Settle(Step, tag="settle"):
    """This card is the Environment from now on, in the place of the one before (PD-G35)."""

    def run(self, state: DuelState, frame: Frame) -> None:
        environment.settle(state, frame.source, "PD-G35")


class TakeControl(Step, tag="take-control"):
    """These are the player's from now on, as far as there is room."""

    what: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            take_control(state, card, frame.seat, ability_rule(state, frame))


class MoreSummons(Step, tag="more-summons"):
    """The player has so many more Normal Summons this turn."""

    count: int = 1

    def run(self, state: DuelState, frame: Frame) -> None:
        if state.active == frame.seat:
            state.summons_more += self.count
            state.note(SummonGranted(frame.seat, ability_rule(state, frame)))


class Negate(Step, tag="negate"):
    """The activation of that card, the link that was answered, has no effect."""

    what: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        negated = self.what.find(state, frame)
        for place, link in enumerate(state.chain):
            if link.source in negated:
                chains.negate(state, place, ability_rule(state, frame))


class NegateAttack(Step, tag="negate-attack"):
    """The running attack is over without a battle."""

    def run(self, state: DuelState, frame: Frame) -> None:
        battle.negate_attack(state, ability_rule(state, frame))


class Redirect(Step, tag="redirect"):
    """The running attack goes to this Pokémon instead."""

    to: Selector

    def run(self, state: DuelState, frame: Frame) -> None:
        for card in self.to.find(state, frame):
            battle.redirect(state, card, ability_rule(state, frame))


class EndBattlePhase(Step, tag="end-battle-phase"):
    """The Battle Phase ends."""

    def run(self, state: DuelState, frame: Frame) -> None:
        battle.end_battle_phase(state, ability_rule(state, frame))


class TossCoin(Step, tag="toss-coin"):
    """Toss a coin, for what follows to ask how it fell."""

    def run(self, state: DuelState, frame: Frame) -> None:
        heads = state.chance.below(2)
        state.note(CoinTossed(frame.seat, frame.source, heads == 1, ability_rule(state, frame)))
        bind(state, "coin", (heads,))
