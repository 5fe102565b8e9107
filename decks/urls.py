"""Addresses of decks: building, sharing, import and export, accounts."""

from django.urls import path

from decks.views import accounts, browsing, editing, home, importing, sharing

urlpatterns = [
    path("", home.home, name="home"),
    path("decks/", browsing.public_decks, name="public-decks"),
    path("decks/mine/", browsing.my_decks, name="my-decks"),
    path("decks/mine/archive/", browsing.archive_decks, name="archive-decks"),
    path("decks/import/", importing.import_deck, name="import-deck"),
    path("decks/import/preview/", importing.preview_import, name="import-preview"),
    path("decks/new/", editing.new_deck, name="new-deck"),
    path("decks/<int:deck_id>/", editing.edit, name="edit-deck"),
    path("decks/<int:deck_id>/find/", editing.find_cards, name="find-cards"),
    path("decks/<int:deck_id>/cards/<path:card_key>/", editing.set_count, name="set-count"),
    path("decks/<int:deck_id>/printing/<path:card_key>/", editing.set_printing_count, name="set-printing"),
    path("decks/<int:deck_id>/starter/", editing.set_starter, name="set-starter"),
    path("decks/<int:deck_id>/format/", editing.set_format, name="set-format"),
    path("decks/<int:deck_id>/name/", editing.describe, name="describe-deck"),
    path("decks/<int:deck_id>/fix/", editing.mend, name="mend"),
    path("decks/<int:deck_id>/undo/", editing.undo, name="undo"),
    path("decks/<int:deck_id>/redo/", editing.redo, name="redo"),
    path("decks/<int:deck_id>/history/", editing.deck_history, name="deck-history"),
    path("decks/<int:deck_id>/restore/", editing.restore, name="restore"),
    path("fragments/cards/<slug:game>/<slug:card_key>/", editing.card_preview, name="card-preview"),
    path("decks/<int:deck_id>/duplicate/", browsing.duplicate_deck, name="duplicate-deck"),
    path("decks/<int:deck_id>/delete/", browsing.delete_deck, name="delete-deck"),
    path("decks/<int:deck_id>/share/", sharing.share_deck, name="share-deck"),
    path("decks/<int:deck_id>/share/link/", sharing.make_link, name="make-link"),
    path("decks/<int:deck_id>/share/pin/", sharing.pin_deck, name="pin-deck"),
    path("decks/<int:deck_id>/share/<int:link_id>/renew/", sharing.renew_link, name="renew-link"),
    path("decks/<int:deck_id>/share/<int:link_id>/revoke/", sharing.revoke_link, name="revoke-link"),
    path("d/<str:token>/", sharing.shared_deck, name="shared-deck"),
    path("d/<str:token>/copy/", sharing.copy_deck, name="copy-deck"),
    path("fragments/decks-with/<slug:game>/<slug:key>/", browsing.decks_with_card, name="decks-with-card"),
    path("account/sign-up/", accounts.sign_up, name="sign-up"),
    path("account/sign-in/", accounts.sign_in, name="sign-in"),
    path("account/sign-out/", accounts.sign_out, name="sign-out"),
    path("account/password/", accounts.change_password, name="change-password"),
]
