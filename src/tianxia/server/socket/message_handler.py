"""The messages that a client sends on the websocket of a table: each is checked, and carried out in order."""

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Final, assert_never

import msgspec
from msgspec import UNSET

from tianxia.engine.errors import TianxiaError
from tianxia.locales import Message
from tianxia.server.http.rate_limits import RateLimiter, RateLimits
from tianxia.server.live import commands
from tianxia.server.storage.storage_errors import is_storage_failure
from tianxia.server.tables.commands import preview_move
from tianxia.server.tables.errors import FORBIDDEN, UNPROCESSABLE, Refused
from tianxia.server.tables.wire.socket import (
    Accepted,
    Answer,
    Beat,
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
    TrialResult,
    Try,
    Undo,
)

if TYPE_CHECKING:
    from tianxia.server.socket.seat_connection import SeatConnection

MAX_MESSAGE_BYTES: Final = 4096
"""The largest message from a client."""
_POLICY_VIOLATION: Final = 1008
_MESSAGE_TOO_BIG: Final = 1009
_TRY_AGAIN_LATER: Final = 1013
_MAX_INBOX: Final = 64
"""How many messages may wait until the ones before are carried out; a client with more is disconnected."""

_decoder: Final = msgspec.json.Decoder(ClientMessage)
logger = logging.getLogger("tianxia.server")


class MessageHandler:
    """Carries out the messages of one connection, and sends the answers."""

    def __init__(self, connection: "SeatConnection", limits: RateLimits) -> None:
        """Answer on `connection`."""
        self.connection = connection
        self.limits = limits
        self.message_limiter = RateLimiter(connection.live_tables.settings.limits.messages)
        self.inbox: deque[ClientMessage] = deque()
        """Messages that wait until the ones before are carried out."""
        self.is_working = False
        """Whether a task carries out the messages of the inbox."""
        self.hint_task: asyncio.Task[Any] | None = None

    def receive(self, text: bytes) -> None:
        """Check a message and carry it out; close the connection if it is not valid."""
        connection = self.connection
        if len(text) > MAX_MESSAGE_BYTES:
            connection.close(_MESSAGE_TOO_BIG, Message("server-message-long"))
            return
        if self.message_limiter.hit("") > 0.0:
            connection.close(_POLICY_VIOLATION, Message("server-messages-many"))
            return
        try:
            message: ClientMessage = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            connection.close(_POLICY_VIOLATION, Message("server-malformed"))
            return
        self.inbox.append(message)
        if len(self.inbox) > _MAX_INBOX:
            connection.close(_TRY_AGAIN_LATER, Message("server-messages-many"))
        elif not self.is_working:
            self.is_working = True
            # This task goes on if the client disconnects: a move that is being written is played.
            connection.live_tables.start_task(self._work())

    def stop(self) -> None:
        """Stop looking for hints: the client is gone."""
        if self.hint_task is not None:
            self.hint_task.cancel()

    async def _work(self) -> None:
        """Carry out the messages of the inbox, one after the other."""
        try:
            while self.inbox:
                await self._dispatch(self.inbox.popleft())
        finally:
            self.is_working = False

    async def _dispatch(self, message: ClientMessage) -> None:
        """Carry out a message; if that fails, send a refusal."""
        try:
            match message:
                case Beat():
                    pass
                case Hello(since):
                    self.connection.greet(since)
                case Try():
                    self._preview(message)
                case _:
                    await self._run_command(message)
        except TianxiaError as error:
            self._refuse(message, error.message)
        except Exception as error:
            logger.exception("a message failed", extra={"table": self.connection.live.info.id})
            self._refuse(
                message, Message("server-storage-unavailable" if is_storage_failure(error) else "server-failed")
            )

    def _refuse(self, message: ClientMessage, reason: Message) -> None:
        """Send a refusal and a new snapshot."""
        question = getattr(message, "question", 0)
        self.connection.send(Refusal(reason, question or UNSET))
        self.connection.notify()

    def _require_seat(self) -> int:
        """Return the seat of the connection. Raises Refused (403) if it has none."""
        if self.connection.seat is None or self.connection.has_lost_seat():
            raise Refused(FORBIDDEN, "server-seat-foreign")
        return self.connection.seat

    def _preview(self, trial: Try) -> None:
        """Answer a `try` message."""
        seat = self._require_seat()
        try:
            self.limits.moves.check(self.connection.guest)
            result = preview_move(self.connection.live.require_table(), seat, trial)
        except TianxiaError as error:
            result = TrialResult(trial.id, ok=False, reason=error.message)
        self.connection.send(result)

    async def _run_command(self, message: Command) -> None:
        """Run the command in a message; a hint is computed in the background."""
        live_tables, live, seat = self.connection.live_tables, self.connection.live, self._require_seat()
        guest = self.connection.guest
        self.limits.moves.check(guest)
        match message:
            case Move(question, text):
                await commands.submit_move(live_tables, live, seat, question, text)
                self.connection.send(Accepted(question))
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
                if guest in self.limits.waiting_for_hint:
                    raise Refused(FORBIDDEN, "server-hint-wait")
                self.limits.waiting_for_hint.add(guest)
                self.hint_task = live_tables.start_task(self._send_hint(seat, question))
            case _:
                assert_never(message)

    async def _send_hint(self, seat: int, question: int) -> None:
        """Send a `hint` message, or a refusal."""
        connection = self.connection
        try:
            moves = await commands.find_hints(connection.live_tables, connection.live, seat, question)
            connection.send(Hint(question, moves))
        except TianxiaError as error:
            connection.send(Refusal(error.message, question))
        finally:
            self.limits.waiting_for_hint.discard(connection.guest)
