"""Abandoned tables cost nothing: they are not read again, and lists do not scan them."""

import itertools
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, insert, select, text, update

from tests.server.servers import postgres
from tianxia.server import migrations, schema, table_lists, table_repository
from tianxia.server.expiry import delete_expired
from tianxia.server.live_table import LiveTable
from tianxia.server.live_tables import LiveTables
from tianxia.server.settings import Settings, database_address
from tianxia.server.sweeper import load_due_tables
from tianxia.server.table_repository import GameStart, NewSeat, NewTable

MANY = 200
_NUMBERS = itertools.count()


class LiveTablesWithoutBots(LiveTables):
    """Live tables whose bots never move, since these tests are about what is read from the database."""

    def _start_bots(self, live: LiveTable, table: Any) -> None:
        self.woken.append(live.info.id)

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.woken: list[str] = []


@asynccontextmanager
async def open_live_tables(address: str, folder: Path) -> AsyncIterator[LiveTablesWithoutBots]:
    live_tables = LiveTablesWithoutBots(Settings(folder=folder, database=database_address(address)))
    await live_tables.store.open()
    try:
        yield live_tables
    finally:
        await live_tables.close()


def sqlite_address(folder: Path) -> str:
    return f"sqlite:///{folder / 'x.sqlite'}"


async def insert_table(
    live_tables: LiveTables, *seats: str, owner: str = "ann", listed: bool = False, origin: str = ""
) -> str:
    """Insert a table; seats are `me`, `open` or the level of a bot."""
    new_seats = [NewSeat(seat) if seat in ("me", "open") else NewSeat("bot", seat) for seat in seats]  # type: ignore[arg-type]
    wanted = NewTable("chuhan", new_seats, listed=listed)
    return await live_tables.store.write(
        lambda connection: table_repository.create(connection, wanted, owner, GameStart(1, origin))
    )


async def lay_abandoned(live_tables: LiveTables, number: int) -> None:
    """Insert this many running tables with a bot at which a person owes a decision."""
    pattern = await insert_table(live_tables, "me", "novice", owner="gone", listed=True)
    t, s = schema.tables, schema.seats

    async def job(connection: Any) -> None:
        await connection.execute(update(t).where(t.c.id == pattern).values(turn='["han"]', bots_due=False, changed=1.0))
        row = (await connection.execute(select(t).where(t.c.id == pattern))).one()._asdict()
        seats = [one._asdict() for one in (await connection.execute(select(s).where(s.c.table == pattern))).all()]
        ids = [f"abandoned{next(_NUMBERS)}" for _ in range(number - 1)]
        await connection.execute(insert(t), [{**row, "id": id} for id in ids])
        await connection.execute(insert(s), [{**seat, "table": id} for id in ids for seat in seats])

    await live_tables.store.write(job)


Statement = tuple[str, Any]


async def statements(live_tables: LiveTables, work: Callable[[], Coroutine[Any, Any, object]]) -> list[Statement]:
    """Return the SQL statements that some work executes."""
    sent: list[Statement] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_rest: Any) -> None:
        sent.append((statement, parameters))

    event.listen(live_tables.store.engine.sync_engine, "before_cursor_execute", note)
    try:
        await work()
    finally:
        event.remove(live_tables.store.engine.sync_engine, "before_cursor_execute", note)
    return sent


def steps_of(database: Path, sent: list[Statement]) -> list[str]:
    """Return SQLite's query plans for some statements."""
    with sqlite3.connect(database) as connection:
        plans = [connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall() for statement, values in sent]
    return [str(step) for plan in plans for *_, step in plan]


def scans(database: Path, sent: list[Statement]) -> list[str]:
    """Return the steps of query plans that scan a whole table."""
    return [step for step in steps_of(database, sent) if step.startswith(("SCAN tables", "SCAN seats", "SCAN moves"))]


async def test_a_sweep_reads_only_tables_at_which_a_bot_owes_a_decision(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        await lay_abandoned(live_tables, MANY)
        due = await insert_table(live_tables, "novice", "me")
        await insert_table(live_tables, "me", "me")
        await insert_table(live_tables, "me", "novice", origin="lesson/chuhan/trick")
        sent = await statements(live_tables, lambda: load_due_tables(live_tables, 0.0))
        assert set(live_tables.loaded) == {due}
        assert live_tables.woken
        assert scans(tmp_path / "x.sqlite", sent) == []
        again = await statements(live_tables, lambda: load_due_tables(live_tables, 0.0))
        assert len(again) == 1, "one question to the database, however many tables there are"


async def test_after_a_crash_the_sweep_also_checks_recently_changed_tables(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        await lay_abandoned(live_tables, MANY)
        behind = await insert_table(live_tables, "me", "novice")
        stale = update(schema.tables).where(schema.tables.c.id == behind).values(turn='["han"]', bots_due=False)
        await live_tables.store.write(lambda connection: connection.execute(stale))
        await load_due_tables(live_tables, 0.0)
        assert behind not in live_tables.loaded
        sent = await statements(live_tables, lambda: load_due_tables(live_tables, 20.0))
        assert set(live_tables.loaded) == {behind}
        assert scans(tmp_path / "x.sqlite", sent) == []


async def test_bots_are_due_from_the_start_until_a_person_is_asked(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:

        async def due(id: str) -> bool:
            return (await live_tables.store.read(lambda connection: table_repository.find(connection, id))).bots_due

        for seats, is_due in ((("me", "novice"), False), (("novice", "me"), True)):
            id = await insert_table(live_tables, *seats)
            assert await due(id), "who begins is not known before the table was woken"
            await live_tables.get(id)
            await live_tables.status_writer.flush()
            assert await due(id) == is_due
        waiting = await insert_table(live_tables, "open", "me")
        assert not await due(waiting)
        await live_tables.store.write(lambda connection: table_repository.fill_with_bots(connection, waiting, "novice"))
        assert await due(waiting)
        people = await insert_table(live_tables, "open", "me")
        info = await live_tables.store.read(lambda connection: table_repository.find(connection, people))
        await live_tables.store.write(lambda connection: table_repository.join(connection, info, "bob", "", info.key))
        assert not await due(people)


async def test_lists_use_indexes_and_scan_no_whole_table(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        await lay_abandoned(live_tables, MANY)
        own = await insert_table(live_tables, "me", "open", owner="bob")
        listed = await insert_table(live_tables, "me", "open", owner="cleo", listed=True)
        for guest, game in itertools.product(("", "bob"), ("", "chuhan", "huang")):
            found: dict[str, list[table_repository.TableInfo]] = {}

            async def job(guest: str = guest, game: str = game, found: Any = found) -> None:
                found |= await live_tables.store.read(
                    lambda connection: table_lists.list_tables(connection, guest, game)
                )
                await live_tables.store.read(lambda connection: table_lists.list_finished(connection, guest, game))

            sent = await statements(live_tables, job)
            assert scans(tmp_path / "x.sqlite", sent) == [], (guest, game)
            steps = [step for step in steps_of(tmp_path / "x.sqlite", sent) if re.search(r" tables(_1)? ", step)]
            assert len(steps) >= 3
            assert all(re.search(r"\((id|owner|status=\? AND listed|.*AND listed)=\?", step) for step in steps), steps
            assert len(found["running"]) == (60 if game != "huang" else 0)
            assert [info.id for info in found["open"]] == ([listed] if game != "huang" else [])
            assert [info.id for info in found["own"]] == ([own] if guest and game != "huang" else [])


async def test_a_visitor_without_a_guest_does_not_see_tables_of_deleted_guests(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        left = await insert_table(live_tables, "me", "me", owner="")
        found = await live_tables.store.read(lambda connection: table_lists.list_tables(connection, "", ""))
        assert left not in [info.id for infos in found.values() for info in infos]


async def test_expiry_looks_up_each_guest_by_an_index(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        await lay_abandoned(live_tables, MANY)
        sent = await statements(live_tables, lambda: delete_expired(live_tables))
        guests = [one for one in sent if one[0].startswith("DELETE FROM guests")]
        assert len(guests) == 1
        assert scans(tmp_path / "x.sqlite", guests) == []


async def test_postgresql_uses_indexes_for_the_sweep_and_the_lists(tmp_path: Path) -> None:
    with postgres() as address:
        async with open_live_tables(address, tmp_path) as live_tables:
            await lay_abandoned(live_tables, MANY)
            due = await insert_table(live_tables, "novice", "me")
            sent = await statements(live_tables, lambda: load_due_tables(live_tables, 0.0))
            assert set(live_tables.loaded) == {due}
            sent += await statements(
                live_tables,
                lambda: live_tables.store.read(lambda connection: table_lists.list_tables(connection, "bob", "chuhan")),
            )
            async with live_tables.store.engine.connect() as connection:
                await connection.execute(text("SET enable_seqscan = off"))
                for statement, parameters in sent:
                    plan = await connection.exec_driver_sql(f"EXPLAIN {statement}", parameters)
                    steps = [row[0] for row in plan.all()]
                    assert not any("Seq Scan on tables" in step for step in steps), (statement, steps)


def migrated(folder: Path, revision: str) -> None:
    """Migrate a database to a revision of its schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = create_engine(sqlite_address(folder))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


@pytest.mark.parametrize(("turn", "is_due"), [('["han"]', False), ('["chu"]', True), ("[]", True)])
async def test_in_an_older_database_tables_are_due_if_a_bot_has_to_move(
    tmp_path: Path, turn: str, is_due: bool
) -> None:
    migrated(tmp_path, "0003")
    later = {"bots_due", "random_seats"}
    values: dict[str, Any] = {column.name: "" for column in schema.tables.columns if column.name not in later}
    values |= {"id": "old", "status": "running", "turn": turn, "game": "chuhan", "rules": 1, "listed": False}
    values |= {"hints": True, "clock": "{}", "options": "{}", "seed": "0", "created": 1, "changed": 1, "started": 1}
    values |= {"lease_until": 0}
    seat = {"table": "old", "guest": "", "level": "novice"}
    with sqlite3.connect(tmp_path / "x.sqlite") as old:
        names, marks = ", ".join(f'"{name}"' for name in values), ", ".join("?" * len(values))
        old.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", list(values.values()))
        for number, (name, kind) in enumerate((("han", "human"), ("chu", "bot"))):
            columns = {**seat, "number": number, "seat": name, "kind": kind}
            names, marks = ", ".join(f'"{one}"' for one in columns), ", ".join("?" * len(columns))
            old.execute(f"INSERT INTO seats ({names}) VALUES ({marks})", list(columns.values()))
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        assert (
            await live_tables.store.read(lambda connection: table_repository.find(connection, "old"))
        ).bots_due == is_due
