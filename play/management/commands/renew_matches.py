"""`manage.py renew_matches`: running matches go on by the rules as they are now, or stop where they cannot."""

from django.core.management.base import BaseCommand

from play.renewal import renew


class Command(BaseCommand):
    help = "Bring matches that were running when the rules were mended to the rules of now."

    def handle(self, *args: object, **options: object) -> None:
        renewed = renew()
        if renewed.going_on or renewed.stopped:
            self.stdout.write(f"Rules were mended: {renewed.going_on} matches go on, {renewed.stopped} were stopped.")
