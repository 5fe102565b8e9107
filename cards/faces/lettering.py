"""Words and numbers as outlines, measured before they are drawn."""

from cards.faces.drawing import escaped, number
from cards.faces.outlines import OUTLINES

UNKNOWN_WIDTH = 110
"""What a letter without an outline takes: the square of an East Asian letter, in hundredths of a capital's height."""


def width_of(text: str, height: float) -> float:
    """How wide a text is when its capitals are this high."""
    return sum(OUTLINES[letter][0] if letter in OUTLINES else UNKNOWN_WIDTH for letter in text) * height / 100


class Letters:
    """The letters of one drawing: each is outlined where it first stands, and referred to from then on."""

    def __init__(self, name: str) -> None:
        """`name` begins the ids of the letters; no other drawing on a page may use it."""
        self._name = name
        self._outlined: set[str] = set()

    def line(self, text: str, x: float, y: float, height: float, fill: str, anchor: float = 0.5) -> str:
        """A text with its baseline at y; `anchor` is the share of its width that lies left of x.

        A text with a letter we have no outline of is left to the reader's own fonts, in the same space.
        """
        wide = width_of(text, height)
        if any(letter not in OUTLINES for letter in text):
            return _in_own_fonts(text, x - wide * anchor, y, height, fill)
        drawn, pen = "", 0
        for letter in text:
            drawn += self._letter(letter, pen)
            pen += OUTLINES[letter][0]
        place = f"translate({number(x - wide * anchor)} {number(y)}) scale({height / 100:.3g})"
        return f'<g fill="{fill}" transform="{place}">{drawn}</g>'

    def fitted(self, text: str, x: float, y: float, height: float, width: float, fill: str, anchor: float = 0.5) -> str:
        """The same, drawn smaller where it would be wider than `width`."""
        wide = width_of(text, height)
        return self.line(text, x, y, height * min(1, width / wide), fill, anchor) if wide else ""

    def _letter(self, letter: str, pen: int) -> str:
        outline, name = OUTLINES[letter][1], f"{self._name}{ord(letter):x}"
        if letter in self._outlined:
            return f'<use href="#{name}" x="{pen}"/>'
        if not outline:
            return ""
        self._outlined.add(letter)
        drawn = f'<path id="{name}" d="{outline.replace(" -", "-")}"/>'
        return f'<g transform="translate({pen})">{drawn}</g>' if pen else drawn


def _in_own_fonts(text: str, x: float, y: float, height: float, fill: str) -> str:
    place = (
        f'x="{number(x)}" y="{number(y)}" textLength="{number(width_of(text, height))}" lengthAdjust="spacingAndGlyphs"'
    )
    look = f'fill="{fill}" font-family="sans-serif" font-weight="700" font-size="{number(height * 1.4)}"'
    return f"<text {place} {look}>{escaped(text)}</text>"
