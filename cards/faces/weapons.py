"""Weapons, drawn about (0, 0) within 56 units each way, by the words of their names."""

import re
from collections.abc import Callable

from cards.faces.drawing import disc, halves, line, path, rectangle, turned
from cards.faces.palette import Tones

Weapon = Callable[[Tones], str]


def weapon_of(name: str) -> Weapon:
    """The last word of a name that says what it is counts; a sword for any other."""
    asked = [_BY_WORD[word] for word in re.findall(r"[a-z]+", name.lower()) if word in _BY_WORD]
    return asked[-1] if asked else sword


def sword(tones: Tones) -> str:
    blade = halves("M0 -64L-9 -50L-8 22H0Z", tones.paper, tones.shade) + line("M0 -46V18", tones.light, 2.5)
    guard = path("M-26 18C-14 24 14 24 26 18L28 27C14 34 -14 34 -28 27Z", tones.accent)
    return turned(blade + guard + rectangle(-4.5, 28, 9, 22, tones.dark) + disc(0, 54, 7, tones.accent), 38)


def knife(tones: Tones) -> str:
    blade = path("M-8 18V-34C-8 -48 2 -58 12 -62C16 -40 12 -10 8 18Z", tones.paper)
    edge = path("M2 18V-44C6 -52 10 -58 12 -62C16 -40 12 -10 8 18Z", tones.shade)
    guard = path("M-18 17H18L14 26H-14Z", tones.accent)
    return turned(blade + edge + guard + rectangle(-5, 26, 10, 26, tones.dark) + disc(0, 54, 6, tones.accent), 38)


def axe(tones: Tones) -> str:
    head = "M4 -48C22 -56 38 -50 48 -36C44 -18 34 -6 16 -4C12 -12 8 -18 4 -20Z"
    return turned(
        rectangle(-4.5, -58, 9, 116, tones.dark)
        + path(head, tones.paper)
        + path("M34 -46C40 -44 44 -40 48 -36C44 -18 34 -6 16 -4C30 -14 36 -28 34 -46Z", tones.shade)
        + path("M-4 -46L-24 -34L-4 -22Z", tones.accent)
        + disc(0, -34, 6, tones.accent)
        + rectangle(-6, 26, 12, 20, tones.accent),
        28,
    )


def great_axe(tones: Tones) -> str:
    side = "M0 -52C-16 -58 -36 -54 -46 -38C-42 -18 -30 -4 -6 -6L0 -16Z"
    return turned(
        rectangle(-4.5, -60, 9, 120, tones.dark)
        + halves(side, tones.paper, tones.shade)
        + halves("M0 -40L-16 -34L-10 -22L0 -26Z", tones.accent, tones.dark)
        + rectangle(-6, 30, 12, 18, tones.accent),
        24,
    )


def hammer(tones: Tones) -> str:
    return turned(
        rectangle(-5, -30, 10, 90, tones.dark)
        + path("M-36 -56L-28 -62H28L36 -56V-22L28 -16H-28L-36 -22Z", tones.paper)
        + path("M0 -62H28L36 -56V-22L28 -16H0Z", tones.shade)
        + rectangle(-13, -62, 26, 46, tones.accent)
        + disc(0, -39, 8, tones.glow)
        + disc(0, 58, 7, tones.accent),
        30,
    )


def bow(tones: Tones) -> str:
    limbs = "M-14 -60C22 -48 34 -24 34 0C34 24 22 48 -14 60"
    return turned(
        line(limbs, tones.paper, 9, stroke_linecap="round")
        + line("M34 -14V14", tones.accent, 12)
        + line("M-14 -60L-26 0L-14 60", tones.glow, 2.5)
        + rectangle(-26, -2.5, 76, 5, tones.dark)
        + path("M46 -9L62 0L46 9Z", tones.paper)
        + path("M-26 0L-38 -9H-22L-12 0L-22 9H-38Z", tones.accent),
        -20,
    )


def gavel(tones: Tones) -> str:
    """A judge's mace."""
    return turned(
        rectangle(-4, -20, 8, 78, tones.dark)
        + halves("M0 -62L-22 -52V-24L0 -14Z", tones.paper, tones.shade)
        + path("M-26 -42H26V-34H-26Z", tones.accent)
        + disc(0, -38, 8, tones.glow)
        + disc(0, 56, 6, tones.accent),
        32,
    )


WORDS: dict[Weapon, str] = {
    sword: "sword blade ashbringer champion",
    knife: "knife assassin perdition fury dagger",
    axe: "axe stormforged",
    great_axe: "reaper gorehowl heavy war",
    hammer: "doomhammer hammer",
    bow: "bow longbow",
    gavel: "light justice",
}
_BY_WORD = {word: weapon for weapon, words in WORDS.items() for word in words.split()}
