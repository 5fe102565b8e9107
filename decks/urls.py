"""Addresses of decks: building, sharing, import and export, accounts."""

from django.urls import path

from decks.views import accounts

urlpatterns = [
    path("account/sign-up/", accounts.sign_up, name="sign-up"),
    path("account/sign-in/", accounts.sign_in, name="sign-in"),
    path("account/sign-out/", accounts.sign_out, name="sign-out"),
    path("account/password/", accounts.change_password, name="change-password"),
]
