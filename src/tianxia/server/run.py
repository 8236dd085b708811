"""Starts the server and lets it end in peace."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn

from tianxia.server.app import make_app
from tianxia.server.connections import connection_limit, protocol_with, raise_file_limit
from tianxia.server.hall import Hall
from tianxia.server.live import LONGEST
from tianxia.server.proxies import BelievedProxies
from tianxia.server.settings import Settings

_PATIENCE = 5
"""Seconds for those who are still there when the server ends."""


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def run(settings: Settings, host: str, port: int, begun: Callable[[], None]) -> bool:
    """Serves until it is told to stop; calls `begun` once it listens. False if it could not begin.

    Raises UnusableDatabase if the database cannot be read and written.
    """
    app = make_app(settings)
    hall: Hall = app.state.hall
    asyncio.run(hall.store.prepare())
    config = uvicorn.Config(
        BelievedProxies(app),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=protocol_with(settings.request_seconds),
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_PATIENCE,
        lifespan="on",
        **connection_limit(raise_file_limit()),
    )
    server = _Server(config, begun, hall)
    # Once it has stopped, uvicorn sends itself the signal again. Killed by that, we would leave semaphores of worker
    # processes behind, and Python would say so on the log.
    signal.signal(signal.SIGTERM, _end)
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started


def _end(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, begun: Callable[[], None], hall: Hall) -> None:
        super().__init__(config)
        self.begun = begun
        self.hall = hall

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What was loaded stays: looking through it for garbage would hold up every table for a tenth of a second.
            gc.collect()
            gc.freeze()
            self.begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hall.part()
        await super().shutdown(sockets)
