"""Expired data is deleted, and nothing else."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, update

from tianxia.server import schema, table_repository
from tianxia.server.expiry import delete_expired
from tianxia.server.live_tables import LiveTables
from tianxia.server.settings import Settings
from tianxia.server.table_repository import GameStart, NewSeat, NewTable

DAY = 24 * 3600.0
NOW = 1000 * DAY


async def rows(live_tables: LiveTables, table: Any) -> set[str]:
    async def job(connection: Any) -> set[str]:
        return set((await connection.execute(select(table.primary_key.columns[0]))).scalars())

    return await live_tables.store.read(job)


async def insert_table(live_tables: LiveTables, owner: str, *kinds: Any, changed: float, origin: str = "") -> str:
    async def job(connection: Any) -> str:
        wanted = NewTable("chuhan", [NewSeat(kind) for kind in kinds])
        id = await table_repository.create(connection, wanted, owner, GameStart(1, origin))
        await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(changed=changed))
        return id

    return await live_tables.store.write(job)


async def visit(live_tables: LiveTables, name: str, seen: float) -> None:
    values = {"id": name, "name": name, "settings": "{}", "created": 0.0, "seen": seen}
    await live_tables.store.write(lambda connection: connection.execute(insert(schema.guests).values(**values)))
    code = {"hash": f"code of {name}", "guest": name, "expires": seen}
    await live_tables.store.write(lambda connection: connection.execute(insert(schema.codes).values(**code)))


async def test_only_idle_tables_and_unused_guests_are_deleted(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
    live_tables = LiveTables(settings, now=lambda: NOW)
    await live_tables.store.open()
    old, fresh = NOW - 500 * DAY, NOW - DAY
    for name in ("sitting", "owning", "host", "gone"):
        await visit(live_tables, name, old)
    await visit(live_tables, "recent", fresh)
    await visit(live_tables, "here", NOW + 1.0)
    finished = await insert_table(live_tables, "sitting", "me", "me", changed=old)
    hosted = await insert_table(live_tables, "sitting", "me", "me", changed=old)
    away = update(schema.tables).where(schema.tables.c.id == hosted).values(owner="host")
    await live_tables.store.write(lambda connection: connection.execute(away))
    waiting = await insert_table(live_tables, "recent", "me", "open", changed=fresh)
    watched = await insert_table(live_tables, "owning", "me", "open", changed=old)
    idle = await insert_table(live_tables, "gone", "me", "open", changed=old)
    lesson = await insert_table(live_tables, "recent", "me", "me", changed=fresh, origin="lesson/chuhan/trick")
    await insert_table(live_tables, "gone", "me", "me", changed=old, origin="lesson/chuhan/writ")
    live_tables.presence.remote["other"] = NOW, {watched: frozenset({0})}
    await delete_expired(live_tables)
    assert await rows(live_tables, schema.tables) == {finished, hosted, waiting, watched, lesson}
    assert await rows(live_tables, schema.seats) == {finished, hosted, waiting, watched, lesson}
    assert await rows(live_tables, schema.guests) == {"sitting", "owning", "host", "recent", "here"}
    assert await rows(live_tables, schema.codes) == {"code of here"}
    live_tables.presence.remote.clear()
    await delete_expired(live_tables)
    assert await rows(live_tables, schema.tables) == {finished, hosted, waiting, lesson}
    assert await rows(live_tables, schema.guests) == {"sitting", "host", "recent", "here"}
    await asyncio.gather(delete_expired(live_tables), delete_expired(live_tables))
    assert idle not in await rows(live_tables, schema.tables)
    await live_tables.store.close()
