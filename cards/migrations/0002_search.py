"""Indexes for parts of names and texts, and one order of names, on either database."""

from django.db import migrations
from django.db.utils import DatabaseError

FTS5 = """
CREATE VIRTUAL TABLE cards_card_trigrams USING fts5(
    folded_names, folded_text, content='cards_card', content_rowid='id', tokenize='trigram case_sensitive 1'
)
"""

POSTGRES = """
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX cards_card_names_trigrams ON cards_card USING gin (folded_names gin_trgm_ops);
CREATE INDEX cards_card_text_trigrams ON cards_card USING gin (folded_text gin_trgm_ops);
"""

BY_CODE_POINT = (
    ("cards_card", "folded_name", "varchar(200)"),
    ("cards_card", "key", "varchar(100)"),
    ("cards_cardset", "code", "varchar(32)"),
    ("cards_printing", "number", "varchar(50)"),
    ("cards_printing", "rarity", "varchar(32)"),
    ("cards_lookup", "folded", "varchar(200)"),
    ("cards_facet", "word", "varchar(100)"),
)
"""Columns that are compared and sorted by code point, as SQLite does by itself, whatever the database's locale."""


NEEDED = {
    "sqlite": "SQLite 3.34 or newer with the FTS5 extension, which this Python was built without. "
    "Use the distribution's Python, or PostgreSQL by DATABASE_URL.",
    "postgresql": "the extension pg_trgm: install PostgreSQL's contrib package, "
    "and let the site's user create extensions or create this one for it.",
}


def add_indexes(apps, editor):
    vendor = editor.connection.vendor
    if vendor == "postgresql":
        for table, column, kind in BY_CODE_POINT:
            editor.execute(f'ALTER TABLE {table} ALTER COLUMN "{column}" TYPE {kind} COLLATE "C"')
    try:
        editor.execute(POSTGRES if vendor == "postgresql" else FTS5)
    except DatabaseError as error:
        raise RuntimeError(f"Searching needs {NEEDED[vendor]}") from error


def drop_indexes(apps, editor):
    if editor.connection.vendor == "sqlite":
        editor.execute("DROP TABLE cards_card_trigrams")
    elif editor.connection.vendor == "postgresql":
        editor.execute("DROP INDEX cards_card_names_trigrams")
        editor.execute("DROP INDEX cards_card_text_trigrams")


class Migration(migrations.Migration):
    dependencies = [("cards", "0001_initial")]

    operations = [migrations.RunPython(add_indexes, drop_indexes)]
