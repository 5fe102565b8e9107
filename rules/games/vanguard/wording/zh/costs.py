"""What is paid, in Chinese."""

from rules.games.vanguard import costs
from rules.games.vanguard.wording.zh.nouns import begin_this
from rules.kernel.chinese import CARD, all_of, number, quoted
from rules.kernel.wording import Telling, Templates


def blasts(parts: tuple[costs.CounterBlast | costs.SoulBlast, ...], t: Telling) -> str:
    names = {costs.CounterBlast: "反击爆发", costs.SoulBlast: "灵魂爆发"}
    return all_of(f"{names[type(part)]}{part.count}" for part in parts)


def discard(part: costs.Discard, t: Telling) -> str:
    t.last = ""
    return f"从手牌舍弃{number(part.count)}张{CARD.that_is(*map(t.tell, part.tests)).described}"


def rest_this(part: costs.RestThis, t: Telling) -> str:
    return f"将{begin_this(t)}横置"


def this_to_soul(part: costs.ThisToSoul, t: Telling) -> str:
    return f"将{begin_this(t)}放入灵魂"


def retire_this(part: costs.RetireThis, t: Telling) -> str:
    return f"将{begin_this(t)}退场"


def named_to_soul(parts: tuple[costs.NamedToSoul, ...], t: Telling) -> str:
    t.last = ""
    return f"将你的后防者{one_each([t.named(part.key) for part in parts])}放入灵魂"


def named_from_soul(parts: tuple[costs.NamedFromSoul, ...], t: Telling) -> str:
    t.last = ""
    return f"将灵魂中的{one_each([t.named(part.key) for part in parts])}放入退场区"


def one_each(names: list[str]) -> str:
    return f"{all_of(map(quoted, names))}{'各' if len(names) > 1 else ''}一张"


def show_this(part: costs.ShowThis, t: Telling) -> str:
    return f"展示手牌中的{begin_this(t)}"


def shown_on_deck(part: costs.ShownOnDeck, t: Telling) -> str:
    return f"展示手牌中的{begin_this(t)}，并将其放到牌组顶"


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
