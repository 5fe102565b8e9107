"""Every table that a test of the rules plays at is played again from the start."""

from collections.abc import Iterator

import pytest

from tests.support import tables


@pytest.fixture(autouse=True)
def every_test_replays() -> Iterator[None]:
    yield
    played, tables.OPEN = tables.OPEN, []
    assert all(table.replays() for table in played)
