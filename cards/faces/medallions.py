"""The signs on a card, each a shape as well as a colour, and readable at 60 pixels."""

from cards.faces.drawing import moved, path

STAR = "M0 -10L2.6 -3.4L9.6 -3.1L4.1 1.4L6 8.1L0 4.2L-6 8.1L-4.1 1.4L-9.6 -3.1L-2.6 -3.4Z"

TRIGGER_COLOURS = {"critical": "#ffc21f", "draw": "#f0453a", "heal": "#2fbf71", "stand": "#3f8cff"}
TRIGGER_SIGNS = {
    "critical": (
        "M0 -17L4.5 -9.5L12.5 -12.5L9.5 -4.5L17 0L9.5 4.5L12.5 12.5L4.5 9.5L0 17L-4.5 9.5L-12.5 12.5L-9.5 4.5L-17 0L-9.5 -4.5L-12.5 -12.5L-4.5 -9.5Z",
        STAR,
        "#3a2400",
    ),
    "draw": ("M-13 -13H13V13H-13Z", "M-6 -10H6V10H-6ZM-1.8 5V-1H-4.6L0 -6.5L4.6 -1H1.8V5Z", "#ffffff"),
    "heal": (
        "M0 -16A16 16 0 1 1 -0.1 -16Z",
        "M-3.5 -10.5H3.5V-3.5H10.5V3.5H3.5V10.5H-3.5V3.5H-10.5V-3.5H-3.5Z",
        "#ffffff",
    ),
    "stand": ("M0 -17L16 12H-16Z", "M0 -9L8 3H3V9H-3V3H-8Z", "#ffffff"),
}
SKILL_SIGNS = {
    "boost": "M0 -8L8 0H3.6L3.6 8H-3.6V0H-8Z",
    "intercept": "M-7.5 -7.5H7.5V0C7.5 5 3 8 0 9.5C-3 8 -7.5 5 -7.5 0ZM-4 -4V0C-4 2.6 -2 4.6 0 5.6V-4Z",
    "twin_drive": "M-4.4 -8.5L0.6 -2.5L-4.4 8.5L-9.4 -2.5ZM4.6 -8.5L9.6 -2.5L4.6 8.5L0.6 0.5Z",
}
WALL = "M-13 -14H13V0C13 9 5 14 0 17C-5 14 -13 9 -13 0Z"


def trigger(kind: str, x: float, y: float, scale: float = 1) -> str:
    """The sign of a trigger: a star, a card, a cross or an arrow, each on a plate of its own shape. No word, no sign."""
    if kind not in TRIGGER_SIGNS:
        return ""
    plate, sign, ink = TRIGGER_SIGNS[kind]
    drawn = path(plate, TRIGGER_COLOURS[kind], stroke="#fff", stroke_width=2, stroke_linejoin="round")
    return moved(drawn + path(sign, ink, fill_rule="evenodd"), x, y, scale)


def skill(name: str, x: float, y: float, fill: str, scale: float = 1) -> str:
    """The sign of boost, intercept or twin drive. No word, no sign."""
    if name not in SKILL_SIGNS:
        return ""
    return moved(path(SKILL_SIGNS[name], fill, fill_rule="evenodd"), x, y, scale)


def sentinel(x: float, y: float, scale: float = 1) -> str:
    """A wall of shield: the mark of a card that stops any attack."""
    wall = path(WALL, "#e8edf5", stroke="#20242c", stroke_width=2.5, stroke_linejoin="round")
    return moved(
        wall + path("M-8 -9H8V-4H-8ZM-8 -1H8V0C8 1.5 7.6 3 7 4H-7C-7.6 3 -8 1.5 -8 0ZM-4.6 7H4.6L0 11Z", "#20242c"),
        x,
        y,
        scale,
    )
