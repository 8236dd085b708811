"""Guests: names, a second device, and deletion of their data."""

import sqlite3
from contextlib import closing

from tests.server.client import Visitor
from tests.server.servers import Server


def database_content(server: Server) -> str:
    """Return all rows of a server's database as text."""
    with closing(sqlite3.connect(server.folder / "tianxia.sqlite")) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return "\n".join(str(row) for table in tables for row in database.execute(f'SELECT * FROM "{table}"'))


async def test_a_guest_has_a_name_and_settings(server: Server) -> None:
    async with Visitor(server.address) as me:
        cookie = next(cookie for cookie in me.http.cookies.jar if cookie.name == "tianxia")
        assert cookie.has_nonstandard_attr("HttpOnly")
        guest = await me.sign_in()
        assert (await me.sign_in())["since"] == guest["since"]
        response = await me.request("PATCH", "/api/me", {"name": "  Ban\u202e \n Zhao ", "settings": {"theme": "dark"}})
        assert response.json()["name"] == "Ban Zhao"
        assert (await me.sign_in())["settings"] == {"theme": "dark"}
        for invalid in ({"name": " "}, {"settings": {"x": "y" * 5000}}, {"name": 7}, {"rank": 1}):
            assert (await me.request("PATCH", "/api/me", invalid)).status_code == 422


async def test_a_one_time_code_makes_another_device_the_same_guest_and_works_only_once(server: Server) -> None:
    async with (
        Visitor(server.address) as home,
        Visitor(server.address) as phone,
        Visitor(server.address) as tablet,
    ):
        await home.request("PATCH", "/api/me", {"name": "Ban Zhao"})
        table = await home.create_table("me", "me")
        code = (await home.post("/api/me/code"))["code"]
        wrong = await phone.request("POST", "/api/me/claim", {"code": "AAAA-AAAA-AAAA-AAAA"})
        assert (wrong.status_code, wrong.json()["reason"][0]) == (403, "server-code")
        assert (await phone.post("/api/me/claim", {"code": code.lower()}))["name"] == "Ban Zhao"
        await phone.sign_in()
        async with phone.sit(table["id"], "han") as han:
            assert han.snapshot["question"] is not None
        assert (await tablet.request("POST", "/api/me/claim", {"code": code})).status_code == 403


async def test_deleting_a_guest_keeps_their_seats_without_a_name(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        await me.request("PATCH", "/api/me", {"name": "Zhao Ban"})
        guest_id = me.http.cookies["tianxia"].partition(".")[0]
        waiting = await me.create_table("me", "open", listed=True)
        table = await other.create_table("me", "open")
        await me.post(f"/api/tables/{table['id']}/join", {"key": table["key"]})
        assert guest_id in database_content(server)
        async with other.sit(table["id"], "han") as han:
            assert (await me.request("DELETE", "/api/me")).status_code == 204
            assert guest_id not in database_content(server)
            assert "Zhao Ban" not in database_content(server)
            while han.snapshot["brief"]["status"] != "over":
                await han.wait_for("state")
            while "Zhao Ban" in han.received[-1]:
                await han.wait_for("state")
            assert han.snapshot["brief"]["result"]["winners"] == ["han"]
        brief = await other.get(f"/api/tables/{table['id']}")
        assert [seat["name"] for seat in brief["seats"]][1] == ""
        assert (await other.http.get(f"/api/tables/{waiting['id']}")).status_code == 404
        assert (await me.request("PATCH", "/api/me", {"name": "Ghost"})).status_code == 401
        assert (await me.sign_in())["name"] != "Zhao Ban"


async def test_players_can_leave_a_table_and_the_host_can_start_it_with_bots(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        table = await me.create_table("me", "open", listed=True)
        joined = await other.post(f"/api/tables/{table['id']}/join")
        assert joined["status"] == "running"
        waiting = await me.create_table("me", "open", "open", game="huang", listed=True)
        await other.post(f"/api/tables/{waiting['id']}/join", {"seat": "rat"})
        assert (await other.request("POST", f"/api/tables/{waiting['id']}/start", {})).status_code == 403
        summary = await other.post(f"/api/tables/{waiting['id']}/leave")
        assert [seat["kind"] for seat in summary["seats"]] == ["human", "open", "open"]
        started = await me.post(f"/api/tables/{waiting['id']}/start", {"level": "novice"})
        assert started["status"] == "running"
        assert [seat["kind"] for seat in started["seats"]] == ["human", "bot", "bot"]
        summary = await other.post(f"/api/tables/{table['id']}/leave")
        assert summary["result"] == {"reason": "resign", "winners": ["han"]}


async def test_two_players_can_undo_draw_and_rematch_by_agreement(server: Server) -> None:
    async with Visitor(server.address) as ann, Visitor(server.address) as bob:
        table = await ann.create_table("me", "open", listed=True)
        await bob.post(f"/api/tables/{table['id']}/join")
        async with ann.sit(table["id"], "han") as han, bob.sit(table["id"], "chu") as chu:
            await han.move("writ")
            await han.wait_for("state")
            assert han.snapshot["undo"] == "ask"
            await han.send(type="undo")
            assert (await han.wait_for("refused"))["reason"][0] == "server-undo-ask"
            await han.send(type="offer", what="undo")
            while not chu.snapshot["offers"]["undo"]:
                await chu.wait_for("state")
            await chu.send(type="answer", what="undo", yes=True)
            while han.snapshot["undo"] is not None:
                await han.wait_for("state")
            assert [line[0] for line in han.log][-1] == "server-log-undo-agreed"
            summary = await han.visitor.get(f"/api/tables/{table['id']}")
            assert summary["turn"] == ["han"]
            await chu.send(type="offer", what="draw")
            while not han.snapshot["offers"]["draw"]:
                await han.wait_for("state")
            await han.send(type="answer", what="draw", yes=True)
            while chu.snapshot["brief"]["status"] != "over":
                await chu.wait_for("state")
            assert chu.snapshot["brief"]["result"] == {"reason": "draw", "winners": []}
            await han.send(type="offer", what="rematch")
            while not chu.snapshot["offers"].get("rematch"):
                await chu.wait_for("state")
            await chu.send(type="answer", what="rematch", yes=True)
            while "next" not in han.snapshot["offers"]:
                await han.wait_for("state")
            rematch = han.snapshot["offers"]["next"]
        async with ann.sit(rematch, "chu"), bob.sit(rematch, "han") as han:
            assert han.snapshot["question"]["number"] == 1
