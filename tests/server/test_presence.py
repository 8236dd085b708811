"""Which seats are online, across processes."""

from types import SimpleNamespace
from typing import Any

from tianxia.server.live.presence import Presence
from tianxia.server.live.process_messages import PresenceMessage

Loaded = dict[str, Any]


class FakeBus:
    """A message bus between processes in memory, with a clock that tests set."""

    def __init__(self) -> None:
        self.now = 0.0
        self.processes: dict[str, Presence] = {}
        self.loaded: dict[str, Loaded] = {}
        self.changes: list[tuple[str, set[str]]] = []
        """For each message received: the process, and the tables that changed."""

    def join(self, name: str) -> Presence:
        """Add a process."""

        def send(message: PresenceMessage) -> None:
            for other, presence in list(self.processes.items()):
                if other != name:
                    self.changes.append((other, presence.handle_message(name, message)))

        self.loaded[name] = {}
        self.processes[name] = Presence(self.loaded[name], send, lambda: self.now)
        self.processes[name].request_reports()
        return self.processes[name]

    def connect(self, name: str, table: str, *seats: int | None) -> None:
        """Set the connections of a process to a table; None is a spectator."""
        self.loaded[name][table] = SimpleNamespace(listeners=[SimpleNamespace(seat=seat) for seat in seats])
        self.processes[name].report_table(table)


def test_every_process_knows_which_seats_are_online() -> None:
    bus = FakeBus()
    left, right = bus.join("left"), bus.join("right")
    bus.connect("left", "t", 0, None)
    assert bus.changes[-1] == ("right", {"t"})
    bus.connect("right", "t", 1)
    assert left.online("t") == right.online("t") == {0, 1}
    assert left.online("another") == set()
    bus.connect("left", "t")
    assert right.online("t") == {1}


def test_a_process_that_joins_late_gets_reports() -> None:
    bus = FakeBus()
    bus.join("left")
    bus.connect("left", "t", 0)
    assert bus.join("right").online("t") == {0}


def test_a_silent_process_counts_as_gone_with_its_seats() -> None:
    bus = FakeBus()
    bus.join("left")
    right = bus.join("right")
    bus.connect("left", "t", 0)
    bus.now = 20.0
    bus.processes["left"].refresh()
    bus.now = 40.0
    assert right.refresh() == set()
    assert right.online("t") == {0}
    bus.now = 50.0
    assert right.refresh() == {"t"}
    assert right.online("t") == set()


def test_a_seat_open_in_two_processes_is_online_until_both_are_closed() -> None:
    bus = FakeBus()
    left, _ = bus.join("left"), bus.join("right")
    bus.connect("left", "t", 0)
    bus.connect("right", "t", 0)
    bus.connect("left", "t")
    assert left.online("t") == {0}
    bus.connect("right", "t")
    assert left.online("t") == set()
