"""What dolls hold: drawn about the hand at (0, 0), within some 26 units. The words of a name ask for one."""

import re
from collections.abc import Callable, Sequence

from cards.faces.drawing import disc, halves, line, path, rectangle, twice
from cards.faces.figures.dolls import Piece, Stuff


def tool_of(name: str, usual: Sequence[Piece], pick: Callable[[Sequence[Piece]], Piece]) -> Piece:
    """The tool that the first fitting word of a name asks for, else the one that `pick` takes of the usual ones."""
    asked = [_BY_WORD[word] for word in re.findall(r"[a-z]+", name.lower()) if word in _BY_WORD]
    return asked[0] if asked else pick(usual)


def hammer(stuff: Stuff) -> str:
    return line("M0 14V-18", stuff.joint, 3.4) + rectangle(-10, -27, 20, 11, stuff.trim, rx=2)


def scissors(stuff: Stuff) -> str:
    blades = path("M-2 0L-9 -28L2 -6ZM2 0L9 -28L-2 -6Z", stuff.trim)
    return blades + twice(disc(-6, 7, 4.6, "none", stroke=stuff.joint, stroke_width=3))


def needle(stuff: Stuff) -> str:
    return line("M-6 22L8 -28", stuff.trim, 2.2) + line("M-6 22C-20 26 -18 8 -26 14", stuff.cloth[0], 1.6)


def spindle(stuff: Stuff) -> str:
    return (
        line("M0 20V-26", stuff.joint, 2.4)
        + path("M-3 -22C-12 -8 -12 6 -3 12H3C12 6 12 -8 3 -22Z", stuff.trim)
        + line("M-8 -10L8 -4M-9 -2L9 4M-6 -16L6 -12", stuff.cloth[1], 1.3)
    )


def great_key(stuff: Stuff) -> str:
    return line("M0 16V-12M0 14H9M0 8H7", stuff.trim, 3.6) + disc(0, -19, 7, "none", stroke=stuff.trim, stroke_width=4)


def lantern(stuff: Stuff) -> str:
    return (
        line("M0 0V8M-6 8H6M-7 26H7", stuff.joint, 2.6)
        + rectangle(-7, 9, 14, 17, stuff.trim, rx=3, opacity=0.92)
        + path("M0 12C4 16 4 21 0 24C-4 21 -4 16 0 12Z", stuff.skin[0])
    )


def fan(stuff: Stuff) -> str:
    return path("M0 6L-24 -14A30 30 0 0 1 18 -22Z", stuff.cloth[0], stroke=stuff.trim, stroke_width=1.8) + line(
        "M0 6L-13 -24M0 6L4 -27", stuff.trim, 1.4
    )


def parasol(stuff: Stuff) -> str:
    return line("M0 18V-20", stuff.joint, 2) + halves(
        "M0 -36C-20 -34 -26 -20 -24 -12C-18 -18 -12 -18 -8 -12L0 -16Z", *stuff.cloth
    )


def bell(stuff: Stuff) -> str:
    return line("M0 2V-6", stuff.joint, 3) + path(
        "M-4 -6C-8 -10 -8 -20 -12 -24H12C8 -20 8 -10 4 -6Z", stuff.trim, transform="scale(1 -1)"
    )


def anchor(stuff: Stuff) -> str:
    return line("M0 -12V22M-8 -4H8M-16 8C-14 20 -6 24 0 24C6 24 14 20 16 8", stuff.trim, 3.2) + disc(
        0, -17, 4.4, "none", stroke=stuff.trim, stroke_width=3
    )


def rose(stuff: Stuff) -> str:
    return (
        line("M2 24C4 8 -2 -2 0 -14", stuff.lining[0], 2.4)
        + path("M0 4L10 -2L6 8Z", stuff.lining[0])
        + disc(0, -20, 8, stuff.trim)
        + line("M-4 -20A4 4 0 1 1 1 -16M5 -24A7 7 0 0 1 4 -14", stuff.joint, 1.4)
    )


def blade(stuff: Stuff) -> str:
    return path("M-3 2L0 -34L3 2Z", stuff.skin[0], stroke=stuff.joint, stroke_width=1) + line(
        "M-8 3H8M0 3V13", stuff.trim, 3.4
    )


def sickle(stuff: Stuff) -> str:
    return line("M0 14V-8", stuff.joint, 3.4) + path(
        "M-2 -8C-14 -26 10 -36 22 -22C10 -28 0 -22 3 -8Z", stuff.skin[0], stroke=stuff.joint, stroke_width=1
    )


def oar(stuff: Stuff) -> str:
    return line("M8 30L-6 -18", stuff.joint, 2.8) + path(
        "M-4 -14C-16 -22 -18 -34 -14 -40C-6 -38 0 -28 -2 -16Z", stuff.trim
    )


def net(stuff: Stuff) -> str:
    return line(
        "M0 0C-14 4 -20 16 -16 28C-4 32 8 28 12 18C12 8 8 2 0 0ZM-14 10L10 24M-4 3L12 14M-2 4L-12 26M6 6L-2 29",
        stuff.trim,
        1.3,
    )


def glass(stuff: Stuff) -> str:
    """A hand mirror."""
    return (
        line("M0 12V-6", stuff.trim, 3.2)
        + disc(0, -17, 10, stuff.trim)
        + disc(0, -17, 7.5, stuff.skin[0])
        + line("M-3 -14L3 -21", stuff.joint, 1.4)
    )


def book(stuff: Stuff) -> str:
    return halves("M0 -14C-6 -18 -14 -18 -18 -14V8C-14 4 -6 4 0 8Z", stuff.skin[0], stuff.skin[1]) + line(
        "M-14 -10H-4M-14 -5H-4M14 -10H4M14 -5H4M0 -14V8", stuff.joint, 1.2
    )


def candle(stuff: Stuff) -> str:
    return (
        rectangle(-3, -14, 6, 20, stuff.skin[0])
        + path("M-9 6H9L5 11H-5Z", stuff.joint)
        + path("M0 -30C6 -22 5 -17 0 -15C-5 -17 -6 -22 0 -30Z", stuff.trim)
    )


def ladle(stuff: Stuff) -> str:
    return line("M0 -26V8", stuff.trim, 3) + path("M-9 8H9A9 9 0 0 1 -9 8Z", stuff.trim)


def lute(stuff: Stuff) -> str:
    return (
        line("M0 -28V0M-5 -26H5M-5 -22H5", stuff.joint, 2.6)
        + path("M0 -6C-10 0 -14 10 -9 18C-4 24 4 24 9 18C14 10 10 0 0 -6Z", stuff.trim)
        + disc(0, 10, 3.6, stuff.joint)
    )


def brush(stuff: Stuff) -> str:
    return line("M4 22L-4 -12", stuff.joint, 3) + path(
        "M-8 -12H2C2 -22 -6 -24 -8 -34C-14 -26 -14 -18 -8 -12Z", stuff.trim
    )


def scale(stuff: Stuff) -> str:
    return line("M0 10V-22M-15 -20H15M-15 -20L-20 -8M-15 -20L-10 -8M15 -20L20 -8M15 -20L10 -8", stuff.trim, 2) + twice(
        path("M-22 -8H-8A7 7 0 0 1 -22 -8Z", stuff.trim)
    )


def jug(stuff: Stuff) -> str:
    return path("M-6 -22H6L4 -14C14 -6 12 12 6 16H-6C-12 12 -14 -6 -4 -14Z", stuff.trim) + line(
        "M5 -16C16 -18 16 0 9 2M-9 0C-4 4 4 4 9 0", stuff.joint, 2.2
    )


def saw(stuff: Stuff) -> str:
    return path("M-4 -30L6 -30L9 6L4 3L3 -2L0 -4L1 -9L-2 -11L-1 -16L-4 -18L-3 -24Z", stuff.skin[0]) + path(
        "M2 4H11L12 15H2Z", stuff.joint
    )


def sieve(stuff: Stuff) -> str:
    return (
        disc(0, -8, 14, stuff.joint)
        + disc(0, -8, 11, stuff.trim)
        + line("M-9 -14H9M-11 -8H11M-9 -2H9M-6 -17V1M0 -19V3M6 -17V1", stuff.joint, 1)
    )


def ladder(stuff: Stuff) -> str:
    return line("M-10 26L-4 -32M8 26L4 -32M-8 16H6M-7 4H5M-6 -8H5M-5 -20H4", stuff.trim, 2.4)


def pearls(stuff: Stuff) -> str:
    around = ((-14, -16), (-15, -6), (-11, 4), (-4, 10), (4, 10), (11, 4), (15, -6), (14, -16))
    return line("M-14 -16C-20 8 20 8 14 -16", stuff.joint, 1.2) + "".join(disc(x, y, 4, stuff.trim) for x, y in around)


def rope(stuff: Stuff) -> str:
    coils = "".join(disc(0, y, 12 - abs(y) / 4, "none", stroke=stuff.trim, stroke_width=3.4) for y in (-12, -4, 4))
    return coils + line("M9 10C14 18 4 24 10 32", stuff.trim, 3.4)


def chisel(stuff: Stuff) -> str:
    return line("M0 18V0", stuff.joint, 6) + path("M-3 0L-5 -28H5L3 0Z", stuff.skin[0])


def drill(stuff: Stuff) -> str:
    return (
        line("M0 -30V22M-16 -14C-8 0 8 0 16 -14", stuff.joint, 2.2)
        + disc(0, -4, 6, stuff.trim)
        + path("M-3 20H3L0 32Z", stuff.trim)
    )


def blowpipe(stuff: Stuff) -> str:
    return (
        line("M-6 20L4 -14", stuff.joint, 2.4)
        + disc(8, -24, 12, stuff.trim, opacity=0.85)
        + disc(4, -28, 3, stuff.skin[0])
    )


def lens(stuff: Stuff) -> str:
    return (
        line("M0 20V0", stuff.joint, 3.4)
        + disc(0, -14, 14, stuff.trim)
        + disc(0, -14, 10.5, stuff.skin[0])
        + disc(-3, -17, 3, stuff.joint)
    )


def prism(stuff: Stuff) -> str:
    return path("M0 -28L18 6H-18Z", stuff.skin[0], stroke=stuff.joint, stroke_width=1.4) + path(
        "M4 -10L28 -2M4 -10L28 6", stuff.trim, stroke=stuff.trim, stroke_width=2.4
    )


def star(stuff: Stuff) -> str:
    return line("M0 16V0", stuff.joint, 2.6) + path(
        "M0 -32L4 -20L16 -20L6 -12L10 0L0 -7L-10 0L-6 -12L-16 -20L-4 -20Z", stuff.trim
    )


def crucible(stuff: Stuff) -> str:
    return path("M-13 -12H13L8 10H-8Z", stuff.joint) + path(
        "M-11 -12C-8 -28 -2 -20 0 -30C4 -20 8 -24 11 -12Z", stuff.trim
    )


def bramble(stuff: Stuff) -> str:
    stem = line("M-2 24C10 8 -12 -4 2 -30", stuff.lining[0], 3)
    return stem + path("M3 10l10 -4l-8 8ZM-4 0l-11 -2l9 6ZM-3 -10l11 -6l-7 9ZM0 -22l-10 -3l9 6Z", stuff.trim)


HEARTH: tuple[Piece, ...] = (hammer, ladle, great_key, spindle, candle, bell, jug)
TIDE: tuple[Piece, ...] = (fan, anchor, oar, net, parasol, glass, pearls)
THORN: tuple[Piece, ...] = (blade, sickle, rose, scissors, needle, bramble)
LANTERN: tuple[Piece, ...] = (lantern, candle, book, lute, brush, scale, lens)

WORDS: dict[Piece, str] = {
    hammer: "smith driver tinker cooper miner",
    scissors: "tailor hedge barber shears",
    needle: "seamstress stitcher embroiderer needle mender quilter",
    spindle: "weaver spinner spindle loom knitter",
    great_key: "keeper warden locksmith porter steward winder",
    lantern: "lamplighter lantern lamp beacon watchman",
    fan: "dancer fan courtier",
    parasol: "parasol floater rain",
    bell: "ringer bell herald founder",
    anchor: "sailor anchor wright captain",
    rose: "gardener rose bride florist",
    blade: "duelist fencer knight blade lancet assassin knapper",
    sickle: "reaper mower harvester sickle cutter",
    oar: "ferryman rower oar pilot sluice boatman",
    net: "fisher netter net trapper",
    glass: "mirror silverer glazier",
    book: "scribe reader scholar book ink binder",
    candle: "chandler candle taper",
    ladle: "cook baker brewer stoker dipper",
    lute: "singer lute player minstrel luthier",
    brush: "painter brush calligrapher dyer enameller",
    scale: "weigher merchant judge assayer alchemist",
    jug: "potter jug",
    saw: "joiner carpenter filer saw",
    sieve: "sifter sieve miller",
    ladder: "roofer thatcher ladder sweep",
    pearls: "stringer pearls jeweller",
    rope: "plaiter rope rigger",
    chisel: "mason carver sculptor whittler",
    drill: "driller borer forger",
    blowpipe: "blower bubble",
    lens: "polisher lens optician",
    prism: "prism crystal",
    star: "engraver star astronomer",
    crucible: "smelter crucible caster",
    bramble: "twister bramble barb",
}
_BY_WORD: dict[str, Piece] = {word: tool for tool, words in WORDS.items() for word in words.split()}
