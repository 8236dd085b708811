"""Deletes tables that never started, abandoned lessons, unused guests and expired codes. Finished games are kept.

Each deletion checks its conditions again, so several processes may run at the same time.
"""

import asyncio
import logging
from typing import Final

from sqlalchemy import and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage import schema
from tianxia.server.storage.table_repository import is_not_lesson
from tianxia.server.tables.table_info import OPEN

_INITIAL_DELAY_S: Final = 60.0
"""The pause after the start of the server, so that expiry does not slow the start down."""
_INTERVAL_S: Final = 3600.0
_MAX_TABLES: Final = 500
"""The most tables deleted at a time."""
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
    c, g, s, t = schema.codes, schema.guests, schema.seats, schema.tables
    may_expire = or_(t.c.status == OPEN, ~is_not_lesson())
    is_idle = and_(may_expire, t.c.changed < now - settings.keep_open_days * _DAY_S)
    is_unused = and_(
        g.c.seen < now - settings.keep_guests_days * _DAY_S,
        ~exists(select(s.c.table).where(s.c.guest == g.c.id)),
        ~exists(select(t.c.id).where(t.c.owner == g.c.id)),
    )

    async def delete_rows(connection: AsyncConnection) -> tuple[list[str], int]:
        await connection.execute(delete(c).where(c.c.expires < now))
        idle_ids = (await connection.execute(select(t.c.id).where(is_idle).limit(_MAX_TABLES))).scalars()
        unwatched = [table_id for table_id in idle_ids if not live_tables.presence.online(table_id)]
        deletion = delete(t).where(t.c.id.in_(unwatched), is_idle).returning(t.c.id)
        deleted_tables = list((await connection.execute(deletion)).scalars()) if unwatched else []
        deleted_guests = (await connection.execute(delete(g).where(is_unused))).rowcount
        return deleted_tables, deleted_guests

    deleted_tables, deleted_guests = await live_tables.store.write(delete_rows)
    for table_id in deleted_tables:
        live_tables.discard_everywhere(table_id)
    if deleted_tables or deleted_guests:
        logger.info("deleted expired data", extra={"tables": len(deleted_tables), "guests": deleted_guests})
