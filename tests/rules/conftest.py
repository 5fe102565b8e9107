"""The rules are tested without Django, so nothing of `tests/conftest.py` is to be had here."""

from hypothesis import settings as examples

examples.register_profile("unhurried", deadline=None)  # a busy machine is no failure
examples.load_profile("unhurried")
