"""Chance that follows from the name of a test: what fails once fails again.

All chance begins with `rules.kernel.chance.new_seed`: the shuffles of a match, a hand that is tried, a deck by lot.
"""

import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

from asgiref.typing import ASGI3Application

from rules.kernel.chance import commitment
from tests.support.site import Site

NAME = "test"
"""The file in a site's folder that holds the name of the test that is running."""


def drawing(name: Callable[[], str]) -> SimpleNamespace:
    """What `rules.kernel.chance` asks for seeds in place of the system; those of the test of this name are numbered."""
    numbers: defaultdict[str, Iterator[int]] = defaultdict(count)

    def token_hex(size: int) -> str:
        return commitment(f"{name()} {next(numbers[name()])}")

    return SimpleNamespace(token_hex=token_hex)


class CertainSite(Site):
    """A site that draws its seeds so, from when it is told the name of a test."""

    application = ("--factory", "tests.support.certain:application")

    def draw_for(self, test: str) -> None:
        (self.folder / NAME).write_text(test)


def application() -> ASGI3Application:
    from config.asgi import application
    from rules.kernel import chance

    chance.secrets = drawing((Path(os.environ["POLYDECK_VAR"]) / NAME).read_text)
    return application
