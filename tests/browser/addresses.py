"""The pages that every visitor may see, and the sub-pages of a deck."""

PUBLIC = {
    "home": "/",
    "lobby": "/play/",
    "new match": "/play/new/",
    "new match with a friend": "/play/new/?against=friend",
    "my matches, none yet": "/play/mine/",
    "catalogue": "/cards/vanguard/",
    "search": "/cards/vanguard/?q=clan:kagero+grade>=2",
    "search with a mistake": "/cards/vanguard/?q=colour:blue+alfred",
    "search without result": "/cards/vanguard/?q=nobody",
    "card": "/cards/vanguard/blaster-blade/",
    "rulebook": "/rules/vanguard/",
    "catalogue of minions and spells": "/cards/hearthstone/",
    "search in classes": "/cards/hearthstone/?q=class:mage+cost<=3&view=rows",
    "minion": "/cards/hearthstone/ragnaros-the-firelord/",
    "hero": "/cards/hearthstone/jaina-proudmoore/",
    "rulebook of resolution": "/rules/hearthstone/",
    "new deck with a hero": "/decks/new/?game=hearthstone",
    "public decks": "/decks/",
    "public decks of a class": "/decks/?family=Mage",
    "my decks, none yet": "/decks/mine/",
    "new deck": "/decks/new/",
    "import": "/decks/import/",
    "backup": "/decks/backup/",
    "sign up": "/account/sign-up/",
    "sign in": "/account/sign-in/",
}
OWN_DECK = ("", "statistics/", "hand/", "history/", "share/", "export/", "print/")
SHARED_DECK = ("", "statistics/", "hand/", "export/", "print/")
