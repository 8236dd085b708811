"""Refused requests and messages get a reason and change nothing."""

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Closed, Player, Visitor
from tests.server.servers import Server, postgres, serving
from tianxia.server import pages


async def test_stale_illegal_foreign_and_repeated_moves(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        laid = await me.table("me", "open")
        id = laid["id"]
        refused = await other.ask("POST", f"/api/tables/{id}/join", {})
        assert (refused.status_code, refused.json()["reason"][0]) == (403, "server-join-key")
        await other.post(f"/api/tables/{id}/join", {"key": laid["key"]})
        assert (await other.ask("POST", f"/api/tables/{id}/join", {"key": laid["key"]})).status_code == 409
        async with me.sit(id, "han") as han, other.sit(id, "chu") as chu, other.sit(id) as onlooker:
            before = han.state["view"]
            assert (await han.move("play 99"))["type"] == "refused"
            assert (await han.move("allow"))["type"] == "refused"
            assert (await han.move("pass", 2))["reason"][0] == "server-move-stale"
            await chu.say(type="move", question=1, text="pass")
            assert (await chu.until("refused"))["reason"][0] == "server-move-stale"
            await onlooker.say(type="move", question=1, text="pass")
            assert (await onlooker.until("refused"))["reason"][0] == "server-seat-foreign"
            await han.until("state")
            assert han.state["view"] == before
            text = next(text for text in han.state["question"]["legal"] if text.startswith("play ") and "…" not in text)
            assert await han.move(text, 1) == {"type": "accepted", "question": 1}
            assert await han.move(text, 1) == {"type": "accepted", "question": 1}
            assert (await han.move("writ", 1))["reason"][0] == "server-move-stale"
            while chu.state["question"] is None:
                await chu.until("state")
            assert chu.state["question"]["number"] == 1
            plays = [line for line in chu.log if line[0].startswith("chuhan-log-lead")]
            assert len(plays) == 1
        stolen = Player(other, id, "han")
        with pytest.raises(Closed):
            await stolen.open()
        assert '"server-seat-foreign"' in stolen.heard[0]


@pytest.mark.parametrize(
    "line", ["not json", '{"type": "dance"}', "[]", '{"type": "move", "question": "one", "text": 1}', "x" * 5000]
)
async def test_malformed_messages_close_the_socket(server: Server, line: str) -> None:
    async with Visitor(server.address) as me:
        laid = await me.table("me", "me")
        async with me.sit(laid["id"], "han") as han:
            assert han.socket is not None
            await han.socket.send(line)
            with pytest.raises(Closed) as closed:
                await han.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1008, 1009)
        async with me.sit(laid["id"], "han") as han:
            assert han.state["question"]["number"] == 1


async def test_a_page_of_another_origin_gets_no_socket(server: Server) -> None:
    async with Visitor(server.address) as me:
        laid = await me.table("me", "me")
        with pytest.raises(InvalidStatus):
            await me.sit(laid["id"], "han").open(origin="https://elsewhere.example")


async def test_a_request_without_the_csrf_token_changes_nothing(server: Server) -> None:
    async with Visitor(server.address) as me:
        for token in ("", "0" * 64):
            answer = await me.http.patch("/api/me", json={"name": "Mallory"}, headers={"X-CSRF-Token": token})
            assert (answer.status_code, answer.json()["reason"][0]) == (403, "server-token")
        me.http.cookies.set("tianxia", "somebody.else")
        assert (await me.ask("PATCH", "/api/me", {"name": "Mallory"})).status_code == 401


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": []}, 422),
        ({"game": "chuhan", "seats": [{"kind": "me"}]}, 422),
        ({"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "bot", "level": "cmd:sh"}]}, 422),
        ({"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "bot", "level": "py:os:system"}]}, 422),
        ({"game": "chuhan", "seats": [{"kind": "bot", "level": "novice"}] * 2}, 422),
        ({"game": "chuhan", "seats": [{"kind": "me"}] * 2, "options": {"chance": "open"}}, 422),
        ({"game": "chuhan", "seats": [{"kind": "me"}] * 2, "options": {"events": "maybe"}}, 422),
        ({"game": "huang", "seats": [{"kind": "me"}] * 2, "options": {"map": "/etc/map.toml"}}, 422),
        ({"game": "huang", "seats": [{"kind": "me"}] * 2, "options": {"players": ["tiger", "tiger"]}}, 422),
        ({"game": "suntzu", "seats": [{"kind": "me"}] * 2, "options": {"displays": {}}}, 422),
        ({"game": "chuhan", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "move", "seconds": -1}}, 422),
        ({"game": "chuhan", "seats": [{"kind": "me"}] * 2, "sheep": 1}, 422),
        ({"game": "chuhan", "seats": [{"kind": "me"}] * 2, "title": "x" * 20_000}, 413),
        ([], 422),
    ],
)
async def test_invalid_tables_are_refused(server: Server, body: Any, status: int) -> None:
    async with Visitor(server.address) as me:
        answer = await me.ask("POST", "/api/tables", body)
        assert answer.status_code == status, answer.text
        assert isinstance(answer.json()["reason"][0], str)
        assert (await me.get("/api/tables"))["own"] == []


@pytest.mark.parametrize(
    "body", ["[" * 8000, '{"settings": ' + '{"a":' * 2500 + "1" + "}" * 2501, '{"name": "\\ud800"}', "\0"]
)
async def test_malicious_request_bodies_are_refused(server: Server, body: str) -> None:
    async with Visitor(server.address) as me:
        headers = {"X-CSRF-Token": me.token, "Content-Type": "application/json"}
        answer = await me.http.patch("/api/me", content=body, headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        assert isinstance(answer.json()["reason"][0], str)


async def test_pages_have_strict_headers_and_there_is_no_way_out_of_their_folder(server: Server) -> None:
    async with Visitor(server.address) as me:
        for path in (
            "/",
            "/t/whatever",
            "/api/games",
            "/health",
            "/words/en.ftl",
            "/words/en/rules/huang.md",
            "/schema/",
        ):
            answer = await me.http.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")
            assert answer.headers["x-content-type-options"] == "nosniff"
        for path in (
            "/words/xx.ftl",
            "/words/xx/rules/huang.md",
            "/words/en/rules/huang",
            "/words/en/rules/go.md",
            "/words/en/rules/..%2f..%2fen%2frules%2fhuang.md",
            "/nothing.js",
            "/assets/../app.py",
            "/..%2fapp.py",
            "/api/nothing",
            "/.gitkeep",
            f"/{'x' * 300}.js",
            f"/{'x/' * 2500}y.js",
        ):
            assert (await me.http.get(path)).status_code == 404, path[:80]
        words = await me.http.get("/words/en.ftl")
        again = await me.http.get("/words/en.ftl", headers={"If-None-Match": words.headers["etag"]})
        assert again.status_code == 304
        rules = await me.http.get("/words/en/rules/huang.md")
        assert rules.headers["content-language"] == "en"
        assert rules.text.startswith("# Huang\n")


def test_unknown_names_are_not_kept() -> None:
    """Whatever is asked for, the caches of the pages do not grow."""
    caches = [one for one in vars(pages).values() if hasattr(one, "cache_info")]
    assert pages.built_file("unknown.js") is None
    before = sum(one.cache_info().currsize for one in caches)
    assert caches
    assert all(pages.built_file(f"unknown-{number}.js") is None for number in range(100))
    assert sum(one.cache_info().currsize for one in caches) == before


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_nul_bytes_are_refused_whatever_the_database(tmp_path: Path, database: str) -> None:
    (tmp_path / "data").mkdir()
    with ExitStack() as stack:
        address = stack.enter_context(postgres()) if database == "postgresql" else ""
        server = stack.enter_context(serving(tmp_path / "data", database=address))
        async with Visitor(server.address) as me:
            for path in NUL_PATHS:
                assert (await me.http.get(path)).status_code == 404, path
            for method, path, body in (
                ("PATCH", "/api/me", {"name": "a\0b"}),
                ("POST", "/api/tables", {"game": "chuhan", "seats": [{"kind": "me"}] * 2, "title": "a\0b"}),
                ("POST", "/api/tables", {"game": "chuhan\0", "seats": [{"kind": "me"}] * 2}),
                ("POST", "/api/me/claim", {"code": "\0"}),
                ("POST", "/api/tables/%00/join", {"key": "\0"}),
            ):
                answer = await me.ask(method, path, body)
                assert answer.status_code < 500, (path, answer.text)
            assert "\0" not in (await me.http.get("/api/me")).text
            assert "\\u0000" not in (await me.http.get("/api/tables")).text
        assert '"level": "error"' not in server.log()


NUL_PATHS = (
    "/%00.js",
    "/api/tables/%00",
    "/api/tables?game=%00",
    "/api/replays/%00",
    "/api/replays?game=%00",
    "/api/tables/%00/record",
)


async def test_a_move_counts_even_if_its_player_leaves_while_it_is_written(server: Server) -> None:
    """The database is kept busy until the server has noticed that the player has disconnected."""
    async with Visitor(server.address) as me:
        laid = await me.table("me", "me")
        async with me.sit(laid["id"], "chu") as chu, me.sit(laid["id"], "han") as han:
            second = me.sit(laid["id"], "chu")
            await second.open()
            text = next(text for text in han.state["question"]["legal"] if text.startswith("play ") and "…" not in text)
            led = ["chuhan-log-lead", {"seat": "han", "cards": text.removeprefix("play ")}]
            with closing(sqlite3.connect(server.folder / "tianxia.sqlite")) as database:
                database.execute("BEGIN IMMEDIATE")
                await han.say(type="move", question=han.state["question"]["number"], text=text)
                assert han.socket is not None
                han.socket.transport.abort()
                await second.close()  # everybody is told of it: so the server notices that Han has gone, too
                while chu.state["brief"]["seats"][0]["online"]:
                    await chu.until("state")
                assert led not in chu.log
                database.rollback()
            while led not in chu.log:
                await chu.until("state")


async def test_a_path_without_a_page_is_not_found(server: Server) -> None:
    async with Visitor(server.address) as me:
        for path in (
            "/",
            "/t/abc",
            "/r/abc",
            "/r/abc/7",
            "/replays",
            "/settings",
            "/rules",
            "/rules/huang",
            "/new/suntzu",
        ):
            assert (await me.http.get(path)).status_code == 200, path
        for path in ("/blah", "/t", "/t/a/b", "/r/a/1/2", "/rules/chess", "/new", "/learn/go", "/settings/more"):
            answer = await me.http.get(path)
            assert answer.status_code == 404, path
            assert answer.headers["content-type"].startswith("text/html"), "a page that says so"
        assert (await me.http.get("/api/blah")).status_code == 404
