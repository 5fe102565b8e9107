"""The cards of Vanguard Classic that print a skill and numbers, and nothing for a script to say.

They are named so that a card whose script is missing is noticed.
"""

from rules.kernel.facts import CardKey

VANILLA = frozenset(
    map(
        CardKey,
        (
            "knight-of-silence-gallatin",
            "little-sage-marron",
            "weapons-dealer-govannon",
            "flogal",
            "yggdrasil-maiden-elaine",
            "stardust-trumpeter",
            "bringer-of-good-luck-epona",
            "dragon-knight-nehalem",
            "embodiment-of-spear-tahr",
            "embodiment-of-armor-bahr",
            "dragon-dancer-monica",
            "lizard-soldier-ganlu",
            "dragon-monk-genjo",
            "lizard-runner-undeux",
            "oracle-guardian-wiseman",
            "oracle-guardian-gemini",
            "oracle-guardian-nike",
            "dream-eater",
            "miracle-kid",
            "king-of-sword",
            "tough-boy",
            "shining-lady",
            "lucky-girl",
            "ring-girl-clara",
            "commodore-blueblood",
            "dandy-guy-romario",
            "bloody-hercules",
            "madame-mirage",
            "sonic-noa",
            "ironclad-dragon-shieldon",
            "wonder-boy",
        ),
    )
)
