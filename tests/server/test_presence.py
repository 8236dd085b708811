"""Which seats are online, across processes."""

from types import SimpleNamespace
from typing import Any

from tianxia.server.presence import Presence

Loaded = dict[str, Any]


class Wire:
    """Connects processes to each other, with a clock that tests set."""

    def __init__(self) -> None:
        self.now = 0.0
        self.members: dict[str, Presence] = {}
        self.loaded: dict[str, Loaded] = {}
        self.changed: list[tuple[str, set[str]]] = []

    def join(self, name: str) -> Presence:
        def publish(**message: Any) -> None:
            for other, presence in list(self.members.items()):
                if other != name:
                    self.changed.append((other, presence.handle_message({"by": name, **message})))

        self.loaded[name] = {}
        self.members[name] = Presence(self.loaded[name], publish, lambda: self.now)
        self.members[name].request_reports()
        return self.members[name]

    def sit(self, name: str, table: str, *seats: int | None) -> None:
        self.loaded[name][table] = SimpleNamespace(listeners=[SimpleNamespace(seat=seat) for seat in seats])
        self.members[name].report_table(table)


def test_every_process_knows_which_seats_are_online() -> None:
    wire = Wire()
    left, right = wire.join("left"), wire.join("right")
    wire.sit("left", "t", 0, None)
    assert wire.changed[-1] == ("right", {"t"})
    wire.sit("right", "t", 1)
    assert left.online("t") == right.online("t") == {0, 1}
    assert left.online("another") == set()
    wire.sit("left", "t")
    assert right.online("t") == {1}


def test_a_process_that_joins_late_gets_reports() -> None:
    wire = Wire()
    wire.join("left")
    wire.sit("left", "t", 0)
    assert wire.join("right").online("t") == {0}


def test_a_silent_process_counts_as_gone_with_its_seats() -> None:
    wire = Wire()
    wire.join("left")
    right = wire.join("right")
    wire.sit("left", "t", 0)
    wire.now = 20.0
    wire.members["left"].refresh()
    wire.now = 40.0
    assert right.refresh() == set()
    assert right.online("t") == {0}
    wire.now = 50.0
    assert right.refresh() == {"t"}
    assert right.online("t") == set()


def test_a_seat_open_in_two_processes_is_online_until_both_are_closed() -> None:
    wire = Wire()
    left, _ = wire.join("left"), wire.join("right")
    wire.sit("left", "t", 0)
    wire.sit("right", "t", 0)
    wire.sit("left", "t")
    assert left.online("t") == {0}
    wire.sit("right", "t")
    assert left.online("t") == set()
