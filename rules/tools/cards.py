"""Tell what cards print and do, in any language, or which tests and scenes prove each.

With --coverage the exit status is 1 while a card has no script, no proof, or is not supported yet.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from textwrap import indent

from rules import catalogues, games, proofs
from rules.kernel.abilities import CardScript
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.game import Game
from rules.kernel.wording import Wording


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("key", nargs="*", help="the cards to tell of, by key; all of them where none is named")
    parser.add_argument("--game", default="vanguard", help="a game by key (default: %(default)s)")
    parser.add_argument("--coverage", action="store_true", help="list the tests and scenes of each card")
    parser.add_argument("--text", metavar="LANG", default="en,ru", help="languages by tag (default: %(default)s)")


def run(options: Namespace) -> int:
    """Print the cards and every ability of theirs; 1 where one of them is unknown or no language tells it."""
    game = games.game(options.game)
    if options.coverage:
        return coverage(game)
    cards = {card.key: card for card in catalogues.load(game.key).cards}
    keys = options.key or list(cards)
    unknown = [key for key in keys if key not in cards]
    tags = options.text.split(",")
    if game.wording is not None:
        unknown += [tag for tag in tags if tag not in {language.tag for language in game.wording.languages}]
    if unknown:
        print(f"unknown: {', '.join(unknown)}")
        return 1
    print("\n\n".join("\n".join(lines(game, cards[key], tags)) for key in keys))
    return 0


def lines(game: Game, card: CardFacts, tags: Sequence[str]) -> Iterator[str]:
    """The card's name, what it prints, and what it does where the game has templates for it."""
    yield f"{card.name}: {', '.join((card.kind, *printed(game, card)))}"
    if game.wording is not None:
        yield from told(game, game.wording, card.key, tags)


def printed(game: Game, card: CardFacts) -> Iterator[str]:
    """Each value the card prints: numbers and marks with their names, words alone."""
    for attribute in game.schema.listed:
        value = card.attributes.get(attribute.name)
        if isinstance(value, bool):
            yield from [attribute.name] * value
        elif value is not None:
            yield f"{attribute.name} {value}" if isinstance(value, int) else value


def told(game: Game, wording: Wording, key: CardKey, tags: Sequence[str]) -> Iterator[str]:
    """Each ability: its kind and zones where the game names them, and a line for each language."""
    script = game.playable().by_key.get(key, CardScript(key))
    texts = zip(*(catalogues.texts(game.key, key, tag) for tag in tags), strict=True)
    for place, told in enumerate(texts):
        if wording.kinds:
            ability = script.abilities[place]
            yield "  " + " ".join((wording.kinds[type(ability)], *ability.zones))
        yield from (indent(text, "    ") for text in told)


def coverage(game: Game) -> int:
    """Print every card that does something with its proofs; 1 while one lacks something."""
    play, places = game.playable(), proofs.by_subject(proofs.proofs())
    keys = [card.key for card in catalogues.load(game.key).cards]
    telling = [key for key in keys if key not in play.vanilla]
    problems = [problem for key in telling for problem in lacking(game, key, places)]
    problems += [f"no such card: {key}, in {', '.join(places[key])}" for key in unknown_cards(places)]
    for key in telling:
        print(key, *places.get(key, ()), sep="\n    ")
    print(f"\n{len(keys)} cards, {len(keys) - len(telling)} vanilla, {len(problems)} problems")
    print("".join(f"{problem}\n" for problem in problems), end="")
    return 1 if problems else 0


def lacking(game: Game, key: CardKey, places: Mapping[str, list[str]]) -> Iterator[str]:
    """What a card that does something does not have yet."""
    play = game.playable()
    if key in play.unsupported:
        yield f"unsupported: {key}: {play.unsupported[key]}"
    elif key not in play.by_key:
        yield f"no script: {key}"
    elif not places.get(key):
        yield f"no test or scene: {key}"


def unknown_cards(places: Mapping[str, list[str]]) -> list[str]:
    """What proofs name that is neither a rule's number nor a card of any game."""
    known = {card.key for game in games.ALL for card in catalogues.load(game.key).cards}
    return [each for each in places if each not in known and not proofs.Proof(each, "").is_of_rule]
