"""Runs the server with uvicorn, and shuts it down in an orderly way."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn

from tianxia.server.app import make_app
from tianxia.server.connections import connection_limit, raise_file_limit, timed_protocol
from tianxia.server.live_tables import LiveTables
from tianxia.server.proxies import TrustedProxies
from tianxia.server.settings import Settings
from tianxia.server.table_socket import MAX_MESSAGE_BYTES

_SHUTDOWN_TIMEOUT_S = 5
"""For requests that are still under way when the server stops."""


def find_free_port() -> int:
    """Return a port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def run_server(settings: Settings, host: str, port: int, on_started: Callable[[], None]) -> bool:
    """Serve until a signal stops it; call `on_started` once it listens. Return False if it could not start.

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
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT_S,
        lifespan="on",
        **connection_limit(raise_file_limit()),
    )
    server = _Server(config, on_started, live_tables)
    # Once it has stopped, uvicorn sends itself the signal again. If that killed us, semaphores of worker processes
    # would be left behind, and Python would complain in the log.
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
            # What was loaded stays: searching it for garbage would hold up every table for a tenth of a second.
            gc.collect()
            gc.freeze()
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.live_tables.notify_shutdown()
        await super().shutdown(sockets)
