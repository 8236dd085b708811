"""Which seats are online, in this process and in other processes.

Every process reports when one of its seats comes online or goes offline, and regularly sends a complete report. A
process that has been silent for a while counts as gone, together with its seats.
"""

import time
from collections.abc import Callable, Mapping
from typing import Final

from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.process_messages import PresenceMessage, PresenceRequest, ProcessPresence, TablePresence

_PROCESS_TIMEOUT_S: Final = 25.0
"""A process that has been silent for this long counts as gone."""
_REPORT_INTERVAL_S: Final = 10.0
"""The interval between two complete reports."""

SeatsByTable = dict[str, frozenset[int]]
"""Seats by table id."""


class Presence:
    """The seats that are online, by table."""

    def __init__(
        self,
        loaded: Mapping[str, LiveTable],
        send: Callable[[PresenceMessage], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Read the connections of this process from `loaded`; report to the other processes with `send`."""
        self.loaded = loaded
        self.send = send
        self.now = now
        self.remote: dict[str, tuple[float, SeatsByTable]] = {}
        """By process: when it counts as gone unless it reports again, and its seats that are online."""
        self.last_report = -_REPORT_INTERVAL_S
        """When the last complete report was sent."""

    def online(self, table_id: str) -> set[int]:
        """Return the seats of a table that are online in any process."""
        out = set(self._local_seats(table_id))
        for _, seats in self.remote.values():
            out |= seats.get(table_id, frozenset())
        return out

    def report_table(self, table_id: str) -> None:
        """Report to the other processes which seats of a table are online here."""
        self.send(TablePresence(table_id, sorted(self._local_seats(table_id))))

    def request_reports(self) -> None:
        """Ask the other processes for complete reports, after this process has (re)connected."""
        self.send(PresenceRequest())

    def refresh(self) -> set[str]:
        """Send a complete report if one is due, and drop silent processes; return the tables that this changed.

        To be called every few seconds.
        """
        if self.now() - self.last_report >= _REPORT_INTERVAL_S:
            self._report_all()
        gone = [name for name, (until, _) in self.remote.items() if until < self.now()]
        return {table_id for name in gone for table_id in self.remote.pop(name)[1]}

    def handle_message(self, process: str, message: PresenceMessage) -> set[str]:
        """Handle a message of another process; return the tables that changed."""
        if isinstance(message, PresenceRequest):
            self._report_all()
            return set()
        before = self.remote.get(process, (0.0, {}))[1]
        if isinstance(message, ProcessPresence):
            after = {table_id: frozenset(seats) for table_id, seats in message.seats.items()}
        else:
            after = {**before, message.table: frozenset(message.seats)}
        after = {table_id: seats for table_id, seats in after.items() if seats}
        self.remote[process] = self.now() + _PROCESS_TIMEOUT_S, after
        return {table_id for table_id in {*before, *after} if before.get(table_id) != after.get(table_id)}

    def _report_all(self) -> None:
        """Send a complete report of this process."""
        self.last_report = self.now()
        seats_by_table = {table_id: sorted(seats) for table_id in self.loaded if (seats := self._local_seats(table_id))}
        self.send(ProcessPresence(seats_by_table))

    def _local_seats(self, table_id: str) -> frozenset[int]:
        live = self.loaded.get(table_id)
        listeners = live.listeners if live else set()
        return frozenset(listener.seat for listener in listeners if listener.seat is not None)
