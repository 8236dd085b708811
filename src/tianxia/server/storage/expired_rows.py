"""Deletes tables that never started, abandoned lessons, unused guests and expired codes. Finished games are kept."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.storage.table_conditions import is_not_lesson
from tianxia.server.tables.table_info import OPEN

_MAX_TABLES: Final = 500
"""The most tables deleted at a time."""


async def delete_expired(
    connection: AsyncConnection,
    now: float,
    tables_before: float,
    guests_before: float,
    is_watched: Callable[[str], bool],
) -> tuple[list[str], int]:
    """Delete expired codes, tables without a change since `tables_before`, and guests not seen since `guests_before`.

    A table that `is_watched` is kept. Return the ids of the deleted tables, and the number of deleted guests. Each
    deletion checks its conditions again, so several processes may run it at the same time.
    """
    c, g, s, t = schema.codes, schema.guests, schema.seats, schema.tables
    is_idle = and_(or_(t.c.status == OPEN, ~is_not_lesson()), t.c.changed < tables_before)
    is_unused = and_(
        g.c.seen < guests_before,
        ~exists(select(s.c.table).where(s.c.guest == g.c.id)),
        ~exists(select(t.c.id).where(t.c.owner == g.c.id)),
    )
    await connection.execute(delete(c).where(c.c.expires < now))
    idle_ids = (await connection.execute(select(t.c.id).where(is_idle).limit(_MAX_TABLES))).scalars()
    unwatched = [table_id for table_id in idle_ids if not is_watched(table_id)]
    deletion = delete(t).where(t.c.id.in_(unwatched), is_idle).returning(t.c.id)
    deleted_tables = list((await connection.execute(deletion)).scalars()) if unwatched else []
    deleted_guests = (await connection.execute(delete(g).where(is_unused))).rowcount
    return deleted_tables, deleted_guests
