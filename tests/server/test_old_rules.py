"""Tables of unavailable rules say so, can be read and closed, and do not affect other tables."""

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


async def change_rules(server: Server, **games: str) -> None:
    """Change the rules version of tables in the database, or the game of one to an unknown game."""
    await asyncio.to_thread(server.stop)
    with sqlite3.connect(server.folder / "tianxia.sqlite") as connection:
        connection.execute("UPDATE tables SET rules = 99")
        for game, table in games.items():
            connection.execute("UPDATE tables SET game = ? WHERE id = ?", (game, table))
    await asyncio.to_thread(server.start)


async def test_a_table_of_other_rules_says_so_and_can_be_read_and_closed(host: Server) -> None:
    async with Visitor(host.address) as me, Visitor(host.address) as other:
        laid = await me.table("me", "open", listed=True)
        await other.post(f"/api/tables/{laid['id']}/join")
        lost = await me.table("me", "novice")
        over = await me.table("me", "me")
        await me.post(f"/api/tables/{over['id']}/leave")
        async with me.sit(laid["id"], "han") as han:
            text = next(one for one in han.state["question"]["legal"] if one.startswith("play ") and "…" not in one)
            await han.move(text)
        async with other.sit(laid["id"], "chu") as chu:
            await chu.asked()
            await chu.move("pass")
        await change_rules(host, mahjong=lost["id"])

        lists = await me.get("/api/tables")
        briefs = {brief["id"]: brief for brief in lists["own"]}
        assert briefs.keys() == {laid["id"], lost["id"], over["id"]}
        stopped = briefs[laid["id"]]
        assert (stopped["status"], stopped["yours"], stopped["turn"]) == ("running", False, [])
        assert stopped["stopped"][0] == "server-table-rules"
        assert stopped["stopped"][1]["theirs"] == 99
        assert briefs[lost["id"]]["stopped"][0] == "engine-unknown-game"
        assert briefs[over["id"]]["result"]["reason"] == "resign"

        async with other.sit(laid["id"], "chu") as chu:
            assert chu.state["view"] is None
            assert chu.state["brief"]["stopped"] == stopped["stopped"]
            await chu.say(type="move", question=1, text="pass")
            assert (await chu.until("refused"))["reason"][0] == "server-table-old"
            own = (await me.http.get(f"/api/tables/{laid['id']}/record?seat=han")).text
            assert f'moves = ["{text}"]' in own
            assert "\nseed =" not in own
            assert text not in (await me.http.get(f"/api/tables/{laid['id']}/record")).text
            await chu.say(type="resign")
            while chu.state["brief"]["status"] != "over":
                await chu.until("state")
            assert chu.state["brief"]["result"] == {"reason": "closed", "winners": []}
            await chu.say(type="resign")
            assert (await chu.until("refused"))["type"] == "refused"
        whole = record.read((await me.http.get(f"/api/tables/{laid['id']}/record")).text)
        assert (whole.rules, whole.moves) == (99, [("han", text), ("chu", "pass")])
        assert f"{whole.seed:064x}" == (await me.get(f"/api/tables/{laid['id']}"))["seed"]
        closed = await me.post(f"/api/tables/{lost['id']}/leave")
        assert closed["result"]["reason"] == "closed"
        assert (await me.http.get(f"/api/tables/{lost['id']}/record")).status_code == 200


async def test_a_table_of_other_rules_does_not_affect_deletion_and_other_tables(host: Server) -> None:
    async with Visitor(host.address) as me, Visitor(host.address) as other:
        laid = await me.table("me", "open", listed=True)
        await other.post(f"/api/tables/{laid['id']}/join")
        waiting = await me.table("me", "open", listed=True)
        await change_rules(host)
        answer = await other.ask("POST", f"/api/tables/{waiting['id']}/join", {})
        assert (answer.status_code, answer.json()["reason"][0]) == (409, "server-table-rules")
        fresh = await me.table("me", "novice")
        async with me.sit(fresh["id"], "han") as han:
            await han.move(await han.whole_move(han.state["question"]["legal"][-1]))
            await han.asked()
        assert (await me.ask("DELETE", "/api/me")).status_code == 204
        brief = await other.get(f"/api/tables/{laid['id']}")
        assert brief["result"]["reason"] == "closed"
