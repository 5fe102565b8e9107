"""An owner's decks on their shelf: copying them, putting them away."""

from collections.abc import Iterable

from decks import bounds, building
from decks.contents import deck_list
from decks.models import Deck, Owner
from decks.sharing import SharedDeck


def duplicate(deck: Deck, token: str | None = None) -> Deck:
    """Another deck of the same owner with the same cards and notes; a form's token makes no second one."""
    return building.create(
        deck.owner,
        game=deck.game,
        format=deck.format,
        name=_copied(deck.name),
        contents=deck_list(deck),
        notes=deck.notes,
        origin=deck,
        summary=f"Copied from {deck.name}",
        token=token,
    )


def copy(shared: SharedDeck, owner: Owner, token: str | None = None) -> Deck:
    """A deck of this owner's, private, with what the link shows; it remembers where it came from."""
    return building.create(
        owner,
        game=shared.deck.game,
        format=shared.format,
        name=_copied(shared.deck.name),
        contents=shared.cards,
        notes=shared.notes,
        origin=shared.deck,
        summary=f"Copied from {shared.deck.name}",
        token=token,
    )


def _copied(name: str) -> str:
    """The name of a copy, no longer than a name may be."""
    return f"{name[: bounds.NAME - 7]} (copy)"


def put_away(owner: Owner, decks: Iterable[int], archived: bool = True) -> int:
    """Archive these of the owner's decks, or bring them back; how many it was. Their links keep working."""
    chosen = owner.decks.filter(pk__in=decks).exclude(archived=archived)
    return chosen.update(archived=archived)
