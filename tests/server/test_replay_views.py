"""A game played again: what each pair of eyes is shown of it."""

import random
from typing import Any

import msgspec
import pytest

from tests.server.finished_games import finished
from tests.server.memory_tables import HOLD, answer, make_room
from tianxia.engine import registry
from tianxia.engine.record import replay as replay_record
from tianxia.server.clocks import Clock
from tianxia.server.forks import made_moves
from tianxia.server.replay import OPEN, Replay
from tianxia.server.room import PUBLIC, Facts, Room
from tianxia.server.rows import Row
from tianxia.server.statistics import statistics

GAMES = (("chuhan", {"events": True}), ("suntzu", {"events": True}), ("huang", {"players": ["tiger", "rat", "goat"]}))


def room_of(game: str, seed: int, options: dict[str, Any]) -> Room:
    """A finished game as a room."""
    record = finished(game, seed, **options)
    facts = Facts("t", game, record.rules, record.options, seed, "s", 1000.0, Clock(), HOLD)
    room = Room(facts, {}, {})
    moves = [(room.names.index(name), text) for name, text in record.moves]
    for row in made_moves("t", moves, 1001.0):
        del row["table"]
        room.take(Row(**row))
    room.play_due(1002.0)
    assert room.over
    return room


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_seat_sees_exactly_what_it_saw_then(game: str, options: dict[str, Any]) -> None:
    room = room_of(game, 3, options)
    replay = Replay(room)
    record = finished(game, 3, **options)
    rules = registry.game(game)
    assert len(replay) == len(record.moves)
    for number, recorder in enumerate(replay_record(record)):
        state = replay.state(number)
        assert state == recorder.state
        for seat in range(len(room.names)):
            assert replay.view(state, seat) == rules.view(recorder.state, seat)
            seen = [message.id for message in recorder.journal.seen_by(seat)]
            assert [message.id for message in replay.history(number, seat)] == seen


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_all_eyes_together_see_every_hand_and_nothing_that_nobody_saw(game: str, options: dict[str, Any]) -> None:
    room = room_of(game, 4, options)
    replay = Replay(room)
    for number in range(0, len(replay) + 1, 7):
        state = replay.state(number)
        view, dump = replay.view(state, OPEN), room.game.dump(state)
        assert view["hands"] == dump["hands"]
        assert "seed" not in view
        assert "shuffles" not in view
        assert view.get("vp") == dump.get("vp")
        for pile in ("draw", "bag"):
            assert isinstance(view.get(pile, 0), int)
        assert replay.known_points(number, OPEN).keys() == set(room.names)


def test_a_points_curve_shows_no_points_that_were_hidden() -> None:
    room = room_of("huang", 5, {"players": ["tiger", "rat", "goat"]})
    replay = Replay(room)
    middle = len(replay) // 2
    assert replay.known_points(middle, 1).keys() == {"rat"}
    assert replay.known_points(middle, PUBLIC) == {}
    assert replay.known_points(len(replay), PUBLIC).keys() == {"tiger", "rat", "goat"}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_points_come_from_somewhere(game: str, options: dict[str, Any]) -> None:
    room = room_of(game, 6, options)
    replay = Replay(room)
    told = statistics(room, replay)
    sums = {name: sum(row["points"][name] for row in told["gains"]) for name in room.names}
    dump = room.game.dump(room.state)
    if game == "chuhan":
        assert sums == {"han": dump["vp"]["han"], "chu": dump["vp"]["chu"] - 1}  # Chu begins with one
    elif game == "huang":
        stores = {name: 2 * number for name, number in dump.get("stores", {}).items()}
        assert sums == {name: sum(points.values()) + stores.get(name, 0) for name, points in dump["vp"].items()}
    else:
        assert any(sums.values())
    assert sum(told["moves"].values()) == len(replay)


def test_chapters_are_marked_where_they_begin() -> None:
    room = room_of("chuhan", 7, {})
    replay = Replay(room)
    numbers = [number for number, _ in replay.marks]
    assert numbers[0] == 0
    assert numbers == sorted(numbers)
    assert [message.args["battle"] for _, message in replay.marks] == list(range(1, len(numbers) + 1))


def test_a_running_game_shows_no_trace_of_a_move_that_a_seat_was_not_told_of() -> None:
    room, choose = make_room("suntzu", 2), random.Random(2)
    replay = Replay(room)
    assert replay.moments(0) == [0]
    now = 1000.0
    for _ in range(70):
        now += 10.0
        answer(room, choose.choice(room.actors()), now, choose.randrange(1000))
        room.play_due(now + HOLD[1])
    assert not room.over
    replay = Replay(room)
    numbers = range(1, len(replay) + 1)
    for seat in (0, 1):
        ends = replay.line_ends(seat)
        untold = [n for n in numbers if replay.moves[n - 1].seat != seat and ends[n] == ends[n - 1]]
        assert untold
        assert replay.moments(seat) == [0, *(n for n in numbers if n not in untold)]


def test_time_is_counted_from_the_question_to_the_answer() -> None:
    room = make_room()
    answer(room, room.actors()[0], 1007.5)
    assert [played.seconds for played in room.played] == [7.5]
    assert sum(statistics(room, Replay(room))["seconds"].values()) == 7.5


def test_lines_are_sent_as_they_were_told() -> None:
    room = room_of("chuhan", 8, {})
    lines = msgspec.json.decode(msgspec.json.encode(Replay(room).log(0)))
    assert lines[0][0] == "chuhan-log-battle"
    assert any(line[0] == "chuhan-log-dealt" for line in lines)
    assert not any(
        line[0] == "chuhan-log-dealt" for line in msgspec.json.decode(msgspec.json.encode(Replay(room).log(OPEN)))
    )
