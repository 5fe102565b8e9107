"""How Vanguard's abilities are told: a package for each language, a small template for each kind of record.

Another language is one more package with the same templates; `tests/rules/test_wording.py` names what it lacks.
"""

from rules.games.vanguard.costs import CounterBlast, NamedFromSoul, NamedToSoul, SoulBlast
from rules.games.vanguard.wording import en, ru, zh
from rules.kernel.abilities import Act, Cont, When
from rules.kernel.texts import TOGETHER
from rules.kernel.wording import Wording

WORDING = Wording(
    languages=(en.ENGLISH, ru.RUSSIAN, zh.SIMPLIFIED, zh.TRADITIONAL),
    kinds={When: "AUTO", Act: "ACT", Cont: "CONT"},
    together={
        **TOGETHER,
        CounterBlast: lambda cost: CounterBlast,
        SoulBlast: lambda cost: CounterBlast,
        NamedToSoul: lambda cost: NamedToSoul,
        NamedFromSoul: lambda cost: NamedFromSoul,
    },
)
