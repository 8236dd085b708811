"""The Litestar application with all its routes."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins import InitPlugin
from litestar.types import ASGIApp

from tianxia import __version__
from tianxia.engine.errors import TianxiaError
from tianxia.locales import Message
from tianxia.server.http import archive, guests, lobby, pages
from tianxia.server.http.api_docs import ApiDocsPlugin
from tianxia.server.http.api_schemas import WireSchemaPlugin
from tianxia.server.http.guest_auth import GuestAuth
from tianxia.server.http.rate_limits import RateLimits
from tianxia.server.http.security import SecurityMiddleware
from tianxia.server.lessons import routes as lesson_routes
from tianxia.server.lessons.coach import find_behaviour
from tianxia.server.live import expiry, sweeper
from tianxia.server.live.archive import Archive
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.server_logging import RequestLogger
from tianxia.server.settings import Settings
from tianxia.server.socket import table_socket
from tianxia.server.storage.storage_errors import is_storage_failure
from tianxia.server.tables.errors import Refused
from tianxia.server.tables.wire.guests import Failure, Health

logger = logging.getLogger("tianxia.server")

MAX_BODY_BYTES: Final = 16_384
"""The largest request body, except for uploads."""
_RETRY_AFTER: Final = "5"
"""The `Retry-After` header, in seconds, while the database is unavailable."""
_STATUS_MESSAGES: Final = {
    400: "server-malformed",
    401: "server-no-guest",
    403: "server-forbidden",
    404: "server-missing",
    405: "server-method",
    413: "server-large",
}
"""The message for each status that Litestar itself answers with."""


def make_app(settings: Settings) -> Litestar:
    """Return the application for these settings; `app.state.live_tables` is its `LiveTables`."""
    live_tables = LiveTables(settings, find_behaviour=find_behaviour)
    limits = RateLimits(settings.limits)
    auth = GuestAuth(settings, live_tables.store, limits)
    replay_archive = Archive(live_tables)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await live_tables.open()
        live_tables.supervise(lambda: sweeper.run(live_tables))
        live_tables.supervise(lambda: expiry.run(live_tables))
        try:
            yield
        finally:
            await live_tables.close()

    def handle_refusal(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        status, message, retry_after_s = _describe_error(error)
        if 400 <= status < 500 and status not in (404, 409):
            limits.failures.hit(auth.failure_key(request))
        headers = {"retry-after": str(int(retry_after_s) + 1)} if retry_after_s else {}
        return Response(Failure(message), status_code=status, headers=headers, media_type="application/json")

    def handle_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        logger.error("a request failed", exc_info=error, extra={"path": request.url.path[:200]})
        if is_storage_failure(error):
            body = Failure(Message("server-storage-unavailable"))
            return Response(body, status_code=503, headers={"retry-after": _RETRY_AFTER}, media_type="application/json")
        return Response(Failure(Message("server-failed")), status_code=500, media_type="application/json")

    @get("/health", sync_to_thread=False)
    def health() -> Health:
        """Return 200 as long as the process runs."""
        return Health("ok", __version__)

    @get("/ready")
    async def ready() -> Response[Health]:
        """Return 200 if the database can be read and written and other processes can be reached, else 503."""
        try:
            await live_tables.store.check()
            if live_tables.bus is not None:
                await live_tables.bus.check()
        except Exception:
            return Response(Health("not ready"), status_code=503)
        return Response(Health("ready"), status_code=200)

    handlers = [
        guests.show_me,
        guests.update_me,
        guests.create_code,
        guests.claim_code,
        guests.delete_me,
        lobby.list_games,
        lobby.show_board,
        lobby.list_tables,
        lobby.create_table,
        lobby.show_table,
        lobby.join_table,
        lobby.leave_table,
        lobby.start_table,
        lobby.show_record,
        archive.list_replays,
        archive.upload_replay,
        archive.show_replay,
        archive.show_position,
        archive.show_statistics,
        archive.show_study,
        archive.start_study,
        archive.fork_replay,
        lesson_routes.open_lesson,
        lesson_routes.show_lesson,
        table_socket.serve_table_socket,
        pages.show_messages,
        pages.show_rules,
        pages.show_page,
        health,
        ready,
    ]
    return Litestar(
        handlers,
        dependencies={
            "auth": Provide(lambda: auth, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "live_tables": Provide(lambda: live_tables, sync_to_thread=False),
            "archive": Provide(lambda: replay_archive, sync_to_thread=False),
        },
        exception_handlers={
            TianxiaError: handle_refusal,
            HTTPException: handle_refusal,
            RecursionError: handle_refusal,
            Exception: handle_failure,
        },
        lifespan=[lifespan],
        plugins=[_MiddlewarePlugin(settings), WireSchemaPlugin()],
        openapi_config=OpenAPIConfig(
            title="Tianxia",
            version=__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[ApiDocsPlugin()],
        ),
        request_max_body_size=MAX_BODY_BYTES,
        state=State({"live_tables": live_tables}),
        logging_config=None,
        debug=False,
    )


class _MiddlewarePlugin(InitPlugin):
    """Adds our middleware around all handlers, Litestar's own error responses included."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        def add_security(app: ASGIApp) -> ASGIApp:
            return SecurityMiddleware(app, self.settings.hosts, self.settings.secure)

        app_config.middleware = [RequestLogger, add_security, *app_config.middleware]
        return app_config


def _describe_error(error: Exception) -> tuple[int, Message, float]:
    """Return the HTTP status, the message, and the seconds after which to retry (0 if unknown)."""
    if isinstance(error, Refused):
        return error.status, error.message, error.retry_after_s
    if isinstance(error, TianxiaError):
        return 422, error.message, 0.0
    if isinstance(error, RecursionError):
        return 422, Message("server-malformed"), 0.0  # JSON with brackets nested thousands deep
    assert isinstance(error, HTTPException)
    status = 422 if error.status_code == 400 else error.status_code
    return status, Message(_STATUS_MESSAGES.get(error.status_code, "server-failed")), 0.0
