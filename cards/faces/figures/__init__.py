"""The figures in the middle of a card: busts, heads and whole bodies, drawn about (0, 0) within 50 units each way.

Light falls from the left: the left half of a figure is drawn a tone lighter than the right.
"""

from collections.abc import Callable

from cards.faces.chance import Chance
from cards.faces.palette import Tones

Figure = Callable[[Tones, Chance], str]
