"""What secrets do to what they answer, and what is done to secrets (section 11 of the rulebook)."""

from rules.games.hearthstone import cardflow, events
from rules.games.hearthstone.table import DOOMED, GRAVEYARD, WIDTH, HearthstoneState
from rules.kernel.effects import Step
from rules.kernel.facts import CardKey
from rules.kernel.frames import Frame
from rules.kernel.selectors import Selector
from rules.kernel.words import Key
from rules.kernel.zones import relocate


class Reveal(Step, tag="reveal"):
    """This secret is turned up and leaves (HS-X.1)."""

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        relocate(state, frame.source, frame.seat * WIDTH + GRAVEYARD)
        event = events.SecretRevealed(frame.seat, frame.source)
        state.push(("event", event, {"it": (frame.source,)}))


class DestroySecrets(Step, tag="destroy-secrets"):
    """These secrets leave without doing anything."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for secret in self.what.find(state, frame):
            seat = state.seat_of(secret)
            relocate(state, secret, seat * WIDTH + GRAVEYARD)
            state.note(events.SecretDestroyed(seat, secret, "HS-K.20"))


class DefendWith(Step, tag="defend-with"):
    """A minion comes and is the new defender (HS-X.3)."""

    key: Key

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        card = cardflow.summon(state, state.ruleset.by_key[CardKey(self.key)], frame.seat)
        if card >= 0:
            state.defender = card


class AimAtNew(Step, tag="aim-at-new"):
    """A minion comes and is the spell's new target (HS-X.14)."""

    key: Key

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        card = cardflow.summon(state, state.ruleset.by_key[CardKey(self.key)], frame.seat)
        if card >= 0:
            state.aim = card


class Redirect(Step, tag="redirect"):
    """The attack goes to a random one of these instead (HS-X.6)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        found = self.what.find(state, frame)
        if found:
            state.defender = found[state.chance.below(len(found))]


class Counter(Step, tag="counter"):
    """These spells do nothing more (HS-Q3.2)."""

    what: Selector

    def run(self, state: HearthstoneState, frame: Frame) -> None:
        for spell in self.what.find(state, frame):
            state.marks[spell] |= DOOMED
            state.note(events.Countered(state.seat_of(spell), spell, "HS-X.13"))
