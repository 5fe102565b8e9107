"""Addresses of catalogues, cards, faces and rulebooks."""

from django.urls import path

from cards import conformance_views, views
from cards.faces import views as faces

urlpatterns = [
    path("cards/<slug:game>/", views.catalogue, name="catalogue"),
    path("cards/<slug:game>/results/", views.results, name="catalogue-results"),
    path("cards/<slug:game>/back.svg", faces.card_back, name="card-back"),
    path("cards/<slug:game>/<slug:key>/", views.card, name="card"),
    path("cards/<slug:game>/<slug:key>/face.svg", faces.card_face, name="card-face"),
    path("rules/<slug:game>/", views.rulebook, name="rulebook"),
    path("rules/<slug:game>/conformance/", conformance_views.overview, name="conformance"),
    path("rules/<slug:game>/conformance/<slug:scene>/", conformance_views.scene, name="conformance-scene"),
]
