"""Updates: what has changed since the last snapshot, so that a move takes few bytes."""

import random
from typing import Any

import msgspec
import pytest

from tests.server.memory_tables import make_table, submit_answer
from tests.server.snapshot_reader import SnapshotReader
from tianxia.server.tables import summaries, views
from tianxia.server.tables.behaviour import FREE_PLAY
from tianxia.server.tables.event_application import apply_due
from tianxia.server.tables.merge_patch import NotPatchable, apply_patch, make_patch
from tianxia.server.tables.summaries import SentParts
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import HUMAN, RUNNING, Seat, TableInfo
from tianxia.server.tables.view_cache import ViewCache
from tianxia.server.tables.wire.snapshots import SeatSnapshot, SnapshotUpdate

GAMES = pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])


class Connection:
    """A client that is sent snapshots and updates."""

    def __init__(self, table: Table, info: TableInfo, seat: int | None) -> None:
        self.table, self.info, self.seat = table, info, seat
        self.sent: SentParts | None = None
        self.since = 0
        self.briefs = ViewCache()
        self.version = 0
        self.reader = SnapshotReader()
        self.bytes_sent = 0

    def notify(self, now: float) -> SeatSnapshot | SnapshotUpdate:
        """Send the next message; return it."""
        message, self.sent = self.next_message(now, self.sent)
        self.since = message.n
        encoded = msgspec.json.encode(message)
        self.bytes_sent += len(encoded)
        self.reader.read(msgspec.json.decode(encoded))
        return message

    def next_message(self, now: float, sent: SentParts | None) -> tuple[SeatSnapshot | SnapshotUpdate, SentParts]:
        guest = "" if self.seat is None else f"guest {self.seat}"
        self.info.turn = [self.table.seat_names[seat] for seat in self.table.actors()]
        self.version += 1
        brief = self.briefs.part(
            ("brief", None),
            self.version,
            lambda: msgspec.to_builtins(summaries.table_summary(self.info, self.table, set(), guest)),
        )
        return summaries.next_snapshot(self.info, self.table, FREE_PLAY, brief, guest, self.seat, self.since, now, sent)

    def expected(self, now: float) -> Any:
        """Return the whole snapshot that a client should have now, without its log."""
        snapshot = msgspec.json.decode(msgspec.json.encode(self.next_message(now, None)[0]))
        return without_log(snapshot)


def without_log(snapshot: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in snapshot.items() if key not in ("news", "from", "cut")}


def table_info(table: Table) -> TableInfo:
    config = table.config
    seats = [
        Seat(seat, name, HUMAN, f"guest {seat}", "", f"Player {seat}") for seat, name in enumerate(table.seat_names)
    ]
    return TableInfo(
        id=config.id,
        game=config.game,
        rules_version=config.rules_version,
        options=config.options,
        title="",
        owner="guest 0",
        status=RUNNING,
        listed=False,
        hints=True,
        clock=config.clock,
        seed=config.seed,
        hold_secret=config.hold_secret,
        key="key",
        created=1000.0,
        changed=1000.0,
        started=config.started,
        turn=[],
        result=None,
        next="",
        seats=seats,
    )


def play(table: Table, connections: list[Connection], moves: int, seed: int, miss: float = 0.0) -> None:
    """Play random moves; each connection is sent the changes, but misses some."""
    rng, now = random.Random(seed), 1000.0
    for connection in connections:
        connection.notify(now)
    for _ in range(moves):
        if table.is_over:
            return
        asked = [seat for seat in table.actors() if table.question(seat)]
        now += 1.0
        if asked:
            submit_answer(table, rng.choice(asked), now, rng.randrange(1000))
        else:
            release = table.event_queue.next_release()
            assert release is not None
            now = max(now, release)
            apply_due(table, now)
        for connection in connections:
            if rng.random() >= miss:
                connection.notify(now)
                assert without_log(connection.reader.snapshot) == connection.expected(now)


@GAMES
@pytest.mark.parametrize("miss", [0.0, 0.3])
def test_a_client_that_applies_all_updates_has_the_whole_snapshot(game: str, miss: float) -> None:
    table = make_table(game, 5)
    info = table_info(table)
    play(table, [Connection(table, info, seat) for seat in (0, 1, None)], 120, 3, miss)


@GAMES
def test_a_move_takes_less_than_half_the_bytes_of_snapshots(game: str) -> None:
    table = make_table(game, 5)
    info = table_info(table)
    updated = Connection(table, info, 0)
    whole = Connection(table, info, 0)

    def notify_whole(now: float) -> SeatSnapshot | SnapshotUpdate:
        whole.sent = None
        return Connection.notify(whole, now)

    whole.notify = notify_whole  # type: ignore[method-assign]
    play(table, [updated, whole], 200, 4)
    assert updated.bytes_sent < whole.bytes_sent / 2


def test_a_connection_that_skipped_a_version_gets_the_whole_view() -> None:
    table = make_table("chuhan", 2)
    info = table_info(table)
    slow, quick = Connection(table, info, None), Connection(table, info, None)
    play(table, [quick], 0, 1)
    slow.notify(1000.0)
    for number in range(2):
        seat = table.actors()[0]
        submit_answer(table, seat, 1001.0 + number)
        assert isinstance(quick.notify(1001.0 + number), SnapshotUpdate)
    assert isinstance(slow.notify(1003.0), SeatSnapshot)
    assert isinstance(slow.notify(1003.0), SnapshotUpdate)


def test_an_answer_that_is_held_back_changes_nothing_for_other_readers() -> None:
    """Whether a connection gets an update or a snapshot must not reveal that somebody has answered in secret."""
    table = make_table("suntzu", 2)
    info = table_info(table)
    spectator, newcomer = Connection(table, info, None), Connection(table, info, None)
    spectator.notify(1000.0)
    part = views.view_part(table, None)
    submit_answer(table, 0, 1000.5)
    assert table.held_answers
    newcomer.notify(1000.6)
    assert views.view_part(table, None) == part
    update = spectator.notify(1000.6)
    assert isinstance(update, SnapshotUpdate)
    assert (update.view, update.facts, update.brief) == (msgspec.UNSET, msgspec.UNSET, msgspec.UNSET)


def test_merge_patches_are_those_of_the_standard() -> None:
    before = {"a": "b", "c": {"d": "e", "f": "g"}, "h": [1]}
    after = {"a": "z", "c": {"d": "e"}, "h": [1, None], "i": {"j": {}}}
    patch = make_patch(before, after)
    assert patch == {"a": "z", "c": {"f": None}, "h": [1, None], "i": {"j": {}}}
    assert apply_patch(before, patch) == after
    assert before["c"] == {"d": "e", "f": "g"}
    assert make_patch(after, after) == {}
    for unpatchable in ({"a": None}, {"a": {"b": None}}):
        with pytest.raises(NotPatchable):
            make_patch({}, unpatchable)
