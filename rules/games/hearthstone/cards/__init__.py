"""What Hearthstone's cards do."""
