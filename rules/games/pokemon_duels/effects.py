"""What the texts of Pokémon Duels do, beside the steps all games share: to cards, to life, to numbers, to the chain.

How a Pokémon comes into play by an effect is in `arrivals`.
"""

from typing import Literal

from rules.games.pokemon_duels.measure import Amount
from rules.kernel.effects import Step
from rules.kernel.selectors import Selector, Test
from rules.kernel.words import Place, Until


class Destroy(Step, tag="destroy"):
    """Destroy these by an effect: they go to the Graveyard, if nothing saves them."""

    what: Selector


class Send(Step, tag="send"):
    """Send these to their owners' Graveyards; that is no destruction (PD-G27)."""

    what: Selector


class Remove(Step, tag="remove"):
    """Remove these from the game."""

    what: Selector


class ToHand(Step, tag="to-hand"):
    """Return these to their owners' hands; what is of the Extra Deck returns there (PD-G32)."""

    what: Selector


class ToDeck(Step, tag="to-deck"):
    """Shuffle these into their owners' decks; what is of the Extra Deck returns there (PD-G32)."""

    what: Selector


class Draw(Step, tag="draw"):
    """A player draws cards, as many as there are (PD-G18)."""

    count: int
    who: Literal["you", "foe"] = "you"


class DiscardCards(Step, tag="discard-cards"):
    """Send these cards of a hand to the Graveyard."""

    what: Selector


class Mill(Step, tag="mill"):
    """Send the top cards of a player's deck to the Graveyard, as many as there are."""

    count: int
    of: Literal["you", "foe"] = "you"


class Search(Step, tag="search"):
    """Look through own zones for at most one such card, which what follows finds as "found"."""

    tests: tuple[Test, ...]
    zones: tuple[Place, ...] = ("deck",)


class Shuffle(Step, tag="shuffle"):
    """Shuffle the own deck."""


class Show(Step, tag="show"):
    """These cards are shown to both players."""

    what: Selector


class Damage(Step, tag="damage"):
    """A player loses life: so much, or so much for each."""

    amount: int
    to: Literal["you", "foe"] = "foe"
    per: Amount | None = None


class Heal(Step, tag="heal"):
    """A player gains life: so much, or so much for each."""

    amount: int
    who: Literal["you", "foe"] = "you"
    per: Amount | None = None


class ShiftLevel(Step, tag="shift-level"):
    """The player says a number from `least` to `most`, which is added to the level of these until a moment comes."""

    what: Selector
    least: int
    most: int
    until: Until


class CopyTypes(Step, tag="copy-types"):
    """These have the types of another Pokémon until a moment comes."""

    what: Selector
    of: Selector
    until: Until


class TurnTo(Step, tag="turn-to"):
    """These change position: to Attack, to Defence, to the other one, or to face-down Defence."""

    what: Selector
    position: Literal["attack", "defence", "other", "face-down"]


class Equip(Step, tag="equip"):
    """This card is worn by that Pokémon (PD-G34)."""

    on: Selector


class Settle(Step, tag="settle"):
    """This card is the Environment from now on, in the place of the one before (PD-G35)."""


class TakeControl(Step, tag="take-control"):
    """These are the player's from now on, as far as there is room."""

    what: Selector


class MoreSummons(Step, tag="more-summons"):
    """The player has so many more Normal Summons this turn."""

    count: int = 1


class Negate(Step, tag="negate"):
    """The activation of that card, the link that was answered, has no effect."""

    what: Selector


class NegateAttack(Step, tag="negate-attack"):
    """The running attack is over without a battle."""


class Redirect(Step, tag="redirect"):
    """The running attack goes to this Pokémon instead."""

    to: Selector


class EndBattlePhase(Step, tag="end-battle-phase"):
    """The Battle Phase ends."""


class TossCoin(Step, tag="toss-coin"):
    """Toss a coin, for what follows to ask how it fell."""
