"""The form of a new match: who plays whom, with which decks, by which rules."""

from typing import Any

from django import forms
from django.db import models

from decks.visitors import Visitor
from play import agreements, joining
from play.bots import STRENGTHS
from play.joining import Choice
from play.matches import Chair, Terms
from rules.kernel.formats import Format

CLOCKS = ((0, "No clock"), (600, "10 minutes each"), (1200, "20 minutes each"), (2400, "40 minutes each"))
NORMAL = "greedy"
"""The bot that plays while nobody chose one."""
OTHER_SIDE = "The other side"


class Against(models.TextChoices):
    BOT = "bot", "A bot"
    FRIEND = "friend", "A friend, by link"
    ANYONE = "anyone", "Whoever comes first"
    MYSELF = "myself", "Myself, both sides"


class NewMatch(forms.Form):
    """Says by field what is wrong. Decks are judged when the form is sent, as they are then."""

    against = forms.ChoiceField(choices=Against.choices, initial=Against.BOT)
    deck = forms.CharField(max_length=40)
    strength = forms.ChoiceField(
        choices=[(key, each.name) for key, each in STRENGTHS.items()], required=False, initial=NORMAL
    )
    other_deck = forms.CharField(max_length=40, required=False)
    clock = forms.TypedChoiceField(choices=CLOCKS, coerce=int, required=False, empty_value=0, initial=0)
    allows_watching = forms.BooleanField(required=False, initial=True)

    def __init__(self, visitor: Visitor, format: Format, data: Any = None, against: str = "") -> None:
        super().__init__(data, initial={"against": against} if against in Against else {})
        self.visitor, self.format = visitor, format
        for each in agreements.agreements(format):
            choices = [(str(value), words) for value, words in each.answers]
            self.fields[each.key] = forms.ChoiceField(choices=choices, required=False, label=each.question)

    def clean_deck(self) -> Choice:
        return self._choice(self.cleaned_data["deck"])

    def clean_other_deck(self) -> Choice | None:
        key = self.cleaned_data["other_deck"]
        return self._choice(key) if key else None

    def terms(self) -> Terms:
        """What was agreed, of a valid form."""
        chosen = self.cleaned_data
        values = dict(self.format.values) | {
            each.key: each.value(chosen[each.key])
            for each in agreements.agreements(self.format)
            if chosen[each.key] and each.value(chosen[each.key]) != each.usual
        }
        is_listed = chosen["against"] == Against.ANYONE
        return Terms(self.format.game, self.format.key, values, chosen["clock"] or None, is_listed)

    def chairs(self) -> list[Chair]:
        """The seats that are taken from the start, of a valid form."""
        chosen = self.cleaned_data
        mine = joining.chair(self.visitor, chosen["deck"], chosen["allows_watching"])
        if chosen["against"] in (Against.FRIEND, Against.ANYONE):
            return [mine]
        other = chosen["other_deck"] or joining.any_ready(self.format, but=chosen["deck"].key)
        other = chosen["deck"] if self.format.is_shared else other
        if chosen["against"] == Against.BOT:
            return [mine, bot_chair(other, chosen["strength"] or NORMAL)]
        return [mine, Chair(OTHER_SIDE, other.cards, mine.owner, deck=other.row, allows_watching=mine.allows_watching)]

    def _choice(self, key: str) -> Choice:
        """The deck of this key, if it is legal."""
        try:
            choice = joining.choice(self.visitor, self.format, key)
        except KeyError:
            raise forms.ValidationError("There is no such deck any more; choose another.") from None
        if choice.refusals:
            raise forms.ValidationError([reason.message for reason in choice.refusals])
        return choice


def bot_chair(choice: Choice, strength: str) -> Chair:
    """A bot's seat; it never minds being watched."""
    return Chair(STRENGTHS[strength].seat_name, choice.cards, bot=strength)
