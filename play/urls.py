"""Addresses of matches: the lobby, the board, what is said at the table, watching and replays."""

from django.urls import path

from play.views import board, lobby, passing, records, replays, table

urlpatterns = [
    path("play/", lobby.lobby, name="lobby"),
    path("play/new/", lobby.new_match, name="new-match"),
    path("play/quick/", lobby.quick_match, name="quick-match"),
    path("play/mine/", lobby.my_matches, name="my-matches"),
    path("play/<slug:token>/", board.match, name="match"),
    path("play/<slug:token>/take/", lobby.take_seat, name="take-seat"),
    path("play/<slug:token>/waiting/", lobby.waiting, name="waiting"),
    path("play/<slug:token>/close/", lobby.close_invitation, name="close-invitation"),
    path("play/<slug:token>/act/", board.act, name="act"),
    path("play/<slug:token>/passing/", passing.switch, name="passing"),
    path("play/<slug:token>/updates/", board.updates, name="updates"),
    path("play/<slug:token>/here/", table.here, name="here"),
    path("play/<slug:token>/table/", table.table_word, name="table-word"),
    path("play/<slug:token>/why/<int:instance>/", board.why_not, name="why-not"),
    path("play/<slug:token>/replay/", replays.replay, name="replay"),
    path("play/<slug:token>/play-on/", replays.play_on, name="play-on"),
    path("play/<slug:token>/record/", records.record, name="record"),
    path("play/<slug:token>/report/", records.report, name="report"),
]
