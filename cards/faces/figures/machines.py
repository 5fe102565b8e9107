"""Battleroids, workeroids and visitors from elsewhere."""

from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, path, rectangle, twice
from cards.faces.palette import Tones


def battleroid(tones: Tones, chance: Chance) -> str:
    """A fighting machine's head and shoulders; fin, visor and guard differ."""
    return (
        halves(chance.pick("shoulders", SHOULDERS), tones.mid, tones.dark)
        + halves("M0 30L-14 26L-24 40L-14 66L0 66Z", tones.paper, tones.shade)
        + disc(0, 48, 8, tones.deep)
        + disc(0, 48, 5, tones.glow)
        + chance.pick("fin", FINS)(tones)
        + twice(path("M-24 -14L-33 -10V10L-24 14Z", tones.accent))
        + halves("M0 -33L-15 -31L-24 -18L-25 6L-15 24L0 30Z", tones.paper, tones.shade)
        + halves("M0 12L-12 10L-14 22L0 30Z", tones.light, tones.mid)
        + chance.pick("eyes", EYES)(tones)
    )


SHOULDERS = (
    "M0 26L-20 26L-34 18L-58 24L-60 50L-44 46L-36 66L0 66Z",
    "M0 26L-24 28C-34 12 -62 16 -62 42C-62 54 -52 60 -42 56L-36 66L0 66Z",
    "M0 26L-22 26L-62 10L-50 34L-58 38L-44 50L-40 66L0 66Z",
)


def _vee(tones: Tones) -> str:
    return halves("M0 -24L-8 -28L-50 -56L-20 -18Z", tones.glow, tones.accent) + path(
        "M-6 -38H6L4 -18H-4Z", tones.accent
    )


def _mohawk(tones: Tones) -> str:
    return path("M-5 -28C-10 -50 -4 -62 0 -66C4 -62 10 -50 5 -28Z", tones.accent) + twice(
        path("M-16 -28L-24 -54L-8 -32Z", tones.light)
    )


def _antennae(tones: Tones) -> str:
    return twice(line("M-18 -26L-32 -54", tones.accent, 4, stroke_linecap="round") + disc(-33, -56, 5, tones.glow))


def _sunwheel(tones: Tones) -> str:
    spikes = "M0 -62L-8 -46L-26 -54L-24 -36L-44 -36L-34 -20L-50 -8L-32 -4L-40 12L-20 8L0 0Z"
    return halves(spikes, tones.glow, tones.accent)


def _hornfin(tones: Tones) -> str:
    return halves("M-10 -30C-16 -44 -30 -48 -32 -64C-46 -48 -42 -24 -24 -14Z", tones.light, tones.mid) + path(
        "M0 -52L-7 -28L0 -20L7 -28Z", tones.accent
    )


FINS = (_vee, _mohawk, _antennae, _sunwheel, _hornfin)


def _visor(tones: Tones) -> str:
    return (
        path("M0 -8L-24 -15L-22 -1L-8 5H8L22 -1L24 -15Z", tones.ink)
        + halves("M-3 -3L-20 -9L-19 -3L-8 1H-3Z", tones.glow, tones.glow)
        + line("M-6 15V24M0 14V27M6 15V24", tones.dark, 2)
    )


def _mono(tones: Tones) -> str:
    return (
        rectangle(-21, -13, 42, 14, tones.ink, rx=7)
        + disc(-2, -6, 5.5, tones.glow)
        + line("M-9 14H9M-8 19H8M-5 24H5", tones.dark, 2)
    )


def _masked(tones: Tones) -> str:
    return (
        twice(path("M-22 -12L-5 -4L-7 1L-20 -3Z", tones.ink) + path("M-18 -8L-9 -4L-10 -1L-17 -4Z", tones.glow))
        + path("M-14 8H14L10 22L0 28L-10 22Z", tones.dark)
        + path("M0 -32L-5 -16L0 -6L5 -16Z", tones.accent)
    )


def _lenses(tones: Tones) -> str:
    return twice(disc(-10, -6, 8.5, tones.ink) + disc(-10, -6, 5, tones.glow)) + path("M-10 14H10L6 22H-6Z", tones.dark)


EYES = (_visor, _mono, _masked, _lenses)


def workeroid(tones: Tones, chance: Chance) -> str:
    """A working machine: bolts, a lamp and a grille."""
    return (
        halves("M0 24L-30 24C-46 30 -52 46 -54 66L0 66Z", tones.mid, tones.dark)
        + twice(rectangle(-38, -12, 16, 14, tones.accent, rx=3))
        + halves("M0 -36H-20C-27 -36 -28 -30 -28 -24V20C-28 28 -24 30 -18 30H0Z", tones.paper, tones.shade)
        + halves("M0 -36H-20C-28 -36 -28 -28 -28 -18H0Z", tones.light, tones.mid)
        + twice(disc(-12, -4, 7.5, tones.ink) + disc(-11, -5, 3, tones.glow))
        + path("M-16 12H16V24H-16Z", tones.ink)
        + line("M-8 12V24M0 12V24M8 12V24", tones.shade, 2)
        + line("M-10 -36L-18 -52M-4 -36L0 -56M10 -36L18 -50", tones.accent, 4, stroke_linecap="round")
        + disc(0, -56, 5, tones.glow)
    )


def alien(tones: Tones, chance: Chance) -> str:
    """A great brow over two dark eyes."""
    return (
        halves("M0 20L-18 26C-40 30 -46 46 -48 66L0 66Z", tones.mid, tones.dark)
        + halves("M0 36L-16 28L-26 40L0 56Z", tones.accent, tones.glow)
        + chance.pick("feelers", FEELERS)(tones)
        + halves("M0 -46C-32 -46 -40 -20 -30 2C-24 16 -10 26 0 30Z", tones.paper, tones.shade)
        + halves("M0 -46C-20 -46 -34 -36 -34 -20C-22 -28 -10 -24 0 -16Z", tones.light, tones.mid)
        + twice(path("M-26 -8C-16 -10 -6 0 -4 10C-14 12 -24 4 -26 -8Z", tones.ink) + disc(-17, -1, 3, tones.glow))
        + line("M-6 20Q0 23 6 20", tones.ink, 2.5, stroke_linecap="round")
    )


def _stalks(tones: Tones) -> str:
    return twice(
        line("M-14 -40C-20 -54 -30 -56 -38 -54", tones.accent, 4, stroke_linecap="round")
        + disc(-40, -53, 6, tones.glow)
    )


def _phones(tones: Tones) -> str:
    return line("M-34 -10C-36 -60 36 -60 34 -10", tones.accent, 6) + twice(
        rectangle(-44, -16, 14, 26, tones.accent, rx=6)
    )


def _cape(tones: Tones) -> str:
    return halves("M-20 20L-56 -6L-62 66H0Z", tones.accent, tones.accent)


FEELERS = (_stalks, _phones, _cape)
