"""What the cards of Nannaier's Exercise print (NN-2.1).

A doll has a form exactly where it prints that form's health, and lists its forms (NN-2.2). What a spell costs is order,
chaos, transcend or several of them (NN-4.5); a lasting one without turns lasts until it is ended (NN-8.2).
"""

from rules.kernel.facts import CardFacts
from rules.kernel.schema import CardSchema, Flag, Number, Word, Words

DOLL, SPELL, MIRROR = "doll", "spell", "mirror"
AFFILIATIONS = ("hearth", "tide", "thorn", "lantern")
FORMS = ("present", "mirror", "critical")

SCHEMA = CardSchema(
    kinds=(DOLL, SPELL, MIRROR),
    attributes=(
        Word("affiliation", "Affiliation", AFFILIATIONS, optional=True),
        Number("cost", "Cost", 1, 6, optional=True),
        Words("forms", "Forms", FORMS, optional=True),
        Number("present_attack", "Present attack", 0, 99, optional=True),
        Number("present_health", "Present health", 1, 99, optional=True),
        Number("mirror_attack", "Mirror attack", 0, 99, optional=True),
        Number("mirror_health", "Mirror health", 1, 99, optional=True),
        Number("critical_attack", "Critical attack", 0, 99, optional=True),
        Number("critical_health", "Critical health", 1, 99, optional=True),
        Number("mirror_cost", "Cost from the mirror pile", 1, 6, optional=True),
        Number("shield", "Shield", 1, 99, optional=True),
        Number("order", "Order", 0, 10, optional=True, asked_as="order_cost"),
        Number("chaos", "Chaos", 0, 10, optional=True),
        Number("transcend", "Transcend", 0, 1, optional=True),
        Flag("lasting", "Lasting"),
        Number("turns", "Turns", 2, 4, optional=True),
    ),
)


def forms(card: CardFacts) -> tuple[str, ...]:
    """The forms that a doll has, in their order; none for other cards."""
    return tuple(form for form in FORMS if card.number(f"{form}_health") is not None)
