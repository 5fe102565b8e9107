"""What the board shows of a match: values made from a seat's view, and nothing else."""

from play.seats import Place


def board_of(place: Place) -> object:
    raise NotImplementedError
