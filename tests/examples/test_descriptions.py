"""Descriptions: what clients are sent of a game whose views they cannot draw."""

import msgspec
import pytest

from tests.server.memory_tables import make_table, submit_answer
from tests.server.test_replay_views import finished_table
from tests.server.test_updates import Connection, play, table_info, without_log
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.server.tables.description import describe, is_described
from tianxia.server.tables.replay import ALL_SEATS, Replay
from tianxia.server.tables.seat_log import PUBLIC
from tianxia.server.tables.views import description_part

pytestmark = pytest.mark.usefixtures("tianji")
READERS = (None, 0, 1)


def test_only_games_without_a_type_for_their_views_are_described() -> None:
    assert [name for name in registry.names() if is_described(registry.game(name))] == ["tianji"]
    assert description_part(make_table("chuhan"), 0) is None


def test_no_reader_is_told_a_choice_of_another_seat() -> None:
    table = make_table("tianji", 3, hold=(0.0, 0.0))
    before = {reader: description_part(table, reader) for reader in READERS}
    submit_answer(table, 1, 1001.0, 4)
    after = {reader: description_part(table, reader) for reader in READERS}
    for reader in (None, 0):
        part, earlier = after[reader], before[reader]
        assert part is not None
        assert earlier is not None
        assert part.number == earlier.number
        assert b"choice" not in bytes(part.json())
    own = after[1]
    assert own is not None
    assert b'"tianji-show-choice",{"seat":"tian","horse":5}' in bytes(own.json())


def test_a_description_is_the_same_in_every_world_that_the_reader_cannot_tell_apart() -> None:
    table = make_table("tianji", 3, hold=(0.0, 0.0))
    now = 1000.0
    while not table.is_over:
        now += 1.0
        submit_answer(table, table.actors()[-1], now, int(now) % 5)
        for seat in (0, 1):
            world = table.state.sample(seat, Rng(int(now)))
            assert describe(table.game, world, [seat]) == describe(table.game, table.state, [seat])
            assert describe(table.game, world, [None]) == describe(table.game, table.state, [None])


@pytest.mark.parametrize("seat", READERS)
def test_updates_change_the_description(seat: int | None) -> None:
    table = make_table("tianji", 5, hold=(0.0, 0.0))
    connection = Connection(table, table_info(table), seat)
    play(table, [connection], 9, seed=1)
    assert without_log(connection.reader.snapshot) == connection.expected(1100.0)
    part = description_part(table, seat)
    assert part is not None
    assert connection.reader.snapshot["description"] == msgspec.json.decode(bytes(part.json()))


def test_a_replay_describes_what_its_viewpoint_knew() -> None:
    replay = Replay(finished_table("tianji", 4, {}))
    state = replay.state(1)
    mover = replay.moves[0].seat
    lines = {}
    for viewpoint in (PUBLIC, 0, 1, ALL_SEATS):
        description = replay.describe(state, viewpoint)
        assert description is not msgspec.UNSET
        lines[viewpoint] = [message.id for message in description.lines]
    assert "tianji-show-choice" in lines[mover]
    assert "tianji-show-choice" not in [*lines[1 - mover], *lines[PUBLIC]]
    assert lines[ALL_SEATS] == lines[mover], "everyone together knows it, and no line is repeated"
    assert Replay(finished_table("chuhan", 4, {})).describe(state, 0) is msgspec.UNSET
