"""Cards that texts make, in Russian: "существо 2/2 «Древень» с провокацией"."""

from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.ru.words import CARD, COUNTS, KINDS, counted, keyword
from rules.kernel.russian import GEN, Head, all_of, is_few, one_of, quoted
from rules.kernel.wording import Telling


def made(key: str, t: Telling, count: int = 1, number: str = "") -> str:
    """So many of this card, with its numbers and keywords; `number` instead of the count where it is no number."""
    card = t.cards.card(key)
    numbers = shape.body(card)
    words = [keyword(word).having.format(value) for word, value in shape.keywords(card)] if numbers else []
    what = several(KINDS[card.kind] if card and numbers else CARD, count, number)
    name = next(quoted((t.named(key),)))
    return " ".join(word for word in (what, numbers, name, f"с {all_of(words)}" if words else "") if word)


def several(head: Head, count: int, number: str) -> str:
    """So many of these, as what is taken: "два существа", "от 3 до 5 существ"."""
    if number:
        return f"{number} {head.many[GEN]}"
    if count == 1 or not head.is_it:
        return counted(count, head)
    said = COUNTS[count] if count < len(COUNTS) else str(count)
    return f"{said} {head.one[GEN] if is_few(count) else head.many[GEN]}"


def any_of(keys: tuple[str, ...], t: Telling) -> str:
    """These cards by name, one of which chance decides."""
    return one_of(quoted(t.named(key) for key in keys))
