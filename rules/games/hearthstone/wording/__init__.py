"""How Hearthstone's cards are told: a package for each language, a small template for each kind of record.

`shape` holds what all languages share; `zh` tells both ways of writing Chinese.
"""

from rules.games.hearthstone.wording import en, ru, zh
from rules.games.hearthstone.wording.shape import TOGETHER
from rules.kernel.wording import Wording

WORDING = Wording(languages=(en.ENGLISH, ru.RUSSIAN, zh.SIMPLIFIED, zh.TRADITIONAL), together=TOGETHER)
