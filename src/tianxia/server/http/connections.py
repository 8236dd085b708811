"""Limits on connections: their number, and how long a request may take to arrive."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tianxia.server.settings import REQUEST_TIMEOUT_S

RESERVED_FILES: Final = 200
"""How many open files are reserved for the database, bots, logs, and refused connections."""
MIN_CONNECTIONS: Final = 50
"""The minimum number of connections served, even if very few files may be opened."""
MAX_REFUSED: Final = 50
"""How many connections beyond the limit are answered with 503; any further ones are closed at once."""
_ARRIVED: Final = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR)
"""The states of a client in which its request has arrived completely, or is invalid."""


class TimedProtocol(H11Protocol):
    """HTTP/1.1 with a time limit for requests to arrive, and a limit on connections.

    Up to `limit_concurrency` connections (an option of uvicorn) are served. On `MAX_REFUSED` more, requests are refused
    with 503. Any further connection is closed at once, so that idle ones cannot use up all open files.
    """

    timeout: float = REQUEST_TIMEOUT_S
    """In seconds."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer; if there are too many connections, close this one instead."""
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency + MAX_REFUSED:
            transport.abort()
            return
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        """Handle a part of a request; stop the timer once the request has arrived completely."""
        self._start_timer()
        super().data_received(data)
        if self.conn.their_state in _ARRIVED:
            self._stop_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop the timer: a websocket stays open."""
        self._stop_timer()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.timeout, self._abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _abort(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()


def timed_protocol(timeout: float) -> type[TimedProtocol]:
    """Return a protocol class with this time limit, in seconds."""
    return type("TimedProtocol", (TimedProtocol,), {"timeout": timeout})


def raise_file_limit() -> int:
    """Raise the limit on open files as far as the system allows, and return it; 0 if there is no limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):
            return int(soft)
    return 0 if hard == resource.RLIM_INFINITY else int(hard)


def connection_limit(files: int) -> dict[str, Any]:
    """Return the options for uvicorn that limit connections for a limit of `files` open files; 0 for no limit."""
    return {"limit_concurrency": max(MIN_CONNECTIONS, files - RESERVED_FILES)} if files else {}
