"""Addresses of decks: building, sharing, import and export, accounts."""

urlpatterns: list = []
