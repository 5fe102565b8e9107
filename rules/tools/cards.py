"""Tell what cards do, in any language."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence

from rules import catalogues, games
from rules.kernel.abilities import CardScript
from rules.kernel.facts import CardKey
from rules.kernel.game import Game
from rules.kernel.wording import Wording


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("key", nargs="*", help="the cards to tell of, by key; all of them where none is named")
    parser.add_argument("--game", default="vanguard", help="a game by key (default: %(default)s)")
    parser.add_argument("--text", metavar="LANG", default="en,ru", help="languages by tag (default: %(default)s)")


def run(options: Namespace) -> int:
    """Print the cards and every ability of theirs; 1 where one of them is unknown or no language tells it."""
    game = games.game(options.game)
    if game.wording is None:
        print(f"{game.name} has no templates yet")
        return 1
    cards = catalogues.load(game.key)
    keys = options.key or [script.key for script in game.playable().scripts]
    unknown = [key for key in keys if cards.card(key) is None]
    tags = options.text.split(",")
    unknown += [tag for tag in tags if tag not in {language.tag for language in game.wording.languages}]
    if unknown:
        print(f"unknown: {', '.join(unknown)}")
        return 1
    print("\n\n".join("\n".join(lines(game, game.wording, CardKey(key), tags)) for key in keys))
    return 0


def lines(game: Game, wording: Wording, key: CardKey, tags: Sequence[str]) -> Iterator[str]:
    """The card's name, then each ability: its kind and zones, and a line for each language."""
    yield catalogues.load(game.key).name_of(key)
    script = game.playable().by_key.get(key, CardScript(key))
    texts = zip(*(catalogues.texts(game.key, key, tag) for tag in tags), strict=True)
    for ability, told in zip(script.abilities, texts, strict=False):
        yield "  " + " ".join((wording.kinds[type(ability)], *ability.zones))
        yield from (f"    {text}" for text in told)
