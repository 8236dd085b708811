"""Lists of tables: a guest's own tables, and open, running and finished ones."""

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, desc, select, true, union
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.storage.table_conditions import has_readable_rules, is_not_lesson
from tianxia.server.storage.table_rows import read_infos
from tianxia.server.tables.sources import UPLOAD
from tianxia.server.tables.table_info import HUMAN, OPEN, OVER, RUNNING, TableInfo

_MAX_LISTED: Final = 60
"""The most tables in a list."""


async def list_tables(connection: AsyncConnection, guest: str, game: str) -> dict[str, list[TableInfo]]:
    """Return a guest's own tables, open tables and running tables, the latest change first; each table only once."""
    t, owned = schema.tables, schema.tables.alias()
    own = _is_own(guest, owned, owned.c.status.in_((OPEN, RUNNING)))
    conditions_by_list = {
        "own": own if guest else None,
        "open": and_(t.c.status == OPEN, t.c.listed == true()),
        "running": and_(t.c.status == RUNNING, t.c.listed == true()),
    }
    return await _read_lists(connection, conditions_by_list, game)


async def list_finished(connection: AsyncConnection, guest: str, game: str) -> dict[str, list[TableInfo]]:
    """Return the finished games that a guest played or uploaded, and those that were listed, the latest first."""
    t, owned = schema.tables, schema.tables.alias()
    own = _is_own(guest, owned, owned.c.origin_kind == UPLOAD)
    # Not `== OVER`: a database might use the index on `status` for that, and search the finished games of all guests.
    is_over = t.c.status.not_in((OPEN, RUNNING))
    conditions_by_list = {
        "own": and_(own, is_over) if guest else None,
        "recent": and_(t.c.status == OVER, t.c.listed == true()),
    }
    return await _read_lists(connection, conditions_by_list, game, has_readable_rules())


def _is_own(guest: str, owned: Any, condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the SQL condition that a guest has a seat at a table, or owns it and `condition` holds for it.

    `owned` is an alias of `tables`, to which `condition` refers.
    """
    s = schema.seats
    seated = select(s.c.table).where(s.c.guest == guest, s.c.kind == HUMAN)
    return schema.tables.c.id.in_(union(seated, select(owned.c.id).where(owned.c.owner == guest, condition)))


async def _read_lists(
    connection: AsyncConnection,
    conditions_by_list: dict[str, ColumnElement[bool] | None],
    game: str,
    *more_conditions: ColumnElement[bool],
) -> dict[str, list[TableInfo]]:
    """Return a list of tables for each named condition, the latest change first; for None an empty list.

    All tables also meet `more_conditions`. A table is only in the first list whose condition it meets.
    """
    t = schema.tables
    out: dict[str, list[TableInfo]] = {}
    seen: set[str] = set()
    for name, condition in conditions_by_list.items():
        if condition is None:
            out[name] = []
            continue
        query = select(t).where(condition, is_not_lesson(), *more_conditions)
        query = query.order_by(desc(t.c.changed)).limit(_MAX_LISTED)
        if game:
            # A guest's own tables are found by guest: the expression keeps databases from using the index on games.
            query = query.where((t.c.game if name != "own" else t.c.game + "") == game)
        rows = [row for row in (await connection.execute(query)).all() if row.id not in seen]
        seen |= {row.id for row in rows}
        out[name] = await read_infos(connection, rows)
    return out
