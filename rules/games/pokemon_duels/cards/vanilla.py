"""Cards whose printed numbers say everything: no script says more of them."""

from rules.kernel.facts import CardKey

RED = """
    aerodactyl bagon beldum bellsprout caterpie chansey charmander cleffa cubone doduo eevee ekans electabuzz elekid
    entei exeggcute feebas gastly goldeen growlithe heracross hitmonchan horsea houndour igglybuff kabuto krabby
    larvitar lickitung machop magby magikarp mankey mawile mew mewtwo mudkip nidoran-f nidoran-m omanyte onix pidgey
    pikachu poliwag ponyta porygon ralts rattata rhyhorn sableye sandshrew seel shellder smoochum snorlax snorunt
    spearow squirtle staryu swablu tauros tentacool torchic trapinch treecko venonat vulpix weedle wurmple zubat
"""
WHITE = """
    alakazam altaria arbok banette beautifly bellossom cascoon charmeleon clefable combusken crobat dewgong dodrio
    dragonair dugtrio dustox exeggutor fearow flareon flygon glalie gloom golbat golduck golem graveler grovyle
    haunter hypno ivysaur jolteon kabutops kadabra kakuna kingdra kingler kirlia machamp machoke magneton marowak
    marshtomp metang muk nidoqueen nidorina nidorino omastar parasect persian pidgeotto politoed poliwhirl poliwrath
    primeape pupitar raichu rapidash raticate sandslash sceptile seadra seaking silcoon slowking starmie steelix
    swampert tentacruel umbreon venomoth vibrava wartortle weepinbell weezing wigglytuff
"""
VENUES = "open-ground"

VANILLA = frozenset(CardKey(key) for keys in (RED, WHITE, VENUES) for key in keys.split())
