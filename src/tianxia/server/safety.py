"""What keeps strangers from harm: signatures, tokens, limits, headers."""

import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.server.errors import TOO_MANY, Refused

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
_SCHEMES: Final = ("http", "https")
_MOST_COUNTED: Final = 50_000
"""Guests and addresses that are remembered at once."""


class Signer:
    """Signs what a browser keeps for us."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def sign(self, purpose: str, text: str) -> str:
        return hmac.digest(self.secret, f"{purpose} {text}".encode(), sha256).hex()

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self.sign('guest', guest)}"

    def guest(self, cookie: str) -> str:
        """The guest of a cookie; empty if nobody we know has signed it."""
        guest, _, signature = cookie.partition(".")
        return guest if _same(signature, self.sign("guest", guest)) else ""

    def token(self, guest: str) -> str:
        """What a page of ours knows and a page of others does not."""
        return self.sign("csrf", guest)

    def is_token(self, guest: str, token: str) -> bool:
        return _same(token, self.token(guest))

    def code_hash(self, code: str) -> str:
        return self.sign("code", code)


def fresh_code() -> str:
    """A one-time code that can be read aloud: sixteen letters and digits in fours, 80 bits."""
    letters = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"
    drawn = "".join(secrets.choice(letters) for _ in range(16))
    return "-".join(drawn[at : at + 4] for at in range(0, 16, 4))


class Counter:
    """Counts what somebody does: so many times within so many seconds, a bucket that fills again."""

    def __init__(self, limit: tuple[int, float], now: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds = limit
        self.now = now
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str, spend: bool = True) -> float:
        """Counts once more; 0, or how long to wait if that was too often."""
        now = self.now()
        left, at = self.left.pop(who, (float(self.most), now))
        left = min(float(self.most), left + (now - at) * self.most / self.seconds)
        allowed = left >= 1.0
        self.left[who] = (left - 1.0 if allowed and spend else left, now)
        while len(self.left) > _MOST_COUNTED:
            self.left.popitem(last=False)
        return 0.0 if allowed else (1.0 - left) * self.seconds / self.most

    def check(self, who: str, spend: bool = True) -> None:
        """Refuses if it is too often."""
        wait = self.wait(who, spend)
        if wait > 0.0:
            refused = Refused(TOO_MANY, "server-too-many", seconds=int(wait) + 1)
            refused.retry = wait
            raise refused


class Guard:
    """ASGI: headers on every answer, and only under names that were allowed."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], secure: bool) -> None:
        self.app = app
        self.hosts = hosts
        self.secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if self.hosts and host_name(_header(scope, b"host")) not in self.hosts:
            await _refuse(scope, send, 421)
            return
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            await _refuse(scope, send, 404)  # no name has a NUL, and PostgreSQL takes none
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


def same_origin(origin: str, host: str, secure: bool = False) -> bool:
    """Whether a page of this very server opened the socket; where people come through https, a page that did too."""
    page = urlsplit(origin)
    return bool(host) and page.netloc.lower() == host.lower() and page.scheme in (("https",) if secure else _SCHEMES)


def host_name(host: str) -> str:
    """A host without its port."""
    return urlsplit(f"//{host}").hostname or ""


def _header(scope: Any, name: bytes) -> str:
    found = next((value for key, value in scope["headers"] if key == name), b"")
    return bytes(found).decode("latin-1")


async def _refuse(scope: Any, send: Any, status: int) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": str(status).encode(), "more_body": False})


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
