"""The open websocket of a seat or a spectator: what it is sent, and when it is closed.

A client is always sent the newest snapshot: a slow client skips some snapshots, but misses no log entry. A client that
does not receive its messages in time is disconnected, and may reconnect.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect

from tianxia.locales import Message
from tianxia.server.http.rate_limits import RateLimits
from tianxia.server.live import snapshots
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.socket.direct_protocol import DirectSocket
from tianxia.server.socket.message_handler import MessageHandler
from tianxia.server.tables.summaries import SentParts
from tianxia.server.tables.wire.socket import Beat, Bye, ServerMessage

# Status codes of websockets, from RFC 6455 and its registry.
_NORMAL: Final = 1000
_GOING_AWAY: Final = 1001
POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013
_MAX_OUTBOX: Final = 64
"""How many messages may be queued; a client with more is disconnected."""

_encoder: Final = msgspec.json.Encoder()
logger = logging.getLogger("tianxia.server")


class SeatConnection:
    """Sends a seat or a spectator what it may know, and hands its messages to a `MessageHandler`."""

    def __init__(
        self,
        live_tables: LiveTables,
        limits: RateLimits,
        live: LiveTable,
        socket: DirectSocket,
        guest: str,
    ) -> None:
        """Connect a guest (empty for none) to a table as a spectator; set `seat` afterwards to connect a seat."""
        self.live_tables = live_tables
        self.live = live
        self.socket = socket
        self.guest = guest
        self.seat: int | None = None
        """None for a spectator."""
        self.log_number = 0
        """The number of the newest log entry that the client has."""
        self.has_greeted = False
        """Whether the client has sent `hello`; snapshots are sent only after that."""
        self.is_stale = False
        """Whether the client needs a new snapshot."""
        self.sent: SentParts | None = None
        """The parts of the newest snapshot that the client has; None if it needs a whole one."""
        self.outbox: list[bytes] = []
        """Messages to send before the next snapshot."""
        self.status: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The status code with which the server closes the socket, once it does."""
        self.handler = MessageHandler(self, limits)
        self._is_flush_due = False
        """Whether `_flush` will be called soon."""
        self._slow_timer: asyncio.TimerHandle | None = None
        """Runs while the client does not receive what it is sent."""
        self._heartbeat_timer: asyncio.TimerHandle | None = None

    def notify(self) -> None:
        """Send a new snapshot as soon as the client can receive it."""
        self.is_stale = True
        self._flush_soon()

    def send(self, message: ServerMessage) -> None:
        """Send a message as soon as the client can receive it."""
        self.outbox.append(_encoder.encode(message))
        if len(self.outbox) > _MAX_OUTBOX:
            self.close(TRY_AGAIN_LATER, Message("server-messages-many"))
        else:
            self._flush_soon()

    def greet(self, since: int) -> None:
        """Send a whole snapshot to a client that has the log up to entry `since`, and updates from then on."""
        self.log_number, self.sent, self.has_greeted = since, None, True
        self.notify()

    def close(self, status: int, reason: Message) -> None:
        """Send what is queued and the reason, and let `run` return a status code."""
        if not self.status.done():
            self.socket.write([*self.outbox, _encoder.encode(Bye(reason))])
            self.status.set_result(status)

    def receive(self, text: bytes) -> None:
        """Handle a message of the client."""
        if not self.status.done():
            self.handler.receive(text)

    def pause(self) -> None:
        """Send nothing for now; the client is disconnected if that lasts too long."""
        if self._slow_timer is None:
            timeout_s = self.live_tables.settings.send_timeout_s
            self._slow_timer = asyncio.get_running_loop().call_later(timeout_s, self._drop)

    def resume(self) -> None:
        """Send again, first of all what is due."""
        if self._slow_timer is not None:
            self._slow_timer.cancel()
            self._slow_timer = None
            self._flush_soon()

    async def run(self, receive: Callable[[], Awaitable[str]]) -> int:
        """Serve the socket until the client or the server closes it; return the status code to close it with.

        `receive` returns messages that do not arrive directly, and raises WebSocketDisconnect when the client is gone.
        """
        self.live.listeners.add(self)
        self._notify_others()
        self._send_heartbeat()
        self.socket.attach(self)
        reader = asyncio.create_task(self._read(receive))
        try:
            ends: set[asyncio.Future[Any]] = {reader, self.status}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            return self.status.result() if self.status.done() else _NORMAL
        finally:
            self.status.cancel()
            self.live.listeners.discard(self)
            for timer in (self._heartbeat_timer, self._slow_timer):
                if timer is not None:
                    timer.cancel()
            reader.cancel()
            self.handler.stop()
            self._notify_others()

    def has_lost_seat(self) -> bool:
        """Return whether the seat no longer belongs to the guest."""
        return not any(seat.number == self.seat for seat in self.live.info.seats_of(self.guest))

    async def _read(self, receive: Callable[[], Awaitable[str]]) -> None:
        """Handle the messages that do not arrive directly, until the client is gone."""
        with suppress(WebSocketDisconnect, RuntimeError, KeyError):
            while True:
                self.receive((await receive()).encode())

    def _notify_others(self) -> None:
        """Notify everybody else at the table that this seat came online or went offline."""
        if self.seat is not None:
            self.live_tables.presence.report_table(self.live.info.id)
            self.live.notify_listeners(but=self)

    def _send_heartbeat(self) -> None:
        """Send a heartbeat and schedule the next; the first call only schedules."""
        if self._heartbeat_timer is not None:
            self.send(Beat(self.live_tables.now()))
        self._heartbeat_timer = asyncio.get_running_loop().call_later(
            self.live_tables.settings.heartbeat_s, self._send_heartbeat
        )

    def _flush_soon(self) -> None:
        """Send what is due when everything that happens now has happened."""
        if not self._is_flush_due and self._slow_timer is None:
            self._is_flush_due = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        """Send the queued messages and, if the client needs one, a snapshot."""
        self._is_flush_due = False
        if self._slow_timer is not None or self.status.done():
            return
        if self.live_tables.is_closing:
            self.close(_GOING_AWAY, Message("server-bye-closing"))
            return
        if self.seat is not None and self.has_lost_seat():
            self.close(POLICY_VIOLATION, Message("server-seat-foreign"))
            return
        texts, self.outbox = self.outbox, []
        if self.is_stale and self.has_greeted:
            try:
                texts.append(self._next_snapshot())
            except Exception:
                logger.exception("a snapshot failed", extra={"table": self.live.info.id})
                self.close(TRY_AGAIN_LATER, Message("server-failed"))
                return
        if texts:
            self.socket.write(texts)

    def _next_snapshot(self) -> bytes:
        """Return what the client lacks of the newest snapshot."""
        self.is_stale = False
        snapshot = snapshots.next_snapshot(
            self.live_tables, self.live, self.guest, self.seat, self.log_number, self.sent
        )
        self.log_number, self.sent = snapshot.log_number, snapshot.sent
        return snapshot.text

    def _drop(self) -> None:
        """Disconnect a client that does not receive what it is sent."""
        if not self.status.done():
            self.status.set_result(TRY_AGAIN_LATER)
            self.socket.abort()
