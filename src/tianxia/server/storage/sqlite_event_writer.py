"""Inserts the events of tables into SQLite, in a thread of its own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.dialects import sqlite

from tianxia.server.storage import schema

_COLUMNS: Final = tuple(schema.events.c.keys())
_INSERT: Final = str(
    sqlite.insert(schema.events).on_conflict_do_nothing().compile(dialect=sqlite.dialect(paramstyle="qmark"))
)
_MAX_BATCH: Final = 200
"""The largest number of events that share a commit."""

_Insertion = tuple[dict[str, Any], "asyncio.Future[bool]"]
"""A row of the SQL table `events`, and the future that tells whether its number was free."""


class SqliteEventWriter:
    """Inserts events through a connection of the driver that stays open: a move needs little else of the processor.

    Everything that is appended while a batch is being committed shares the next commit.
    """

    def __init__(self, engine: Engine, note_error: Callable[[Exception], None]) -> None:
        """Use the database of a synchronous engine; call `note_error` with every failure."""
        self._engine = engine
        self._note_error = note_error
        self._waiting: list[_Insertion] = []
        """The insertions that the thread has not got yet."""
        self._is_idle = asyncio.Event()
        """Set while the thread has no batch."""
        self._is_idle.set()
        self._is_paused = False
        self._batches: SimpleQueue[list[_Insertion] | None] = SimpleQueue()
        """What the thread does next; None to end."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        """None before the first insertion."""
        self._connection: PoolProxiedConnection | None = None
        """The connection of the thread; None before the first insertion, and after a failure."""

    def append(self, row: dict[str, Any]) -> "asyncio.Future[bool]":
        """Insert a row; the future returns whether its number was free, once it is committed."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((row, done))
        self._start_batch()
        return done

    @asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Insert nothing within the context, so that something else can be written; SQLite has one writer at a time."""
        self._is_paused = True
        try:
            await self._is_idle.wait()
            yield
        finally:
            self._is_paused = False
            self._start_batch()

    async def close(self) -> None:
        """Finish all insertions, and close the connection."""
        while self._waiting or not self._is_idle.is_set():
            await self._is_idle.wait()
        if self._thread is not None:
            self._batches.put(None)
            await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _start_batch(self) -> None:
        """Hand waiting insertions to the thread, unless it has a batch or is paused."""
        if not self._waiting or self._is_paused or not self._is_idle.is_set():
            return
        batch, self._waiting = self._waiting[:_MAX_BATCH], self._waiting[_MAX_BATCH:]
        self._is_idle.clear()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="events", daemon=True)
            self._thread.start()
        self._batches.put(batch)

    def _finish_batch(self, batch: list[_Insertion], results: list[bool | Exception]) -> None:
        """Tell the results of a batch, and start the next one."""
        self._is_idle.set()
        self._start_batch()
        for (_, done), result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                self._note_error(result)
                if not done.done():
                    done.set_exception(result)
            elif not done.done():
                done.set_result(result)

    def _run(self) -> None:
        """Insert batches until None arrives; this is what the thread does."""
        assert self._loop is not None
        while (batch := self._batches.get()) is not None:
            results = self._insert([row for row, _ in batch])
            with suppress(RuntimeError):  # the loop was closed without waiting
                self._loop.call_soon_threadsafe(self._finish_batch, batch, results)
        self._close_connection()

    def _insert(self, rows: list[dict[str, Any]]) -> list[bool | Exception]:
        """Insert rows in one transaction; if that fails, one by one, so that each gets its own error."""
        try:
            return list(self._commit(rows))
        except Exception as error:
            self._close_connection()
            if len(rows) == 1:
                return [error]
            return [result for row in rows for result in self._insert([row])]

    def _commit(self, rows: list[dict[str, Any]]) -> list[bool]:
        """Insert rows in one transaction; return for each whether its number was free."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        connection: Any = self._connection.driver_connection
        inserted = [connection.execute(_INSERT, [row[column] for column in _COLUMNS]).rowcount == 1 for row in rows]
        connection.commit()
        return inserted

    def _close_connection(self) -> None:
        """Close the connection, in case it is broken; anything that was not committed is rolled back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
