"""What shines behind a figure's head: a disc, a halo, a crescent, a star or a wheel, about (0, 0) and up to 55 units out."""

from cards.faces.chance import Chance
from cards.faces.drawing import disc, path, polygon, star_points
from cards.faces.palette import Tones


def sun(tones: Tones, chance: Chance) -> str:
    return chance.pick("sun", SUNS)(tones)


def _disc(tones: Tones) -> str:
    return disc(0, -10, 45, tones.haze) + disc(0, -10, 38, tones.accent)


def _halo(tones: Tones) -> str:
    return disc(0, -8, 46, "none", stroke=tones.glow, stroke_width=2) + disc(
        0, -8, 38, "none", stroke=tones.accent, stroke_width=6
    )


def _crescent(tones: Tones) -> str:
    return path("M-6 -58A48 48 0 1 0 50 14A42 42 0 1 1 -6 -58Z", tones.glow)


def _star(tones: Tones) -> str:
    return path(polygon(star_points(8, 28, 56)), tones.accent) + path(polygon(star_points(8, 22, 42)), tones.haze)


def _wheel(tones: Tones) -> str:
    return (
        path(polygon(star_points(24, 43, 52)), tones.accent) + disc(0, 0, 41, tones.haze) + disc(0, 0, 34, tones.accent)
    )


def _half(tones: Tones) -> str:
    """A rising half disc over long bars."""
    return path("M-50 8A50 50 0 0 1 50 8Z", tones.accent) + path(
        "M-62 13H62V19H-62ZM-52 24H52V28H-52ZM-40 33H40V36H-40Z", tones.accent
    )


SUNS = (_disc, _halo, _crescent, _star, _wheel, _half)
