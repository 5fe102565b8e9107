"""How a Vanguard deck is read: from its highest grade down, then its triggers by icon (VG-4.2, VG-4.3)."""

from rules.kernel.facts import CardFacts
from rules.kernel.sections import Section


def _of_grade(grade: int) -> Section:
    def holds(card: CardFacts) -> bool:
        return card.number("grade") == grade and card.word("trigger") is None

    return Section(f"Grade {grade}", holds)


def _with_trigger(icon: str) -> Section:
    def holds(card: CardFacts) -> bool:
        return card.word("trigger") == icon

    return Section(f"{icon.capitalize()} triggers", holds)


ALL = (*map(_of_grade, (4, 3, 2, 1, 0)), *map(_with_trigger, ("critical", "draw", "stand", "heal")))
