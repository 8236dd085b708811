"""The live channel: one socket for a seat, or for somebody who looks on.

A client is told the state as it is when it can take it: who is slow misses nothing but the states in between, and who
takes nothing at all is let go and may resume.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tianxia.engine.errors import TianxiaError
from tianxia.locales import Message
from tianxia.server import acts, briefs
from tianxia.server.awake import Live
from tianxia.server.errors import FORBIDDEN, MALFORMED, STRANGER, Refused
from tianxia.server.guests import COOKIE, Door, address_of
from tianxia.server.hall import Hall
from tianxia.server.safety import Counter, same_origin
from tianxia.server.storage_errors import is_storage_failure

LONGEST: Final = 4096
"""Bytes of a line."""
_POLICY: Final = 1008
_TOO_BIG: Final = 1009
_GOING: Final = 1001
_AGAIN: Final = 1013
_MOST_WAITING: Final = 64
"""Answers a client may leave untaken."""


log = logging.getLogger("tianxia.server")


class Line(msgspec.Struct):
    """Whatever a client says."""

    type: Literal["hello", "move", "try", "hint", "offer", "answer", "undo", "resign", "claim", "replace", "beat"]
    since: int = msgspec.field(default=0, name="from")
    question: int = 0
    text: str = ""
    id: int | str = 0
    what: str = ""
    yes: bool = False
    seat: str = ""
    level: str = ""
    t: float = 0.0


class Client:
    """Somebody at the other end of a socket."""

    def __init__(self, hall: Hall, door: Door, live: Live, socket: WebSocket[Any, Any, Any], guest: str) -> None:
        self.hall = hall
        self.door = door
        self.live = live
        self.socket = socket
        self.guest = guest
        self.seat: int | None = None
        self.known = 0
        """The last event the client knows."""
        self.greeted = False
        self.stale = False
        """Whether there is a newer state than the client has."""
        self.outbox: list[dict[str, Any]] = []
        self.ready = asyncio.Event()
        self.lines = Counter(hall.settings.limits.lines)
        self.hinting: asyncio.Task[Any] | None = None
        self.beating: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        self.stale = True
        self.ready.set()

    def say(self, type: str, **rest: Any) -> None:
        self.outbox.append({"type": type, **rest})
        self.ready.set()

    async def run(self) -> None:
        """Until one of both leaves."""
        self.live.listeners.add(self)
        self._tell_others()
        self._beat()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.listeners.discard(self)
            if self.beating is not None:
                self.beating.cancel()
            for task in (writer, reader, self.hinting):
                if task is not None:
                    task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            self._tell_others()

    def _tell_others(self) -> None:
        """Somebody came or went: the others see it."""
        if self.seat is not None:
            self.hall.presence.changed(self.live.info.id)
            for other in list(self.live.listeners):
                if other is not self:
                    other.wake()

    def _beat(self) -> None:
        """A sign of life, and the next one in time."""
        if self.beating is not None:
            self.say("beat", t=self.hall.now())
        self.beating = asyncio.get_running_loop().call_later(self.hall.settings.beat, self._beat)

    async def _write(self) -> None:
        while True:
            await self.ready.wait()
            self.ready.clear()
            try:
                waiting, self.outbox = self.outbox, []
                for message in waiting:
                    await self._send(message)
                if self.hall.closing:
                    await self._leave(_GOING, Message("server-bye-closing"))
                    return
                if self.seat is not None and self._seat_lost():
                    await self._leave(_POLICY, Message("server-seat-foreign"))
                    return
                if self.stale and self.greeted:
                    self.stale = False
                    state = briefs.state(self.hall, self.live, self.guest, self.seat, self.known)
                    self.known = state["n"]
                    await self._send(state)
            except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
                with suppress(Exception):
                    await asyncio.wait_for(self.socket.close(_AGAIN), 1.0)
                return

    async def _send(self, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message).decode()
        async with asyncio.timeout(self.hall.settings.slow):
            await self.socket.send_data(text, mode="text")

    async def _leave(self, code: int, reason: Message) -> None:
        with suppress(Exception):
            await self._send({"type": "bye", "reason": reason})
            await self.socket.close(code)

    def _seat_lost(self) -> bool:
        return all(seat.number != self.seat for seat in self.live.info.own(self.guest))

    async def _read(self) -> None:
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            if len(text.encode()) > LONGEST:
                await self._leave(_TOO_BIG, Message("server-line-long"))
                return
            if self.lines.wait("") > 0.0:
                await self._leave(_POLICY, Message("server-line-many"))
                return
            try:
                line = msgspec.json.decode(text, type=Line)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                await self._leave(_POLICY, Message("server-malformed"))
                return
            # Whoever leaves in the middle of a move has made it all the same.
            await asyncio.shield(self.hall.start(self._heed(line)))
            if len(self.outbox) > _MOST_WAITING:
                await self._leave(_AGAIN, Message("server-line-many"))
                return

    async def _heed(self, line: Line) -> None:
        try:
            if line.type == "hello":
                self.known, self.greeted = line.since, True
                self.wake()
            elif line.type == "try":
                self._try(line)
            elif line.type != "beat":
                await self._act(line)
        except TianxiaError as error:
            self._refuse(line, error.message)
        except Exception as error:
            log.exception("a message failed", extra={"table": self.live.info.id})
            self._refuse(line, Message("server-storage-away" if is_storage_failure(error) else "server-failed"))

    def _refuse(self, line: Line, reason: Message) -> None:
        about = {"question": line.question} if line.question else {}
        self.say("refused", **about, reason=reason)
        self.wake()

    def _seated(self) -> int:
        if self.seat is None or self._seat_lost():
            raise Refused(FORBIDDEN, "server-seat-foreign")
        return self.seat

    def _try(self, line: Line) -> None:
        seat = self._seated()
        try:
            self.door.moves.check(self.guest)
            said = acts.attempt(self.live.playing(), seat, line.question, line.text)
        except TianxiaError as error:
            said = {"ok": False, "reason": error.message}
        self.say("tried", id=line.id, **said)

    async def _act(self, line: Line) -> None:
        hall, live, seat = self.hall, self.live, self._seated()
        self.door.moves.check(self.guest)
        if line.type == "move":
            await acts.move(hall, live, seat, line.question, line.text)
            self.say("accepted", question=line.question)
        elif line.type == "undo":
            await acts.undo(hall, live, seat)
        elif line.type == "offer":
            await acts.offer(hall, live, seat, line.what)
        elif line.type == "answer":
            await acts.answer(hall, live, seat, line.what, line.yes)
        elif line.type == "resign":
            await acts.resign(hall, live, seat)
        elif line.type == "claim":
            await acts.claim(hall, live, seat)
        elif line.type == "replace":
            names = [one.seat for one in live.info.seats]
            if line.seat not in names:
                raise Refused(MALFORMED, "server-malformed")
            await acts.replace(hall, live, seat, names.index(line.seat), line.level)
        elif line.type == "hint":
            if self.guest in self.door.hinting:
                raise Refused(FORBIDDEN, "server-hint-wait")
            self.door.hinting.add(self.guest)
            self.hinting = hall.start(self._hint(seat, line.question))

    async def _hint(self, seat: int, question: int) -> None:
        try:
            moves = await acts.hint(self.hall, self.live, seat, question)
            self.say("hint", question=question, moves=moves)
        except TianxiaError as error:
            self.say("refused", question=question, reason=error.message)
        finally:
            self.door.hinting.discard(self.guest)


@websocket("/live/{table:str}")
async def live_channel(socket: WebSocket[Any, Any, Any], table: str, door: Door) -> None:
    """The table's live channel; `seat` names the seat, without it one looks on."""
    secure = door.hall.settings.secure
    if not same_origin(socket.headers.get("origin", ""), socket.headers.get("host", ""), secure):
        await socket.close(_POLICY)
        return
    await socket.accept()
    guest = await door.find(socket.cookies.get(COOKIE, ""))
    name = guest.id if guest is not None else ""
    who = name or address_of(socket)
    hall = door.hall
    try:
        client = Client(hall, door, await hall.live(table), socket, name)
        client.seat = _seat(client.live, name, socket.query_params.get("seat"))
        if door.sockets.get(who, 0) >= hall.settings.limits.sockets:
            raise Refused(FORBIDDEN, "server-sockets")
    except Refused as error:
        await socket.send_json({"type": "bye", "reason": error.message})
        await socket.close(_POLICY)
        return
    door.sockets[who] = door.sockets.get(who, 0) + 1
    try:
        await client.run()
    finally:
        door.sockets[who] -= 1
        if not door.sockets[who]:
            del door.sockets[who]
        with suppress(Exception):
            await socket.close()


def _seat(live: Live, guest: str, wanted: str | None) -> int | None:
    if wanted is None:
        return None
    if not guest:
        raise Refused(STRANGER, "server-stranger")
    for seat in live.info.own(guest):
        if seat.seat == wanted:
            return seat.number
    raise Refused(FORBIDDEN, "server-seat-foreign")
