"""The periodic sweep: loads tables at which a bot owes a decision, and unloads tables that nobody uses."""

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy import func, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage import schema
from tianxia.server.storage.table_repository import (
    RULES_COLUMNS,
    has_bots,
    has_readable_rules,
    is_not_lesson,
    is_playable,
)
from tianxia.server.tables.errors import Refused
from tianxia.server.tables.table_info import RUNNING

_INTERVAL_S: Final = 5.0
"""The pause between two sweeps; a finished table that has not been used for this long is unloaded."""
_IDLE_S: Final = 120.0
"""A running or open table that has not been used for this long is unloaded."""
_MAX_IDS_PER_QUERY: Final = 200
_STARTUP_LOOKBACK_S: Final = 20.0
"""How far back the first sweep looks for tables whose status a killed process may not have written."""


async def run(live_tables: LiveTables) -> None:
    """Sweep every few seconds, until cancelled; at once when messages of other processes may have been missed."""
    lookback_s = _STARTUP_LOOKBACK_S
    while True:
        await load_due_tables(live_tables, lookback_s)
        if not live_tables.settings.is_single_process:
            await _catch_up_loaded(live_tables)
            live_tables.notify_listeners(live_tables.presence.refresh())
        lookback_s = 0.0
        for live in list(live_tables.loaded.values()):
            if _can_unload(live):
                live_tables.unload(live)
        with suppress(TimeoutError):
            await asyncio.wait_for(live_tables.messages_missed.wait(), _INTERVAL_S)
        live_tables.messages_missed.clear()


def _can_unload(live: LiveTable) -> bool:
    """Return whether a table has no listeners and no running work, and has not been used for a while."""
    if live.listeners or live.bot_tasks or live.lock.locked():
        return False
    is_over = live.table is not None and live.table.is_over
    return time.monotonic() - live.last_used > (_INTERVAL_S if is_over else _IDLE_S)


async def _catch_up_loaded(live_tables: LiveTables) -> None:
    """Read the new events of all loaded tables, in case messages of other processes were missed."""
    m, table_ids = schema.moves, list(live_tables.loaded)
    for start in range(0, len(table_ids), _MAX_IDS_PER_QUERY):
        batch = table_ids[start : start + _MAX_IDS_PER_QUERY]
        query = select(m.c.table, func.max(m.c.number)).where(m.c.table.in_(batch)).group_by(m.c.table)
        rows = await live_tables.store.read(partial(_fetch_all, query=query))
        for table_id, number in rows:
            live = live_tables.loaded.get(table_id)
            if live is not None:
                await live_tables.catch_up(live, number)


async def load_due_tables(live_tables: LiveTables, lookback_s: float) -> None:
    """Load the tables that are marked as waiting for a bot, and start their bots.

    A process that was killed may not have marked a table. Therefore, unless `lookback_s` is 0, tables with bots are
    also loaded if they changed within this many seconds before the latest change of any table.
    """
    t = schema.tables
    due = select(t.c.id, *RULES_COLUMNS).where(t.c.bots_due == true(), has_readable_rules())
    rows = await live_tables.store.read(lambda connection: _fetch_all(connection, due))
    if lookback_s:
        running = t.c.status == RUNNING
        last_change = select(func.max(t.c.changed)).where(running).scalar_subquery()
        recent = select(t.c.id, *RULES_COLUMNS).where(
            running,
            t.c.changed >= last_change - lookback_s,
            has_bots(),
            has_readable_rules(),
            is_not_lesson(),
        )
        rows += await live_tables.store.read(lambda connection: _fetch_all(connection, recent))
    due_ids = {row.id for row in rows if is_playable(row)}
    for table_id in due_ids:
        if table_id not in live_tables.loaded:
            with suppress(Refused):
                await live_tables.get(table_id)
        else:
            live_tables.start_bots(live_tables.loaded[table_id])


async def _fetch_all(connection: AsyncConnection, query: Any) -> list[Any]:
    """Return all rows of a query."""
    return list((await connection.execute(query)).all())
