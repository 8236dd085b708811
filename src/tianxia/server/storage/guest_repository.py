"""Reads and writes guests and their one-time codes."""

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.tables.sources import LESSON, UPLOAD
from tianxia.server.tables.table_info import OPEN, RUNNING


class Guest(msgspec.Struct):
    """A row of the SQL table `guests`."""

    id: str
    name: str
    settings: dict[str, Any]
    """What the browser stores; the server does not interpret it."""
    created: float
    """In seconds since 1970."""
    seen: float
    """The time of the last visit, in seconds since 1970, accurate to a day."""


async def find_guest(connection: AsyncConnection, guest_id: str) -> Guest | None:
    """Return a guest, or None."""
    query = select(schema.guests).where(schema.guests.c.id == guest_id)
    row = (await connection.execute(query)).one_or_none()
    return Guest(row.id, row.name, msgspec.json.decode(row.settings), row.created, row.seen) if row else None


async def insert_guest(connection: AsyncConnection, guest: Guest) -> None:
    """Insert a new guest."""
    settings = msgspec.json.encode(guest.settings).decode()
    values = {"id": guest.id, "name": guest.name, "settings": settings, "created": guest.created, "seen": guest.seen}
    await connection.execute(insert(schema.guests).values(**values))


async def update_guest(connection: AsyncConnection, guest_id: str, name: str, settings: str) -> None:
    """Write the name and the settings (as JSON) of a guest."""
    g = schema.guests
    await connection.execute(update(g).where(g.c.id == guest_id).values(name=name, settings=settings))


async def update_last_visit(connection: AsyncConnection, guest_id: str, now: float) -> None:
    """Write when a guest was last seen."""
    await connection.execute(update(schema.guests).where(schema.guests.c.id == guest_id).values(seen=now))


async def replace_code(connection: AsyncConnection, guest_id: str, code_hash: str, expires: float, now: float) -> None:
    """Insert the hash of a guest's one-time code; delete their earlier codes, and everybody's that have expired."""
    c = schema.codes
    await connection.execute(delete(c).where(c.c.expires < now))
    await connection.execute(delete(c).where(c.c.guest == guest_id))
    await connection.execute(insert(c).values(hash=code_hash, guest=guest_id, expires=expires))


async def redeem_code(connection: AsyncConnection, code_hash: str, now: float) -> str:
    """Delete a one-time code and return the id of its guest; empty if there is no such code or it has expired."""
    c = schema.codes
    row = (await connection.execute(select(c).where(c.c.hash == code_hash))).one_or_none()
    deletion = await connection.execute(delete(c).where(c.c.hash == code_hash))
    return row.guest if row is not None and deletion.rowcount == 1 and row.expires >= now else ""


async def list_running_tables(connection: AsyncConnection, guest_id: str) -> list[str]:
    """Return the ids of the running tables at which a guest has a seat."""
    s, t = schema.seats, schema.tables
    running = select(t.c.id).where(t.c.status == RUNNING)
    query = select(s.c.table).where(s.c.guest == guest_id, s.c.table.in_(running)).distinct()
    return list((await connection.execute(query)).scalars())


async def delete_guest(connection: AsyncConnection, guest_id: str) -> None:
    """Delete a guest with their codes, open tables, uploads and lessons; their other seats and tables lose their id."""
    s, t = schema.seats, schema.tables
    own_open_tables = select(t.c.id).where(t.c.owner == guest_id, t.c.status == OPEN)
    await connection.execute(delete(t).where(t.c.id.in_(own_open_tables)))
    await connection.execute(delete(t).where(t.c.owner == guest_id, t.c.origin_kind.in_((UPLOAD, LESSON))))
    open_tables = select(t.c.id).where(t.c.status == OPEN)
    own_seats = update(s).where(s.c.guest == guest_id, s.c.table.in_(open_tables))
    await connection.execute(own_seats.values(guest="", kind=OPEN))
    await connection.execute(update(s).where(s.c.guest == guest_id).values(guest=""))
    await connection.execute(update(t).where(t.c.owner == guest_id).values(owner=""))
    await connection.execute(delete(schema.codes).where(schema.codes.c.guest == guest_id))
    await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest_id))
