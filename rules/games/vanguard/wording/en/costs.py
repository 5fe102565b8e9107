"""What is paid, in English."""

from rules.games.vanguard import costs
from rules.games.vanguard.wording.en.nouns import begin_this
from rules.games.vanguard.wording.en.words import CARD
from rules.kernel.english import all_of, counted, quoted
from rules.kernel.wording import Telling, Templates


def blasts(parts: tuple[costs.CounterBlast | costs.SoulBlast, ...], t: Telling) -> str:
    names = {costs.CounterBlast: "Counter Blast", costs.SoulBlast: "Soul Blast"}
    return all_of(f"{names[type(part)]} {part.count}" for part in parts)


def discard(part: costs.Discard, t: Telling) -> str:
    t.last = ""
    return f"discard {counted(part.count, CARD.that_is(*map(t.tell, part.tests)))} from your hand"


def rest_this(part: costs.RestThis, t: Telling) -> str:
    return f"rest {begin_this(t)}"


def this_to_soul(part: costs.ThisToSoul, t: Telling) -> str:
    return f"put {begin_this(t)} into your soul"


def retire_this(part: costs.RetireThis, t: Telling) -> str:
    return f"retire {begin_this(t)}"


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


def show_this(part: costs.ShowThis, t: Telling) -> str:
    return f"show {begin_this(t)} in your hand"


def shown_on_deck(part: costs.ShownOnDeck, t: Telling) -> str:
    return f"show {begin_this(t)} in your hand and put it on top of your deck"


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
