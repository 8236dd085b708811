"""What clients receive about the tables of this process."""

from typing import Any

from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.tables import summaries
from tianxia.server.tables.table_info import TableInfo


def table_summary(live_tables: LiveTables, info: TableInfo, guest: str) -> dict[str, Any]:
    """Return the summary of a table, loaded or not, for a guest; empty for a visitor without one."""
    live = live_tables.loaded.get(info.id)
    table = live.table if live is not None else None
    return summaries.table_summary(info, table, live_tables.presence.online(info.id), guest)


def seat_snapshot(live_tables: LiveTables, live: LiveTable, guest: str, seat: int | None, since: int) -> dict[str, Any]:
    """Return the snapshot of a loaded table for a seat or a spectator (None), with the log after entry `since`."""
    online = live_tables.presence.online(live.info.id)
    now = live_tables.time_at(live)
    return summaries.seat_snapshot(live.info, live.table, live.policy, online, guest, seat, since, now)
