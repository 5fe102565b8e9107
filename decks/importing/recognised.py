"""What a text was recognised as."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Recognised:
    """What a text is, and the plain list that it says; with a `refusal` it says none that can be read.

    `notes` are what there is to tell of the whole.
    """

    dialect: str
    text: str = ""
    refusal: str = ""
    notes: tuple[str, ...] = ()
