"""`manage.py prepare_site`: everything a start of the site needs, in one process, each part only where it is new."""

from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand


class Command(BaseCommand):
    help = "Bring tables, published cards, demonstration decks, the results of the scenes and static files up to date."

    def handle(self, **options: Any) -> None:
        call_command("migrate", interactive=False, verbosity=0)
        call_command("load_catalog", verbosity=options["verbosity"])
        call_command("load_demo_decks", verbosity=options["verbosity"])
        call_command("run_scenes", verbosity=options["verbosity"])
        if not settings.DEBUG:  # a development site serves them from where they lie
            call_command("collectstatic", interactive=False, verbosity=0, ignore_patterns=["redoc*"])
