"""Who is drawn for a Vanguard card: a figure of its race, more exactly where the name says more."""

from cards.faces.chance import Chance
from cards.faces.figures import Figure, beasts, dragons, machines, people, wings
from rules.kernel.facts import CardFacts

RACES: dict[str, tuple[Figure, ...]] = {
    "Human": (people.knight, people.knight, people.hero),
    "Elf": (people.elf,),
    "High Beast": (beasts.beast, beasts.beast, beasts.cat),
    "Dragonman": (dragons.dragon,),
    "Flame Dragon": (dragons.roaring,),
    "Winged Dragon": (dragons.wyvern,),
    "Shadow Dragon": (dragons.dragon,),
    "Salamander": (people.ember,),
    "Dinodragon": (dragons.dinosaur,),
    "Demon": (people.fiend,),
    "Ogre": (people.fiend,),
    "Goblin": (people.goblin,),
    "Succubus": (wings.succubus,),
    "Angel": (wings.angel,),
    "Sylph": (wings.sylph,),
    "Noble": (people.maiden,),
    "Vampire": (people.vampire,),
    "Zombie": (people.skull,),
    "Gnome": (people.gnome,),
    "Giant": (people.giant,),
    "Gillman": (beasts.fish,),
    "Warbeast": (beasts.brute,),
    "Battleroid": (machines.battleroid,),
    "Workeroid": (machines.workeroid,),
    "Alien": (machines.alien,),
    "Insect": (wings.moth,),
}
NAMED: dict[tuple[str, str], Figure] = {
    ("Human", "dragon"): people.dragoon,
    ("Human", "monk"): people.monk,
    ("Human", "dancer"): people.maiden,
    ("Human", "sister"): people.maiden,
    ("Human", "maiden"): people.maiden,
    ("Human", "queen"): people.maiden,
    ("Human", "mage"): people.mage,
    ("Salamander", "butterfly"): wings.sylph,
    ("High Beast", "unicorn"): beasts.horse,
    ("High Beast", "girl"): beasts.cat,
    ("Insect", "spider"): wings.spider,
    ("Insect", "hercules"): wings.beetle,
}
"""Figures for a race and a word of the name together; the last word that fits wins."""
ANY_FIGURE = (people.mage, people.knight, beasts.beast, dragons.dragon, machines.battleroid, people.maiden)


def figure_of(card: CardFacts, chance: Chance) -> Figure:
    """The figure of a card; of a race we do not know, one that follows from its key."""
    race = card.word("race") or ""
    for word in reversed(card.name.lower().replace(",", " ").split()):
        if (race, word) in NAMED:
            return NAMED[race, word]
    return chance.pick("figure", RACES.get(race, ANY_FIGURE))
