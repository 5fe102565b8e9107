"""Cards whose printed numbers and skill say everything: no script says more of them."""

from rules.kernel.facts import CardKey

KEYS = """
    knight-of-silence-gallatin little-sage-marron weapons-dealer-govannon flogal yggdrasil-maiden-elaine
    stardust-trumpeter bringer-of-good-luck-epona dragon-knight-nehalem embodiment-of-spear-tahr
    embodiment-of-armor-bahr dragon-dancer-monica lizard-soldier-ganlu dragon-monk-genjo lizard-runner-undeux
    oracle-guardian-wiseman oracle-guardian-gemini oracle-guardian-nike dream-eater miracle-kid king-of-sword
    tough-boy shining-lady lucky-girl ring-girl-clara commodore-blueblood dandy-guy-romario bloody-hercules
    madame-mirage sonic-noa ironclad-dragon-shieldon wonder-boy
"""

VANILLA = frozenset(map(CardKey, KEYS.split()))
