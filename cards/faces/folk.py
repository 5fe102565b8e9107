"""Who is drawn for a Hearthstone minion: a figure that a word of its name asks for, else one of its race or class."""

import re

from cards.faces.chance import Chance
from cards.faces.classes import class_of
from cards.faces.figures import Figure, beasts, dragons, machines, people, wilds, wings
from rules.kernel.facts import CardFacts

WORDS: dict[Figure, str] = {
    wilds.bird: "owl parrot buzzard dragonhawk",
    wilds.fowl: "chicken",
    wilds.bear: "grizzly misha claw bear",
    wilds.tusker: "boar rhino kodo huffer gnoll hogger razorfen",
    wilds.serpent: "cobra snake wyrm",
    wilds.crab: "crab",
    wilds.tree: "ancient ironbark treant protector fen",
    wilds.wave: "water frost wind windlord tide windspeaker ooze dust",
    wilds.rock: "ragnaros firelord golem earth infernal molten mountain gruul abomination watcher",
    wilds.spark: "wisp lightspawn lightwell wraith spirit nothing azzinoth unbound",
    wilds.totem: "totem",
    beasts.cat: "panther tiger highmane lynx squirrel leokk alpha",
    beasts.beast: "wolf hyena hound hounds worgen",
    beasts.brute: "mukla silverback ogre warsong grommash gurubashi brawler",
    beasts.fish: "murloc murk bluegill grimscale coldlight",
    beasts.horse: "black sheep",
    dragons.dinosaur: "raptor devilsaur krush crocolisk snapjaw beast frog",
    dragons.wyvern: "whelp faerie drake",
    dragons.roaring: "deathwing onyxia core",
    people.ember: "fire magma geddon pyromancer flametongue flame",
    people.skull: "corsair deckhand raider captain bloodsail southsea thalnos flesheating leper sylvanas",
    people.fiend: "illidan pit felguard imp amani doomguard jaraxxus",
    people.goblin: "bomber rocketeer booty gadgetzan venture tinkmaster kobold mechanic squire millhouse inventor pint abusive",
    people.gnome: "gnome engineer dwarf ironforge rifleman stormpike commando brewmaster alchemist gelbin nat tinker smith",
    people.giant: "giant cairne tauren lord warlord mogu sunwalker boulderfist moonkin chieftain bloodhoof yeti",
    people.knight: "knight footman champion crusader guardian commander defender argent stormwind tirion leeroy senjin armorsmith shieldmasta shieldbearer spellbreaker",
    people.mage: "mage archmage cultist shadow cult faceless doomsayer sorcerer geomancer disguise kidnapper assassin nightblade ravenholdt manipulator antonidas",
    people.maiden: "priestess apprentice sister cleric teacher soulpriest arcanist elune velen peacekeeper",
    people.elf: "elven archer silvermoon blood sunfury shattered keeper cenarius windrunner",
    people.monk: "lorewalker acolyte swordsmith blademaster patient mystic adventurer pagle cho",
    people.vampire: "secretkeeper auctioneer harrison jones agent vancleef ringleader",
    people.hero: "sergeant leader bandit defias recruit hunter hoarder arathi edwin",
    machines.battleroid: "alarm arcane bot demolisher",
    machines.workeroid: "harvest repair poultryizer emboldener damaged mechanical",
    machines.alien: "tech portal control spellbender",
    wings.angel: "lightwarden alexstrasza",
    wings.succubus: "succubus",
    wings.sylph: "harpy alakir",
    wings.spider: "nerubian",
}
RACES: dict[str, tuple[Figure, ...]] = {
    "beast": (beasts.beast, beasts.cat, wilds.bear, dragons.dinosaur),
    "demon": (people.fiend,),
    "dragon": (dragons.dragon, dragons.roaring),
    "elemental": (wilds.rock, wilds.spark),
    "mech": (machines.battleroid, machines.workeroid),
    "murloc": (beasts.fish,),
    "pirate": (people.skull,),
    "totem": (wilds.totem,),
}
ANY = (people.hero, people.knight, people.monk, people.mage, people.maiden, people.giant, people.gnome, people.goblin)
_BY_WORD = {word: figure for figure, words in WORDS.items() for word in words.split()}


def figure_of(card: CardFacts, chance: Chance) -> Figure:
    """The figure of a minion or a hero; a race of its own goes before any word but the race's own animals."""
    if card.kind == "hero" and card.word("race") is None:
        return class_of(card.word("class")).hero
    race = RACES.get(card.word("race") or "", ())
    for word in reversed(re.findall(r"[a-z]+", card.name.lower().replace("'", ""))):
        figure = _BY_WORD.get(word)
        if figure is not None and (not race or len(race) > 1 or figure in race):
            return figure
    return chance.pick("figure", race or ANY)
