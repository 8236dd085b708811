"""A database written under earlier rules: unaffected games continue, and all games can be replayed."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import create_async_engine

from tests.golden.earlier_rules.write import FOLDER, SECRET
from tests.server.client import Json, Visitor
from tests.server.servers import Server, postgres, serving
from tests.support.async_tests import run_async
from tianxia.engine import record, registry
from tianxia.server import schema
from tianxia.server.guests import COOKIE
from tianxia.server.security import Signer

FILES = FOLDER / "chuhan-rules-1"
DATABASE = FILES / "database.sql"
SETTINGS = {"TIANXIA_SECRET": SECRET, "TIANXIA_KEEP_OPEN": "36500"}
"""The tables are as old as the file, and must not expire."""
AGREED = 73
"""Moves of the games named “Sound Advice scored” on which both versions of the rules agree."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on the earlier database, for all tests of this module; it must log no error."""
    tmp_path = tmp_path_factory.mktemp(request.param)
    data = tmp_path / "data"
    data.mkdir()
    written = data / "tianxia.sqlite" if request.param == "sqlite" else tmp_path / "written.sqlite"
    with sqlite3.connect(written) as connection:
        connection.executescript(DATABASE.read_text(encoding="utf-8"))
    connection.close()
    if request.param == "sqlite":
        with serving(data, **SETTINGS) as server:
            yield server
        assert "Traceback" not in server.log()
        return
    with postgres() as address:
        with serving(data, database=address, **SETTINGS):
            pass  # lays out the tables
        run_async(copy(written, address))
        with serving(data, database=address, **SETTINGS) as server:
            yield server
        assert "Traceback" not in server.log()


async def copy(written: Path, address: str) -> None:
    """Copy all rows of an earlier SQLite database to PostgreSQL, with the columns that later migrations add."""
    engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://"))
    with sqlite3.connect(written) as connection:
        connection.row_factory = sqlite3.Row
        async with engine.begin() as target:
            known = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            for table in [table for table in schema.metadata.sorted_tables if table.name in known]:
                rows = [dict(row) for row in connection.execute(f'SELECT * FROM "{table.name}"')]
                for row in rows:
                    row |= {key: bool(row[key]) for key in ("listed", "hints") if key in row}
                    row |= {"bots_due": row["status"] == "running"} if table is schema.tables else {}
                if rows:
                    await target.execute(insert(table), rows)
    connection.close()
    await engine.dispose()


def guest(server: Server, name: str) -> Visitor:
    """Return a guest of the earlier database."""
    with sqlite3.connect(":memory:") as connection:
        connection.executescript(DATABASE.read_text(encoding="utf-8"))
        (id,) = connection.execute("SELECT id FROM guests WHERE name = ?", (name,)).fetchone()
    connection.close()
    visitor = Visitor(server.address)
    visitor.http.cookies.set(COOKIE, Signer(SECRET).sign_cookie(id), domain="127.0.0.1")
    return visitor


async def own_tables(visitor: Visitor) -> dict[str, Json]:
    """Return the summaries of a guest's tables, by title."""
    lists = await visitor.get("/api/tables")
    replays = await visitor.get("/api/replays")
    return {brief["title"]: brief for brief in [*replays["own"], *lists["own"]]}


async def test_tables_without_events_continue(host: Server) -> None:
    async with guest(host, "Ada") as ada, guest(host, "Bo") as bo:
        tables = await own_tables(ada)
        assert all("stopped" not in tables[title] for title in tables if title.startswith("plain"))
        choose = random.Random(1)

        running = tables["plain running"]["id"]
        async with ada.sit(running, "han") as han, bo.sit(running, "chu") as chu:
            assert len(han.log) > 10, "what happened before is told"
            await asyncio.gather(han.play_on(choose.choice), chu.play_on(choose.choice))
            assert han.state["brief"]["result"]["reason"] == "rules"
        whole = record.read((await ada.http.get(f"/api/tables/{running}/record")).text)
        assert whole.rules == 1, "a table keeps its version"
        assert record.replay_to_end(whole).state.fingerprint() == whole.final

        async with ada.sit(tables["plain with a bot"]["id"], "han") as han:
            await han.move(await han.whole_move((await han.asked() or {})["legal"][-1]))
            await han.until("state")
            await han.asked()

        await bo.post(f"/api/tables/{tables['plain open']['id']}/join")
        async with ada.sit(tables["plain open"]["id"], "han") as han:
            assert (await han.move((await han.asked() or {})["legal"][-1]))["type"] == "accepted"

        lesson = await ada.post("/api/lessons/chuhan")
        assert lesson["id"] in DATABASE.read_text(encoding="utf-8"), "the lesson goes on where it was left"


async def test_a_finished_game_without_events_can_be_replayed_and_analysed(host: Server) -> None:
    async with guest(host, "Ada") as ada:
        over = (await own_tables(ada))["plain over"]
        replay = await ada.get(f"/api/replays/{over['id']}")
        assert "note" not in replay
        assert [move["text"] for move in replay["moves"]] == [text for _, text in written("plain-over").moves]
        last = await ada.get(f"/api/replays/{over['id']}/{len(replay['moves'])}")
        assert last["view"]["winner"] == over["result"]["winners"][0]
        assert (await ada.get(f"/api/replays/{over['id']}/statistics"))["moves"]
        assert (await ada.post(f"/api/replays/{over['id']}/studies/luck"))["status"] in ("running", "done")
        assert (await ada.http.get(f"/api/tables/{over['id']}/record")).text == text_of("plain-over")


async def test_a_running_game_with_events_says_why_it_cannot_continue_and_can_be_closed(host: Server) -> None:
    async with guest(host, "Ada") as ada, guest(host, "Bo") as bo:
        tables = await own_tables(ada)
        for title in ("events running", "events running, Sound Advice scored", "events with a bot"):
            brief = tables[title]
            id, (message, args) = brief["id"], brief["stopped"]
            assert (brief["status"], brief["yours"], brief["turn"]) == ("running", False, [])
            assert message == "server-table-earlier"
            assert args == {"theirs": 1, "ours": 2, "change": ["chuhan-rules-2", {}]}
            async with ada.sit(id, "han") as han:
                assert (han.state["view"], han.state["brief"]["stopped"]) == (None, brief["stopped"])
                await han.say(type="move", question=1, text="pass")
                assert (await han.until("refused"))["reason"][0] == "server-table-old"
            own = (await ada.http.get(f"/api/tables/{id}/record?seat=han")).text
            assert "\nseed =" not in own
            seen = await ada.get(f"/api/replays/{id}?eyes=han")
            assert seen["note"][0] == "server-table-earlier"
            for eyes in ("chu", "everyone"):
                answer = await ada.http.get(f"/api/replays/{id}?eyes={eyes}")
                assert (answer.status_code, answer.json()["reason"][0]) == (403, "server-replay-running")
        answer = await bo.ask("POST", f"/api/tables/{tables['events open']['id']}/join", {})
        assert (answer.status_code, answer.json()["reason"][0]) == (409, "server-table-earlier")

        id = tables["events running"]["id"]
        closed = await ada.post(f"/api/tables/{id}/leave")
        assert closed["result"]["reason"] == "closed"
        replay = await bo.get(f"/api/replays/{id}")
        assert (len(replay["moves"]), replay["note"][0]) == (11, "server-replay-same")


async def test_a_finished_game_with_events_is_shown_as_far_as_both_versions_agree(host: Server) -> None:
    async with guest(host, "Ada") as ada:
        tables = await own_tables(ada)
        for title, name in (
            ("events over", "events-over"),
            ("events over, Sound Advice scored", "events-over-sound-advice-scored"),
            ("events resigned, Sound Advice scored", "events-resigned-sound-advice-scored"),
        ):
            brief, moves = tables[title], written(name).moves
            id, departs = brief["id"], "scored" in title
            shown = AGREED if departs else len(moves)
            replay = await ada.get(f"/api/replays/{id}?eyes=chu")
            assert [move["text"] for move in replay["moves"]] == [text for _, text in moves[:shown]]
            message, args = replay["note"]
            assert message == ("server-replay-part" if departs else "server-replay-same")
            if departs:
                assert (args["shown"], args["moves"]) == (shown, len(moves))
            assert replay["brief"]["result"] == written(name).about["result"]
            last = await ada.get(f"/api/replays/{id}/{shown}")
            assert ("winner" in last["view"]) is not departs
            assert (await ada.http.get(f"/api/replays/{id}/{shown + 1}")).status_code == 404
            statistics = await ada.http.get(f"/api/replays/{id}/statistics")
            assert statistics.status_code == (409 if departs else 200)
            assert (await ada.get(f"/api/replays/{id}/studies/luck"))["status"] == "none"
            study = await ada.ask("POST", f"/api/replays/{id}/studies/luck", {})
            assert (study.status_code, study.json()["reason"][0]) == (409, "server-study-earlier")
            kept = record.read((await ada.http.get(f"/api/tables/{id}/record")).text)
            assert (kept.rules, kept.moves, kept.about) == (1, moves, written(name).about)


async def test_a_game_can_be_forked_under_the_current_rules_where_both_versions_agree(host: Server) -> None:
    async with guest(host, "Ada") as ada:
        id = (await own_tables(ada))["events over, Sound Advice scored"]["id"]
        fork = await ada.post(f"/api/replays/{id}/fork", {"n": AGREED, "seat": "han", "level": "novice"})
        async with ada.sit(fork["id"], "han") as han:
            assert han.state["view"]["event"] == "sound_advice"
            await han.play_on(random.Random(3).choice)
        whole = record.read((await ada.http.get(f"/api/tables/{fork['id']}/record")).text)
        assert whole.rules == registry.game("chuhan").rules
        assert record.replay_to_end(whole).state.is_over()
        answer = await ada.ask("POST", f"/api/replays/{id}/fork", {"n": AGREED + 1, "seat": "han", "level": "novice"})
        assert (answer.status_code, answer.json()["reason"][0]) == (422, "server-replay-move")


async def test_records_can_be_uploaded_if_the_game_is_the_same(host: Server) -> None:
    async with Visitor(host.address) as me:

        async def upload(name: str) -> Any:
            return await me.http.post(
                "/api/replays", content=(FILES / f"{name}.toml").read_bytes(), headers={"X-CSRF-Token": me.token}
            )

        for name in ("plain-over", "events-over"):
            answer = await upload(name)
            assert answer.status_code == 201, answer.text
            replay = await me.get(f"/api/replays/{answer.json()['id']}")
            assert len(replay["moves"]) == len(written(name).moves)
            assert "note" not in replay
        for name in ("events-over-sound-advice-scored", "events-resigned-sound-advice-scored"):
            answer = await upload(name)
            assert answer.status_code == 422
            message, args = answer.json()["reason"]
            assert (message, args["problem"][0]) == ("server-upload-bad", "engine-record-departs")


def text_of(name: str) -> str:
    return (FILES / f"{name}.toml").read_text(encoding="utf-8")


def written(name: str) -> record.Record:
    return record.read(text_of(name))
