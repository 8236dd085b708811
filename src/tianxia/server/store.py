"""The database connection. All writes go through one queue, so that many events share a commit."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Engine, create_engine, event, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tianxia.server import schema
from tianxia.server.storage_errors import UnusableDatabase, describe_address, explain_failure, is_corruption

_INSERT_EVENT: Final = str(
    sqlite.insert(schema.moves).on_conflict_do_nothing().compile(dialect=sqlite.dialect(paramstyle="named"))
)

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
"""A function that writes. It may be called a second time after a failure; only its last call counts."""

_MAX_BATCH: Final = 200
"""Writes that share a transaction."""
WRITE_CHECK_S: Final = 5.0
"""How long a successful write counts as proof that the database can be written."""
_CHECK_TIMEOUT_S: Final = 5.0
_CONNECT_TIMEOUT_S: Final = 10.0
"""After this time PostgreSQL counts as away if nothing answers at its address."""
_QueuedWrite = tuple["Job[Any] | NewEvent", "asyncio.Future[Any]"]


class NewEvent(NamedTuple):
    """A row of the SQL table `moves`, to be written unless its number is taken."""

    values: dict[str, Any]


class Store:
    """Reads and writes the database, SQLite or PostgreSQL."""

    def __init__(self, address: str, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Open nothing yet; `address` is an SQLAlchemy URL."""
        self.sqlite = address.startswith("sqlite")
        patience: dict[str, Any] = {} if self.sqlite else {"timeout": _CONNECT_TIMEOUT_S}
        self.engine: AsyncEngine = create_async_engine(
            address, pool_pre_ping=not self.sqlite, hide_parameters=True, connect_args=patience
        )
        self.monotonic = monotonic
        self.event_engine: Engine | None = None
        """SQLite only: events are written by one thread with a synchronous connection, which is much faster."""
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            self.event_engine = create_engine(self.engine.url.set(drivername="sqlite"), hide_parameters=True)
            event.listen(self.event_engine, "connect", _prepare_sqlite)
            event.listen(
                self.engine.sync_engine,
                "handle_error",
                lambda context: self._note_corruption(context.original_exception),
            )
        self.event_thread = ThreadPoolExecutor(1, "rows")
        self.jobs: asyncio.Queue[_QueuedWrite] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        """The task that takes writes from the queue."""
        self.write_connection: AsyncConnection | None = None
        """The connection of the writer; None before the first write and after a failure."""
        self.is_prepared = False
        self.is_corrupt = False
        """Whether SQLite has found its file damaged; only a restart with another file helps."""
        self.last_write = -WRITE_CHECK_S
        """When the heartbeat was last written, by the monotonic clock."""
        self.check_lock = asyncio.Lock()
        self.insert_events = (
            postgresql.insert(schema.moves)
            .on_conflict_do_nothing()
            .returning(schema.moves.c.table, schema.moves.c.number)
        )

    async def prepare(self) -> None:
        """Migrate the database to the present schema. Raises UnusableDatabase unless it can be read and written."""
        from tianxia.server.migrations import upgrade

        try:
            if self.sqlite and self.engine.url.database:
                _create_private(self.engine.url.database)
                await self._check_pages()
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
        """Prepare the database if that was not done, and start the writer."""
        if not self.is_prepared:
            await self.prepare()
        self.writer = asyncio.create_task(self._run_writer())

    async def close(self) -> None:
        """Write what is queued, and close all connections."""
        if self.writer is not None:
            await self.jobs.join()
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        if self.write_connection is not None:
            await self.write_connection.close()
        self.event_thread.shutdown()
        if self.event_engine is not None:
            self.event_engine.dispose()
        await self.engine.dispose()

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; return its result once that is on disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        return await done

    async def append(self, row: NewEvent) -> bool:
        """Write an event; return once it is on disk, or False if its number was taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((row, done))
        return await done

    async def read(self, job: Job[T]) -> T:
        """Run a job on a connection of its own; what it writes is rolled back."""
        async with self.engine.connect() as connection:
            return await job(connection)

    async def check(self) -> None:
        """Raise unless the database can be read and written. It writes a heartbeat, every few seconds at most."""
        if self.is_corrupt:
            raise UnusableDatabase("server-database-corrupt", where=describe_address(self.engine.url), problem="")
        async with asyncio.timeout(_CHECK_TIMEOUT_S):
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            async with self.check_lock:
                if self.monotonic() - self.last_write >= WRITE_CHECK_S:
                    await self.write(_write_heartbeat)
                    self.last_write = self.monotonic()

    async def _check_pages(self) -> None:
        """Raise UnusableDatabase if SQLite finds a damaged page; it reads the whole file."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
        if found != "ok":
            problem = str(found).splitlines()[-1][:200]
            raise UnusableDatabase("server-database-corrupt", where=describe_address(self.engine.url), problem=problem)

    def _note_corruption(self, error: BaseException | None) -> None:
        """Remember if a statement failed because the file is damaged."""
        if error is not None and is_corruption(error):
            self.is_corrupt = True

    async def _run_writer(self) -> None:
        """Write whatever is queued, in batches, for ever."""
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < _MAX_BATCH and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            try:
                if self.event_engine is not None:
                    rows = [queued for queued in batch if isinstance(queued[0], NewEvent)]
                    await self._append_batch(self.event_engine, rows)
                    batch_left = [queued for queued in batch if not isinstance(queued[0], NewEvent)]
                else:
                    batch_left = batch
                if batch_left:
                    await self._commit(batch_left)
            finally:
                for _ in batch:
                    self.jobs.task_done()

    async def _append_batch(self, engine: Engine, batch: "list[_QueuedWrite]") -> None:
        """Write events in one transaction; if that fails, one by one, so that each gets its own error."""
        rows = [work.values for work, _ in batch if isinstance(work, NewEvent)]

        if not rows:
            return
        try:
            taken = await asyncio.get_running_loop().run_in_executor(self.event_thread, _insert_events, engine, rows)
        except Exception as error:
            self._note_corruption(error)
            if len(batch) == 1:
                _resolve(batch[0][1], None, error)
                return
            for single in batch:
                await self._append_batch(engine, [single])
            return
        for (_, done), is_new in zip(batch, taken, strict=True):
            _resolve(done, is_new, None)

    async def _commit(self, batch: "list[_QueuedWrite]") -> None:
        """Run jobs in one transaction; if that fails, one by one, so that each gets its own error."""
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
            for single in batch:
                await self._commit([single])
            return
        for (_, done), result in zip(batch, results, strict=True):
            _resolve(done, result, None)

    async def _write_all(self, connection: AsyncConnection, batch: "list[_QueuedWrite]") -> list[Any]:
        """Write the events together, then run the other jobs; return their results in order."""
        rows = [work.values for work, _ in batch if isinstance(work, NewEvent)]
        written = set((await connection.execute(self.insert_events, rows)).tuples()) if rows else set()
        return [
            (work.values["table"], work.values["number"]) in written
            if isinstance(work, NewEvent)
            else await work(connection)
            for work, _ in batch
        ]

    async def _discard_connection(self) -> None:
        """Close the writer's connection after a failure, in case it is broken."""
        connection, self.write_connection = self.write_connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.rollback()
            with suppress(Exception):
                await connection.close()


def _insert_events(engine: Engine, rows: list[dict[str, Any]]) -> list[bool]:
    """Insert events into SQLite with its own driver, for speed; return which numbers were free."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        is_new = []
        for row in rows:
            cursor.execute(_INSERT_EVENT, row)
            is_new.append(cursor.rowcount == 1)
        connection.commit()
        return is_new
    except BaseException:
        connection.rollback()
        raise
    finally:
        connection.close()


def _resolve(done: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    """Set the result or the error of a write, unless its caller was cancelled."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


async def _write_heartbeat(connection: AsyncConnection) -> None:
    await connection.execute(update(schema.heartbeat).where(schema.heartbeat.c.id == 1).values(at=time.time()))


def _create_private(path: str) -> None:
    """Create a database file that only its owner can read: it holds the seeds of running games."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-512"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
