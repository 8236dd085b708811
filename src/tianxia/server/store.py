"""What is kept on disk: guests, tables, seats, and every move as a row."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    false,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tianxia.server.storage_errors import UnusableDatabase, address, explain, is_corruption

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("title", String(80), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("key", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("started", Float, nullable=False),
    Column("turn", String(200), nullable=False),
    Column("result", Text, nullable=False),
    Column("next", String(32), nullable=False),
    Column("lease", String(32), nullable=False),
    Column("lease_until", Float, nullable=False),
    Column("origin", String(60), nullable=False, server_default=""),
    Column("position", Text, nullable=False, server_default=""),
    Column("bots_due", Boolean, nullable=False, server_default=false()),
    Column("random_seats", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "status", "listed", "changed"),
    Index("tables_due", "bots_due"),
    Index("tables_by_change", "status", "changed"),
    Index("tables_by_game", "game", "status", "listed", "changed"),
    Index("tables_by_owner", "owner", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("level", String(40), nullable=False),
    Index("seats_by_guest", "guest"),
)

moves = Table(
    "moves",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("question", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("release", Float, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("done", Float, nullable=False),
    Column("lease", String(32), nullable=False),
    Column("lease_until", Float, nullable=False),
    Column("result", Text, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""One row, written to find out whether anything can be."""

_NEW_ROW: Final = str(sqlite.insert(moves).on_conflict_do_nothing().compile(dialect=sqlite.dialect(paramstyle="named")))

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
"""Something to be written; it may be begun twice, and only what it did last counts."""

_MOST: Final = 200
"""Jobs that share a transaction."""
WRITE_CHECK_S: Final = 5.0
"""Seconds for which a successful write answers for the next ones."""
_CHECK_TIMEOUT_S: Final = 5.0
_CONNECT_TIMEOUT_S: Final = 10.0
"""Seconds after which PostgreSQL counts as away if nothing answers at its address."""
_Order = tuple["Job[Any] | NewRow", "asyncio.Future[Any]"]


class NewRow(NamedTuple):
    """A row of the moves, to be written unless its number is taken."""

    values: dict[str, Any]


class Store:
    """The database. Everything is written through one desk, so that many moves share a commit."""

    def __init__(self, address: str, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.sqlite = address.startswith("sqlite")
        patience: dict[str, Any] = {} if self.sqlite else {"timeout": _CONNECT_TIMEOUT_S}
        self.engine: AsyncEngine = create_async_engine(
            address, pool_pre_ping=not self.sqlite, hide_parameters=True, connect_args=patience
        )
        self.monotonic = monotonic
        self.rows_engine: Engine | None = None
        """SQLite: rows of the moves are written by one thread, without going back and forth for each statement."""
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            self.rows_engine = create_engine(self.engine.url.set(drivername="sqlite"), hide_parameters=True)
            event.listen(self.rows_engine, "connect", _prepare_sqlite)
            event.listen(
                self.engine.sync_engine, "handle_error", lambda context: self._note(context.original_exception)
            )
        self.thread = ThreadPoolExecutor(1, "rows")
        self.jobs: asyncio.Queue[_Order] = asyncio.Queue()
        self.desk: asyncio.Task[None] | None = None
        self.writing: AsyncConnection | None = None
        self.is_prepared = False
        self.is_corrupt = False
        """Whether SQLite has found its file damaged; nothing but a restart with another file helps."""
        self.last_write = -WRITE_CHECK_S
        """When the heartbeat was last written, by the monotonic clock."""
        self.checking = asyncio.Lock()
        self.new_rows = postgresql.insert(moves).on_conflict_do_nothing().returning(moves.c.table, moves.c.number)

    async def prepare(self) -> None:
        """Bring the database to its newest shape; raise UnusableDatabase unless it can be read and written."""
        from tianxia.server.migrations import upgrade

        try:
            if self.sqlite and self.engine.url.database:
                _create_private(self.engine.url.database)
                await self._check_pages()
            await upgrade(self.engine)
            async with self.engine.begin() as connection:
                await _beat(connection)
        except Exception as error:
            explained = explain(error, self.engine.url)
            if explained is None:
                raise
            raise explained from error
        finally:
            await self.engine.dispose()
        self.is_prepared = True

    async def open(self) -> None:
        if not self.is_prepared:
            await self.prepare()
        self.desk = asyncio.create_task(self._serve())

    async def close(self) -> None:
        if self.desk is not None:
            await self.jobs.join()
            self.desk.cancel()
            with suppress(asyncio.CancelledError):
                await self.desk
        if self.writing is not None:
            await self.writing.close()
        self.thread.shutdown()
        if self.rows_engine is not None:
            self.rows_engine.dispose()
        await self.engine.dispose()

    async def write(self, job: Job[T]) -> T:
        """Does a job and waits until it is on disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        return await done

    async def append(self, row: NewRow) -> bool:
        """Writes a row of the moves and waits until it is on disk; False if its number was taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((row, done))
        return await done

    async def read(self, job: Job[T]) -> T:
        async with self.engine.connect() as connection:
            return await job(connection)

    async def check(self) -> None:
        """Raise unless the database can be read and written; it writes a small row, every few seconds at most."""
        if self.is_corrupt:
            raise UnusableDatabase("server-database-corrupt", where=address(self.engine.url), problem="")
        async with asyncio.timeout(_CHECK_TIMEOUT_S):
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            async with self.checking:
                if self.monotonic() - self.last_write >= WRITE_CHECK_S:
                    await self.write(_beat)
                    self.last_write = self.monotonic()

    async def _check_pages(self) -> None:
        """Raise UnusableDatabase if SQLite finds a damaged page; it reads the whole file."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
        if found != "ok":
            problem = str(found).splitlines()[-1][:200]
            raise UnusableDatabase("server-database-corrupt", where=address(self.engine.url), problem=problem)

    def _note(self, error: BaseException | None) -> None:
        """A statement failed: remember if the file is damaged."""
        if error is not None and is_corruption(error):
            self.is_corrupt = True

    async def _serve(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < _MOST and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            try:
                if self.rows_engine is not None:
                    rows = [order for order in batch if isinstance(order[0], NewRow)]
                    await self._append_all(self.rows_engine, rows)
                    batch_left = [order for order in batch if not isinstance(order[0], NewRow)]
                else:
                    batch_left = batch
                if batch_left:
                    await self._commit(batch_left)
            finally:
                for _ in batch:
                    self.jobs.task_done()

    async def _append_all(self, engine: Engine, batch: "list[_Order]") -> None:
        """Rows of the moves, all in one transaction, in one go."""
        rows = [work.values for work, _ in batch if isinstance(work, NewRow)]

        if not rows:
            return
        try:
            taken = await asyncio.get_running_loop().run_in_executor(self.thread, _append_rows, engine, rows)
        except Exception as error:
            self._note(error)
            if len(batch) == 1:
                _tell(batch[0][1], None, error)
                return
            for single in batch:
                await self._append_all(engine, [single])
            return
        for (_, done), is_new in zip(batch, taken, strict=True):
            _tell(done, is_new, None)

    async def _commit(self, batch: "list[_Order]") -> None:
        """All in one transaction; if that fails, one by one, so that each is told of its own failure only."""
        try:
            if self.writing is None:
                self.writing = await self.engine.connect()
            results = await self._write_all(self.writing, batch)
            await self.writing.commit()
        except Exception as error:
            await self._start_over()
            if len(batch) == 1:
                _tell(batch[0][1], None, error)
                return
            for single in batch:
                await self._commit([single])
            return
        for (_, done), result in zip(batch, results, strict=True):
            _tell(done, result, None)

    async def _write_all(self, connection: AsyncConnection, batch: "list[_Order]") -> list[Any]:
        """Rows of the moves go in together, the rest after them."""
        rows = [work.values for work, _ in batch if isinstance(work, NewRow)]
        written = set((await connection.execute(self.new_rows, rows)).tuples()) if rows else set()
        return [
            (work.values["table"], work.values["number"]) in written
            if isinstance(work, NewRow)
            else await work(connection)
            for work, _ in batch
        ]

    async def _start_over(self) -> None:
        """After a failure: a fresh connection, in case the old one is broken."""
        connection, self.writing = self.writing, None
        if connection is not None:
            with suppress(Exception):
                await connection.rollback()
            with suppress(Exception):
                await connection.close()


def _append_rows(engine: Engine, rows: list[dict[str, Any]]) -> list[bool]:
    """Rows of the moves into SQLite, told to it as directly as can be; which of them were new."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        new = []
        for row in rows:
            cursor.execute(_NEW_ROW, row)
            new.append(cursor.rowcount == 1)
        connection.commit()
        return new
    except BaseException:
        connection.rollback()
        raise
    finally:
        connection.close()


def _tell(done: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


async def _beat(connection: AsyncConnection) -> None:
    await connection.execute(update(heartbeat).where(heartbeat.c.id == 1).values(at=time.time()))


def _create_private(path: str) -> None:
    """Create a database file that only its owner can read: it holds the seeds of running games."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-512"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
