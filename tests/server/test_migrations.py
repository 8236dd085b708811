"""A database of an earlier schema is migrated: every kind of table keeps its source, its players and its events."""

import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.golden.earlier_schema.write import FOLDER, FORKED_MOVES, SECRET
from tests.server.client import Json, Visitor
from tests.server.earlier_databases import (
    earlier_guest,
    migrate_sqlite,
    read_rows,
    restore_postgres,
    restore_sqlite,
)
from tests.server.servers import postgres, serving
from tests.support.async_tests import run_async
from tianxia.server.settings import database_address
from tianxia.server.storage import event_repository, table_repository
from tianxia.server.storage.store import Store
from tianxia.server.tables.sources import ForkSource, LessonSource, UploadSource, describe_source
from tianxia.server.tables.table_info import TableInfo

DATABASE = FOLDER / "schema-0005.sql"
SETTINGS = {"TIANXIA_SECRET": SECRET, "TIANXIA_KEEP_OPEN": "36500"}
"""The tables are as old as the file, and must not expire."""


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database of the earlier schema, not migrated yet."""
    if request.param == "sqlite":
        restore_sqlite(DATABASE, tmp_path / "earlier.sqlite")
        yield f"sqlite:///{tmp_path / 'earlier.sqlite'}"
        return
    with postgres() as postgres_address:
        run_async(restore_postgres(DATABASE, postgres_address))
        yield postgres_address


@asynccontextmanager
async def migrated(address: str) -> AsyncIterator[Store]:
    """Open a database, which migrates it."""
    store = Store(database_address(address))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def read_dump(query: str) -> list[Any]:
    """Return the rows of a query on the earlier database."""
    return read_rows(DATABASE, query)


async def read_tables(store: Store) -> dict[str, TableInfo]:
    """Return all tables by id."""
    out = {}
    for (table_id,) in read_dump("SELECT id FROM tables"):
        out[table_id] = await store.read(partial(table_repository.find, table_id=table_id))
    return out


async def test_every_table_keeps_its_source(address: str) -> None:
    origins = dict(read_dump("SELECT id, origin FROM tables"))
    (finished,) = [
        table_id for (table_id,) in read_dump("SELECT id FROM tables WHERE title = 'finished' AND origin = ''")
    ]
    async with migrated(address) as store:
        tables = await read_tables(store)
        assert {table_id: describe_source(info.source) for table_id, info in tables.items()} == origins
        sources = [info.source for info in tables.values()]
        assert sources.count(None) == 4, "open, running, finished, and against a bot"
        assert sources.count(UploadSource()) == 2
        assert ForkSource(finished, FORKED_MOVES) in sources
        assert {source for source in sources if isinstance(source, LessonSource)} == {
            LessonSource("chuhan", "writ"),
            LessonSource("huang", "end"),
        }


async def test_players_of_uploads_keep_their_names_and_bots_their_levels(address: str) -> None:
    async with migrated(address) as store:
        for info in (await read_tables(store)).values():
            for seat in info.seats:
                expected = read_dump(
                    f"SELECT s.kind, s.level, g.name FROM seats s LEFT JOIN guests g ON g.id = s.guest "
                    f"WHERE s.\"table\" = '{info.id}' AND s.number = {seat.number}"
                )
                ((kind, text, guest_name),) = expected
                assert seat.kind == kind
                assert seat.level == (text if kind == "bot" else "")
                assert seat.player_name == (text if kind == "named" else guest_name or "")


async def test_no_event_is_lost_or_changed(address: str) -> None:
    async with migrated(address) as store:
        for table_id in await read_tables(store):
            events = await store.read(partial(event_repository.read_events, table_id=table_id, after=0))
            rows = read_dump(f"SELECT * FROM moves WHERE \"table\" = '{table_id}' ORDER BY number")
            assert [tuple(event_repository.event_row(table_id, event).values()) for event in events] == rows


@pytest.mark.parametrize("revision", ["0005", "0001"])
def test_migrations_can_be_undone_without_losing_a_row(tmp_path: Path, revision: str) -> None:
    file = tmp_path / "earlier.sqlite"
    restore_sqlite(DATABASE, file)
    migrate_sqlite(file, "head")
    migrate_sqlite(file, revision, downgrade=True)
    queries = [
        "SELECT id, seed FROM tables ORDER BY 1",
        "SELECT * FROM seats ORDER BY 1, 2",
        "SELECT * FROM moves ORDER BY 1, 2",
    ]
    queries += ["SELECT id, origin, position, random_seats FROM tables ORDER BY 1"] if revision == "0005" else []
    with sqlite3.connect(file) as connection:
        for query in queries:
            assert connection.execute(query).fetchall() == read_dump(query)
    connection.close()


async def own_tables(visitor: Visitor) -> list[Json]:
    """Return the summaries of a guest's tables."""
    lists = await visitor.get("/api/tables")
    return [*(await visitor.get("/api/replays"))["own"], *lists["own"]]


async def test_running_games_forks_and_lessons_continue_and_uploads_can_be_replayed(
    address: str, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    with serving(tmp_path / "data", database=address, **SETTINGS) as server:
        async with (
            earlier_guest(server, DATABASE, SECRET, "Ada") as ada,
            earlier_guest(server, DATABASE, SECRET, "Bo") as bo,
        ):
            tables = await own_tables(ada)
            (running,) = [table for table in tables if table["title"] == "running"]
            async with ada.sit(running["id"], "han") as han, bo.sit(running["id"], "chu") as chu:
                asked = han if han.snapshot["question"] else chu
                move = await asked.complete_move(asked.snapshot["question"]["legal"][0])
                assert (await asked.move(move))["type"] == "accepted"
            (fork,) = [table for table in tables if "origin" in table]
            async with ada.sit(fork["id"], "han") as han:
                await han.play_to_end(random.Random(1).choice)
            lesson = await ada.post("/api/lessons/chuhan")
            assert lesson["origin"] == "lesson/chuhan/writ"
            assert lesson["id"] in dict(read_dump("SELECT id, game FROM tables")), "the lesson continues at its table"

            uploads = [table for table in await own_tables(bo) if table.get("origin") == "upload"]
            names = [[(seat["kind"], seat["name"], seat.get("level")) for seat in table["seats"]] for table in uploads]
            assert sorted(names) == [
                [("human", "Ada", None), ("bot", "", "novice")],
                [("human", "Ada", None), ("human", "Bo", None)],
            ]
            for table in uploads:
                replay = await bo.get(f"/api/replays/{table['id']}")
                ((moves,),) = read_dump(
                    f"SELECT count(*) FROM moves WHERE \"table\" = '{table['id']}' AND kind = 'move'"
                )
                assert len(replay["moves"]) == moves
            assert (await bo.request("DELETE", "/api/me")).status_code == 204
            assert (await ada.http.get(f"/api/tables/{uploads[0]['id']}")).status_code == 404, "uploads are deleted"
    assert "Traceback" not in server.log()
