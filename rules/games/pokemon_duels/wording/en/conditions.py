"""What must hold, what is paid, and how much, in English."""

from dataclasses import replace

from rules.games.pokemon_duels import amounts, conditions, costs, selectors
from rules.games.pokemon_duels.wording.en.words import CARD, POKEMON
from rules.kernel import selectors as shared
from rules.kernel.english import Noun, one_of, some, subject
from rules.kernel.phrases import phrase
from rules.kernel.selectors import ANY_NUMBER, YOU
from rules.kernel.texts import en
from rules.kernel.wording import Telling, Templates


def exists(record: shared.Exists, t: Telling) -> str:
    """That there are such cards; of equipment, that its Pokémon wears it."""
    if not isinstance(record.what, selectors.Worn):
        return en.exists(record, t)
    noun: Noun = t.tell(record.what.by)
    name = subject(noun, t) if noun.fixed else some(noun, 1, 1)
    return f"{name} wears {'no ' if record.most == 0 else ''}Magic Equipment"


CONDITIONS: Templates = {
    shared.Exists: exists,
    conditions.Life: lambda on, t: f"{en.owner_has(on.of)} {span_of_life(on.least, on.most)} life",
    conditions.LessLife: phrase("you have less life than your opponent"),
    conditions.ChainOf: phrase("the chain already has at least {least:links}"),
    conditions.InPhase: lambda on, t: f"it is {one_of(t.word('phase', each) for each in on.phases)}",
    conditions.UnderEnvironment: phrase("{keys:names} is the Environment"),
    conditions.AtVenue: phrase("{keys:names} is the Field"),
    conditions.Room: phrase("you have a free Pokémon zone"),
    conditions.Not: phrase("it is not so that {condition}"),
    conditions.Heads: phrase("it shows heads"),
}


def span_of_life(least: int, most: int) -> str:
    if most == ANY_NUMBER:
        return f"at least {least}"
    return f"{least} to {most}" if least else f"at most {most}"


PAID = {
    costs.Discard: CARD,
    costs.SendPokemon: replace(POKEMON, owner=YOU),
    costs.RemoveFromGrave: replace(CARD, owner=YOU, place="Graveyard", out=True),
}


def paid(cost: costs.Discard | costs.SendPokemon | costs.RemoveFromGrave, t: Telling) -> str:
    t.last = ""
    return some(PAID[type(cost)].that_is(*map(t.tell, cost.tests)), cost.count, cost.count)


COSTS: Templates = {
    costs.Discard: phrase("discard {self:paid}"),
    costs.PayLife: phrase("pay {amount} life"),
    costs.SendPokemon: phrase("send {self:paid} to the Graveyard"),
    costs.SendThis: phrase("send {self:this}{self:in_hand} to the Graveyard"),
    costs.Detach: phrase("send the Magic Equipment of {self:this} to the Graveyard"),
    costs.RemoveFromGrave: phrase("remove {self:paid} from the game"),
    costs.SkipBattle: phrase("skip your Battle Phase this turn"),
}
AMOUNTS: Templates = {
    amounts.NumberOf: phrase("for each point of {what:whose} {stat}"),
    amounts.LinksBelow: phrase("for each link of the chain below this one"),
}

TEMPLATES: Templates = {**CONDITIONS, **COSTS, **AMOUNTS}
