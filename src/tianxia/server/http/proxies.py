"""Trusted proxies in front of the server, and a warning about proxies that are not trusted."""

import logging
import os
import time
from collections.abc import Callable
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

TRUSTED_PROXIES_VARIABLE: Final = "FORWARDED_ALLOW_IPS"
"""The environment variable with the addresses of trusted proxies."""
WARNING_INTERVAL_S: Final = 3600.0
"""The minimum time between two warnings."""
_SUPPORTED_HEADERS: Final = {b"x-forwarded-for": "X-Forwarded-For", b"x-forwarded-proto": "X-Forwarded-Proto"}
_UNSUPPORTED_HEADERS: Final = {b"forwarded": "Forwarded"}

logger = logging.getLogger("tianxia.server")


class TrustedProxies:
    """ASGI middleware: takes a guest's address from the headers of trusted proxies, and warns about ignored headers.

    Behind a proxy that is not trusted, all guests seem to have the proxy's address, and share the limits of one
    address.
    """

    def __init__(self, app: Any, trusted: str | None = None, now: Callable[[], float] = time.monotonic) -> None:
        """Trust these addresses, separated by commas; None for those in the environment, or else 127.0.0.1."""
        self.inner = ProxyHeadersMiddleware(app, trusted or os.environ.get(TRUSTED_PROXIES_VARIABLE) or "127.0.0.1")
        self.now = now
        self.last_warning = -WARNING_INTERVAL_S
        """When the last warning was logged."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle an ASGI connection."""
        if scope["type"] != "lifespan" and self.now() - self.last_warning >= WARNING_INTERVAL_S:
            self._warn_if_ignored(scope)
        await self.inner(scope, receive, send)

    def _warn_if_ignored(self, scope: Any) -> None:
        """Log a warning if headers of a proxy are ignored."""
        names = {name for name, _ in scope["headers"]}
        client = scope.get("client")
        peer = client[0] if client else ""
        if peer not in self.inner.trusted_hosts:
            ignored = [shown for name, shown in (_SUPPORTED_HEADERS | _UNSUPPORTED_HEADERS).items() if name in names]
            if ignored:
                self._warn(
                    "%s from %s is ignored: if that is your proxy, add its address to %s, "
                    "or all guests count as one address",
                    ", ".join(ignored),
                    peer or "an unknown address",
                    TRUSTED_PROXIES_VARIABLE,
                )
        elif b"forwarded" in names and b"x-forwarded-for" not in names:
            self._warn("the header Forwarded is not supported: configure the proxy at %s to send X-Forwarded-For", peer)

    def _warn(self, message: str, *args: str) -> None:
        """Log a warning, and none for the next `WARNING_INTERVAL_S`."""
        self.last_warning = self.now()
        logger.warning(message, *args)
