"""What spells do that are no skills: Evolution, revival, items for the deck, the hand and the field."""

from rules.games.pokemon_duels.arrivals import ChooseDancers, SpecialSummon
from rules.games.pokemon_duels.cards.words import (
    ANY,
    ANY_UP,
    CHOSEN,
    DANCERS,
    DOWN,
    FOES_FALLEN,
    FOES_UP,
    FOUND,
    NEXT,
    OWN_FALLEN,
    OWN_HAND,
    OWN_UP,
    TARGET,
    THIS_TURN,
    spell,
)
from rules.games.pokemon_duels.costs import PayLife
from rules.games.pokemon_duels.effects import (
    Destroy,
    DiscardCards,
    Draw,
    Heal,
    MoreSummons,
    Search,
    Send,
    ShiftLevel,
    Shuffle,
    TakeControl,
    ToHand,
    TurnTo,
)
from rules.games.pokemon_duels.selectors import CanEvolve, Danceable, NextStages, Pokemon, Together
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Choose, If
from rules.kernel.selectors import FOE, YOU, Cards, Exists, Named, Prints

NEXT_STAGES = NextStages(TARGET)

EVOLUTION = (
    spell(
        "evolution",
        Choose(NEXT_STAGES, slot="next"),
        If(Exists(NEXT), (Send(TARGET), SpecialSummon(NEXT, evolved=True))),
        target=Pokemon(YOU, (CanEvolve(),)),
    ),
    spell(
        "evolution-dance",
        Choose(Danceable(), slot="next"),
        ChooseDancers(NEXT),
        If(Exists(DANCERS), (Send(DANCERS), SpecialSummon(NEXT))),
        condition=Exists(Danceable()),
    ),
    spell(
        "mewtwo-evolution",
        Search((Prints("species", "mewtwo"),), ("deck", "extra")),
        SpecialSummon(FOUND),
        Shuffle(),
    ),
)

UNLIMITED_REVIVAL = (
    spell("monster-revival", SpecialSummon(TARGET), target=Together((OWN_FALLEN, FOES_FALLEN))),
    spell("breath-of-the-phoenix", SpecialSummon(TARGET), Heal(500), target=Together((OWN_FALLEN, FOES_FALLEN))),
)
"""Any Pokémon of either Graveyard, without cost or condition (PD-7c, PD-G14)."""

REVIVAL = tuple(
    spell(key, SpecialSummon(TARGET, "defence"), target=OWN_FALLEN)
    for key in (
        "revival-of-the-dead",
        "resurrection-of-the-dead",
        "reanimation-of-the-dead",
        "seizure-of-the-deads-life",
    )
)
"""One effect under four names (PD-7e.4)."""

DRAWING = tuple(
    spell(key, Draw(2), Choose(OWN_HAND, slot="chosen"), DiscardCards(CHOSEN))
    for key in ("lucky-egg", "amulet-coin", "exp-share")
)
"""One effect under three names (PD-7e)."""

LEVELS = (
    spell("rare-candy", ShiftLevel(TARGET, 1, 5, THIS_TURN), target=OWN_UP),
    spell("bitter-root", ShiftLevel(TARGET, -5, -1, THIS_TURN), target=OWN_UP),
)

OTHERS = (
    spell("professors-letter", Search((Named(("evolution", "evolution-dance")),)), ToHand(FOUND), Shuffle()),
    spell("dark-ball", TakeControl(TARGET), target=FOES_UP),
    spell("scope-lens", Destroy(TARGET), target=Cards(FOE, ("spells",), (DOWN,))),
    spell("smoke-ball", ToHand(TARGET), target=ANY, cost=(PayLife(500),)),
    spell("soothe-bell", TurnTo(ANY_UP, "other")),
    spell("macho-brace", MoreSummons()),
)

CARDS: tuple[CardScript, ...] = (*EVOLUTION, *UNLIMITED_REVIVAL, *REVIVAL, *DRAWING, *LEVELS, *OTHERS)
