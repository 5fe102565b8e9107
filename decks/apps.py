"""The app of decks, which learns when a catalogue was loaded."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"

    def ready(self) -> None:
        from cards.loading import catalog_loaded
        from decks.relinking import link_known_cards

        catalog_loaded.connect(link_known_cards, dispatch_uid="decks.relinking")
