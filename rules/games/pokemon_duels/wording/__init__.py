"""How the cards of Pokémon Duels are told: a module for each language, a line for most kinds of record.

What all games share is told by the kernel (`kernel/texts`); `shape` holds what the languages share here. The Russian
words are those of the rules' source.
"""

from rules.games.pokemon_duels.wording import en, ru, zh
from rules.games.pokemon_duels.wording.shape import TOGETHER
from rules.kernel.wording import Wording

WORDING = Wording(languages=(en.ENGLISH, ru.RUSSIAN, zh.SIMPLIFIED, zh.TRADITIONAL), together=TOGETHER)
