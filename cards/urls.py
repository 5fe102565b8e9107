"""Addresses of catalogues, cards, faces and rulebooks."""

urlpatterns: list = []
