"""The template environment: Jinja2, because card grids cost a fifth of what they do otherwise."""

from functools import lru_cache
from typing import Any

from django.conf import settings
from django.templatetags.static import static
from django.urls import reverse
from jinja2 import Environment, StrictUndefined

from cards.faces import name_of, poses
from cards.faces.emblems import emblem, icon
from cards.faces.views import face_url
from rules import games
from rules.kernel.sentences import plain


@lru_cache(maxsize=8192)
def url(name: str, *args: Any, **kwargs: Any) -> str:
    """An address by its name, found once: a board links the same cards and rules a hundred times."""
    return reverse(name, args=args, kwargs=kwargs)


def environment(**options: Any) -> Environment:
    """The environment that Django's Jinja2 backend builds once; a name a template misspells is an error."""
    env = Environment(**(options | {"undefined": StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}))
    env.globals.update(
        static=static,
        url=url,
        site_version=settings.SITE_VERSION,
        face_url=face_url,
        face_name=name_of,
        face_poses=poses,
        family_emblem=emblem,
        face_icon=icon,
        plain=plain,
        every_game=games.ALL,
    )
    return env
