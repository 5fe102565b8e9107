"""The API of the site, version 1: what it answers when something is wrong, and where its parts are.

`decks` and `cards` bring their routers (`cards.api`, `decks.api`, `decks.api_check`).
"""

from collections.abc import Sequence

from django.http import Http404, HttpRequest, HttpResponse
from ninja import NinjaAPI, Router, Schema
from ninja.errors import HttpError, ValidationError

api = NinjaAPI(
    title="Polydeck",
    version="1",
    urls_namespace="api",
    description=(
        "Cards, sets, shared decks and deck checks. Nothing here needs an account. "
        'Every refusal is `{"error": {"code", "message", "fields"}}`.'
    ),
)
api.add_router("", "cards.api.router", tags=["Cards"])
api.add_router("", "decks.api.router", tags=["Decks"])
api.add_router("", "decks.api_check.router", tags=["Decks"])
elsewhere = Router()
api.add_router("", elsewhere)


class FieldError(Schema):
    """What is wrong with one value of a request."""

    field: str
    reason: str


class ErrorBody(Schema):
    """Why a request was refused; `code` is stable, `message` is for people."""

    code: str
    message: str
    fields: list[FieldError] = []


class Error(Schema):
    """The answer to every request that is refused."""

    error: ErrorBody


def refusal(
    request: HttpRequest, status: int, code: str, message: str, fields: Sequence[FieldError] = ()
) -> HttpResponse:
    body = Error(error=ErrorBody(code=code, message=message, fields=list(fields)))
    return api.create_response(request, body.dict(), status=status)


@api.exception_handler(Http404)
def missing(request: HttpRequest, error: Http404) -> HttpResponse:
    return refusal(request, 404, "missing", str(error) or "There is nothing at this address.")


@api.exception_handler(ValidationError)
def invalid(request: HttpRequest, error: ValidationError) -> HttpResponse:
    fields = [FieldError(field=".".join(map(str, each["loc"][1:])), reason=each["msg"]) for each in error.errors]
    return refusal(request, 422, "invalid", "The request has values that cannot be used.", fields)


@api.exception_handler(HttpError)
def refused(request: HttpRequest, error: HttpError) -> HttpResponse:
    return refusal(request, error.status_code, "refused", error.message)


@elsewhere.api_operation(["GET", "POST"], "/{path:address}", include_in_schema=False)
def nowhere(request: HttpRequest, address: str) -> HttpResponse:
    raise Http404
