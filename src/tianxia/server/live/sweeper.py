"""The periodic sweep: loads tables at which a bot owes a decision, and unloads tables that nobody uses."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage import event_repository, table_repository
from tianxia.server.tables.errors import Refused

_INTERVAL_S: Final = 5.0
"""The pause between two sweeps; a finished table that has not been used for this long is unloaded."""
_IDLE_S: Final = 120.0
"""A running or open table that has not been used for this long is unloaded."""
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
    table_ids = list(live_tables.loaded)
    numbers = await live_tables.store.read(
        lambda connection: event_repository.last_event_numbers(connection, table_ids)
    )
    for table_id, number in numbers.items():
        live = live_tables.loaded.get(table_id)
        if live is not None:
            await live_tables.catch_up(live, number)


async def load_due_tables(live_tables: LiveTables, lookback_s: float) -> None:
    """Load the tables that are marked as waiting for a bot, and start their bots.

    A process that was killed may not have marked a table. Therefore, unless `lookback_s` is 0, tables with bots are
    also loaded if they changed within this many seconds before the latest change of any table.
    """
    due_ids = await live_tables.store.read(lambda connection: table_repository.find_due(connection, lookback_s))
    for table_id in due_ids:
        if table_id not in live_tables.loaded:
            with suppress(Refused):
                await live_tables.get(table_id)
        else:
            live_tables.start_bots(live_tables.loaded[table_id])
