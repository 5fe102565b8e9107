"""Who is drawn for a Pokémon: a body of our own shapes for each species, the same for its whole family where it grows."""

from cards.faces.chance import Chance
from cards.faces.figures import Figure, beasts, critters, dragons, machines, people, wilds, wings
from rules.kernel.facts import CardFacts

BODIES: dict[Figure, str] = {
    critters.bloom: "bulbasaur ivysaur venusaur oddish gloom vileplume bellossom exeggutor celebi tangela",
    critters.bell_plant: "bellsprout weepinbell victreebel",
    critters.lizard: "charmander charmeleon treecko grovyle sceptile larvitar bagon mudkip marshtomp swampert",
    critters.turtle: "squirtle wartortle blastoise shelgon lapras",
    critters.larva: "caterpie weedle wurmple trapinch dratini",
    critters.cocoon: "metapod kakuna silcoon cascoon pupitar",
    critters.mouse: "rattata raticate pikachu raichu sandshrew sandslash nidoran-f nidorina nidoran-m nidorino pichu",
    critters.puff: "clefairy clefable jigglypuff wigglytuff cleffa igglybuff chansey blissey snorlax",
    critters.fox: "vulpix ninetales eevee vaporeon jolteon flareon espeon umbreon",
    critters.bat: "zubat golbat crobat",
    critters.mole: "diglett dugtrio",
    critters.frog: "poliwag poliwhirl poliwrath politoed psyduck golduck slowpoke slowbro slowking lickitung",
    critters.wrestler: "machop machoke machamp hitmonlee hitmonchan hitmontop tyrogue electabuzz elekid magby",
    critters.jellyfish: "tentacool tentacruel",
    critters.magnet: "magnemite magneton",
    critters.slime: "grimer muk ditto",
    critters.shell: "shellder cloyster",
    critters.spiral_shell: "omanyte omastar",
    critters.ghost: "gastly haunter gengar shuppet banette sableye koffing weezing snorunt glalie",
    critters.ball: "voltorb electrode",
    critters.egg: "exeggcute",
    critters.star_body: "staryu starmie",
    critters.sprite: "abra mew mewtwo jirachi ralts kirlia smoochum",
    wings.moth: "butterfree venomoth beautifly dustox",
    wings.beetle: "pinsir heracross scyther scizor kabutops beedrill",
    wings.spider: "venonat paras parasect",
    wings.angel: "altaria swablu",
    wilds.bird: "pidgey pidgeotto pidgeot spearow fearow zapdos articuno moltres skarmory ho-oh lugia",
    wilds.fowl: "farfetchd doduo dodrio torchic combusken",
    wilds.bear: "kangaskhan cubone marowak drowzee hypno mankey primeape",
    wilds.tusker: "rhyhorn rhydon tauros nidoqueen nidoking",
    wilds.serpent: "ekans arbok onix steelix seel dewgong dragonair milotic",
    wilds.crab: "krabby kingler kabuto",
    wilds.rock: "geodude graveler golem groudon metagross",
    beasts.cat: "meowth persian sneasel raikou absol",
    beasts.beast: "growlithe arcanine houndour houndoom entei suicune mawile",
    beasts.horse: "ponyta rapidash girafarig",
    beasts.fish: "goldeen seaking magikarp feebas horsea seadra kingdra kyogre",
    dragons.dragon: "dragonite gyarados",
    dragons.roaring: "rayquaza salamence charizard",
    dragons.wyvern: "aerodactyl vibrava flygon",
    dragons.dinosaur: "tyranitar",
    people.mage: "kadabra alakazam",
    people.maiden: "jynx gardevoir",
    people.goblin: "mr-mime",
    people.ember: "magmar blaziken",
    machines.workeroid: "porygon porygon2",
    machines.battleroid: "beldum metang",
}
_BY_SPECIES = {species: body for body, listed in BODIES.items() for species in listed.split()}
ANY = (critters.lizard, beasts.beast, wilds.bird, beasts.fish)


def figure_of(card: CardFacts, chance: Chance) -> Figure:
    """The body of a species; of one that is not listed, one that follows from the card's key."""
    return _BY_SPECIES.get(card.word("species") or "") or chance.pick("figure", ANY)
