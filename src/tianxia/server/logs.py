"""Logs: one JSON object a line. They say what was asked and how it went; never who asked, never a secret."""

import json
import logging
import logging.config
import time
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_EXTRA: Final = ("table", "method", "path", "status", "ms", "tables", "guests")
log = logging.getLogger("tianxia.server.requests")


class JsonFormatter(logging.Formatter):
    """A line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {key: getattr(record, key) for key in _EXTRA if hasattr(record, key)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"json": {"()": JsonFormatter}},
            "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "json"}},
            "root": {"handlers": ["lines"], "level": "WARNING"},
            "loggers": {"tianxia": {"level": level}, "uvicorn.error": {"level": "WARNING"}},
        }
    )


class RequestLog:
    """ASGI: a line for each request, its query left out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not log.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            told = {"method": str(scope.get("method")), "path": scope["path"][:200], "status": status}
            log.info("request", extra={**told, "ms": round((time.perf_counter() - begin) * 1000, 1)})
