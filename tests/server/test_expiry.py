"""Expired data is deleted, and nothing else."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, update

from tianxia.server.live.expiry import delete_expired
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.settings import Settings
from tianxia.server.storage import schema, table_repository
from tianxia.server.tables.drafts import GameStart, draft_table
from tianxia.server.tables.sources import LessonSource, Source
from tianxia.server.tables.table_info import NewSeat, NewTable

DAY_S = 24 * 3600.0
NOW = 1000 * DAY_S


async def read_keys(live_tables: LiveTables, table: Any) -> set[str]:
    """Return the first column of the primary key of all rows of an SQL table."""

    async def select_keys(connection: Any) -> set[str]:
        return set((await connection.execute(select(table.primary_key.columns[0]))).scalars())

    return await live_tables.store.read(select_keys)


async def insert_table(
    live_tables: LiveTables, owner: str, *kinds: Any, changed: float, source: Source | None = None
) -> str:
    async def insert_changed_table(connection: Any) -> str:
        new_table = NewTable("chuhan", [NewSeat(kind) for kind in kinds])
        draft = draft_table(new_table, owner, GameStart(1, source))
        table_id = await table_repository.insert_table(connection, draft)
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(changed=changed))
        return table_id

    return await live_tables.store.write(insert_changed_table)


async def insert_guest(live_tables: LiveTables, name: str, seen: float) -> None:
    """Insert a guest with a one-time code that expires at their last visit."""
    values = {"id": name, "name": name, "settings": "{}", "created": 0.0, "seen": seen}
    await live_tables.store.write(lambda connection: connection.execute(insert(schema.guests).values(**values)))
    code = {"hash": f"code of {name}", "guest": name, "expires": seen}
    await live_tables.store.write(lambda connection: connection.execute(insert(schema.codes).values(**code)))


async def test_only_idle_tables_and_unused_guests_are_deleted(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
    live_tables = LiveTables(settings, now=lambda: NOW)
    await live_tables.store.open()
    old, recent = NOW - 500 * DAY_S, NOW - DAY_S
    for name in ("sitting", "owning", "host", "gone"):
        await insert_guest(live_tables, name, old)
    await insert_guest(live_tables, "recent", recent)
    await insert_guest(live_tables, "here", NOW + 1.0)
    finished = await insert_table(live_tables, "sitting", "me", "me", changed=old)
    hosted = await insert_table(live_tables, "sitting", "me", "me", changed=old)
    change_owner = update(schema.tables).where(schema.tables.c.id == hosted).values(owner="host")
    await live_tables.store.write(lambda connection: connection.execute(change_owner))
    waiting = await insert_table(live_tables, "recent", "me", "open", changed=recent)
    watched = await insert_table(live_tables, "owning", "me", "open", changed=old)
    idle = await insert_table(live_tables, "gone", "me", "open", changed=old)
    lesson = await insert_table(
        live_tables, "recent", "me", "me", changed=recent, source=LessonSource("chuhan", "trick")
    )
    await insert_table(live_tables, "gone", "me", "me", changed=old, source=LessonSource("chuhan", "writ"))
    live_tables.presence.remote["other"] = NOW, {watched: frozenset({0})}
    await delete_expired(live_tables)
    assert await read_keys(live_tables, schema.tables) == {finished, hosted, waiting, watched, lesson}
    assert await read_keys(live_tables, schema.seats) == {finished, hosted, waiting, watched, lesson}
    assert await read_keys(live_tables, schema.guests) == {"sitting", "owning", "host", "recent", "here"}
    assert await read_keys(live_tables, schema.codes) == {"code of here"}
    live_tables.presence.remote.clear()
    await delete_expired(live_tables)
    assert await read_keys(live_tables, schema.tables) == {finished, hosted, waiting, lesson}
    assert await read_keys(live_tables, schema.guests) == {"sitting", "host", "recent", "here"}
    await asyncio.gather(delete_expired(live_tables), delete_expired(live_tables))
    assert idle not in await read_keys(live_tables, schema.tables)
    await live_tables.store.close()
