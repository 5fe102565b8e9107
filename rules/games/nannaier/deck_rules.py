"""The deck rule that only Nannaier's Exercise has."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from rules.games.nannaier.counting import ALL, part_of
from rules.kernel.decklists import DeckList
from rules.kernel.formats import Fix, Issue, MoveCards


@dataclass(frozen=True, slots=True)
class KeptApart:
    """Each card in the part of the deck that is for its kind (NN-G46)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        of_kind = {limits.kind: limits for limits in ALL}
        for limits in ALL:
            for card in deck.cards(limits.part.key):
                if card.kind in of_kind and card.kind != limits.kind:
                    message = f"{card.name} is a {card.kind}: it belongs in the {card.kind} deck, not among the "
                    fix = MoveCards(f"Move it to the {card.kind} deck", (card.key,), part_of(card))
                    mend = partial(_given, fix)
                    yield Issue("deck.part", "NN-G46", f"{message}{limits.part.many}.", cards=(card.key,), mend=mend)


def _given(fix: Fix) -> Fix:
    return fix
