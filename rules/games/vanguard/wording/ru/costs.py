"""What is paid, in Russian."""

from dataclasses import replace

from rules.games.vanguard import costs
from rules.games.vanguard.wording.ru.nouns import begin_this
from rules.games.vanguard.wording.ru.words import CARD, DISCARD, HEADS, PAY, PUT, REST, SEND, SHOW
from rules.kernel.russian import ACC, Noun, all_of, counted, quoted
from rules.kernel.selectors import YOU
from rules.kernel.wording import Telling, Templates


def blasts(parts: tuple[costs.CounterBlast | costs.SoulBlast, ...], t: Telling) -> str:
    names = {costs.CounterBlast: "Counter Blast", costs.SoulBlast: "Soul Blast"}
    return f"{PAY.told(t)} {all_of(f'{names[type(part)]} {part.count}' for part in parts)}"


def discard(part: costs.Discard, t: Telling) -> str:
    t.last = ""
    return f"{DISCARD.told(t)} из руки {counted(part.count, CARD.that_is(*map(t.tell, part.tests)))}"


def rest_this(part: costs.RestThis, t: Telling) -> str:
    return f"{REST.told(t)} {begin_this(t, ACC)} в rest"


def this_to_soul(part: costs.ThisToSoul, t: Telling) -> str:
    return f"{PUT.told(t)} {begin_this(t, ACC)} в душу"


def retire_this(part: costs.RetireThis, t: Telling) -> str:
    return f"{SEND.told(t)} {begin_this(t, ACC)} в дроп"


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


def show_this(part: costs.ShowThis, t: Telling) -> str:
    return f"{SHOW.told(t)} {begin_this(t, ACC)} из руки"


def shown_on_deck(part: costs.ShownOnDeck, t: Telling) -> str:
    return f"{SHOW.told(t)} {begin_this(t, ACC)} из руки и {PUT.told(t)} её наверх колоды"


TEMPLATES: Templates = {
    costs.CounterBlast: blasts,
    costs.SoulBlast: blasts,
    costs.Discard: discard,
    costs.RestThis: rest_this,
    costs.ThisToSoul: this_to_soul,
    costs.RetireThis: retire_this,
    costs.NamedToSoul: named_to_soul,
    costs.NamedFromSoul: named_from_soul,
    costs.ShowThis: show_this,
    costs.ShownOnDeck: shown_on_deck,
}
