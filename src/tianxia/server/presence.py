"""Who is there: the seats from which somebody looks at a table, in this process and in the others.

Every process says when somebody comes or goes, and from time to time all it knows; one that is not heard of for a while
is gone, and its people with it.
"""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from tianxia.server.awake import Live

_SILENCE: Final = 25.0
"""Seconds after which a process that says nothing is gone."""
_AGAIN: Final = 10.0
"""Seconds after which everything is said again."""

Seats = dict[str, frozenset[int]]
"""Seats by table."""


class Presence:
    """Who is where."""

    def __init__(
        self,
        lives: Mapping[str, Live],
        say: Callable[..., None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.lives = lives
        self.say = say
        self.now = now
        self.elsewhere: dict[str, tuple[float, Seats]] = {}
        """By process: until when it is believed, and who is there."""
        self.said = -_AGAIN

    def online(self, table: str) -> set[int]:
        """The seats of a table at which somebody is."""
        out = set(self._here(table))
        for _, seats in self.elsewhere.values():
            out |= seats.get(table, frozenset())
        return out

    def changed(self, table: str) -> None:
        """Somebody came or went in this process."""
        self.say(table=table, seats=sorted(self._here(table)))

    def greet(self) -> None:
        """A process begins: it asks the others who is there."""
        self.say(who=True)

    def keep_up(self) -> set[str]:
        """To be called every few seconds; the tables where somebody is believed gone."""
        if self.now() - self.said >= _AGAIN:
            self._say_all()
        gone = [name for name, (until, _) in self.elsewhere.items() if until < self.now()]
        return {table for name in gone for table in self.elsewhere.pop(name)[1]}

    def hear(self, told: dict[str, Any]) -> set[str]:
        """What another process said; the tables where something changed."""
        if told.get("who"):
            self._say_all()
            return set()
        before = self.elsewhere.get(told["by"], (0.0, {}))[1]
        if "here" in told:
            after = {table: frozenset(seats) for table, seats in told["here"].items()}
        else:
            after = {**before, told["table"]: frozenset(told["seats"])}
        after = {table: seats for table, seats in after.items() if seats}
        self.elsewhere[told["by"]] = self.now() + _SILENCE, after
        return {table for table in {*before, *after} if before.get(table) != after.get(table)}

    def _say_all(self) -> None:
        self.said = self.now()
        self.say(here={table: sorted(seats) for table in self.lives if (seats := self._here(table))})

    def _here(self, table: str) -> frozenset[int]:
        live = self.lives.get(table)
        return frozenset(one.seat for one in live.listeners if one.seat is not None) if live else frozenset()
