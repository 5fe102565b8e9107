"""Dragons: from the front, in profile, on the wing, and the armoured dinosaurs."""

from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, path, twice
from cards.faces.palette import Tones

BAT_WING = "M-6 4L-18 -32C-28 -42 -42 -46 -60 -46C-54 -34 -60 -20 -54 2C-48 -6 -40 -6 -38 6C-32 -2 -24 0 -22 14C-18 8 -10 8 -6 14Z"


def dragon(tones: Tones, chance: Chance) -> str:
    """A horned dragon's head from the front."""
    return (
        chance.pick("behind", (_neck, _spread, _neck))(tones)
        + halves(chance.pick("horns", HORNS), tones.glow, tones.accent)
        + halves("M-18 -8L-48 -8L-32 4L-46 16L-26 18L-34 32L-14 30Z", tones.dark, tones.deep)
        + halves("M0 38L-15 36L-12 50L0 56Z", tones.dark, tones.deep)
        + halves("M0 -34L-9 -36L-24 -28L-34 -8L-24 4L-19 16L-23 30L-14 40L0 43Z", tones.light, tones.mid)
        + halves("M0 -34L-8 -22L-6 2L-14 26L-11 36L0 39Z", tones.paper, tones.shade)
        + halves("M-2 0L-34 -18L-33 -6L-24 4L-9 8Z", tones.dark, tones.deep)
        + twice(
            path("M-28 -8L-9 2L-12 7L-24 1Z", tones.glow)
            + path("M-12 28L-6 31L-8 35L-12 33Z", tones.ink)
            + path("M-21 34L-18 47L-14 39ZM-11 41L-8 49L-5 42Z", tones.paper)
        )
        + line("M-5 -18L0 -13L5 -18M-5 -8L0 -3L5 -8M-5 2L0 7L5 2M-6 12L0 17L6 12", tones.mid, 2)
    )


HORNS = (
    "M-8 -32C-18 -44 -38 -46 -52 -66C-56 -42 -46 -20 -28 -14Z",
    "M-6 -32C-8 -50 -22 -58 -20 -76C-38 -62 -38 -36 -24 -22ZM-26 -22L-56 -38L-32 -6Z",
    "M-8 -32L-30 -68L-28 -50L-56 -58L-36 -38L-60 -34L-28 -16Z",
)


def _neck(tones: Tones) -> str:
    return halves("M0 10L-22 14C-40 26 -46 46 -46 66L0 66Z", tones.mid, tones.dark) + line(
        "M-16 44Q0 52 16 44M-20 54Q0 62 20 54", tones.accent, 3
    )


def _spread(tones: Tones) -> str:
    return halves(BAT_WING, tones.mid, tones.dark) + _neck(tones)


def roaring(tones: Tones, chance: Chance) -> str:
    """A great dragon in profile with open jaws."""
    return (
        path("M4 66C0 46 8 34 2 22L30 -2C52 14 58 40 58 66Z", tones.dark)
        + path("M30 66C34 46 30 24 20 14L34 0C52 16 56 42 56 66Z", tones.deep)
        + chance.pick("mane", ROAR_MANES)(tones)
        + path("M-46 10C-34 6 -20 10 -8 16L16 6L12 26C0 34 -18 34 -34 28L-30 24Z", tones.mid)
        + path("M-40 11L-36 2L-32 10ZM-28 11L-24 3L-20 12ZM-16 14L-13 6L-8 15Z", tones.paper)
        + path("M-54 -10L-44 -22L-22 -26L-8 -38L16 -36L34 -18L30 4L14 14L4 4L-12 -2L-52 0Z", tones.light)
        + path("M-44 -22L-22 -26L-8 -38L16 -36L6 -24L-14 -16L-48 -14Z", tones.paper)
        + path("M-50 0L-47 9L-43 -1ZM-38 -1L-34 9L-30 -2ZM-25 -2L-21 7L-17 -2Z", tones.paper)
        + path("M-10 -24L10 -24L2 -15L-8 -18Z", tones.ink)
        + path("M-6 -22L5 -22L1 -17L-5 -19Z", tones.glow)
        + disc(-46, -13, 2, tones.ink)
        + line("M14 -8L24 -2M16 -16L28 -10", tones.mid, 2.5)
    )


def _swept(tones: Tones) -> str:
    return path("M6 -34C24 -60 44 -56 60 -66C56 -42 44 -26 26 -22Z", tones.accent) + path(
        "M24 -18L62 -26L42 -8L60 2L38 8L52 24L30 18Z", tones.accent
    )


def _crest(tones: Tones) -> str:
    return path("M-6 -36L2 -66L14 -46L30 -62L30 -40L52 -46L42 -26L62 -18L44 -6L58 12L36 10Z", tones.accent)


ROAR_MANES = (_swept, _crest)


def wyvern(tones: Tones, chance: Chance) -> str:
    """A winged dragon from below, wings spread over the whole field."""
    lift = chance.pick("wings", ("M", "W"))
    wing = (
        "M-4 -8L-20 -34C-32 -46 -46 -50 -62 -48C-54 -36 -62 -14 -56 10C-50 -4 -42 -4 -40 12C-34 -2 -26 2 -24 20C-18 8 -10 8 -6 16Z"
        if lift == "M"
        else "M-4 -4L-24 -20L-62 -28C-58 -10 -60 10 -44 36C-44 22 -38 16 -30 34C-28 16 -20 16 -16 30C-14 18 -8 14 -4 18Z"
    )
    bones = (
        "M-6 0L-20 -34L-56 10M-20 -34L-40 12M-20 -34L-24 20"
        if lift == "M"
        else "M-6 0L-24 -20L-44 36M-24 -20L-30 34M-24 -20L-16 30"
    )
    return (
        halves(wing, tones.light, tones.mid)
        + twice(line(bones, tones.dark, 2))
        + halves("M0 -20C-12 -12 -14 8 -8 26L-4 44L0 66Z", tones.paper, tones.shade)
        + line("M-7 4H7M-8 12H8M-7 20H7M-5 28H5", tones.mid, 2)
        + halves("M0 -48L-7 -34L-12 -30L-9 -20L0 -14Z", tones.paper, tones.shade)
        + halves("M-5 -34C-10 -44 -18 -48 -22 -60C-26 -44 -18 -30 -8 -26Z", tones.glow, tones.accent)
        + twice(path("M-8 -29L-2 -25L-4 -23L-8 -25Z", tones.ink))
        + path("M0 50L-10 60L0 72L10 60Z", tones.accent)
    )


def dinosaur(tones: Tones, chance: Chance) -> str:
    """A plated head in profile, all jaw."""
    return (
        path("M-10 66C-14 48 -6 38 0 24L34 -10C56 4 60 36 58 66Z", tones.dark)
        + chance.pick("plates", PLATES)(tones)
        + path("M-42 26C-28 20 -10 26 8 20L22 10L26 30C10 44 -14 46 -38 40Z", tones.mid)
        + path("M-38 24L-34 12L-30 24ZM-26 24L-22 13L-18 25ZM-14 25L-10 14L-6 25ZM-2 23L2 13L6 21Z", tones.paper)
        + path("M-56 -6C-56 -20 -44 -26 -30 -26L-18 -38L10 -40L34 -24L36 4L22 16L4 8L-14 8L-54 8Z", tones.light)
        + path("M-56 -6C-56 -20 -44 -26 -30 -26L-18 -38L10 -40L22 -32L-10 -22L-34 -14L-50 -6Z", tones.paper)
        + path("M-52 8L-48 20L-43 8ZM-39 8L-35 20L-30 8ZM-26 8L-22 18L-18 8Z", tones.paper)
        + path("M-22 -24L4 -26L0 -16L-14 -14Z", tones.ink)
        + path("M-14 -22L-2 -23L-4 -17L-11 -17Z", tones.glow)
        + disc(-46, -10, 2.5, tones.ink)
    )


def _frill(tones: Tones) -> str:
    return path("M6 -38L18 -66L30 -48L50 -60L48 -36L66 -28L50 -10L64 8L38 10Z", tones.accent) + path(
        "M24 -28L34 -42L40 -22L54 -20L42 -8L46 2L36 2Z", tones.glow
    )


def _blades(tones: Tones) -> str:
    return path("M0 -38L8 -64L22 -36ZM20 -34L40 -58L40 -22ZM36 -22L64 -34L50 0Z", tones.accent)


def _cannon(tones: Tones) -> str:
    return path("M-30 -62H20V-44H-30Z", tones.dark) + path(
        "M-38 -66H-26V-40H-38ZM10 -58L40 -52L44 -10L24 -24Z", tones.accent
    )


PLATES = (_frill, _blades, _cannon)
