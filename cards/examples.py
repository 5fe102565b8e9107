"""Searches that show a newcomer what a search can say; a test holds each to finding something."""

from dataclasses import dataclass

from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class Example:
    query: str
    finds: str


@dataclass(frozen=True, slots=True)
class Guide:
    """How one game's cards are searched for: a hint for the empty box, what a word alone finds, and examples."""

    hint: str
    words: Markup
    examples: tuple[Example, ...]


GUIDES: dict[str, Guide] = {
    "vanguard": Guide(
        "clan:kagero grade>=2",
        Markup(
            "a clan, race, trigger or skill (<code>kagero</code>, <code>heal</code>, "
            "<code>&quot;royal paladin&quot;</code>), a <code>sentinel</code>, a set or a number (<code>bt01</code>, "
            "<code>BT01/004</code>)"
        ),
        (
            Example("blaster blade", "cards with both words in a name"),
            Example('"battle sister"', "the words side by side"),
            Example("clan:kagero grade>=2", "Kagero of grade 2 and up; also =, !=, <, <= and >"),
            Example("trigger:heal or trigger:draw", "either of two"),
            Example("clan:nova (grade=3 or skill:intercept)", "a bracket first, and the beginning of a word"),
            Example("shield=10000 -is:trigger", "a minus turns a term around"),
            Example('text:"drop zone" grade=1', "words in what a card does, in English or Russian"),
            Example("is:sentinel", "a marker; also is:trigger and is:vanilla"),
            Example("set:TD01 power>9000", "printed in a set, by its code or name"),
            Example("rarity:RRR order:-power", "sorted, the strongest first"),
            Example("alfred unique:printings", "every printing by itself"),
        ),
    ),
    "hearthstone": Guide(
        "class:mage cost<=3",
        Markup(
            "a class, type or rarity (<code>mage</code>, <code>beast</code>, <code>legendary</code>), a kind of card "
            "(<code>weapon</code>), a mark (<code>taunt</code>, <code>battlecry</code>) or a set (<code>basic</code>)"
        ),
        (
            Example("frost", "cards with this in a name, in any of four languages"),
            Example("class:mage cost<=3", "cheap cards of the Mage; also =, !=, <, > and >="),
            Example("class:hunter or class:neutral race:beast", "either of two"),
            Example("attack>=5 health>=5 cost<=6", "large for their cost"),
            Example("is:taunt is:divine-shield", "both marks; also is:charge, is:stealth, is:secret and more"),
            Example("is:weapon durability>=2", "a kind of card"),
            Example("spell_damage>=1 -is:spell", "a minus turns a term around"),
            Example("overload>=1 order:cost", "sorted, the cheapest first"),
            Example("rarity:legendary race:dragon", "a rarity and a type"),
            Example("set:made is:minion", "what other cards bring into play"),
            Example("format:pauper class:rogue is:collectible", "what a format admits"),
        ),
    ),
    "pokemon-duels": Guide(
        "type:fire stars<=4",
        Markup(
            "a type (<code>water</code>), a kind of card (<code>evolution</code>, <code>trap</code>, "
            "<code>&quot;quick spell&quot;</code>) or a mark (<code>legendary</code>)"
        ),
        (
            Example("char", "cards with this in a name, in any of four languages"),
            Example("type:fire type:flying", "both types; the order is all the same"),
            Example("type:water stars<=4 is:pokemon", "summoned without a tribute; also =, !=, <, > and >="),
            Example("is:evolution level<=35", "white cards of the extra deck"),
            Example("evolves_from:eevee", "what a species evolves into"),
            Example("from_level=16", "evolved from a Pokémon of level 15"),
            Example("moves:surf type:water", "those that can use a skill"),
            Example('is:"quick spell" or is:trap', "either of two"),
            Example("atk>=1300 order:-atk", "sorted, the strongest first"),
            Example("def>1000 -is:legendary", "a minus turns a term around"),
            Example("format:kanto-2026 is:spell", "what a League admits"),
        ),
    ),
    "wuxia": Guide(
        "faction:shaolin cost<=3",
        Markup("a faction (<code>wudang</code>, <code>tang</code>, <code>wanderers</code>)"),
        (
            Example("sword", "heroes with this in a name, in any of four languages"),
            Example("faction:shaolin cost<=3", "cheap heroes of Shaolin; also =, !=, <, > and >="),
            Example("faction:tang or faction:emei", "either of two"),
            Example("attack>=4 health>=4 order:cost", "large ones, the cheapest first"),
            Example("text:poison -faction:tang", "words in what a hero does; a minus turns a term around"),
            Example('text:"cannot attack"', "the words side by side"),
            Example("text:guard cost=2", "a keyword and a number"),
        ),
    ),
    "nannaier": Guide(
        "affiliation:hearth cost<=3",
        Markup(
            "an affiliation (<code>tide</code>, <code>thorn</code>), a kind of card (<code>spell</code>, "
            "<code>mirror</code>), a form (<code>critical</code>) or a mark (<code>lasting</code>)"
        ),
        (
            Example("weaver", "cards with this in a name, in any of four languages"),
            Example("affiliation:hearth cost<=3", "cheap dolls of the Hearth; also =, !=, <, > and >="),
            Example("affiliation:tide or affiliation:lantern", "either of two"),
            Example("forms:critical -forms:mirror", "a form that they have, and one that they lack"),
            Example("mirror_health>=20 order:-mirror_attack", "sorted, the strongest first"),
            Example("shield>=5 is:doll", "those that enter with a shield"),
            Example("is:spell order_cost>=1 chaos>=1", "mixed costs"),
            Example("is:lasting turns=3", "spells that last for three turns"),
            Example("is:mirror", "one kind of card"),
        ),
    ),
}
NO_GUIDE = Guide("order:name", Markup("a printed word, or a set"), ())


def guide(game: str) -> Guide:
    return GUIDES.get(game, NO_GUIDE)
