"""Writes the status of tables to the database, so that lists need not read all events."""

import asyncio
from contextlib import suppress
from typing import Final

from tianxia.server.live.live_table import LiveTable
from tianxia.server.storage import table_repository
from tianxia.server.storage.store import Store
from tianxia.server.tables.results import describe_result
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import BOT, OVER, RUNNING, TableInfo
from tianxia.server.tables.wire.tables import TableStatus

_FLUSH_INTERVAL_S: Final = 2.0
"""How old the status of a running game may be in the lists of other processes; each table is written once per flush."""


class StatusWriter:
    """Collects changes of status, and writes those of many tables together."""

    def __init__(self, store: Store) -> None:
        """Start with nothing to write."""
        self.store = store
        self.pending: set[LiveTable] = set()
        """Tables whose status is not written yet."""
        self.flush_lock = asyncio.Lock()
        """Held while changes are written."""
        self.game_ended = asyncio.Event()
        """Set when a game has ended: it is then written at once, so that other processes list it."""

    def update(self, live: LiveTable, table: Table, now: float) -> None:
        """Derive the status of a table and the seats of its bots from its game; write the status soon if it changed."""
        info = live.info
        turn = [table.seat_names[seat] for seat in table.actors()]
        status: TableStatus = OVER if table.is_over else RUNNING
        _seat_bots(info, table)
        # Where bots move only while somebody is connected, the table need not be loaded for them.
        is_due = (
            status == RUNNING
            and live.behaviour.bots_move_unattended
            and any(seat in table.bots for seat in table.actors())
        )
        if (turn, status, is_due) != (info.turn, info.status, info.bots_due):
            info.turn, info.status, info.result, info.changed = turn, status, describe_result(table), now
            info.bots_due = is_due
            self.pending.add(live)
            if status == OVER:
                self.game_ended.set()

    def discard(self, live: LiveTable) -> None:
        """Forget the status of a table that was deleted."""
        self.pending.discard(live)

    async def run(self) -> None:
        """Write pending changes every `_FLUSH_INTERVAL_S`, and at once when a game has ended, until cancelled."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.game_ended.wait(), _FLUSH_INTERVAL_S)
            self.game_ended.clear()
            await self.flush()

    async def flush_ended(self) -> None:
        """Write the games that have ended, so that a list which is read next includes them.

        Failures are ignored: if the database can be read but not written, the list is merely outdated.
        """
        with suppress(Exception):  # `run` tries again and logs the error
            await self.flush(only_ended=True)

    async def flush(self, *, only_ended: bool = False) -> None:
        """Write pending changes; also wait for changes that another task is writing."""
        async with self.flush_lock:
            pending = {live for live in self.pending if not only_ended or live.info.status == OVER}
            if pending:
                self.pending -= pending
                await self._write(pending)

    async def _write(self, pending: set[LiveTable]) -> None:
        """Write the status of these tables; on failure, add them to `pending` again."""
        infos = [live.info for live in pending]
        try:
            await self.store.write(lambda connection: table_repository.update_status(connection, infos))
        except BaseException:
            self.pending |= pending
            raise


def _seat_bots(info: TableInfo, table: Table) -> None:
    """Update the seats of a row that bots have taken since it was read."""
    for seat in info.seats:
        if seat.number in table.bots:
            seat.kind, seat.guest, seat.level, seat.player_name = BOT, "", table.bots[seat.number], ""
