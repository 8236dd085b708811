"""Histories: what a table shows of the past, derived only from the log of each reader."""

import random
from typing import Any

import msgspec
import pytest

from tests.server.memory_tables import add_event, make_table
from tests.server.test_table import play_random_move, play_random_moves, rebuild, snapshot
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.server.tables.clocks import TimeControl
from tianxia.server.tables.event_application import apply_due
from tianxia.server.tables.events import MovesUndone
from tianxia.server.tables.replay import ALL_SEATS, Replay
from tianxia.server.tables.seat_log import PUBLIC, SeatLog
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_config import TableConfig
from tianxia.server.tables.undo import find_undo

GAMES = pytest.mark.parametrize("game", registry.names())
READERS = (0, 1, None)


def encoded_history(table: Table, seat: int | None) -> bytes:
    """Return the history of a seat or a spectator as it is sent."""
    return msgspec.json.encode(table.history(seat))


def options_of(game: str) -> dict[str, Any]:
    return {"events": True} if game != "huang" else {}


@GAMES
def test_a_history_depends_only_on_the_readers_own_log(game: str) -> None:
    """Worlds that differ only in what the reader may not know have the same history."""
    table, rng, now = make_table(game, 3, options=options_of(game)), random.Random(5), 1000.0
    for step in range(80):
        if table.is_over:
            break
        for seat in READERS:
            history = encoded_history(table, seat)
            world = make_table(game, 3, options=options_of(game))
            world.state = table.state if seat is None else table.state.sample(seat, Rng(step))
            own = PUBLIC if seat is None else seat
            world.logs = {reader: table.logs[own] if reader == own else SeatLog() for reader in table.readers}
            assert encoded_history(world, seat) == history
        now = play_random_move(table, rng, now)


@GAMES
def test_a_history_is_the_same_after_a_restart_and_after_an_undo(game: str) -> None:
    table = make_table(game, 4)
    now = play_random_moves(table, 25, 4)
    apply_due(table, now)
    for seat in READERS:
        assert encoded_history(table, seat) == encoded_history(rebuild(table, now), seat)
    undo = find_undo(table, 0)
    assert undo is not None
    add_event(table, 0, MovesUndone(undo.event_number), now)
    for seat in READERS:
        assert encoded_history(table, seat) == encoded_history(rebuild(table, now), seat)
    later = play_random_moves(table, 3, 4) + 100
    apply_due(table, later)
    for seat in READERS:
        assert encoded_history(table, seat) == encoded_history(rebuild(table, later), seat)


@GAMES
def test_a_replay_has_the_history_of_each_moment(game: str) -> None:
    """Without lines about the table, it is what the table had at that time."""
    table, rng, now = make_table(game, 6), random.Random(2), 1000.0
    histories = {}
    for _ in range(20):
        now = play_random_move(table, rng, now)
        histories[len(table.applied_moves)] = {seat: encoded_history(table, seat) for seat in READERS}
    replay = Replay(table)
    for number, by_seat in histories.items():
        for seat, history in by_seat.items():
            viewpoint = ALL_SEATS if seat is None else seat
            assert msgspec.json.encode(replay.history(number, viewpoint)) == history


def test_a_game_that_began_from_a_position_has_its_history_from_there() -> None:
    position = {"round": 2, "provinces": {"wu": {"owner": "shao", "armies": 5}}}
    rules_version = registry.game("suntzu").rules_version
    config = TableConfig("t", "suntzu", rules_version, {}, 1, "s", 1000.0, TimeControl(), (0.0, 0.0), position)
    table = Table(config, {0: "ann", 1: "bob"}, {})
    for seat in READERS:
        history = msgspec.json.decode(encoded_history(table, seat))
        assert history["position"]["provinces"]["wu"] == {"owner": "shao", "armies": 5}
        assert list(history["rounds"]) == ["2"]


@GAMES
def test_a_snapshot_has_the_history(game: str) -> None:
    table = make_table(game, 2)
    now = play_random_moves(table, 6, 1)
    for seat in READERS:
        sent = msgspec.json.decode(msgspec.json.encode(snapshot(table, seat, now)))
        assert sent["history"] == msgspec.json.decode(encoded_history(table, seat))
