"""`manage.py run_scenes`: run the scenes that have changed, or all where the rules have, for the conformance pages."""

from typing import Any

from django.core.management.base import BaseCommand

from cards import conformance
from rules import games


class Command(BaseCommand):
    help = "Run the scenes below tests/scenes and keep what came of them for the pages that show it."

    def handle(self, **options: Any) -> None:
        for game in games.ALL:
            told, is_new = conformance.renew(game)
            if options["verbosity"] > 0:
                scenes = [scene for file in told.files for scene in file.scenes]
                failing = sum(not scene.holds for scene in scenes)
                state = "run" if is_new else "unchanged"
                self.stdout.write(f"{game.name}: {len(scenes)} scenes {state}, {failing} do not hold.")
