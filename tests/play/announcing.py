"""A process that opens matches in a site's database and announces news of them: `python -m tests.play.announcing`.

A line "open" is answered by the address to listen at, "announce <id> …" by the number that each match has then.
"""

import os
import subprocess
import sys

from tests.support.site import ROOT, Site


class Announcer:
    """The process, of a running site."""

    def __init__(self, site: Site) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.play.announcing"],
            cwd=ROOT, env=site.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )  # fmt: skip

    def _ask(self, *words: object) -> str:
        print(*words, file=self.process.stdin, flush=True)
        return self.process.stdout.readline().rstrip()

    def open(self) -> tuple[int, str]:
        """A new match: its id, and the path of its stream."""
        match_id, path = self._ask("open").split()
        return int(match_id), path

    def announce(self, *match_ids: int) -> list[int]:
        """Announce news, one transaction for each, the same match as often as it is named; the numbers then."""
        return [int(number) for number in self._ask("announce", *match_ids).split()]

    def end(self) -> None:
        self.process.stdin.close()
        self.process.wait(timeout=10)
        self.process.stdout.close()


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django

    django.setup()
    from django.db import transaction

    from play import tickets
    from play.models import Match
    from play.news import announce

    for line in sys.stdin:
        match line.split():
            case ["open"]:
                match = Match.objects.create(game="vanguard", format="vanguard.classic", rules_version=1, seed="news")
                print(match.pk, tickets.address(match.pk), flush=True)
            case ["announce", *match_ids]:
                numbers = []
                for match_id in match_ids:
                    match = Match.objects.get(pk=match_id)
                    with transaction.atomic():
                        announce(match)
                    numbers.append(match.news)
                print(*numbers, flush=True)


if __name__ == "__main__":
    main()
