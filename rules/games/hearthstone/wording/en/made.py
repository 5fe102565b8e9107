"""Cards that texts make, in English: "a 2/2 Treant", "two 1/1 Imps with Taunt"."""

from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.en.words import NUMBERS, keyword
from rules.kernel.english import a, all_of, one_of, plural
from rules.kernel.wording import Telling


def made(key: str, t: Telling, count: int = 1, number: str = "") -> str:
    """So many of this card, with its numbers and keywords; `number` instead of the count where it is no number."""
    card = t.cards.card(key)
    numbers = shape.body(card)
    words = [keyword(word, value) for word, value in shape.keywords(card)] if numbers else []
    has = f" with {all_of(words)}" if words else ""
    name = t.named(key)
    if count == 1 and not number:
        return a(f"{numbers} {name}{has}".strip())
    said = number or (NUMBERS[count] if count < len(NUMBERS) else str(count))
    return " ".join(word for word in (said, numbers, plural(name) + has) if word)


def any_of(keys: tuple[str, ...], t: Telling) -> str:
    """One of these cards, which chance decides: by name where they are many."""
    if len(keys) == 1:
        return made(keys[0], t)
    if len(keys) == 2:
        return f"{one_of([made(key, t) for key in keys])} at random"
    return f"a random one of {all_of([t.named(key) for key in keys])}"
