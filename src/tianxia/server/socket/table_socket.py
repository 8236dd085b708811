"""The websockets of a table: one for each seat or spectator.

A client is always sent the newest snapshot: a slow client skips some snapshots, but misses no log entry. A client that
does not receive its messages in time is disconnected, and may reconnect.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, assert_never

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import UNSET

from tianxia.engine.errors import TianxiaError
from tianxia.locales import Message
from tianxia.server.http.guest_auth import COOKIE, GuestAuth, client_address
from tianxia.server.http.rate_limits import RateLimiter, RateLimits
from tianxia.server.http.security import is_same_origin
from tianxia.server.live import commands, snapshots
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage.storage_errors import is_storage_failure
from tianxia.server.tables.commands import preview_move
from tianxia.server.tables.errors import FORBIDDEN, UNAUTHORIZED, UNPROCESSABLE, Refused
from tianxia.server.tables.summaries import SentParts
from tianxia.server.tables.wire.socket import (
    Accepted,
    Answer,
    Beat,
    Bye,
    Claim,
    ClientMessage,
    Command,
    Hello,
    Hint,
    HintRequest,
    Move,
    Offer,
    Refusal,
    Replace,
    Resign,
    ServerMessage,
    TrialResult,
    Try,
    Undo,
)

MAX_MESSAGE_BYTES: Final = 4096
"""The largest message from a client."""
# Status codes of websockets, from RFC 6455 and its registry.
_GOING_AWAY: Final = 1001
_POLICY_VIOLATION: Final = 1008
_MESSAGE_TOO_BIG: Final = 1009
_TRY_AGAIN_LATER: Final = 1013
_MAX_OUTBOX: Final = 64
"""How many messages may be queued; a client with more is disconnected."""

logger = logging.getLogger("tianxia.server")


class SeatConnection:
    """An open websocket of a seat or a spectator."""

    def __init__(
        self,
        live_tables: LiveTables,
        limits: RateLimits,
        live: LiveTable,
        socket: WebSocket[Any, Any, Any],
        guest: str,
    ) -> None:
        """Connect a guest (empty for none) to a table as a spectator; set `seat` afterwards to connect a seat."""
        self.live_tables = live_tables
        self.limits = limits
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
        self.outbox: list[ServerMessage] = []
        """Messages to send before the next snapshot."""
        self.ready = asyncio.Event()
        """Set when there is something to send."""
        self.message_limiter = RateLimiter(live_tables.settings.limits.messages)
        self.hint_task: asyncio.Task[Any] | None = None
        self.heartbeat_timer: asyncio.TimerHandle | None = None

    def notify(self) -> None:
        """Send a new snapshot as soon as the client can receive it."""
        self.is_stale = True
        self.ready.set()

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.outbox.append(message)
        self.ready.set()

    async def run(self) -> None:
        """Receive and send messages until the client or the server closes the socket."""
        self.live.listeners.add(self)
        self._notify_others()
        self._send_heartbeat()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.listeners.discard(self)
            if self.heartbeat_timer is not None:
                self.heartbeat_timer.cancel()
            for task in (writer, reader, self.hint_task):
                if task is not None:
                    task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            self._notify_others()

    def _notify_others(self) -> None:
        """Notify everybody else at the table that this seat came online or went offline."""
        if self.seat is not None:
            self.live_tables.presence.report_table(self.live.info.id)
            self.live.notify_listeners(but=self)

    def _send_heartbeat(self) -> None:
        """Send a heartbeat and schedule the next; the first call only schedules."""
        if self.heartbeat_timer is not None:
            self.send(Beat(self.live_tables.now()))
        self.heartbeat_timer = asyncio.get_running_loop().call_later(
            self.live_tables.settings.heartbeat_s, self._send_heartbeat
        )

    async def _write(self) -> None:
        """Send queued messages and snapshots, until the socket is closed."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            try:
                messages, self.outbox = self.outbox, []
                for message in messages:
                    await self._send(message)
                if self.live_tables.is_closing:
                    await self._close(_GOING_AWAY, Message("server-bye-closing"))
                    return
                if self.seat is not None and self._has_lost_seat():
                    await self._close(_POLICY_VIOLATION, Message("server-seat-foreign"))
                    return
                if self.is_stale and self.has_greeted:
                    self.is_stale = False
                    snapshot = snapshots.next_snapshot(
                        self.live_tables, self.live, self.guest, self.seat, self.log_number, self.sent
                    )
                    self.log_number, self.sent = snapshot.log_number, snapshot.sent
                    await self._send_text(snapshot.text)
            except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
                with suppress(Exception):
                    await asyncio.wait_for(self.socket.close(_TRY_AGAIN_LATER), 1.0)
                return

    async def _send(self, message: ServerMessage) -> None:
        """Send a message now. Raises TimeoutError if the client does not receive it in time."""
        await self._send_text(msgspec.json.encode(message).decode())

    async def _send_text(self, text: str) -> None:
        """Send an encoded message now. Raises TimeoutError if the client does not receive it in time."""
        async with asyncio.timeout(self.live_tables.settings.send_timeout_s):
            await self.socket.send_data(text, mode="text")

    async def _close(self, code: int, reason: Message) -> None:
        """Send the reason, and close the socket with a status code; ignore failures."""
        with suppress(Exception):
            await self._send(Bye(reason))
            await self.socket.close(code)

    def _has_lost_seat(self) -> bool:
        """Return whether the seat no longer belongs to the guest."""
        return not any(seat.number == self.seat for seat in self.live.info.seats_of(self.guest))

    async def _read(self) -> None:
        """Receive and handle messages, until the socket is closed."""
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            if len(text.encode()) > MAX_MESSAGE_BYTES:
                await self._close(_MESSAGE_TOO_BIG, Message("server-message-long"))
                return
            if self.message_limiter.hit("") > 0.0:
                await self._close(_POLICY_VIOLATION, Message("server-messages-many"))
                return
            try:
                message = msgspec.json.decode(text, type=ClientMessage)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                await self._close(_POLICY_VIOLATION, Message("server-malformed"))
                return
            # Shielded, so that a move is played even if its client disconnects while the move is being written.
            await asyncio.shield(self.live_tables.start_task(self._dispatch(message)))
            if len(self.outbox) > _MAX_OUTBOX:
                await self._close(_TRY_AGAIN_LATER, Message("server-messages-many"))
                return

    async def _dispatch(self, message: ClientMessage) -> None:
        """Handle a message; if that fails, send a refusal."""
        try:
            match message:
                case Beat():
                    pass
                case Hello(since):
                    self.log_number, self.sent, self.has_greeted = since, None, True
                    self.notify()
                case Try():
                    self._preview(message)
                case _:
                    await self._run_command(message)
        except TianxiaError as error:
            self._refuse(message, error.message)
        except Exception as error:
            logger.exception("a message failed", extra={"table": self.live.info.id})
            self._refuse(
                message, Message("server-storage-unavailable" if is_storage_failure(error) else "server-failed")
            )

    def _refuse(self, message: ClientMessage, reason: Message) -> None:
        """Queue a refusal and a new snapshot."""
        question = getattr(message, "question", 0)
        self.send(Refusal(reason, question or UNSET))
        self.notify()

    def _require_seat(self) -> int:
        """Return the seat of the connection. Raises Refused (403) if it has none."""
        if self.seat is None or self._has_lost_seat():
            raise Refused(FORBIDDEN, "server-seat-foreign")
        return self.seat

    def _preview(self, trial: Try) -> None:
        """Answer a `try` message."""
        seat = self._require_seat()
        try:
            self.limits.moves.check(self.guest)
            result = preview_move(self.live.require_table(), seat, trial)
        except TianxiaError as error:
            result = TrialResult(trial.id, ok=False, reason=error.message)
        self.send(result)

    async def _run_command(self, message: Command) -> None:
        """Run the command in a message; a hint is computed in the background."""
        live_tables, live, seat = self.live_tables, self.live, self._require_seat()
        self.limits.moves.check(self.guest)
        match message:
            case Move(question, text):
                await commands.submit_move(live_tables, live, seat, question, text)
                self.send(Accepted(question))
            case Undo():
                await commands.undo_move(live_tables, live, seat)
            case Offer(what):
                await commands.make_offer(live_tables, live, seat, what)
            case Answer(what, yes):
                await commands.answer_offer(live_tables, live, seat, what, yes)
            case Resign():
                await commands.resign(live_tables, live, seat)
            case Claim():
                await commands.claim_win(live_tables, live, seat)
            case Replace(seat_name, level):
                seat_names = [known.seat_name for known in live.info.seats]
                if seat_name not in seat_names:
                    raise Refused(UNPROCESSABLE, "server-malformed")
                await commands.replace_late_player(live_tables, live, seat, seat_names.index(seat_name), level)
            case HintRequest(question):
                if self.guest in self.limits.waiting_for_hint:
                    raise Refused(FORBIDDEN, "server-hint-wait")
                self.limits.waiting_for_hint.add(self.guest)
                self.hint_task = live_tables.start_task(self._send_hint(seat, question))
            case _:
                assert_never(message)

    async def _send_hint(self, seat: int, question: int) -> None:
        """Queue a `hint` message, or a refusal."""
        try:
            moves = await commands.find_hints(self.live_tables, self.live, seat, question)
            self.send(Hint(question, moves))
        except TianxiaError as error:
            self.send(Refusal(error.message, question))
        finally:
            self.limits.waiting_for_hint.discard(self.guest)


@websocket("/live/{table_id:str}")
async def serve_table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    auth: NamedDependency[GuestAuth],
    limits: NamedDependency[RateLimits],
    live_tables: NamedDependency[LiveTables],
) -> None:
    """Serve the websocket of the seat that the query parameter `seat` names, or without it of a spectator."""
    secure = live_tables.settings.secure
    if not is_same_origin(socket.headers.get("origin", ""), socket.headers.get("host", ""), secure):
        await socket.close(_POLICY_VIOLATION)
        return
    await socket.accept()
    guest = await auth.find_guest(socket.cookies.get(COOKIE, ""))
    guest_id = guest.id if guest is not None else ""
    limit_key = guest_id or client_address(socket)
    try:
        connection = SeatConnection(live_tables, limits, await live_tables.get(table_id), socket, guest_id)
        connection.seat = _find_seat(connection.live, guest_id, socket.query_params.get("seat"))
        if limits.sockets.get(limit_key, 0) >= limits.max_sockets:
            raise Refused(FORBIDDEN, "server-sockets")
    except Refused as error:
        await socket.send_data(msgspec.json.encode(Bye(error.message)).decode(), mode="text")
        await socket.close(_POLICY_VIOLATION)
        return
    limits.sockets[limit_key] = limits.sockets.get(limit_key, 0) + 1
    try:
        await connection.run()
    finally:
        limits.sockets[limit_key] -= 1
        if not limits.sockets[limit_key]:
            del limits.sockets[limit_key]
        with suppress(Exception):
            await socket.close()


def _find_seat(live: LiveTable, guest: str, name: str | None) -> int | None:
    """Return the number of a guest's seat by its name; None for a spectator. Raises Refused if it is not theirs."""
    if name is None:
        return None
    if not guest:
        raise Refused(UNAUTHORIZED, "server-no-guest")
    for seat in live.info.seats_of(guest):
        if seat.seat_name == name:
            return seat.number
    raise Refused(FORBIDDEN, "server-seat-foreign")
