"""What a player is told before a rule is broken: a note on a kind of card, with a search that helps."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Note:
    """`query` is the search that the button named `label` starts; `issue` the code of the issue that it helps with."""

    rule: str
    message: str
    label: str
    query: str
    issue: str
