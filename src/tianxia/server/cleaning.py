"""What nobody needs any more goes: tables that never began, lessons left alone, guests who left nothing, old codes.

A finished game stays. Each deletion names its conditions once more, so several processes may clean at the same time.
"""

import asyncio
import logging
from typing import Final

from sqlalchemy import and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server import store
from tianxia.server.hall import Hall
from tianxia.server.tables import OPEN, no_lesson

_FIRST: Final = 60.0
"""Seconds after the start, when the rush is over."""
_EVERY: Final = 3600.0
_AT_ONCE: Final = 500
_DAY: Final = 24 * 3600.0

log = logging.getLogger("tianxia.server")


async def keep_clean(hall: Hall) -> None:
    """Once an hour."""
    await asyncio.sleep(_FIRST)
    while True:
        await clean(hall)
        await asyncio.sleep(_EVERY)


async def clean(hall: Hall) -> None:
    """Once."""
    settings, now = hall.settings, hall.now()
    c, g, s, t = store.codes, store.guests, store.seats, store.tables
    unneeded = or_(t.c.status == OPEN, ~no_lesson())
    idle = and_(unneeded, t.c.changed < now - settings.keep_open * _DAY)
    homeless = and_(
        g.c.seen < now - settings.keep_guests * _DAY,
        ~exists(select(s.c.table).where(s.c.guest == g.c.id)),
        ~exists(select(t.c.id).where(t.c.owner == g.c.id)),
    )

    async def job(connection: AsyncConnection) -> tuple[list[str], int]:
        await connection.execute(delete(c).where(c.c.expires < now))
        found = (await connection.execute(select(t.c.id).where(idle).limit(_AT_ONCE))).scalars()
        unwatched = [id for id in found if not hall.presence.online(id)]
        gone = delete(t).where(t.c.id.in_(unwatched), idle).returning(t.c.id)
        tables = list((await connection.execute(gone)).scalars()) if unwatched else []
        guests = (await connection.execute(delete(g).where(homeless))).rowcount
        return tables, guests

    tables, guests = await hall.store.write(job)
    for id in tables:
        hall.gone(id)
    if tables or guests:
        log.info("cleaned", extra={"tables": len(tables), "guests": guests})
