"""Tables whose rules are not available say so, can be read and closed, and do not affect other tables."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Visitor
from tests.server.servers import Server, serving
from tianxia.engine import record


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


async def make_rules_unavailable(server: Server, **games: str) -> None:
    """Change the rules version of all tables in the database, and the game of single tables: GAME=TABLE."""
    await asyncio.to_thread(server.stop)
    with sqlite3.connect(server.folder / "tianxia.sqlite") as connection:
        connection.execute("UPDATE tables SET rules = 99")
        for game, table in games.items():
            connection.execute("UPDATE tables SET game = ? WHERE id = ?", (game, table))
    await asyncio.to_thread(server.start)


async def test_a_table_without_its_rules_says_so_and_can_be_read_and_closed(host: Server) -> None:
    async with Visitor(host.address) as me, Visitor(host.address) as other:
        table = await me.create_table("me", "open", listed=True)
        await other.post(f"/api/tables/{table['id']}/join")
        unknown_game = await me.create_table("me", "novice")
        over = await me.create_table("me", "me")
        await me.post(f"/api/tables/{over['id']}/leave")
        async with me.sit(table["id"], "han") as han:
            legal = han.snapshot["question"]["legal"]
            text = next(move for move in legal if move.startswith("play ") and "…" not in move)
            await han.move(text)
        async with other.sit(table["id"], "chu") as chu:
            await chu.wait_for_question()
            await chu.move("pass")
        await make_rules_unavailable(host, mahjong=unknown_game["id"])

        lists = await me.get("/api/tables")
        briefs = {brief["id"]: brief for brief in lists["own"]}
        assert briefs.keys() == {table["id"], unknown_game["id"], over["id"]}
        stopped = briefs[table["id"]]
        assert (stopped["status"], stopped["yours"], stopped["turn"]) == ("running", False, [])
        assert stopped["stopped"][0] == "server-table-rules"
        assert stopped["stopped"][1]["theirs"] == 99
        assert briefs[unknown_game["id"]]["stopped"][0] == "engine-unknown-game"
        assert briefs[over["id"]]["result"]["reason"] == "resign"

        async with other.sit(table["id"], "chu") as chu:
            assert chu.snapshot["view"] is None
            assert chu.snapshot["brief"]["stopped"] == stopped["stopped"]
            await chu.send(type="move", question=1, text="pass")
            assert (await chu.wait_for("refused"))["reason"][0] == "server-table-old"
            own_record = (await me.http.get(f"/api/tables/{table['id']}/record?seat=han")).text
            assert f'moves = ["{text}"]' in own_record
            assert "\nseed =" not in own_record
            assert text not in (await me.http.get(f"/api/tables/{table['id']}/record")).text
            await chu.send(type="resign")
            while chu.snapshot["brief"]["status"] != "over":
                await chu.wait_for("state")
            assert chu.snapshot["brief"]["result"] == {"reason": "closed", "winners": []}
            await chu.send(type="resign")
            assert (await chu.wait_for("refused"))["type"] == "refused"
        saved = record.read((await me.http.get(f"/api/tables/{table['id']}/record")).text)
        assert (saved.rules_version, saved.moves) == (99, [("han", text), ("chu", "pass")])
        assert f"{saved.seed:064x}" == (await me.get(f"/api/tables/{table['id']}"))["seed"]
        closed = await me.post(f"/api/tables/{unknown_game['id']}/leave")
        assert closed["result"]["reason"] == "closed"
        assert (await me.http.get(f"/api/tables/{unknown_game['id']}/record")).status_code == 200


async def test_a_table_without_its_rules_does_not_affect_deletion_and_other_tables(host: Server) -> None:
    async with Visitor(host.address) as me, Visitor(host.address) as other:
        table = await me.create_table("me", "open", listed=True)
        await other.post(f"/api/tables/{table['id']}/join")
        waiting = await me.create_table("me", "open", listed=True)
        await make_rules_unavailable(host)
        response = await other.request("POST", f"/api/tables/{waiting['id']}/join", {})
        assert (response.status_code, response.json()["reason"][0]) == (409, "server-table-rules")
        new_table = await me.create_table("me", "novice")
        async with me.sit(new_table["id"], "han") as han:
            await han.move(await han.complete_move(han.snapshot["question"]["legal"][-1]))
            await han.wait_for_question()
        assert (await me.request("DELETE", "/api/me")).status_code == 204
        brief = await other.get(f"/api/tables/{table['id']}")
        assert brief["result"]["reason"] == "closed"
