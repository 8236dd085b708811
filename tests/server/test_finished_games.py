"""Finished games through the HTTP interface: replays, forks, uploads and studies."""

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import Json, Visitor
from tests.server.finished_games import finished_game
from tests.server.servers import Server, serving
from tests.support.waiting import wait_until_async
from tianxia.engine import record, registry
from tianxia.engine.record import Recorder, seed_hash
from tianxia.engine.rng import Rng
from tianxia.server.bots.bot_pool import BotPool
from tianxia.server.live import commands
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.settings import Settings, database_address
from tianxia.server.storage import table_lists, table_repository
from tianxia.server.tables.drafts import draft_table
from tianxia.server.tables.table_info import NewSeat, NewTable


async def upload(visitor: Visitor, text: str | bytes) -> httpx.Response:
    """Upload a record, and return the response."""
    headers = {"X-CSRF-Token": visitor.token, "Content-Type": "application/toml"}
    return await visitor.http.post("/api/replays", content=text, headers=headers)


async def upload_finished_game(visitor: Visitor, game: str = "chuhan", seed: int = 1, **options: Any) -> Json:
    """Upload a random game, and return the summary of its table."""
    response = await upload(visitor, record.write(finished_game(game, seed, **options)))
    assert response.status_code == 201, response.text
    out: Json = response.json()
    return out


async def test_a_record_is_uploaded_shown_and_downloaded_again(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        for game, options in (("chuhan", {}), ("suntzu", {}), ("huang", {"players": ["goat", "tiger", "rat"]})):
            table = await upload_finished_game(me, game, 11, **options)
            original = finished_game(game, 11, **options)
            assert table["status"] == "over"
            assert table["origin"] == "upload"
            assert table["seed_hash"] == seed_hash(game, 11)
            assert [seat["name"] for seat in table["seats"]] == [f"{s['seat']} the first" for s in table["seats"]]
            replay = await other.get(f"/api/replays/{table['id']}")
            assert len(replay["moves"]) == len(original.moves)
            assert [(move["seat"], move["text"]) for move in replay["moves"]] == original.moves
            assert len(replay["ends"]) == len(replay["points"]) == len(original.moves) + 1
            last = await other.get(f"/api/replays/{table['id']}/{len(original.moves)}")
            assert last["turn"] == []
            seat = table["seats"][0]["seat"]
            first = await other.get(f"/api/replays/{table['id']}/0?eyes={seat}")
            hands = first["view"]["hands"]
            assert isinstance(hands[seat], list)
            assert all(isinstance(hand, int) for name, hand in hands.items() if name != seat)
            text = (await other.http.get(f"/api/tables/{table['id']}/record")).text
            downloaded = record.read(text)
            assert (downloaded.moves, downloaded.final, downloaded.seed) == (original.moves, original.final, 11)
        lists = await me.get("/api/replays")
        assert {brief["game"] for brief in lists["own"]} == {"chuhan", "suntzu", "huang"}
        assert table["id"] not in str(await other.get("/api/replays"))
        assert table["id"] not in str(await other.get("/api/tables"))
        missing = await me.http.get(f"/api/replays/{table['id']}/100000")
        assert missing.status_code == 404
        assert missing.json()["reason"][0] == "server-replay-move"


async def test_a_record_that_cannot_be_replayed_is_refused_with_a_reason(server: Server, tmp_path: Path) -> None:
    valid = record.write(finished_game("huang", 12))
    secret = tmp_path / "secret.toml"
    secret.write_text('name = "hidden words"\n')
    unfinished = finished_game("chuhan", 12)
    unfinished.moves, unfinished.final = unfinished.moves[:9], ""
    illegal = finished_game("chuhan", 12)
    illegal.moves[3] = (illegal.moves[3][0], "play 9 9 9 9")
    reasons = {
        b"\xff\xfe\x00": "server-upload-text",
        b"not a record": "server-upload-bad",
        valid.replace("rules = 1", "rules = 99").encode(): "server-upload-bad",
        valid.replace(
            "final = ", 'options = { map = "' + str(secret) + '" }\nfinal = '
        ).encode(): "server-option-choice",
        valid.replace(
            "final = ", 'position = { map = "' + str(secret) + '" }\nfinal = '
        ).encode(): "server-option-choice",
        record.write(unfinished).encode(): "server-upload-unfinished",
        record.write(illegal).encode(): "server-upload-bad",
        b"x" * 300_000: "server-large",
    }
    async with Visitor(server.address) as me:
        for text, reason in reasons.items():
            response = await upload(me, text)
            assert 400 <= response.status_code < 500, text[:80]
            assert response.json()["reason"][0] == reason, text[:80]
            assert "hidden words" not in response.text
        assert (await me.get("/api/replays"))["own"] == []


async def test_a_record_that_is_uploaded_again_is_listed_once(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        first, again = [await upload_finished_game(me, "chuhan", 11) for _ in range(2)]
        assert again["id"] == first["id"]
        assert (await upload_finished_game(me, "chuhan", 12))["id"] != first["id"]
        assert (await upload_finished_game(other, "chuhan", 11))["id"] != first["id"]
        renamed = finished_game("chuhan", 11)
        renamed.about = {"players": {"han": "Ana", "chu": "Ben"}}
        assert (await upload(me, record.write(renamed))).json()["id"] != first["id"]


async def test_an_uploaded_game_may_have_ended_by_resignation_draw_or_time(server: Server) -> None:
    async with Visitor(server.address) as me:
        for reason, winners in (("resign", ["chu"]), ("time", ["han"]), ("draw", [])):
            uploaded = finished_game("chuhan", 17)
            uploaded.moves, uploaded.final = uploaded.moves[:20], ""
            uploaded.about = {"result": {"reason": reason, "winners": winners}}
            response = await upload(me, record.write(uploaded))
            assert response.status_code == 201, response.text
            table = response.json()
            assert table["result"] == {"reason": reason, "winners": winners}
            last = await me.get(f"/api/replays/{table['id']}/20")
            assert last["turn"] == []
            text = (await me.http.get(f"/api/tables/{table['id']}/record")).text
            assert record.read(text).about["result"] == table["result"]


async def test_an_upload_distinguishes_bots_from_people(server: Server) -> None:
    """Older records name a bot by its level only; newer ones list the bots, so a person may be named like a level."""
    cases = (
        ({"players": {"han": "Ann", "chu": "club"}}, [("human", "Ann", None), ("bot", "", "club")]),
        ({"players": {"han": "Ann", "chu": "club"}, "bots": {}}, [("human", "Ann", None), ("human", "club", None)]),
        ({"players": {"chu": ["club"]}, "bots": {"chu": ["club"]}}, [("human", "", None), ("human", "", None)]),
        ({"bots": {"han": "master", "chu": "cmd:mine"}}, [("bot", "", "master"), ("human", "cmd:mine", None)]),
    )
    async with Visitor(server.address) as me:
        for about, seats in cases:
            uploaded = finished_game("chuhan", 17)
            uploaded.about = about
            table = (await upload(me, record.write(uploaded))).json()
            assert [(seat["kind"], seat["name"], seat.get("level")) for seat in table["seats"]] == seats
            text = (await me.http.get(f"/api/tables/{table['id']}/record")).text
            uploaded_again = (await upload(me, text)).json()
            assert uploaded_again["seats"] == table["seats"], "the record of an upload can be uploaded"
            assert table["score"][0] == "engine-score"


async def test_a_game_that_started_from_a_position_keeps_it(server: Server) -> None:
    game = registry.game("chuhan")
    position = game.dump(next(itertools.islice(record.replay(finished_game("chuhan", 18)), 15, None)).state)
    recorder = Recorder(game, {}, 18, position)
    rng = Rng(18)
    while actors := recorder.state.actors():
        recorder.play(actors[0], int(rng.choose(recorder.state.legal(actors[0]))))
    text = recorder.write()
    async with Visitor(server.address) as me:
        response = await upload(me, text)
        assert response.status_code == 201, response.text
        table_id = response.json()["id"]
        first = await me.get(f"/api/replays/{table_id}/0")
        assert first["view"]["hands"] == position["hands"]
        downloaded = record.read((await me.http.get(f"/api/tables/{table_id}/record")).text)
        assert (downloaded.position, downloaded.final) == (position, recorder.record.final)


async def test_a_game_can_be_forked_from_any_move_against_a_bot(server: Server) -> None:
    async with Visitor(server.address) as me:
        table = await upload_finished_game(me, "chuhan", 13)
        number = len(finished_game("chuhan", 13).moves)
        refused = await me.request("POST", f"/api/replays/{table['id']}/fork", {"n": number, "seat": "han"})
        assert refused.status_code == 409
        fork = await me.post(f"/api/replays/{table['id']}/fork", {"n": 12, "seat": "chu", "level": "novice"})
        assert fork["origin"] == f"{table['id']}/12"
        assert [(seat["kind"], seat["you"]) for seat in fork["seats"]] == [("bot", False), ("human", True)]
        original = await me.get(f"/api/replays/{table['id']}?eyes=chu")
        async with me.sit(fork["id"], "chu") as chu:
            length = original["ends"][12]
            assert chu.log[:length] == original["log"][:length]
            await chu.play_to_end(random.Random(1).choice)
        replay = await me.get(f"/api/replays/{fork['id']}")
        assert [move["text"] for move in replay["moves"]][:12] == [move["text"] for move in original["moves"]][:12]


async def test_a_running_game_can_only_be_replayed_from_the_players_own_seat(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        table = await me.create_table("me", "open", listed=True)
        assert (await me.http.get(f"/api/replays/{table['id']}?eyes=han")).status_code == 409
        table = await me.create_table("me", "novice")
        async with me.sit(table["id"], "han") as han:
            for _ in range(3):
                question = await han.wait_for_question()
                assert question is not None
                await han.move(await han.complete_move(question["legal"][0]))
                while han.snapshot["question"] and han.snapshot["question"]["number"] == question["number"]:
                    await han.wait_for("state")
            await han.wait_for_question()
            before = han.snapshot["question"], han.snapshot["n"]
            for visitor, eyes in ((me, "chu"), (me, "everyone"), (other, "han"), (other, "everyone")):
                for path in ("", "/0"):
                    response = await visitor.http.get(f"/api/replays/{table['id']}{path}?eyes={eyes}")
                    assert response.status_code == 403, (eyes, path)
            for path in ("statistics", "studies/chances", "studies/luck"):
                assert (await me.http.get(f"/api/replays/{table['id']}/{path}")).status_code == 409
            forked = await me.request("POST", f"/api/replays/{table['id']}/fork", {"n": 0, "seat": "han"})
            assert forked.status_code == 409
            replay = await me.get(f"/api/replays/{table['id']}?eyes=han")
            assert replay["log"] == [line for line in han.log if not line[0].startswith("server-")]
            assert [move["seat"] for move in replay["moves"] if move] == ["han"] * 3
            position = await me.get(f"/api/replays/{table['id']}/1?eyes=han")
            assert isinstance(position["view"]["hands"]["chu"], int)
            assert "seed" not in replay["brief"]
            await han.send(type="hello", **{"from": han.log_number})
            await han.wait_for("state")
            assert (han.snapshot["question"], han.snapshot["n"]) == before


async def test_a_game_is_analysed_once_and_the_results_are_stored(tmp_path: Path) -> None:
    async def wait_for_study(visitor: Visitor, path: str) -> Json:
        before = 0.0

        async def read_if_done() -> Json | None:
            nonlocal before
            study: Json = await visitor.get(path)
            assert study["status"] in ("running", "done"), study
            assert study["done"] >= before
            before = study["done"]
            return study if study["status"] == "done" else None

        return await wait_until_async(read_if_done, "the study is done")

    async def run_studies(server: Server) -> tuple[str, Json, Json]:
        async with Visitor(server.address) as me:
            table = await upload_finished_game(me, "suntzu", 14)
            path = f"/api/replays/{table['id']}/studies"
            assert (await me.get(f"{path}/chances"))["status"] == "none"
            assert (await me.http.get(f"{path}/horoscope")).status_code == 404
            for kind in ("chances", "luck"):
                await me.post(f"{path}/{kind}")
                await me.post(f"{path}/{kind}")
            chances = await wait_for_study(me, f"{path}/chances")
            luck = await wait_for_study(me, f"{path}/luck")
            return table["id"], chances["result"], luck["result"]

    async def request_again(server: Server, table_id: str) -> tuple[Json, Json]:
        async with Visitor(server.address) as me:
            studies = [await me.post(f"/api/replays/{table_id}/studies/{kind}") for kind in ("chances", "luck")]
            assert [study["status"] for study in studies] == ["done", "done"]
            return studies[0]["result"], studies[1]["result"]

    with serving(tmp_path, TIANXIA_ANALYSIS="1", TIANXIA_SELF_PLAY_GAMES="12") as server:
        table_id, chances, luck = await run_studies(server)
        original = finished_game("suntzu", 14)
        for decision in chances["decisions"]:
            assert original.moves[decision["n"]] == (decision["seat"], decision["text"])
            assert 0.0 <= decision["chance"] <= 1.0
            assert decision["loss"] >= 0.0
            assert decision["moves"]
        assert {seat for seat, worst in chances["worst"].items() if worst} == {"suntzu", "shao"}  # played at random
        assert luck["games"] == 12
        for seat in luck["seats"].values():
            mean, low, high = seat["wins"]
            assert low <= mean <= high
        server.stop()
        server.start()
        assert await request_again(server, table_id) == (chances, luck)


async def test_an_interrupted_study_starts_again(tmp_path: Path) -> None:
    async def start_study(server: Server) -> str:
        async with Visitor(server.address) as me:
            table = await upload_finished_game(me, "chuhan", 15)
            study = await me.post(f"/api/replays/{table['id']}/studies/luck")
            assert study["status"] == "running"
            table_id: str = table["id"]
            return table_id

    with serving(tmp_path, TIANXIA_SELF_PLAY_GAMES="3000") as server:
        table_id = await start_study(server)
        server.kill()
        server.start()
        async with Visitor(server.address) as me:
            assert (await me.get(f"/api/replays/{table_id}/studies/luck"))["status"] == "none"
            assert (await me.post(f"/api/replays/{table_id}/studies/luck"))["status"] == "running"


def test_by_default_there_is_at_least_one_worker_process() -> None:
    assert BotPool(0, 1.0).workers >= 1
    assert BotPool(3, 1.0).workers == 3


async def test_a_replay_follows_a_move_that_is_taken_back(server: Server) -> None:
    async with Visitor(server.address) as me:
        table = await me.create_table("me", "me")
        path = f"/api/replays/{table['id']}"
        async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
            first = han if han.snapshot["question"] else chu
            assert first.seat is not None
            await first.move(await first.complete_move(first.snapshot["question"]["legal"][-1]))
            assert len((await me.get(f"{path}?eyes={first.seat}"))["moves"]) == 1
            await first.send(type="undo")
            while first.snapshot["question"] is None or first.snapshot["cut"] is None:
                await first.wait_for("state")
            assert (await me.get(f"{path}?eyes={first.seat}"))["moves"] == []
            assert (await me.http.get(f"{path}/1?eyes={first.seat}")).status_code == 404


async def test_a_game_is_listed_as_soon_as_it_has_ended(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        for _ in range(3):
            table = await me.create_table("me", "novice", listed=True)
            async with me.sit(table["id"], "han") as han:
                await han.send(type="resign")
                while han.snapshot["brief"]["status"] != "over":
                    await han.wait_for("state")
                own, recent, running = await asyncio.gather(
                    me.get("/api/replays"), other.get("/api/replays"), other.get("/api/tables")
                )
            assert table["id"] in [brief["id"] for brief in own["own"]]
            [listed] = [brief for brief in recent["recent"] if brief["id"] == table["id"]]
            assert listed["result"]["winners"] == ["chu"]
            assert table["id"] not in [brief["id"] for brief in running["running"]]


async def test_a_list_waits_for_an_ended_game_that_is_being_written(tmp_path: Path) -> None:
    live_tables = LiveTables(Settings(folder=tmp_path, database=database_address(f"sqlite:///{tmp_path / 'x.sqlite'}")))
    await live_tables.store.open()  # not `LiveTables.open`: only this test writes the status
    draft = draft_table(NewTable("chuhan", [NewSeat("me"), NewSeat("me")]), "ann")
    table_id = await live_tables.store.write(lambda connection: table_repository.insert_table(connection, draft))
    await commands.resign(live_tables, await live_tables.get(table_id), 0)

    async def list_own_games() -> list[str]:
        lists = await live_tables.store.read(lambda connection: table_lists.list_finished(connection, "ann", ""))
        return [info.id for info in lists["own"]]

    assert await list_own_games() == []
    first_flush = asyncio.create_task(live_tables.status_writer.flush())
    await asyncio.sleep(0)  # the flush starts
    await live_tables.status_writer.flush_ended()
    assert await list_own_games() == [table_id]
    await first_flush
    await live_tables.close()


async def test_deleting_a_guest_deletes_their_uploaded_games(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        table = await upload_finished_game(me, "chuhan", 16)
        await other.get(f"/api/replays/{table['id']}")
        assert (await me.request("DELETE", "/api/me")).status_code == 204
        assert (await other.http.get(f"/api/tables/{table['id']}")).status_code == 404
        assert (await other.http.get(f"/api/replays/{table['id']}")).status_code == 404
