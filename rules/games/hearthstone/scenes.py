"""Hearthstone's table in the words of scenes."""

import re
from functools import partial

from rules.games.hearthstone import events
from rules.games.hearthstone.boundary import renew_stats, update_other
from rules.games.hearthstone.costs import cost
from rules.games.hearthstone.enchanting import enchant
from rules.games.hearthstone.facts import CLASSES
from rules.games.hearthstone.keywords import has
from rules.games.hearthstone.setup import POWERS
from rules.games.hearthstone.table import (
    ATTACHED,
    BOARD,
    FROZEN,
    HAND,
    HERO,
    IMMUNE,
    MAX_CRYSTALS,
    POWER,
    SECRETS,
    SHIELD,
    SILENCED,
    STEALTH,
    WEAPON,
    Enchantment,
    HearthstoneState,
    attack_of,
)
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.scripts import kinds_of_event
from rules.kernel.staging import Holds, Order, Quality, Row, Staging, Unlayable

FILLER = CardFacts(CardKey("filler"), "Filler", "minion", {"class": "neutral", "cost": 1, "attack": 1, "health": 1})
HEROES = {
    "druid": "malfurion-stormrage",
    "hunter": "rexxar",
    "mage": "jaina-proudmoore",
    "paladin": "uther-lightbringer",
    "priest": "anduin-wrynn",
    "rogue": "valeera-sanguinar",
    "shaman": "thrall",
    "warlock": "guldan",
    "warrior": "garrosh-hellscream",
}


def filler(zone: str) -> CardKey:
    return CardKey(HEROES["mage"]) if zone == "hero" else FILLER.key


def add(state: HearthstoneState, definition: int, seat: int, place: int) -> int:
    """Everything that lies there came on an earlier turn."""
    card = state.add(definition, seat, place)
    state.changed_sides[card] = state.turn - 1
    return card


def settle(state: HearthstoneState) -> None:
    """Crystals full, and auras hold from the start."""
    state.crystals, state.mana = [MAX_CRYSTALS] * 2, [MAX_CRYSTALS] * 2
    renew_stats(state)
    update_other(state)


def begin(state: HearthstoneState) -> None:
    """The power of each hero, where none was laid; then the active player may act."""
    for seat in (0, 1):
        if not state.at(seat, POWER):
            power = POWERS[state.word(state.hero(seat), "class") or "mage"]
            state.add(state.ruleset.by_key[CardKey(power)], seat, POWER)
    state.push(("boundary",), ("await_action",))


def lay_class(state: HearthstoneState, seat: int, name: str) -> None:
    hero = state.hero(seat)
    age = state.age[hero]
    state.card[hero] = state.ruleset.by_key[CardKey(HEROES[name])]
    state.refresh(hero)
    state.age[hero] = age


def lay_stat(stat: str, state: HearthstoneState, card: int, value: int) -> None:
    """By an enchantment that makes up the difference."""
    column = state.attack if stat == "attack" else state.health
    if value != column[card]:
        enchant(state, card, Enchantment(stat, "add", value - column[card], 0, state.seat_of(card), ""))


def lay_health(state: HearthstoneState, card: int, value: int) -> None:
    if value > state.health[card]:
        raise Unlayable(f"{state.name(card)} has at most {state.health[card]} health; say its maximum too")
    state.damage[card] = state.health[card] - value


def lay_keyword(keyword: str, state: HearthstoneState, card: int, value: bool) -> None:
    if not value and has(state, card, keyword):
        raise Unlayable(f"{state.name(card)} has {keyword}; only silence takes it away")
    if value and not has(state, card, keyword):
        enchant(state, card, Enchantment(keyword, "add", 1, 0, state.seat_of(card), ""))


def keyword(name: str) -> Quality:
    return Quality(Holds.FLAG, lambda state, card: has(state, card, name), partial(lay_keyword, name), usual=False)


def has_mark(mark: int, state: HearthstoneState, card: int) -> bool:
    return bool(state.marks[card] & mark)


def set_mark(mark: int, state: HearthstoneState, card: int, value: bool) -> None:
    state.marks[card] = state.marks[card] | mark if value else state.marks[card] & ~mark


def mark(bit: int) -> Quality:
    return Quality(Holds.FLAG, partial(has_mark, bit), partial(set_mark, bit), usual=False)


def printed_mark(bit: int, keyword: str) -> Quality:
    """A mark that a minion comes with, where it prints the keyword."""
    return Quality(
        Holds.FLAG,
        partial(has_mark, bit),
        partial(set_mark, bit),
        usual=False,
        usual_of=lambda state, card: state.place_of(card) == BOARD and comes_with(state, card, keyword),
    )


def comes_with(state: HearthstoneState, card: int, keyword: str) -> bool:
    return state.prints(card, keyword) or any(change.stat == keyword for change in state.enchantments[card])


def is_exhausted(state: HearthstoneState, card: int) -> bool:
    return state.place_of(card) == BOARD and state.changed_sides[card] == state.turn


def lay_exhausted(state: HearthstoneState, card: int, value: bool) -> None:
    state.changed_sides[card] = state.turn if value else state.turn - 1


def lay_host(state: HearthstoneState, card: int, host: int) -> None:
    state.host[card] = host


ENCHANTMENT = re.compile(r"(\w+) (?:([+-]\d+)|= (\d+))(?: until (turn|next-turn))?")


def enchantments(state: HearthstoneState, card: int) -> list[str]:
    """What clings to a card: "attack +2", "health = 1", "stealth +1 until next-turn"."""
    return [
        f"{each.stat} {f'= {each.amount}' if each.how == 'set' else f'{each.amount:+}'}"
        + (f" until {each.until}" if each.until else "")
        for each in state.enchantments[card]
    ]


def lay_enchantments(state: HearthstoneState, card: int, texts: list[str]) -> None:
    for text in texts:
        found = ENCHANTMENT.fullmatch(text)
        if found is None:
            raise Unlayable(
                f'an enchantment is written "attack +2", "health = 1" or "attack +2 until turn", not "{text}"'
            )
        how = "set" if found[3] else "add"
        enchant(
            state, card, Enchantment(found[1], how, int(found[3] or found[2]), 0, state.seat_of(card), found[4] or "")
        )


def lay_ages(state: HearthstoneState, _: int, cards: list[int]) -> None:
    """Give these cards, from old to young, the ages that they have among them."""
    for card, age in zip(cards, sorted(state.age[card] for card in cards), strict=True):
        state.age[card] = age


def ages(state: HearthstoneState, _: int) -> list[int]:
    """What has an age of its own and came later than the heroes, from old to young."""
    places = (WEAPON, BOARD, SECRETS, ATTACHED)
    return sorted(
        (card for place in places for seat in (0, 1) for card in state.at(seat, place)), key=state.age.__getitem__
    )


def column(name: str) -> Quality:
    """A number by instance that the state holds under this name."""

    def lay(state: HearthstoneState, card: int, value: int) -> None:
        getattr(state, name)[card] = value

    return Quality(Holds.NUMBER, lambda state, card: getattr(state, name)[card], lay, usual=0)


def by_seat(name: str, usual: int, flag: bool = False) -> Quality:
    """A number or mark by seat that the state holds under this name."""

    def lay(state: HearthstoneState, seat: int, value: int) -> None:
        getattr(state, name)[seat] = int(value)

    def read(state: HearthstoneState, seat: int) -> int | bool:
        number: int = getattr(state, name)[seat]
        return bool(number) if flag else number

    return Quality(Holds.FLAG if flag else Holds.NUMBER, read, lay, usual=usual)


def lay_crystals(state: HearthstoneState, seat: int, value: int) -> None:
    """That many, all full."""
    state.crystals[seat] = state.mana[seat] = value


def of_hero(quality: Quality) -> Quality:
    """The same said of a seat's hero."""
    lay = quality.lay

    def lay_hero(state: HearthstoneState, seat: int, value: int) -> None:
        assert lay is not None
        lay(state, state.hero(seat), value)

    return Quality(quality.holds, lambda state, seat: quality.read(state, state.hero(seat)), lay_hero)


def tell(state: HearthstoneState, card: int) -> str:
    """A card with its numbers: "Wisp 1/1", "Lord Jaraxxus 15 of 15", "Fireball"."""
    name, place = state.name(card), state.place_of(card)
    words = " ".join(word for word, quality in CARDS.items() if quality.usual is False and quality.read(state, card))
    if place in (BOARD, WEAPON):
        numbers = f"{attack_of(state, card)}/{state.left(card)}" if place == BOARD else ""
        numbers = numbers or f"{state.attack[card]}/{state.left(card)}"
        hurt = f" of {state.health[card]}" if state.damage[card] else ""
        return " ".join(part for part in (name, numbers + hurt, words) if part)
    if place == HERO:
        return " ".join(part for part in (name, f"{state.left(card)} of {state.health[card]}", words) if part)
    return f"{name} ({cost(state, card)})" if place == HAND else name


HEALTH = Quality(Holds.NUMBER, lambda state, card: state.left(card), lay_health)

CARDS = {
    "silenced": mark(SILENCED),
    "enchantments": Quality(Holds.TEXTS, enchantments, lay_enchantments, usual=[]),
    "taunt": keyword("taunt"),
    "charge": keyword("charge"),
    "windfury": keyword("windfury"),
    "divine_shield": printed_mark(SHIELD, "divine_shield"),
    "stealth": printed_mark(STEALTH, "stealth"),
    "immune": mark(IMMUNE),
    "frozen": mark(FROZEN),
    "exhausted": Quality(Holds.FLAG, is_exhausted, lay_exhausted, usual=False),
    "attacks_made": column("attacks"),
    "damage": column("damage"),
    "attack": Quality(Holds.NUMBER, attack_of, partial(lay_stat, "attack")),
    "maximum": Quality(Holds.NUMBER, lambda state, card: state.health[card], partial(lay_stat, "health")),
    "health": HEALTH,
    "durability": HEALTH,
    "cost": Quality(Holds.NUMBER, cost),
    "host": Quality(Holds.CARD, lambda state, card: state.host[card], lay_host, usual=-1),
}

USUAL: dict[str, int] = {"hero": 1, "deck": 30}
ROWS = ("hero", "power", "weapon", "board", "secrets", "attached", "hand", "deck", "casting", "graveyard", "aside")
BARE = ("graveyard", "aside")
ORDERS: dict[str, Order] = {"board": Order.ROW, "deck": Order.FROM_TOP}

STAGING = Staging(
    fillers=(FILLER,),
    filler=filler,
    rows=tuple(Row(name, USUAL.get(name, 0), ORDERS.get(name, Order.NONE), name in BARE) for name in ROWS),
    sought=(
        ("board", "hero", "weapon", "power"),
        ("hand",),
        ("secrets", "attached"),
        ("casting",),
        ("graveyard",),
        ("deck",),
        ("aside",),
    ),
    cards=CARDS,
    seats={
        "class": Quality(Holds.WORD, lambda state, seat: state.word(state.hero(seat), "class"), lay_class, CLASSES),
        "health": of_hero(HEALTH),
        "armor": by_seat("armor", 0),
        "crystals": Quality(Holds.NUMBER, lambda state, seat: state.crystals[seat], lay_crystals, usual=MAX_CRYSTALS),
        "mana": by_seat("mana", MAX_CRYSTALS),
        "locked": by_seat("locked", 0),
        "owed": by_seat("owed", 0),
        "fatigue": by_seat("fatigue", 0),
        "cards_played": by_seat("played", 0),
        "minions_played": by_seat("minions_played", 0),
        "power_used": by_seat("power_used", 0, flag=True),
    },
    table={"ages": Quality(Holds.CARDS, ages, lay_ages)},
    events=kinds_of_event(events),
    add=add,
    settle=settle,
    begin=begin,
    tell=tell,
)
