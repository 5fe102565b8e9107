"""Cards whose printed numbers and keywords say everything: no script says more of them."""

from rules.kernel.facts import CardKey

MINIONS = """
    alakir-the-windlord ancient-watcher archmage argent-commander argent-squire bloodfen-raptor bluegill-warrior
    booty-bay-bodyguard boulderfist-ogre chillwind-yeti core-hound dalaran-mage dust-devil earth-elemental
    emperor-cobra faerie-dragon fen-creeper frostwolf-grunt goldshire-footman ironbark-protector ironfur-grizzly
    jungle-panther king-krush kobold-geomancer korkron-elite lord-of-the-arena magma-rager malygos mogushan-warden
    murloc-raider oasis-snapjaw ogre-magi patient-assassin ravenholdt-assassin reckless-rocketeer river-crocolisk
    scarlet-crusader senjin-shieldmasta shieldbearer silverback-patriarch silvermoon-guardian stonetusk-boar
    stormwind-knight stranglethorn-tiger sunwalker thrallmar-farseer voidwalker war-golem
    windfury-harpy wisp wolfrider worgen-infiltrator young-dragonhawk
"""
TOKENS = """
    baine-bloodhoof boar chicken damaged-golem defender defias-bandit devilsaur druid-of-the-claw-ex1-165t1
    druid-of-the-claw-ex1-165t2 emerald-drake finkle-einhorn flame-of-azzinoth frog gnoll hound huffer hyena imp
    infernal laughing-sister mechanical-dragonling mirror-image-cs2-mirror misha murloc murloc-scout panther
    searing-totem shadow-of-nothing sheep silver-hand-recruit snake spellbender-tt-010a spirit-wolf squire
    squirrel stoneclaw-totem treant treant-ex1-573t treant-ex1-tk9 violet-apprentice whelp whelp-ds1-whelptoken
    worthless-imp wrath-of-air-totem
"""
WEAPONS = """
    arcanite-reaper ashbringer assassins-blade battle-axe blood-fury fiery-war-axe heavy-axe lights-justice
    stormforged-axe wicked-knife
"""
HEROES = """
    anduin-wrynn garrosh-hellscream guldan jaina-proudmoore lord-jaraxxus-ex1-323h malfurion-stormrage rexxar
    thrall uther-lightbringer valeera-sanguinar
"""

VANILLA = frozenset(CardKey(key) for keys in (MINIONS, TOKENS, WEAPONS, HEROES) for key in keys.split())
