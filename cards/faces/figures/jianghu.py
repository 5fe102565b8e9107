"""The folk of rivers and lakes: swordsmen, ladies with hairpins, elders, officers, masked people and drummers."""

from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, path, twice
from cards.faces.figures.people import FACE
from cards.faces.palette import Tones


def swordsman(tones: Tones, chance: Chance) -> str:
    """A topknot bound with a ribbon, a crossed collar, a hilt over the shoulder; hair and ribbon differ."""
    return (
        _hilt(tones, chance)
        + _robe(tones)
        + halves(chance.pick("locks", LOCKS), tones.dark, tones.deep)
        + halves(FACE, tones.paper, tones.shade)
        + halves("M0 -40C-16 -40 -23 -28 -21 -6L-16 -10C-16 -20 -8 -26 0 -27Z", tones.dark, tones.deep)
        + path("M-7 -40C-12 -52 -5 -60 0 -60C5 -60 12 -52 7 -40Z", tones.deep)
        + chance.pick("ribbon", RIBBONS)(tones)
        + _brows_and_eyes(tones)
        + line("M-5 12H5", tones.dark, 2.4, stroke_linecap="round")
    )


def lady(tones: Tones, chance: Chance) -> str:
    """Hair piled high with pins, closed eyes, a mark between the brows; the hair differs."""
    back, knot = chance.pick("coiffure", COIFFURES)
    return (
        halves(back, tones.dark, tones.deep)
        + halves(knot, tones.deep, tones.ink)
        + _robe(tones)
        + halves("M0 12L-6 14L-7 26L-14 30L0 46Z", tones.shade, tones.light)
        + halves(FACE, tones.paper, tones.shade)
        + halves("M0 -38C-18 -40 -26 -26 -23 2C-18 -8 -15 -18 0 -26Z", tones.dark, tones.deep)
        + line("M-12 -2Q-8 2 -4 -1M12 -2Q8 2 4 -1", tones.ink, 2, stroke_linecap="round")
        + path("M0 -19L-2 -14L0 -10L2 -14Z", tones.accent)
        + path("M-4 11Q0 9 4 11Q0 15 -4 11Z", tones.accent)
        + line("M-34 -40L30 -54", tones.glow, 2.6)
        + disc(31, -54, 4, tones.accent)
        + twice(disc(-17, 12, 2.6, tones.glow))
    )


def elder(tones: Tones, chance: Chance) -> str:
    """A high brow, long white brows and a beard; the beard and the headdress differ."""
    return (
        _robe(tones)
        + halves("M0 -30C-16 -30 -19 -16 -17 -4C-16 8 -10 18 0 21Z", tones.shade, tones.light)
        + chance.pick("crown", CROWNS)(tones)
        + twice(line("M-4 -8C-9 -12 -15 -9 -19 2", tones.paper, 3.4, stroke_linecap="round"))
        + line("M-12 -1Q-8 2 -4 0M12 -1Q8 2 4 0", tones.ink, 2.2, stroke_linecap="round")
        + halves(chance.pick("beard", BEARDS), tones.paper, tones.shade)
        + line("M-4 11H4", tones.dark, 2.2, stroke_linecap="round")
    )


def officer(tones: Tones, chance: Chance) -> str:
    """A black gauze hat with wings and a moustache; the badge on the robe differs."""
    badge = chance.pick("badge", BADGES)
    return (
        halves("M0 20L-18 22C-44 28 -52 44 -54 66L0 66Z", tones.light, tones.mid)
        + halves("M0 18L-12 18L-14 30L0 34Z", tones.paper, tones.shade)
        + path("M-15 42H15V62H-15Z", tones.deep)
        + path(badge, tones.glow)
        + halves(FACE, tones.paper, tones.shade)
        + halves("M0 -52C-14 -52 -20 -42 -20 -32L-24 -30V-20H0Z", tones.ink, tones.deep)
        + twice(path("M-23 -28L-58 -34C-62 -28 -60 -22 -56 -20L-23 -22Z", tones.ink))
        + disc(0, -34, 4.5, tones.accent)
        + _brows_and_eyes(tones)
        + line("M-9 11Q-4 6 0 9Q4 6 9 11", tones.ink, 2.4, stroke_linecap="round")
    )


def masked(tones: Tones, chance: Chance) -> str:
    """A hood and a cloth before the face; only the eyes are seen, and what hangs over the shoulder differs."""
    return (
        chance.pick("weapon", (_hilt, _two_hilts))(tones, chance)
        + halves("M0 16L-22 20C-44 28 -50 44 -52 66L0 66Z", tones.deep, tones.ink)
        + halves("M0 -44C-24 -44 -30 -24 -28 -2C-27 14 -20 26 0 30Z", tones.dark, tones.deep)
        + halves("M0 -18C-12 -18 -17 -12 -17 -6V2H0Z", tones.paper, tones.shade)
        + halves("M0 2L-20 0C-19 14 -12 26 0 32Z", tones.mid, tones.dark)
        + line("M-18 4L0 8L18 4", tones.light, 1.8)
        + twice(path("M-13 -9L-3 -6L-4 -1C-8 0 -11 -2 -13 -9Z", tones.ink) + disc(-7, -5, 1.6, tones.glow))
        + path("M-26 -26C-10 -34 10 -34 26 -26L25 -20C10 -27 -10 -27 -25 -20Z", tones.accent)
    )


def drifter(tones: Tones, chance: Chance) -> str:
    """Wild hair, stubble and a gourd at the side."""
    return (
        halves("M0 20L-16 22C-40 26 -50 42 -52 66L0 66Z", tones.mid, tones.dark)
        + path("M-40 44L-30 40L-34 52L-24 50L-32 60Z", tones.deep)
        + halves("M0 62L-20 22L-27 27L-10 66L0 66Z", tones.shade, tones.light)
        + halves(chance.pick("mane", MANES), tones.dark, tones.deep)
        + halves(FACE, tones.paper, tones.shade)
        + halves("M0 8C-6 6 -12 8 -14 2C-13 12 -8 19 0 22Z", tones.mid, tones.dark)
        + halves("M0 -38L-12 -34L-24 -36L-20 -8L-14 -16L-8 -10L0 -22Z", tones.dark, tones.deep)
        + _brows_and_eyes(tones)
        + line("M-5 11Q1 15 6 10", tones.ink, 2.2, stroke_linecap="round")
        + path("M30 34C24 34 24 42 29 44C20 48 22 64 34 64C46 64 48 48 39 44C44 42 44 34 38 34Z", tones.accent)
        + path("M31 34V28H37V34Z", tones.deep)
    )


def _robe(tones: Tones) -> str:
    """A robe crossed left over right."""
    return (
        halves("M0 20L-16 22C-42 28 -50 44 -52 66L0 66Z", tones.mid, tones.dark)
        + path("M-15 20L6 66H-10L-24 24Z", tones.paper)
        + path("M15 20L-8 66H10L24 24Z", tones.accent)
        + halves("M0 14L-7 16L-8 24L0 34Z", tones.shade, tones.light)
    )


def _brows_and_eyes(tones: Tones) -> str:
    return twice(path("M-13 -4L-4 -2L-5 2C-9 3 -12 2 -13 -4Z", tones.ink) + line("M-15 -8L-4 -6", tones.deep, 2.6))


def _hilt(tones: Tones, chance: Chance) -> str:
    """A sword over the right shoulder."""
    return (
        line("M22 34L46 -26", tones.deep, 7)
        + line("M40 -22L54 -16", tones.glow, 5, stroke_linecap="round")
        + line("M47 -20L54 -44", tones.accent, 5.5, stroke_linecap="round")
        + disc(55, -47, 3.6, tones.glow)
    )


def _two_hilts(tones: Tones, chance: Chance) -> str:
    return twice(line("M-22 34L-44 -24", tones.deep, 6) + line("M-45 -24L-52 -44", tones.accent, 5))


LOCKS = (
    "M0 -38C-24 -38 -30 -20 -27 0L-30 34L-18 28L0 20Z",
    "M0 -38C-26 -38 -28 -18 -25 2L-38 30L-16 26L0 20Z",
    "M0 -38C-22 -38 -28 -22 -25 -4L-22 18L0 20Z",
)
COIFFURES = (
    (
        "M0 -36C-24 -38 -32 -20 -30 4C-28 24 -38 40 -44 56L-16 40L0 20Z",
        "M0 -40C-4 -66 -28 -66 -26 -46C-25 -36 -10 -34 0 -36Z",
    ),
    ("M0 -36C-22 -38 -30 -20 -28 4L-30 34L-16 32L0 20Z", "M0 -38C-14 -40 -16 -64 0 -66Z"),
    ("M0 -36C-24 -38 -32 -20 -30 4L-36 50L-20 44L0 20Z", "M0 -38C-10 -44 -34 -62 -38 -44C-40 -30 -14 -28 0 -34Z"),
)
MANES = (
    "M0 -42L-14 -38L-30 -44L-30 -28L-42 -18L-32 -8L-38 8L-26 8L-24 22L0 20Z",
    "M0 -44L-18 -42L-24 -34L-38 -30L-32 -16L-40 0L-28 4L-30 20L0 20Z",
)
BEARDS = (
    "M0 7C-6 5 -13 8 -15 2C-18 26 -10 48 0 60Z",
    "M0 7C-6 5 -12 8 -14 2C-20 18 -18 34 -24 48L-8 42L0 52Z",
    "M0 7C-5 5 -11 8 -13 3C-14 16 -8 28 0 34Z",
)
BADGES = (
    "M0 44L10 52L0 60L-10 52Z",
    "M-10 56C-6 46 6 46 10 56L6 60H-6Z",
    "M-9 46H9L5 52L9 58H-9L-5 52Z",
)


def _band(tones: Tones) -> str:
    return path("M-22 -24C-8 -31 8 -31 22 -24L21 -18C8 -25 -8 -25 -21 -18Z", tones.accent)


def _tails(tones: Tones) -> str:
    return path("M-6 -44H6L4 -38H-4Z", tones.accent) + path("M4 -42L26 -36L22 -28L30 -22L10 -32Z", tones.accent)


def _pin(tones: Tones) -> str:
    return line("M-18 -50L18 -46", tones.glow, 2.6, stroke_linecap="round") + path("M-6 -44H6L5 -38H-5Z", tones.accent)


RIBBONS = (_band, _tails, _pin)


def _bald(tones: Tones) -> str:
    return "".join(disc(4 * column, -24 + 4 * row, 1.2, tones.dark) for column in (-1, 0, 1) for row in (0, 1))


def _lotus(tones: Tones) -> str:
    """A small crown of the Way."""
    return halves("M0 -54L-7 -44L-14 -46L-10 -32L0 -30Z", tones.glow, tones.accent) + line(
        "M-16 -36H16", tones.deep, 2.6, stroke_linecap="round"
    )


def _cap(tones: Tones) -> str:
    return halves("M0 -44C-14 -44 -20 -34 -19 -20L0 -24Z", tones.dark, tones.deep) + path(
        "M-6 -32H6L4 -24H-4Z", tones.glow
    )


CROWNS = (_bald, _lotus, _cap)
