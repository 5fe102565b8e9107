"""What the cards of Nannaier’s Exercise do."""

from rules.kernel.abilities import CardScript

CARDS: tuple[CardScript, ...] = ()
