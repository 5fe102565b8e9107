"""What every test may ask for: the published cards, three people, and in `tests/browser` a running site.

`alice` owns, `bob` is her friend, `carol` is a stranger: each a browser of their own, signed in.
"""

from collections.abc import Iterator

import pytest
from django.contrib.auth import get_user_model
from django.core.cache import cache
from django.core.management import call_command
from django.db import connection, transaction
from django.test import Client
from hypothesis import settings as examples
from pytest_django import Settings

from cards.conformance import keep_outcomes
from tests.support.certain import drawing
from tests.support.sites import Sites

# A busy machine is no failure. What fails once fails again; --hypothesis-profile=searching tries other examples.
examples.register_profile("searching", deadline=None, derandomize=False)
examples.register_profile("certain", deadline=None, derandomize=True)
examples.load_profile("certain")


outcomes: dict[str, bool] = {}
"""Whether each test of the rules passed with all of its examples, for the conformance pages."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.nodeid.startswith("tests/rules/") and not report.skipped and (report.when == "call" or report.failed):
        place = report.nodeid.partition("[")[0]
        outcomes[place] = outcomes.get(place, True) and report.passed


def pytest_sessionfinish(session: pytest.Session) -> None:
    if outcomes and not hasattr(
        session.config, "workerinput"
    ):  # workers of xdist report to the one that has started them
        keep_outcomes(outcomes)


@pytest.fixture(autouse=True)
def quick_settings(settings: Settings) -> None:
    """Passwords cost nothing, and no rate limit remembers the test before."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    cache.clear()


STORED = {"db", "transactional_db", "sites"}
"""What a test asks for that reads or writes the database; without one of these it could not."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what another kind of database has to be tried with again: all that does not say that any would do."""
    for item in items:
        if item.get_closest_marker("any_database"):
            continue
        if item.get_closest_marker("django_db") or STORED.intersection(item.fixturenames):
            item.add_marker("database")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let tests that ask for the published cards come one after another, so that `shelf` is filled once for them."""
    is_full = "catalog" in metafunc.fixturenames
    metafunc.parametrize("shelf", [is_full], indirect=True, scope="session", ids=[pytest.HIDDEN_PARAM])


@pytest.fixture(scope="session", autouse=True)
def shelf(request: pytest.FixtureRequest) -> Iterator[None]:
    """The published cards, or none, for as many tests in a row as want the same: each undoes what it changed itself."""
    if not request.param:
        yield
        return
    request.getfixturevalue("django_db_setup")
    with request.getfixturevalue("django_db_blocker").unblock(), transaction.atomic():
        call_command("load_catalog", verbosity=0)
        connection.check_constraints()  # now, or the end of every test checks all of these rows
        yield
        transaction.set_rollback(True)


@pytest.fixture(autouse=True)
def certain_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.kernel.chance.secrets", drawing(lambda: request.node.nodeid))


@pytest.fixture(scope="session")
def sites() -> Sites:
    """Makes sites of their own processes, on databases of the kind that the tests run on."""
    return Sites(on_cluster=True)


@pytest.fixture(scope="session")
def sites_on_sqlite() -> Sites:
    """The same for what no other database would answer otherwise."""
    return Sites(on_cluster=False)


@pytest.fixture
def catalog(request: pytest.FixtureRequest, db: None) -> None:
    """Every published card, as the site has them after its start; `transaction=True` would undo them."""
    mark = request.node.get_closest_marker("django_db")
    assert mark is None or not mark.kwargs.get("transaction")


def signed_in(username: str) -> Client:
    client = Client()
    client.force_login(get_user_model().objects.create_user(username))
    return client


@pytest.fixture
def alice(db: None) -> Client:
    return signed_in("alice")


@pytest.fixture
def bob(db: None) -> Client:
    return signed_in("bob")


@pytest.fixture
def carol(db: None) -> Client:
    return signed_in("carol")


@pytest.fixture
def anonymous(db: None) -> Client:
    """A browser that never signed in; it owns what it makes by its cookie."""
    return Client()
