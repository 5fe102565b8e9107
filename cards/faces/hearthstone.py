"""The face of a Hearthstone card: mana hangs in the left corner, attack and health stand on the foot, and each kind of
card has a window of its own: an oval for minions (a shield for those with Taunt), a scroll for spells, a disc for
weapons, an arch for heroes, a ring for powers."""

from dataclasses import dataclass

from cards.faces.backdrops import FOCUS_X, FOCUS_Y
from cards.faces.chance import Chance
from cards.faces.classes import FIRE, FROST, NEUTRAL, NEUTRAL_HUES, HeroClass, class_of
from cards.faces.drawing import (
    HEIGHT,
    WIDTH,
    disc,
    moved,
    path,
    polygon,
    rectangle,
    sheet_of,
    star_points,
    turned,
)
from cards.faces.finish import finish_of
from cards.faces.folk import figure_of
from cards.faces.lettering import Letters
from cards.faces.motifs import motif_of
from cards.faces.palette import NIGHT, SKIES, Hue, Tones, oklch, tones_under
from cards.faces.suns import sun
from cards.faces.weapons import weapon_of
from rules.kernel.facts import CardFacts, Printing

WINDOWS = {
    "minion": "M63 9C94 9 110 36 110 70C110 104 92 129 63 129C34 129 16 104 16 70C16 36 32 9 63 9Z",
    "taunt": "M63 7C82 13 98 14 113 12V70C113 102 88 122 63 131C38 122 13 102 13 70V12C28 14 44 13 63 7Z",
    "spell": "M14 22L22 12H104L112 22V116L104 126H22L14 116Z",
    "weapon": "M63 14A56 56 0 1 1 62.900 14Z",
    "hero": "M11 130V66C11 28 34 8 63 8C92 8 115 28 115 66V130Z",
    "hero power": "M63 24A49 49 0 1 1 62.900 24Z",
}
FINISHES = {"free": "C", "common": "C", "rare": "R", "epic": "RR", "legendary": "RRR"}
"""The finish that cards of any game have at this rarity."""
GEMS = {"common": "#e8edf2", "rare": "#3f8cff", "epic": "#b04df0", "legendary": "#ff9d1e"}
MANA = "M0 -19L16 -10V10L0 19L-16 10V-10Z"
BLADE = "M0 -20C8 -14 18 -12 19 0C19 12 10 18 0 18C-10 18 -19 12 -19 0C-18 -12 -8 -14 0 -20Z"
DROP = "M0 -21C6 -12 18 -6 18 4C18 13 10 19 0 19C-10 19 -18 13 -18 4C-18 -6 -6 -12 0 -21Z"
SHIELD = "M0 -18L17 -14V1C17 12 8 17 0 20C-8 17 -17 12 -17 1V-14Z"
MANA_BLUE, ATTACK_GOLD, HEALTH_RED, STEEL, NUMBER_WHITE, EDGE = (
    "#2a68cf",
    "#d99a1c",
    "#c9302f",
    "#7a8699",
    "#ffffff",
    "#14161d",
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one drawing needs: the card, how much of it is drawn, its class's look, its colours and its choices."""

    card: CardFacts
    printing: Printing | None
    is_full: bool
    look: HeroClass
    tones: Tones
    chance: Chance
    letters: Letters


def name_of(card: CardFacts, printing: Printing | None) -> str:
    """Everything the picture says, in words; what is not printed is not said."""
    names = ("cost", "attack", "health", "durability")
    parts = (
        card.name,
        card.kind,
        card.word("class"),
        card.word("race"),
        *(f"{name} {card.number(name)}" for name in names if card.number(name) is not None),
        card.has("taunt") and "taunt",
        card.has("secret") and "secret",
        card.word("rarity"),
    )
    return ", ".join(part for part in parts if part)


def face(card: CardFacts, printing: Printing | None, is_full: bool) -> str:
    """The whole card as one SVG; a full one has its name, kind and number too."""
    look, chance = class_of(card.word("class")), Chance(card.key, f"{is_full}")
    tones = tones_under(chance.pick("sky", SKIES), _hue(card, look, chance), chance.pick("turn", (-10, -5, 0, 5, 10)))
    sheet = Sheet(card, printing, is_full, look, tones, chance, Letters(chance.name("letters")))
    return sheet_of(name_of(card, printing), _frame(sheet) + _picture(sheet) + _foot(sheet) + _numbers(sheet))


def _hue(card: CardFacts, look: HeroClass, chance: Chance) -> Hue:
    """The hue of the picture: of what burns or freezes, else of the class; a neutral card has one of its own."""
    words = set(card.name.lower().split())
    if words & _FIERY:
        return FIRE
    if words & _FROSTY:
        return FROST
    return look.hue if look is not NEUTRAL else chance.pick("hue", NEUTRAL_HUES)


_FIERY = {
    *("fire", "fireball", "flamestrike", "pyroblast", "hellfire", "fireblast", "firelord"),
    *("flame", "lava", "magma", "molten", "geddon"),
}
_FROSTY = {"frost", "frostbolt", "blizzard", "ice", "freezing", "cold", "water", "snow"}


def emblem(name: str) -> tuple[str, str, str]:
    """The sign of a class: the colour of its plate, its own colour and its path."""
    look = class_of(name)
    return oklch(min(look.body, 0.45), look.hue.chroma, look.hue.angle), _sign_colour(look), look.emblem


def back() -> str:
    """The back of every Hearthstone card: a spiral in a ring of eight points, the same either way up."""
    night, haze, gold, light = oklch(0.27, 0.09, 262), oklch(0.36, 0.1, 262), "#d6a145", "#f7e2ae"
    arm = path("M0 -8C18 -12 34 -26 32 -46C48 -24 36 4 6 10Z", light)
    points = path(polygon(star_points(8, 44, 56)), gold) + disc(0, 0, 44, haze)
    spiral = "".join(turned(arm, 180 * step) for step in range(2)) + disc(0, 0, 10, gold)
    corners = "".join(turned(path("M0 -72L9 -64L0 -56L-9 -64Z", gold), 180 * step) for step in range(2))
    border = rectangle(-57, -82, 114, 164, "none", rx=5, stroke=gold, stroke_width=2)
    drawn = rectangle(0, 0, WIDTH, HEIGHT, night, rx=8)
    return sheet_of("Card back", drawn + moved(border + corners + points + spiral, WIDTH / 2, HEIGHT / 2))


def _frame(sheet: Sheet) -> str:
    """The body in the class's colour, under the finish of the rarity."""
    finish, look, chance = finish_of(FINISHES.get(sheet.card.word("rarity") or "", "C")), sheet.look, sheet.chance
    light = oklch(look.body + 0.07, look.hue.chroma, look.hue.angle)
    dark = oklch(look.body - 0.1, look.hue.chroma, look.hue.angle)
    name = chance.name("body")
    shade = (
        f'<linearGradient id="{name}" x2="0" y2="1"><stop stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
    )
    return (
        finish.frame(tones_under(NIGHT, look.hue, 0), chance.name("frame"))
        + shade
        + rectangle(6, 6, 114, 164, f"url(#{name})", rx=4)
    )


def _picture(sheet: Sheet) -> str:
    """Sky, scene and what the card is of, within the window of its kind."""
    tones, chance, card = sheet.tones, sheet.chance, sheet.card
    window = WINDOWS.get("taunt" if card.has("taunt") and card.kind == "minion" else card.kind, WINDOWS["minion"])
    clip, sky = chance.name("clip"), chance.name("sky")
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, tones.sky), (0.55, tones.air), (1, tones.horizon))
    )
    return (
        f'<defs><clipPath id="{clip}">{path(window, EDGE)}</clipPath>'
        f'<linearGradient id="{sky}" x2="0" y2="1">{stops}</linearGradient></defs>'
        + path(window, EDGE, stroke=EDGE, stroke_width=8)
        + f'<g clip-path="url(#{clip})">'
        + rectangle(6, 6, 114, 130, f"url(#{sky})")
        + _scene(sheet)
        + _subject(sheet)
        + "</g>"
        + path(window, "none", stroke=_sign_colour(sheet.look), stroke_width=2.5)
    )


def _scene(sheet: Sheet) -> str:
    """The backdrop of the class with a sun before or behind it; spells shine by themselves."""
    tones, chance = sheet.tones, sheet.chance
    backdrop = chance.pick("scene", sheet.look.scenes)
    drawn = backdrop.draw(tones, chance)
    if sheet.card.kind in ("spell", "hero power"):
        return drawn
    shining = moved(sun(tones, chance), FOCUS_X, FOCUS_Y)
    return shining + drawn if backdrop.is_near else drawn + shining


def _subject(sheet: Sheet) -> str:
    """The figure, the weapon or the motif, cut out of the scene by a dark edge."""
    tones, chance, card = sheet.tones, sheet.chance, sheet.card
    if card.kind in ("spell", "hero power"):
        usual = sheet.look.spells
        drawn, y, size = motif_of(card.name, usual, lambda motifs: chance.pick("motif", motifs))(tones), 71, 0.86
    elif card.kind == "weapon":
        drawn, y, size = weapon_of(card.name)(tones), 71, 0.95
    else:
        drawn, y, size = figure_of(card, chance)(tones, chance), 78, 0.82 + 0.014 * min(card.number("cost") or 6, 10)
    name = chance.name("subject")
    edge = f'<use href="#{name}" stroke="{tones.ink}" stroke-width="5" stroke-linejoin="round"/>'
    return moved(edge + f'<g id="{name}">{drawn}</g>', FOCUS_X, y, size)


def _foot(sheet: Sheet) -> str:
    """The emblem between the numbers, over it the gem of the rarity; on a full face the name on a band."""
    if sheet.is_full:
        return _words(sheet)
    gem = _gem(sheet.card.word("rarity") or "", 63, 131)
    return gem + moved(path(sheet.look.emblem, _sign_colour(sheet.look), fill_rule="evenodd"), 63, 153, 1.35)


def _gem(rarity: str, x: float, y: float) -> str:
    """A stone whose facets say how rare the card is: none for free ones, then three, four, five and six corners."""
    if rarity not in GEMS:
        return ""
    corners = 3 + list(GEMS).index(rarity)
    points = star_points(corners, 8.5, 8.5)[::2]
    stone = path(polygon(points), GEMS[rarity], stroke=EDGE, stroke_width=2.5, stroke_linejoin="round")
    return moved(stone + path(polygon([(0.45 * px, 0.45 * py - 1) for px, py in points]), "#fff", opacity=0.55), x, y)


def _words(sheet: Sheet) -> str:
    """The name across the card, its kind and type below, the number at the edge."""
    card, letters, printing = sheet.card, sheet.letters, sheet.printing
    kind = " · ".join(word.capitalize() for word in (card.word("class"), card.word("race") or card.kind) if word)
    is_held = card.kind in ("minion", "weapon", "hero")
    band = path("M8 118Q63 110 118 118V137Q63 129 8 137Z", EDGE, stroke=_sign_colour(sheet.look), stroke_width=1.2)
    return (
        band
        + letters.fitted(card.name, 63, 129.5, 7.6, 98, NUMBER_WHITE)
        + _gem(card.word("rarity") or "", 63, 141)
        + letters.fitted(kind, 63, 157, 4.6, 38 if is_held else 96, NUMBER_WHITE)
        + letters.fitted(printing.number if printing else "", 63, 165, 3, 40, NUMBER_WHITE)
    )


def _numbers(sheet: Sheet) -> str:
    """Mana in the corner, attack and health or durability on the foot, and a mark on what stays hidden."""
    card = sheet.card
    drawn = _number(sheet, "cost", 21, 23, MANA, MANA_BLUE)
    drawn += _number(sheet, "attack", 22, 151, BLADE, ATTACK_GOLD)
    drawn += _number(sheet, "health", 104, 151, DROP, HEALTH_RED)
    drawn += _number(sheet, "durability", 104, 151, SHIELD, STEEL)
    if card.has("secret"):
        plate = disc(106, 22, 13, "#8e2fa8", stroke=EDGE, stroke_width=2.5)
        drawn += plate + sheet.letters.line("?", 106, 30, 16, NUMBER_WHITE)
    return drawn


def _number(sheet: Sheet, name: str, x: float, y: float, plate: str, colour: str) -> str:
    number = sheet.card.number(name)
    if number is None:
        return ""
    shine = f'<g opacity=".16">{path(plate, "#fff", transform="translate(-3 -3) scale(.72)")}</g>'
    stone = path(plate, colour, stroke=EDGE, stroke_width=3.5, stroke_linejoin="round") + shine
    return moved(stone, x, y) + sheet.letters.fitted(str(number)[:3], x, y + 10, 20, 27, NUMBER_WHITE)


def _sign_colour(look: HeroClass) -> str:
    return oklch(0.9, 0.09, look.hue.accent)
