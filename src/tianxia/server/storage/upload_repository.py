"""Finds uploaded games, so that a record that is uploaded again is not listed twice."""

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.storage.event_repository import read_events
from tianxia.server.storage.table_repository import insert_table
from tianxia.server.tables.drafts import TableDraft


async def insert_upload(connection: AsyncConnection, draft: TableDraft) -> str:
    """Insert an uploaded game, unless its owner has uploaded the same before; return the id of its table."""
    return await _find_upload(connection, draft) or await insert_table(connection, draft)


async def _find_upload(connection: AsyncConnection, draft: TableDraft) -> str | None:
    """Return the id of the owner's upload with the same start, players, events and result, or None."""
    t = schema.tables
    query = select(t.c.id, t.c.options, t.c.position, t.c.result).where(
        t.c.owner == draft.owner,
        t.c.origin == draft.start.origin,
        t.c.game == draft.game,
        t.c.rules == draft.rules_version,
        t.c.seed == f"{draft.start.seed:064x}",
    )
    facts = (draft.options, draft.start.position, draft.result)
    for row in (await connection.execute(query)).all():
        if tuple(_from_json(text) for text in (row.options, row.position, row.result)) != _normalised(facts):
            continue
        events = await read_events(connection, row.id, 0)
        is_same = [(event.seat, event.body) for event in events] == [(event.seat, event.body) for event in draft.events]
        if is_same and await _read_players(connection, row.id) == [(seat.kind, seat.level) for seat in draft.seats]:
            return str(row.id)
    return None


async def _read_players(connection: AsyncConnection, table_id: str) -> list[tuple[str, str]]:
    """Return kind and level of each seat in order; the level of a seat with a name is that name."""
    s = schema.seats
    query = select(s.c.kind, s.c.level).where(s.c.table == table_id).order_by(s.c.number)
    return [(kind, level) for kind, level in (await connection.execute(query)).all()]


def _from_json(text: str) -> Any:
    return msgspec.json.decode(text) if text else None


def _normalised(facts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return facts as they are after a round trip through the database, such as lists instead of tuples."""
    return tuple(_from_json(msgspec.json.encode(fact).decode()) for fact in facts)
