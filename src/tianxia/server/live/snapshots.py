"""What clients receive about the tables of this process."""

from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.tables import summaries
from tianxia.server.tables.summaries import SentParts
from tianxia.server.tables.table_info import TableInfo
from tianxia.server.tables.table_snapshots import EncodedSnapshot
from tianxia.server.tables.wire.tables import TableSummary


def table_summary(live_tables: LiveTables, info: TableInfo, guest: str) -> TableSummary:
    """Return the summary of a table, loaded or not, for a guest; empty for a visitor without one."""
    live = live_tables.loaded.get(info.id)
    table = live.table if live is not None else None
    return summaries.table_summary(info, table, live_tables.presence.online(info.id), guest)


def next_snapshot(
    live_tables: LiveTables, live: LiveTable, guest: str, seat: int | None, since: int, sent: SentParts | None
) -> EncodedSnapshot:
    """Return the next snapshot or update of a loaded table; see `TableSnapshots.next_snapshot`."""
    return live.snapshots.next_snapshot(
        live.info,
        live.table,
        live.behaviour,
        lambda: live_tables.presence.online(live.info.id),
        guest,
        seat,
        since,
        live_tables.time_at(live),
        sent,
    )
