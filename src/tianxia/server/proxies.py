"""Proxies in front of the server: whom it believes when they say who comes, and a warning where it does not."""

import logging
import os
import time
from collections.abc import Callable
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

SETTING: Final = "FORWARDED_ALLOW_IPS"
WARNING_INTERVAL_S: Final = 3600.0
_READ: Final = {b"x-forwarded-for": "X-Forwarded-For", b"x-forwarded-proto": "X-Forwarded-Proto"}
_UNREAD: Final = {b"forwarded": "Forwarded"}

log = logging.getLogger("tianxia.server")


class BelievedProxies:
    """ASGI: takes a guest's address from the headers of believed proxies, and warns about those of others.

    A proxy that is not believed makes all guests come from its own address: they share one limit, and one who fails too
    often locks out the others' new tables.
    """

    def __init__(self, app: Any, believed: str | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.inner = ProxyHeadersMiddleware(app, believed or os.environ.get(SETTING) or "127.0.0.1")
        self.now = now
        self.warned = -WARNING_INTERVAL_S

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan" and self.now() - self.warned >= WARNING_INTERVAL_S:
            self._look_at(scope)
        await self.inner(scope, receive, send)

    def _look_at(self, scope: Any) -> None:
        """Warn, once an hour at most, if a proxy's headers are ignored."""
        names = {name for name, _ in scope["headers"]}
        client = scope.get("client")
        peer = client[0] if client else ""
        if peer not in self.inner.trusted_hosts:
            ignored = [shown for name, shown in (_READ | _UNREAD).items() if name in names]
            if ignored:
                self._warn(
                    "%s from %s is ignored: if that is your proxy, add its address to %s, "
                    "or all guests count as one address",
                    ", ".join(ignored),
                    peer or "an unknown address",
                    SETTING,
                )
        elif b"forwarded" in names and b"x-forwarded-for" not in names:
            self._warn("the header Forwarded is not read: let the proxy at %s send X-Forwarded-For", peer)

    def _warn(self, message: str, *args: str) -> None:
        self.warned = self.now()
        log.warning(message, *args)
