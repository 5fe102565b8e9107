"""Heroes without a text."""

from rules.kernel.facts import CardKey

VANILLA = frozenset(
    map(
        CardKey,
        (
            "crimson-veil",
            "temple-sweeper",
            "bowl-boy",
            "beggar-child",
            "powder-grinder",
            "moon-handmaid",
            "sword-rain-nun",
            "torch-bearer",
            "bow-constable",
            "dark-lantern-novice",
        ),
    )
)
