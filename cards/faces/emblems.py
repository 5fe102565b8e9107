"""Small signs for pages: a clan's emblem, and the icons of triggers, skills and the sentinel."""

from markupsafe import Markup

from cards.faces import medallions
from cards.faces.clans import clan_of
from cards.faces.drawing import disc, moved, path
from cards.faces.palette import oklch


def emblem(clan: str) -> Markup:
    """A clan's sign in its colours, 20 by 20 pixels; words beside it must name the clan."""
    look = clan_of(clan)
    plate = disc(12, 12, 12, oklch(0.42, look.hue.chroma, look.hue.angle))
    sign = path(look.emblem, oklch(0.93, 0.09, look.hue.accent), fill_rule="evenodd")
    return _sign(plate + moved(sign, 12, 12, 0.84), 24)


def icon(name: str) -> Markup:
    """The sign of a trigger, a skill or the sentinel; nothing for any other word."""
    if name in medallions.TRIGGER_SIGNS:
        return _sign(medallions.trigger(name, 20, 20), 40)
    if name in medallions.SKILL_SIGNS:
        return _sign(medallions.skill(name, 12, 12, "currentColor"), 24)
    return _sign(medallions.sentinel(20, 20), 40) if name == "sentinel" else Markup()


def _sign(content: str, edge: int) -> Markup:
    opening = f'<svg class="sign" width="20" height="20" viewBox="0 0 {edge} {edge}" aria-hidden="true">'
    return Markup(opening + content + "</svg>")
