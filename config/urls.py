"""Every address of the site starts here."""

from django.urls import include, path

from config.health import health

urlpatterns = [
    path("healthz", health, name="health"),
    path("", include("cards.urls")),
    path("", include("decks.urls")),
]
