"""The app of matches: it learns when a visitor's things become an account's, and has bots move on their turn
and seats passed for that asked to be."""

from django.apps import AppConfig


class PlayConfig(AppConfig):
    name = "play"

    def ready(self) -> None:
        from django_tasks.signals import task_finished

        from decks.visitors import ownership_moved
        from play import bots, passing
        from play.matches import changed
        from play.seats import follow_owner

        ownership_moved.connect(follow_owner, dispatch_uid="play.seats")
        changed.connect(bots.ask_bot, dispatch_uid="play.bots")
        changed.connect(passing.pass_soon, dispatch_uid="play.passing")
        task_finished.connect(bots.after_failure, dispatch_uid="play.bots")
