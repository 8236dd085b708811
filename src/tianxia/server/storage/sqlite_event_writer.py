"""Inserts the events of tables into SQLite, in a thread of its own."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.dialects import sqlite

from tianxia.server.storage import schema

_COLUMNS: Final = tuple(schema.events.c.keys())
_INSERT: Final = str(
    sqlite.insert(schema.events).on_conflict_do_nothing().compile(dialect=sqlite.dialect(paramstyle="qmark"))
)


class SqliteEventWriter:
    """Inserts events through a connection of the driver that stays open: a move needs little else of the processor."""

    def __init__(self, engine: Engine) -> None:
        """Use the database of a synchronous engine."""
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "events")
        self._connection: PoolProxiedConnection | None = None
        """None before the first insertion, and after a failure."""

    async def insert(self, rows: Sequence[dict[str, Any]]) -> list[bool]:
        """Insert rows in one transaction; return for each whether its number was free."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, rows)

    async def close(self) -> None:
        """Close the connection, after the insertions under way."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_connection)
        self._thread.shutdown()
        self._engine.dispose()

    def _insert(self, rows: Sequence[dict[str, Any]]) -> list[bool]:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        try:
            cursor = self._connection.cursor()
            is_new = []
            for row in rows:
                cursor.execute(_INSERT, [row[column] for column in _COLUMNS])
                is_new.append(cursor.rowcount == 1)
            self._connection.commit()
            return is_new
        except BaseException:
            self._close_connection()
            raise

    def _close_connection(self) -> None:
        """Close the connection, which rolls an unfinished transaction back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
