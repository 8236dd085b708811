"""Starts the server and lets it end in peace."""

import gc
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from tianxia.server import logs
from tianxia.server.app import make_app
from tianxia.server.connections import connection_limit, protocol_with, raise_file_limit
from tianxia.server.hall import Hall
from tianxia.server.live import LONGEST
from tianxia.server.settings import Settings

_PATIENCE = 5
"""Seconds for those who are still there when the server ends."""


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def run(settings: Settings, host: str, port: int, begun: Callable[[], None], log_level: str = "INFO") -> bool:
    """Serves until it is told to stop; calls `begun` once it listens. False if it could not begin."""
    logs.set_up(log_level)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=protocol_with(settings.request_seconds),
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_PATIENCE,
        lifespan="on",
        **connection_limit(raise_file_limit()),
    )
    server = _Server(config, begun, app.state.hall)
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started


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
