"""Loads tables from the database: their rows, their seats and the events from which they are rebuilt."""

from collections.abc import Callable
from typing import Final

from tianxia.engine.errors import TianxiaError
from tianxia.server.live.live_table import LiveTable
from tianxia.server.storage import event_repository, table_repository
from tianxia.server.storage.store import Store
from tianxia.server.tables.behaviour import FindBehaviour
from tianxia.server.tables.errors import CONFLICT, Refused
from tianxia.server.tables.event_application import add_event, apply_due
from tianxia.server.tables.events import SeatReplaced
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import BOT, HUMAN, OPEN, OVER, TableInfo

_NO_HOLD_S: Final = (0.0, 0.0)
"""The range of hold delays at a table whose behaviour holds no answers back."""


class TableLoader:
    """Reads tables from the database. Wherever it changes a `LiveTable`, the caller holds its lock."""

    def __init__(
        self,
        store: Store,
        find_behaviour: FindBehaviour,
        hold_range_s: tuple[float, float],
        now: Callable[[], float],
    ) -> None:
        """Hold answers to secret questions back within `hold_range_s`; `now` is the clock of this process."""
        self.store = store
        self.find_behaviour = find_behaviour
        self.hold_range_s = hold_range_s
        self.now = now

    async def find(self, table_id: str) -> LiveTable:
        """Return a table whose Table is not built yet. Raises Refused (404) if there is no such table."""
        info = await self.store.read(lambda connection: table_repository.find(connection, table_id))
        return LiveTable(info, self.find_behaviour(info), self.now)

    async def rebuild(self, live: LiveTable) -> None:
        """Rebuild the Table from its events; None while the table is open, or if its rules cannot be played here."""
        info = live.info
        if info.status == OPEN:
            live.table = None
            return
        try:
            table = live.table = await self._build_table(info)
        except TianxiaError:
            live.table = None  # the game or its rules are not available here
            return
        apply_due(table, live.time())
        if any(seat.kind == HUMAN and seat.number in table.bots for seat in info.seats):
            # A process was killed after it wrote the event and before it updated the seat.
            await self.store.write(lambda connection: table_repository.seat_bots(connection, info.id, table.bots))

    async def read_row(self, live: LiveTable) -> None:
        """Read the row and the seats of a table again, and the events it lacks."""
        live.info = await self.store.read(lambda connection: table_repository.find(connection, live.info.id))
        if live.table is None:
            await self.rebuild(live)
        else:
            live.table.humans = {
                seat.number: seat.guest
                for seat in live.info.seats
                if seat.kind == HUMAN and seat.number not in live.table.bots
            }
            await self.read_new_events(live)

    async def read_new_events(self, live: LiveTable) -> set[int] | None:
        """Read the events this process lacks; return the seats to notify, or None for all."""
        table = live.table
        if table is None:
            return None
        known = table.last_event_number
        events = await self.store.read(lambda connection: event_repository.read_events(connection, live.info.id, known))
        in_order = [add_event(table, event) for event in events]
        if not all(in_order):
            await self.rebuild(live)
            return None
        if apply_due(table, live.time()):
            return None
        return {event.seat for event in events}

    async def load_for_replay(self, live: LiveTable) -> Table:
        """Return the table with all moves that the current rules can replay.

        Moves of earlier rules are replayed as long as both versions agree. Raises Refused (409) if the game has not
        started, or if its rules cannot be read.
        """
        if live.table is not None or live.info.status == OPEN:
            return live.require_table()
        try:
            table = await self._build_table(live.info, read_only=True)
        except TianxiaError as error:
            raise Refused(CONFLICT, error.message.id, **error.message.args) from None
        apply_due(table, max(self.now(), table.last_event_at))
        if live.info.status == OVER:
            table.end_as_recorded(live.info.result)
        return table

    async def _build_table(self, info: TableInfo, *, read_only: bool = False) -> Table:
        """Return a Table with all its events, none of them applied. Raises TianxiaError as `Table` does."""
        events = await self.store.read(lambda connection: event_repository.read_events(connection, info.id, 0))
        replaced = {event.seat for event in events if isinstance(event.body, SeatReplaced)}
        humans = {seat.number: seat.guest for seat in info.seats if seat.kind == HUMAN or seat.number in replaced}
        bots = {seat.number: seat.level for seat in info.seats if seat.kind == BOT and seat.number not in replaced}
        config = info.config(self.hold_range_s if self.find_behaviour(info).holds_answers else _NO_HOLD_S)
        table = Table(config, humans, bots, read_only=read_only)
        for event in sorted(events, key=lambda event: event.number):
            add_event(table, event)
        return table
