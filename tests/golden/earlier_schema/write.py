"""Writes a database with a table of every kind, for the tests of later migrations.

    python -m tests.golden.earlier_schema.write

plays on a real server and writes its database as SQL into this folder, under the revision of its schema. Run it in a
checkout of the commit before a migration.
"""

import asyncio
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

from tests.server.client import Json, Visitor
from tests.server.servers import Server, serving
from tests.server.turns import play_moves

FOLDER: Final = Path(__file__).parent
SECRET: Final = "a secret that only the tests of migrations use"
FORKED_MOVES: Final = 2
"""How many moves of the finished game its fork keeps."""


async def upload(visitor: Visitor, text: str) -> Json:
    """Upload a record."""
    response = await visitor.http.post("/api/replays", content=text, headers={"X-CSRF-Token": visitor.token})
    assert response.status_code == 201, response.text
    table: Json = response.json()
    return table


async def write_tables(server: Server) -> None:
    """Create a table of every kind; Ada is the host of all except the uploads, which are Bo's."""
    async with Visitor(server.address) as ada, Visitor(server.address) as bo:
        await ada.request("PATCH", "/api/me", {"name": "Ada"})
        await bo.request("PATCH", "/api/me", {"name": "Bo"})
        await ada.create_table("me", "open", title="open", listed=True)
        for title, moves in (("running", 3), ("finished", 5)):
            table = await ada.create_table("me", "open", title=title, listed=True)
            await bo.post(f"/api/tables/{table['id']}/join")
            async with ada.sit(table["id"], "han") as han, bo.sit(table["id"], "chu") as chu:
                await play_moves([han, chu], random.Random(moves), moves)
        await bo.post(f"/api/tables/{table['id']}/leave")
        fork = {"n": FORKED_MOVES, "seat": "han", "level": "novice"}
        await ada.post(f"/api/replays/{table['id']}/fork", fork)
        await upload(bo, (await ada.http.get(f"/api/tables/{table['id']}/record")).text)
        bot_table = await ada.create_table("me", "novice", title="against a bot")
        await ada.post(f"/api/tables/{bot_table['id']}/leave")
        await upload(bo, (await ada.http.get(f"/api/tables/{bot_table['id']}/record")).text)
        await ada.post("/api/lessons/chuhan", {"scene": "writ"})
        await bo.post("/api/lessons/huang", {"scene": "end"})


def main() -> None:
    with tempfile.TemporaryDirectory() as data:
        with serving(Path(data), TIANXIA_SECRET=SECRET) as server:
            asyncio.run(write_tables(server))
        with sqlite3.connect(Path(data) / "tianxia.sqlite") as connection:
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            sql = "\n".join(connection.iterdump())
    (FOLDER / f"schema-{revision}.sql").write_text(f"{sql}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
