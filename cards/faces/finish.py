"""Rarity as the finish of the frame: a plain line, a light one, two, foil, or no frame at all."""

from cards.faces.drawing import HEIGHT, WIDTH, rectangle
from cards.faces.palette import Tones


def frame(tones: Tones, rarity: str, prefix: str) -> str:
    """The card's body and its border."""
    return rectangle(0, 0, WIDTH, HEIGHT, tones.deep, rx=8) + rectangle(
        3, 3, WIDTH - 6, HEIGHT - 6, "none", rx=6, stroke=tones.accent, stroke_width=1.5
    )
