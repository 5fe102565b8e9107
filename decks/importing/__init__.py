"""Lists of cards in the spellings people use, read into decks with a report on every line."""
