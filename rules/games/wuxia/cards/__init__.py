"""What the 150 heroes of the pool do, by faction."""

from rules.games.wuxia.cards import (
    beggars,
    constables,
    emei,
    escorts,
    lantern,
    shaolin,
    shura,
    tang,
    wanderers,
    wudang,
)
from rules.kernel.abilities import CardScript

CARDS: tuple[CardScript, ...] = (
    *shura.CARDS,
    *shaolin.CARDS,
    *wudang.CARDS,
    *beggars.CARDS,
    *tang.CARDS,
    *emei.CARDS,
    *escorts.CARDS,
    *constables.CARDS,
    *wanderers.CARDS,
    *lantern.CARDS,
)
