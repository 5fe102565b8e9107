"""What a monitor asks: does the site answer, and does its database?"""

from django.conf import settings
from django.db import DatabaseError, connection
from django.http import HttpRequest, JsonResponse


def health(request: HttpRequest) -> JsonResponse:
    """200 with the version, or 503 when the database does not answer. One query."""
    try:
        connection.cursor().execute("SELECT 1")
    except DatabaseError as error:
        return JsonResponse({"status": "failing", "database": type(error).__name__}, status=503)
    return JsonResponse({"status": "ok", "version": settings.VERSION})
