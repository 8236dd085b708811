"""Periodically deletes what has expired. Several processes may do so at the same time."""

import asyncio
import logging
from typing import Final

from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage import expired_rows

_INITIAL_DELAY_S: Final = 60.0
"""The pause after the start of the server, so that expiry does not slow the start down."""
_INTERVAL_S: Final = 3600.0
_DAY_S: Final = 24 * 3600.0

logger = logging.getLogger("tianxia.server")


async def run(live_tables: LiveTables) -> None:
    """Delete what has expired once an hour, until cancelled."""
    await asyncio.sleep(_INITIAL_DELAY_S)
    while True:
        await delete_expired(live_tables)
        await asyncio.sleep(_INTERVAL_S)


async def delete_expired(live_tables: LiveTables) -> None:
    """Delete expired tables, guests and codes."""
    settings, now = live_tables.settings, live_tables.now()
    tables_before, guests_before = now - settings.keep_open_days * _DAY_S, now - settings.keep_guests_days * _DAY_S

    def is_watched(table_id: str) -> bool:
        return bool(live_tables.presence.online(table_id))

    deleted_tables, deleted_guests = await live_tables.store.write(
        lambda connection: expired_rows.delete_expired(connection, now, tables_before, guests_before, is_watched)
    )
    for table_id in deleted_tables:
        live_tables.discard_everywhere(table_id)
    if deleted_tables or deleted_guests:
        logger.info("deleted expired data", extra={"tables": len(deleted_tables), "guests": deleted_guests})
