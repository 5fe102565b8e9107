"""What a game tells of a clan or the like before someone builds a deck of it, for the catalogue as it stands."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from cards.models import Card
from rules.kernel.game import Game
from rules.kernel.notes import Note


@lru_cache(maxsize=16)
def family_notes(game: Game, digest: str) -> Mapping[str, Note]:
    """Notes by family, with the catalogue as it stood at this digest. Two queries, once a digest."""
    cards = Card.objects.of(game.key).admitted_by(game.formats[0].key).with_printings()
    return game.family_notes(card.facts for card in cards)


def notes_on(cards: Iterable[Card], game: Game, digest: str) -> list[Note]:
    """The note on the family that all of these cards share, if there is one."""
    families = {card.attributes.get(game.family) for card in cards}
    notes = family_notes(game, digest)
    return [notes[family] for family in families if len(families) == 1 and family in notes]
