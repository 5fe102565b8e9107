"""The rules are tested without Django, so nothing of `tests/conftest.py` is to be had here.

Every table that a test plays at is played again from the start, and told where the test fails.
"""

from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings as examples

from tests.support import tables

# A busy machine is no failure. What fails once fails again; --hypothesis-profile=searching tries other examples.
examples.register_profile("searching", deadline=None, derandomize=False)
examples.register_profile("certain", deadline=None, derandomize=True)
examples.load_profile("certain")


@pytest.fixture(autouse=True)
def every_test_replays() -> Iterator[None]:
    yield
    played, tables.OPEN = tables.OPEN, []
    assert all(table.replays() for table in played)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call" and report.failed:
        report.sections += [("table", table.told()) for table in tables.OPEN]
    return report
