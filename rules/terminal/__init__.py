"""Playing a match in the terminal: the table, the actions and what happens, as lines of text."""
