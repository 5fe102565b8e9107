"""What an ability answers, in English."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.games.pokemon_duels import patterns, selectors
from rules.games.pokemon_duels.wording.en.words import CARD, POKEMON
from rules.kernel import selectors as shared
from rules.kernel.english import Noun, a, some, subject
from rules.kernel.phrases import by, phrase
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import THIS, Telling, Templates

MEANT: Mapping[type[Any], str] = {
    patterns.Summoned: "the summoned Pokémon",
    patterns.Tributed: "the tributed Pokémon",
    patterns.Attacks: "the attacker",
    patterns.IsAttacked: "the attacked Pokémon",
    patterns.DealsDamage: "that Pokémon",
    patterns.Destroyed: "the destroyed Pokémon",
}


def about(on: Any, t: Telling) -> str:
    """Whom an event is about, and who is "it" from now on."""
    if on.whose == "this":
        return subject(replace(POKEMON, name=THIS, fixed="this Pokémon", is_plural=False), t)
    if on.whose == "host":
        return subject(t.tell(selectors.Host()), t)
    noun: Noun = t.tell(selectors.Pokemon(on.whose if on.whose != "any" else "both", getattr(on, "tests", ())))
    t.nouns["it"] = replace(noun, name="it", fixed=MEANT[type(on)], is_plural=False)
    t.last = "it"
    return some(noun, 1, 1) if noun.owner == YOU else a(noun.said(False))


def activated(on: patterns.Activated, t: Telling) -> str:
    what = CARD.that_is(t.tell(selectors.IsKind(on.kinds))) if on.kinds else CARD
    what = what.that_is(*map(t.tell, on.tests))
    who = {YOU: "you activate", FOE: "your opponent activates"}.get(on.by, "a player activates")
    t.nouns["it"] = replace(CARD, name="it", fixed="the activated card", is_plural=False)
    t.last = "it"
    anything = not on.kinds and not on.tests
    named = any(isinstance(test, shared.Named) for test in on.tests)
    return f"when {who} {'a card or an effect' if anything else what.said(False) if named else a(what.said(False))}"


TEMPLATES: Templates = {
    patterns.Summoned: by(
        "how",
        {
            "": phrase("when {self:about} is summoned"),
            "normal": phrase("when {self:about} is Normal Summoned"),
            "special": phrase("when {self:about} is Special Summoned"),
            "evolution": phrase("when {self:about} is summoned by Evolution"),
        },
    ),
    patterns.Tributed: phrase("when {self:about} is sent to the Graveyard for a Tribute Summon"),
    patterns.Attacks: by(
        "direct",
        {
            "": phrase("when {self:about} attacks"),
            "no": phrase("when {self:about} attacks a Pokémon"),
            "only": phrase("when {self:about} attacks directly"),
        },
    ),
    patterns.IsAttacked: phrase("when {self:about} is attacked"),
    patterns.DealsDamage: by(
        "direct",
        {
            False: phrase("when {self:about} deals battle damage"),
            True: phrase("when {self:about} deals battle damage by a direct attack"),
        },
    ),
    patterns.Destroyed: by(
        "cause",
        {
            "": phrase("when {self:about} is destroyed"),
            "battle": phrase("when {self:about} is destroyed in battle"),
            "effect": phrase("when {self:about} is destroyed by an effect"),
        },
    ),
    patterns.SentToGrave: by(
        "from_field",
        {
            True: phrase("when {self:this} is sent from the field to the Graveyard"),
            False: phrase("when {self:this} is sent to the Graveyard"),
        },
    ),
    patterns.TurnedUp: phrase("when {self:this} is turned face up"),
    patterns.Activated: activated,
    patterns.PhaseBegins: by(
        "of",
        {
            YOU: phrase("at the start of your {phase:phase}"),
            FOE: phrase("at the start of your opponent’s {phase:phase}"),
            "any": phrase("at the start of each {phase:phase}"),
        },
    ),
}
