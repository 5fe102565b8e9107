"""Searches that show a newcomer what a search can say; a test holds each to finding something."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    query: str
    finds: str


EXAMPLES: dict[str, tuple[Example, ...]] = {
    "vanguard": (
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
}


def examples(game: str) -> tuple[Example, ...]:
    return EXAMPLES.get(game, ())
