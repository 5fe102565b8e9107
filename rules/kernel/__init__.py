"""What every game shares: cards as facts, decks as values, formats as lists of small rules."""
