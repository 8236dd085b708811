"""Replays: what each viewpoint shows."""

import random
from typing import Any

import msgspec
import pytest

from tests.server.finished_games import finished_game
from tests.server.memory_tables import HOLD, make_table, submit_answer
from tianxia.engine import registry
from tianxia.engine.record import replay as replay_record
from tianxia.server.tables import event_application
from tianxia.server.tables.clocks import TimeControl
from tianxia.server.tables.drafts import move_events
from tianxia.server.tables.game_statistics import compute_statistics
from tianxia.server.tables.replay import ALL_SEATS, Replay
from tianxia.server.tables.seat_log import PUBLIC
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_config import TableConfig

GAMES = (("chuhan", {"events": True}), ("suntzu", {"events": True}), ("huang", {"players": ["tiger", "rat", "goat"]}))


def finished_table(game: str, seed: int, options: dict[str, Any]) -> Table:
    """Return a table with a random game that is over."""
    record = finished_game(game, seed, **options)
    config = TableConfig("t", game, record.rules_version, record.options, seed, "s", 1000.0, TimeControl(), HOLD)
    table = Table(config, {}, {})
    moves = [(table.seat_names.index(name), text) for name, text in record.moves]
    for event in move_events(moves, 1001.0):
        event_application.add_event(table, event)
    event_application.apply_due(table, 1002.0)
    assert table.is_over
    return table


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_seat_sees_exactly_what_it_saw_during_the_game(game: str, options: dict[str, Any]) -> None:
    table = finished_table(game, 3, options)
    replay = Replay(table)
    record = finished_game(game, 3, **options)
    rules = registry.game(game)
    assert len(replay) == len(record.moves)
    for number, recorder in enumerate(replay_record(record)):
        state = replay.state(number)
        assert state == recorder.state
        for seat in range(len(table.seat_names)):
            assert replay.view(state, seat) == rules.view(recorder.state, seat)
            seen = [message.id for message in recorder.journal.seen_by(seat)]
            assert [message.id for message in replay.game_log(number, seat)] == seen


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_open_view_shows_every_hand_and_nothing_that_no_seat_saw(game: str, options: dict[str, Any]) -> None:
    table = finished_table(game, 4, options)
    replay = Replay(table)
    for number in range(0, len(replay) + 1, 7):
        state = replay.state(number)
        view, dump = replay.view(state, ALL_SEATS), table.game.dump(state)
        assert view["hands"] == dump["hands"]
        assert "seed" not in view
        assert "shuffles" not in view
        assert view.get("vp") == dump.get("vp")
        for pile in ("draw", "bag"):
            assert isinstance(view.get(pile, 0), int)
        assert replay.known_points(number, ALL_SEATS).keys() == set(table.seat_names)


def test_the_points_of_a_replay_include_no_hidden_points() -> None:
    table = finished_table("huang", 5, {"players": ["tiger", "rat", "goat"]})
    replay = Replay(table)
    middle = len(replay) // 2
    assert replay.known_points(middle, 1).keys() == {"rat"}
    assert replay.known_points(middle, PUBLIC) == {}
    assert replay.known_points(len(replay), PUBLIC).keys() == {"tiger", "rat", "goat"}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_score_breakdown_adds_up_to_all_points(game: str, options: dict[str, Any]) -> None:
    table = finished_table(game, 6, options)
    replay = Replay(table)
    statistics = compute_statistics(table, replay)
    sums = {name: sum(gain.points[name] for gain in statistics.gains) for name in table.seat_names}
    dump = table.game.dump(table.state)
    if game == "chuhan":
        assert sums == {"han": dump["vp"]["han"], "chu": dump["vp"]["chu"] - 1}  # Chu starts with one
    elif game == "huang":
        stores = {name: 2 * number for name, number in dump.get("stores", {}).items()}
        assert sums == {name: sum(points.values()) + stores.get(name, 0) for name, points in dump["vp"].items()}
    else:
        assert any(sums.values())
    assert sum(statistics.moves.values()) == len(replay)


def test_the_timeline_marks_the_beginning_of_each_battle() -> None:
    table = finished_table("chuhan", 7, {})
    replay = Replay(table)
    numbers = [number for number, _ in replay.marks]
    assert numbers[0] == 0
    assert numbers == sorted(numbers)
    assert [message.args["battle"] for _, message in replay.marks] == list(range(1, len(numbers) + 1))


def test_the_timeline_of_huang_counts_turns_and_shows_conflicts_beside_their_moves() -> None:
    table = finished_table("huang", 7, {"players": ["tiger", "rat", "goat"]})
    replay = Replay(table)
    counts = [message.args["count"] for _, message in replay.marks]
    assert counts == list(range(1, len(counts) + 1))
    for number, message in replay.marks[:-1]:
        assert replay.seat_names[replay.moves[number].seat] == message.args["seat"]
    assert {message.id for _, message in replay.marks} == {"huang-mark-turn"}
    assert {message.id for _, message in replay.events} == {"huang-mark-war", "huang-mark-revolt"}
    for number, _ in replay.events:
        assert replay.moves[number - 1].text.split()[0] in ("tile", "leader")


def test_a_running_game_hides_moves_that_a_seat_did_not_notice() -> None:
    table, rng = make_table("suntzu", 2), random.Random(2)
    replay = Replay(table)
    assert replay.visible_moves(0) == [0]
    now = 1000.0
    for _ in range(70):
        now += 10.0
        submit_answer(table, rng.choice(table.actors()), now, rng.randrange(1000))
        event_application.apply_due(table, now + HOLD[1])
    assert not table.is_over
    replay = Replay(table)
    numbers = range(1, len(replay) + 1)
    for seat in (0, 1):
        ends = replay.line_counts(seat)
        hidden = [n for n in numbers if replay.moves[n - 1].seat != seat and ends[n] == ends[n - 1]]
        assert hidden
        assert replay.visible_moves(seat) == [0, *(n for n in numbers if n not in hidden)]


def test_the_time_of_a_move_runs_from_the_question_to_the_answer() -> None:
    table = make_table()
    submit_answer(table, table.actors()[0], 1007.5)
    assert [applied.seconds for applied in table.applied_moves] == [7.5]
    assert sum(compute_statistics(table, Replay(table)).seconds.values()) == 7.5


def test_log_lines_are_sent_unchanged() -> None:
    table = finished_table("chuhan", 8, {})
    lines = msgspec.json.decode(msgspec.json.encode(Replay(table).log_lines(0)))
    assert lines[0][0] == "chuhan-log-battle"
    assert any(line[0] == "chuhan-log-dealt" for line in lines)
    assert not any(
        line[0] == "chuhan-log-dealt"
        for line in msgspec.json.decode(msgspec.json.encode(Replay(table).log_lines(ALL_SEATS)))
    )
