"""Words and numbers as outlines, measured before they are drawn."""

from cards.faces.drawing import escaped, number, path
from cards.faces.outlines import OUTLINES

UNKNOWN_WIDTH = 110
"""What a letter without an outline takes: the square of an East Asian letter, in hundredths of a capital's height."""


def width_of(text: str, height: float) -> float:
    """How wide a text is when its capitals are this high."""
    return sum(OUTLINES[letter][0] if letter in OUTLINES else UNKNOWN_WIDTH for letter in text) * height / 100


def lettering(text: str, x: float, y: float, height: float, fill: str, anchor: float = 0.5) -> str:
    """A text with its baseline at y; `anchor` is the share of its width that lies left of x.

    A text with a letter we have no outline of is left to the reader's own fonts, in the same space.
    """
    start, wide = x - width_of(text, height) * anchor, width_of(text, height)
    if any(letter not in OUTLINES for letter in text):
        return (
            f'<text x="{number(start)}" y="{number(y)}" fill="{fill}" font-family="sans-serif" font-weight="700"'
            f' font-size="{number(height * 1.4)}" textLength="{number(wide)}" lengthAdjust="spacingAndGlyphs">'
            f"{escaped(text)}</text>"
        )
    pieces, pen = "", 0
    for letter in text:
        advance, outline = OUTLINES[letter]
        pieces += path(outline, fill, **({"transform": f"translate({pen})"} if pen else {})) if outline else ""
        pen += advance
    return f'<g transform="translate({start:.2f} {y:.2f}) scale({height / 100:.4g})">{pieces}</g>'


def fitted(text: str, x: float, y: float, height: float, width: float, fill: str, anchor: float = 0.5) -> str:
    """The same, drawn smaller where it would be wider than `width`."""
    wide = width_of(text, height)
    return lettering(text, x, y, height * min(1, width / wide), fill, anchor) if wide else ""
