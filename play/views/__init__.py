"""What a visitor can ask of matches, a module for each kind of page."""
