"""The face of a Vanguard card: grade and skill hang in the left corner, the trigger stands in the right one, the shield
juts out of the left edge, and power with critical fills the foot."""

from dataclasses import dataclass

from cards.faces import backdrops, finish
from cards.faces.backdrops import Backdrop
from cards.faces.chance import Chance
from cards.faces.drawing import HEIGHT, WIDTH, moved, path, rectangle, title
from cards.faces.figures import Figure, beasts, dragons, machines, people, wings
from cards.faces.medallions import STAR, lettering, sentinel, skill, trigger, width_of
from cards.faces.palette import Hue, Tones, oklch
from rules.kernel.facts import CardFacts, Printing

CLAN_HUES = {
    "Royal Paladin": Hue(256, 0.15, 88),
    "Kagero": Hue(28, 0.19, 82),
    "Oracle Think Tank": Hue(172, 0.11, 25),
    "Nova Grappler": Hue(60, 0.16, 225),
    "Spike Brothers": Hue(2, 0.19, 125),
    "Tachikaze": Hue(140, 0.14, 62),
    "Nubatama": Hue(290, 0.09, 20),
    "Dark Irregulars": Hue(325, 0.13, 95),
    "Granblue": Hue(222, 0.09, 78),
    "Megacolony": Hue(112, 0.12, 310),
}

CLAN_BACKDROPS: dict[str, tuple[Backdrop, ...]] = {
    "Royal Paladin": (backdrops.rays, backdrops.arches, backdrops.petals, backdrops.panels, backdrops.mountains),
    "Kagero": (backdrops.flames, backdrops.mountains, backdrops.scales, backdrops.rays, backdrops.slashes),
    "Oracle Think Tank": (backdrops.waves, backdrops.ripples, backdrops.stars, backdrops.petals, backdrops.mist),
    "Nova Grappler": (backdrops.beams, backdrops.circuits, backdrops.chevrons, backdrops.honeycomb, backdrops.panels),
    "Spike Brothers": (backdrops.slashes, backdrops.chevrons),
    "Tachikaze": (backdrops.fronds, backdrops.scales),
    "Nubatama": (backdrops.fence, backdrops.mist),
    "Dark Irregulars": (backdrops.thorns, backdrops.arches),
    "Granblue": (backdrops.waves, backdrops.wheel),
    "Megacolony": (backdrops.honeycomb, backdrops.web),
}
ANY_BACKDROP = (backdrops.rays, backdrops.petals, backdrops.ripples, backdrops.panels, backdrops.stars)

RACE_FIGURES: dict[str, tuple[Figure, ...]] = {
    "Human": (people.knight,),
    "Elf": (people.elf,),
    "High Beast": (beasts.beast,),
    "Dragonman": (dragons.dragon,),
    "Flame Dragon": (dragons.roaring,),
    "Winged Dragon": (dragons.wyvern,),
    "Shadow Dragon": (dragons.dragon,),
    "Salamander": (people.mage,),
    "Dinodragon": (dragons.dinosaur,),
    "Demon": (people.fiend,),
    "Ogre": (people.fiend,),
    "Goblin": (people.goblin,),
    "Succubus": (wings.succubus,),
    "Angel": (wings.angel,),
    "Sylph": (wings.sylph,),
    "Noble": (people.maiden,),
    "Vampire": (people.vampire,),
    "Zombie": (people.skull,),
    "Gnome": (people.gnome,),
    "Giant": (people.giant,),
    "Gillman": (beasts.fish,),
    "Warbeast": (beasts.brute,),
    "Battleroid": (machines.battleroid,),
    "Workeroid": (machines.workeroid,),
    "Alien": (machines.alien,),
    "Insect": (wings.moth, wings.beetle, wings.spider),
}
ANY_FIGURE = (people.mage, people.knight, beasts.beast, dragons.dragon, machines.battleroid, people.maiden)

SKILL_WORDS = {"boost": "boost", "intercept": "intercept", "twin_drive": "twin drive"}


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one drawing needs: the card, how it is printed, its colours and its choices."""

    card: CardFacts
    rarity: str
    tones: Tones
    chance: Chance
    prefix: str


def hue_of(clan: str) -> Hue:
    """A clan's colours; a clan we do not know gets some from its name."""
    known = CLAN_HUES.get(clan)
    if known:
        return known
    chance = Chance(clan)
    angle = chance.between("hue", 0, 360)
    return Hue(angle, chance.between("chroma", 0.08, 0.16), angle + chance.pick("accent", (120, 150, 180, 210)))


def tones_of(clan: str, chance: Chance) -> Tones:
    """The colours of one card: its clan's, a little turned, under a dark, a bright or a burning sky."""
    hue = hue_of(clan)
    angle = hue.angle + chance.between("turn", -12, 12)
    chroma, accent = hue.chroma, hue.accent

    def tone(lightness: float, share: float = 1.0) -> str:
        return oklch(lightness, chroma * share, angle)

    sky, horizon, haze, light, mid, dark = chance.pick("sky", SKIES)
    return Tones(
        ink=tone(0.16, 0.4),
        deep=oklch(0.25, chroma * 0.6, hue.angle),
        dark=tone(dark, 0.8),
        mid=tone(mid),
        light=tone(light),
        paper=oklch(0.97, 0.015, accent),
        accent=oklch(0.8, 0.16, accent),
        glow=oklch(0.92, 0.1, accent),
        shade=tone(0.82, 0.35),
        sky=tone(sky, 0.9),
        horizon=tone(horizon),
        haze=tone(haze),
    )


SKIES = (
    (0.24, 0.48, 0.36, 0.74, 0.6, 0.42),
    (0.93, 0.78, 0.86, 0.6, 0.48, 0.36),
    (0.5, 0.72, 0.6, 0.5, 0.4, 0.3),
)


def name_of(card: CardFacts, printing: Printing | None) -> str:
    """Everything the picture says, in words."""
    parts = [card.name, f"grade {card.number('grade')}", card.word("clan"), card.word("race")]
    parts.append(f"power {card.number('power')}")
    if card.number("shield"):
        parts.append(f"shield {card.number('shield')}")
    if card.word("trigger"):
        parts.append(f"{card.word('trigger')} trigger")
    parts.append(f"critical {card.number('critical')}")
    if card.has("sentinel"):
        parts.append("sentinel")
    parts.append(SKILL_WORDS.get(card.word("skill") or ""))
    if printing and printing.rarity:
        parts.append(printing.rarity)
    return ", ".join(part for part in parts if part)


def face(card: CardFacts, printing: Printing | None, full: bool) -> str:
    """The whole card as one SVG."""
    chance = Chance(card.key)
    rarity = printing.rarity if printing else ""
    sheet = Sheet(card, rarity, tones_of(card.word("clan") or "", chance), chance, chance.name(rarity, str(full)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        + title(name_of(card, printing))
        + finish.frame(sheet.tones, rarity, sheet.prefix)
        + _picture(sheet)
        + _foot(sheet, full)
        + _corners(sheet)
        + "</svg>"
    )


def _picture(sheet: Sheet) -> str:
    tones, chance, card = sheet.tones, sheet.chance, sheet.card
    backdrop = chance.pick("backdrop", CLAN_BACKDROPS.get(card.word("clan") or "", ANY_BACKDROP))
    figure = chance.pick("figure", RACE_FIGURES.get(card.word("race") or "", ANY_FIGURE))
    drawn = figure(tones, chance)
    size = 0.82 + 0.07 * (card.number("grade") or 0)
    p = sheet.prefix
    outlined = f'<g id="{p}f">{drawn}</g>'
    return (
        f'<defs><clipPath id="{p}c"><rect x="6" y="6" width="114" height="140" rx="4"/></clipPath>'
        f'<linearGradient id="{p}s" x2="0" y2="1"><stop stop-color="{tones.sky}"/><stop offset="1" stop-color="{tones.horizon}"/></linearGradient></defs>'
        f'<g clip-path="url(#{p}c)">'
        + rectangle(6, 6, 114, 140, f"url(#{p}s)")
        + backdrop(tones, chance)
        + moved(
            f'<g stroke="{tones.ink}" stroke-width="5" stroke-linejoin="round"><use href="#{p}f"/></g>' + outlined,
            63,
            84,
            size,
        )
        + "</g>"
    )


def _foot(sheet: Sheet, full: bool) -> str:
    tones, card = sheet.tones, sheet.card
    power = str(card.number("power") if card.number("power") is not None else "")
    plate = path("M6 170V150L20 140H106L120 150V170Z", tones.deep) + path(
        "M6 150L20 140H106L120 150V153L105.500 142.500H20.500L6 153Z", tones.accent
    )
    critical = card.number("critical")
    star = (
        moved(path(STAR, tones.accent), 98, 158, 0.85) + lettering(str(critical), 107, 164, 12, tones.paper, 0)
        if critical is not None
        else ""
    )
    return plate + lettering(power, 57, 166, 19, tones.paper) + star


def _corners(sheet: Sheet) -> str:
    tones, card = sheet.tones, sheet.card
    drawn = path("M0 8Q0 0 8 0H34V46L17 58L0 46Z", tones.deep, stroke=tones.accent, stroke_width=2)
    drawn += lettering(str(card.number("grade") if card.number("grade") is not None else "?"), 17, 31, 24, tones.paper)
    kind = card.word("skill")
    if kind in SKILL_WORDS:
        drawn += skill(kind, 17, 43, tones.accent, 0.9)
    shield = card.number("shield")
    if shield:
        text = str(shield)
        wide = width_of(text, 12) + 10
        drawn += path(
            f"M0 112H{wide:.1f}L{wide + 7:.1f} 121L{wide:.1f} 130H0Z", tones.paper, stroke=tones.deep, stroke_width=2
        )
        drawn += lettering(text, 5, 127, 12, tones.ink, 0)
    drawn += trigger(card.word("trigger") or "", 106, 20)
    if card.has("sentinel"):
        drawn += sentinel(107, 21)
    return drawn


def back() -> str:
    """The back of every Vanguard card."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        + title("Card back")
        + rectangle(0, 0, WIDTH, HEIGHT, "#16213f", rx=8)
        + rectangle(5, 5, WIDTH - 10, HEIGHT - 10, "none", rx=5, stroke="#d9b25a", stroke_width=2)
        + moved(path(STAR, "#d9b25a"), 63, 88, 4)
        + "</svg>"
    )
