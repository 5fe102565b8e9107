"""Decks as text, Markdown and data that the importer reads back."""
