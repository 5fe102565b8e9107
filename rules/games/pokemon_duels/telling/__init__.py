"""Pokémon Duels in words for its players: what happened, what is asked, what may be done."""

from rules.games.pokemon_duels.chains import Pass
from rules.games.pokemon_duels.showing import battle, chain, figures, marks, phases, tallies
from rules.games.pokemon_duels.telling.deeds import DEEDS
from rules.games.pokemon_duels.telling.events import EVENTS, WORDS
from rules.games.pokemon_duels.telling.questions import PURPOSES, QUESTIONS, asking, noun
from rules.games.pokemon_duels.wording import WORDING
from rules.kernel.telling import Passing, Telling

TELLING = Telling(
    events=EVENTS,
    words=WORDS,
    questions=QUESTIONS,
    deeds=DEEDS,
    noun=noun,
    purposes=PURPOSES,
    asking=asking,
    figures=figures,
    marks=marks,
    tallies=tallies,
    chain=lambda view: tuple(chain(view)),
    phases=phases,
    battle=battle,
    passing=Passing("respond", Pass()),
    arrows={"attacked": ("attacker", "target")},
    history=("summoned", "activated", "attacked"),
    slots=("attacker", "target"),
    wording=WORDING,
)
