"""Refused requests and messages get a reason and change nothing."""

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Closed, Player, Visitor
from tests.server.servers import Server, postgres, serving
from tianxia.server.http import pages


async def test_stale_illegal_and_foreign_moves_are_refused_and_repeated_ones_ignored(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        table = await me.create_table("me", "open")
        table_id = table["id"]
        refused = await other.request("POST", f"/api/tables/{table_id}/join", {})
        assert (refused.status_code, refused.json()["reason"][0]) == (403, "server-join-key")
        await other.post(f"/api/tables/{table_id}/join", {"key": table["key"]})
        assert (await other.request("POST", f"/api/tables/{table_id}/join", {"key": table["key"]})).status_code == 409
        async with me.sit(table_id, "han") as han, other.sit(table_id, "chu") as chu, other.sit(table_id) as spectator:
            before = han.snapshot["view"]
            assert (await han.move("play 99"))["type"] == "refused"
            assert (await han.move("allow"))["type"] == "refused"
            assert (await han.move("pass", 2))["reason"][0] == "server-move-stale"
            await chu.send(type="move", question=1, text="pass")
            assert (await chu.wait_for("refused"))["reason"][0] == "server-move-stale"
            await spectator.send(type="move", question=1, text="pass")
            assert (await spectator.wait_for("refused"))["reason"][0] == "server-seat-foreign"
            await han.wait_for("state")
            assert han.snapshot["view"] == before
            text = next(
                text for text in han.snapshot["question"]["legal"] if text.startswith("play ") and "…" not in text
            )
            assert await han.move(text, 1) == {"type": "accepted", "question": 1}
            assert await han.move(text, 1) == {"type": "accepted", "question": 1}
            assert (await han.move("writ", 1))["reason"][0] == "server-move-stale"
            while chu.snapshot["question"] is None:
                await chu.wait_for("state")
            assert chu.snapshot["question"]["number"] == 1
            leads = [line for line in chu.log if line[0].startswith("chuhan-log-lead")]
            assert len(leads) == 1
        impostor = Player(other, table_id, "han")
        with pytest.raises(Closed):
            await impostor.open()
        assert '"server-seat-foreign"' in impostor.received[0]


@pytest.mark.parametrize(
    "message", ["not json", '{"type": "dance"}', "[]", '{"type": "move", "question": "one", "text": 1}', "x" * 5000]
)
async def test_malformed_messages_close_the_socket(server: Server, message: str) -> None:
    async with Visitor(server.address) as me:
        table = await me.create_table("me", "me")
        async with me.sit(table["id"], "han") as han:
            assert han.socket is not None
            await han.socket.send(message)
            with pytest.raises(Closed) as closed:
                await han.wait_for("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1008, 1009)
        async with me.sit(table["id"], "han") as han:
            assert han.snapshot["question"]["number"] == 1


async def test_a_page_of_another_origin_gets_no_socket(server: Server) -> None:
    async with Visitor(server.address) as me:
        table = await me.create_table("me", "me")
        with pytest.raises(InvalidStatus):
            await me.sit(table["id"], "han").open(origin="https://elsewhere.example")


async def test_a_request_without_the_csrf_token_changes_nothing(server: Server) -> None:
    async with Visitor(server.address) as me:
        for token in ("", "0" * 64):
            response = await me.http.patch("/api/me", json={"name": "Mallory"}, headers={"X-CSRF-Token": token})
            assert (response.status_code, response.json()["reason"][0]) == (403, "server-token")
        me.http.cookies.set("tianxia", "somebody.else")
        assert (await me.request("PATCH", "/api/me", {"name": "Mallory"})).status_code == 401


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
        response = await me.request("POST", "/api/tables", body)
        assert response.status_code == status, response.text
        assert isinstance(response.json()["reason"][0], str)
        assert (await me.get("/api/tables"))["own"] == []


@pytest.mark.parametrize(
    "body", ["[" * 8000, '{"settings": ' + '{"a":' * 2500 + "1" + "}" * 2501, '{"name": "\\ud800"}', "\0"]
)
async def test_malicious_request_bodies_are_refused(server: Server, body: str) -> None:
    async with Visitor(server.address) as me:
        headers = {"X-CSRF-Token": me.token, "Content-Type": "application/json"}
        response = await me.http.patch("/api/me", content=body, headers=headers)
        assert 400 <= response.status_code < 500, response.text
        assert isinstance(response.json()["reason"][0], str)


async def test_pages_have_strict_headers_and_no_path_leads_out_of_their_folder(server: Server) -> None:
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
            response = await me.http.get(path)
            assert response.status_code == 200, path
            assert response.headers["content-security-policy"].startswith("default-src 'none'")
            assert response.headers["x-content-type-options"] == "nosniff"
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
        messages = await me.http.get("/words/en.ftl")
        unchanged = await me.http.get("/words/en.ftl", headers={"If-None-Match": messages.headers["etag"]})
        assert unchanged.status_code == 304
        rules = await me.http.get("/words/en/rules/huang.md")
        assert rules.headers["content-language"] == "en"
        assert rules.text.startswith("# Huang\n")


def test_unknown_names_are_not_cached() -> None:
    """Requests for unknown files do not make the caches of the pages grow."""
    caches = [value for value in vars(pages).values() if hasattr(value, "cache_info")]
    assert pages.find_built_file("unknown.js") is None
    before = sum(cache.cache_info().currsize for cache in caches)
    assert caches
    assert all(pages.find_built_file(f"unknown-{number}.js") is None for number in range(100))
    assert sum(cache.cache_info().currsize for cache in caches) == before


def test_a_built_file_that_an_upgrade_has_removed_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    removed = tmp_path / "Board-1.js"
    removed.write_text("", encoding="utf-8")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    pages._list_built_files.cache_clear()
    try:
        assert pages.find_built_file("Board-1.js") is not None
        pages._read_built_file.cache_clear()
        removed.unlink()
        assert pages.find_built_file("Board-1.js") is None
    finally:
        pages._list_built_files.cache_clear()
        pages._read_built_file.cache_clear()


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
                response = await me.request(method, path, body)
                assert response.status_code < 500, (path, response.text)
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


async def test_a_move_counts_even_if_its_player_disconnects_while_it_is_written(server: Server) -> None:
    """The database is locked until the server has noticed that the player has disconnected."""
    async with Visitor(server.address) as me:
        table = await me.create_table("me", "me")
        async with me.sit(table["id"], "chu") as chu, me.sit(table["id"], "han") as han:
            second = me.sit(table["id"], "chu")
            await second.open()
            text = next(
                text for text in han.snapshot["question"]["legal"] if text.startswith("play ") and "…" not in text
            )
            lead = ["chuhan-log-lead", {"seat": "han", "cards": text.removeprefix("play ")}]
            with closing(sqlite3.connect(server.folder / "tianxia.sqlite")) as database:
                database.execute("BEGIN IMMEDIATE")
                await han.send(type="move", question=han.snapshot["question"]["number"], text=text)
                assert han.socket is not None
                han.socket.transport.abort()
                await (
                    second.close()
                )  # a presence change is sent to everybody, so the server notices that Han is offline
                while chu.snapshot["brief"]["seats"][0]["online"]:
                    await chu.wait_for("state")
                assert lead not in chu.log
                database.rollback()
            while lead not in chu.log:
                await chu.wait_for("state")


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
            response = await me.http.get(path)
            assert response.status_code == 404, path
            assert response.headers["content-type"].startswith("text/html"), "a page that says that there is none"
        assert (await me.http.get("/api/blah")).status_code == 404
