"""遊俠, the Wanderers: attack as they come."""

from rules.games.wuxia.cards.words import ROW, THIS, always, card, grow, growing, on_enter
from rules.games.wuxia.effects import Heal, Shield
from rules.games.wuxia.patterns import HurtsPlayer, Kills
from rules.kernel.abilities import CardScript, When

CARDS: tuple[CardScript, ...] = (
    card("fleet-foot", always("swift")),
    card("grass-walker", always("swift")),
    card("lone-swallow", always("swift")),
    card("river-swordsman", always("swift")),
    card("wine-gourd", growing(health=1)),
    card("straw-hat", always("pierce")),
    card("dongfang-xi", always("swift")),
    card("blind-zither-player", always("swift")),
    card("western-blade", always("swift")),
    card("masked-knight", always("swift"), always("elusive")),
    card("thousand-li-rider", always("swift")),
    card("moon-archer", always("pierce"), When(HurtsPlayer(), ROW, grow(THIS, health=1))),
    card("broken-sword", always("swift")),
    card("wind-and-thunder-hand", always("swift"), When(Kills(), ROW, (Heal(THIS, 2),))),
    card("sword-immortal", always("swift"), on_enter(Shield(THIS))),
)
