"""Where the bars of a picture stand: whole numbers of pixels down, shares of its width across, so that one drawing fits
every screen without its letters growing or shrinking."""

from dataclasses import dataclass

from decks.statistics import Bar, Spread

COLUMN_HEIGHT = 132
"""Pixels of the tallest column."""
ROW_HEIGHT = 40
"""Pixels from one row to the next: a line of words and the bar under it."""
MOST_COLUMNS = 6
SHORT, MOST_SHORT_COLUMNS = 2, 9
"""Letters of a short label, and how many of those fit."""


@dataclass(frozen=True, slots=True)
class Column:
    """An upright bar: percent across, pixels down. `usual` is the top and height of the usual range."""

    bar: Bar
    left: float
    width: float
    middle: float
    top: float
    height: float
    usual: tuple[float, float] | None

    @property
    def peak(self) -> float:
        """The upper end of all that is drawn; the count stands above it."""
        return min(self.top, self.usual[0]) if self.usual else self.top


@dataclass(frozen=True, slots=True)
class Row:
    """A lying bar under its words: percent across. `usual` is the start and width of the usual range."""

    bar: Bar
    top: int
    width: float
    usual: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Chart:
    """One spread as a picture: columns where there are few numbers in a row, else lying rows."""

    spread: Spread
    height: int
    columns: tuple[Column, ...] = ()
    rows: tuple[Row, ...] = ()


def chart(spread: Spread) -> Chart:
    if spread.mean is not None and len(spread.bars) <= _most_columns(spread):
        return Chart(spread, COLUMN_HEIGHT + 44, columns=_columns(spread))
    return Chart(spread, ROW_HEIGHT * len(spread.bars), rows=_rows(spread))


def _most_columns(spread: Spread) -> int:
    """How many columns stand side by side: more where their labels are short."""
    return MOST_COLUMNS if any(len(bar.label) > SHORT for bar in spread.bars) else MOST_SHORT_COLUMNS


def _most(spread: Spread) -> int:
    """What the longest bar stands for; at least 1, so that empty decks divide by something."""
    return max(1, *(max(bar.count, bar.usual[1] if bar.usual else 0) for bar in spread.bars))


def _columns(spread: Spread) -> tuple[Column, ...]:
    step, unit = 100 / len(spread.bars), COLUMN_HEIGHT / _most(spread)
    return tuple(
        Column(
            bar=bar,
            left=round(step * (index + 0.2), 2),
            width=round(step * 0.6, 2),
            middle=round(step * (index + 0.5), 2),
            top=round(20 + COLUMN_HEIGHT - unit * bar.count, 1),
            height=round(unit * bar.count, 1),
            usual=bar.usual and (round(20 + COLUMN_HEIGHT - unit * bar.usual[1], 1), round(unit * _span(bar.usual), 1)),
        )
        for index, bar in enumerate(spread.bars)
    )


def _rows(spread: Spread) -> tuple[Row, ...]:
    unit = 100 / _most(spread)
    return tuple(
        Row(
            bar=bar,
            top=ROW_HEIGHT * index,
            width=round(unit * bar.count, 2),
            usual=bar.usual and (round(unit * bar.usual[0], 2), round(unit * _span(bar.usual), 2)),
        )
        for index, bar in enumerate(spread.bars)
    )


def _span(usual: tuple[int, int]) -> int:
    """How wide the usual range is drawn; a single number still shows as a mark."""
    return max(usual[1] - usual[0], 0)
