"""Clans that no legal deck of one clan can be built from, worked out from the pool (VG-G60, VG section 8)."""

from collections.abc import Iterable, Mapping

from rules.games.vanguard.counting import TRIGGERS, is_trigger, most_triggers
from rules.games.vanguard.formats import CLASSIC
from rules.kernel.facts import CardFacts
from rules.kernel.notes import Note


def clan_notes(cards: Iterable[CardFacts]) -> Mapping[str, Note]:
    """A warning by clan, for each clan of these cards whose triggers in the Classic pool do not fill a deck."""
    clans: dict[str, list[CardFacts]] = {}
    for card in cards:
        clan = card.word("clan")
        if clan is not None and not CLASSIC.card_issues(card):
            clans.setdefault(clan, []).append(card)
    complete = [clan for clan, members in clans.items() if most_triggers(members) >= TRIGGERS]
    return {clan: _note(clan, members, complete) for clan, members in clans.items() if clan not in complete}


def _note(clan: str, members: list[CardFacts], complete: list[str]) -> Note:
    triggers = sum(map(is_trigger, members))
    message = (
        f"{clan} has {_counted(len(members), 'card')} and {_counted(triggers, 'trigger')} in Classic. A legal deck "
        f"needs {TRIGGERS} triggers: those of another clan are for tables that agreed to mix clans, and they work "
        "only while a unit of their clan is on the field."
    )
    clans = " or ".join(f'clan:"{other.lower()}"' for other in complete)
    return Note("VG-G60", message, "Show triggers of other clans", f"({clans}) is:trigger", "deck.triggers")


def _counted(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"
