"""The cards of Pokémon Duels in Russian, in the words of the rules' source."""

from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.ru import abilities, conditions, events, nouns, steps, words
from rules.kernel import selectors
from rules.kernel.russian import GEN, Noun, counted, referred, some, subject, target
from rules.kernel.texts import ru as texts
from rules.kernel.wording import Language

RUSSIAN: Language = Language(
    tag="ru",
    name="По-русски",
    templates={
        **texts.TEMPLATES,
        **abilities.TEMPLATES,
        **events.TEMPLATES,
        **conditions.TEMPLATES,
        **steps.TEMPLATES,
        **nouns.TEMPLATES,
    },
    words={
        "opponent": words.OPPONENT,
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
        "onto": steps.onto,
        "in_hand": lambda record, t: " из руки" if shape.is_in_hand(t) else "",
        "this": lambda record, t: subject(t.tell(selectors.This()), t),
        "this_one": lambda record, t: target(t.tell(selectors.This()), t),
        "of_this": lambda record, t: referred(t.tell(selectors.This()), GEN, t),
        "position": nouns.of_theirs("позицию"),
        "effect": nouns.of_theirs("эффект"),
        "point": lambda stat, t: words.POINT_OF.get(stat, stat),
        "cards": lambda count, t: counted(count, words.CARD),
        "top": lambda count, t: f"{'верхнюю' if count == 1 else 'верхние'} {counted(count, words.CARD)}",
        "links": lambda count, t: f"{count} {'карты' if count == 1 else 'карт'}",
        "summons": lambda count, t: some(Noun(words.SUMMON_HEAD), count, count),
        "turns": lambda count, t: words.turns(count),
    },
    whole=abilities.whole,
)
