"""The site as one ASGI application: pages run as WSGI in one page thread, a fifth of the cost of Django's own ASGI.

Measured before it was decided (`docs/decisions/server.md`). Event streams, when they come, stand beside it.
"""

from a2wsgi import WSGIMiddleware

from config.wsgi import application as pages

application = WSGIMiddleware(pages, workers=1)
