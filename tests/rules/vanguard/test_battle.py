from tests.support.tables import scene


def test_x():
    table = scene(
        "vanguard",
        me={"VC": "Bors", "BC": "Marron", "damage": "4/3", "deck": ["Epona", "Randolf"]},
        foe={"VC": "Nehalem", "hand": ["Undeux", "Bahr"]},
        phase="battle",
    )
    print(table.me.actions())
    table.me.attack("VC", target="VC")
    assert table.asks == "me boost"
    table.me.choose("yes")
    assert table.asks == "me may"
    table.me.choose("yes")
    assert table.asks == "me cost"
    table.me.choose("any")
    assert table["Bors"].power == 21000
    table.foe.guard("Undeux")
    table.foe.guard("Bahr")
    print(table.foe.actions())
    assert table["Nehalem"].power == 25000
    print(table.me.deck[:3], table.asks)
