"""A database written under earlier rules: unaffected games continue, and all games can be replayed."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.golden.earlier_rules.write import FOLDER, SECRET
from tests.server.client import Json, Visitor
from tests.server.earlier_databases import earlier_guest, restore_postgres, restore_sqlite
from tests.server.servers import Server, postgres, serving
from tests.support.async_tests import run_async
from tianxia.engine import record, registry

FILES = FOLDER / "chuhan-rules-1"
DATABASE = FILES / "database.sql"
SETTINGS = {"TIANXIA_SECRET": SECRET, "TIANXIA_KEEP_OPEN": "36500"}
"""The tables are as old as the file, and must not expire."""
AGREED_MOVES = 73
"""On how many moves of the games named “Sound Advice scored” both versions of the rules agree."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on the earlier database, for all tests of this module; it must log no error."""
    tmp_path = tmp_path_factory.mktemp(request.param)
    data = tmp_path / "data"
    data.mkdir()
    if request.param == "sqlite":
        restore_sqlite(DATABASE, data / "tianxia.sqlite")
        with serving(data, **SETTINGS) as server:
            yield server
        assert "Traceback" not in server.log()
        return
    with postgres() as address:
        run_async(restore_postgres(DATABASE, address))
        with serving(data, database=address, **SETTINGS) as server:
            yield server
        assert "Traceback" not in server.log()


async def own_tables(visitor: Visitor) -> dict[str, Json]:
    """Return the summaries of a guest's tables, by title."""
    lists = await visitor.get("/api/tables")
    replays = await visitor.get("/api/replays")
    return {brief["title"]: brief for brief in [*replays["own"], *lists["own"]]}


async def test_tables_without_event_cards_continue(host: Server) -> None:
    async with earlier_guest(host, DATABASE, SECRET, "Ada") as ada, earlier_guest(host, DATABASE, SECRET, "Bo") as bo:
        tables = await own_tables(ada)
        assert all("stopped" not in tables[title] for title in tables if title.startswith("plain"))
        rng = random.Random(1)

        running = tables["plain running"]["id"]
        async with ada.sit(running, "han") as han, bo.sit(running, "chu") as chu:
            assert len(han.log) > 10, "the log contains the moves before the upgrade"
            await asyncio.gather(han.play_to_end(rng.choice), chu.play_to_end(rng.choice))
            assert han.snapshot["brief"]["result"]["reason"] == "rules"
        saved = record.read((await ada.http.get(f"/api/tables/{running}/record")).text)
        assert saved.rules_version == 1, "a table keeps its version"
        assert record.replay_to_end(saved).state.fingerprint() == saved.final

        async with ada.sit(tables["plain with a bot"]["id"], "han") as han:
            await han.move(await han.complete_move((await han.wait_for_question() or {})["legal"][-1]))
            await han.wait_for("state")
            await han.wait_for_question()

        await bo.post(f"/api/tables/{tables['plain open']['id']}/join")
        async with ada.sit(tables["plain open"]["id"], "han") as han:
            assert (await han.move((await han.wait_for_question() or {})["legal"][-1]))["type"] == "accepted"

        lesson = await ada.post("/api/lessons/chuhan")
        assert lesson["id"] in DATABASE.read_text(encoding="utf-8"), "the lesson continues at its table"


async def test_a_finished_game_without_event_cards_can_be_replayed_and_analysed(host: Server) -> None:
    async with earlier_guest(host, DATABASE, SECRET, "Ada") as ada:
        over = (await own_tables(ada))["plain over"]
        replay = await ada.get(f"/api/replays/{over['id']}")
        assert "note" not in replay
        assert [move["text"] for move in replay["moves"]] == [text for _, text in saved_record("plain-over").moves]
        last = await ada.get(f"/api/replays/{over['id']}/{len(replay['moves'])}")
        assert last["view"]["winner"] == over["result"]["winners"][0]
        assert (await ada.get(f"/api/replays/{over['id']}/statistics"))["moves"]
        assert (await ada.post(f"/api/replays/{over['id']}/studies/luck"))["status"] in ("running", "done")
        assert (await ada.http.get(f"/api/tables/{over['id']}/record")).text == saved_text("plain-over")


async def test_a_running_game_with_event_cards_says_why_it_cannot_continue_and_can_be_closed(host: Server) -> None:
    async with earlier_guest(host, DATABASE, SECRET, "Ada") as ada, earlier_guest(host, DATABASE, SECRET, "Bo") as bo:
        tables = await own_tables(ada)
        for title in ("events running", "events running, Sound Advice scored", "events with a bot"):
            brief = tables[title]
            table_id, (message, args) = brief["id"], brief["stopped"]
            assert (brief["status"], brief["yours"], brief["turn"]) == ("running", False, [])
            assert message == "server-table-earlier"
            assert args == {"theirs": 1, "ours": 2, "change": ["chuhan-rules-2", {}]}
            async with ada.sit(table_id, "han") as han:
                assert (han.snapshot["view"], han.snapshot["brief"]["stopped"]) == (None, brief["stopped"])
                await han.send(type="move", question=1, text="pass")
                assert (await han.wait_for("refused"))["reason"][0] == "server-table-old"
            own_record = (await ada.http.get(f"/api/tables/{table_id}/record?seat=han")).text
            assert "\nseed =" not in own_record
            replay = await ada.get(f"/api/replays/{table_id}?eyes=han")
            assert replay["note"][0] == "server-table-earlier"
            for eyes in ("chu", "everyone"):
                response = await ada.http.get(f"/api/replays/{table_id}?eyes={eyes}")
                assert (response.status_code, response.json()["reason"][0]) == (403, "server-replay-running")
        response = await bo.request("POST", f"/api/tables/{tables['events open']['id']}/join", {})
        assert (response.status_code, response.json()["reason"][0]) == (409, "server-table-earlier")

        table_id = tables["events running"]["id"]
        closed = await ada.post(f"/api/tables/{table_id}/leave")
        assert closed["result"]["reason"] == "closed"
        replay = await bo.get(f"/api/replays/{table_id}")
        assert (len(replay["moves"]), replay["note"][0]) == (11, "server-replay-same")


async def test_a_finished_game_with_event_cards_is_shown_as_far_as_both_versions_agree(host: Server) -> None:
    async with earlier_guest(host, DATABASE, SECRET, "Ada") as ada:
        tables = await own_tables(ada)
        for title, name in (
            ("events over", "events-over"),
            ("events over, Sound Advice scored", "events-over-sound-advice-scored"),
            ("events resigned, Sound Advice scored", "events-resigned-sound-advice-scored"),
        ):
            brief, moves = tables[title], saved_record(name).moves
            table_id, diverges = brief["id"], "scored" in title
            shown = AGREED_MOVES if diverges else len(moves)
            replay = await ada.get(f"/api/replays/{table_id}?eyes=chu")
            assert [move["text"] for move in replay["moves"]] == [text for _, text in moves[:shown]]
            message, args = replay["note"]
            assert message == ("server-replay-part" if diverges else "server-replay-same")
            if diverges:
                assert (args["shown"], args["moves"]) == (shown, len(moves))
            assert replay["brief"]["result"] == saved_record(name).about["result"]
            last = await ada.get(f"/api/replays/{table_id}/{shown}")
            assert ("winner" in last["view"]) is not diverges
            assert (await ada.http.get(f"/api/replays/{table_id}/{shown + 1}")).status_code == 404
            statistics = await ada.http.get(f"/api/replays/{table_id}/statistics")
            assert statistics.status_code == (409 if diverges else 200)
            assert (await ada.get(f"/api/replays/{table_id}/studies/luck"))["status"] == "none"
            study = await ada.request("POST", f"/api/replays/{table_id}/studies/luck", {})
            assert (study.status_code, study.json()["reason"][0]) == (409, "server-study-earlier")
            saved = record.read((await ada.http.get(f"/api/tables/{table_id}/record")).text)
            assert (saved.rules_version, saved.moves, saved.about) == (1, moves, saved_record(name).about)


async def test_a_game_can_be_forked_under_the_current_rules_where_both_versions_agree(host: Server) -> None:
    async with earlier_guest(host, DATABASE, SECRET, "Ada") as ada:
        table_id = (await own_tables(ada))["events over, Sound Advice scored"]["id"]
        fork = await ada.post(f"/api/replays/{table_id}/fork", {"n": AGREED_MOVES, "seat": "han", "level": "novice"})
        async with ada.sit(fork["id"], "han") as han:
            assert han.snapshot["view"]["event"] == "sound_advice"
            await han.play_to_end(random.Random(3).choice)
        saved = record.read((await ada.http.get(f"/api/tables/{fork['id']}/record")).text)
        assert saved.rules_version == registry.game("chuhan").rules_version
        assert record.replay_to_end(saved).state.is_over()
        response = await ada.request(
            "POST", f"/api/replays/{table_id}/fork", {"n": AGREED_MOVES + 1, "seat": "han", "level": "novice"}
        )
        assert (response.status_code, response.json()["reason"][0]) == (422, "server-replay-move")


async def test_records_can_be_uploaded_if_both_versions_agree_on_the_game(host: Server) -> None:
    async with Visitor(host.address) as me:

        async def upload(name: str) -> Any:
            return await me.http.post(
                "/api/replays", content=(FILES / f"{name}.toml").read_bytes(), headers={"X-CSRF-Token": me.token}
            )

        for name in ("plain-over", "events-over"):
            response = await upload(name)
            assert response.status_code == 201, response.text
            replay = await me.get(f"/api/replays/{response.json()['id']}")
            assert len(replay["moves"]) == len(saved_record(name).moves)
            assert "note" not in replay
        for name in ("events-over-sound-advice-scored", "events-resigned-sound-advice-scored"):
            response = await upload(name)
            assert response.status_code == 422
            message, args = response.json()["reason"]
            assert (message, args["problem"][0]) == ("server-upload-bad", "engine-record-departs")


def saved_text(name: str) -> str:
    """Return the record that the earlier version wrote for a table."""
    return (FILES / f"{name}.toml").read_text(encoding="utf-8")


def saved_record(name: str) -> record.Record:
    return record.read(saved_text(name))
