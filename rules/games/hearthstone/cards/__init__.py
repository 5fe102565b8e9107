"""What Hearthstone's cards do, class by class."""

from rules.games.hearthstone.cards import (
    druid,
    hunter,
    legendary,
    mage,
    neutral,
    paladin,
    priest,
    rogue,
    shaman,
    warlock,
    warrior,
)
from rules.kernel.abilities import CardScript

CARDS: tuple[CardScript, ...] = (
    *neutral.CARDS,
    *legendary.CARDS,
    *druid.CARDS,
    *hunter.CARDS,
    *mage.CARDS,
    *paladin.CARDS,
    *priest.CARDS,
    *rogue.CARDS,
    *shaman.CARDS,
    *warlock.CARDS,
    *warrior.CARDS,
)
