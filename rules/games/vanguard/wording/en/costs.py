"""What is paid, in English."""

from rules.games.vanguard import costs
from rules.games.vanguard.wording.en.words import CARD
from rules.kernel.english import all_of, counted, quoted
from rules.kernel.phrases import phrase
from rules.kernel.wording import Telling, Templates


def blasts(parts: tuple[costs.CounterBlast | costs.SoulBlast, ...], t: Telling) -> str:
    names = {costs.CounterBlast: "Counter Blast", costs.SoulBlast: "Soul Blast"}
    return all_of(f"{names[type(part)]} {part.count}" for part in parts)


def discard(part: costs.Discard, t: Telling) -> str:
    t.last = ""
    return f"discard {counted(part.count, CARD.that_is(*map(t.tell, part.tests)))} from your hand"


def named_to_soul(parts: tuple[costs.NamedToSoul, ...], t: Telling) -> str:
    t.last = ""
    return f"put {one_each([t.named(part.key) for part in parts], 'your rear-guards ')} into your soul"


def named_from_soul(parts: tuple[costs.NamedFromSoul, ...], t: Telling) -> str:
    t.last = ""
    return f"put {one_each([t.named(part.key) for part in parts])} from your soul into the drop zone"


def one_each(names: list[str], whose: str = "") -> str:
    if len(names) == 1:
        return f"one {f'of {whose}' if whose else ''}{all_of(quoted(names))}"
    return f"one each of {whose}{all_of(quoted(names))}"


TEMPLATES: Templates = {
    costs.CounterBlast: blasts,
    costs.SoulBlast: blasts,
    costs.Discard: discard,
    costs.RestThis: phrase("rest {self:this}"),
    costs.ThisToSoul: phrase("put {self:this} into your soul"),
    costs.RetireThis: phrase("retire {self:this}"),
    costs.NamedToSoul: named_to_soul,
    costs.NamedFromSoul: named_from_soul,
    costs.ShowThis: phrase("show {self:this} in your hand"),
    costs.ShownOnDeck: phrase("show {self:this} in your hand and put it on top of your deck"),
}
