"""The schema: migrations create it, and a column needs no code but its declarations in the schema and the structs."""

import importlib.util
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any, Final

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import json, structs, to_builtins
from sqlalchemy import Boolean, Column, Connection, Text, create_engine, false, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.earlier_databases import migrate_sqlite, upgrade_to
from tests.server.servers import postgres
from tests.support.async_tests import run_async
from tianxia.server.storage import schema
from tianxia.server.storage.table_rows import read_infos, table_row
from tianxia.server.tables.clocks import TimeControl
from tianxia.server.tables.drafts import GameStart, TableDraft, draft_rematch, draft_table
from tianxia.server.tables.sources import ForkSource
from tianxia.server.tables.summaries import table_summary
from tianxia.server.tables.table_info import OVER, NewTable
from tianxia.server.tables.wire.tables import GameResult, TableTerms

TERMS: Final = {
    "options": {"events": True},
    "title": "A title",
    "listed": True,
    "hints": False,
    "clock": TimeControl("game", 600.0, 5.0),
    "random_seats": True,
}
"""For each term of a table, a value that is not its default."""
TOOL: Final = Path(__file__).parents[2] / "tools" / "migration"


def migration_tool() -> Any:
    """Return tools/migration as a module."""
    loader = SourceFileLoader("migration_tool", str(TOOL))
    spec = importlib.util.spec_from_loader("migration_tool", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode, before = True, sys.dont_write_bytecode
    loader.exec_module(module)
    sys.dont_write_bytecode = before
    return module


def differences(connection: Connection) -> list[Any]:
    """Return what a database that is not migrated yet lacks of the schema after all migrations, and the other way."""
    upgrade_to(connection, "head")
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.metadata))


def test_migrations_create_exactly_the_schema() -> None:
    with create_engine("sqlite://").connect() as connection:
        assert differences(connection) == [], "tools/migration NAME writes the missing migration"


def test_migrations_create_exactly_the_schema_in_postgresql() -> None:
    async def compare(address: str) -> list[Any]:
        engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.begin() as connection:
            found: list[Any] = await connection.run_sync(differences)
        await engine.dispose()
        return found

    with postgres() as address:
        assert run_async(compare(address)) == []


def test_the_tool_writes_a_migration_only_if_the_schema_has_changed(tmp_path: Path) -> None:
    tool = migration_tool()
    assert tool.write_migration("nothing") is None
    tool.metadata = schema.metadata.__class__()
    for table in schema.metadata.sorted_tables:
        table.to_metadata(tool.metadata)
    tool.metadata.tables["tables"].append_column(Column("note", Text, nullable=False, server_default="none"))
    tool.metadata.tables["tables"].append_column(Column("seen", Boolean, nullable=False, server_default=false()))
    text = tool.write_migration("note")
    assert "op.add_column('tables', sa.Column('note', sa.Text(), server_default='none', nullable=False))" in text
    assert "sa.Column('seen', sa.Boolean(), server_default=sa.false(), nullable=False)" in text, "in every database"
    assert "op.drop_column('tables', 'note')" in text
    migrate_sqlite(tmp_path / "x.sqlite", "head")
    versions: dict[str, Any] = {}
    exec(compile(text, "note.py", "exec"), versions)
    assert int(versions["revision"]) == int(versions["down_revision"]) + 1


async def test_every_value_of_a_table_is_read_as_it_was_written() -> None:
    draft = TableDraft(
        game="chuhan",
        rules_version=3,
        options={"events": False},
        owner="ada",
        status=OVER,
        start=GameStart(2**255 + 7, ForkSource("other", 12), {"points": {"han": 3}}),
        seats=[],
        title="A title",
        clock=TimeControl("game", 600.0, 5.0),
        listed=True,
        hints=True,
        random_seats=True,
        result=GameResult("rules", ["han"], {"han": 31, "chu": 2.5}),
    )
    engine = create_async_engine("sqlite+aiosqlite://")
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_to, "head")
        for table_id, new in (("old", draft), ("new", structs.replace(draft, start=GameStart(0), result=None))):
            row = table_row(new, table_id, "a secret", "a key", 1000.0)
            await connection.execute(insert(schema.tables).values(**row))
        rows = (await connection.execute(select(schema.tables).order_by(schema.tables.c.id.desc()))).all()
        old, new_deal = await read_infos(connection, rows)
    await engine.dispose()
    given = structs.asdict(draft)
    read = {name: getattr(old, name) for name in given if hasattr(old, name)}
    assert read == {name: given[name] for name in read}
    assert given.keys() - read.keys() == {"start", "events", "bots_move_unattended"}, "the draft alone has these"
    assert (old.seed, old.source, old.position) == (2**255 + 7, ForkSource("other", 12), {"points": {"han": 3}})
    assert (old.hold_secret, old.key, old.created, old.changed, old.turn) == ("a secret", "a key", 1000.0, 1000.0, [])
    assert (new_deal.seed, new_deal.source, new_deal.position, new_deal.result) == (0, None, None, None)


async def test_every_term_of_a_table_can_be_chosen_and_is_stored_sent_and_kept_at_a_rematch() -> None:
    defaults = TableTerms().terms()
    assert [name for name in defaults if TERMS.get(name, defaults[name]) == defaults[name]] == [], "add it to TERMS"
    seats = [{"kind": "me"}, {"kind": "open"}]
    new_table = json.decode(json.encode({"game": "chuhan", "seats": seats, **TERMS}), type=NewTable)
    draft = draft_table(new_table, "ada")
    engine = create_async_engine("sqlite+aiosqlite://")
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_to, "head")
        row = table_row(draft, "table", "a secret", "a key", 1000.0)
        await connection.execute(insert(schema.tables).values(**row))
        (info,) = await read_infos(connection, (await connection.execute(select(schema.tables))).all())
    await engine.dispose()
    assert info.terms() == TERMS
    sent = json.decode(json.encode(table_summary(info, None, set(), "ada")))
    assert {name: sent[name] for name in TERMS} == to_builtins(TERMS)
    info.seats = draft.seats
    assert draft_rematch(info).terms() == TERMS | {"listed": False}
