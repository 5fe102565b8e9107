"""The read API of catalogues: `/api/v1/cards`, `/api/v1/cards/<game>/<key>`, `/api/v1/sets`."""

from ninja import Router

router = Router()
