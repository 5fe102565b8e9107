"""The numbers on the table and what they are made of, the states of cards, and the numbers of a player."""

from collections.abc import Iterator, Mapping

from rules.games.hearthstone.costs import ADDED, BECOMES, FIRST, own_discount
from rules.games.hearthstone.keywords import auras, has, spell_damage, times, touched
from rules.games.hearthstone.table import (
    ATTACHED,
    BOARD,
    DOOMED,
    FROZEN,
    HAND,
    HERO,
    IMMUNE,
    POWER,
    SHIELD,
    SILENCED,
    STEALTH,
    WEAPON,
    Enchantment,
    HearthstoneState,
    attack_of,
)
from rules.kernel.sentences import CardWord, Sentence, card_word, joined, words
from rules.kernel.telling import Figure, Mark, Part

UNTIL = {
    "": "",
    "turn": " until the end of the turn",
    "next-turn": " until the next own turn ends",
    "attack": " in this attack",
}

KEYWORDS = {
    "taunt": "Taunt",
    "charge": "Charge",
    "windfury": "Windfury",
    "cant_attack": "cannot attack",
    "cant_be_targeted": "cannot be aimed at by spells and powers",
}
MARKS = {
    SHIELD: Mark("shield", "Divine Shield"),
    STEALTH: Mark("stealth", "Stealth"),
    IMMUNE: Mark("immune", "Immune"),
    FROZEN: Mark("frozen", "Frozen"),
    SILENCED: Mark("silenced", "Silenced"),
    DOOMED: Mark("doomed", "about to leave"),
}


def figures(view: HearthstoneState, card: int) -> tuple[Figure, ...]:
    """The cost in hand and of a power; attack and health, or durability, in play."""
    place = view.place_of(card)
    if place in (HAND, POWER):
        return (cost_figure(view, card),)
    if place == WEAPON:
        return attack_figure(view, card), left_figure(view, card, "durability")
    if place in (HERO, BOARD):
        return attack_figure(view, card), left_figure(view, card, "health")
    return ()


class Sum:
    """A number that grows part by part; a change that sets it adds the difference."""

    def __init__(self, printed: int) -> None:
        self.total = 0
        self.parts: list[Part] = []
        self.add(printed, words("printed"))

    def add(self, amount: int, why: Sentence) -> None:
        if amount or not self.parts:
            self.parts.append(Part(amount, why))
            self.total += amount

    def set(self, amount: int, why: Sentence) -> None:
        self.add(amount - self.total, why)

    def never_below(self, least: int) -> None:
        if self.total < least:
            self.set(least, words(f"never below {least}"))

    def figure(self, name: str, printed: int) -> Figure:
        return Figure(name, self.total, printed, tuple(self.parts))


def attack_figure(view: HearthstoneState, card: int) -> Figure:
    """A character's or a weapon's attack (HS-B.1, HS-G31)."""
    told = stat_sum(view, card, "attack")
    if any(frame.source == card for frame, _ in auras(view, "attack-is-health")):
        told.set(view.left(card), words("always as much as its health"))
    weapon = view.weapon(view.seat_of(card))
    if view.place_of(card) == HERO and weapon >= 0 and attack_of(view, card) != view.attack[card]:
        told.add(view.attack[weapon], card_word(view, weapon))
    told.never_below(0)
    return told.figure("attack", view.number(card, "attack"))


def left_figure(view: HearthstoneState, card: int, name: str) -> Figure:
    """Health or durability as it is left, after damage."""
    told = stat_sum(view, card, "health", name)
    told.add(-view.damage[card], words("damage" if name == "health" else "wear"))
    return told.figure(name, view.number(card, name))


def stat_sum(view: HearthstoneState, card: int, stat: str, printed: str = "") -> Sum:
    """What is printed, every enchantment by age, then every aura by age of its source (HS-B.1)."""
    told = Sum(view.number(card, printed or stat))
    for change in view.enchantments[card]:
        if change.stat == stat:
            put = told.set if change.how == "set" else told.add
            put(change.amount, why_enchanted(view, change))
    for frame, ability in auras(view, stat):
        if card in touched(view, frame, ability):
            told.add(times(view, frame, ability), from_card(view, frame.source, card))
    return told


def cost_figure(view: HearthstoneState, card: int) -> Figure:
    """What a card in hand costs now, in the order of HS-M6."""
    told = Sum(view.number(card, "cost"))
    if view.place_of(card) == HAND:
        for frame, ability in auras(view, FIRST):
            if card in touched(view, frame, ability):
                told.set(
                    max(min(told.total, 1), told.total + times(view, frame, ability)), from_card(view, frame.source)
                )
        for _, becomes, amount, why in sorted(cost_changes(view, card), key=lambda change: change[:3]):
            (told.set if becomes else told.add)(amount, why)
        if view.print(card).discounts:
            told.add(-own_discount(view, card), words("its own text"))
        told.never_below(0)
    return told.figure("cost", view.number(card, "cost"))


def cost_changes(view: HearthstoneState, card: int) -> Iterator[tuple[int, bool, int, Sentence]]:
    """Age, whether it sets, the amount, and why: of every change but those of the card itself."""
    for change in view.enchantments[card]:
        if change.stat == ADDED:
            yield change.age, change.how == "set", change.amount, why_enchanted(view, change)
    for stat in (ADDED, BECOMES):
        for frame, ability in auras(view, stat):
            if card in touched(view, frame, ability):
                amount = times(view, frame, ability)
                yield view.age[frame.source], stat == BECOMES, amount, from_card(view, frame.source)


def why_enchanted(view: HearthstoneState, change: Enchantment) -> Sentence:
    """The card whose text gave an enchantment, where it is known, and how long it lasts."""
    set_to = f"set to {change.amount} by " if change.how == "set" else ""
    if change.by < 0:
        return words(f"{set_to}an effect{UNTIL[change.until]}")
    giver = view.ruleset.definitions[change.by]
    return joined((words(set_to), (CardWord(giver.name, giver.key, -1),), words(UNTIL[change.until])))


def from_card(view: HearthstoneState, source: int, touched_card: int = -1) -> Sentence:
    return words("its own text") if source == touched_card else joined((words("aura of "), card_word(view, source)))


def marks(view: HearthstoneState, card: int) -> Iterator[Mark]:
    """The states of a character; of a power, whether it was used this turn."""
    place = view.place_of(card)
    if place == POWER and view.power_used[view.seat_of(card)]:
        yield Mark("spent", "used this turn")
    if place not in (HERO, BOARD):
        return
    yield from (mark for bit, mark in MARKS.items() if view.marks[card] & bit)
    yield from (Mark(key, name) for key, name in KEYWORDS.items() if has(view, card, key))
    if place == BOARD and view.changed_sides[card] == view.turn and not has(view, card, "charge"):
        yield Mark("asleep", "has only just come")
    for seat in (0, 1):
        for attached in view.at(seat, ATTACHED):
            if view.host[attached] == card:
                yield Mark("attached", f"under {view.name(attached)}")


def tallies(view: HearthstoneState, seat: int) -> Mapping[str, int]:
    """Mana and crystals, armor, the damage of the next draw from an empty deck, and what spells do more."""
    return {
        "mana": view.mana[seat],
        "crystals": view.crystals[seat],
        "locked": view.locked[seat],
        "owed": view.owed[seat],
        "armor": view.armor[seat],
        "fatigue": view.fatigue[seat],
        "spell damage": spell_damage(view, seat),
    }
