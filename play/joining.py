"""Sitting down: under which name, and with which deck.

A deck is judged when its owner sits down with it, as it is then; the match keeps a copy, which no later change touches.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

import msgspec
from django.http import Http404

from decks import demonstration, sharing
from decks.checking import verdict
from decks.contents import deck_list
from decks.listing import families, leader
from decks.models import Deck
from decks.tokens import is_token
from decks.visitors import Visitor
from play.matches import Chair
from play.models import Match, Seat
from play.rulesets import ruleset
from rules.games import game as game_of
from rules.kernel.chance import Chance, new_seed
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.formats import Format, Issue
from rules.kernel.replay import WrittenDeck, read_deck

SHOWN = 60
"""Own decks that are offered, those changed last."""
NAME = 40
"""Longest name at a table."""
GUESTS = (
    *("Badger", "Beaver", "Bee", "Bison", "Bluebird", "Boar", "Buzzard", "Carp", "Cat", "Chaffinch", "Cormorant"),
    *("Crane", "Cricket", "Curlew", "Deer", "Dolphin", "Dormouse", "Dove", "Dragonfly", "Duck", "Eagle", "Egret"),
    *("Falcon", "Finch", "Firefly", "Fox", "Frog", "Gannet", "Goat", "Goldfinch", "Goose", "Grebe", "Hare", "Hedgehog"),
    *("Heron", "Hoopoe", "Horse", "Ibex", "Jackdaw", "Jay", "Kestrel", "Kingfisher", "Kite", "Ladybird", "Lark"),
    *("Linnet", "Lizard", "Lynx", "Magpie", "Marten", "Mole", "Moth", "Newt", "Nightingale", "Nuthatch", "Otter"),
    *("Owl", "Partridge", "Pelican", "Perch", "Pheasant", "Plover", "Pony", "Puffin", "Quail", "Rabbit", "Raven"),
    *("Robin", "Rook", "Salmon", "Seal", "Skylark", "Snail", "Sparrow", "Squirrel", "Starling", "Stoat", "Stork"),
    *("Swallow", "Swan", "Swift", "Tern", "Thrush", "Toad", "Trout", "Turtle", "Vole", "Wagtail", "Walrus", "Wren"),
)


def name_of(visitor: Visitor, unlike: str = "") -> str:
    """What a visitor is called at a table: their account, or a guest's name that stays theirs and differs from this."""
    if visitor.user:
        return visitor.user.get_username()[:NAME]
    names = [f"Guest {GUESTS[(visitor.ensure_owner().pk + step) % len(GUESTS)]}" for step in (0, 1)]
    return names[names[0] == unlike]


@dataclass(frozen=True, slots=True)
class Choice:
    """A deck that one might sit down with; `row` is the visitor's own, `refusals` are why not in this format."""

    key: str
    cards: DeckList
    row: Deck | None = None
    refusals: tuple[Issue, ...] = ()

    @property
    def is_playable(self) -> bool:
        return not self.refusals

    @property
    def name(self) -> str:
        return self.cards.name

    @property
    def leader(self) -> DeckEntry | None:
        return leader(self.cards)

    @property
    def clans(self) -> tuple[str, ...]:
        return families(self.cards)


@dataclass(frozen=True, slots=True)
class Shelf:
    """The decks a visitor can choose from: playable ones of their own and ready-made, and those that are not."""

    own: tuple[Choice, ...]
    ready: tuple[Choice, ...]
    refused: tuple[Choice, ...]

    @property
    def first(self) -> str:
        """The key of the deck that is chosen while nobody chose."""
        return next((choice.key for choice in (*self.own, *self.ready)), "")


def shelf(visitor: Visitor, format: Format, shared: str = "") -> Shelf:
    """Own decks, those changed last first, after the one `shared` by its link; ready ones. Eight queries at most."""
    decks = Deck.objects.editable_by(visitor).filter(game=format.game, archived=False).with_entries()[:SHOWN]
    own = [_judged(Choice(str(deck.pk), deck_list(deck), deck), format) for deck in decks]
    if is_token(shared):
        own.insert(0, choice(visitor, format, shared))
    playable = tuple(each for each in own if each.is_playable)
    return Shelf(playable, ready_choices(format), tuple(each for each in own if not each.is_playable))


def choice_to_join(visitor: Visitor, format: Format, match: Match, key: str) -> Choice:
    """The deck to sit down with at an open match: this one, or the host's where both play from one (WX-G25)."""
    if not format.is_shared:
        return choice(visitor, format, key)
    host = next(seat for seat in match.seats.all() if not seat.is_free)
    return Choice("", same_chair(host).cards)


def ready_choices(format: Format) -> tuple[Choice, ...]:
    """The ready-made decks of a format. No query."""
    return tuple(Choice(key, cards) for key, cards in _ready(format.game) if not refusals(cards, format))


def choice(visitor: Visitor, format: Format, key: str) -> Choice:
    """The deck of this key (an own deck's number, a shared one's token, a ready one's name), judged as it is now.

    KeyError where this visitor has no such deck. Five queries at most.
    """
    if key.isascii() and key.isdecimal() and len(key) < 16:
        found = Deck.objects.editable_by(visitor).filter(game=format.game, pk=key).with_entries().first()
        if found:
            return _judged(Choice(key, deck_list(found), found), format)
    elif is_token(key):
        return _judged(Choice(key, _shared(key, format.game)), format)
    return _judged(Choice(key, dict(_ready(format.game))[key]), format)


def game_of_deck(visitor: Visitor, key: str) -> str:
    """The game of an own deck or a shared one; empty for a ready-made one, and where there is none. Two queries."""
    if key.isascii() and key.isdecimal() and len(key) < 16:
        return Deck.objects.editable_by(visitor).filter(pk=key).values_list("game", flat=True).first() or ""
    if is_token(key):
        try:
            return sharing.shared_deck(key).cards.game
        except Http404:
            return ""
    return ""


def any_ready(format: Format, but: str = "") -> Choice:
    """A ready-made deck by lot, another one than this if there is one."""
    ready = ready_choices(format)
    return Chance(new_seed()).one_of([each for each in ready if each.key != but] or ready)


def refusals(cards: DeckList, format: Format) -> tuple[Issue, ...]:
    """Why a deck is not for matches of this format; none when it is."""
    return (*verdict(cards, format.key).errors, *_unplayable(cards))


def chair(visitor: Visitor, choice: Choice, allows_watching: bool, unlike: str = "") -> Chair:
    """The visitor's seat with this deck."""
    owner = visitor.ensure_owner()
    return Chair(name_of(visitor, unlike), choice.cards, owner, deck=choice.row, allows_watching=allows_watching)


def same_chair(seat: Seat) -> Chair:
    """The same player with the same cards once more, whatever became of the deck since."""
    written = msgspec.convert(seat.deck, WrittenDeck)
    cards = replace(read_deck(ruleset(seat.match.game, {}), written), name=seat.deck_name)
    return Chair(seat.name, cards, seat.owner, seat.bot, seat.deck_row, seat.allows_watching)


def _judged(choice: Choice, format: Format) -> Choice:
    return replace(choice, refusals=refusals(choice.cards, format))


@cache
def _ready(game: str) -> Sequence[tuple[str, DeckList]]:
    return [(each.key, each.cards) for each in demonstration.demonstrations(game)]


def _shared(token: str, game: str) -> DeckList:
    try:
        cards = sharing.shared_deck(token).cards
    except Http404:
        raise KeyError(token) from None
    if cards.game != game:
        raise KeyError(token)
    return cards


def _unplayable(cards: DeckList) -> Iterator[Issue]:
    """Cards whose text no script says, or that are in no published catalogue: matches cannot do what they say."""
    rules = ruleset(cards.game, {})
    unsupported = game_of(cards.game).playable().unsupported
    for card in cards.cards():
        number = rules.by_key.get(card.key)
        if number is not None and rules.definitions[number].is_scripted:
            continue
        reason = unsupported.get(card.key, "nothing says yet how it is played here.")
        yield Issue("play.card", "", f"{card.name} cannot be used in matches: {reason}", cards=(card.key,))
