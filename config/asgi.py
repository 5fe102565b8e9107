"""The site as one ASGI application: event streams bare, and pages as WSGI in one page thread.

Pages cost so a fifth of what Django's own ASGI takes. Measured before it was decided (`docs/decisions/server.md`).
"""

from a2wsgi import WSGIMiddleware
from asgiref.typing import ASGIReceiveCallable, ASGISendCallable, Scope

from config.lifespan import until_told_to_end
from config.wsgi import application as wsgi  # sets Django up, which the streams need
from play.streams.serving import Streams, source_of_news
from play.tickets import STREAMS

pages = WSGIMiddleware(wsgi, workers=1)
streams = Streams(source_of_news())


async def application(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    if scope["type"] == "lifespan":
        await until_told_to_end(receive, send, streams.close)
    elif scope["type"] == "http" and scope["path"].startswith(STREAMS):
        await streams(scope, receive, send)
    else:
        await pages(scope, receive, send)
