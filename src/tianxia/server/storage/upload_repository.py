"""Stores uploaded games, so that a record that is uploaded again is not listed twice."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.storage.event_repository import read_events
from tianxia.server.storage.table_repository import insert_table
from tianxia.server.storage.table_rows import seat_row, table_row
from tianxia.server.tables.drafts import TableDraft

_TABLE_COLUMNS = ("owner", "origin_kind", "game", "rules", "seed", "options", "position", "result")
"""The columns of `tables` that are equal if the same record is uploaded again."""
_SEAT_COLUMNS = ("kind", "level", "player_name")


async def insert_upload(connection: AsyncConnection, draft: TableDraft) -> str:
    """Insert an uploaded game, unless its owner has uploaded the same before; return the id of its table."""
    return await _find_upload(connection, draft) or await insert_table(connection, draft)


async def _find_upload(connection: AsyncConnection, draft: TableDraft) -> str | None:
    """Return the id of the owner's upload with the same start, players, events and result, or None."""
    t, s = schema.tables, schema.seats
    row = table_row(draft, "", "", "", 0.0)
    query = select(t.c.id).where(*(t.c[name] == row[name] for name in _TABLE_COLUMNS))
    seats = [tuple(seat_row("", seat)[name] for name in _SEAT_COLUMNS) for seat in draft.seats]
    events = [(event.seat, event.body) for event in draft.events]
    for table_id in (await connection.execute(query)).scalars().all():
        query_seats = select(*(s.c[name] for name in _SEAT_COLUMNS)).where(s.c.table == table_id).order_by(s.c.number)
        known_seats = [tuple(seat) for seat in (await connection.execute(query_seats)).all()]
        known_events = [(event.seat, event.body) for event in await read_events(connection, table_id, 0)]
        if (known_seats, known_events) == (seats, events):
            return str(table_id)
    return None
