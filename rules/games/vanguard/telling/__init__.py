"""Vanguard in words for its players: what happened, what is asked, what may be done."""

from rules.games.vanguard.figures import battle, figures
from rules.games.vanguard.telling.deeds import DEEDS, GUARDING
from rules.games.vanguard.telling.events import EVENTS, WORDS
from rules.games.vanguard.telling.questions import PURPOSES, QUESTIONS, noun
from rules.games.vanguard.wording import WORDING
from rules.kernel.telling import Telling

TELLING = Telling(
    events=EVENTS,
    questions=QUESTIONS,
    deeds=DEEDS,
    noun=noun,
    figures=figures,
    words=WORDS,
    purposes=PURPOSES,
    slots=("attacker", "target", "booster"),
    battle=battle,
    batches=(GUARDING,),
    wording=WORDING,
)
