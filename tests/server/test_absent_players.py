"""Absent players: when their time is over, and what the other players can do then."""

import pytest

from tests.server.client import Closed, Player, Visitor
from tests.server.memory_tables import EVENTS, add_event, make_table, submit_answer
from tests.server.servers import Server
from tianxia.server.tables import event_application
from tianxia.server.tables.clocks import TimeControl
from tianxia.server.tables.events import ClockMoved, WinClaimed
from tianxia.server.tables.table import Table

PER_MOVE, PER_GAME = TimeControl("move", 30.0), TimeControl("game", 30.0, 5.0)


def answer_by_clock(table: Table, seat: int, now: float) -> None:
    """Let the clock answer for a seat."""
    question = table.question(seat)
    assert question is not None
    add_event(table, seat, ClockMoved(table.timeout_move(seat)), now, question.number, question.earliest_release)
    event_application.apply_due(table, now + 10.0)


@pytest.mark.parametrize("clock", [PER_MOVE, PER_GAME])
def test_a_seat_with_a_public_question_is_late_when_its_time_is_over(clock: TimeControl) -> None:
    table = make_table(clock=clock)
    assert table.late_seats(1030.0) == []
    assert table.late_seats(1030.1) == [0]
    index = [table.game.text(table.state, 0, int(action)) for action in table.state.legal(0)].index("play 5")
    submit_answer(table, 0, 1040.0, index)
    assert table.late_seats(1041.0) == []
    assert table.late_seats(1080.0) == [1]


def test_nobody_is_late_without_a_clock_or_when_playing_alone() -> None:
    assert make_table().late_seats(1e9) == []
    table = make_table(people=("ann", "bot"), clock=PER_MOVE)
    submit_answer(table, 0, 1001.0, 5)
    assert table.late_seats(1e9) == []


@pytest.mark.parametrize(("clock", "needed"), [(PER_MOVE, 2), (PER_GAME, 1)])
def test_the_clock_answers_secret_questions_and_repeated_timeouts_make_a_seat_late(
    clock: TimeControl, needed: int
) -> None:
    table = make_table("suntzu", clock=clock)
    now = 1000.0
    for timeouts in range(1, needed + 1):
        question = table.question(0)
        assert question is not None
        assert question.secret
        assert table.late_seats(1e9) == []
        now += 31.0
        answer_by_clock(table, 0, now)
        if table.question(1):
            submit_answer(table, 1, now)
        event_application.apply_due(table, now + 10.0)
        now += 10.0
        assert table.late_seats(now) == ([0] if timeouts == needed else [])
    submit_answer(table, 0, now)
    event_application.apply_due(table, now + 10.0)
    assert table.late_seats(now + 10.0) == []


def test_a_claim_ends_the_game_on_time() -> None:
    table = make_table(clock=PER_MOVE)
    add_event(table, 1, WinClaimed(), 1031.0)
    assert table.result == ("time", [1])
    rebuilt = make_table(clock=PER_MOVE)
    for event in EVENTS[table]:
        event_application.add_event(rebuilt, event)
    event_application.apply_due(rebuilt, 1031.0)
    assert rebuilt.result == table.result
    assert rebuilt.logs[0].messages()[-1].id == "server-log-time"


async def wait_until_late(player: Player, seat: str) -> None:
    while seat not in player.snapshot["late"]:
        await player.wait_for("state")


async def test_nobody_is_replaced_or_loses_on_time_before_their_time_is_over(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        table = await other.create_table("me", "open", listed=True, clock={"kind": "move", "seconds": 3600})
        await me.post(f"/api/tables/{table['id']}/join")
        async with me.sit(table["id"], "chu") as chu:
            await chu.send(type="claim")
            assert (await chu.wait_for("refused"))["reason"][0] == "server-claim-time"
            await chu.send(type="replace", seat="han", level="novice")
            assert (await chu.wait_for("refused"))["reason"][0] == "server-replace-time"
            assert chu.snapshot["brief"]["status"] == "running"


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 1}, {"kind": "game", "seconds": 1, "increment": 1}])
async def test_a_player_can_claim_the_win_on_time_against_an_absent_player(
    server: Server, clock: dict[str, object]
) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        table = await other.create_table("me", "open", listed=True, clock=clock)
        await me.post(f"/api/tables/{table['id']}/join")
        async with other.sit(table["id"], "han"):
            pass  # this player disconnects at once
        async with me.sit(table["id"], "chu") as chu:
            await wait_until_late(chu, "han")
            await chu.send(type="claim")
            while chu.snapshot["brief"]["status"] != "over":
                await chu.wait_for("state")
            assert chu.snapshot["brief"]["result"] == {"reason": "time", "winners": ["chu"]}
            assert chu.snapshot["late"] == []
            await chu.send(type="claim")
            assert (await chu.wait_for("refused"))["reason"][0] == "engine-game-over"
        text = (await other.http.get(f"/api/tables/{table['id']}/record")).text
        assert 'reason = "time"' in text


async def test_a_win_on_time_can_be_claimed_on_a_shared_device_but_not_by_bots(server: Server) -> None:
    async with Visitor(server.address) as me:
        shared_table = await me.create_table("me", "me", clock={"kind": "move", "seconds": 1})
        async with me.sit(shared_table["id"], "chu") as chu:
            await wait_until_late(chu, "han")
            await chu.send(type="claim")
            while chu.snapshot["brief"]["status"] != "over":
                await chu.wait_for("state")
            assert chu.snapshot["brief"]["result"] == {"reason": "time", "winners": ["chu"]}
        bot_table = await me.create_table("me", "novice", clock={"kind": "move", "seconds": 1})
        async with me.sit(bot_table["id"], "han") as han:
            await wait_until_late(han, "han")
            await han.send(type="claim")
            assert (await han.wait_for("refused"))["reason"][0] == "server-claim-time"
            text = await han.complete_move(han.snapshot["question"]["legal"][-1])
            assert (await han.move(text))["type"] == "accepted"


async def test_with_more_than_two_players_a_bot_of_the_tables_level_takes_over(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as ann, Visitor(server.address) as bob:
        clock = {"kind": "move", "seconds": 1}
        table = await me.create_table("me", "open", "open", game="huang", listed=True, clock=clock)
        await ann.post(f"/api/tables/{table['id']}/join")
        started = await bob.post(f"/api/tables/{table['id']}/join")
        seats = [seat["seat"] for seat in started["seats"]]
        first = seats.index(started["turn"][0])
        visitors = (me, ann, bob)
        order = [(seats[number % 3], visitors[number % 3]) for number in range(first, first + 3)]
        (late_seat, absent), (seat, present), (leaving_seat, leaving) = order
        async with absent.sit(table["id"], late_seat) as late_player, present.sit(table["id"], seat) as player:
            await wait_until_late(player, late_seat)
            await player.send(type="claim")
            assert (await player.wait_for("refused"))["reason"][0] == "server-claim-two"
            await player.send(type="replace", seat=late_seat, level="novice")
            while player.snapshot["brief"]["seats"][first]["kind"] != "bot":
                await player.wait_for("state")
            with pytest.raises(Closed):
                await late_player.wait_for("never")
            summary = await leaving.post(f"/api/tables/{table['id']}/leave")
            replaced = summary["seats"][seats.index(leaving_seat)]
            assert (replaced["kind"], replaced["level"]) == ("bot", "novice")


async def test_a_resigned_seat_goes_to_a_bot_of_the_middle_level(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as ann, Visitor(server.address) as bob:
        table = await me.create_table("me", "open", "open", game="huang", listed=True)
        await ann.post(f"/api/tables/{table['id']}/join")
        await bob.post(f"/api/tables/{table['id']}/join")
        summary = await bob.post(f"/api/tables/{table['id']}/leave")
        assert summary["status"] == "running"
        assert summary["seats"][2]["level"] == "club"
