"""What must hold, what is paid, and how much, in Russian."""

from dataclasses import replace

from rules.games.pokemon_duels import amounts, conditions, costs, selectors
from rules.games.pokemon_duels.wording.ru.words import CARD, PHASES, PLACES, POKEMON
from rules.kernel import selectors as shared
from rules.kernel.phrases import phrase
from rules.kernel.russian import (
    NOM,
    Noun,
    one_of,
    some,
    subject,
)
from rules.kernel.selectors import ANY_NUMBER, YOU
from rules.kernel.texts import ru
from rules.kernel.wording import Telling, Templates


def life(record: conditions.Life, t: Telling) -> str:
    least, most = record.least, record.most
    span = f"не меньше {least}" if most == ANY_NUMBER else f"от {least} до {most}" if least else f"не больше {most}"
    return f"{ru.at(record.of, t)} {span} очков жизни"


def exists(record: shared.Exists, t: Telling) -> str:
    """That there are such cards; of equipment, that its Pokémon wears it."""
    if not isinstance(record.what, selectors.Worn):
        return ru.exists(record, t)
    noun: Noun = t.tell(record.what.by)
    name = subject(noun, t) if noun.known else noun.said(NOM, False, actor="")
    return f"{name} {'не снаряжён' if record.most == 0 else 'снаряжён'}"


CONDITIONS: Templates = {
    shared.Exists: exists,
    conditions.Life: life,
    conditions.LessLife: phrase("у вас меньше очков жизни, чем у противника"),
    conditions.ChainOf: phrase("в цепочке уже не меньше {least:links}"),
    conditions.InPhase: lambda on, t: f"идёт {one_of(PHASES.get(each, each) for each in on.phases)}",
    conditions.UnderEnvironment: phrase("действует Среда {keys:names}"),
    conditions.AtVenue: phrase("дуэль идёт на Поле {keys:names}"),
    conditions.Room: phrase("у вас есть свободная зона Покемонов"),
    conditions.Not: phrase("неверно, что {condition}"),
    conditions.Heads: phrase("выпал орёл"),
}
PAID = {
    costs.Discard: CARD,
    costs.SendPokemon: replace(POKEMON, owner=YOU),
    costs.RemoveFromGrave: replace(CARD, owner=YOU, place=PLACES["graveyard"].out),
}


def paid(cost: costs.Discard | costs.SendPokemon | costs.RemoveFromGrave, t: Telling) -> str:
    t.last = ""
    return some(PAID[type(cost)].that_is(*map(t.tell, cost.tests)), cost.count, cost.count)


COSTS: Templates = {
    costs.Discard: phrase("[сбросьте|сбросить|сбрасывает] {self:paid}"),
    costs.PayLife: phrase("[заплатите|заплатить|платит] {amount} очков жизни"),
    costs.SendPokemon: phrase("[отправьте|отправить|отправляет] {self:paid} на Кладбище"),
    costs.SendThis: phrase("[отправьте|отправить|отправляет] {self:this_one}{self:in_hand} на Кладбище"),
    costs.Detach: phrase("[отправьте|отправить|отправляет] Магическое Снаряжение {self:of_this} на Кладбище"),
    costs.RemoveFromGrave: phrase("[удалите|удалить|удаляет] из игры {self:paid}"),
    costs.SkipBattle: phrase("[пропустите|пропустить|пропускает] Фазу Битвы этого хода"),
}
AMOUNTS: Templates = {
    amounts.NumberOf: phrase("за каждую {stat:point} {what:of}"),
    amounts.LinksBelow: phrase("за каждую карту цепочки под этой"),
}

TEMPLATES: Templates = {**CONDITIONS, **COSTS, **AMOUNTS}
