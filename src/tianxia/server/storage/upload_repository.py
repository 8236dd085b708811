"""Stores uploaded games, so that a record that is uploaded again is not listed twice."""

from typing import Final

from msgspec import to_builtins
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.storage.event_repository import read_events
from tianxia.server.storage.table_repository import insert_table
from tianxia.server.storage.table_rows import seat_row, table_row
from tianxia.server.tables.drafts import TableDraft
from tianxia.server.tables.sources import UPLOAD

_TABLE_COLUMNS: Final = ("rules_version", "seed", "options", "position", "result")
"""The columns of `tables` that are equal if the same record is uploaded again, besides owner, origin and game."""
_SEAT_COLUMNS: Final = ("kind", "level", "player_name")


async def insert_upload(connection: AsyncConnection, draft: TableDraft) -> str:
    """Insert an uploaded game, unless its owner has uploaded the same before; return the id of its table."""
    return await _find_upload(connection, draft) or await insert_table(connection, draft)


async def _find_upload(connection: AsyncConnection, draft: TableDraft) -> str | None:
    """Return the id of the owner's upload with the same start, players, events and result, or None."""
    t, s = schema.tables, schema.seats
    row = table_row(draft, "", "", "", 0.0)
    start = to_builtins([row[name] for name in _TABLE_COLUMNS])
    seats = [tuple(seat_row("", seat)[name] for name in _SEAT_COLUMNS) for seat in draft.seats]
    events = [(event.seat, event.body) for event in draft.events]
    uploads = select(t).where(t.c.owner == draft.owner, t.c.origin_kind == UPLOAD, t.c.game == draft.game)
    for upload in (await connection.execute(uploads)).all():
        if to_builtins([upload._mapping[t.c[name]] for name in _TABLE_COLUMNS]) != start:
            continue
        players = select(*(s.c[name] for name in _SEAT_COLUMNS)).where(s.c.table == upload.id).order_by(s.c.number)
        known_seats = [tuple(seat) for seat in (await connection.execute(players)).all()]
        known_events = [(event.seat, event.body) for event in await read_events(connection, upload.id, 0)]
        if (known_seats, known_events) == (seats, events):
            return str(upload.id)
    return None
