"""Signed cookies, CSRF tokens, one-time codes, and the middleware that checks hosts and adds security headers."""

import hmac
import secrets
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
_SCHEMES: Final = ("http", "https")


class Signer:
    """Signs what browsers store for the server, with HMAC-SHA256, and checks the signatures."""

    def __init__(self, secret: str) -> None:
        """Use this secret for all signatures."""
        self.secret = secret.encode()

    def sign(self, purpose: str, text: str) -> str:
        """Return the signature of a text, in hex; a signature for one purpose is invalid for another."""
        return hmac.digest(self.secret, f"{purpose} {text}".encode(), sha256).hex()

    def sign_cookie(self, guest: str) -> str:
        """Return the cookie of a guest."""
        return f"{guest}.{self.sign('guest', guest)}"

    def read_cookie(self, cookie: str) -> str:
        """Return the guest id in a cookie; empty if the signature is wrong."""
        guest, _, signature = cookie.partition(".")
        return guest if _is_equal(signature, self.sign("guest", guest)) else ""

    def csrf_token(self, guest: str) -> str:
        """Return a guest's CSRF token, which pages of this server know and pages of other origins do not."""
        return self.sign("csrf", guest)

    def is_csrf_token(self, guest: str, token: str) -> bool:
        """Return whether this is the CSRF token of a guest."""
        return _is_equal(token, self.csrf_token(guest))

    def hash_code(self, code: str) -> str:
        """Return the hash under which a one-time code is stored."""
        return self.sign("code", code)


def generate_code() -> str:
    """Return a random code that is easy to read aloud: sixteen letters and digits (80 bits) in groups of four."""
    alphabet = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"
    code = "".join(secrets.choice(alphabet) for _ in range(16))
    return "-".join(code[start : start + 4] for start in range(0, 16, 4))


class SecurityMiddleware:
    """ASGI middleware: rejects host names that are not allowed, and adds security headers to every response."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], secure: bool) -> None:
        """Allow these host names, or any if empty; with `secure`, add the HSTS header."""
        self.app = app
        self.hosts = hosts
        self.secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle an ASGI connection; answer 421 for another host, and 404 for a path with a NUL."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if self.hosts and host_name(_header(scope, b"host")) not in self.hosts:
            await _reject(scope, send, 421)
            return
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            await _reject(scope, send, 404)  # no name contains a NUL, and PostgreSQL rejects text with one
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if self.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


def is_same_origin(origin: str, host: str, secure: bool = False) -> bool:
    """Return whether `origin` is a page of the server at `host`; with `secure`, only a page served over https."""
    page = urlsplit(origin)
    return bool(host) and page.netloc.lower() == host.lower() and page.scheme in (("https",) if secure else _SCHEMES)


def host_name(host: str) -> str:
    """Return a host without its port."""
    return urlsplit(f"//{host}").hostname or ""


def _header(scope: Any, name: bytes) -> str:
    """Return the first header with this name; empty if there is none."""
    value = next((value for key, value in scope["headers"] if key == name), b"")
    return bytes(value).decode("latin-1")


async def _reject(scope: Any, send: Any, status: int) -> None:
    """Answer a request with a status, or close a websocket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": str(status).encode(), "more_body": False})


def _is_equal(first: str, second: str) -> bool:
    """Compare in constant time, so that the time reveals nothing about a secret."""
    return hmac.compare_digest(first.encode(), second.encode())
