"""What happened last is told to a seat out of its own log, and out of nothing else."""

import random

import msgspec
import pytest

from tests.server.memory_tables import ROWS, add, make_room
from tests.server.test_room import play_one, play_some, rebuilt, shown
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.locales import Message, say
from tianxia.server.log import Log
from tianxia.server.room import PUBLIC, Room
from tianxia.server.rows import ANSWER, OFFER
from tianxia.server.undo import undo_of

GAMES = pytest.mark.parametrize("game", registry.names())


def own_words(room: Room, seat: int | None) -> set[str]:
    """Every word and number of the log that a seat, or a spectator, may read."""
    log = room.logs[PUBLIC if seat is None else seat]
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
    room, choose, now = make_room(game, 3, options=options), random.Random(5), 1000.0
    for step in range(80):
        if room.over:
            break
        for seat in (0, 1, None):
            real = room.happened(seat)
            assert words_of(real.messages) <= own_words(room, seat)
            state, logs = room.state, room.logs
            if seat is not None:
                room.state = state.sample(seat, Rng(step))
            own = PUBLIC if seat is None else seat
            room.logs = {audience: logs[own] if audience == own else Log() for audience in logs}
            assert room.happened(seat) == real
            room.state, room.logs = state, logs
        now = play_one(room, choose, now)
    assert room.happened(0).messages


@GAMES
def test_the_line_is_the_same_after_a_restart_and_after_a_move_was_taken_back(game: str) -> None:
    room = make_room(game, 4)
    now = play_some(room, 25, 4)
    for seat in (0, 1, None):
        line = shown(room, seat, now)["happened"]
        assert line == shown(rebuilt(room, now), seat, now)["happened"]
        assert all(say(*message) for message in room.happened(seat).messages)
    undo = undo_of(room, 0)
    assert undo is not None
    add(room, "undo", 0, str(undo.row), now)
    assert [message.id for message in room.happened(1).messages] == ["server-log-undo"]
    again = rebuilt(room, now)
    assert all(again.happened(seat) == room.happened(seat) for seat in (0, 1, None))


def test_a_declined_request_is_told_to_everybody_until_the_next_move() -> None:
    room = make_room("chuhan", 1)
    now = play_some(room, 4, 2)
    seat = next(played.seat for played in reversed(room.played))
    add(room, OFFER, seat, f"undo {room.played[-1].number}", now)
    add(room, ANSWER, 1 - seat, "undo no", now)
    declined = f"{'Han' if seat else 'Chu'} declines to take the move back."
    for reader in (0, 1, None):
        messages = room.happened(reader).messages
        assert [say(*message) for message in messages] == [declined]
    assert rebuilt(room, now).happened(seat) == room.happened(seat)
    play_one(room, random.Random(1), now + 1)
    assert say(*room.happened(seat).messages[-1]) != declined


def test_who_takes_the_own_offer_back_declines_nothing() -> None:
    room = make_room("chuhan", 1)
    now = play_some(room, 2, 2)
    before = room.happened(0)
    add(room, OFFER, 0, "draw", now)
    add(room, ANSWER, 0, "draw no", now)
    assert room.happened(0) == before
    assert len(ROWS[room]) > 2


def test_the_line_travels_as_messages_and_places() -> None:
    room = make_room("huang", 2)
    now = play_some(room, 3, 1)
    line = msgspec.json.decode(msgspec.json.encode(shown(room, 0, now)["happened"]))
    assert set(line) == {"messages", "places"}
    assert line["messages"][0][0] == "huang-happened-turn"
    assert line["places"] or "exchange" in str(line)
