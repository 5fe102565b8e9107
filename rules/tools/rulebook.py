"""Tell a game's rulebook, or which tests and scenes prove each of its numbers.

With --coverage the exit status is 1 while a number is proven by nothing or a proof names a number that is not there.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping

from rules import games, proofs
from rules.kernel.rulebook import Rulebook
from rules.rulebooks import rulebook


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("number", nargs="*", help="rules by number; all of them where none is named")
    parser.add_argument("--game", default="vanguard", help="a game by key (default: %(default)s)")
    parser.add_argument("--coverage", action="store_true", help="list the tests and scenes of each number")


def run(options: Namespace) -> int:
    """Print what is asked for; 1 where a number is unknown or, with --coverage, unproven."""
    game = games.game(options.game)
    book = rulebook(game.key)
    unknown = [number for number in options.number if number not in book.rules]
    if unknown:
        print(f"unknown: {', '.join(unknown)}")
        return 1
    if options.coverage:
        return coverage(book, game.rulebook, options.number or book.rules)
    for number in options.number or book.rules:
        print(f"{number}  {book.text(number)}")
    return 0


def coverage(book: Rulebook, prefix: str, numbers: Mapping[str, str] | list[str]) -> int:
    """Print each number with its proofs; 1 where one has none, or a proof is of a number that the book has not."""
    places = proofs.by_subject(proof for proof in proofs.proofs() if proof.is_of_rule)
    missing = [number for number in numbers if not is_proven(book, places, number)]
    strange = [number for number in places if number.startswith(f"{prefix}-") and number not in book.rules]
    for number in numbers:
        print(number)
        print("".join(f"    {line}\n" for line in proven_by(book, places, number)), end="")
    print(
        f"\n{len(numbers)} numbers, {len(numbers) - len(missing)} proven or without behaviour, {len(missing)} missing"
    )
    for number in missing:
        print(f"missing: {number}  {book.text(number)}")
    for number in strange:
        print(f"not in the rulebook: {number}, in {', '.join(places[number])}")
    return 1 if missing or strange else 0


def is_proven(book: Rulebook, places: Mapping[str, list[str]], number: str) -> bool:
    return bool(places.get(number)) or book.is_chapter(number) or book.without_behaviour(number) is not None


def proven_by(book: Rulebook, places: Mapping[str, list[str]], number: str) -> list[str]:
    """The tests and scenes of a number, or why it needs none."""
    if places.get(number):
        return places[number]
    if book.is_chapter(number):
        return ["a chapter: see the numbers in it"]
    reason = book.without_behaviour(number)
    return [f"no behaviour: {reason}"] if reason is not None else ["NOTHING"]
