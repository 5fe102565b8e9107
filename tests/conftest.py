"""What every test may ask for: the published cards, three people, and in `tests/browser` a running site.

`alice` owns, `bob` is her friend, `carol` is a stranger: each a browser of their own, signed in.
"""

import pytest
from django.apps import apps
from django.contrib.auth import get_user_model
from django.core.cache import cache
from django.core.management import call_command
from django.db import transaction
from django.db.models import Model
from django.test import Client
from hypothesis import settings as examples
from pytest_django import DjangoDbBlocker, Settings

from cards.conformance import keep_outcomes
from cards.search import substring

examples.register_profile("unhurried", deadline=None)  # a busy machine is no failure
examples.load_profile("unhurried")


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


@pytest.fixture(scope="session")
def published(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> list[list[Model]]:
    """The rows of every table of `cards` after a load; putting them back costs a third of loading the files."""
    with django_db_blocker.unblock(), transaction.atomic():
        call_command("load_catalog", verbosity=0)
        rows = [list(table.objects.all()) for table in apps.get_app_config("cards").get_models()]
        transaction.set_rollback(True)
    return rows


@pytest.fixture
def catalog(db: None, published: list[list[Model]]) -> None:
    """Every published card, as the site has them after its start."""
    with transaction.atomic():
        for rows in published:
            type(rows[0]).objects.bulk_create(rows)
        substring.rebuild()


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
