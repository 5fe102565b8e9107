"""Matches of tests have seeds that follow from the test's name: what fails once fails again."""

from itertools import count

import pytest

from rules.kernel.chance import commitment


@pytest.fixture(autouse=True)
def certain_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    number = count()
    monkeypatch.setattr("play.matches.new_seed", lambda: commitment(f"{request.node.nodeid} {next(number)}"))
