"""What decks answer to a browser: each view finds the deck, calls one thing and renders."""
