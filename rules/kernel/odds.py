"""Odds of drawing: exact, by counting hands."""

from math import comb


def odds_of(population: int, wanted: int, drawn: int, hits: int) -> float:
    """The chance of exactly `hits` wanted cards among `drawn` of a shuffled `population` that holds `wanted`."""
    drawn = min(drawn, population)
    if not 0 <= hits <= min(wanted, drawn) or drawn - hits > population - wanted:
        return 0.0
    return comb(wanted, hits) * comb(population - wanted, drawn - hits) / comb(population, drawn)


def odds_of_at_least(population: int, wanted: int, drawn: int, hits: int) -> float:
    """The chance of `hits` wanted cards or more."""
    most = min(wanted, drawn, population)
    return 1.0 if hits <= 0 else sum(odds_of(population, wanted, drawn, each) for each in range(hits, most + 1))
