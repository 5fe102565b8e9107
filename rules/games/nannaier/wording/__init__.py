"""How the cards of Nannaier's Exercise are told: a module for each language, a line for most kinds of record.

What all games share is told by the kernel (`kernel/texts`). A card carries one text: what a doll does in any form, then
form by form; how long a spell lasts, then what it does.
"""

from rules.games.nannaier.wording import en, ru, zh
from rules.games.nannaier.wording.shape import TOGETHER
from rules.kernel.wording import Wording

WORDING = Wording(languages=(en.ENGLISH, ru.RUSSIAN, zh.SIMPLIFIED, zh.TRADITIONAL), together=TOGETHER)
