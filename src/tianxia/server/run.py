"""Runs the server with uvicorn, and shuts it down cleanly."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn

from tianxia.server.app import make_app
from tianxia.server.http.connections import connection_limit, raise_file_limit, timed_protocol
from tianxia.server.http.proxies import TrustedProxies
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.settings import Settings
from tianxia.server.socket.direct_protocol import DirectProtocol
from tianxia.server.socket.message_handler import MAX_MESSAGE_BYTES

_SHUTDOWN_TIMEOUT_S = 5
"""How long a shutdown waits for requests in progress; uvicorn expects whole seconds."""
_NEW_OBJECTS_PER_COLLECTION = 10_000
"""How many more objects than before make Python look for garbage; its default, 700, does so every few moves."""


def find_free_port() -> int:
    """Return a TCP port of 127.0.0.1 that is free at the moment of the call."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def run_server(settings: Settings, host: str, port: int, on_started: Callable[[], None]) -> bool:
    """Serve until a signal stops the server; return False if it could not start. Call `on_started` once it listens.

    Raises UnusableDatabase if the database cannot be read and written.
    """
    app = make_app(settings)
    live_tables: LiveTables = app.state.live_tables
    asyncio.run(live_tables.store.prepare())
    config = uvicorn.Config(
        TrustedProxies(app),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=timed_protocol(settings.request_timeout_s),
        ws=DirectProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT_S,
        lifespan="on",
        **connection_limit(raise_file_limit()),
    )
    server = _Server(config, on_started, live_tables)
    # After a shutdown, uvicorn raises the signal again. The default handler of SIGTERM would kill this process before
    # the semaphores of the worker processes are released, and Python would log a warning about leaked resources.
    signal.signal(signal.SIGTERM, _interrupt)
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_started: Callable[[], None], live_tables: LiveTables) -> None:
        super().__init__(config)
        self.on_started = on_started
        self.live_tables = live_tables

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # Modules and caches stay in memory: exclude them from garbage collection, which would otherwise block the
            # event loop for a tenth of a second.
            gc.collect()
            gc.freeze()
            gc.set_threshold(_NEW_OBJECTS_PER_COLLECTION, *gc.get_threshold()[1:])
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.live_tables.notify_shutdown()
        await super().shutdown(sockets)
