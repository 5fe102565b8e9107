"""What is paid, in Russian."""

from dataclasses import replace

from rules.games.vanguard import costs
from rules.games.vanguard.wording.ru.words import CARD, DISCARD, HEADS, PAY, PUT
from rules.kernel.phrases import phrase
from rules.kernel.russian import ACC, Noun, all_of, counted, quoted
from rules.kernel.selectors import YOU
from rules.kernel.wording import Telling, Templates


def blasts(parts: tuple[costs.CounterBlast | costs.SoulBlast, ...], t: Telling) -> str:
    names = {costs.CounterBlast: "Counter Blast", costs.SoulBlast: "Soul Blast"}
    return f"{PAY.told(t)} {all_of(f'{names[type(part)]} {part.count}' for part in parts)}"


def discard(part: costs.Discard, t: Telling) -> str:
    t.last = ""
    return f"{DISCARD.told(t)} из руки {counted(part.count, CARD.that_is(*map(t.tell, part.tests)))}"


def named_to_soul(parts: tuple[costs.NamedToSoul, ...], t: Telling) -> str:
    t.last = ""
    noun = replace(HEADS["RC",], owner=YOU, after=("арьергарда", names_of(parts, t)))
    return f"{PUT.told(t)} в душу {one_each(noun, len(parts), 'по одному')}"


def named_from_soul(parts: tuple[costs.NamedFromSoul, ...], t: Telling) -> str:
    t.last = ""
    noun = replace(CARD, after=(names_of(parts, t),))
    return f"{PUT.told(t)} из души в дроп {one_each(noun, len(parts), 'по одной')}"


def names_of(parts: tuple[costs.NamedToSoul, ...] | tuple[costs.NamedFromSoul, ...], t: Telling) -> str:
    return all_of(quoted(t.named(part.key) for part in parts))


def one_each(noun: Noun, count: int, note: str) -> str:
    return noun.said(ACC, count > 1) + (f" ({note})" if count > 1 else "")


TEMPLATES: Templates = {
    costs.CounterBlast: blasts,
    costs.SoulBlast: blasts,
    costs.Discard: discard,
    costs.RestThis: phrase("[переведите|перевести|переводит] {self:this} в rest"),
    costs.ThisToSoul: phrase("[положите|положить|кладёт] {self:this} в душу"),
    costs.RetireThis: phrase("[отправьте|отправить|отправляет] {self:this} в дроп"),
    costs.NamedToSoul: named_to_soul,
    costs.NamedFromSoul: named_from_soul,
    costs.ShowThis: phrase("[покажите|показать|показывает] {self:this} из руки"),
    costs.ShownOnDeck: phrase(
        "[покажите|показать|показывает] {self:this} из руки и [положите|положить|кладёт] её наверх колоды"
    ),
}
