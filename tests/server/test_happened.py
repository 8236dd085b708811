"""What happened last is told to a seat out of its own log, and out of nothing else."""

import random

import msgspec
import pytest

from tests.server.memory_tables import EVENTS, add, make_table
from tests.server.test_table import play_one, play_some, rebuilt, shown
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.locales import Message, say
from tianxia.server.events import ANSWER, OFFER
from tianxia.server.seat_log import SeatLog
from tianxia.server.table import PUBLIC, Table
from tianxia.server.undo import find_undo

GAMES = pytest.mark.parametrize("game", registry.names())


def own_words(table: Table, seat: int | None) -> set[str]:
    """Every word and number of the log that a seat, or a spectator, may read."""
    log = table.logs[PUBLIC if seat is None else seat]
    return {word for message in log.messages() for value in message.args.values() for word in str(value).split()}


def words_of(messages: list[Message]) -> set[str]:
    out: set[str] = set()
    for message in messages:
        for name, value in message.args.items():
            if isinstance(value, list):
                out |= words_of([Message(*one) for one in value])
            elif name not in ("you", "who"):  # the reader's own relation to it
                out |= set(str(value).split())
    return out


@GAMES
def test_a_seat_is_told_only_what_its_own_log_says(game: str) -> None:
    """The logs of all others and the true state are taken away: the line stays the same, word for word."""
    options = {"events": True} if game != "huang" else {}
    table, choose, now = make_table(game, 3, options=options), random.Random(5), 1000.0
    for step in range(80):
        if table.is_over:
            break
        for seat in (0, 1, None):
            real = table.happened(seat)
            assert words_of(real.messages) <= own_words(table, seat)
            state, logs = table.state, table.logs
            if seat is not None:
                table.state = state.sample(seat, Rng(step))
            own = PUBLIC if seat is None else seat
            table.logs = {audience: logs[own] if audience == own else SeatLog() for audience in logs}
            assert table.happened(seat) == real
            table.state, table.logs = state, logs
        now = play_one(table, choose, now)
    assert table.happened(0).messages


@GAMES
def test_the_line_is_the_same_after_a_restart_and_after_a_move_was_taken_back(game: str) -> None:
    table = make_table(game, 4)
    now = play_some(table, 25, 4)
    for seat in (0, 1, None):
        line = shown(table, seat, now)["happened"]
        assert line == shown(rebuilt(table, now), seat, now)["happened"]
        assert all(say(*message) for message in table.happened(seat).messages)
    undo = find_undo(table, 0)
    assert undo is not None
    add(table, "undo", 0, str(undo.event), now)
    assert [message.id for message in table.happened(1).messages] == ["server-log-undo"]
    again = rebuilt(table, now)
    assert all(again.happened(seat) == table.happened(seat) for seat in (0, 1, None))


def test_a_declined_request_is_told_to_everybody_until_the_next_move() -> None:
    table = make_table("chuhan", 1)
    now = play_some(table, 4, 2)
    seat = next(applied.seat for applied in reversed(table.applied_moves))
    add(table, OFFER, seat, f"undo {table.applied_moves[-1].number}", now)
    add(table, ANSWER, 1 - seat, "undo no", now)
    declined = f"{'Han' if seat else 'Chu'} declines to take the move back."
    for reader in (0, 1, None):
        messages = table.happened(reader).messages
        assert [say(*message) for message in messages] == [declined]
    assert rebuilt(table, now).happened(seat) == table.happened(seat)
    play_one(table, random.Random(1), now + 1)
    assert say(*table.happened(seat).messages[-1]) != declined


def test_who_takes_the_own_offer_back_declines_nothing() -> None:
    table = make_table("chuhan", 1)
    now = play_some(table, 2, 2)
    before = table.happened(0)
    add(table, OFFER, 0, "draw", now)
    add(table, ANSWER, 0, "draw no", now)
    assert table.happened(0) == before
    assert len(EVENTS[table]) > 2


def test_the_line_travels_as_messages_and_places() -> None:
    table = make_table("huang", 2)
    now = play_some(table, 3, 1)
    line = msgspec.json.decode(msgspec.json.encode(shown(table, 0, now)["happened"]))
    assert set(line) == {"messages", "places"}
    assert line["messages"][0][0] == "huang-happened-turn"
    assert line["places"] or "exchange" in str(line)
