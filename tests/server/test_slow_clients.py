"""A client that receives no messages is disconnected, and may reconnect."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from tests.server.memory_tables import make_table
from tests.support.waiting import DEADLINE_S
from tianxia.server.settings import Limits
from tianxia.server.socket.table_socket import SeatConnection


class StuckSocket:
    """A socket whose client receives one message and then no more."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.close_code: int | None = None
        self.incoming: asyncio.Queue[str] = asyncio.Queue()

    async def send_data(self, text: str, mode: str) -> None:
        if self.sent:
            await asyncio.Event().wait()
        self.sent.append(json.loads(text))

    async def receive_data(self, mode: str) -> str:
        return await self.incoming.get()

    async def close(self, code: int = 1000) -> None:
        self.close_code = code


async def test_a_client_that_receives_nothing_is_disconnected() -> None:
    live: Any = SimpleNamespace(listeners=set(), table=make_table(), info=SimpleNamespace(id="t"))
    settings = SimpleNamespace(heartbeat_s=0.01, send_timeout_s=0.05, limits=Limits())
    live_tables: Any = SimpleNamespace(settings=settings, now=lambda: 0.0, is_closing=False)
    socket: Any = StuckSocket()
    connection = SeatConnection(live_tables, SimpleNamespace(), live, socket, "")  # type: ignore[arg-type]
    await asyncio.wait_for(connection.run(), DEADLINE_S)
    assert [message["type"] for message in socket.sent] == ["beat"]
    assert socket.close_code == 1013
    assert not live.listeners
