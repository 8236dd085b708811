"""What the clients of one table are sent, computed once for all clients that see the same."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any, Final, NamedTuple

import msgspec

from tianxia.engine.game import JsonObject
from tianxia.server.tables import summaries
from tianxia.server.tables.behaviour import TableBehaviour
from tianxia.server.tables.summaries import SentParts
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import RUNNING, TableInfo
from tianxia.server.tables.view_cache import ViewCache, ViewPart

_SHARED_S: Final = 0.05
"""For how long an update is sent to further spectators as it is. The clocks in it are as old as that."""
_encoder: Final = msgspec.json.Encoder()


class EncodedSnapshot(NamedTuple):
    """A snapshot or an update as it is sent."""

    text: bytes
    log_number: int
    """The number of the newest log entry that the client then has."""
    sent: SentParts
    """To be passed when the next one is requested for the client."""


class _KeptSummary(NamedTuple):
    """A summary of a running table, and what all of it but the turn follows from."""

    info: TableInfo
    row: tuple[Any, ...]
    summary: JsonObject


class TableSnapshots:
    """Encodes the snapshots and updates of one table."""

    def __init__(self) -> None:
        """Start with nothing computed."""
        self._version = 0
        """Rises whenever anything that clients see may have changed."""
        self._summaries = ViewCache()
        """The summary for each guest, or for all who have no part in the table."""
        self._kept: dict[str, _KeptSummary] = {}
        """The latest summary of the running table that was computed completely, by guest."""
        self._shared: dict[tuple[int, SentParts], tuple[float, EncodedSnapshot]] = {}
        """The updates of the present version for spectators, by what they have: when it was encoded, and the update."""

    def invalidate(self) -> None:
        """Compute everything again that may have changed: to be called after each change of the table or its row."""
        self._version += 1
        self._shared.clear()

    def next_snapshot(
        self,
        info: TableInfo,
        table: Table | None,
        behaviour: TableBehaviour,
        find_online: Callable[[], AbstractSet[int]],
        guest: str,
        seat: int | None,
        since: int,
        now: float,
        sent: SentParts | None,
    ) -> EncodedSnapshot:
        """Return what a client is sent next; see `summaries.next_snapshot`.

        `find_online` returns the seats that are connected; it is called only if they are needed.
        """
        is_outsider = seat is None and not info.seats_of(guest) and (not guest or guest != info.owner)
        key = (since, sent) if is_outsider and sent is not None else None
        if key is not None:
            encoded_at, shared = self._shared.get(key, (0.0, None))
            if shared is not None and now - encoded_at < _SHARED_S:
                return shared
        brief = self._summary(info, table, find_online, "" if is_outsider else guest)
        message, parts = summaries.next_snapshot(info, table, behaviour, brief, guest, seat, since, now, sent)
        encoded = EncodedSnapshot(_encoder.encode(message), message.n, parts)
        if key is not None:
            self._shared[key] = now, encoded
        return encoded

    def _summary(
        self, info: TableInfo, table: Table | None, find_online: Callable[[], AbstractSet[int]], guest: str
    ) -> ViewPart:
        """Return the summary of the table for a guest; `guest` is empty for all who have no part in it."""
        return self._summaries.part(
            (guest, None), self._version, lambda: self._summarise(info, table, find_online(), guest)
        )

    def _summarise(self, info: TableInfo, table: Table | None, online: AbstractSet[int], guest: str) -> JsonObject:
        """Return a summary as plain data; a move changes so little in it that the rest is kept."""
        if table is None or info.status != RUNNING:
            return _plain_summary(info, table, online, guest)
        row = (_encoder.encode(info.seats), info.owner, info.next, online)
        kept = self._kept.get(guest)
        if kept is not None and kept.info is info and kept.row == row:
            is_asked = summaries.owes_decision(info, table, guest)
            return {**kept.summary, "turn": info.turn, "changed": info.changed, "yours": is_asked}
        summary = _plain_summary(info, table, online, guest)
        self._kept[guest] = _KeptSummary(info, row, summary)
        return summary


def _plain_summary(info: TableInfo, table: Table | None, online: AbstractSet[int], guest: str) -> JsonObject:
    """Return the summary of a table for a guest as plain data."""
    summary: JsonObject = msgspec.to_builtins(summaries.table_summary(info, table, online, guest))
    return summary
