"""Charges: the things a card's name speaks of, drawn with its figure. A rose knight bears a rose, whoever wrote the card.

A charge stands behind the figure, before its breast, or over its brow; a name gives at most one for each place. They
are drawn about the figure's own centre, within 60 units each way.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from cards.faces.drawing import disc, halves, line, moved, path, polygon, rectangle, star_points, turned, twice
from cards.faces.palette import Tones


class Place(Enum):
    BEHIND = auto()
    BEFORE = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Charge:
    """One thing that can be drawn, where, and the words of a name that ask for it."""

    place: Place
    draw: Callable[[Tones], str]
    words: str


def charges_for(name: str) -> dict[Place, Charge]:
    """The charges that a name asks for: for each place the one whose word comes last, as that is its own name."""
    found: dict[Place, Charge] = {}
    for word in re.findall(r"[a-z]+", name.lower()):
        for charge in _BY_WORD.get(word) or _BY_WORD.get(word.removesuffix("s")) or ():
            found[charge.place] = charge
    return found


def _blade(tones: Tones) -> str:
    """A sword, point upwards, its grip at the centre."""
    return (
        halves("M0 -78L-6 -66L-5 8H0Z", tones.paper, tones.shade)
        + path("M-18 6C-10 10 10 10 18 6L20 13C10 17 -10 17 -20 13Z", tones.accent)
        + rectangle(-3, 14, 6, 18, tones.dark)
        + disc(0, 36, 5, tones.accent)
    )


def _sword(tones: Tones) -> str:
    return moved(turned(_blade(tones), 32), 12, 2)


def _crossed_swords(tones: Tones) -> str:
    return moved(turned(_blade(tones), 36), 6, 8) + moved(turned(_blade(tones), -36), -6, 8)


def _shaft(tones: Tones, head: str) -> str:
    """A weapon's long shaft with a head at its upper end, held to the right."""
    return moved(turned(rectangle(-2.5, -56, 5, 130, tones.dark) + head, 12), 38, 22)


def _spear(tones: Tones) -> str:
    head = halves("M0 -84C-6 -74 -10 -64 -7 -54L0 -48Z", tones.paper, tones.shade) + path(
        "M-10 -52H10L6 -44H-6Z", tones.accent
    )
    return _shaft(tones, head)


def _lance(tones: Tones) -> str:
    cone = halves("M0 -86L-9 -10L0 -6Z", tones.paper, tones.shade) + path("M-14 -12H14L10 0H-10Z", tones.accent)
    return moved(turned(rectangle(-2.5, -4, 5, 70, tones.dark) + cone, 18), 30, 6)


def _axe(tones: Tones) -> str:
    head = halves(
        "M0 -62C-8 -62 -16 -66 -24 -72C-30 -58 -30 -44 -24 -30C-16 -36 -8 -40 0 -40Z", tones.paper, tones.shade
    )
    return _shaft(tones, head)


def _hammer(tones: Tones) -> str:
    head = path("M-22 -70H20L26 -60L20 -46H-22Z", tones.paper) + path("M-22 -58H26L20 -46H-22Z", tones.shade)
    return _shaft(tones, head)


def _staff(tones: Tones) -> str:
    head = path("M-16 -74A18 18 0 1 0 16 -74A22 22 0 0 1 -16 -74Z", tones.accent) + disc(0, -72, 8, tones.glow)
    return _shaft(tones, head)


def _ring_staff(tones: Tones) -> str:
    ring = disc(0, -66, 12, "none", stroke=tones.accent, stroke_width=4)
    small = disc(-12, -56, 5, "none", stroke=tones.glow, stroke_width=2.5) + disc(
        12, -56, 5, "none", stroke=tones.glow, stroke_width=2.5
    )
    return _shaft(tones, ring + small)


def _trumpet(tones: Tones) -> str:
    horn = path("M-2 -30H2L4 40C8 52 14 58 20 62H-20C-14 58 -8 52 -4 40Z", tones.accent) + path(
        "M-20 62H20L16 56H-16Z", tones.glow
    )
    banner = path("M4 -22H30L24 -8L30 6H5Z", tones.paper)
    return moved(turned(banner + horn, -128), 34, 18)


def _lantern(tones: Tones) -> str:
    lamp = rectangle(-9, -62, 18, 24, tones.glow, rx=3) + path(
        "M-12 -62L0 -72L12 -62ZM-12 -38H12V-33H-12Z", tones.accent
    )
    return moved(rectangle(-2, -36, 4, 100, tones.dark) + lamp, 44, 0)


def _torch(tones: Tones) -> str:
    fire = path("M0 -92C14 -78 18 -68 12 -58C8 -52 -8 -52 -12 -58C-18 -68 -6 -74 0 -92Z", tones.accent) + path(
        "M1 -76C7 -68 8 -62 4 -58H-4C-8 -64 -2 -68 1 -76Z", tones.glow
    )
    return _shaft(tones, fire + path("M-9 -56H9L5 -38H-5Z", tones.paper))


def _wrench(tones: Tones) -> str:
    tool = path(
        "M-5 50V-40C-16 -44 -18 -60 -8 -68V-54H8V-68C18 -60 16 -44 5 -40V50Z",
        tones.paper,
        stroke=tones.dark,
        stroke_width=2,
    )
    return moved(turned(tool, 38), 4, 4) + moved(turned(tool, -38), -4, 4)


def _flame(tones: Tones) -> str:
    return path(
        "M2 -76C12 -54 34 -46 36 -18C42 -26 42 -36 40 -44C60 -22 60 30 36 56H-36C-62 30 -58 -8 -38 -30C-38 -18 -34 -12 -28 -8C-30 -38 -4 -48 2 -76Z",
        tones.mid,
    ) + path(
        "M2 -48C8 -32 26 -24 28 -4C38 16 34 40 20 56H-22C-44 36 -36 12 -26 0C-20 8 -16 10 -12 8C-16 -18 2 -26 2 -48Z",
        tones.accent,
    )


def _spiral(tones: Tones) -> str:
    d = "M0 -4C8 -10 18 -2 14 10C8 24 -14 22 -20 6C-26 -18 -4 -34 18 -28C44 -20 48 16 28 36C2 58 -42 44 -48 6C-54 -36 -18 -66 24 -60"
    return line(d, tones.accent, 9, stroke_linecap="round") + line(d, tones.glow, 3, stroke_linecap="round")


def _sun(tones: Tones) -> str:
    long = path(polygon(star_points(12, 30, 66)), tones.accent)
    return moved(
        long + turned(path(polygon(star_points(12, 30, 52)), tones.glow), 15) + disc(0, 0, 36, tones.accent), 0, -14
    )


def _moon(tones: Tones) -> str:
    return path("M-6 -66A50 50 0 1 0 50 8A42 42 0 1 1 -6 -66Z", tones.glow, transform="rotate(-30)")


def _star(tones: Tones) -> str:
    big = polygon(star_points(5, 26, 66))
    return moved(path(big, tones.accent) + path(polygon(star_points(5, 17, 46)), tones.glow), 0, -10)


def _bolt(tones: Tones) -> str:
    d = "M-30 -74L-62 -14L-42 -16L-58 40L-22 -32L-40 -30L-16 -70Z"
    return halves(d, tones.glow, tones.accent)


def _tree(tones: Tones) -> str:
    crown = "M0 -74C-18 -78 -34 -68 -36 -56C-54 -56 -64 -38 -56 -24C-66 -10 -58 10 -42 10L0 10Z"
    return halves(crown, tones.accent, tones.mid) + twice(
        disc(-36, -34, 5, tones.glow) + disc(-18, -54, 5, tones.glow) + disc(-46, -10, 4, tones.glow)
    )


def _wings(tones: Tones) -> str:
    d = "M-8 20C-22 -6 -30 -44 -62 -62C-62 -50 -58 -42 -54 -36L-66 -36C-64 -24 -58 -16 -52 -12L-62 -8C-58 4 -50 8 -44 10L-50 18C-40 26 -20 28 -8 26Z"
    return halves(d, tones.paper, tones.shade) + halves(
        "M-10 20C-22 2 -32 -20 -50 -36C-46 -10 -34 8 -10 20Z", tones.accent, tones.accent
    )


def _butterfly(tones: Tones) -> str:
    upper = "M0 6C-10 -30 -42 -72 -64 -58C-72 -36 -58 -4 -4 10Z"
    lower = "M-2 8C-34 6 -60 20 -54 40C-46 60 -16 50 -2 18Z"
    spots = path("M-14 -8C-22 -32 -42 -52 -56 -46C-58 -30 -44 -12 -14 -8Z", tones.glow) + disc(-36, 32, 8, tones.glow)
    return halves(lower, tones.mid, tones.dark) + halves(upper, tones.accent, tones.accent) + twice(spots)


def _balance(tones: Tones) -> str:
    pan = line("M-50 -44L-62 -4M-50 -44L-38 -4", tones.accent, 2) + path(
        "M-66 -4H-34C-36 10 -64 10 -66 -4Z", tones.glow
    )
    return (
        line("M-52 -44Q0 -70 52 -44", tones.accent, 5, stroke_linecap="round")
        + twice(pan)
        + disc(0, -60, 7, tones.glow)
    )


def _cog(tones: Tones) -> str:
    return moved(
        path(polygon(star_points(14, 44, 58)), tones.accent)
        + disc(0, 0, 42, tones.dark)
        + disc(0, 0, 30, tones.accent),
        0,
        -10,
    )


def _shuriken(tones: Tones) -> str:
    blades = path(polygon(star_points(4, 22, 70)), tones.paper) + turned(
        path(polygon(star_points(4, 14, 40)), tones.shade), 45
    )
    return moved(turned(blades, 20), 0, -10)


def _ring(tones: Tones) -> str:
    return disc(0, -8, 56, "none", stroke=tones.accent, stroke_width=10) + disc(0, -8, 44, tones.ink)


def _sound(tones: Tones) -> str:
    arcs = "M-40 -30Q-56 -8 -40 14M-50 -44Q-76 -8 -50 28M-30 -18Q-38 -8 -30 4"
    return twice(line(arcs, tones.accent, 6, stroke_linecap="round"))


def _weather(tones: Tones) -> str:
    cloud = "M-60 4C-70 -14 -54 -26 -44 -22C-40 -40 -14 -42 -8 -26C6 -30 14 -16 6 -4Z"
    return moved(path(polygon(star_points(14, 26, 42)), tones.accent) + disc(0, 0, 28, tones.glow), 26, -38) + path(
        cloud, tones.paper, transform="translate(-4 -14)"
    )


def _eye(tones: Tones) -> str:
    return path("M-66 -12C-36 -60 36 -60 66 -12C36 36 -36 36 -66 -12Z", tones.glow) + path(
        "M-56 -12C-30 -48 30 -48 56 -12C30 24 -30 24 -56 -12Z", tones.accent
    )


def _twins(tones: Tones) -> str:
    """Two moons that look at each other."""
    moon = path("M-14 -58A40 40 0 0 0 -14 22A48 48 0 0 1 -14 -58Z", tones.glow, transform="translate(-26 0)")
    return twice(disc(-40, -16, 40, tones.accent) + moon)


def _laurel(tones: Tones) -> str:
    leaf = "M0 0C-10 -4 -14 -14 -12 -24C-2 -20 2 -10 0 0Z"
    spots = (
        (-20, 58, -70),
        (-36, 48, -46),
        (-48, 32, -22),
        (-54, 12, 0),
        (-54, -10, 16),
        (-48, -30, 30),
        (-38, -48, 46),
    )
    return twice("".join(moved(turned(path(leaf, tones.accent), angle), x, y, 1.15) for x, y, angle in spots))


def _lozenge(tones: Tones) -> str:
    return moved(
        halves("M0 -64L-46 0L0 64Z", tones.glow, tones.accent) + halves("M0 -44L-32 0L0 44Z", tones.mid, tones.dark),
        0,
        -8,
    )


def _anchor(tones: Tones) -> str:
    hook = "M0 58C-26 54 -46 34 -50 8L-60 14L-48 -14L-34 10L-40 8C-36 26 -20 40 0 42Z"
    return (
        twice(path(hook, tones.accent))
        + line("M0 -50V50M-28 -34H28", tones.accent, 9)
        + disc(0, -60, 10, "none", stroke=tones.accent, stroke_width=6)
    )


def _bricks(tones: Tones) -> str:
    rows = "M-66 -50H-36V-36H-66ZM-30 -50H8V-36H-30ZM14 -50H66V-36H14ZM-66 -30H-50V-16H-66ZM-44 -30H-8V-16H-44ZM-2 -30H40V-16H-2ZM46 -30H66V-16H46ZM-66 -10H-30V4H-66ZM-24 -10H14V4H-24ZM20 -10H66V4H20ZM-66 10H-46V24H-66ZM46 10H66V24H46Z"
    return path(rows, tones.mid) + path(
        "M-66 -50H-36V-46H-66ZM-30 -50H8V-46H-30ZM14 -50H66V-46H14ZM-44 -30H-8V-26H-44ZM-2 -30H40V-26H-2Z", tones.accent
    )


def _arms(tones: Tones) -> str:
    """Four more arms, raised with blades."""
    arm = path("M-16 34C-40 30 -52 14 -50 -8L-42 -8C-40 10 -32 18 -14 20Z", tones.mid) + moved(
        turned(_blade(tones), -14), -48, -14, 0.62
    )
    low = path("M-16 44C-44 46 -60 34 -62 18L-54 16C-50 30 -38 32 -14 30Z", tones.dark) + moved(
        turned(_blade(tones), -44), -60, 12, 0.5
    )
    return twice(low + arm)


def _shield(tones: Tones) -> str:
    return (
        halves("M0 12L-30 14V34C-28 54 -14 66 0 74Z", tones.glow, tones.accent)
        + halves("M0 18L-24 19V34C-22 50 -12 60 0 66Z", tones.mid, tones.dark)
        + path("M-24 30L0 44L24 30V40L0 54L-24 40Z", tones.paper)
    )


def _heart(tones: Tones) -> str:
    return halves("M0 30C-10 16 -32 20 -28 40C-26 54 -8 62 0 70Z", tones.glow, tones.accent)


def _rose(tones: Tones) -> str:
    return (
        twice(path("M-10 56C-26 50 -34 54 -40 62C-28 68 -16 66 -10 56Z", tones.mid))
        + disc(0, 44, 19, tones.accent)
        + path("M0 44m-19 0a19 19 0 0 1 30 -15C4 26 -8 30 -9 40C-9 50 4 52 9 46C4 60 -19 60 -19 44Z", tones.glow)
        + line("M-2 45C-2 38 8 38 7 45C6 50 -1 50 -2 45", tones.ink, 2)
    )


def _cup(tones: Tones) -> str:
    steam = line("M-8 26C-14 18 -2 14 -8 6M6 26C0 18 12 14 6 6", tones.glow, 3, stroke_linecap="round")
    bowl = halves("M0 32H-22C-22 52 -14 62 0 62Z", tones.paper, tones.shade) + path(
        "M-30 62H30L22 69H-22Z", tones.accent
    )
    return steam + disc(24, 42, 8, "none", stroke=tones.shade, stroke_width=4) + bowl


def _clover(tones: Tones) -> str:
    leaf = "M0 0C-16 -6 -18 -22 -8 -22C-3 -22 0 -18 0 -14C0 -18 3 -22 8 -22C18 -22 16 -6 0 0Z"
    leaves = "".join(turned(path(leaf, tones.accent), angle) for angle in (0, 90, 180, 270))
    return moved(leaves + disc(0, 0, 4, tones.glow), 0, 46)


def _harp(tones: Tones) -> str:
    frame = "M-26 66C-30 40 -24 20 -14 4C-6 14 8 10 24 8L28 16C16 24 0 22 -10 18C-16 34 -18 48 -16 58C-2 52 12 40 20 22L27 24C20 46 2 62 -26 66Z"
    return moved(line("M-8 22V54M0 24V48M8 22V42M15 20V32", tones.paper, 2) + path(frame, tones.accent), 14, 0)


def _book(tones: Tones) -> str:
    return (
        path("M-36 68V36H36V68Z", tones.accent)
        + halves("M0 36C-10 28 -24 28 -33 32V62C-24 58 -10 58 0 65Z", tones.paper, tones.shade)
        + line("M-26 40Q-16 37 -7 42M-26 48Q-16 45 -7 50M7 42Q16 37 26 40M7 50Q16 45 26 48", tones.mid, 2)
    )


def _hourglass(tones: Tones) -> str:
    glass = path("M-16 30H16L3 48L16 66H-16L-3 48Z", tones.glow) + path("M-9 38H9L0 49ZM-12 66L0 54L12 66Z", tones.mid)
    return glass + path("M-22 24H22V31H-22ZM-22 65H22V72H-22Z", tones.accent)


def _scroll(tones: Tones) -> str:
    return (
        path("M-26 30H26V62H-26Z", tones.paper)
        + path("M-32 26H32V34H-32ZM-32 60H32V68H-32Z", tones.accent)
        + line("M-18 42H18M-18 50H8", tones.mid, 2.5)
    )


def _ball(tones: Tones) -> str:
    ball = path("M-30 0C-18 -24 18 -24 30 0C18 24 -18 24 -30 0Z", tones.accent) + path(
        "M-21 -12C-16 -4 -16 4 -21 12M21 -12C16 -4 16 4 21 12", "none", stroke=tones.paper, stroke_width=3
    )
    return moved(turned(ball + line("M-10 0H10M-6 -4V4M0 -4V4M6 -4V4", tones.paper, 2.5), -18), 4, 46)


def _shoe(tones: Tones) -> str:
    return moved(
        path(
            "M-30 -14C-26 4 -6 6 8 12L30 14C36 16 34 24 28 24H2L-16 12L-20 24H-25C-28 10 -34 0 -30 -14Z", tones.accent
        ),
        2,
        44,
    )


def _fists(tones: Tones) -> str:
    fist = (
        path("M-54 18L-36 12L-24 22V42L-36 52L-54 46L-60 32Z", tones.accent)
        + line("M-52 26H-34M-54 35H-34", tones.ink, 2.5)
        + path("M-58 50L-36 54L-34 66H-60Z", tones.paper)
    )
    return twice(fist)


def _microphone(tones: Tones) -> str:
    return moved(
        turned(
            path("M-5 -4H5L3 40H-3Z", tones.ink)
            + disc(0, -14, 13, tones.accent)
            + line("M-12 -16H12M-10 -9H10", tones.ink, 2),
            -24,
        ),
        20,
        34,
    )


def _drops(tones: Tones) -> str:
    drop = "M0 -14C8 -4 10 2 6 8C3 12 -3 12 -6 8C-10 2 -8 -4 0 -14Z"
    return twice(moved(path(drop, tones.accent), -34, 40, 1.1) + moved(path(drop, tones.accent), -46, 10, 0.8))


def _water(tones: Tones) -> str:
    return path("M-70 44Q-58 34 -46 44T-22 44T2 44T26 44T50 44T74 44V80H-70Z", tones.accent) + path(
        "M-70 56Q-58 46 -46 56T-22 56T2 56T26 56T50 56T74 56V80H-70Z", tones.glow
    )


def _mist(tones: Tones) -> str:
    return line("M-60 40H-6M6 40H20M-40 50H50M-64 60H-20M-8 60H60", tones.paper, 6, stroke_linecap="round")


def _pieces(tones: Tones) -> str:
    """Shards and stars of dust over the figure."""
    spark = "M0 -9Q0 0 9 0Q0 0 0 9Q0 0 -9 0Q0 0 0 -9Z"
    spots = ((-40, -36, 1.2), (36, -44, 0.9), (46, 6, 1.3), (-48, 14, 0.8), (24, 46, 1), (-26, 44, 1.3))
    return "".join(moved(path(spark, tones.glow), x, y, size) for x, y, size in spots)


def _skull(tones: Tones) -> str:
    return moved(
        path("M0 -18C-16 -18 -20 -6 -17 4L-10 8V16H10V8L17 4C20 -6 16 -18 0 -18Z", tones.paper)
        + twice(disc(-7, -2, 4.5, tones.ink))
        + path("M0 3L-3 8H3Z", tones.ink),
        0,
        40,
    )


def _crown(tones: Tones) -> str:
    return (
        halves("M0 -26H-22L-30 -52L-15 -42L0 -60Z", tones.glow, tones.accent)
        + path("M-23 -32H23L22 -25H-22Z", tones.accent)
        + disc(0, -62, 4, tones.glow)
        + twice(disc(-31, -53, 3.5, tones.glow))
    )


def _halo(tones: Tones) -> str:
    return f'<ellipse cx="0" cy="-52" rx="26" ry="8" fill="none" stroke="{tones.glow}" stroke-width="4"/>'


def _blindfold(tones: Tones) -> str:
    return path("M-27 -10L0 -4L27 -10L25 2L0 8L-25 2Z", tones.accent) + path(
        "M24 -8L48 -16L42 -6L50 6L25 0Z", tones.accent
    )


BALL = Charge(Place.BEFORE, _ball, "ball football player")
FISTS = Charge(Place.BEFORE, _fists, "tough boxer fist raizer battleraizer")
SHURIKEN = Charge(Place.BEHIND, _shuriken, "ninja shuriken assassin")
CHARGES = (
    Charge(Place.BEHIND, _crossed_swords, "sword dealer weapon blades duelist"),
    Charge(Place.BEHIND, _sword, "blade knight slaying slayer hero swordsman"),
    Charge(Place.BEHIND, _spear, "spear soldier pike hunter"),
    Charge(Place.BEHIND, _lance, "lance solitary lancer rider"),
    Charge(Place.BEHIND, _axe, "axe berserker berserk brutal barbarian"),
    Charge(Place.BEHIND, _hammer, "hammer smith tough"),
    Charge(Place.BEHIND, _staff, "mage magus sage wizard witch wiseman priest"),
    Charge(Place.BEHIND, _ring_staff, "monk pilgrim"),
    Charge(Place.BEHIND, _trumpet, "trumpeter trumpet horn herald"),
    Charge(Place.BEHIND, _lantern, "guiding lantern guide lamp"),
    Charge(Place.BEHIND, _torch, "conviction torch hope"),
    Charge(Place.BEHIND, _wrench, "mechanic engineer worker"),
    Charge(Place.BEHIND, _flame, "flame fire blaze inferno burning overlord phoenix"),
    Charge(Place.BEHIND, _spiral, "vortex storm whirl tempest mirage"),
    Charge(Place.BEHIND, _sun, "sun amaterasu apollon solar day shining"),
    Charge(Place.BEHIND, _moon, "moon nightmare night dream lunar"),
    Charge(Place.BEHIND, _star, "star starlight miracle invincible wonder galaxy"),
    Charge(Place.BEHIND, _bolt, "strike flash thunder lightning highspeed bolt spark"),
    Charge(Place.BEHIND, _tree, "tree yggdrasil forest oak wood"),
    Charge(Place.BEHIND, _wings, "wing wingal nike eagle hawk feather"),
    Charge(Place.BEHIND, _butterfly, "butterfly moth fairy"),
    Charge(Place.BEHIND, _balance, "libra balance judge justice"),
    Charge(Place.BEHIND, _cog, "battleraizer gear machine engine robot juggernaut maximum"),
    SHURIKEN,
    Charge(Place.BEHIND, _ring, "void voidmaster ring abyss"),
    Charge(Place.BEHIND, _sound, "sonic shout announcer echo song"),
    Charge(Place.BEHIND, _weather, "weather cloud sky"),
    Charge(Place.BEHIND, _eye, "oracle vision seer"),
    Charge(Place.BEHIND, _twins, "gemini twin double"),
    Charge(Place.BEHIND, _laurel, "victory king champion"),
    Charge(Place.BEHIND, _lozenge, "lozenge jewel diamond crystal"),
    Charge(Place.BEHIND, _anchor, "commodore captain pirate sea"),
    Charge(Place.BEHIND, _bricks, "wall castle rock tower"),
    Charge(Place.BEHIND, _arms, "asura hydra"),
    Charge(Place.BEFORE, _shield, "shield guard armor shieldon ironclad wall defender"),
    Charge(Place.BEFORE, _heart, "heart love lady"),
    Charge(Place.BEFORE, _rose, "rose flower lily dandy"),
    Charge(Place.BEFORE, _cup, "cocoa chocolat mocha milk tea coffee"),
    Charge(Place.BEFORE, _clover, "luck lucky clover"),
    Charge(Place.BEFORE, _harp, "harp bard lyre apollon"),
    Charge(Place.BEFORE, _book, "wiseman sage book scholar oracle"),
    Charge(Place.BEFORE, _hourglass, "future time past"),
    Charge(Place.BEFORE, _scroll, "covenant law scroll"),
    BALL,
    Charge(Place.BEFORE, _shoe, "redshoe shoe runner dancer"),
    FISTS,
    Charge(Place.BEFORE, _microphone, "announcer singer idol"),
    Charge(Place.BEFORE, _drops, "bloody blood crimson rain"),
    Charge(Place.BEFORE, _water, "lake sea ocean river wave"),
    Charge(Place.BEFORE, _mist, "mist fog silent"),
    Charge(Place.BEFORE, _pieces, "dust stardust mirage karma magic"),
    Charge(Place.BEFORE, _skull, "deathrex death skull nightmare eater"),
    Charge(Place.OVER, _crown, "king queen overlord tyrant emperor prince princess kaiser"),
    Charge(Place.OVER, _halo, "madonna holy saint angel"),
    Charge(Place.OVER, _blindfold, "silence blind"),
)


def _by_word() -> dict[str, list[Charge]]:
    asked: dict[str, list[Charge]] = {}
    for charge in CHARGES:
        for word in charge.words.split():
            asked.setdefault(word, []).append(charge)
    return asked


_BY_WORD = _by_word()
