"""Access to the database. All writes wait in queues, so that many events share a commit."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import create_engine, event, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tianxia.server.storage import schema
from tianxia.server.storage.event_repository import event_row
from tianxia.server.storage.sqlite_event_writer import SqliteEventWriter
from tianxia.server.storage.storage_errors import UnusableDatabase, describe_address, explain_failure, is_corruption
from tianxia.server.tables.events import TableEvent

T = TypeVar("T")
Transaction = Callable[[AsyncConnection], Awaitable[T]]
"""A function that runs statements in a transaction. After a failure it may be called again in a new transaction."""

_MAX_BATCH: Final = 200
"""The largest number of writes that share a commit."""
WRITE_CHECK_S: Final = 5.0
"""How long a successful write counts as proof that the database can be written."""
_CHECK_TIMEOUT_S: Final = 5.0
"""How long `Store.check` waits for the database."""
_CONNECT_TIMEOUT_S: Final = 10.0
"""How long to wait for a connection to PostgreSQL."""
_QueuedWrite = tuple["Transaction[Any] | _NewEvent", "asyncio.Future[Any]"]
"""What to write, and the future for its result."""


class _NewEvent(NamedTuple):
    """PostgreSQL only: a row for the SQL table `events`, inserted unless the number of the event is taken."""

    values: dict[str, Any]


class Store:
    """Reads and writes a database, SQLite or PostgreSQL."""

    def __init__(self, address: str, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Prepare to use the database at `address`, an SQLAlchemy URL, without opening it yet."""
        self.is_sqlite = address.startswith("sqlite")
        connect_args: dict[str, Any] = {} if self.is_sqlite else {"timeout": _CONNECT_TIMEOUT_S}
        self.engine: AsyncEngine = create_async_engine(
            address, pool_pre_ping=not self.is_sqlite, hide_parameters=True, connect_args=connect_args
        )
        self.monotonic = monotonic
        self.event_writer: SqliteEventWriter | None = None
        """SQLite only: inserts events in a thread, which is much faster than through `engine`; else None."""
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event_engine = create_engine(self.engine.url.set(drivername="sqlite"), hide_parameters=True)
            event.listen(event_engine, "connect", _prepare_sqlite)
            self.event_writer = SqliteEventWriter(event_engine, self._note_corruption)
            event.listen(
                self.engine.sync_engine,
                "handle_error",
                lambda context: self._note_corruption(context.original_exception),
            )
        self.write_queue: asyncio.Queue[_QueuedWrite] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        """The task that runs the queued writes."""
        self.write_connection: AsyncConnection | None = None
        """The writer's connection; None before the first write and after a failure."""
        self.is_prepared = False
        """Whether `prepare` has succeeded."""
        self.is_corrupt = False
        """Whether SQLite has found its file damaged; never reset, since the file has to be replaced."""
        self.last_write = -WRITE_CHECK_S
        """When the heartbeat was last written, by the monotonic clock."""
        self.check_lock = asyncio.Lock()
        """Held while the heartbeat is written."""
        self.event_insert = (
            postgresql.insert(schema.events)
            .on_conflict_do_nothing()
            .returning(schema.events.c.table, schema.events.c.number)
        )
        """PostgreSQL only: inserts events, and returns the keys of those whose number was free."""

    async def prepare(self) -> None:
        """Migrate the database to the current schema. Raises UnusableDatabase if it cannot be read or written."""
        from tianxia.server.storage.migrations import upgrade

        try:
            if self.is_sqlite and self.engine.url.database:
                _make_private(self.engine.url.database)
                await self._check_integrity()
            await upgrade(self.engine)
            async with self.engine.begin() as connection:
                await _write_heartbeat(connection)
        except Exception as error:
            explained = explain_failure(error, self.engine.url)
            if explained is None:
                raise
            raise explained from error
        finally:
            await self.engine.dispose()
        self.is_prepared = True

    async def open(self) -> None:
        """Prepare the database unless that has been done, and start the writer."""
        if not self.is_prepared:
            await self.prepare()
        self.writer = asyncio.create_task(self._run_writer())

    async def close(self) -> None:
        """Finish the queued writes, and close all connections."""
        if self.writer is not None:
            await self.write_queue.join()
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        if self.write_connection is not None:
            await self.write_connection.close()
        if self.event_writer is not None:
            await self.event_writer.close()
        await self.engine.dispose()

    async def write(self, transaction: Transaction[T]) -> T:
        """Run a transaction in the writer; return its result once it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.write_queue.put_nowait((transaction, done))
        return await done

    async def append(self, table_id: str, table_event: TableEvent) -> bool:
        """Insert an event of a table; return True once it is committed, or False if its number was taken."""
        row = event_row(table_id, table_event)
        if self.event_writer is not None:
            return await self.event_writer.append(row)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write_queue.put_nowait((_NewEvent(row), done))
        return await done

    async def read(self, transaction: Transaction[T]) -> T:
        """Run a transaction on a separate connection and return its result; anything it writes is rolled back."""
        async with self.engine.connect() as connection:
            return await transaction(connection)

    async def check(self) -> None:
        """Raise an error unless the database can be read and written; write a heartbeat once per `WRITE_CHECK_S`."""
        if self.is_corrupt:
            raise UnusableDatabase("server-database-corrupt", where=describe_address(self.engine.url), problem="")
        async with asyncio.timeout(_CHECK_TIMEOUT_S):
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            async with self.check_lock:
                if self.monotonic() - self.last_write >= WRITE_CHECK_S:
                    await self.write(_write_heartbeat)
                    self.last_write = self.monotonic()

    async def _check_integrity(self) -> None:
        """Raise UnusableDatabase if SQLite finds damage; this reads the whole file."""
        async with self.engine.connect() as connection:
            outcome = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
        if outcome != "ok":
            problem = str(outcome).splitlines()[-1][:200]
            raise UnusableDatabase("server-database-corrupt", where=describe_address(self.engine.url), problem=problem)

    def _note_corruption(self, error: BaseException | None) -> None:
        """Set `is_corrupt` if an error means that the file is damaged."""
        if error is not None and is_corruption(error):
            self.is_corrupt = True

    async def _run_writer(self) -> None:
        """Run the queued writes in batches, until cancelled."""
        while True:
            batch = [await self.write_queue.get()]
            while len(batch) < _MAX_BATCH and not self.write_queue.empty():
                batch.append(self.write_queue.get_nowait())
            try:
                async with self.event_writer.paused() if self.event_writer is not None else nullcontext():
                    await self._commit(batch)
            finally:
                for _ in batch:
                    self.write_queue.task_done()

    async def _commit(self, batch: "list[_QueuedWrite]") -> None:
        """Commit a batch of writes together; if that fails, one by one, so that each gets its own error."""
        try:
            if self.write_connection is None:
                self.write_connection = await self.engine.connect()
            results = await self._write_all(self.write_connection, batch)
            await self.write_connection.commit()
        except Exception as error:
            await self._discard_connection()
            if len(batch) == 1:
                _resolve(batch[0][1], None, error)
                return
            for queued in batch:
                await self._commit([queued])
            return
        for (_, done), result in zip(batch, results, strict=True):
            _resolve(done, result, None)

    async def _write_all(self, connection: AsyncConnection, batch: "list[_QueuedWrite]") -> list[Any]:
        """Insert the events together, then run the transactions; return the results in the order of the batch."""
        rows = [write.values for write, _ in batch if isinstance(write, _NewEvent)]
        written = set((await connection.execute(self.event_insert, rows)).tuples()) if rows else set()
        return [
            (write.values["table"], write.values["number"]) in written
            if isinstance(write, _NewEvent)
            else await write(connection)
            for write, _ in batch
        ]

    async def _discard_connection(self) -> None:
        """Close the writer's connection after a failure, in case it is broken."""
        connection, self.write_connection = self.write_connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.rollback()
            with suppress(Exception):
                await connection.close()


def _resolve(done: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    """Set the result or the error of a write, unless its caller was cancelled."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


async def _write_heartbeat(connection: AsyncConnection) -> None:
    """Update the only row of `heartbeat`."""
    await connection.execute(update(schema.heartbeat).where(schema.heartbeat.c.id == 1).values(at=time.time()))


def _make_private(path: str) -> None:
    """Create a database file that only its owner can read, since it contains the seeds of running games.

    Other users lose access to an existing file. Its group keeps its access, since a backup may run as another user.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    for file in (Path(path), Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(OSError):  # the file does not exist, or belongs to another user
            mode = file.stat().st_mode & 0o777
            if mode & 0o007:
                file.chmod(mode & ~0o007)


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Set the pragmas of a new connection."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-512"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
