"""Lists of tables: a guest's own, those that wait for players, those that are played, finished games."""

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, desc, select, true, union
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server import store
from tianxia.server.tables import HUMAN, OPEN, OVER, RUNNING, UPLOAD, Info, no_lesson, readable, with_seats

_MOST_LISTED: Final = 60


async def listing(connection: AsyncConnection, guest: str, game: str) -> dict[str, list[Info]]:
    """Own tables, open ones, running ones; the latest first."""
    t, owned = store.tables, store.tables.alias()
    own = _own(guest, owned, owned.c.status.in_((OPEN, RUNNING)))
    wanted = {
        "own": own if guest else None,
        "open": and_(t.c.status == OPEN, t.c.listed == true()),
        "running": and_(t.c.status == RUNNING, t.c.listed == true()),
    }
    return await _lists(connection, wanted, game)


async def finished(connection: AsyncConnection, guest: str, game: str) -> dict[str, list[Info]]:
    """Finished games: those a guest played or brought here, and those that were listed; the latest first."""
    t, owned = store.tables, store.tables.alias()
    own = _own(guest, owned, owned.c.origin == UPLOAD)
    # Said so, or a database may look through the finished games of everybody for the latest own ones.
    is_over = t.c.status.not_in((OPEN, RUNNING))
    wanted = {
        "own": and_(own, is_over) if guest else None,
        "recent": and_(t.c.status == OVER, t.c.listed == true()),
    }
    return await _lists(connection, wanted, game, readable())


def _own(guest: str, owned: Any, which: ColumnElement[bool]) -> ColumnElement[bool]:
    """That a guest sits at a table, or owns it and it is one of these."""
    s = store.seats
    seated = select(s.c.table).where(s.c.guest == guest, s.c.kind == HUMAN)
    return store.tables.c.id.in_(union(seated, select(owned.c.id).where(owned.c.owner == guest, which)))


async def _lists(
    connection: AsyncConnection,
    wanted: dict[str, ColumnElement[bool] | None],
    game: str,
    *conditions: ColumnElement[bool],
) -> dict[str, list[Info]]:
    """Lists of tables under names, none of them twice, the latest first; None stands for an empty one."""
    t = store.tables
    out: dict[str, list[Info]] = {}
    seen: set[str] = set()
    for name, which in wanted.items():
        if which is None:
            out[name] = []
            continue
        query = select(t).where(which, no_lesson(), *conditions).order_by(desc(t.c.changed)).limit(_MOST_LISTED)
        if game:
            # Own tables are found by guest, never by looking through all of a game: for them no index answers this.
            query = query.where((t.c.game if name != "own" else t.c.game + "") == game)
        rows = [row for row in (await connection.execute(query)).all() if row.id not in seen]
        seen |= {row.id for row in rows}
        out[name] = await with_seats(connection, rows)
    return out
