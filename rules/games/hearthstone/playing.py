"""Playing cards and using powers (HS-Q1 to HS-Q5)."""

from collections.abc import Iterator

from rules.games.hearthstone.aiming import legal_targets, needs_hold, open_halves, text_of
from rules.games.hearthstone.costs import cost
from rules.games.hearthstone.damage import doom
from rules.games.hearthstone.events import (
    AfterPlayed,
    Cast,
    Equipped,
    Played,
    PlayedHidden,
    PowerUsed,
    SecretPlayed,
    Targeted,
)
from rules.games.hearthstone.table import (
    ASIDE,
    BOARD,
    CASTING,
    DOOMED,
    GRAVEYARD,
    HAND,
    MAX_BOARD,
    MAX_SECRETS,
    POWER,
    SECRETS,
    WEAPON,
    WIDTH,
    HearthstoneState,
)
from rules.kernel.records import Action, Refusal
from rules.kernel.words import Instance
from rules.kernel.zones import relocate

POWER_COST = 2
NOWHERE = -1
"""The stamp of no card: "this" finds nothing."""


def needs_refusals(state: HearthstoneState, seat: int, card: int, target: int, half: int = -1) -> Iterator[Refusal]:
    """What a card's own text asks for before it can be played, and whether the target fits (HS-Q1.1, HS-Q3.1)."""
    name = state.name(card)
    if not state.print(card).is_scripted:
        yield Refusal("play.unsupported", "HS-G52", f"What {name} does cannot be played here yet.")
        return
    if not needs_hold(state, seat, card, half):
        yield Refusal("play.needs", "HS-Q3.1", f"What {name} asks for is not there.")
    targets = legal_targets(state, seat, card, half)
    if targets is None:
        if target >= 0:
            yield Refusal("play.no_target", "HS-Q1.1", f"{name} aims at nobody.")
    elif target < 0:
        if targets or state.kind(card) != "minion":
            yield Refusal("play.target", "HS-Q3.1", f"{name} needs a target.")
    elif target not in targets:
        yield Refusal("play.bad_target", "HS-Q3.1", f"{name} cannot aim at that.")


def half_refusals(state: HearthstoneState, seat: int, card: int, half: int) -> Iterator[Refusal]:
    """An open half of a Choose One card must be named; a minion without an open one does nothing (HS-G19)."""
    name = state.name(card)
    halves = state.print(card).halves
    if not halves:
        if half != -1:
            yield Refusal("play.no_half", "HS-K.13", f"{name} has no halves to choose from.")
    elif not -1 <= half < len(halves):
        yield Refusal("play.half", "HS-K.13", f"{name} has halves 0 and 1.")
    elif half < 0 and (open_halves(state, seat, card) or state.kind(card) != "minion"):
        yield Refusal("play.half", "HS-K.13", f"Choose one of the halves of {name}.")


class Play(Action, tag="play"):
    """Play a card from the hand: at a place, if it is a minion, and at a target, if it takes one.

    `place` counts from the left end, 0; -1 is the right end. `half` names the half of a Choose One card, 0 or 1.
    """

    card: Instance
    place: int = -1
    target: Instance = -1
    half: int = -1

    def refusals(self, state: HearthstoneState, seat: int) -> Iterator[Refusal]:
        if not 0 <= self.card < len(state.zone) or state.zone[self.card] != seat * WIDTH + HAND:
            yield Refusal("play.not_in_hand", "HS-Q1.1", "Only a card of your hand can be played.")
            return
        card, name = self.card, state.name(self.card)
        if cost(state, card) > state.mana[seat]:
            yield Refusal(
                "play.mana", "HS-Q1.1", f"{name} costs {cost(state, card)}; you have {state.mana[seat]} mana."
            )
        kind = state.kind(card)
        board = len(state.at(seat, BOARD))
        if kind == "minion":
            if board >= MAX_BOARD:
                yield Refusal("play.full", "HS-L.1", f"Your board is full at {MAX_BOARD} minions.")
            elif not -1 <= self.place <= board:
                yield Refusal("play.place", "HS-Q1.1", f"Name a place from 0 to {board}.")
        if state.prints(card, "secret"):
            yield from secret_refusals(state, seat, card)
        wrong_half = list(half_refusals(state, seat, card, self.half))
        yield from wrong_half or needs_refusals(state, seat, card, self.target, self.half)

    def perform(self, state: HearthstoneState, seat: int) -> None:
        card, kind = self.card, state.kind(self.card)
        state.mana[seat] -= cost(state, card)
        state.played[seat] += 1
        state.minions_played[seat] += kind == "minion"
        state.aim = self.target
        if kind == "minion":
            play_minion(state, seat, card, self.place, self.half)
        elif kind == "spell":
            cast_spell(state, seat, card, self.half)
        else:
            play_weapon(state, seat, card)


def secret_refusals(state: HearthstoneState, seat: int, card: int) -> Iterator[Refusal]:
    """At most five secrets, none alike (HS-X.1)."""
    secrets = state.at(seat, SECRETS)
    if len(secrets) >= MAX_SECRETS:
        yield Refusal("play.secrets_full", "HS-X.1", f"You have {MAX_SECRETS} secrets already.")
    if any(state.card[other] == state.card[card] for other in secrets):
        yield Refusal("play.secret_alike", "HS-X.1", f"{state.name(card)} is among your secrets already.")


def play_minion(state: HearthstoneState, seat: int, card: int, place: int, half: int) -> None:
    """On Play, battlecry, After Play and After Summon, each with its boundary (HS-Q1.2 to HS-Q1.6)."""
    relocate(state, card, seat * WIDTH + BOARD)
    board = state.at(seat, BOARD)
    if place >= 0:
        board.insert(place, board.pop())
    state.refresh(card)
    state.arrived.append(card)
    state.push(
        ("event", Played(seat, card, "minion"), {"it": (card,)}),
        ("owe", card, seat),
        ("boundary",),
        ("battlecry", card, seat, state.aim, half),
        ("boundary",),
        ("after_play", card, seat),
        ("boundary", False),
        ("after_summon", card),
        ("boundary",),
        ("check",),
        ("await_action",),
    )


def owe(state: HearthstoneState, card: int, seat: int) -> None:
    """Overload is owed (HS-MA.2, HS-K.16)."""
    state.owed[seat] += state.number(card, "overload")


def battlecry(state: HearthstoneState, card: int, seat: int, target: int, half: int = -1) -> None:
    """The battlecry happens for whoever controls the minion now; one that has left finds itself nowhere (HS-G17)."""
    found = text_of(state, card, half)
    if found is None or (target < 0 and found[1].target is not None):
        return
    if found[1].combo and state.played[seat] < 2:
        return
    if state.place_of(card) == BOARD:
        seat = state.seat_of(card)
    stamp = state.stamp[card] if state.in_play(card) else NOWHERE
    state.push(("do", found[0], 0, card, stamp, seat, {"target": (target,) if target >= 0 else ()}))


def after_play(state: HearthstoneState, card: int, seat: int) -> None:
    """A minion was played; one that has become the hero is answered as that hero (HS-Q1.5, HS-G27, HS-R4)."""
    it = state.hero(seat) if state.place_of(card) == ASIDE else card
    state.push(("event", AfterPlayed(seat, card), {"it": (it,), "played": (card,)}))


def spell_played(state: HearthstoneState, seat: int, card: int) -> Played:
    """What everyone is told of it: not which secret it is."""
    return PlayedHidden(seat, card, "secret") if state.prints(card, "secret") else Played(seat, card, "spell")


def cast_spell(state: HearthstoneState, seat: int, card: int, half: int) -> None:
    """On Play, targeting, text, after (HS-Q3.2 to HS-Q3.5)."""
    relocate(state, card, seat * WIDTH + CASTING)
    at_minion = state.aim >= 0 and state.place_of(state.aim) == BOARD
    targeting = [("target_spell", card), ("boundary", False)] if at_minion else []
    state.push(
        ("event", spell_played(state, seat, card), {"it": (card,)}),
        ("boundary",),
        *targeting,
        ("spell_text", card, half),
        ("boundary",),
        ("after_cast", card),
        ("boundary",),
        ("check",),
        ("await_action",),
    )


def is_countered(state: HearthstoneState, card: int) -> bool:
    return bool(state.marks[card] & DOOMED)


def target_spell(state: HearthstoneState, card: int) -> None:
    """A spell aimed at one minion announces it: Spellbender (HS-Q3.3)."""
    if not is_countered(state, card):
        event = Targeted(state.seat_of(card), card, state.aim)
        state.push(("event", event, {"it": (state.aim,)}))


def spell_text(state: HearthstoneState, card: int, half: int) -> None:
    """Overload is owed, the text happens, and the spell leaves; a secret becomes one, with a new age (HS-Q3.4)."""
    seat = state.seat_of(card)
    if is_countered(state, card):
        relocate(state, card, seat * WIDTH + GRAVEYARD)
        state.marks[card] = DOOMED
        return
    owe(state, card, seat)
    if state.prints(card, "secret"):
        relocate(state, card, seat * WIDTH + SECRETS)
        state.refresh(card)
        state.push(("event", SecretPlayed(seat), {}))
        return
    found = text_of(state, card, half)
    if found is not None:
        bound = {"target": (state.aim,) if state.aim >= 0 else ()}
        state.push(("do", found[0], 0, card, state.stamp[card], seat, bound), ("spell_leaves", card))


def spell_leaves(state: HearthstoneState, card: int) -> None:
    if state.place_of(card) == CASTING:
        relocate(state, card, state.seat_of(card) * WIDTH + GRAVEYARD)


def after_cast(state: HearthstoneState, card: int) -> None:
    """ "After you cast", for secrets too, not for a countered spell (HS-Q3.5, HS-R3)."""
    if not state.marks[card] & DOOMED:
        state.push(("event", Cast(state.seat_of(card), card), {"it": (card,)}))


def play_weapon(state: HearthstoneState, seat: int, card: int) -> None:
    """On Play, then the new weapon is on, the old one destroyed, then the battlecry (HS-Q4.1)."""
    relocate(state, card, seat * WIDTH + CASTING)
    state.push(
        ("event", Played(seat, card, "weapon"), {"it": (card,)}),
        ("owe", card, seat),
        ("boundary",),
        ("equip", card, seat),
        ("battlecry", card, seat, state.aim),
        ("boundary",),
        ("check",),
        ("await_action",),
    )


def equip(state: HearthstoneState, card: int, seat: int) -> None:
    """One weapon at a time: the old one is destroyed (HS-Q4.1, HS-G15)."""
    for old in state.at(seat, WEAPON):
        doom(state, old, "HS-Q4.1")
    relocate(state, card, seat * WIDTH + WEAPON)
    state.refresh(card)
    state.note(Equipped(seat, card))


class UsePower(Action, tag="use-power"):
    """Use the hero power: once a turn, two mana (HS-Q5.1)."""

    target: Instance = -1

    def refusals(self, state: HearthstoneState, seat: int) -> Iterator[Refusal]:
        if state.power_used[seat]:
            yield Refusal("power.used", "HS-Q5.1", "The power was used this turn.")
        if state.mana[seat] < POWER_COST:
            yield Refusal("power.mana", "HS-Q5.1", f"The power costs {POWER_COST}; you have {state.mana[seat]} mana.")
        yield from needs_refusals(state, seat, state.at(seat, POWER)[-1], self.target)

    def perform(self, state: HearthstoneState, seat: int) -> None:
        power = state.at(seat, POWER)[-1]
        state.mana[seat] -= POWER_COST
        state.power_used[seat] = 1
        state.note(PowerUsed(seat, self.target))
        found = text_of(state, power)
        assert found is not None
        bound = {"target": (self.target,) if self.target >= 0 else ()}
        state.push(
            ("do", found[0], 0, power, state.stamp[power], seat, bound), ("boundary",), ("check",), ("await_action",)
        )


QUIET = {function.__name__: function for function in (battlecry, after_play, target_spell, after_cast)}
"""They only let follow what changes something."""
TASKS = {function.__name__: function for function in (owe, spell_text, spell_leaves, equip)}
