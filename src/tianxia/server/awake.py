"""A table that is awake in this process, and those who look at it."""

import asyncio
import time
from typing import Protocol

from tianxia.server.errors import STALE, Refused
from tianxia.server.room import Room
from tianxia.server.tables import OPEN, Info


class Listener(Protocol):
    """Somebody who looks at a table."""

    guest: str
    seat: int | None

    def wake(self) -> None:
        """Something has changed."""


class Live:
    """A table that is awake."""

    def __init__(self, info: Info) -> None:
        self.info = info
        self.room: Room | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.late: list[int] = []
        """Seats whose time was over when everybody was told last."""
        self.touched = time.monotonic()
        self.ahead = 0.0
        """Seconds by which the table's time is ahead of this process's clock."""

    def playing(self) -> Room:
        """The game. Refuses where it has not begun, or cannot go on."""
        if self.room is None:
            raise Refused(STALE, "server-table-waits" if self.info.status == OPEN else "server-table-old")
        return self.room
