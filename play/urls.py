"""Addresses of matches: the lobby, the board, what is said at the table, watching and replays."""

from django.urls import path

from play.views import board

urlpatterns = [
    path("play/<slug:token>/", board.match, name="match"),
    path("play/<slug:token>/act/", board.act, name="act"),
    path("play/<slug:token>/updates/", board.updates, name="updates"),
]
