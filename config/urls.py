"""Every address of the site starts here."""

from django.urls import include, path

urlpatterns = [
    path("", include("cards.urls")),
    path("", include("decks.urls")),
]
