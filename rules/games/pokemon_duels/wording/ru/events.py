"""What an ability answers, in Russian."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.games.pokemon_duels import patterns, selectors
from rules.games.pokemon_duels.wording.ru.words import ACTIVATED, ATTACKED, ATTACKING, CARD_HEAD, GROUPS, KINDS, POKEMON
from rules.kernel.phrases import by, phrase
from rules.kernel.russian import (
    ACC,
    NOM,
    THIS_ONE,
    Adjective,
    Noun,
    hard,
    one_of,
    subject,
)
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import THIS, Telling, Templates

MEANT: Mapping[type[Any], Adjective] = {
    patterns.Summoned: hard("призванн"),
    patterns.Tributed: hard("отправленн"),
    patterns.Attacks: ATTACKING,
    patterns.IsAttacked: ATTACKED,
    patterns.DealsDamage: ATTACKING,
    patterns.Destroyed: hard("уничтоженн"),
}


def about(on: Any, t: Telling) -> str:
    """Whom an event is about, and who is meant by a pronoun from now on."""
    if on.whose == "this":
        return subject(replace(POKEMON, name=THIS, known=(THIS_ONE,), is_plural=False), t)
    if on.whose == "host":
        return subject(t.tell(selectors.Host()), t)
    noun: Noun = t.tell(selectors.Pokemon(on.whose if on.whose != "any" else "both", getattr(on, "tests", ())))
    t.nouns["it"] = replace(POKEMON, owner=noun.owner, name="it", known=(MEANT[type(on)],), is_plural=False)
    t.last = "it"
    return noun.said(NOM, False, actor="")


def activated(on: patterns.Activated, t: Telling) -> str:
    who = {YOU: "вы активируете", FOE: "противник активирует"}.get(on.by, "игрок активирует")
    heads = [GROUPS[on.kinds]] if on.kinds in GROUPS else [t.word("kind", kind) for kind in on.kinds if kind in KINDS]
    head = heads[0] if len(heads) == 1 else CARD_HEAD
    t.nouns["it"] = Noun(head, name="it", known=(ACTIVATED,), is_plural=False)
    t.last = "it" if len(heads) < 2 else ""
    traits = Noun(head).that_is(*map(t.tell, on.tests))
    if len(heads) > 1:
        return f"когда {who} {one_of(head.one[ACC] for head in heads)}"
    return f"когда {who} {traits.bare(ACC, False) if heads or on.tests else 'карту или эффект'}"


TEMPLATES: Templates = {
    patterns.Summoned: by(
        "how",
        {
            "": phrase("когда {self:about} призван"),
            "normal": phrase("когда {self:about} призван Обычным Призывом"),
            "special": phrase("когда {self:about} призван Специальным Призывом"),
            "evolution": phrase("когда {self:about} призван Эволюцией"),
        },
    ),
    patterns.Tributed: phrase("когда {self:about} отправлен на Кладбище ради Призыва Жертвой"),
    patterns.Attacks: by(
        "direct",
        {
            "": phrase("когда {self:about} атакует"),
            "no": phrase("когда {self:about} атакует Покемона"),
            "only": phrase("когда {self:about} атакует напрямую"),
        },
    ),
    patterns.IsAttacked: phrase("когда {self:about} атакован"),
    patterns.DealsDamage: by(
        "direct",
        {
            False: phrase("когда {self:about} наносит урон в битве"),
            True: phrase("когда {self:about} наносит урон прямой атакой"),
        },
    ),
    patterns.Destroyed: by(
        "cause",
        {
            "": phrase("когда {self:about} уничтожен"),
            "battle": phrase("когда {self:about} уничтожен в битве"),
            "effect": phrase("когда {self:about} уничтожен эффектом"),
        },
    ),
    patterns.SentToGrave: by(
        "from_field",
        {
            True: phrase("когда {self:this} отправляется с поля на Кладбище"),
            False: phrase("когда {self:this} отправляется на Кладбище"),
        },
    ),
    patterns.TurnedUp: phrase("когда {self:this} переворачивается лицевой стороной вверх"),
    patterns.Activated: activated,
    patterns.PhaseBegins: by(
        "of",
        {
            YOU: phrase("когда в ваш ход начинается {phase:phase}"),
            FOE: phrase("когда в ход противника начинается {phase:phase}"),
            "any": phrase("когда начинается {phase:phase}"),
        },
    ),
}
