"""Whole games through the protocol, and what each seat may see."""

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


def random_choice(seed: int) -> Any:
    """Return a function that chooses from a list at random."""
    return random.Random(seed).choice


async def wait_for_end(player: Player) -> None:
    while player.snapshot["brief"]["status"] != "over":
        await player.wait_for("state")


def check_hidden(player: Player, rival: str, seed: str) -> None:
    """Check that no message reveals what is hidden from the seat."""
    for text in player.received:
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


async def test_a_whole_game_between_two_guests(server: Server) -> None:
    async with Visitor(server.address) as ann, Visitor(server.address) as bob, Visitor(server.address) as cleo:
        table = await ann.create_table("me", "open", listed=True, options={"events": True}, title="An evening")
        assert table["status"] == "open"
        assert "seed" not in table
        async with ann.sit(table["id"], "han") as han, cleo.sit(table["id"]) as spectator:
            assert han.snapshot["view"] is None
            lists = await bob.get("/api/tables?game=chuhan")
            assert table["id"] in [brief["id"] for brief in lists["open"]]
            joined = await bob.post(f"/api/tables/{table['id']}/join", {"seat": "chu"})
            assert joined["status"] == "running"
            async with bob.sit(table["id"], "chu") as chu:
                await asyncio.gather(
                    han.play_to_end(random_choice(1)), chu.play_to_end(random_choice(2)), wait_for_end(spectator)
                )
                brief = chu.snapshot["brief"]
                assert brief["result"]["reason"] == "rules"
                seed = brief["seed"]
                assert seed_hash("chuhan", int(seed, 16)) == table["seed_hash"]
                check_hidden(han, "chu", seed)
                check_hidden(chu, "han", seed)
                check_hidden(spectator, "han", seed)
                saved = (await cleo.http.get(f"/api/tables/{table['id']}/record")).text
        recorder = record.replay_to_end(record.read(saved))
        assert recorder.state.is_over()
        for player, seat in ((han, 0), (chu, 1), (spectator, None)):
            assert player.log == json.loads(json.dumps(recorder.journal.seen_by(seat)))
        lists = await bob.get("/api/tables")
        assert table["id"] in [brief["id"] for brief in lists["own"]]


async def test_a_whole_game_against_a_bot_in_every_game(server: Server) -> None:
    for game in registry.names():
        async with Visitor(server.address) as me:
            seats = ["me"] + ["novice"] * (2 if game == "huang" else 1)
            table = await me.create_table(*seats, game=game)
            seat = table["seats"][0]["seat"]
            async with me.sit(table["id"], seat) as player:
                await player.play_to_end(random_choice(3))
                assert player.snapshot["brief"]["result"]["reason"] == "rules"


@pytest.mark.parametrize("campaign", ["fall-of-qin", "contention"])
async def test_a_whole_campaign_against_a_bot(server: Server, campaign: str) -> None:
    async with Visitor(server.address) as me:
        table = await me.create_table("me", "novice", options={"campaign": campaign})
        async with me.sit(table["id"], "han") as player:
            await player.play_to_end(random_choice(5))
            brief = player.snapshot["brief"]
            assert brief["result"]["reason"] == "rules"
            check_hidden(player, "chu", brief["seed"])
            chapters = player.snapshot["history"]["campaign"]["chapters"]
            assert [chapter["winner"] for chapter in chapters] == player.snapshot["view"]["won"]
            saved = (await me.http.get(f"/api/tables/{table['id']}/record")).text
        recorder = record.replay_to_end(record.read(saved))
        assert recorder.state.is_over()
        assert player.log == json.loads(json.dumps(recorder.journal.seen_by(0)))


async def test_a_client_that_was_disconnected_resumes_from_its_last_log_entry(server: Server) -> None:
    async with Visitor(server.address) as me:
        table = await me.create_table("me", "me")
        async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
            for _ in range(6):
                for player in (han, chu):
                    if player.snapshot["question"]:
                        await player.move(await player.complete_move(player.snapshot["question"]["legal"][-1]))
                        await player.wait_for("state")
                await asyncio.sleep(0)
            known, log = han.log_number, list(han.log)
            await han.close()
            assert chu.snapshot["question"] or await chu.wait_for_question()
            await chu.move(chu.snapshot["question"]["legal"][1])
            await chu.wait_for("state")
            await han.open()
            assert han.snapshot["from"] == known
            assert han.snapshot["cut"] is None
            assert han.log[: len(log)] == log
            second = Player(me, table["id"], "han")
            await second.open()
            assert second.log == han.log
            assert second.log_number == han.log_number
            await second.close()
            unknown = Player(me, table["id"], "han")
            await unknown.open(since=10_000)
            assert (unknown.snapshot["from"], unknown.snapshot["cut"]) == (0, 0)
            assert unknown.log == han.log
            await unknown.close()


async def test_a_hint_returns_the_strongest_bots_moves_and_is_recorded(server: Server) -> None:
    async with Visitor(server.address) as me:
        table = await me.create_table("me", "me")
        async with me.sit(table["id"], "han") as han:
            await han.send(type="hint", question=1)
            hint = await han.wait_for("hint", "refused")
            assert hint["type"] == "hint"
            assert hint["moves"][0]["text"] in han.snapshot["question"]["legal"]
            await han.send(type="resign")
            while han.snapshot["brief"]["status"] != "over":
                await han.wait_for("state")
            saved = (await me.http.get(f"/api/tables/{table['id']}/record")).text
            assert record.read(saved).about["hints"] == [{"seat": "han", "question": 1}]
        without_hints = await me.create_table("me", "me", hints=False)
        async with me.sit(without_hints["id"], "han") as han:
            await han.send(type="hint", question=1)
            assert (await han.wait_for("refused"))["reason"][0] == "server-hint-off"


async def test_a_preview_says_what_a_move_would_do_or_why_it_is_illegal(server: Server) -> None:
    async with Visitor(server.address) as me:
        table = await me.create_table("me", "me")
        async with me.sit(table["id"], "han") as han:
            number = han.snapshot["question"]["number"]
            await han.send(type="try", id=7, question=number, text=han.snapshot["question"]["legal"][-1])
            tried = await han.wait_for("tried")
            assert (tried["id"], tried["ok"]) == (7, True)
            await han.send(type="try", id="x", question=number, text="allow")
            tried = await han.wait_for("tried")
            assert (tried["id"], tried["ok"]) == ("x", False)
            assert tried["reason"][0].startswith("chuhan-")


@pytest.mark.parametrize("seat", [None, "han"])
async def test_the_record_of_a_running_game_contains_no_seed(server: Server, seat: str | None) -> None:
    async with Visitor(server.address) as me:
        table = await me.create_table("me", "me")
        async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
            await han.move(han.snapshot["question"]["legal"][-1])
            saved = (await me.http.get(f"/api/tables/{table['id']}/record?seat={seat or ''}")).text
            assert "\nseed =" not in saved
            assert ("\nmoves = " in saved) == (seat is not None)
            await chu.send(type="resign")
            while chu.snapshot["brief"]["status"] != "over":
                await chu.wait_for("state")
            assert chu.snapshot["brief"]["seed"] not in saved


async def test_other_clients_receive_nothing_while_an_answer_is_held_back(tmp_path: Path) -> None:
    """Every message to a spectator shows something new: none is sent when an answer is held back."""
    with serving(tmp_path, TIANXIA_HOLD="0.3-0.6") as server:
        async with Visitor(server.address) as me, Visitor(server.address) as cleo:
            table = await me.create_table("me", "me")
            async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
                spectator = cleo.sit(table["id"])
                await spectator.open()
                held_answers = 0
                has_resigned = False

                async def use_powers(player: Player) -> None:
                    nonlocal held_answers, has_resigned
                    while held_answers < 4 and (question := await player.wait_for_question()) is not None:
                        powers = [text for text in question["legal"] if text.startswith("use ")]
                        text = await player.complete_move((powers or question["legal"])[0])
                        assert (await player.move(text))["type"] == "accepted"
                        held_answers += question["secret"]
                        while (player.snapshot["question"] or {}).get("number") == question["number"]:
                            await player.wait_for("state")
                        if question["secret"]:
                            assert player.snapshot.get("delayed", {}).get("text", text) == text
                    if not has_resigned and player.snapshot["brief"]["status"] != "over":
                        has_resigned = True
                        await me.post(f"/api/tables/{table['id']}/leave")

                await asyncio.gather(use_powers(han), use_powers(chu), wait_for_end(spectator))
                await spectator.close()
                messages = [json.loads(text) for text in spectator.received]
                snapshots = [message for message in messages if message["type"] == "state"]
                assert held_answers >= 1
                for earlier, later in itertools.pairwise(snapshots):
                    assert earlier["n"] < later["n"] or earlier["brief"] != later["brief"]


async def test_a_bot_takes_over_the_seat_of_a_player_who_ran_out_of_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Visitor(server.address) as me, Visitor(server.address) as other:
            table = await me.create_table("me", "open", listed=True, clock={"kind": "move", "seconds": 1})
            await other.post(f"/api/tables/{table['id']}/join")
            async with me.sit(table["id"], "han") as han, other.sit(table["id"], "chu") as chu:
                while "han" not in chu.snapshot["late"]:
                    await chu.wait_for("state")
                await chu.send(type="replace", seat="han", level="novice")
                while chu.snapshot["brief"]["seats"][0]["kind"] != "bot":
                    await chu.wait_for("state")
                with pytest.raises(Closed):
                    await han.wait_for("never")
