"""Every address of the site starts here."""

from django.urls import include, path

from config.api import api
from config.health import health

urlpatterns = [
    path("healthz", health, name="health"),
    path("api/v1/", api.urls),
    path("", include("cards.urls")),
    path("", include("decks.urls")),
    path("", include("play.urls")),
]
