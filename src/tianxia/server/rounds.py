"""The rounds a host makes: bots that owe a decision are woken, tables nobody looks at go to sleep."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import func, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server import store, tables
from tianxia.server.awake import Live
from tianxia.server.errors import Refused
from tianxia.server.hall import Hall

_SWEEP: Final = 5.0
_IDLE: Final = 120.0
"""Seconds after which a table nobody looks at goes to sleep."""
_AT_ONCE: Final = 200
_LATE: Final = 20.0


async def go_round(hall: Hall) -> None:
    """Again and again."""
    late = _LATE
    while True:
        await take_up(hall, late)
        if not hall.settings.alone:
            await _look_around(hall)
            hall.wake(hall.presence.keep_up())
        late = 0.0
        for live in list(hall.lives.values()):
            if _may_sleep(live):
                hall.put_to_sleep(live)
        with suppress(TimeoutError):
            await asyncio.wait_for(hall.missed.wait(), _SWEEP)
        hall.missed.clear()


def _may_sleep(live: Live) -> bool:
    if live.listeners or live.thinking or live.lock.locked():
        return False
    over = live.room is not None and live.room.over
    return time.monotonic() - live.touched > (_SWEEP if over else _IDLE)


async def _look_around(hall: Hall) -> None:
    """Asks the database how far the tables have come, in case the channel missed something."""
    m, awake = store.moves, list(hall.lives)
    for at in range(0, len(awake), _AT_ONCE):
        some = awake[at : at + _AT_ONCE]
        query = select(m.c.table, func.max(m.c.number)).where(m.c.table.in_(some)).group_by(m.c.table)
        for id, number in await hall.store.read(lambda connection, query=query: _all(connection, query)):  # type: ignore[misc]
            live = hall.lives.get(id)
            if live is not None:
                await hall.catch_up(live, number)


async def take_up(hall: Hall, late: float) -> None:
    """Wakes the tables at which a bot owes a decision, and no others.

    A process that was killed may have left the lists a moment behind: with `late`, what changed within so many seconds
    before the last change is looked at, too.
    """
    t = store.tables
    due = select(t.c.id, *tables.RULES_COLUMNS).where(t.c.bots_due == true(), tables.readable())
    found = await hall.store.read(lambda connection: _all(connection, due))
    if late:
        running = t.c.status == tables.RUNNING
        last = select(func.max(t.c.changed)).where(running).scalar_subquery()
        recent = select(t.c.id, *tables.RULES_COLUMNS)
        recent = recent.where(running, t.c.changed >= last - late, tables.has_bots(), tables.readable())
        recent = recent.where(tables.no_lesson())
        found += await hall.store.read(lambda connection: _all(connection, recent))
    waiting = {row.id for row in found if tables.is_playable(row)}
    for id in waiting:
        if id not in hall.lives:
            with suppress(Refused):
                await hall.live(id)
        else:
            hall.wake_bots(hall.lives[id])


async def _all(connection: AsyncConnection, query: Any) -> list[Any]:
    return list((await connection.execute(query)).all())
