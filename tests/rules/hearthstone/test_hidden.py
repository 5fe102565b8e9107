"""What each player may know (HS-S.6, HS-G50, HS-G21)."""

from rules.games.hearthstone.table import DECK, GRAVEYARD, HAND, SECRETS
from rules.kernel.state import HIDDEN
from rules.kernel.views import events_for, view
from tests.support.proving import proves
from tests.support.tables import scene


@proves("HS-S.6")
def test_hs_s_6_hands_decks_and_secrets_are_hidden_what_died_or_burned_is_not() -> None:
    table = scene(
        "hearthstone",
        me={"hand": ["Wisp", "Fireball"], "secrets": ["Vaporize"], "deck": ["War Golem"], "graveyard": ["Moonfire"]},
    )
    seen = view(table.state, 1)
    hidden = {place: [seen.card[card] == HIDDEN for card in seen.at(0, place)] for place in (HAND, SECRETS, DECK)}
    assert {place: (len(cards), all(cards)) for place, cards in hidden.items()} == {
        HAND: (2, True),
        SECRETS: (1, True),
        DECK: (30, True),
    }
    assert [seen.name(card) for card in seen.at(0, GRAVEYARD)] == ["Moonfire"]


@proves("HS-S.6")
def test_hs_s_6_a_secret_is_played_without_its_name() -> None:
    table = scene("hearthstone", me={"class": "mage", "hand": ["Vaporize"]})
    events = table.me.play("Vaporize")
    told = events_for(events, 1)
    assert {"type": "played-hidden", "seat": 0, "card": None, "kind": "secret"} in told
    assert {"type": "secret-played", "seat": 0} in told


@proves("HS-G50")
def test_hs_g50_nothing_tells_of_a_secret_that_could_not_fire() -> None:
    table = scene(
        "hearthstone",
        active="foe",
        me={"class": "paladin", "board": ["7 Wisp"], "secrets": ["Noble Sacrifice"]},
        foe={"board": ["Chillwind Yeti"]},
    )
    secret = table["Noble Sacrifice"].number
    events = table.foe.attack("Chillwind Yeti", defender="me hero")
    assert table["me hero"].health == 26
    assert all(secret not in told.values() for told in events_for(events, 1))


@proves("HS-G21")
def test_hs_g21_only_its_player_sees_the_cards_that_are_tracked() -> None:
    table = scene(
        "hearthstone", me={"class": "hunter", "hand": ["Tracking"], "deck": ["War Golem", "Wisp", "Chillwind Yeti"]}
    )
    table.me.play("Tracking")
    assert table.state.decision is not None
    seen = table.state.decision.seen
    assert [view(table.state, 0).name(card) for card in seen] == ["War Golem", "Wisp", "Chillwind Yeti"]
    theirs = view(table.state, 1)
    assert all(theirs.card[card] == HIDDEN for card in theirs.at(0, DECK))
    assert theirs.decision is not None and (theirs.decision.kind, theirs.decision.seen) == ("deciding", ())
    table.me.choose("Wisp")
