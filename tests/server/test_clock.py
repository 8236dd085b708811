"""Time controls and take-backs; tables continue when the system clock is set back."""

import random
from pathlib import Path

import pytest

from tests.server.client import Player, Visitor
from tests.server.memory_tables import add_event, make_table, submit_answer
from tests.server.servers import seeded_server, set_clock
from tests.server.test_table import rebuild
from tianxia.server.live.steady_clock import SteadyClock
from tianxia.server.tables.clocks import TimeControl
from tianxia.server.tables.events import MovesUndone, OfferAnswered, OfferMade, SeatResigned
from tianxia.server.tables.table import Table
from tianxia.server.tables.undo import find_undo

HOUR_S = 3600.0


def test_the_clock_keeps_advancing_when_the_system_clock_is_set_back() -> None:
    system, elapsed = 1000.0, 50.0
    clock = SteadyClock(lambda: system, lambda: elapsed)
    assert clock() == 1000.0
    system, elapsed = 1010.0, 60.0
    assert clock() == 1010.0
    system, elapsed = 1011.0 - HOUR_S, 61.0
    assert clock() == 1011.0, "the clock advances as before"
    system, elapsed = 1020.0 + HOUR_S, 70.0
    assert clock() == 1020.0 + HOUR_S, "the clock follows a system clock that is set forward"


@pytest.mark.parametrize("game", ["chuhan", "suntzu"])
async def test_bots_continue_after_the_system_clock_was_set_back(tmp_path: Path, game: str) -> None:
    rng = random.Random(1)
    with seeded_server(tmp_path) as server:
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "novice", game=game)
            async with me.sit(table["id"], table["seats"][0]["seat"]) as player:
                await answer_questions(player, rng, 3)
                set_clock(server, -HOUR_S)
                await answer_questions(player, rng, 3)
            server.stop()
            server.start()
            async with me.sit(table["id"], table["seats"][0]["seat"]) as player:
                await answer_questions(player, rng, 3)


def play(table: Table, seat: int, now: float) -> None:
    """Play a move of a seat that reveals nothing to its player."""
    texts = [table.game.text(table.state, seat, int(action)) for action in table.state.legal(seat)]
    submit_answer(table, seat, now, texts.index("play 5"))


def take_back_freely(table: Table, seat: int, now: float) -> None:
    """Take a move back that nobody has to agree to."""
    undo = find_undo(table, seat)
    assert undo is not None
    assert undo.how == "free"
    add_event(table, seat, MovesUndone(undo.event_number), now)


def take_back_by_agreement(table: Table, seat: int, asked_at: float, agreed_at: float) -> None:
    """Ask for a move to be taken back, and let all others agree to it."""
    undo = find_undo(table, seat)
    assert undo is not None
    assert undo.how == "ask"
    add_event(table, seat, OfferMade("undo", undo.event_number), asked_at)
    for other in sorted(set(table.humans) - {seat}):
        add_event(table, other, OfferAnswered("undo", True), agreed_at)
    add_event(table, max(set(table.humans) - {seat}), MovesUndone(undo.event_number), agreed_at)


def deadline(table: Table, seat: int) -> float | None:
    """Return when the time of a seat that has a question runs out."""
    question = table.question(seat)
    assert question is not None
    return question.deadline


def check_rebuilt_clocks(table: Table, now: float) -> None:
    """Check that a table that is rebuilt from the events has the same clocks."""
    rebuilt = rebuild(table, now)
    assert rebuilt.clocks.remaining_s == table.clocks.remaining_s
    assert rebuilt.clocks.describe(rebuilt.seat_names, rebuilt.asked_at, now) == table.clocks.describe(
        table.seat_names, table.asked_at, now
    )


CONTROLS = pytest.mark.parametrize(
    "control", [TimeControl("game", 60.0, 10.0), TimeControl("move", 60.0)], ids=["game", "move"]
)


@CONTROLS
def test_taking_back_freely_again_and_again_gains_no_time(control: TimeControl) -> None:
    table = make_table(clock=control)
    for number in range(8):
        play(table, 0, 1002.0 + 5 * number)
        take_back_freely(table, 0, 1005.0 + 5 * number)
        assert deadline(table, 0) == 1060.0, "the question has its original deadline"
        assert table.clocks.remaining_s[1] == 60.0, "the rival has lost no time"
        check_rebuilt_clocks(table, 1005.0 + 5 * number)
    play(table, 0, 1042.0)
    assert table.clocks.remaining_s == [28.0 if control.kind == "game" else 60.0, 60.0]
    assert deadline(table, 1) == 1102.0


@CONTROLS
def test_the_clock_stops_where_it_is_when_a_player_resigns(control: TimeControl) -> None:
    table = make_table(clock=control)
    add_event(table, 0, SeatResigned(), 1007.0)
    assert table.clocks.remaining_s == [53.0, 60.0]
    left = {name: clock.left for name, clock in table.clocks.describe(table.seat_names, table.asked_at, 1020.0).items()}
    assert left == {"han": 53.0, "chu": 60.0}
    check_rebuilt_clocks(table, 1020.0)


@CONTROLS
def test_a_player_whose_time_is_over_gets_none_by_taking_back(control: TimeControl) -> None:
    table = make_table(clock=control)
    play(table, 0, 1050.0)
    take_back_freely(table, 0, 1070.0)
    assert table.late_seats(1070.5) == [0]
    check_rebuilt_clocks(table, 1070.5)


def test_against_a_bot_a_take_back_counts_the_time_since_the_question_was_asked() -> None:
    table = make_table(people=("ann", "bot"), clock=TimeControl("game", 60.0, 10.0))
    play(table, 0, 1003.0)
    submit_answer(table, 1, 1005.0, 1)
    take_back_freely(table, 0, 1009.0)
    assert deadline(table, 0) == 1060.0


def test_an_agreed_take_back_keeps_the_time_used_and_no_increment() -> None:
    table = make_table(clock=TimeControl("game", 60.0, 10.0))
    now = 1000.0
    for number in range(1, 4):
        play(table, 0, now + 2.0)
        submit_answer(table, 1, now + 5.0, 1)
        assert table.question(0) is not None
        take_back_by_agreement(table, 0, now + 6.0, now + 20.0)
        now += 20.0
        assert table.clocks.remaining_s == [60.0 - 3 * number, 60.0 - 3 * number], "waiting for consent is free"
        assert deadline(table, 0) == now + 60.0 - 3 * number
        check_rebuilt_clocks(table, now)


def test_an_agreed_take_back_leaves_what_was_left_of_the_time_for_the_move() -> None:
    table = make_table(clock=TimeControl("move", 60.0))
    play(table, 0, 1020.0)
    submit_answer(table, 1, 1070.0, 1)
    take_back_by_agreement(table, 0, 1075.0, 1500.0)
    assert deadline(table, 0) == 1540.0
    play(table, 0, 1538.0)
    submit_answer(table, 1, 1539.0, 1)
    take_back_by_agreement(table, 0, 1540.0, 1550.0)
    assert deadline(table, 0) == 1565.0, "at least a quarter of the time"
    check_rebuilt_clocks(table, 1550.0)
    play(table, 0, 1551.0)
    assert deadline(table, 1) == 1611.0
    submit_answer(table, 1, 1552.0, 1)
    assert deadline(table, 0) == 1612.0, "the next question has its full time"


async def answer_questions(player: Player, rng: random.Random, number: int) -> None:
    """Answer a number of questions; between them, the bot moves."""
    for _ in range(number):
        question = await player.wait_for_question()
        if question is None:
            return
        text = await player.complete_move(rng.choice(question["legal"]))
        assert (await player.move(text))["type"] == "accepted"
        while player.snapshot["question"] and player.snapshot["question"]["number"] == question["number"]:
            await player.wait_for("state")
