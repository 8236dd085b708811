"""Whole games through the protocol, and what each side may see."""

import asyncio
import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Closed, Json, Player, Visitor
from tests.server.servers import Server, serving
from tianxia.engine import record, registry
from tianxia.engine.record import seed_hash


def chooser(seed: int) -> Any:
    return random.Random(seed).choice


async def watch(player: Player) -> None:
    while player.state["brief"]["status"] != "over":
        await player.until("state")


def check_hidden(player: Player, rival: str, seed: str) -> None:
    """Check that no message reveals what is hidden from the seat."""
    for text in player.heard:
        message: Json = json.loads(text)
        if message["type"] != "state" or message["brief"]["status"] == "over":
            continue
        assert seed not in text
        assert str(int(seed, 16)) not in text
        view = message["view"]
        if view is None:
            continue
        assert "seed" not in view
        assert isinstance(view["draw"], int)
        hidden = ("han", "chu") if player.seat is None else (rival,)
        assert all(isinstance(view["hands"][seat], int) for seat in hidden if not view["open"][seat])
        assert player.seat is not None or message["question"] is None


async def test_a_whole_game_between_two_browsers(server: Server) -> None:
    async with Visitor(server.address) as one, Visitor(server.address) as two, Visitor(server.address) as third:
        laid = await one.table("me", "open", listed=True, options={"events": True}, title="An evening")
        assert laid["status"] == "open"
        assert "seed" not in laid
        async with one.sit(laid["id"], "han") as han, third.sit(laid["id"]) as onlooker:
            assert han.state["view"] is None
            lists = await two.get("/api/tables?game=chuhan")
            assert laid["id"] in [brief["id"] for brief in lists["open"]]
            joined = await two.post(f"/api/tables/{laid['id']}/join", {"seat": "chu"})
            assert joined["status"] == "running"
            async with two.sit(laid["id"], "chu") as chu:
                await asyncio.gather(han.play_on(chooser(1)), chu.play_on(chooser(2)), watch(onlooker))
                brief = chu.state["brief"]
                assert brief["result"]["reason"] == "rules"
                seed = brief["seed"]
                assert seed_hash("chuhan", int(seed, 16)) == laid["seed_hash"]
                check_hidden(han, "chu", seed)
                check_hidden(chu, "han", seed)
                check_hidden(onlooker, "han", seed)
                saved = (await third.http.get(f"/api/tables/{laid['id']}/record")).text
        read = record.read(saved)
        last = record.replay_to_end(read)
        assert last.state.is_over()
        for player, seat in ((han, 0), (chu, 1), (onlooker, None)):
            told = json.loads(json.dumps(last.journal.seen_by(seat)))
            assert player.log == told
        lists = await two.get("/api/tables")
        assert laid["id"] in [brief["id"] for brief in lists["own"]]


async def test_a_whole_game_against_a_bot_in_every_game(server: Server) -> None:
    for game in registry.names():
        async with Visitor(server.address) as me:
            seats = ["me"] + ["novice"] * (2 if game == "huang" else 1)
            laid = await me.table(*seats, game=game)
            seat = laid["seats"][0]["seat"]
            async with me.sit(laid["id"], seat) as player:
                await player.play_on(chooser(3))
                assert player.state["brief"]["result"]["reason"] == "rules"


async def test_a_client_that_was_disconnected_resumes_from_its_last_log_entry(server: Server) -> None:
    async with Visitor(server.address) as me:
        laid = await me.table("me", "me")
        async with me.sit(laid["id"], "han") as han, me.sit(laid["id"], "chu") as chu:
            for _ in range(6):
                for player in (han, chu):
                    if player.state["question"]:
                        await player.move(await player.whole_move(player.state["question"]["legal"][-1]))
                        await player.until("state")
                await asyncio.sleep(0)
            known, log = han.n, list(han.log)
            await han.close()
            assert chu.state["question"] or await chu.asked()
            await chu.move(chu.state["question"]["legal"][1])
            await chu.until("state")
            await han.open()
            assert han.state["from"] == known
            assert han.state["cut"] is None
            assert han.log[: len(log)] == log
            late = Player(me, laid["id"], "han")
            await late.open()
            assert late.log == han.log
            assert late.n == han.n
            await late.close()
            unknown = Player(me, laid["id"], "han")
            await unknown.open(since=10_000)
            assert (unknown.state["from"], unknown.state["cut"]) == (0, 0)
            assert unknown.log == han.log
            await unknown.close()


async def test_a_hint_returns_the_strongest_bots_moves_and_is_recorded(server: Server) -> None:
    async with Visitor(server.address) as me:
        laid = await me.table("me", "me")
        async with me.sit(laid["id"], "han") as han:
            await han.say(type="hint", question=1)
            hint = await han.until("hint", "refused")
            assert hint["type"] == "hint"
            assert hint["moves"][0]["text"] in han.state["question"]["legal"]
            await han.say(type="resign")
            while han.state["brief"]["status"] != "over":
                await han.until("state")
            saved = (await me.http.get(f"/api/tables/{laid['id']}/record")).text
            assert record.read(saved).about["hints"] == [{"seat": "han", "question": 1}]
        strict = await me.table("me", "me", hints=False)
        async with me.sit(strict["id"], "han") as han:
            await han.say(type="hint", question=1)
            assert (await han.until("refused"))["reason"][0] == "server-hint-off"


async def test_a_preview_says_what_a_move_would_do_or_why_it_is_illegal(server: Server) -> None:
    async with Visitor(server.address) as me:
        laid = await me.table("me", "me")
        async with me.sit(laid["id"], "han") as han:
            number = han.state["question"]["number"]
            await han.say(type="try", id=7, question=number, text=han.state["question"]["legal"][-1])
            tried = await han.until("tried")
            assert (tried["id"], tried["ok"]) == (7, True)
            await han.say(type="try", id="x", question=number, text="allow")
            tried = await han.until("tried")
            assert (tried["id"], tried["ok"]) == ("x", False)
            assert tried["reason"][0].startswith("chuhan-")


@pytest.mark.parametrize("seat", [None, "han"])
async def test_the_record_of_a_running_game_contains_no_seed(server: Server, seat: str | None) -> None:
    async with Visitor(server.address) as me:
        laid = await me.table("me", "me")
        async with me.sit(laid["id"], "han") as han, me.sit(laid["id"], "chu") as chu:
            await han.move(han.state["question"]["legal"][-1])
            saved = (await me.http.get(f"/api/tables/{laid['id']}/record?seat={seat or ''}")).text
            assert "\nseed =" not in saved
            assert ("\nmoves = " in saved) == (seat is not None)
            await chu.say(type="resign")
            while chu.state["brief"]["status"] != "over":
                await chu.until("state")
            assert chu.state["brief"]["seed"] not in saved


async def test_others_are_sent_nothing_while_an_answer_is_held_back(tmp_path: Path) -> None:
    """Every message to a spectator shows something new: none is sent when an answer is held back."""

    with serving(tmp_path, TIANXIA_HOLD="0.3-0.6") as server:
        async with Visitor(server.address) as me, Visitor(server.address) as third:
            laid = await me.table("me", "me")
            async with me.sit(laid["id"], "han") as han, me.sit(laid["id"], "chu") as chu:
                onlooker = third.sit(laid["id"])
                await onlooker.open()
                held = 0
                left = False

                async def power_player(player: Player) -> None:
                    nonlocal held, left
                    while held < 4 and (question := await player.asked()) is not None:
                        powers = [text for text in question["legal"] if text.startswith("use ")]
                        text = await player.whole_move((powers or question["legal"])[0])
                        assert (await player.move(text))["type"] == "accepted"
                        held += question["secret"]
                        while (player.state["question"] or {}).get("number") == question["number"]:
                            await player.until("state")
                        if question["secret"]:
                            assert player.state.get("delayed", {}).get("text", text) == text
                    if not left and player.state["brief"]["status"] != "over":
                        left = True
                        await me.post(f"/api/tables/{laid['id']}/leave")

                await asyncio.gather(power_player(han), power_player(chu), watch(onlooker))
                await onlooker.close()
                states = [json.loads(text) for text in onlooker.heard]
                states = [state for state in states if state["type"] == "state"]
                assert held >= 1
                for one, other in itertools.pairwise(states):
                    assert one["n"] < other["n"] or one["brief"] != other["brief"]


async def test_a_bot_takes_over_the_seat_of_a_player_who_ran_out_of_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Visitor(server.address) as me, Visitor(server.address) as other:
            laid = await me.table("me", "open", listed=True, clock={"kind": "move", "seconds": 1})
            await other.post(f"/api/tables/{laid['id']}/join")
            async with me.sit(laid["id"], "han") as han, other.sit(laid["id"], "chu") as chu:
                while "han" not in chu.state["late"]:
                    await chu.until("state")
                await chu.say(type="replace", seat="han", level="novice")
                while chu.state["brief"]["seats"][0]["kind"] != "bot":
                    await chu.until("state")
                with pytest.raises(Closed):
                    await han.until("never")
