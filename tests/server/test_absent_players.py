"""Absent players: when their time is over, and what the others can do then."""

import pytest

from tests.server.client import Closed, Player, Visitor
from tests.server.memory_tables import EVENTS, add, answer, make_table
from tests.server.servers import Server
from tianxia.server.clocks import TimeControl
from tianxia.server.events import CLAIM, CLOCK
from tianxia.server.table import Table

PER_MOVE, PER_GAME = TimeControl("move", 30.0), TimeControl("game", 30.0, 5.0)


def by_clock(table: Table, seat: int, now: float) -> None:
    """Let the clock answer for a seat."""
    question = table.question(seat)
    assert question is not None
    add(table, CLOCK, seat, table.timeout_move(seat), now, question.number, question.earliest_release)
    table.apply_due(now + 10.0)


@pytest.mark.parametrize("clock", [PER_MOVE, PER_GAME])
def test_a_seat_with_a_public_question_is_late_when_its_time_is_over(clock: TimeControl) -> None:
    table = make_table(clock=clock)
    assert table.late_seats(1030.0) == []
    assert table.late_seats(1030.1) == [0]
    play = [table.game.text(table.state, 0, int(action)) for action in table.state.legal(0)].index("play 5")
    answer(table, 0, 1040.0, play)
    assert table.late_seats(1041.0) == []
    assert table.late_seats(1080.0) == [1]


def test_nobody_is_late_without_a_clock_or_when_playing_alone() -> None:
    assert make_table().late_seats(1e9) == []
    table = make_table(people=("ann", "bot"), clock=PER_MOVE)
    answer(table, 0, 1001.0, 5)
    assert table.late_seats(1e9) == []


@pytest.mark.parametrize(("clock", "needed"), [(PER_MOVE, 2), (PER_GAME, 1)])
def test_the_clock_answers_secret_questions_and_repeated_timeouts_make_a_seat_late(
    clock: TimeControl, needed: int
) -> None:
    table = make_table("suntzu", clock=clock)
    now = 1000.0
    for lapses in range(1, needed + 1):
        question = table.question(0)
        assert question is not None
        assert question.secret
        assert table.late_seats(1e9) == []
        now += 31.0
        by_clock(table, 0, now)
        if table.question(1):
            answer(table, 1, now)
        table.apply_due(now + 10.0)
        now += 10.0
        assert table.late_seats(now) == ([0] if lapses == needed else [])
    answer(table, 0, now)
    table.apply_due(now + 10.0)
    assert table.late_seats(now + 10.0) == []


def test_a_claim_ends_the_game_on_time() -> None:
    table = make_table(clock=PER_MOVE)
    add(table, CLAIM, 1, "", 1031.0)
    assert table.result == ("time", [1])
    again = make_table(clock=PER_MOVE)
    for event in EVENTS[table]:
        again.add_event(event)
    again.apply_due(1031.0)
    assert again.result == table.result
    assert again.logs[0].messages()[-1].id == "server-log-time"


async def until_late(player: Player, seat: str) -> None:
    while seat not in player.state["late"]:
        await player.until("state")


async def test_nobody_is_replaced_or_loses_on_time_before_their_time_is_over(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        laid = await other.table("me", "open", listed=True, clock={"kind": "move", "seconds": 3600})
        await me.post(f"/api/tables/{laid['id']}/join")
        async with me.sit(laid["id"], "chu") as chu:
            await chu.say(type="claim")
            assert (await chu.until("refused"))["reason"][0] == "server-claim-time"
            await chu.say(type="replace", seat="han", level="novice")
            assert (await chu.until("refused"))["reason"][0] == "server-replace-time"
            assert chu.state["brief"]["status"] == "running"


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 1}, {"kind": "game", "seconds": 1, "increment": 1}])
async def test_a_player_can_claim_the_win_on_time_against_an_absent_player(
    server: Server, clock: dict[str, object]
) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        laid = await other.table("me", "open", listed=True, clock=clock)
        await me.post(f"/api/tables/{laid['id']}/join")
        async with other.sit(laid["id"], "han"):
            pass  # and closes the browser
        async with me.sit(laid["id"], "chu") as chu:
            await until_late(chu, "han")
            await chu.say(type="claim")
            while chu.state["brief"]["status"] != "over":
                await chu.until("state")
            assert chu.state["brief"]["result"] == {"reason": "time", "winners": ["chu"]}
            assert chu.state["late"] == []
            await chu.say(type="claim")
            assert (await chu.until("refused"))["reason"][0] == "engine-game-over"
        saved = (await other.http.get(f"/api/tables/{laid['id']}/record")).text
        assert 'reason = "time"' in saved


async def test_a_win_on_time_can_be_claimed_on_one_device_but_not_by_bots(
    server: Server,
) -> None:
    async with Visitor(server.address) as me:
        both = await me.table("me", "me", clock={"kind": "move", "seconds": 1})
        async with me.sit(both["id"], "chu") as chu:
            await until_late(chu, "han")
            await chu.say(type="claim")
            while chu.state["brief"]["status"] != "over":
                await chu.until("state")
            assert chu.state["brief"]["result"] == {"reason": "time", "winners": ["chu"]}
        alone = await me.table("me", "novice", clock={"kind": "move", "seconds": 1})
        async with me.sit(alone["id"], "han") as han:
            await until_late(han, "han")
            await han.say(type="claim")
            assert (await han.until("refused"))["reason"][0] == "server-claim-time"
            text = await han.whole_move(han.state["question"]["legal"][-1])
            assert (await han.move(text))["type"] == "accepted"


async def test_with_more_than_two_players_a_bot_of_the_tables_level_takes_over(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as two, Visitor(server.address) as three:
        clock = {"kind": "move", "seconds": 1}
        laid = await me.table("me", "open", "open", game="huang", listed=True, clock=clock)
        await two.post(f"/api/tables/{laid['id']}/join")
        begun = await three.post(f"/api/tables/{laid['id']}/join")
        seats = [seat["seat"] for seat in begun["seats"]]
        first = seats.index(begun["turn"][0])
        visitors = (me, two, three)
        order = [(seats[at % 3], visitors[at % 3]) for at in range(first, first + 3)]
        (late, absent), (seat, here), (leaving, another) = order
        async with absent.sit(laid["id"], late) as gone, here.sit(laid["id"], seat) as player:
            await until_late(player, late)
            await player.say(type="claim")
            assert (await player.until("refused"))["reason"][0] == "server-claim-two"
            await player.say(type="replace", seat=late, level="novice")
            while player.state["brief"]["seats"][first]["kind"] != "bot":
                await player.until("state")
            with pytest.raises(Closed):
                await gone.until("never")
            left = await another.post(f"/api/tables/{laid['id']}/leave")
            given = left["seats"][seats.index(leaving)]
            assert (given["kind"], given["level"]) == ("bot", "novice")


async def test_a_resigned_seat_goes_to_a_bot_of_the_middle_level(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as two, Visitor(server.address) as three:
        laid = await me.table("me", "open", "open", game="huang", listed=True)
        await two.post(f"/api/tables/{laid['id']}/join")
        await three.post(f"/api/tables/{laid['id']}/join")
        left = await three.post(f"/api/tables/{laid['id']}/leave")
        assert left["status"] == "running"
        assert left["seats"][2]["level"] == "club"
