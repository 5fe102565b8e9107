"""What the cards of Pokémon Duels cost: paid when the ability is activated, before anybody can answer."""

from rules.kernel.costs import Cost
from rules.kernel.selectors import Test


class Discard(Cost, tag="discard"):
    """Send so many such cards from the own hand to the Graveyard."""

    count: int = 1
    tests: tuple[Test, ...] = ()


class PayLife(Cost, tag="pay-life"):
    """Pay life; payable only by who has more."""

    amount: int


class SendPokemon(Cost, tag="send-pokemon"):
    """Send so many such own Pokémon from the field to the Graveyard."""

    count: int = 1
    tests: tuple[Test, ...] = ()


class SendThis(Cost, tag="send-this"):
    """Send this card to the Graveyard, from the field or from the hand."""


class Detach(Cost, tag="detach"):
    """Send the equipment that this Pokémon wears to the Graveyard."""


class RemoveFromGrave(Cost, tag="remove-from-grave"):
    """Remove so many such cards of the own Graveyard from the game."""

    count: int = 1
    tests: tuple[Test, ...] = ()


class SkipBattle(Cost, tag="skip-battle"):
    """No Battle Phase this turn; payable in Main Phase 1 only."""
