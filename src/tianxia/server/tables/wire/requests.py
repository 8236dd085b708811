"""The bodies of requests. An unknown field is refused."""

from typing import Any

from msgspec import Struct

from tianxia.server.tables.wire.contents import SentByClient


class GuestUpdate(SentByClient, Struct, forbid_unknown_fields=True):
    """The body of `PATCH /api/me`: only the fields that change."""

    name: str | None = None
    settings: dict[str, Any] | None = None


class ClaimRequest(SentByClient, Struct, forbid_unknown_fields=True):
    """The body of `POST /api/me/claim`."""

    code: str


class JoinRequest(SentByClient, Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/join`."""

    seat: str = ""
    """Empty for any open seat."""
    key: str = ""
    """Needed if the table is not listed."""
    move: bool = False
    """Whether the new seat replaces the guest's other seats at this table."""


class StartRequest(SentByClient, Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/start`."""

    level: str = ""
    """The level of the bots; empty for the default."""


class ForkRequest(SentByClient, Struct, forbid_unknown_fields=True):
    """The body of `POST /api/replays/{table}/fork`."""

    n: int
    """The number of moves to keep."""
    seat: str
    """The seat of the guest."""
    level: str = ""
    """The level of the bots in the other seats; empty for the default."""


class OpenLessonRequest(SentByClient, Struct, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/{game}`."""

    scene: str = ""
    """The scene to start; empty to continue where the guest left off."""
