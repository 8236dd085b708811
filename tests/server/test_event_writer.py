"""The events of tables are inserted together, and each gets its own result."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, select

from tests.support.waiting import DEADLINE_S
from tianxia.server.storage import schema
from tianxia.server.storage.sqlite_event_writer import SqliteEventWriter


class CountingWriter(SqliteEventWriter):
    """A writer that remembers how many events it has committed together."""

    def __init__(self, engine: Engine) -> None:
        self.errors: list[Exception] = []
        super().__init__(engine, self.errors.append)
        self.batches: list[int] = []

    def _commit(self, rows: list[dict[str, Any]]) -> list[bool]:
        inserted = super()._commit(rows)
        self.batches.append(len(rows))
        return inserted


@asynccontextmanager
async def open_writer(folder: Path) -> AsyncIterator[CountingWriter]:
    """Yield a writer into an empty database."""
    engine = create_engine(f"sqlite:///{folder / 'events.sqlite'}")
    schema.metadata.create_all(engine)
    writer = CountingWriter(engine)
    try:
        yield writer
    finally:
        await writer.close()


def row(number: int, **fields: Any) -> dict[str, Any]:
    """Return a row of the SQL table `events`."""
    values = {"table": "t", "number": number, "kind": "move", "seat": 0, "text": "pass", "question": 1}
    return {**values, "at": 1.0, "release": 1.0, **fields}


async def test_events_that_wait_share_a_commit_and_a_number_is_given_once(tmp_path: Path) -> None:
    async with open_writer(tmp_path) as writer:
        results = await asyncio.gather(*(writer.append(row(number)) for number in (1, 2, 3, 3, 4)))
        assert results == [True, True, True, False, True]
        assert writer.batches == [1, 4], "the first event, and all that came meanwhile"
    engine = create_engine(f"sqlite:///{tmp_path / 'events.sqlite'}")
    with engine.connect() as connection:
        assert list(connection.scalars(select(schema.events.c.number))) == [1, 2, 3, 4]


async def test_an_event_that_cannot_be_written_does_not_affect_the_others(tmp_path: Path) -> None:
    async with open_writer(tmp_path) as writer:
        rows = [row(1), row(2), row(3, kind=None), row(4)]
        results = await asyncio.gather(*(writer.append(values) for values in rows), return_exceptions=True)
        assert [result is True for result in results] == [True, True, False, True]
        assert writer.errors == [results[2]]
        assert await writer.append(row(5)), "the writer goes on"


async def test_no_event_is_written_while_something_else_is(tmp_path: Path) -> None:
    async with open_writer(tmp_path) as writer:
        first = writer.append(row(1))
        async with writer.paused():
            assert first.done(), "an event that is being written is waited for"
            second = writer.append(row(2))
            await asyncio.sleep(0.05)
            assert writer.batches == [1]
        assert await asyncio.wait_for(second, DEADLINE_S)
