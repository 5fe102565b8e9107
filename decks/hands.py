"""Trying hands of a deck: all of a try is its address, so that it can be sent to someone and gone back in."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self
from urllib.parse import urlencode

from django.http import QueryDict

from rules.kernel.chance import Chance, new_seed
from rules.kernel.decklists import DeckList, Part
from rules.kernel.game import Game
from rules.kernel.opening import Copy, Deal, Opening

SEEDS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand: its place counted from 0, and when it came, in words."""

    place: int
    copy: Copy
    came: str


@dataclass(frozen=True, slots=True)
class Try:
    """A seed, which places of the first hand went back, whether the mulligan is over, and turns drawn for."""

    seed: int
    returned: tuple[int, ...] = ()
    is_kept: bool = False
    turns: int = 0

    @classmethod
    def new(cls, opening: Opening) -> Self:
        return cls(Chance(new_seed()).below(SEEDS), is_kept=not opening.has_mulligan)

    @classmethod
    def of(cls, asked: QueryDict, opening: Opening) -> Self | None:
        """What an address asks for; None without a seed that can be one. Other nonsense in it is passed over."""
        seed = _whole(asked.get("seed", ""))
        if seed is None:
            return None
        places = {_whole(place) for place in asked.getlist("back")} & set(range(opening.hand))
        is_kept = asked.get("kept") == "1" or not opening.has_mulligan
        return cls(seed, tuple(sorted(places)), is_kept, (_whole(asked.get("turns", "")) or 0) if is_kept else 0)

    @property
    def query(self) -> str:
        """The address of this try, after the page's own."""
        said = [("seed", self.seed), *(("back", place) for place in self.returned)]
        said += [("kept", 1)] if self.is_kept else []
        return "?" + urlencode([*said, *([("turns", self.turns)] if self.turns else [])])

    @property
    def keeping(self) -> Self:
        return replace(self, returned=(), is_kept=True)

    @property
    def next_turn(self) -> Self:
        return replace(self, is_kept=True, turns=self.turns + 1)

    @property
    def start(self) -> Self:
        """The same first hand again."""
        return replace(self, returned=(), is_kept=False, turns=0)


def dealt(deck: DeckList, opening: Opening, tried: Try) -> tuple[Deal, tuple[Held, ...], tuple[Copy, ...]]:
    """The deal as it stands, the hand with what came when, and the cards that went back."""
    first = opening.deal(deck, tried.seed)
    if not tried.is_kept:
        return first, tuple(Held(place, copy, "") for place, copy in enumerate(first.hand)), ()
    returned = [place for place in tried.returned if place < len(first.hand)]
    deal = first if first.is_kept else first.mulligan(returned)
    came = ["kept"] * (len(deal.hand) - len(returned)) + ["new"] * len(returned)
    for turn in range(1, min(tried.turns, len(deal.library)) + 1):
        deal = deal.draw()
        came.append(f"turn {turn}")
    held = tuple(Held(place, copy, when) for place, (copy, when) in enumerate(zip(deal.hand, came, strict=True)))
    return deal, held, tuple(first.hand[place] for place in returned)


@dataclass(frozen=True, slots=True)
class Beside:
    """The cards drawn of a part of the deck beside the main one, and how many are left of it."""

    part: Part
    held: tuple[Held, ...]
    left: int


def beside(game: Game, deal: Deal) -> tuple[Beside, ...]:
    """What else is drawn, in the order of the game's parts; none where all cards come from one pile."""
    opening, parts = game.opening, {part.key: part for part in game.parts}
    drawn = zip(opening.beside, deal.beside, strict=True) if opening else ()
    return tuple(Beside(parts[key], _came(pile.hand, first), len(pile.library)) for (key, first), pile in drawn)


def _came(hand: Sequence[Copy], first: int) -> tuple[Held, ...]:
    """Cards of which so many were in the first hand, and each further one came in a turn."""
    return tuple(
        Held(place, copy, f"turn {place - first + 1}" if place >= first else "kept") for place, copy in enumerate(hand)
    )


def _whole(text: str) -> int | None:
    """A whole number of up to nine digits, None for any other text."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else None
