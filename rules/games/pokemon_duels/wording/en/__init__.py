"""The cards of Pokémon Duels in English."""

from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.en import abilities, conditions, events, nouns, steps, words
from rules.kernel import selectors
from rules.kernel.english import Noun, counted, some, subject
from rules.kernel.texts import en as texts
from rules.kernel.wording import Language

ENGLISH: Language = Language(
    tag="en",
    name="In English",
    templates={
        **texts.TEMPLATES,
        **abilities.TEMPLATES,
        **events.TEMPLATES,
        **conditions.TEMPLATES,
        **steps.TEMPLATES,
        **nouns.TEMPLATES,
    },
    words={
        "place": words.PLACES,
        "stat": words.STATS,
        "until": words.UNTIL,
        "moment": words.MOMENTS,
        "type": words.TYPES,
        "kind": words.KINDS,
        "phase": words.PHASES,
    },
    fields={
        **texts.FIELDS,
        "about": events.about,
        "paid": conditions.paid,
        "in_hand": lambda record, t: " from your hand" if shape.is_in_hand(t) else "",
        "this": lambda record, t: subject(t.tell(selectors.This()), t),
        "cards": lambda count, t: counted(count, words.CARD),
        "top": lambda count, t: "card" if count == 1 else f"{count} cards",
        "links": lambda count, t: "one link" if count == 1 else f"{count} links",
        "summons": lambda count, t: some(Noun("more Normal Summon", "more Normal Summons"), count, count),
    },
    whole=abilities.whole,
)
