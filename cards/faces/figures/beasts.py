"""Wolves, unicorns, apes and fish: heads seen from the front, in facets."""

from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, path, twice
from cards.faces.palette import Tones


def beast(tones: Tones, chance: Chance) -> str:
    """A wolf-like head; ears, mane and collar differ."""
    return (
        chance.pick("mane", MANES)(tones)
        + halves(chance.pick("ears", EARS), tones.paper, tones.shade)
        + halves("M-12 -26L-24 -42L-26 -22Z", tones.accent, tones.accent)
        + wolf_face(tones)
    )


EARS = (
    "M-6 -26L-27 -56L-32 -14Z",
    "M-6 -28C-14 -46 -34 -50 -36 -34C-38 -22 -32 -14 -28 -10Z",
    "M-8 -26C-24 -40 -46 -36 -54 -10C-44 -20 -38 -14 -30 -4Z",
)


def wolf_face(tones: Tones) -> str:
    return (
        halves("M0 -30L-12 -28L-30 -14L-38 10L-22 16L-12 36L0 41Z", tones.paper, tones.shade)
        + halves("M0 -30L-12 -28L-20 -6L0 6Z", tones.light, tones.mid)
        + halves("M-38 10L-20 4L-10 14L-12 36L-22 16Z", tones.light, tones.mid)
        + twice(path("M-25 -6L-9 3L-11 8L-22 3Z", tones.ink) + path("M-19 -1L-12 3L-13 6L-18 3Z", tones.glow))
        + path("M-8 25H8L4 33L0 35L-4 33Z", tones.ink)
        + path("M0 -26L-5 -14L0 -2L5 -14Z", tones.accent)
    )


def _ruff(tones: Tones) -> str:
    d = "M0 -44L-14 -38L-22 -46L-30 -32L-46 -30L-42 -14L-56 -2L-44 10L-50 28L-34 32L-32 50L-16 50L-8 66L0 58Z"
    return halves(d, tones.mid, tones.dark)


def _cloak(tones: Tones) -> str:
    return halves("M0 14L-24 20C-44 28 -50 46 -52 66L0 66Z", tones.mid, tones.dark) + path(
        "M-30 40H30L24 52H-24Z", tones.accent
    )


def _flames(tones: Tones) -> str:
    d = "M0 -58C-6 -48 -20 -48 -18 -60C-32 -52 -34 -36 -50 -38C-46 -26 -58 -16 -52 0C-56 14 -46 24 -48 38C-34 36 -30 52 -14 60L0 66Z"
    return halves(d, tones.accent, tones.dark)


MANES = (_ruff, _cloak, _flames)


def cat(tones: Tones, chance: Chance) -> str:
    """A round head with wide eyes and whiskers."""
    return (
        halves("M0 16L-22 22C-40 30 -46 46 -46 66L0 66Z", tones.mid, tones.dark)
        + path("M-26 36H26L20 46H-20Z", tones.accent)
        + halves(chance.pick("cat ears", CAT_EARS), tones.paper, tones.shade)
        + halves("M-16 -28L-30 -44L-32 -20Z", tones.accent, tones.accent)
        + halves("M0 -30C-26 -32 -40 -14 -38 6C-36 26 -18 36 0 36Z", tones.paper, tones.shade)
        + halves("M0 -30L-16 -28L-10 -14L0 -4Z", tones.light, tones.mid)
        + twice(path("M-28 -4C-22 -14 -10 -12 -7 0C-12 10 -24 8 -28 -4Z", tones.ink) + disc(-17, -3, 4.5, tones.glow))
        + path("M-5 10H5L0 16Z", tones.accent)
        + line("M0 16V21M-9 24Q-4 27 0 21Q4 27 9 24M-24 14L-48 10M-24 19L-46 22M24 14L48 10M24 19L46 22", tones.ink, 2)
    )


CAT_EARS = (
    "M-6 -28C-18 -34 -24 -46 -38 -54C-42 -36 -42 -20 -36 -6Z",
    "M-8 -26C-14 -52 -44 -54 -44 -30C-44 -18 -38 -10 -32 -8Z",
    "M-10 -26C-8 -46 -16 -62 -26 -70C-38 -56 -38 -30 -30 -12Z",
)


def horse(tones: Tones, chance: Chance) -> str:
    """A horse's head in profile with a star-lit horn."""
    return (
        path("M2 -34L-6 -78L14 -38Z", tones.accent)
        + path("M6 -38L-6 -78L14 -38Z", tones.glow)
        + path("M14 -46C40 -40 58 -8 52 30C50 46 56 58 60 66L-6 66C0 44 -2 30 -8 24Z", tones.dark)
        + path(
            "M16 -38L22 -54L30 -34C46 -14 44 20 40 66L0 66C4 40 2 28 -6 22L-28 30C-38 30 -42 20 -38 10L-16 -14L-4 -32Z",
            tones.paper,
        )
        + path("M30 -34C46 -14 44 20 40 66L18 66C28 30 28 0 12 -20Z", tones.shade)
        + path("M20 -44C34 -36 44 -22 46 -6L34 -12L40 8L28 0L34 26L22 14Z", tones.mid)
        + path("M-8 -12L2 -10L-2 -5L-7 -6Z", tones.ink)
        + disc(-32, 18, 2.5, tones.ink)
        + line("M-36 26Q-28 24 -22 20", tones.ink, 2)
        + line("M-24 -4L-2 14L6 8", tones.accent, 3)
    )


def brute(tones: Tones, chance: Chance) -> str:
    """An ape-like head with tusks, masked or bare."""
    return (
        halves("M0 20L-26 18C-50 24 -56 44 -56 66L0 66Z", tones.mid, tones.dark)
        + halves(
            "M0 -48L-20 -44L-24 -56L-36 -38L-50 -40L-44 -20L-54 -4L-40 4L-44 20L-20 30L0 36Z", tones.dark, tones.deep
        )
        + halves("M0 -28C-18 -30 -28 -18 -26 -4L-30 12C-26 28 -12 36 0 36Z", tones.paper, tones.shade)
        + halves("M0 -14L-26 -20L-28 -6L-8 0L0 -4Z", tones.light, tones.mid)
        + twice(path("M-24 -6L-7 0L-9 4L-21 0Z", tones.ink) + disc(-14, 0, 2, tones.glow))
        + chance.pick("muzzle", (_tusks, _mask))(tones)
    )


def _tusks(tones: Tones) -> str:
    return path("M-18 14C-8 8 8 8 18 14C16 28 -16 28 -18 14Z", tones.ink) + twice(
        path("M-18 24L-16 4L-9 20Z", tones.glow) + disc(-3, 7, 2, tones.ink)
    )


def _mask(tones: Tones) -> str:
    return halves("M0 4L-29 8C-28 24 -14 38 0 40Z", tones.deep, tones.ink) + line(
        "M-29 8L0 4L29 8M-20 18H20M-14 28H14", tones.accent, 2.5
    )


def fish(tones: Tones, chance: Chance) -> str:
    """A face between fins."""
    return (
        halves("M-14 -20L-40 -48L-38 -26L-58 -20L-42 -4L-58 12L-38 14L-44 36L-16 24Z", tones.accent, tones.mid)
        + halves("M0 24L-18 28C-38 34 -44 48 -46 66L0 66Z", tones.dark, tones.deep)
        + path("M-8 -30L-4 -62L4 -46L12 -58L10 -30Z", tones.accent)
        + halves("M0 -36C-20 -36 -28 -18 -26 2C-24 22 -10 34 0 36Z", tones.light, tones.mid)
        + twice(disc(-13, -6, 8, tones.paper) + disc(-12, -5, 4, tones.ink))
        + path("M-14 18C-6 12 6 12 14 18C8 28 -8 28 -14 18Z", tones.ink)
        + line("M-24 10L-14 8M-22 16L-15 13M24 10L14 8M22 16L15 13", tones.dark, 2)
    )
