"""Guests and errors."""

from typing import Any

from msgspec import Struct

from tianxia.locales import Message


class Guest(Struct):
    """The guest of this browser."""

    name: str
    csrf: str
    """The value of the header `X-CSRF-Token`."""
    settings: dict[str, Any]
    """A small object that belongs to the browser: theme, contrast, language, motion, sounds, completed scenes …"""
    since: float
    """When the guest first came, in seconds since 1970."""


class OneTimeCode(Struct):
    """A code that makes another browser the same guest."""

    code: str
    expires: float
    """In seconds since 1970."""


class Failure(Struct):
    """The body of an error response."""

    reason: Message


class Health(Struct, omit_defaults=True):
    """The state of the server process."""

    status: str
    version: str = ""
