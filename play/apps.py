"""The app of matches, which learns when a visitor's things become an account's."""

from django.apps import AppConfig


class PlayConfig(AppConfig):
    name = "play"

    def ready(self) -> None:
        from decks.visitors import ownership_moved
        from play.seats import follow_owner

        ownership_moved.connect(follow_owner, dispatch_uid="play.seats")
