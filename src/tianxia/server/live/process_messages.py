"""The messages between the processes of one server."""

import msgspec


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """A table changed."""

    table: str
    """The table id."""
    number: int
    """The number of its newest event; 0 if its row or seats changed."""


class TablePresence(msgspec.Struct, frozen=True, tag="table-presence"):
    """The seats of one table that are online in the sending process."""

    table: str
    seats: list[int]


class ProcessPresence(msgspec.Struct, frozen=True, tag="process-presence"):
    """All seats that are online in the sending process."""

    seats: dict[str, list[int]]
    """Seats by table id; tables without one are left out."""


class PresenceRequest(msgspec.Struct, frozen=True, tag="presence-request"):
    """Asks every other process for its `ProcessPresence`."""


PresenceMessage = TablePresence | ProcessPresence | PresenceRequest
ProcessMessage = TableChanged | PresenceMessage


class Envelope(msgspec.Struct, frozen=True):
    """A message with its sender."""

    process: str
    """The name of the sending process."""
    message: ProcessMessage
