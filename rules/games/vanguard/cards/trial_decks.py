"""What the cards do that only the trial decks TD01 and TD02 hold."""

from rules.games.vanguard.cards.bt01 import THIS, card, gains
from rules.games.vanguard.cards.words import CIRCLES, IT, KAGERO, ROYAL_PALADIN, enemy_rear, vanguard_grade, vanguard_of
from rules.games.vanguard.costs import CounterBlast, Discard, ShowThis
from rules.games.vanguard.effects import Draw, Retire, SuperiorRide
from rules.games.vanguard.patterns import Arrives, Attacks, DriveReveals, EnemyRetired, HitsBoosted
from rules.kernel.abilities import CardScript, When
from rules.kernel.effects import Change, Choose
from rules.kernel.selectors import YOU, Another, Cards

TD01 = (
    card("crimson-butterfly-brigitte", When(DriveReveals(3, "Royal Paladin"), ("VC",), (gains(5000),))),
    card("knight-of-conviction-bors", When(Attacks(), CIRCLES, (gains(3000),), cost=(CounterBlast(1),), may=True)),
    card("knight-of-the-harp-tristan", When(DriveReveals(3, "Royal Paladin"), ("VC",), (gains(5000),))),
    card(
        "starlight-unicorn",
        When(
            Arrives(("RC",)),
            ("RC",),
            (Choose(Cards(YOU, CIRCLES, (ROYAL_PALADIN, Another()))), Change(IT, "power", 2000, "turn")),
        ),
    ),
    card("knight-of-rose-morgana", When(Attacks(), CIRCLES, (gains(4000, "turn"),), cost=(Discard(1),), may=True)),
)

TD02 = (
    card("dragon-monk-goku", When(DriveReveals(3, "Kagero"), ("VC",), (Choose(enemy_rear(most=1)), Retire(IT)))),
    card(
        "demonic-dragon-berserker-yaksha",
        When(
            EnemyRetired(),
            ("hand",),
            (SuperiorRide(THIS),),
            condition=vanguard_grade(2),
            cost=(ShowThis(),),
            may=True,
        ),
    ),
    card(
        "berserk-dragon",
        When(
            Arrives(CIRCLES),
            CIRCLES,
            (Choose(enemy_rear(most=2)), Retire(IT)),
            condition=vanguard_of(KAGERO),
            cost=(CounterBlast(2),),
            may=True,
        ),
    ),
    card("flame-of-hope-aermo", When(HitsBoosted(), ("RC",), (Draw(1),), cost=(Discard(1),), may=True)),
    card("demonic-dragon-madonna-joka", When(EnemyRetired(), ("RC",), (gains(3000, "turn"),))),
    card("demonic-dragon-mage-rakshasa", When(EnemyRetired(), ("RC",), (gains(3000, "turn"),))),
)

CARDS: tuple[CardScript, ...] = (*TD01, *TD02)
