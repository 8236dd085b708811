"""A client that receives no messages is disconnected, and may reconnect."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from tests.server.memory_tables import make_table
from tests.support.waiting import DEADLINE_S
from tianxia.server.settings import Limits
from tianxia.server.socket.direct_protocol import Receiver
from tianxia.server.socket.seat_connection import SeatConnection


class SlowSocket:
    """A socket whose client receives one message, and no more for a while."""

    def __init__(self, pause_s: float | None) -> None:
        self.pause_s = pause_s
        """How long the client receives nothing; None for ever."""
        self.receiver: Receiver | None = None
        self.sent: list[dict[str, Any]] = []
        self.is_aborted = False

    def attach(self, receiver: Receiver) -> None:
        self.receiver = receiver

    def write(self, texts: list[bytes]) -> None:
        assert self.receiver is not None
        self.sent += [json.loads(text) for text in texts]
        if len(self.sent) == 1:
            self.receiver.pause()
            if self.pause_s is not None:
                asyncio.get_running_loop().call_later(self.pause_s, self.receiver.resume)

    def abort(self) -> None:
        self.is_aborted = True

    async def receive(self) -> str:
        return await asyncio.Future()


def connect(socket: SlowSocket) -> tuple[SeatConnection, Any]:
    """Return the connection of a spectator, and its table."""
    live: Any = SimpleNamespace(listeners=set(), table=make_table(), info=SimpleNamespace(id="t"))
    settings = SimpleNamespace(heartbeat_s=0.01, send_timeout_s=0.1, limits=Limits())
    live_tables: Any = SimpleNamespace(settings=settings, now=lambda: 0.0, is_closing=False)
    return SeatConnection(live_tables, SimpleNamespace(), live, socket, ""), live  # type: ignore[arg-type]


async def test_a_client_that_receives_nothing_is_disconnected() -> None:
    socket = SlowSocket(None)
    connection, live = connect(socket)
    assert await asyncio.wait_for(connection.run(socket.receive), DEADLINE_S) == 1013
    assert [message["type"] for message in socket.sent] == ["beat"], "nothing is sent to a client that is slow"
    assert socket.is_aborted
    assert not live.listeners


async def test_a_client_that_is_slow_for_a_moment_is_sent_everything_afterwards() -> None:
    socket = SlowSocket(0.05)
    connection, _ = connect(socket)
    running = asyncio.create_task(connection.run(socket.receive))
    while len(socket.sent) < 20:
        await asyncio.sleep(0.01)
    assert not running.done()
    assert not socket.is_aborted
    running.cancel()
