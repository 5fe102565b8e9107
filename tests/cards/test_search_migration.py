"""What an installation is told that cannot search."""

from importlib import import_module
from types import SimpleNamespace

import pytest
from django.db.utils import OperationalError

migration = import_module("cards.migrations.0002_search")


class Editor:
    """A database that refuses what extends it."""

    def __init__(self, vendor: str) -> None:
        self.connection = SimpleNamespace(vendor=vendor)

    def execute(self, statement: str) -> None:
        if "fts5" in statement or "EXTENSION" in statement:
            raise OperationalError("not installed")


@pytest.mark.parametrize(("vendor", "needed"), [("sqlite", "FTS5 extension"), ("postgresql", "extension pg_trgm")])
def test_a_database_that_cannot_search_is_named_with_what_to_do(vendor: str, needed: str) -> None:
    with pytest.raises(RuntimeError, match=needed):
        migration.add_indexes(None, Editor(vendor))
