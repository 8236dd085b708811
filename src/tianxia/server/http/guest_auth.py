"""Authentication of guests: every visitor gets a name and a signed cookie, without registering."""

import secrets
import time
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import Cookie

from tianxia.locales import say
from tianxia.server.http.rate_limits import RateLimits
from tianxia.server.http.security import Signer
from tianxia.server.settings import Settings
from tianxia.server.storage import guest_repository
from tianxia.server.storage.guest_repository import Guest
from tianxia.server.storage.store import Store
from tianxia.server.tables.errors import FORBIDDEN, UNAUTHORIZED, Refused
from tianxia.server.tables.wire import guests as wire

COOKIE: Final = "tianxia"
CSRF_HEADER: Final = "x-csrf-token"
"""The request header that must carry the CSRF token."""
_DAY_S: Final = 24 * 3600
_YEAR_S: Final = 365 * _DAY_S


class GuestAuth:
    """Authenticates guests by a signed cookie and, for requests that change something, a CSRF token."""

    def __init__(self, settings: Settings, store: Store, limits: RateLimits) -> None:
        """Use the secret of the settings to sign cookies and tokens."""
        self.settings = settings
        self.store = store
        self.limits = limits
        self.signer = Signer(settings.secret)

    async def find_guest(self, cookie: str) -> Guest | None:
        """Return the guest of a cookie; None if the signature is wrong or the guest was deleted."""
        guest_id = self.signer.read_cookie(cookie)
        if not guest_id:
            return None
        return await self.store.read(lambda connection: guest_repository.find_guest(connection, guest_id))

    async def create_guest(self, address: str, lang: str) -> Guest:
        """Create a guest with a name in this language. Raises Refused (429) if the address has created too many."""
        self.limits.new_guests.check(address)
        now = time.time()
        name = say("server-guest", {"number": str(secrets.randbelow(9000) + 1000)}, lang)
        guest = Guest(secrets.token_urlsafe(16), name, {}, now, now)
        await self.store.write(lambda connection: guest_repository.insert_guest(connection, guest))
        return guest

    async def record_visit(self, guest: Guest) -> None:
        """Update the last visit of a guest, at most once a day."""
        now = time.time()
        if now - guest.seen > _DAY_S:
            await self.store.write(lambda connection: guest_repository.update_last_visit(connection, guest.id, now))

    async def require_guest(self, request: Request[Any, Any, Any]) -> Guest:
        """Return the guest of a request; for a method that changes something, check its CSRF token and rate limit.

        Raises Refused: 401 without a guest, 403 without a valid token, 429 after too many requests or failures.
        """
        self.limits.failures.check_without_hit(self.failure_key(request))
        guest = await self.find_guest(request.cookies.get(COOKIE, ""))
        if guest is None:
            raise Refused(UNAUTHORIZED, "server-no-guest")
        if request.method not in ("GET", "HEAD"):
            if not self.signer.is_csrf_token(guest.id, request.headers.get(CSRF_HEADER, "")):
                raise Refused(FORBIDDEN, "server-token")
            self.limits.changes.check(guest.id)
        return guest

    def failure_key(self, request: Any) -> str:
        """Return the key under which a failed request is counted: its guest if the cookie is signed, else its address.

        A guest is therefore not locked out by the failures of strangers with the same address.
        """
        guest = self.signer.read_cookie(request.cookies.get(COOKIE, ""))
        return f"guest {guest}" if guest else f"address {client_address(request)}"

    def guest_response(self, guest: Guest) -> Response[wire.Guest]:
        """Return the response to `GET /api/me`, which also sets the cookie."""
        token = self.signer.csrf_token(guest.id)
        body = wire.Guest(guest.name, token, guest.settings, guest.created)
        cookie = Cookie(
            key=COOKIE,
            value=self.signer.sign_cookie(guest.id),
            path="/",
            max_age=_YEAR_S,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )
        return Response(body, cookies=[cookie], status_code=200)


def client_address(request: Any) -> str:
    """Return the IP address of a request or websocket; empty if it is unknown."""
    return request.client.host if request.client else ""
