"""How tables stand, written down for the lists. The rows alone decide; this only saves reading them."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, update

from tianxia.arena.scores import scores_of
from tianxia.server import store
from tianxia.server.awake import Live
from tianxia.server.lessons.lesson import PREFIX
from tianxia.server.room import Room
from tianxia.server.store import Store
from tianxia.server.tables import BOT, OVER, RUNNING

_PAUSE: Final = 0.5
_KEEPING: Final = (
    update(store.tables)
    .where(store.tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("turn", "status", "changed", "result", "bots_due")})
)


class Standings:
    """What is still to be written, many tables at once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.unwritten: set[Live] = set()
        self.writing = asyncio.Lock()
        self.ended = asyncio.Event()
        """Set when a game has ended: other processes list it as soon as it is written."""

    def note(self, live: Live, room: Room, now: float) -> None:
        """Somebody moved, or the game ended."""
        info = live.info
        turn = [room.names[seat] for seat in room.actors()]
        status = OVER if room.over else RUNNING
        for seat in info.seats:
            if seat.number in room.bots:
                seat.kind, seat.guest, seat.level, seat.name = BOT, "", room.bots[seat.number], ""
        due = status == RUNNING and is_due(room, info.origin)
        if (turn, status, due) != (info.turn, info.status, info.bots_due):
            info.turn, info.status, info.result, info.changed = turn, status, room_result(room), now
            info.bots_due = due
            self.unwritten.add(live)
            if status == OVER:
                self.ended.set()

    def forget(self, live: Live) -> None:
        self.unwritten.discard(live)

    async def keep_up(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), _PAUSE)
            self.ended.clear()
            await self.write()

    async def write_ended(self) -> None:
        """Writes down the games that have ended, so that a list read next has them.

        A database that takes nothing can still be read: then the list is a moment behind.
        """
        with suppress(Exception):  # whoever keeps up writes them again, and logs what is wrong
            await self.write(only_ended=True)

    async def write(self, *, only_ended: bool = False) -> None:
        """Writes down what is unwritten; what another task is writing at the moment is on disk as well afterwards."""
        async with self.writing:
            unwritten = {live for live in self.unwritten if not only_ended or live.info.status == OVER}
            if unwritten:
                self.unwritten -= unwritten
                await self._write(unwritten)

    async def _write(self, unwritten: set[Live]) -> None:
        values = [
            {
                "which": live.info.id,
                "turn": msgspec.json.encode(live.info.turn).decode(),
                "status": live.info.status,
                "changed": live.info.changed,
                "result": msgspec.json.encode(live.info.result).decode() if live.info.result else "",
                "bots_due": live.info.bots_due,
            }
            for live in unwritten
        ]
        try:
            await self.store.write(lambda connection: connection.execute(_KEEPING, values))
        except BaseException:
            self.unwritten |= unwritten
            raise


def is_due(room: Room, origin: str) -> bool:
    """Whether a bot owes a decision; in a lesson the rival moves only while somebody is there."""
    return not origin.startswith(PREFIX) and any(seat in room.bots for seat in room.actors())


def room_result(room: Room) -> dict[str, Any] | None:
    """How a game ended, as everybody is told."""
    if room.result is None:
        return None
    out: dict[str, Any] = {
        "reason": room.result.reason,
        "winners": [room.names[seat] for seat in room.result.winners],
    }
    scores = scores_of(room.game, room.state) if room.result.reason == "rules" else None
    if scores is not None:
        out["scores"] = dict(zip(room.names, scores, strict=True))
    return out
