"""Reads and writes studies of finished games, each with the lease of the process that runs it."""

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.storage.store import Store


class StoredStudy(msgspec.Struct, frozen=True):
    """A study that was started."""

    done: float
    """The completed share, 0 … 1."""
    lease: str
    """The name of the process that runs it."""
    lease_until: float
    """When the lease expires, in seconds since 1970."""
    result: str
    """As JSON; empty until it is done."""

    def is_running_elsewhere(self, process: str, now: float) -> bool:
        """Return whether another process than `process` runs the study."""
        return self.lease != process and self.lease_until > now


async def find_study(connection: AsyncConnection, table_id: str, kind: str) -> StoredStudy | None:
    """Return a study of a table, or None."""
    s = schema.studies
    query = select(s.c.done, s.c.lease, s.c.lease_until, s.c.result).where(s.c.table == table_id, s.c.kind == kind)
    row = (await connection.execute(query)).one_or_none()
    return StoredStudy(*row) if row is not None else None


async def acquire_study(
    store: Store, table_id: str, kind: str, process: str, now: float, until: float, *, ignore_leases: bool
) -> bool:
    """Acquire the lease of a study for a process; return False if the study is done, or if another process runs it.

    With `ignore_leases`, no other process can be running.
    """
    s = schema.studies
    values = {"lease": process, "lease_until": until, "done": 0.0}

    async def acquire(connection: AsyncConnection) -> bool:
        study = await find_study(connection, table_id, kind)
        if study is None:
            await connection.execute(insert(s).values(table=table_id, kind=kind, result="", **values))
            return True
        if study.result or (not ignore_leases and study.is_running_elsewhere(process, now)):
            return False
        unchanged = (s.c.table == table_id, s.c.kind == kind, s.c.lease == study.lease)
        outcome = await connection.execute(update(s).where(*unchanged).values(**values))
        return outcome.rowcount == 1

    try:
        return await store.write(acquire)
    except IntegrityError:  # another process inserted the row first
        return False


async def update_study(connection: AsyncConnection, table_id: str, kind: str, **values: Any) -> None:
    """Update columns of a study."""
    s = schema.studies
    await connection.execute(update(s).where(s.c.table == table_id, s.c.kind == kind).values(**values))


async def delete_unfinished_study(connection: AsyncConnection, table_id: str, kind: str) -> None:
    """Delete a study without a result."""
    s = schema.studies
    await connection.execute(delete(s).where(s.c.table == table_id, s.c.kind == kind, s.c.result == ""))
