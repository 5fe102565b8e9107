"""`manage.py load_demo_decks`: put the demonstration decks of every game on the public list, once."""

from typing import Any

from django.core.management.base import BaseCommand

from decks.demonstration import demonstrations, show
from rules import games


class Command(BaseCommand):
    help = "Put the demonstration decks of every game on the public list; running it again changes nothing."

    def handle(self, *args: Any, **options: Any) -> None:
        for game in games.ALL:
            shown = [show(demonstration) for demonstration in demonstrations(game.key)]
            if options["verbosity"]:
                self.stdout.write(f"{game.name}: {len(shown)} demonstration decks")
