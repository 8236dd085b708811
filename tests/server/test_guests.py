"""Guests: names, a second device, and deletion of their data."""

import sqlite3
from contextlib import closing

from tests.server.client import Visitor
from tests.server.servers import Server


def stored(server: Server) -> str:
    """Return the whole content of a server's database as text."""
    with closing(sqlite3.connect(server.folder / "tianxia.sqlite")) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return "\n".join(str(row) for table in tables for row in database.execute(f'SELECT * FROM "{table}"'))


async def test_a_guest_has_a_name_and_settings(server: Server) -> None:
    async with Visitor(server.address) as me:
        cookie = next(cookie for cookie in me.http.cookies.jar if cookie.name == "tianxia")
        assert cookie.has_nonstandard_attr("HttpOnly")
        first = await me.hello()
        assert (await me.hello())["since"] == first["since"]
        answer = await me.ask("PATCH", "/api/me", {"name": "  Ban\u202e \n Zhao ", "settings": {"theme": "dark"}})
        assert answer.json()["name"] == "Ban Zhao"
        assert (await me.hello())["settings"] == {"theme": "dark"}
        for bad in ({"name": " "}, {"settings": {"x": "y" * 5000}}, {"name": 7}, {"rank": 1}):
            assert (await me.ask("PATCH", "/api/me", bad)).status_code == 422


async def test_a_one_time_code_makes_another_device_the_same_guest_once(server: Server) -> None:
    async with Visitor(server.address) as home, Visitor(server.address) as phone, Visitor(server.address) as thief:
        await home.ask("PATCH", "/api/me", {"name": "Ban Zhao"})
        laid = await home.table("me", "me")
        code = (await home.post("/api/me/code"))["code"]
        wrong = await phone.ask("POST", "/api/me/claim", {"code": "AAAA-AAAA-AAAA-AAAA"})
        assert (wrong.status_code, wrong.json()["reason"][0]) == (403, "server-code")
        assert (await phone.post("/api/me/claim", {"code": code.lower()}))["name"] == "Ban Zhao"
        await phone.hello()
        async with phone.sit(laid["id"], "han") as han:
            assert han.state["question"] is not None
        assert (await thief.ask("POST", "/api/me/claim", {"code": code})).status_code == 403


async def test_deleting_a_guest_keeps_their_seats_without_a_name(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        await me.ask("PATCH", "/api/me", {"name": "Zhao Ban"})
        guest = me.http.cookies["tianxia"].partition(".")[0]
        waiting = await me.table("me", "open", listed=True)
        laid = await other.table("me", "open")
        await me.post(f"/api/tables/{laid['id']}/join", {"key": laid["key"]})
        assert guest in stored(server)
        async with other.sit(laid["id"], "han") as han:
            assert (await me.ask("DELETE", "/api/me")).status_code == 204
            assert guest not in stored(server)
            assert "Zhao Ban" not in stored(server)
            while han.state["brief"]["status"] != "over":
                await han.until("state")
            while "Zhao Ban" in han.heard[-1]:
                await han.until("state")
            assert han.state["brief"]["result"]["winners"] == ["han"]
        brief = await other.get(f"/api/tables/{laid['id']}")
        assert [seat["name"] for seat in brief["seats"]][1] == ""
        assert (await other.http.get(f"/api/tables/{waiting['id']}")).status_code == 404
        assert (await me.ask("PATCH", "/api/me", {"name": "Ghost"})).status_code == 401
        assert (await me.hello())["name"] != "Zhao Ban"


async def test_tables_can_be_left_filled_with_bots_and_started(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        laid = await me.table("me", "open", listed=True)
        joined = await other.post(f"/api/tables/{laid['id']}/join")
        assert joined["status"] == "running"
        waiting = await me.table("me", "open", "open", game="huang", listed=True)
        await other.post(f"/api/tables/{waiting['id']}/join", {"seat": "rat"})
        assert (await other.ask("POST", f"/api/tables/{waiting['id']}/start", {})).status_code == 403
        left = await other.post(f"/api/tables/{waiting['id']}/leave")
        assert [seat["kind"] for seat in left["seats"]] == ["human", "open", "open"]
        begun = await me.post(f"/api/tables/{waiting['id']}/start", {"level": "novice"})
        assert begun["status"] == "running"
        assert [seat["kind"] for seat in begun["seats"]] == ["human", "bot", "bot"]
        over = await other.post(f"/api/tables/{laid['id']}/leave")
        assert over["result"] == {"reason": "resign", "winners": ["han"]}


async def test_two_players_can_undo_draw_and_rematch_by_agreement(server: Server) -> None:
    async with Visitor(server.address) as one, Visitor(server.address) as two:
        laid = await one.table("me", "open", listed=True)
        await two.post(f"/api/tables/{laid['id']}/join")
        async with one.sit(laid["id"], "han") as han, two.sit(laid["id"], "chu") as chu:
            await han.move("writ")
            await han.until("state")
            assert han.state["undo"] == "ask"
            await han.say(type="undo")
            assert (await han.until("refused"))["reason"][0] == "server-undo-ask"
            await han.say(type="offer", what="undo")
            while not chu.state["offers"]["undo"]:
                await chu.until("state")
            await chu.say(type="answer", what="undo", yes=True)
            while han.state["undo"] is not None:
                await han.until("state")
            assert [line[0] for line in han.log][-1] == "server-log-undo"
            fresh = await han.visitor.get(f"/api/tables/{laid['id']}")
            assert fresh["turn"] == ["han"]
            await chu.say(type="offer", what="draw")
            while not han.state["offers"]["draw"]:
                await han.until("state")
            await han.say(type="answer", what="draw", yes=True)
            while chu.state["brief"]["status"] != "over":
                await chu.until("state")
            assert chu.state["brief"]["result"] == {"reason": "draw", "winners": []}
            await han.say(type="offer", what="rematch")
            while not chu.state["offers"].get("rematch"):
                await chu.until("state")
            await chu.say(type="answer", what="rematch", yes=True)
            while "next" not in han.state["offers"]:
                await han.until("state")
            again = han.state["offers"]["next"]
        async with one.sit(again, "han") as han:
            assert han.state["question"]["number"] == 1
