"""What dolls hold: drawn about the hand at (0, 0), within some 26 units. The words of a name ask for one."""

import re
from collections.abc import Callable, Sequence

from cards.faces.drawing import disc, halves, line, path, rectangle, twice
from cards.faces.figures.dolls import Piece, Stuff


def tool_of(name: str, usual: Sequence[Piece], pick: Callable[[Sequence[Piece]], Piece]) -> Piece:
    """The tool that a name asks for, else the one that `pick` takes of the usual ones."""
    asked = [_BY_WORD[word] for word in re.findall(r"[a-z]+", name.lower()) if word in _BY_WORD]
    return asked[-1] if asked else pick(usual)


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


HEARTH: tuple[Piece, ...] = (hammer, ladle, great_key, spindle, candle, bell)
TIDE: tuple[Piece, ...] = (fan, anchor, oar, net, parasol, glass)
THORN: tuple[Piece, ...] = (blade, sickle, rose, scissors, needle)
LANTERN: tuple[Piece, ...] = (lantern, candle, book, lute, brush, scale)

WORDS: dict[Piece, str] = {
    hammer: "smith mason tinker forger founder carpenter joiner hammer cooper miner",
    scissors: "tailor cutter shearer barber scissors shears",
    needle: "seamstress stitcher embroiderer needle mender sewer darner quilter",
    spindle: "weaver spinner spindle loom threader knitter lacemaker ropemaker",
    great_key: "keeper warden locksmith porter steward key gatekeeper clockmaker winder",
    lantern: "lamplighter lantern watcher guide wick beacon watchman",
    fan: "dancer fan courtier glazer",
    parasol: "parasol walker rain",
    bell: "ringer bell herald bellmaker caller",
    anchor: "sailor anchor diver captain shipwright caulker",
    rose: "gardener rose florist bride",
    blade: "duelist fencer knight blade cutler assassin guard swordsmith piercer",
    sickle: "reaper mower harvester sickle woodcutter pruner",
    oar: "ferryman rower boatman oar pilot ferrywoman boatwright",
    net: "fisher netter net trapper netmaker netmender",
    glass: "glassblower mirror silverer polisher glassworker",
    book: "scribe reader scholar book binder archivist bookbinder clerk",
    candle: "chandler candle wax candlemaker taper",
    ladle: "cook baker brewer potter ladle stoker kettle",
    lute: "singer lute player minstrel piper harper luthier",
    brush: "painter brush calligrapher dyer enameller",
    scale: "weigher merchant judge scale assayer alchemist",
}
_BY_WORD: dict[str, Piece] = {word: tool for tool, words in WORDS.items() for word in words.split()}
