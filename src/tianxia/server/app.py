"""The application: all rooms of the server under one roof."""

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
from tianxia.server import archive, guests, live, lobby, pages
from tianxia.server.archive import Archive
from tianxia.server.cleaning import keep_clean
from tianxia.server.errors import Refused
from tianxia.server.guests import Door
from tianxia.server.hall import Hall
from tianxia.server.lessons import school
from tianxia.server.logs import RequestLog
from tianxia.server.manual import ManualPlugin
from tianxia.server.rounds import go_round
from tianxia.server.safety import Guard
from tianxia.server.settings import Settings
from tianxia.server.storage_errors import is_storage_failure

log = logging.getLogger("tianxia.server")

MOST_BODY: Final = 16_384
"""Bytes of a request."""
_RETRY_S: Final = "5"
_WORDS: Final = {
    400: "server-malformed",
    401: "server-stranger",
    403: "server-forbidden",
    404: "server-missing",
    405: "server-method",
    413: "server-large",
}


def make_app(settings: Settings) -> Litestar:
    """A server with these settings."""
    hall = Hall(settings)
    door = Door(hall)
    kept = Archive(hall)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        hall.steadily(lambda: go_round(hall))
        hall.steadily(lambda: keep_clean(hall))
        try:
            yield
        finally:
            await hall.close()

    def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        status, message, retry = _told(error)
        if 400 <= status < 500 and status not in (404, 409):
            door.failures.wait(door.who_failed(request))
        headers = {"retry-after": str(int(retry) + 1)} if retry else {}
        return Response({"reason": message}, status_code=status, headers=headers, media_type="application/json")

    def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        log.error("a request failed", exc_info=error, extra={"path": request.url.path[:200]})
        if is_storage_failure(error):
            body = {"reason": Message("server-storage-away")}
            return Response(body, status_code=503, headers={"retry-after": _RETRY_S}, media_type="application/json")
        return Response({"reason": Message("server-failed")}, status_code=500, media_type="application/json")

    @get("/health", sync_to_thread=False)
    def health() -> dict[str, str]:
        """Whether the process lives."""
        return {"status": "ok", "version": __version__}

    @get("/ready")
    async def ready() -> Response[dict[str, str]]:
        """Whether the database can be read and written, and other processes can be heard."""
        try:
            await hall.store.check()
            if hall.bus is not None:
                await hall.bus.answers()
        except Exception:
            return Response({"status": "not ready"}, status_code=503)
        return Response({"status": "ready"}, status_code=200)

    handlers = [
        guests.me,
        guests.change_me,
        guests.make_code,
        guests.claim,
        guests.forget_me,
        lobby.list_games,
        lobby.show_board,
        lobby.list_tables,
        lobby.make_table,
        lobby.show_table,
        lobby.join_table,
        lobby.leave_table,
        lobby.start_table,
        lobby.show_record,
        archive.list_replays,
        archive.upload_replay,
        archive.show_replay,
        archive.show_moment,
        archive.show_statistics,
        archive.show_study,
        archive.begin_study,
        archive.fork_replay,
        school.open_lesson,
        school.show_lesson,
        live.live_channel,
        pages.words,
        pages.rules,
        pages.page,
        health,
        ready,
    ]
    return Litestar(
        handlers,
        dependencies={
            "door": Provide(lambda: door, sync_to_thread=False),
            "archive": Provide(lambda: kept, sync_to_thread=False),
        },
        exception_handlers={TianxiaError: refuse, HTTPException: refuse, RecursionError: refuse, Exception: fail},
        lifespan=[lifespan],
        plugins=[_Outside(settings)],
        openapi_config=OpenAPIConfig(
            title="Tianxia",
            version=__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[ManualPlugin()],
        ),
        request_max_body_size=MOST_BODY,
        state=State({"hall": hall}),
        logging_config=None,
        debug=False,
    )


class _Outside(InitPlugin):
    """What wraps everything else."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        def guard(app: ASGIApp) -> ASGIApp:
            return Guard(app, self.settings.hosts, self.settings.secure)

        app_config.middleware = [RequestLog, guard, *app_config.middleware]
        return app_config


def _told(error: Exception) -> tuple[int, Message, float]:
    """Status, reason and when to try again."""
    if isinstance(error, Refused):
        return error.status, error.message, error.retry
    if isinstance(error, TianxiaError):
        return 422, error.message, 0.0
    if isinstance(error, RecursionError):
        return 422, Message("server-malformed"), 0.0  # brackets in brackets, thousands deep
    assert isinstance(error, HTTPException)
    status = 422 if error.status_code == 400 else error.status_code
    return status, Message(_WORDS.get(error.status_code, "server-failed")), 0.0
