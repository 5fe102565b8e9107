"""What flies without being a dragon: angels, sylphs, succubi; and what crawls: the insects."""

from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, path, turned, twice
from cards.faces.figures.dragons import BAT_WING
from cards.faces.figures.people import maiden
from cards.faces.palette import Tones


def feathers(tones: Tones, count: int = 6, reach: float = 62) -> str:
    """A fan of feathers on the left, longest on top."""
    fan = ""
    for index in range(count):
        length = reach * (1 - 0.075 * index)
        d = f"M0 0C-7 {-length * 0.4:.0f} -7 {-length * 0.8:.0f} 2 {-length:.0f}C8 {-length * 0.7:.0f} 7 {-length * 0.3:.0f} 0 0Z"
        fan += turned(path(d, (tones.paper, tones.light)[index % 2]), -28 - 17 * index)
    return f'<g transform="translate(-8 22)">{fan}</g>'


def angel(tones: Tones, chance: Chance) -> str:
    """A maiden between feathered wings."""
    return twice(feathers(tones, chance.pick("feathers", (5, 6, 7)))) + _smaller(maiden(tones, chance))


def sylph(tones: Tones, chance: Chance) -> str:
    """A maiden with a butterfly's wings."""
    return butterfly_wings(tones) + _smaller(maiden(tones, chance))


def succubus(tones: Tones, chance: Chance) -> str:
    """A maiden with bat's wings and small horns."""
    return (
        halves(BAT_WING, tones.accent, tones.dark)
        + halves("M-10 -30C-12 -42 -22 -44 -24 -56C-32 -42 -26 -28 -18 -22Z", tones.ink, tones.ink)
        + _smaller(maiden(tones, chance))
    )


def butterfly_wings(tones: Tones) -> str:
    upper = "M0 4C-10 -30 -40 -62 -60 -50C-68 -32 -56 -4 -4 8Z"
    lower = "M-2 6C-30 4 -54 16 -50 34C-44 54 -16 46 -2 14Z"
    return (
        halves(upper, tones.light, tones.mid)
        + halves(lower, tones.accent, tones.dark)
        + twice(
            path("M-14 -8C-22 -28 -40 -44 -52 -40C-54 -26 -42 -10 -14 -8Z", tones.accent) + disc(-34, 28, 7, tones.glow)
        )
    )


def _smaller(figure: str) -> str:
    return f'<g transform="translate(0 13) scale(.82)">{figure}</g>'


def moth(tones: Tones, chance: Chance) -> str:
    """An insect with patterned wings, seen from above."""
    return (
        butterfly_wings(tones)
        + halves("M0 -24C-8 -24 -9 -10 -7 4C-10 24 -6 44 0 58Z", tones.paper, tones.shade)
        + line("M-7 12H7M-7 22H7M-6 32H6M-4 42H4", tones.dark, 2.5)
        + halves("M0 -36C-12 -36 -12 -20 0 -18Z", tones.dark, tones.deep)
        + twice(
            disc(-6, -28, 4, tones.glow) + line("M-4 -34C-8 -50 -18 -54 -26 -54", tones.dark, 3, stroke_linecap="round")
        )
    )


def beetle(tones: Tones, chance: Chance) -> str:
    """A rhinoceros beetle from above."""
    return (
        twice(
            line(
                "M-14 -8L-40 -24L-50 -44M-16 12H-46L-58 2M-14 28L-40 44L-44 62", tones.dark, 5, stroke_linejoin="round"
            )
        )
        + path("M-5 -26L-4 -56L-16 -72L0 -62L16 -72L4 -56L5 -26Z", tones.accent)
        + halves("M0 -32L-12 -30L-20 -18L-18 -8L0 -6Z", tones.light, tones.mid)
        + halves("M-1 -4L-22 -6C-32 14 -28 46 -1 60Z", tones.paper, tones.shade)
        + halves("M-4 4L-18 2C-24 16 -20 34 -6 46Z", tones.light, tones.mid)
        + twice(disc(-13, -22, 3.5, tones.glow))
        + line("M0 -6V60", tones.ink, 2)
    )


def spider(tones: Tones, chance: Chance) -> str:
    """Eight legs around a marked body."""
    legs = "M-8 -10L-30 -40L-44 -60M-10 -4L-42 -22L-60 -18M-10 4L-42 14L-58 36M-8 10L-30 38L-34 62"
    return (
        twice(
            line(legs, tones.ink, 8.5, stroke_linejoin="round", stroke_linecap="round")
            + line(legs, tones.light, 5, stroke_linejoin="round", stroke_linecap="round")
        )
        + halves("M0 4C-26 2 -28 52 0 58Z", tones.paper, tones.shade)
        + path("M-10 18H10L-10 42H10Z", tones.accent)
        + halves("M0 -26C-18 -26 -18 8 0 8Z", tones.light, tones.mid)
        + twice(
            disc(-5, -14, 3.5, tones.glow) + disc(-10, -8, 2, tones.glow) + path("M-3 -24L-9 -36L-1 -30Z", tones.accent)
        )
    )
