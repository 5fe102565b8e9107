"""What the forty dolls, twenty spells and ten mirrors of the first set do."""

from rules.games.nannaier.cards import hearth, lantern, mirrors, spells, thorn, tide
from rules.kernel.abilities import CardScript

CARDS: tuple[CardScript, ...] = (
    *hearth.CARDS,
    *tide.CARDS,
    *thorn.CARDS,
    *lantern.CARDS,
    *spells.CARDS,
    *mirrors.CARDS,
)
