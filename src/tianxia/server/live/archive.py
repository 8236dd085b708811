"""Finished games in memory: their replays, and the studies of them."""

from collections import OrderedDict
from typing import Final, NamedTuple

from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.live.studies import Studies
from tianxia.server.storage import table_repository
from tianxia.server.tables.errors import CONFLICT, Refused
from tianxia.server.tables.replay import Replay
from tianxia.server.tables.table import Table

_MAX_CACHED_REPLAYS: Final = 24


class _CachedReplay(NamedTuple):
    last_event: int
    """The number of the last event in the replay, to notice that it is outdated."""
    live: LiveTable
    table: Table
    replay: Replay


class Archive:
    """A cache of replays, and the studies of finished games."""

    def __init__(self, live_tables: LiveTables) -> None:
        """Start with an empty cache."""
        self.live_tables = live_tables
        self.studies = Studies(live_tables)
        self.cache: OrderedDict[str, _CachedReplay] = OrderedDict()
        """By table id; the least recently used replay is dropped first."""

    async def open_replay(self, table_id: str) -> tuple[LiveTable, Table, Replay]:
        """Return a table with its replay. Raises Refused: 404 if there is no such table, 409 if it has not started."""
        cached = self.cache.get(table_id)
        loaded = self.live_tables.loaded.get(table_id)
        if cached is not None and cached.table.is_over and (loaded is None or loaded.table is None):
            # The game is over: only read its row and seats again. This raises Refused if the table was deleted.
            live, table = cached.live, cached.table
            live.info = await self.live_tables.store.read(
                lambda connection: table_repository.find(connection, table_id)
            )
        else:
            live = await self.live_tables.get(table_id)
            table = await self.live_tables.load_for_replay(live)
        if cached is None or cached.last_event != table.last_applied[1]:
            cached = _CachedReplay(table.last_applied[1], live, table, Replay(table))
        self.cache[table_id] = cached
        self.cache.move_to_end(table_id)
        while len(self.cache) > _MAX_CACHED_REPLAYS:
            self.cache.popitem(last=False)
        return live, table, cached.replay

    async def open_finished(self, table_id: str) -> tuple[LiveTable, Table, Replay]:
        """Return a finished table with its replay. Raises Refused as `open_replay` does, and 409 if it is not over."""
        live, table, replay = await self.open_replay(table_id)
        if not table.is_over:
            raise Refused(CONFLICT, "server-offer-early")
        return live, table, replay
