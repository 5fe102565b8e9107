"""Signing up, in and out, and a new password."""

from collections.abc import Callable
from functools import wraps

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login, logout, update_session_auth_hash
from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render, resolve_url
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme, urlencode
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST
from django_htmx.http import HttpResponseClientRedirect

from decks.accounts import ChangePasswordForm, SignInForm, SignUpForm

NEXT = "next"
"""The field and parameter that says where to go on."""

View = Callable[..., HttpResponse]
form_page = require_http_methods(["GET", "HEAD", "POST"])


def signed_in_only(view: View) -> View:
    """Send others to the sign-in page, and from there back to this one."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if request.visitor.user:
            return view(request, *args, **kwargs)
        address = f"{reverse('sign-in')}?{urlencode({NEXT: request.get_full_path()})}"
        return HttpResponseClientRedirect(address) if request.htmx else redirect(address)

    return guarded


@form_page
@sensitive_post_parameters()
def sign_up(request: HttpRequest) -> HttpResponse:
    """Make an account; the visitor's decks come along."""
    if request.visitor.user:
        return redirect("my-decks")
    form = SignUpForm(_posted(request))
    if form.is_valid() and (user := form.save()):
        login(request, user)
        return redirect(_destination(request))
    return _form_page(request, "accounts/sign_up.html", form)


@form_page
@sensitive_post_parameters()
def sign_in(request: HttpRequest) -> HttpResponse:
    """Sign in; the visitor's decks come along."""
    if request.visitor.user:
        return redirect("my-decks")
    form = SignInForm(request, _posted(request))
    if form.is_valid():
        login(request, form.get_user())
        return redirect(_destination(request))
    return _form_page(request, "accounts/sign_in.html", form)


@require_POST
def sign_out(request: HttpRequest) -> HttpResponse:
    """Sign out; decks stay with the account, and the browser forgets the pages it kept.

    Of the browser's storage only the choice of colours is ours, so that may stay.
    """
    logout(request)
    response = redirect(settings.LOGOUT_REDIRECT_URL)
    response["Clear-Site-Data"] = '"cache"'
    return response


@form_page
@sensitive_post_parameters()
@signed_in_only
def change_password(request: HttpRequest) -> HttpResponse:
    """A new password, which ends the account's other sessions."""
    form = ChangePasswordForm(request.user, _posted(request))
    if form.is_valid():
        update_session_auth_hash(request, form.save())
        messages.success(request, "Your password is changed. Other browsers are signed out.")
        return redirect("my-decks")
    return _form_page(request, "accounts/change_password.html", form)


def _posted(request: HttpRequest) -> QueryDict | None:
    return request.POST if request.method == "POST" else None


def _destination(request: HttpRequest) -> str:
    """Where to go on: the address that was asked for if it is one of ours, else the visitor's decks."""
    address = request.POST.get(NEXT) or request.GET.get(NEXT, "")
    is_ours = url_has_allowed_host_and_scheme(address, {request.get_host()}, require_https=request.is_secure())
    return address if is_ours else resolve_url(settings.LOGIN_REDIRECT_URL)


def _form_page(request: HttpRequest, template: str, form: BaseForm) -> HttpResponse:
    form.label_suffix = ""
    context = {"form": form, "next": request.POST.get(NEXT) or request.GET.get(NEXT, "")}
    return render(request, template, context, status=422 if form.is_bound else 200)
