"""Knights, maidens, mages and the other folk with a human face."""

from cards.faces.chance import Chance
from cards.faces.drawing import disc, halves, line, path, twice
from cards.faces.palette import Tones

FACE = "M0 -25C-12 -25 -16 -15 -15 -4C-14 7 -8 17 0 21Z"


def knight(tones: Tones, chance: Chance) -> str:
    """A closed helm over shoulder plates; crest, visor and pauldrons differ."""
    return (
        chance.pick("crest", CRESTS)(tones)
        + halves("M0 20L-16 22C-40 26 -50 40 -54 66L0 66Z", tones.dark, tones.deep)
        + halves(chance.pick("pauldron", PAULDRONS), tones.paper, tones.shade)
        + halves("M0 30L-13 24L-18 38L-10 66L0 66Z", tones.light, tones.mid)
        + halves("M0 14L-15 14L-15 27L0 37Z", tones.mid, tones.dark)
        + halves("M0 -35C-17 -35 -25 -23 -25 -7L-22 12L-9 25L0 28Z", tones.paper, tones.shade)
        + chance.pick("visor", VISORS)(tones)
        + disc(0, 50, 5, tones.accent)
    )


PAULDRONS = (
    "M-18 27C-34 18 -54 30 -54 52C-42 44 -30 42 -18 45Z",
    "M-16 28L-40 20L-60 34L-52 56L-34 42L-18 44Z",
    "M-17 26C-30 24 -42 26 -50 36L-56 34L-52 58C-40 48 -28 46 -18 48Z",
)


def _plume(tones: Tones) -> str:
    return (
        path("M0 -33C-6 -54 18 -62 38 -48C52 -38 54 -16 46 4C44 -16 34 -28 22 -30C14 -32 6 -34 4 -30Z", tones.accent)
        + path("M6 -36C16 -48 34 -42 40 -26C32 -36 18 -40 6 -36Z", tones.glow)
        + _ridge(tones)
    )


def _wings(tones: Tones) -> str:
    return halves(
        "M-22 -8L-28 -22C-40 -30 -46 -42 -48 -56C-38 -50 -30 -42 -26 -34C-28 -42 -28 -50 -26 -58C-18 -48 -14 -38 -14 -26Z",
        tones.glow,
        tones.accent,
    )


def _horns(tones: Tones) -> str:
    return halves("M-22 -6C-44 -8 -52 -26 -46 -48C-40 -32 -30 -26 -16 -26Z", tones.glow, tones.accent)


def _crown(tones: Tones) -> str:
    return halves("M0 -30L-26 -16L-34 -46L-18 -36L-12 -54L0 -38Z", tones.glow, tones.accent)


def _fan(tones: Tones) -> str:
    return halves("M0 -30L-10 -32C-32 -34 -38 -46 -36 -58C-24 -54 -20 -62 0 -62Z", tones.glow, tones.accent) + _ridge(
        tones
    )


def _ridge(tones: Tones) -> str:
    return path("M-4 -32L0 -40L4 -32V-8H-4Z", tones.accent)


CRESTS = (_plume, _wings, _horns, _crown, _fan)


def _slit(tones: Tones) -> str:
    return (
        halves("M0 -1L-23 -10L-22 -3L0 8Z", tones.ink, tones.ink)
        + line("M-6 12V20M-12 9V17M6 12V20M12 9V17", tones.dark, 2)
        + path("M-2.5 -36L0 -38L2.5 -36L2 27L0 29L-2 27Z", tones.accent)
    )


def _cross(tones: Tones) -> str:
    return path("M-3.5 24V2H-20V-7H-3.5V-24L0 -28L3.5 -24V-7H20V2H3.5V24Z", tones.ink)


def _gaze(tones: Tones) -> str:
    """An open helm: a face in shadow with two lit eyes."""
    return (
        path("M0 -16L-17 -12L-16 6L-6 22L0 24L6 22L16 6L17 -12Z", tones.ink)
        + twice(path("M-14 -4L-3 0L-5 3L-13 1Z", tones.glow))
        + path("M-2 -34H2L3 -10L0 12L-3 -10Z", tones.accent)
    )


def _beak(tones: Tones) -> str:
    return (
        halves("M0 -14L-25 -8L-18 14L0 34Z", tones.light, tones.mid)
        + twice(path("M-23 -6L-5 -2L-6 2L-21 0Z", tones.ink))
        + line("M0 -34V30", tones.accent, 3)
    )


VISORS = (_slit, _cross, _gaze, _beak)


def hero(tones: Tones, chance: Chance) -> str:
    """A bare head over a high collar; hair differs."""
    back, fringe = chance.pick("hair", HERO_HAIR)
    return (
        halves(back, tones.mid, tones.dark)
        + halves("M0 24L-18 26C-42 30 -50 44 -52 66L0 66Z", tones.dark, tones.deep)
        + halves(chance.pick("pauldron", PAULDRONS), tones.paper, tones.shade)
        + halves("M0 40L-22 12L-28 32L-16 48L0 66Z", tones.accent, tones.dark)
        + halves("M0 14L-7 16L-8 26L0 40Z", tones.shade, tones.light)
        + halves("M0 -25C-13 -25 -18 -15 -17 -4L-15 8L-7 20L0 23Z", tones.paper, tones.shade)
        + halves(fringe, tones.light, tones.mid)
        + twice(path("M-14 -6L-3 -3L-4 3C-8 4 -12 3 -14 -6Z", tones.ink) + line("M-15 -9L-3 -6", tones.dark, 2.5))
        + line("M-4 13H4", tones.dark, 2.5, stroke_linecap="round")
    )


HERO_HAIR = (
    (
        "M0 -42L-12 -36L-24 -44L-26 -30L-38 -24L-30 -12L-34 2L-24 10L0 10Z",
        "M0 -40L-8 -36L-20 -42L-22 -28L-34 -26L-26 -12L-30 0L-20 -2L-15 -14L-8 -10L0 -20Z",
    ),
    (
        "M0 -38C-22 -40 -30 -24 -28 -6L-34 26L-22 24L0 10Z",
        "M0 -36C-18 -38 -28 -24 -26 -4L-18 -4C-16 -14 -8 -18 0 -26Z",
    ),
    (
        "M0 -44C-16 -48 -34 -36 -34 -18L-28 6L0 10Z",
        "M0 -42C-14 -46 -30 -36 -32 -20L-20 -24L-24 -8L-12 -20L-10 -10L0 -22Z",
    ),
)


def dragoon(tones: Tones, chance: Chance) -> str:
    """A rider whose helm is a dragon's head."""
    return (
        halves(chance.pick("horns", DRAGOON_HORNS), tones.glow, tones.accent)
        + halves("M0 20L-16 22C-40 26 -50 40 -54 66L0 66Z", tones.dark, tones.deep)
        + halves(chance.pick("pauldron", PAULDRONS), tones.light, tones.mid)
        + halves("M0 30L-13 24L-18 38L-10 66L0 66Z", tones.paper, tones.shade)
        + path("M-19 -8L19 -8L16 12L0 28L-16 12Z", tones.ink)
        + twice(path("M-14 0L-4 4L-6 7L-13 5Z", tones.glow))
        + halves("M0 -38L-16 -34L-28 -16L-24 14L-17 20L-18 -2L-8 -8L0 0Z", tones.paper, tones.shade)
        + halves("M0 -38L-7 -26L-5 -6L0 0Z", tones.accent, tones.accent)
        + halves("M-17 20L-15 6L-9 22L0 26L0 33L-10 30Z", tones.light, tones.mid)
    )


DRAGOON_HORNS = (
    "M-14 -32C-22 -46 -40 -48 -50 -64C-54 -42 -44 -22 -24 -16Z",
    "M-10 -34L-26 -62L-28 -44L-50 -46L-34 -32L-52 -20L-26 -14Z",
    "M-20 -28C-36 -28 -48 -40 -48 -58C-62 -38 -50 -12 -26 -8Z",
)


def monk(tones: Tones, chance: Chance) -> str:
    """A face under a wide hat of straw, and a string of beads."""
    beads = ((-24, 30), (-19, 40), (-10, 48))
    return (
        halves("M0 18L-20 22C-44 28 -50 46 -52 66L0 66Z", tones.light, tones.mid)
        + halves("M0 60L-18 22L-28 26L-8 66L0 66Z", tones.dark, tones.deep)
        + halves("M0 -14L-17 -12C-16 8 -10 20 0 24Z", tones.paper, tones.shade)
        + line("M-13 2Q-8 6 -4 2M13 2Q8 6 4 2", tones.ink, 2.2, stroke_linecap="round")
        + line("M-4 13H4", tones.dark, 2.5, stroke_linecap="round")
        + halves("M0 -50C-14 -34 -36 -20 -60 -12C-40 -2 -20 -2 0 -2Z", tones.accent, tones.accent)
        + path("M0 -50C14 -34 36 -20 60 -12C40 -2 20 -2 0 -2Z", tones.dark, opacity=0.45)
        + line("M0 -50L-34 -6M0 -50L-14 -3M0 -50L14 -3M0 -50L34 -6", tones.dark, 1.6)
        + twice("".join(disc(x, y, 5, tones.accent) for x, y in beads))
        + disc(0, 52, 6.5, tones.glow)
    )


def ember(tones: Tones, chance: Chance) -> str:
    """A face whose hair is fire."""
    fire = "M0 -72C-4 -58 -18 -58 -20 -70C-32 -58 -28 -46 -42 -50C-40 -36 -54 -30 -50 -12C-56 2 -44 10 -48 24C-34 20 -32 32 -18 30L0 20Z"
    return (
        halves(fire, tones.accent, tones.dark)
        + halves(
            "M0 -56C-6 -44 -16 -46 -24 -48C-24 -34 -36 -30 -34 -14C-38 0 -28 6 -28 18L0 20Z", tones.glow, tones.accent
        )
        + halves("M0 26L-14 28C-32 32 -40 46 -42 66L0 66Z", tones.mid, tones.dark)
        + halves("M0 12L-6 14L-7 26L-16 30L0 48Z", tones.shade, tones.light)
        + halves(FACE, tones.paper, tones.shade)
        + halves("M0 -34C-12 -34 -22 -22 -20 0C-14 -6 -12 -18 0 -22Z", tones.light, tones.mid)
        + _closed_eyes(tones)
        + path("M0 -30L-4 -20L0 -12L4 -20Z", tones.accent)
    )


def maiden(tones: Tones, chance: Chance) -> str:
    """A calm face with closed eyes between two falls of hair; hair and headdress differ."""
    back, fringe = chance.pick("hair", HAIR)
    return (
        chance.pick("headdress", HEADDRESSES)(tones)
        + halves(back, tones.mid, tones.dark)
        + halves("M0 26L-14 28C-30 32 -38 46 -40 66L0 66Z", tones.deep, tones.ink)
        + halves("M0 12L-6 14L-7 26L-16 30L0 48Z", tones.shade, tones.light)
        + halves("M0 32L-15 29L-22 40L0 58Z", tones.accent, tones.accent)
        + halves(FACE, tones.paper, tones.shade)
        + halves(fringe, tones.light, tones.mid)
        + _closed_eyes(tones)
        + chance.pick("jewel", JEWELS)(tones)
    )


HAIR = (
    (
        "M0 -37C-24 -39 -34 -20 -30 4C-28 22 -40 34 -50 44C-38 46 -26 42 -18 34L0 20Z",
        "M0 -34C-16 -34 -24 -22 -22 4C-16 -4 -14 -14 -10 -20C-6 -14 -2 -16 0 -24Z",
    ),
    (
        "M0 -38C-22 -38 -32 -24 -32 -4L-34 28L-18 30L0 20Z",
        "M0 -34C-20 -36 -26 -18 -25 10L-17 8L-15 -10L0 -14Z",
    ),
    (
        "M0 -38C-18 -40 -28 -28 -28 -12C-46 -14 -58 0 -52 20C-50 34 -56 44 -62 48C-42 52 -32 34 -34 16C-32 8 -26 6 -22 6L0 20Z",
        "M0 -34C-18 -36 -24 -24 -22 -2C-14 -8 -6 -18 0 -28Z",
    ),
    (
        "M0 -38C-30 -40 -40 -12 -30 12C-38 30 -34 48 -26 62L-8 30L0 20Z",
        "M0 -32C-14 -36 -24 -24 -20 0C-18 -8 -10 -16 6 -22Z",
    ),
)


def _closed_eyes(tones: Tones) -> str:
    return line("M-12 -2Q-8 2 -4 -1M12 -2Q8 2 4 -1", tones.ink, 2, stroke_linecap="round") + path(
        "M-4 11Q0 8 4 11Q0 15 -4 11Z", tones.accent
    )


def _halo(tones: Tones) -> str:
    return disc(0, -14, 36, tones.glow) + disc(0, -14, 31, tones.accent)


def _tiara(tones: Tones) -> str:
    return halves("M0 -66L-6 -46L-22 -56L-18 -40L-34 -40L-22 -22L0 -30Z", tones.glow, tones.accent)


def _pointed_hat(tones: Tones) -> str:
    return path("M10 -78C2 -70 -12 -50 -16 -34L16 -34C18 -46 16 -64 10 -78Z", tones.deep) + path(
        "M-44 -28C-30 -42 30 -42 44 -28C20 -34 -20 -34 -44 -28Z", tones.accent
    )


def _bow(tones: Tones) -> str:
    return halves("M0 -36C-12 -58 -36 -60 -40 -44C-40 -28 -16 -26 0 -36Z", tones.accent, tones.glow)


def _veil(tones: Tones) -> str:
    return halves("M0 -46C-34 -46 -42 -20 -40 10C-40 30 -48 46 -52 60L0 60Z", tones.paper, tones.shade)


HEADDRESSES = (_halo, _tiara, _pointed_hat, _bow, _veil)


def _no_jewel(tones: Tones) -> str:
    return ""


def _brow_stone(tones: Tones) -> str:
    return path("M0 -24L-4 -17L0 -10L4 -17Z", tones.accent)


def _earrings(tones: Tones) -> str:
    return twice(disc(-17, 14, 3.5, tones.accent))


JEWELS = (_no_jewel, _brow_stone, _earrings)


def elf(tones: Tones, chance: Chance) -> str:
    """A maiden with long pointed ears."""
    return halves("M-12 0C-22 -4 -34 -14 -46 -26C-44 -10 -32 6 -12 10Z", tones.paper, tones.shade) + maiden(
        tones, chance
    )


def mage(tones: Tones, chance: Chance) -> str:
    """A hood with nothing in it but two eyes."""
    return (
        halves("M0 10L-20 16C-44 24 -50 44 -52 66L0 66Z", tones.dark, tones.deep)
        + halves("M0 -54C-14 -46 -32 -30 -32 0C-32 18 -26 30 -16 38L0 46Z", tones.light, tones.mid)
        + path("M0 -36C-14 -28 -22 -16 -21 2C-20 14 -10 26 0 30C10 26 20 14 21 2C22 -16 14 -28 0 -36Z", tones.ink)
        + twice(path("M-14 -2L-3 3L-5 7L-13 4Z", tones.glow))
        + line("M0 46V66", tones.accent, 3)
        + disc(0, 44, 5, tones.accent)
        + line(
            "M0 -54C-14 -46 -32 -30 -32 0C-32 18 -26 30 -16 38L0 46L16 38C26 30 32 18 32 0C32 -30 14 -46 0 -54Z",
            tones.accent,
            2,
        )
    )


def gnome(tones: Tones, chance: Chance) -> str:
    """A tall cap over a great forked beard."""
    return (
        halves("M0 20L-30 30C-42 38 -46 52 -48 66L0 66Z", tones.dark, tones.deep)
        + halves("M0 -8L-20 -8L-24 6L0 14Z", tones.paper, tones.shade)
        + halves("M0 10C-8 2 -20 2 -32 -2C-34 22 -28 44 -12 60L-8 46L0 54Z", tones.light, tones.mid)
        + path("M16 -66C2 -60 -22 -36 -28 -12L28 -12C28 -30 20 -38 8 -48C14 -52 16 -60 16 -66Z", tones.accent)
        + path("M-32 -16H32L30 -6H-30Z", tones.glow)
        + disc(0, 6, 6, tones.accent)
        + twice(disc(-10, 1, 2.5, tones.ink))
    )


def giant(tones: Tones, chance: Chance) -> str:
    """Shoulders like a hill and a small head between them."""
    return (
        halves("M0 -22C-18 -22 -30 -30 -42 -22C-60 -10 -62 20 -56 66L0 66Z", tones.mid, tones.dark)
        + halves("M-20 -18C-40 -34 -62 -20 -60 10C-48 2 -34 2 -24 8Z", tones.paper, tones.shade)
        + halves("M0 14C-14 4 -30 10 -36 24C-26 36 -12 36 0 30Z", tones.light, tones.mid)
        + halves("M0 -46C-12 -46 -16 -38 -16 -28L-13 -14L0 -8Z", tones.paper, tones.shade)
        + halves("M0 -48C-16 -50 -20 -36 -18 -24L-12 -32H0Z", tones.accent, tones.accent)
        + twice(path("M-12 -27L-3 -24L-4 -21L-11 -22Z", tones.ink))
        + path("M-34 40H34L30 52H-30Z", tones.accent)
        + disc(0, 46, 8, tones.glow)
    )


def vampire(tones: Tones, chance: Chance) -> str:
    """A pale face in a high collar."""
    return (
        halves("M0 30L-14 20L-40 -40C-52 -14 -58 26 -58 66L0 66Z", tones.dark, tones.deep)
        + halves("M-13 24L-36 -30C-38 -6 -34 16 -22 36Z", tones.accent, tones.accent)
        + halves("M0 24L-14 26L-20 44L0 60Z", tones.paper, tones.shade)
        + halves(FACE, tones.paper, tones.shade)
        + halves("M0 -40C-18 -42 -26 -26 -22 -2C-18 -8 -16 -16 -14 -20C-8 -24 -4 -22 0 -12Z", tones.ink, tones.ink)
        + twice(path("M-13 -2L-3 2L-4 4L-12 2Z", tones.accent))
        + path("M-5 11H5L3 18L2 12H-2L-3 18Z", tones.accent)
    )


def skull(tones: Tones, chance: Chance) -> str:
    """A skull with crossed bones of light; hat or kerchief."""
    return (
        line("M-46 -4L46 52M46 -4L-46 52", tones.light, 8, stroke_linecap="round")
        + halves("M0 -34C-22 -34 -30 -18 -28 0C-28 10 -20 14 -17 18L-16 34L0 36Z", tones.paper, tones.shade)
        + twice(path("M-20 -4C-14 -10 -6 -8 -5 0C-6 8 -16 10 -20 4Z", tones.ink) + line("M-6 26V35", tones.ink, 2.5))
        + twice(disc(-12, 1, 2.5, tones.accent))
        + path("M0 8L-4 17H4ZM-1.5 26V35H1.5V26Z", tones.ink)
        + chance.pick("hat", (_tricorn, _kerchief))(tones)
    )


def _tricorn(tones: Tones) -> str:
    return (
        halves("M0 -12C-18 -14 -34 -10 -52 -22C-36 -26 -34 -52 0 -52Z", tones.mid, tones.dark)
        + line("M-52 -22C-34 -10 -18 -14 0 -12C18 -14 34 -10 52 -22", tones.accent, 4)
        + disc(0, -32, 6, tones.accent)
    )


def _kerchief(tones: Tones) -> str:
    return path("M-30 -8C-32 -44 32 -44 30 -8C14 -18 -14 -18 -30 -8Z", tones.accent) + path(
        "M28 -12L50 -20L44 -8L54 2L28 -4Z", tones.accent
    )


def fiend(tones: Tones, chance: Chance) -> str:
    """A horned mask with fangs; horns and ears differ."""
    return (
        chance.pick("horns", FIEND_HORNS)(tones)
        + halves("M0 20L-22 26C-44 32 -50 48 -52 66L0 66Z", tones.dark, tones.deep)
        + halves("M0 -26L-12 -30C-30 -26 -34 -8 -30 8C-26 26 -12 38 0 40Z", tones.light, tones.mid)
        + halves("M0 -2L-30 -16C-32 -8 -30 0 -26 4L-6 8L0 4Z", tones.dark, tones.deep)
        + twice(path("M-25 -4L-6 5L-9 9L-22 5Z", tones.glow))
        + halves("M0 6L-6 16L0 19Z", tones.paper, tones.shade)
        + path("M-18 22C-8 18 8 18 18 22C12 32 -12 32 -18 22Z", tones.ink)
        + twice(path("M-15 23L-12 12L-8 22Z", tones.paper))
        + path("M0 -26L-5 -14L0 -4L5 -14Z", tones.accent)
    )


def _tall_horns(tones: Tones) -> str:
    return halves("M-10 -26C-14 -42 -34 -42 -36 -62C-48 -44 -44 -24 -26 -12Z", tones.paper, tones.shade)


def _ram_horns(tones: Tones) -> str:
    return halves("M-8 -26C-22 -46 -58 -38 -56 -6C-55 12 -38 18 -32 6C-44 8 -46 -18 -26 -12Z", tones.paper, tones.shade)


def _bull_horns(tones: Tones) -> str:
    return halves("M-20 -24C-40 -20 -46 -34 -44 -50C-58 -34 -54 -8 -26 -8Z", tones.paper, tones.shade)


def _ears(tones: Tones) -> str:
    return halves("M-20 -20C-36 -26 -50 -34 -60 -40C-56 -18 -46 2 -26 8Z", tones.light, tones.mid) + halves(
        "M-26 -12C-36 -18 -44 -24 -52 -30C-48 -16 -40 -4 -28 0Z", tones.accent, tones.accent
    )


FIEND_HORNS = (_tall_horns, _ram_horns, _bull_horns)


def goblin(tones: Tones, chance: Chance) -> str:
    """A grin between great ears."""
    return (
        _ears(tones)
        + halves("M0 22L-20 26C-40 32 -46 48 -48 66L0 66Z", tones.dark, tones.deep)
        + halves("M0 -30C-20 -30 -30 -14 -28 4C-24 22 -10 34 0 36Z", tones.light, tones.mid)
        + twice(disc(-12, -2, 8, tones.paper) + disc(-10, -1, 3.5, tones.ink))
        + path("M-18 16Q0 34 18 16Q0 22 -18 16Z", tones.ink)
        + path("M-6 -34L0 -52L6 -34Z", tones.accent)
    )
