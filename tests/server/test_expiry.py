"""What nobody needs goes, and nothing else."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, update

from tianxia.server import store, tables
from tianxia.server.cleaning import clean
from tianxia.server.hall import Hall
from tianxia.server.settings import Settings
from tianxia.server.tables import Start, Wanted, WantedSeat

DAY = 24 * 3600.0
NOW = 1000 * DAY


async def rows(hall: Hall, table: Any) -> set[str]:
    async def job(connection: Any) -> set[str]:
        return set((await connection.execute(select(table.primary_key.columns[0]))).scalars())

    return await hall.store.read(job)


async def lay(hall: Hall, owner: str, *kinds: Any, changed: float, origin: str = "") -> str:
    async def job(connection: Any) -> str:
        wanted = Wanted("chuhan", [WantedSeat(kind) for kind in kinds])
        id = await tables.create(connection, wanted, owner, Start(1, origin))
        await connection.execute(update(store.tables).where(store.tables.c.id == id).values(changed=changed))
        return id

    return await hall.store.write(job)


async def visit(hall: Hall, name: str, seen: float) -> None:
    values = {"id": name, "name": name, "settings": "{}", "created": 0.0, "seen": seen}
    await hall.store.write(lambda connection: connection.execute(insert(store.guests).values(**values)))
    code = {"hash": f"code of {name}", "guest": name, "expires": seen}
    await hall.store.write(lambda connection: connection.execute(insert(store.codes).values(**code)))


async def test_only_what_is_idle_and_left_nothing_behind_goes(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
    hall = Hall(settings, now=lambda: NOW)
    await hall.store.open()
    old, fresh = NOW - 500 * DAY, NOW - DAY
    for name in ("sitting", "owning", "host", "gone"):
        await visit(hall, name, old)
    await visit(hall, "recent", fresh)
    await visit(hall, "here", NOW + 1.0)
    finished = await lay(hall, "sitting", "me", "me", changed=old)
    hosted = await lay(hall, "sitting", "me", "me", changed=old)
    away = update(store.tables).where(store.tables.c.id == hosted).values(owner="host")
    await hall.store.write(lambda connection: connection.execute(away))
    waiting = await lay(hall, "recent", "me", "open", changed=fresh)
    watched = await lay(hall, "owning", "me", "open", changed=old)
    idle = await lay(hall, "gone", "me", "open", changed=old)
    lesson = await lay(hall, "recent", "me", "me", changed=fresh, origin="lesson/chuhan/trick")
    await lay(hall, "gone", "me", "me", changed=old, origin="lesson/chuhan/writ")
    hall.presence.elsewhere["other"] = NOW, {watched: frozenset({0})}
    await clean(hall)
    assert await rows(hall, store.tables) == {finished, hosted, waiting, watched, lesson}
    assert await rows(hall, store.seats) == {finished, hosted, waiting, watched, lesson}
    assert await rows(hall, store.guests) == {"sitting", "owning", "host", "recent", "here"}
    assert await rows(hall, store.codes) == {"code of here"}
    hall.presence.elsewhere.clear()
    await clean(hall)
    assert await rows(hall, store.tables) == {finished, hosted, waiting, lesson}
    assert await rows(hall, store.guests) == {"sitting", "host", "recent", "here"}
    await asyncio.gather(clean(hall), clean(hall))
    assert idle not in await rows(hall, store.tables)
    await hall.store.close()
