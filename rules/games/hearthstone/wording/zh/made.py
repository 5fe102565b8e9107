"""Cards that texts make, in Chinese: "一个2/2的“树人”"."""

from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.zh.words import keyword
from rules.kernel.chinese import all_of, numeral, quoted
from rules.kernel.wording import Telling

UNITS = {"minion": "个", "weapon": "把"}


def made(key: str, t: Telling, count: int = 1, number: str = "", unit: str = "") -> str:
    """So many of this card, with its numbers and keywords; `number` instead of the count where it is no number."""
    card = t.cards.card(key)
    numbers = shape.body(card)
    words = [keyword(word, value) for word, value in shape.keywords(card)] if numbers else []
    has = f"并具有{all_of(words)}" if words else ""
    counted = f"{number or numeral(count)}{unit or UNITS.get(card.kind if card else '', '张')}"
    return f"{counted}{numbers}{has}{'的' if numbers else ''}{quoted(t.named(key))}"


def listed(keys: tuple[str, ...], t: Telling) -> str:
    return all_of([quoted(t.named(key)) for key in keys])
