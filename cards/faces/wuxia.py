"""The face of a hero of Wuxia: a moon gate on paper, the faction's seal in red, and the numbers as the rules have them.

The cost stands at the top left, attack and health at the foot, left and right (WX-1.1); cost and health are coins with a
square hole, as the source counts them (WX-2.3).
"""

from dataclasses import dataclass

from cards.faces.backdrops import FOCUS_X
from cards.faces.chance import Chance
from cards.faces.drawing import HEIGHT, WIDTH, disc, line, moved, path, rectangle, sheet_of, turned
from cards.faces.factions import Faction, faction_of
from cards.faces.lettering import Letters
from cards.faces.palette import SKIES, Tones, oklch, tones_under
from cards.faces.suns import sun
from rules.kernel.facts import CardFacts, Printing

PAPER, EDGE, INK, VERMILION, WHITE = "#efe3cb", "#2b2119", "#1d1712", "#b3261e", "#ffffff"
BRONZE, JADE, STEEL = "#c58a2b", "#2f8f6b", "#5d6878"
FACTION_NAMES = {
    "shura": "Shura Palace",
    "shaolin": "Shaolin",
    "wudang": "Wudang",
    "beggars": "Beggars’ Guild",
    "tang": "Tang Clan",
    "emei": "Emei",
    "escorts": "Escort Houses",
    "constables": "Constables",
    "wanderers": "Wanderers",
    "lantern": "Dark Lantern Sect",
}
GATE_X, GATE_Y, GATE = 63, 68, 50
"""The middle of the round window and how far it reaches."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one drawing needs: the card, how much of it is drawn, its faction's look, its colours and its choices."""

    card: CardFacts
    printing: Printing | None
    is_full: bool
    look: Faction
    tones: Tones
    chance: Chance
    letters: Letters


def name_of(card: CardFacts, printing: Printing | None) -> str:
    """Everything the picture says, in words."""
    numbers = (f"{name} {card.number(name)}" for name in ("cost", "attack", "health"))
    faction = card.word("faction") or ""
    return ", ".join((card.name, FACTION_NAMES.get(faction, faction), *numbers))


def face(card: CardFacts, printing: Printing | None, is_full: bool) -> str:
    """The whole card as one SVG; a full one has its name and number too."""
    look, chance = faction_of(card.word("faction")), Chance(card.key, f"{is_full}")
    tones = tones_under(chance.pick("sky", SKIES), look.hue, chance.pick("turn", (-12, -6, 0, 6, 12)))
    sheet = Sheet(card, printing, is_full, look, tones, chance, Letters(chance.name("letters")))
    return sheet_of(name_of(card, printing), _paper(sheet) + _picture(sheet) + _foot(sheet) + _numbers(sheet))


def emblem(name: str) -> tuple[str, str, str]:
    """The sign of a faction: the colour of its plate, its own colour and its path."""
    look = faction_of(name)
    return oklch(0.42, look.hue.chroma, look.hue.angle), oklch(0.93, 0.05, look.hue.accent), look.seal


def back() -> str:
    """The back of every card: waves of ink around a coin, the same either way up."""
    night, haze, gold = "#1c2733", "#2b3a4a", "#c99a45"
    wave = line("M-52 40C-40 24 -28 24 -18 38C-8 52 6 52 16 38C26 24 40 24 52 40", haze, 5)
    waves = "".join(turned(moved(wave, 0, 12 * step), 180 * side) for side in range(2) for step in range(3))
    coin = disc(0, 0, 30, gold) + disc(0, 0, 25, night) + disc(0, 0, 22, gold) + rectangle(-8, -8, 16, 16, night)
    border = rectangle(-57, -82, 114, 164, "none", rx=5, stroke=gold, stroke_width=2)
    drawn = rectangle(0, 0, WIDTH, HEIGHT, night, rx=8)
    return sheet_of("Card back", drawn + moved(border + waves + coin, WIDTH / 2, HEIGHT / 2))


def _paper(sheet: Sheet) -> str:
    """Paper within a border in the faction's colour, with clouds in the corners."""
    hue = sheet.look.hue
    border = oklch(0.38, hue.chroma, hue.angle)
    cloud = line("M0 0H12C18 0 18 7 12 7H9C5 7 5 12 9 12H16", oklch(0.72, 0.05, hue.angle), 1.6)
    corners = moved(cloud, 12, 116) + f'<g transform="translate(114 116) scale(-1 1)">{cloud}</g>'
    return (
        rectangle(0, 0, WIDTH, HEIGHT, border, rx=8)
        + rectangle(5, 5, WIDTH - 10, HEIGHT - 10, PAPER, rx=5)
        + rectangle(8, 8, WIDTH - 16, HEIGHT - 16, "none", rx=3, stroke=border, stroke_width=0.8)
        + corners
    )


def _picture(sheet: Sheet) -> str:
    """The hero before the lands of the faction, in a round window with a rim."""
    tones, chance = sheet.tones, sheet.chance
    clip, sky = chance.name("clip"), chance.name("sky")
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, tones.sky), (0.6, tones.air), (1, tones.horizon))
    )
    rim = oklch(0.3, sheet.look.hue.chroma * 0.8, sheet.look.hue.angle)
    return (
        f'<defs><clipPath id="{clip}">{disc(GATE_X, GATE_Y, GATE, EDGE)}</clipPath>'
        f'<linearGradient id="{sky}" x2="0" y2="1">{stops}</linearGradient></defs>'
        + disc(GATE_X, GATE_Y, GATE + 4, rim)
        + f'<g clip-path="url(#{clip})">'
        + rectangle(GATE_X - GATE, GATE_Y - GATE, 2 * GATE, 2 * GATE, f"url(#{sky})")
        + _scene(sheet)
        + _subject(sheet)
        + "</g>"
        + disc(GATE_X, GATE_Y, GATE, "none", stroke=oklch(0.82, 0.06, sheet.look.hue.accent), stroke_width=1.6)
    )


def _scene(sheet: Sheet) -> str:
    backdrop = sheet.chance.pick("scene", sheet.look.scenes)
    drawn = backdrop.draw(sheet.tones, sheet.chance)
    shining = moved(sun(sheet.tones, sheet.chance), GATE_X + 18, GATE_Y - 20, 0.55)
    return shining + drawn if backdrop.is_near else drawn + shining


def _subject(sheet: Sheet) -> str:
    """The figure, cut out of the scene by a dark edge; dearer heroes stand larger."""
    tones, chance = sheet.tones, sheet.chance
    drawn = chance.pick("figure", sheet.look.figures)(tones, chance)
    name, size = chance.name("subject"), 0.74 + 0.022 * (sheet.card.number("cost") or 3)
    edge = f'<use href="#{name}" stroke="{tones.ink}" stroke-width="5" stroke-linejoin="round"/>'
    return moved(edge + f'<g id="{name}">{drawn}</g>', FOCUS_X, GATE_Y + 8, size)


def _foot(sheet: Sheet) -> str:
    """The seal between the numbers, as pressed in red; on a full face the name on a band of paper above it."""
    seal = rectangle(-13, -13, 26, 26, VERMILION, rx=3) + moved(path(sheet.look.seal, PAPER, fill_rule="evenodd"), 0, 0)
    if not sheet.is_full:
        return moved(seal, 63, 150, 1.05)
    card, letters, printing = sheet.card, sheet.letters, sheet.printing
    band = path("M10 121H116L112 128L116 135H10L14 128Z", INK)
    faction = FACTION_NAMES.get(card.word("faction") or "", "")
    return (
        band
        + letters.fitted(card.name, 63, 131.2, 7.2, 92, WHITE)
        + moved(seal, 63, 149, 0.62)
        + letters.fitted(faction, 63, 163.5, 3.8, 46, INK)
        + letters.fitted(printing.number if printing else "", 63, 168, 2.6, 40, INK)
    )


def _numbers(sheet: Sheet) -> str:
    """A bronze coin for the cost, a blade for the attack, a jade coin for the health."""
    return (
        _coin(sheet, "cost", 21, 22, BRONZE)
        + moved(path("M-17 -12L0 -20L17 -12V8L0 20L-17 8Z", STEEL, stroke=EDGE, stroke_width=3), 22, 151)
        + sheet.letters.fitted(_number(sheet, "attack"), 22, 160, 19, 26, WHITE)
        + _coin(sheet, "health", 104, 151, JADE)
    )


def _coin(sheet: Sheet, name: str, x: float, y: float, colour: str) -> str:
    ring = disc(x, y, 17.5, colour, stroke=EDGE, stroke_width=3) + disc(x, y, 13.5, "none", stroke=WHITE, opacity=0.5)
    return ring + sheet.letters.fitted(_number(sheet, name), x, y + 9, 19, 24, WHITE)


def _number(sheet: Sheet, name: str) -> str:
    return str(sheet.card.number(name) or 0)[:3]
