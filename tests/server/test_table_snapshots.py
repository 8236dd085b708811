"""What clients are sent is computed once for all clients that see the same, and never for others."""

from typing import Any

import msgspec
import pytest

from tests.server.memory_tables import make_table, submit_answer
from tests.server.test_updates import table_info
from tianxia.server.tables import summaries
from tianxia.server.tables.behaviour import FREE_PLAY
from tianxia.server.tables.summaries import SentParts
from tianxia.server.tables.table_snapshots import EncodedSnapshot, TableSnapshots

SHARED_S = 0.05


class Clients:
    """The clients of one table, which are sent a snapshot and then updates."""

    def __init__(self) -> None:
        self.table = make_table("chuhan", 3)
        self.info = table_info(self.table)
        self.snapshots = TableSnapshots()

    def send(self, guest: str, seat: int | None, sent: EncodedSnapshot | None = None, now: float = 1000.0) -> Any:
        since, parts = (sent.log_number, sent.sent) if sent is not None else (0, None)
        return self.snapshots.next_snapshot(self.info, self.table, FREE_PLAY, set, guest, seat, since, now, parts)

    def play(self, now: float = 1001.0) -> None:
        submit_answer(self.table, self.table.actors()[0], now)
        self.snapshots.invalidate()


def summary(snapshot: EncodedSnapshot) -> Any:
    return msgspec.json.decode(snapshot.text)["brief"]


def test_an_update_is_encoded_once_for_all_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    clients, computed = Clients(), []
    compute = summaries.next_snapshot

    def count(*args: Any) -> tuple[Any, SentParts]:
        computed.append(args)
        return compute(*args)

    spectators = [clients.send(f"stranger {number}", None) for number in range(5)]
    monkeypatch.setattr(summaries, "next_snapshot", count)
    for now in (1001.0, 1002.0):
        clients.play(now)
        spectators = [clients.send(f"stranger {at}", None, sent, now) for at, sent in enumerate(spectators)]
        assert len({snapshot.text for snapshot in spectators}) == 1
    assert len(computed) == 2


def test_an_update_is_not_sent_again_after_the_table_has_changed() -> None:
    clients = Clients()
    first = clients.send("", None)
    clients.play()
    early = clients.send("", None, first, 1001.0)
    clients.play(1001.01)
    late = clients.send("", None, first, 1001.01)
    assert late.log_number > early.log_number


def test_a_spectator_who_comes_later_is_sent_the_present_clocks() -> None:
    clients = Clients()
    first = clients.send("", None)
    clients.play()
    update = clients.send("", None, first, 1001.0)
    assert clients.send("", None, first, 1001.0 + SHARED_S / 2) is update
    assert clients.send("", None, first, 1001.0 + 2 * SHARED_S) is not update


@pytest.mark.parametrize("guest", ["guest 0", "guest 1"])
def test_only_guests_with_a_part_in_a_table_are_sent_its_key(guest: str) -> None:
    clients = Clients()
    own = [summary(clients.send(guest, seat)) for seat in (None, int(guest[-1]))]
    assert all(brief["key"] == "key" for brief in own)
    for stranger in ("", "stranger"):
        brief = summary(clients.send(stranger, None))
        assert "key" not in brief
        assert not brief["mine"]
        assert not any(seat["you"] for seat in brief["seats"])


def test_a_player_who_watches_is_not_sent_the_update_of_strangers() -> None:
    clients = Clients()
    stranger = clients.send("", None)
    clients.play()
    update = clients.send("", None, stranger, 1001.0)
    assert clients.send("stranger", None, stranger, 1001.0) is update
    assert clients.send("guest 1", None, stranger, 1001.0) is not update
