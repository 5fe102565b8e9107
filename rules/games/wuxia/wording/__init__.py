"""How the heroes of Wuxia are told: a module for each language, a line for most kinds of record.

What all games share is told by the kernel (`kernel/texts`). A card carries one text: its keywords, then its sentences.
"""

from rules.games.wuxia.wording import en, ru, zh
from rules.games.wuxia.wording.shape import TOGETHER
from rules.kernel.wording import Wording

WORDING = Wording(languages=(en.ENGLISH, ru.RUSSIAN, zh.SIMPLIFIED, zh.TRADITIONAL), together=TOGETHER)
