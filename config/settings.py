"""Settings, all from the environment; with none of them set this is a development site on SQLite.

`POLYDECK_SECRET_KEY`, `POLYDECK_HOSTS` (comma-separated), `POLYDECK_DEBUG` and `POLYDECK_HTTPS` (1 or 0),
`POLYDECK_VAR` (the folder of everything the site makes itself), `DATABASE_URL`,
`POLYDECK_AWAY_AFTER`, `POLYDECK_CLAIM_AFTER` and `POLYDECK_BOT_PACE` (seconds).
"""

import os
import tomllib
from pathlib import Path

import dj_database_url
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured
from whitenoise.compress import Compressor

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = Path(os.environ.get("POLYDECK_VAR", BASE_DIR / "var"))
VERSION = tomllib.loads((BASE_DIR / "pyproject.toml").read_text())["project"]["version"]

DEVELOPMENT_KEY = "development-only-key-never-use-it-on-a-public-site"
SECRET_KEY = os.environ.get("POLYDECK_SECRET_KEY", DEVELOPMENT_KEY)
DEBUG = os.environ.get("POLYDECK_DEBUG", "1" if SECRET_KEY == DEVELOPMENT_KEY else "0") == "1"
if not DEBUG and SECRET_KEY == DEVELOPMENT_KEY:
    raise ImproperlyConfigured("POLYDECK_SECRET_KEY must be set when POLYDECK_DEBUG is 0.")

SITE_VERSION = "0.1.0"

LOOPBACK = ["localhost", "127.0.0.1", "[::1]"]
ALLOWED_HOSTS = [host.strip() for host in os.environ.get("POLYDECK_HOSTS", "").split(",") if host.strip()] or LOOPBACK

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "csp",
    "django_tasks",
    "django_tasks_db",
    "ninja",
    "cards",
    "decks",
    "play",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",  # pads at random, against guessing secrets by length
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "decks.visitors.VisitorMiddleware",
    "decks.limits.LimitsMiddleware",
    "config.own_pages.FormAddressMiddleware",
    "config.own_pages.OwnPagesMiddleware",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {
            "environment": "config.jinja.environment",
            "context_processors": ["django.contrib.messages.context_processors.messages"],
        },
    },
    {  # the pages of the packages we use
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
    },
]

DATABASES = {
    "default": dj_database_url.config(
        default=f"sqlite:///{VAR_DIR / 'polydeck.sqlite3'}", conn_max_age=None, conn_health_checks=True
    )
}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    VAR_DIR.mkdir(parents=True, exist_ok=True)
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 5,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_TZ = True

STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
if not DEBUG:
    STORAGES = {
        "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
        "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
    }
WHITENOISE_KEEP_ONLY_HASHED_FILES = True
WHITENOISE_SKIP_COMPRESS_EXTENSIONS = (*Compressor.SKIP_COMPRESS_EXTENSIONS, "map")

LOGIN_URL = "sign-in"
LOGIN_REDIRECT_URL = "my-decks"
LOGOUT_REDIRECT_URL = "home"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
]

CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "OPTIONS": {"MAX_ENTRIES": 20_000}}}
"""Counters of `decks.limits` and what may be worked out again: nothing that other processes need to know."""

TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
"""What takes longer than a page is done by `manage.py worker`; its tasks are rows of the caller's transaction."""

RATELIMIT_IP_META_KEY = "decks.limits.network_address"

PLAY_AWAY_AFTER = float(os.environ.get("POLYDECK_AWAY_AFTER", 30))
"""Seconds without a sign from a player's page, after which they are away."""
PLAY_CLAIM_AFTER = float(os.environ.get("POLYDECK_CLAIM_AFTER", 60))
"""Further seconds until the other player may claim the match or stop it."""
PLAY_BOT_PACE = float(os.environ.get("POLYDECK_BOT_PACE", 0.5))
"""Seconds from a move to the bot's answer, so that people can follow; always the same, so that it tells nothing."""

DATA_UPLOAD_MAX_MEMORY_SIZE = 1_048_576
"""One MiB: the largest post anything here needs is a pasted collection of decks."""

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "form-action": [SELF],
    }
}
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
HTTPS = os.environ.get("POLYDECK_HTTPS", "0" if DEBUG else "1") == "1"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 365 * 24 * 3600
CSRF_FAILURE_VIEW = "decks.views.refusals.stale_form"
X_FRAME_OPTIONS = "DENY"
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = ["^healthz$"]
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if HTTPS else 0
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
"""HSTS for subdomains and browsers' preload lists: the site's neighbours on its domain are not for it to decide."""

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": "line"},
        "nowhere": {"class": "logging.NullHandler"},
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "django": {"handlers": ["stderr"], "level": "ERROR", "propagate": False},
        "django_tasks_db": {"level": "ERROR"},  # below that it says that it was told to end
        "django.security.DisallowedHost": {"handlers": ["nowhere"], "propagate": False},  # strangers send any name
    },
}
"""To the server's output, with tracebacks; Django alone would drop them where debug is off."""
