"""Finished games through the HTTP interface: replays, forks, uploads and studies."""

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import Json, Visitor
from tests.server.finished_games import finished
from tests.server.servers import Server, serving
from tests.support.waiting import wait_until_async
from tianxia.engine import record, registry
from tianxia.engine.record import Recorder, seed_hash
from tianxia.engine.rng import Rng
from tianxia.server import commands, table_lists, table_repository
from tianxia.server.bot_pool import BotPool
from tianxia.server.live_tables import LiveTables
from tianxia.server.settings import Settings, database_address
from tianxia.server.table_repository import NewSeat, NewTable


async def upload(visitor: Visitor, text: str | bytes) -> httpx.Response:
    headers = {"X-CSRF-Token": visitor.token, "Content-Type": "application/toml"}
    return await visitor.http.post("/api/replays", content=text, headers=headers)


async def brought(visitor: Visitor, game: str = "chuhan", seed: int = 1, **options: Any) -> Json:
    answer = await upload(visitor, record.write(finished(game, seed, **options)))
    assert answer.status_code == 201, answer.text
    out: Json = answer.json()
    return out


async def test_a_record_is_uploaded_shown_and_downloaded_again(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        for game, options in (("chuhan", {}), ("suntzu", {}), ("huang", {"players": ["goat", "tiger", "rat"]})):
            laid = await brought(me, game, 11, **options)
            original = finished(game, 11, **options)
            assert laid["status"] == "over"
            assert laid["origin"] == "upload"
            assert laid["seed_hash"] == seed_hash(game, 11)
            assert [seat["name"] for seat in laid["seats"]] == [f"{s['seat']} the first" for s in laid["seats"]]
            seen = await other.get(f"/api/replays/{laid['id']}")
            assert len(seen["moves"]) == len(original.moves)
            assert [(move["seat"], move["text"]) for move in seen["moves"]] == original.moves
            assert len(seen["ends"]) == len(seen["points"]) == len(original.moves) + 1
            last = await other.get(f"/api/replays/{laid['id']}/{len(original.moves)}")
            assert last["turn"] == []
            seat = laid["seats"][0]["seat"]
            first = await other.get(f"/api/replays/{laid['id']}/0?eyes={seat}")
            hands = first["view"]["hands"]
            assert isinstance(hands[seat], list)
            assert all(isinstance(hand, int) for name, hand in hands.items() if name != seat)
            text = (await other.http.get(f"/api/tables/{laid['id']}/record")).text
            again = record.read(text)
            assert (again.moves, again.final, again.seed) == (original.moves, original.final, 11)
        mine = await me.get("/api/replays")
        assert {brief["game"] for brief in mine["own"]} == {"chuhan", "suntzu", "huang"}
        assert laid["id"] not in str(await other.get("/api/replays"))
        assert laid["id"] not in str(await other.get("/api/tables"))
        missing = await me.http.get(f"/api/replays/{laid['id']}/100000")
        assert missing.status_code == 404
        assert missing.json()["reason"][0] == "server-replay-move"


async def test_a_record_that_cannot_be_replayed_is_refused_with_a_reason(server: Server, tmp_path: Path) -> None:
    good = record.write(finished("huang", 12))
    secret = tmp_path / "secret.toml"
    secret.write_text('name = "hidden words"\n')
    half = finished("chuhan", 12)
    half.moves, half.final = half.moves[:9], ""
    wrong = finished("chuhan", 12)
    wrong.moves[3] = (wrong.moves[3][0], "play 9 9 9 9")
    bad = {
        b"\xff\xfe\x00": "server-upload-text",
        b"not a record": "server-upload-bad",
        good.replace("rules = 1", "rules = 99").encode(): "server-upload-bad",
        good.replace(
            "final = ", 'options = { map = "' + str(secret) + '" }\nfinal = '
        ).encode(): "server-option-choice",
        good.replace(
            "final = ", 'position = { map = "' + str(secret) + '" }\nfinal = '
        ).encode(): "server-option-choice",
        record.write(half).encode(): "server-upload-unfinished",
        record.write(wrong).encode(): "server-upload-bad",
        b"x" * 300_000: "server-large",
    }

    async with Visitor(server.address) as me:
        for text, reason in bad.items():
            answer = await upload(me, text)
            assert 400 <= answer.status_code < 500, text[:80]
            assert answer.json()["reason"][0] == reason, text[:80]
            assert "hidden words" not in answer.text
        assert (await me.get("/api/replays"))["own"] == []


async def test_an_uploaded_game_may_have_ended_by_resignation_draw_or_time(server: Server) -> None:
    async with Visitor(server.address) as me:
        for reason, winners in (("resign", ["chu"]), ("time", ["han"]), ("draw", [])):
            given = finished("chuhan", 17)
            given.moves, given.final = given.moves[:20], ""
            given.about = {"result": {"reason": reason, "winners": winners}}
            answer = await upload(me, record.write(given))
            assert answer.status_code == 201, answer.text
            laid = answer.json()
            assert laid["result"] == {"reason": reason, "winners": winners}
            seen = await me.get(f"/api/replays/{laid['id']}/20")
            assert seen["turn"] == []
            text = (await me.http.get(f"/api/tables/{laid['id']}/record")).text
            assert record.read(text).about["result"] == laid["result"]


async def test_an_uploaded_game_knows_its_bots(server: Server) -> None:
    """Older records name a bot only by its level; newer ones list bots, so a person may have the name of a level."""
    tellings = (
        ({"players": {"han": "Ann", "chu": "club"}}, [("human", "Ann", None), ("bot", "", "club")]),
        ({"players": {"han": "Ann", "chu": "club"}, "bots": {}}, [("human", "Ann", None), ("human", "club", None)]),
        ({"players": {"chu": ["club"]}, "bots": {"chu": ["club"]}}, [("human", "", None), ("human", "", None)]),
        ({"bots": {"han": "master", "chu": "cmd:mine"}}, [("bot", "", "master"), ("human", "cmd:mine", None)]),
    )
    async with Visitor(server.address) as me:
        for about, seats in tellings:
            given = finished("chuhan", 17)
            given.about = about
            laid = (await upload(me, record.write(given))).json()
            assert [(one["kind"], one["name"], one.get("level")) for one in laid["seats"]] == seats
            text = (await me.http.get(f"/api/tables/{laid['id']}/record")).text
            again = (await upload(me, text)).json()
            assert again["seats"] == laid["seats"], "and so it comes back"
            assert laid["score"][0] == "engine-score"


async def test_a_game_that_started_from_a_position_keeps_it(server: Server) -> None:
    game = registry.game("chuhan")
    position = game.dump(next(itertools.islice(record.replay(finished("chuhan", 18)), 15, None)).state)
    recorder = Recorder(game, {}, 18, position)
    rng = Rng(18)
    while actors := recorder.state.actors():
        recorder.play(actors[0], int(rng.choose(recorder.state.legal(actors[0]))))
    text = recorder.write()

    async with Visitor(server.address) as me:
        answer = await upload(me, text)
        assert answer.status_code == 201, answer.text
        id = answer.json()["id"]
        first = await me.get(f"/api/replays/{id}/0")
        assert first["view"]["hands"] == position["hands"]
        again = record.read((await me.http.get(f"/api/tables/{id}/record")).text)
        assert (again.position, again.final) == (position, recorder.record.final)


async def test_a_game_can_be_forked_from_any_move_against_a_bot(server: Server) -> None:
    async with Visitor(server.address) as me:
        laid = await brought(me, "chuhan", 13)
        number = len(finished("chuhan", 13).moves)
        refused = await me.ask("POST", f"/api/replays/{laid['id']}/fork", {"n": number, "seat": "han"})
        assert refused.status_code == 409
        new = await me.post(f"/api/replays/{laid['id']}/fork", {"n": 12, "seat": "chu", "level": "novice"})
        assert new["origin"] == f"{laid['id']}/12"
        assert [(seat["kind"], seat["you"]) for seat in new["seats"]] == [("bot", False), ("human", True)]
        old = await me.get(f"/api/replays/{laid['id']}?eyes=chu")
        async with me.sit(new["id"], "chu") as chu:
            assert chu.log[: old["ends"][12]] == old["log"][: old["ends"][12]]
            await chu.play_on(random.Random(1).choice)
        again = await me.get(f"/api/replays/{new['id']}")
        assert [move["text"] for move in again["moves"]][:12] == [move["text"] for move in old["moves"]][:12]


async def test_a_running_game_can_only_be_replayed_from_the_players_own_seat(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        laid = await me.table("me", "open", listed=True)
        assert (await me.http.get(f"/api/replays/{laid['id']}?eyes=han")).status_code == 409
        laid = await me.table("me", "novice")
        async with me.sit(laid["id"], "han") as han:
            for _ in range(3):
                question = await han.asked()
                assert question is not None
                await han.move(await han.whole_move(question["legal"][0]))
                while han.state["question"] and han.state["question"]["number"] == question["number"]:
                    await han.until("state")
            await han.asked()
            before = han.state["question"], han.state["n"]
            for who, eyes in ((me, "chu"), (me, "everyone"), (other, "han"), (other, "everyone")):
                for path in ("", "/0"):
                    answer = await who.http.get(f"/api/replays/{laid['id']}{path}?eyes={eyes}")
                    assert answer.status_code == 403, (eyes, path)
            for path in ("statistics", "studies/chances", "studies/luck"):
                assert (await me.http.get(f"/api/replays/{laid['id']}/{path}")).status_code == 409
            forked = await me.ask("POST", f"/api/replays/{laid['id']}/fork", {"n": 0, "seat": "han"})
            assert forked.status_code == 409
            seen = await me.get(f"/api/replays/{laid['id']}?eyes=han")
            assert seen["log"] == [line for line in han.log if not line[0].startswith("server-")]
            assert [move["seat"] for move in seen["moves"] if move] == ["han"] * 3
            moment = await me.get(f"/api/replays/{laid['id']}/1?eyes=han")
            assert isinstance(moment["view"]["hands"]["chu"], int)
            assert "seed" not in seen["brief"]
            await han.say(type="hello", **{"from": han.n})
            await han.until("state")
            assert (han.state["question"], han.state["n"]) == before


async def test_a_game_is_analysed_once_and_the_results_are_kept(tmp_path: Path) -> None:
    async def until_done(visitor: Visitor, path: str) -> Json:
        before = 0.0

        async def done() -> Json | None:
            nonlocal before
            seen: Json = await visitor.get(path)
            assert seen["status"] in ("running", "done"), seen
            assert seen["done"] >= before
            before = seen["done"]
            return seen if seen["status"] == "done" else None

        return await wait_until_async(done, "the study is done")

    async def scene(server: Server) -> tuple[str, Json, Json]:
        async with Visitor(server.address) as me:
            laid = await brought(me, "suntzu", 14)
            path = f"/api/replays/{laid['id']}/studies"
            assert (await me.get(f"{path}/chances"))["status"] == "none"
            assert (await me.http.get(f"{path}/horoscope")).status_code == 404
            for kind in ("chances", "luck"):
                await me.post(f"{path}/{kind}")
                await me.post(f"{path}/{kind}")
            chances = await until_done(me, f"{path}/chances")
            luck = await until_done(me, f"{path}/luck")
            return laid["id"], chances["result"], luck["result"]

    async def later(server: Server, id: str) -> tuple[Json, Json]:
        async with Visitor(server.address) as me:
            found = [await me.post(f"/api/replays/{id}/studies/{kind}") for kind in ("chances", "luck")]
            assert [one["status"] for one in found] == ["done", "done"]
            return found[0]["result"], found[1]["result"]

    with serving(tmp_path, TIANXIA_ANALYSIS="1", TIANXIA_SELF_PLAY_GAMES="12") as server:
        id, chances, luck = await scene(server)
        original = finished("suntzu", 14)
        for one in chances["decisions"]:
            assert original.moves[one["n"]] == (one["seat"], one["text"])
            assert 0.0 <= one["chance"] <= 1.0
            assert one["loss"] >= 0.0
            assert one["moves"]
        assert {seat for seat, worst in chances["worst"].items() if worst} == {"suntzu", "shao"}  # played at random
        assert luck["games"] == 12
        for seat in luck["seats"].values():
            mean, low, high = seat["wins"]
            assert low <= mean <= high
        server.stop()
        server.start()
        assert await later(server, id) == (chances, luck)


async def test_an_interrupted_study_starts_again(tmp_path: Path) -> None:
    async def begin(server: Server) -> str:
        async with Visitor(server.address) as me:
            laid = await brought(me, "chuhan", 15)
            said = await me.post(f"/api/replays/{laid['id']}/studies/luck")
            assert said["status"] == "running"
            id: str = laid["id"]
            return id

    with serving(tmp_path, TIANXIA_SELF_PLAY_GAMES="3000") as server:
        id = await begin(server)
        server.kill()
        server.start()
        async with Visitor(server.address) as me:
            assert (await me.get(f"/api/replays/{id}/studies/luck"))["status"] == "none"
            assert (await me.post(f"/api/replays/{id}/studies/luck"))["status"] == "running"


def test_by_default_there_is_at_least_one_worker_process() -> None:
    assert BotPool(0, 1.0).workers >= 1
    assert BotPool(3, 1.0).workers == 3


async def test_a_replay_follows_a_move_that_is_taken_back(server: Server) -> None:
    async with Visitor(server.address) as me:
        laid = await me.table("me", "me")
        path = f"/api/replays/{laid['id']}"
        async with me.sit(laid["id"], "han") as han, me.sit(laid["id"], "chu") as chu:
            first = han if han.state["question"] else chu
            assert first.seat is not None
            await first.move(await first.whole_move(first.state["question"]["legal"][-1]))
            assert len((await me.get(f"{path}?eyes={first.seat}"))["moves"]) == 1
            await first.say(type="undo")
            while first.state["question"] is None or first.state["cut"] is None:
                await first.until("state")
            assert (await me.get(f"{path}?eyes={first.seat}"))["moves"] == []
            assert (await me.http.get(f"{path}/1?eyes={first.seat}")).status_code == 404


async def test_a_game_is_listed_as_soon_as_it_has_ended(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        for _ in range(3):
            laid = await me.table("me", "novice", listed=True)
            async with me.sit(laid["id"], "han") as han:
                await han.say(type="resign")
                while han.state["brief"]["status"] != "over":
                    await han.until("state")
                own, recent, running = await asyncio.gather(
                    me.get("/api/replays"), other.get("/api/replays"), other.get("/api/tables")
                )
            assert laid["id"] in [brief["id"] for brief in own["own"]]
            [listed] = [brief for brief in recent["recent"] if brief["id"] == laid["id"]]
            assert listed["result"]["winners"] == ["chu"]
            assert laid["id"] not in [brief["id"] for brief in running["running"]]


async def test_a_list_waits_for_an_ended_game_that_is_being_written(tmp_path: Path) -> None:
    live_tables = LiveTables(Settings(folder=tmp_path, database=database_address(f"sqlite:///{tmp_path / 'x.sqlite'}")))
    await live_tables.store.open()  # nobody writes down how tables stand but this test
    wanted = NewTable("chuhan", [NewSeat("me"), NewSeat("me")])
    id = await live_tables.store.write(lambda connection: table_repository.create(connection, wanted, "ann"))
    await commands.resign(live_tables, await live_tables.get(id), 0)

    async def listed() -> list[str]:
        found = await live_tables.store.read(lambda connection: table_lists.list_finished(connection, "ann", ""))
        return [info.id for info in found["own"]]

    assert await listed() == []
    first = asyncio.create_task(live_tables.status_writer.flush())
    await asyncio.sleep(0)  # it has begun
    await live_tables.status_writer.flush_ended()
    assert await listed() == [id]
    await first
    await live_tables.close()


async def test_deleting_a_guest_deletes_their_uploaded_games(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        laid = await brought(me, "chuhan", 16)
        await other.get(f"/api/replays/{laid['id']}")
        assert (await me.ask("DELETE", "/api/me")).status_code == 204
        assert (await other.http.get(f"/api/tables/{laid['id']}")).status_code == 404
        assert (await other.http.get(f"/api/replays/{laid['id']}")).status_code == 404
