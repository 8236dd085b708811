"""Reads the events of tables; `Store.append` writes them."""

from typing import Any, Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.tables.events import TableEvent, read_body, write_body

_MAX_IDS_PER_QUERY: Final = 200


def event_row(table_id: str, event: TableEvent) -> dict[str, Any]:
    """Return the row of the SQL table `events` for an event."""
    kind, text = write_body(event.body)
    return {
        "table": table_id,
        "number": event.number,
        "kind": kind,
        "seat": event.seat,
        "text": text,
        "question": event.question,
        "at": event.accepted_at,
        "release": event.release,
    }


async def insert_events(connection: AsyncConnection, table_id: str, events: tuple[TableEvent, ...]) -> None:
    """Insert the events that a new table has from the beginning."""
    if events:
        await connection.execute(insert(schema.events), [event_row(table_id, event) for event in events])


async def read_events(connection: AsyncConnection, table_id: str, after: int) -> list[TableEvent]:
    """Return the events of a table after event number `after`, in order."""
    e = schema.events
    query = (
        select(e.c.number, e.c.seat, e.c.kind, e.c.text, e.c.question, e.c.at, e.c.release)
        .where(e.c.table == table_id, e.c.number > after)
        .order_by(e.c.number)
    )
    return [
        TableEvent(number, seat, read_body(kind, text), question, at, release)
        for number, seat, kind, text, question, at, release in (await connection.execute(query)).all()
    ]


async def last_event_numbers(connection: AsyncConnection, table_ids: list[str]) -> dict[str, int]:
    """Return the number of the newest event of each of these tables that has one."""
    e = schema.events
    out: dict[str, int] = {}
    for start in range(0, len(table_ids), _MAX_IDS_PER_QUERY):
        batch = table_ids[start : start + _MAX_IDS_PER_QUERY]
        query = select(e.c.table, func.max(e.c.number)).where(e.c.table.in_(batch)).group_by(e.c.table)
        out |= dict((await connection.execute(query)).tuples().all())
    return out
