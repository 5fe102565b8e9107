"""What lives in the wild or is made of it: birds, bears, serpents, crabs; trees, water, stone and light; totems."""

from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, path, rectangle, twice
from cards.faces.palette import Tones


def bird(tones: Tones, chance: Chance) -> str:
    """A bird's head with a hooked beak over folded wings."""
    return (
        halves("M0 22L-20 18C-44 26 -54 46 -52 66L0 66Z", tones.mid, tones.dark)
        + twice(path("M-20 26L-40 66H-28L-14 34Z", tones.light) + path("M-34 34L-50 66H-42L-28 40Z", tones.dark))
        + chance.pick("tuft", TUFTS)(tones)
        + halves("M0 -36C-24 -38 -34 -20 -30 0C-26 18 -14 28 0 30Z", tones.paper, tones.shade)
        + halves("M0 -22L-30 -18C-30 -2 -20 8 -8 6L0 -4Z", tones.light, tones.mid)
        + twice(disc(-15, -8, 8, tones.glow) + disc(-14, -7, 4, tones.ink))
        + halves("M0 -8L-9 4C-8 14 -4 20 0 28Z", tones.glow, tones.accent)
    )


def _ears(tones: Tones) -> str:
    return halves("M-8 -32L-34 -56L-30 -22Z", tones.light, tones.mid)


def _crest(tones: Tones) -> str:
    return path("M-4 -34C-14 -56 8 -66 28 -62C14 -56 14 -50 26 -46C14 -46 10 -40 12 -32Z", tones.accent)


def _comb(tones: Tones) -> str:
    return path("M-14 -32C-22 -48 -8 -54 -4 -44C-4 -60 14 -60 12 -44C18 -52 28 -42 16 -30Z", tones.accent)


TUFTS = (_ears, _crest)


def fowl(tones: Tones, chance: Chance) -> str:
    """A hen, combed and cross."""
    return _comb(tones) + bird(tones, chance)


def bear(tones: Tones, chance: Chance) -> str:
    """A broad head with round ears."""
    return (
        halves("M0 14L-26 16C-52 24 -58 46 -58 66L0 66Z", tones.mid, tones.dark)
        + twice(disc(-30, -32, 13, tones.mid) + disc(-30, -32, 7, tones.accent))
        + halves("M0 -40C-30 -40 -42 -22 -40 0C-38 22 -20 38 0 40Z", tones.paper, tones.shade)
        + halves("M0 -40L-14 -38L-10 -6L0 4Z", tones.light, tones.mid)
        + twice(path("M-26 -12L-10 -6L-12 2C-20 2 -26 -4 -26 -12Z", tones.ink) + disc(-16, -5, 2.5, tones.glow))
        + halves("M0 4C-16 4 -20 14 -18 24C-14 34 -6 36 0 36Z", tones.shade, tones.light)
        + path("M-9 8H9L5 17H-5Z", tones.ink)
        + line("M0 17V24M-10 26Q-5 31 0 24Q5 31 10 26", tones.ink, 2.5)
    )


def tusker(tones: Tones, chance: Chance) -> str:
    """A boar's or a rhinoceros's heavy head."""
    return (
        halves("M0 10L-28 14C-54 24 -60 46 -60 66L0 66Z", tones.mid, tones.dark)
        + path("M-6 -36L0 -62L6 -36Z", tones.dark)
        + halves("M-12 -30L-38 -50C-44 -36 -40 -22 -30 -14Z", tones.accent, tones.dark)
        + halves("M0 -38C-24 -38 -36 -18 -34 4L-22 36L0 44Z", tones.light, tones.mid)
        + twice(path("M-27 -10L-9 -4L-13 2L-24 -2Z", tones.ink) + disc(-16, -3, 2, tones.glow))
        + halves("M0 12C-16 12 -20 24 -18 36L0 42Z", tones.paper, tones.shade)
        + twice(disc(-7, 26, 4, tones.ink) + path("M-20 40C-36 36 -40 22 -36 8C-32 20 -24 26 -16 28Z", tones.glow))
    )


def serpent(tones: Tones, chance: Chance) -> str:
    """A cobra with a spread hood."""
    coil = "M-40 66C-46 50 -20 44 0 44C20 44 46 50 40 66Z"
    return (
        path(coil, tones.dark)
        + halves("M0 -40C-28 -40 -52 -18 -48 8C-44 30 -22 36 -14 54L0 56Z", tones.mid, tones.dark)
        + halves("M0 -24C-14 -20 -26 -8 -24 8C-20 26 -8 34 0 52Z", tones.accent, tones.dark)
        + line("M-18 0H18M-18 12H18M-12 24H12M-6 36H6", tones.deep, 3)
        + halves("M0 -44C-18 -44 -24 -30 -20 -16L-8 2H0Z", tones.paper, tones.shade)
        + twice(path("M-17 -26L-5 -20L-8 -14L-15 -18Z", tones.ink) + disc(-10, -20, 2, tones.glow))
        + line("M0 2V16M0 16L-6 24M0 16L6 24", tones.glow, 2.5)
    )


def crab(tones: Tones, chance: Chance) -> str:
    """Two great claws over a shell."""
    legs = "M-30 28L-50 36L-54 54M-26 36L-42 48L-42 62"
    claw = "M-26 6L-44 -10L-40 -36C-58 -32 -66 -10 -54 4C-46 14 -34 14 -26 12ZM-40 -36C-28 -36 -24 -22 -32 -12L-38 -14Z"
    return (
        twice(line(legs, tones.dark, 6, stroke_linejoin="round") + path(claw, tones.light))
        + halves("M0 -4C-24 -8 -40 8 -38 26C-34 46 -16 52 0 52Z", tones.paper, tones.shade)
        + halves("M0 4C-16 2 -26 12 -26 22L0 26Z", tones.light, tones.mid)
        + twice(line("M-12 0V-14", tones.dark, 4) + disc(-12, -18, 6, tones.glow) + disc(-12, -18, 3, tones.ink))
        + line("M-12 40Q0 46 12 40", tones.ink, 3)
    )


def totem(tones: Tones, chance: Chance) -> str:
    """A carved pole: a face above a face, with wings or horns."""
    return (
        chance.pick("arms", TOTEM_ARMS)(tones)
        + halves("M0 10H-24V66H0Z", tones.mid, tones.dark)
        + halves("M0 -46L-26 -40V6L-18 14H0Z", tones.paper, tones.shade)
        + twice(path("M-20 -26L-5 -20V-12H-16Z", tones.ink) + disc(-11, -17, 2.5, tones.glow))
        + halves("M0 -22L-4 -4L0 0Z", tones.accent, tones.accent)
        + path("M-14 2H14L10 8H-10Z", tones.ink)
        + twice(path("M-19 26L-5 30V38H-16Z", tones.deep) + disc(-11, 33, 2.5, tones.glow))
        + path("M-15 48H15V54H-15Z", tones.accent)
        + line("M-24 18H24", tones.accent, 3)
    )


def _spread(tones: Tones) -> str:
    return halves("M-20 -6L-60 -26L-54 -8L-58 6L-48 12L-46 26L-20 20Z", tones.light, tones.mid)


def _antlers(tones: Tones) -> str:
    return halves("M-12 -40C-30 -46 -40 -58 -36 -70C-30 -58 -20 -54 -8 -46Z", tones.glow, tones.accent) + halves(
        "M-22 6L-46 0L-40 20L-22 22Z", tones.light, tones.mid
    )


TOTEM_ARMS = (_spread, _antlers)


def tree(tones: Tones, chance: Chance) -> str:
    """A tree that looks back."""
    return (
        halves("M0 -54C-18 -66 -40 -56 -42 -40C-60 -36 -62 -12 -46 -4C-40 8 -20 8 0 4Z", tones.mid, tones.dark)
        + twice(disc(-34, -34, 6, tones.light) + disc(-14, -50, 5, tones.light) + disc(-46, -16, 4, tones.accent))
        + halves("M0 -20L-20 -16L-24 20L-44 66L0 66Z", tones.paper, tones.shade)
        + halves("M-20 4L-52 20L-58 38L-48 32L-46 46L-38 34L-22 24Z", tones.shade, tones.mid)
        + twice(path("M-16 -4L-4 2L-6 8L-14 6Z", tones.ink) + disc(-9, 3, 2, tones.glow))
        + path("M-8 20Q0 14 8 20L6 32Q0 28 -6 32Z", tones.ink)
        + line("M-14 40L-18 60M14 40L18 60M0 40V62", tones.dark, 2.5)
    )


def wave(tones: Tones, chance: Chance) -> str:
    """Water or wind that has taken a shape."""
    return (
        halves("M0 -50C-12 -38 -34 -30 -34 -4C-34 10 -26 18 -34 30C-44 40 -46 54 -46 66L0 66Z", tones.light, tones.mid)
        + halves("M0 -22C-10 -16 -20 -10 -18 6C-16 20 -26 34 -24 66L0 66Z", tones.paper, tones.shade)
        + twice(
            path("M-30 -12C-52 -10 -60 10 -50 26C-46 14 -36 10 -26 12Z", tones.accent)
            + disc(-46, -30, 4, tones.glow)
            + disc(-32, -48, 3, tones.glow)
        )
        + twice(path("M-15 -6L-3 0L-5 5L-13 3Z", tones.ink))
        + line("M-14 30Q-6 24 0 30T14 30M-18 46Q-8 40 0 46T18 46", tones.mid, 3, stroke_linecap="round")
    )


def rock(tones: Tones, chance: Chance) -> str:
    """Stone or iron in the shape of a giant, lit from within."""
    return (
        halves("M0 6L-30 0L-54 10L-62 40L-50 66L0 66Z", tones.mid, tones.dark)
        + halves("M-30 0L-54 10L-46 28L-26 22Z", tones.light, tones.mid)
        + halves("M0 -44L-18 -42L-28 -24L-24 2L-10 16H0Z", tones.paper, tones.shade)
        + halves("M0 -44L-18 -42L-12 -20L0 -16Z", tones.light, tones.mid)
        + twice(path("M-21 -14L-5 -8V0L-18 -4Z", tones.accent) + path("M-17 -10L-7 -6V-3L-15 -6Z", tones.glow))
        + path("M-9 6H9L6 11H-6Z", tones.ink)
        + line("M-10 66L-16 44L-4 34L-8 20M16 66L12 50L22 38", tones.accent, 3.5, stroke_linejoin="round")
    )


def spark(tones: Tones, chance: Chance) -> str:
    """A living light: a wisp or a spirit."""
    ring = disc(0, 4, 42, "none", stroke=tones.accent, stroke_width=3)
    tail = "M0 -58C-14 -36 -36 -26 -36 4C-36 28 -18 42 0 66Z"
    return (
        ring
        + halves(tail, tones.light, tones.mid)
        + halves("M0 -30C-8 -18 -22 -10 -20 8C-18 22 -8 28 0 34Z", tones.paper, tones.glow)
        + twice(disc(-8, 6, 4.5, tones.ink) + disc(-44, -24, 4, tones.glow) + disc(-30, 48, 3, tones.glow))
        + rectangle(-5, 16, 10, 3, tones.ink, rx=1.5)
    )
