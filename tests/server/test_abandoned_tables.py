"""Abandoned tables cost nothing: they are not read again, and lists do not scan them."""

import itertools
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import event, insert, select, text, update

from tests.server.earlier_databases import migrate_sqlite
from tests.server.servers import postgres
from tianxia.server.live.expiry import delete_expired
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.live.sweeper import load_due_tables
from tianxia.server.settings import Settings, database_address
from tianxia.server.storage import schema, table_lists, table_repository
from tianxia.server.tables import table_info
from tianxia.server.tables.drafts import GameStart, draft_table
from tianxia.server.tables.sources import LessonSource, Source
from tianxia.server.tables.table_info import NewSeat, NewTable

ABANDONED_TABLES = 200
_TABLE_NUMBERS = itertools.count()


class LiveTablesWithoutBots(LiveTables):
    """Live tables whose bots never move, since these tests are about what is read from the database."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.bots_started: list[str] = []
        """The ids of tables whose bots would have been started."""
        vars(self.bot_turns)["start"] = lambda live, _: self.bots_started.append(live.info.id)


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
    live_tables: LiveTables, *seats: str, owner: str = "ann", listed: bool = False, source: Source | None = None
) -> str:
    """Insert a table; seats are `me`, `open` or the level of a bot."""
    new_seats = [NewSeat(seat) if seat in ("me", "open") else NewSeat("bot", seat) for seat in seats]  # type: ignore[arg-type]
    new_table = NewTable("chuhan", new_seats, listed=listed)
    draft = structs.replace(draft_table(new_table, owner, GameStart(1, source)), bots_move_unattended=source is None)
    return await live_tables.store.write(lambda connection: table_repository.insert_table(connection, draft))


async def insert_abandoned_tables(live_tables: LiveTables, number: int) -> None:
    """Insert a number of running tables with a bot, at which a person owes a decision."""
    template = await insert_table(live_tables, "me", "novice", owner="gone", listed=True)
    t, s = schema.tables, schema.seats

    async def insert_copies(connection: Any) -> None:
        await connection.execute(update(t).where(t.c.id == template).values(turn=["han"], bots_due=False, changed=1.0))
        found = (await connection.execute(select(t).where(t.c.id == template))).one()
        row = {key: found._mapping[column] for key, column in t.c.items()}
        seats = [seat._asdict() for seat in (await connection.execute(select(s).where(s.c.table == template))).all()]
        table_ids = [f"abandoned{next(_TABLE_NUMBERS)}" for _ in range(number - 1)]
        await connection.execute(insert(t), [{**row, "id": table_id} for table_id in table_ids])
        await connection.execute(insert(s), [{**seat, "table": table_id} for table_id in table_ids for seat in seats])

    await live_tables.store.write(insert_copies)


Statement = tuple[str, Any]
"""An SQL statement with its parameters."""


async def record_statements(
    live_tables: LiveTables, work: Callable[[], Coroutine[Any, Any, object]]
) -> list[Statement]:
    """Return the SQL statements that `work` executes."""
    executed: list[Statement] = []

    def record_statement(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_rest: Any) -> None:
        executed.append((statement, parameters))

    event.listen(live_tables.store.engine.sync_engine, "before_cursor_execute", record_statement)
    try:
        await work()
    finally:
        event.remove(live_tables.store.engine.sync_engine, "before_cursor_execute", record_statement)
    return executed


def query_plan(database: Path, executed: list[Statement]) -> list[str]:
    """Return the steps of SQLite's query plans for these statements."""
    with sqlite3.connect(database) as connection:
        plans = [
            connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall() for statement, values in executed
        ]
    return [str(step) for plan in plans for *_, step in plan]


def full_scans(database: Path, executed: list[Statement]) -> list[str]:
    """Return the steps of query plans that scan a whole SQL table."""
    return [
        step for step in query_plan(database, executed) if step.startswith(("SCAN tables", "SCAN seats", "SCAN events"))
    ]


async def test_a_sweep_reads_only_tables_at_which_a_bot_owes_a_decision(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        await insert_abandoned_tables(live_tables, ABANDONED_TABLES)
        due = await insert_table(live_tables, "novice", "me")
        await insert_table(live_tables, "me", "me")
        await insert_table(live_tables, "me", "novice", source=LessonSource("chuhan", "trick"))
        executed = await record_statements(live_tables, lambda: load_due_tables(live_tables, 0.0))
        assert set(live_tables.loaded) == {due}
        assert live_tables.bots_started
        assert full_scans(tmp_path / "x.sqlite", executed) == []
        second_sweep = await record_statements(live_tables, lambda: load_due_tables(live_tables, 0.0))
        assert len(second_sweep) == 1, "a single query, however many tables there are"


async def test_after_a_crash_the_sweep_also_checks_recently_changed_tables(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        await insert_abandoned_tables(live_tables, ABANDONED_TABLES)
        behind = await insert_table(live_tables, "me", "novice")
        stale = update(schema.tables).where(schema.tables.c.id == behind).values(turn=["han"], bots_due=False)
        await live_tables.store.write(lambda connection: connection.execute(stale))
        await load_due_tables(live_tables, 0.0)
        assert behind not in live_tables.loaded
        executed = await record_statements(live_tables, lambda: load_due_tables(live_tables, 20.0))
        assert set(live_tables.loaded) == {behind}
        assert full_scans(tmp_path / "x.sqlite", executed) == []


async def test_bots_are_due_from_the_start_until_a_person_owes_a_decision(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:

        async def are_bots_due(table_id: str) -> bool:
            info = await live_tables.store.read(lambda connection: table_repository.find(connection, table_id))
            return info.bots_due

        for seats, is_due in ((("me", "novice"), False), (("novice", "me"), True)):
            table_id = await insert_table(live_tables, *seats)
            assert await are_bots_due(table_id), "it is not known who begins before the table was loaded"
            await live_tables.get(table_id)
            await live_tables.status_writer.flush()
            assert await are_bots_due(table_id) == is_due
        waiting = await insert_table(live_tables, "open", "me")
        assert not await are_bots_due(waiting)
        info = await live_tables.store.read(lambda connection: table_repository.find(connection, waiting))
        await live_tables.store.write(
            lambda connection: table_repository.fill_with_bots(connection, info, "ann", "novice", 10)
        )
        assert await are_bots_due(waiting)
        people = await insert_table(live_tables, "open", "me")
        joined = await live_tables.store.read(lambda connection: table_repository.find(connection, people))
        await live_tables.store.write(
            lambda connection: table_repository.join(connection, joined, "bob", "", joined.key)
        )
        assert not await are_bots_due(people)


async def test_lists_use_indexes_and_scan_no_whole_table(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        await insert_abandoned_tables(live_tables, ABANDONED_TABLES)
        own = await insert_table(live_tables, "me", "open", owner="bob")
        listed = await insert_table(live_tables, "me", "open", owner="cleo", listed=True)
        for guest, game in itertools.product(("", "bob"), ("", "chuhan", "huang")):
            found: dict[str, list[table_info.TableInfo]] = {}

            async def read_lists(guest: str = guest, game: str = game, found: Any = found) -> None:
                found |= await live_tables.store.read(
                    lambda connection: table_lists.list_tables(connection, guest, game)
                )
                await live_tables.store.read(lambda connection: table_lists.list_finished(connection, guest, game))

            executed = await record_statements(live_tables, read_lists)
            assert full_scans(tmp_path / "x.sqlite", executed) == [], (guest, game)
            steps = [step for step in query_plan(tmp_path / "x.sqlite", executed) if re.search(r" tables(_1)? ", step)]
            assert len(steps) >= 3
            assert all(re.search(r"\((id|owner|status=\? AND listed|.*AND listed)=\?", step) for step in steps), steps
            assert len(found["running"]) == (60 if game != "huang" else 0)
            assert [info.id for info in found["open"]] == ([listed] if game != "huang" else [])
            assert [info.id for info in found["own"]] == ([own] if guest and game != "huang" else [])


async def test_a_visitor_without_a_guest_does_not_see_tables_of_deleted_guests(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        ownerless = await insert_table(live_tables, "me", "me", owner="")
        found = await live_tables.store.read(lambda connection: table_lists.list_tables(connection, "", ""))
        assert ownerless not in [info.id for infos in found.values() for info in infos]


async def test_expiry_looks_up_each_guest_by_an_index(tmp_path: Path) -> None:
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        await insert_abandoned_tables(live_tables, ABANDONED_TABLES)
        executed = await record_statements(live_tables, lambda: delete_expired(live_tables))
        deletions = [statement for statement in executed if statement[0].startswith("DELETE FROM guests")]
        assert len(deletions) == 1
        assert full_scans(tmp_path / "x.sqlite", deletions) == []


async def test_postgresql_uses_indexes_for_the_sweep_and_the_lists(tmp_path: Path) -> None:
    with postgres() as address:
        async with open_live_tables(address, tmp_path) as live_tables:
            await insert_abandoned_tables(live_tables, ABANDONED_TABLES)
            due = await insert_table(live_tables, "novice", "me")
            executed = await record_statements(live_tables, lambda: load_due_tables(live_tables, 0.0))
            assert set(live_tables.loaded) == {due}
            executed += await record_statements(
                live_tables,
                lambda: live_tables.store.read(lambda connection: table_lists.list_tables(connection, "bob", "chuhan")),
            )
            async with live_tables.store.engine.connect() as connection:
                await connection.execute(text("SET enable_seqscan = off"))
                for statement, parameters in executed:
                    plan = await connection.exec_driver_sql(f"EXPLAIN {statement}", parameters)
                    steps = [row[0] for row in plan.all()]
                    assert not any("Seq Scan on tables" in step for step in steps), (statement, steps)


@pytest.mark.parametrize(("turn", "is_due"), [('["han"]', False), ('["chu"]', True), ("[]", True)])
async def test_in_an_older_database_tables_are_due_if_a_bot_has_to_move(
    tmp_path: Path, turn: str, is_due: bool
) -> None:
    migrate_sqlite(tmp_path / "x.sqlite", "0003")
    with sqlite3.connect(tmp_path / "x.sqlite") as old:
        values: dict[str, Any] = {name: "" for _, name, *_ in old.execute("PRAGMA table_info(tables)")}
    values |= {"id": "old", "status": "running", "turn": turn, "game": "chuhan", "rules": 1, "listed": False}
    values |= {"hints": True, "clock": "{}", "options": "{}", "seed": "0", "created": 1, "changed": 1, "started": 1}
    values |= {"lease_until": 0}
    seat = {"table": "old", "guest": "", "level": "novice"}
    with sqlite3.connect(tmp_path / "x.sqlite") as old:
        names, placeholders = ", ".join(f'"{name}"' for name in values), ", ".join("?" * len(values))
        old.execute(f"INSERT INTO tables ({names}) VALUES ({placeholders})", list(values.values()))
        for number, (name, kind) in enumerate((("han", "human"), ("chu", "bot"))):
            columns = {**seat, "number": number, "seat": name, "kind": kind}
            names, placeholders = ", ".join(f'"{column}"' for column in columns), ", ".join("?" * len(columns))
            old.execute(f"INSERT INTO seats ({names}) VALUES ({placeholders})", list(columns.values()))
    async with open_live_tables(sqlite_address(tmp_path), tmp_path) as live_tables:
        info = await live_tables.store.read(lambda connection: table_repository.find(connection, "old"))
        assert info.bots_due == is_due
