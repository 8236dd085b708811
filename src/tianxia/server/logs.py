"""Logs: one JSON object a line, or text on a terminal.

They say what was asked and how it went; never who asked, never a secret.
"""

import json
import logging
import logging.config
import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.engine.errors import BadOptions

_EXTRA: Final = ("table", "method", "path", "status", "ms", "tables", "guests")
_TEXT: Final = "%(asctime)s %(levelname)s %(message)s"
_MOST_REPEATS: Final = 20
_REPEAT_SECONDS: Final = 60.0
_MOST_REMEMBERED: Final = 1_000
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
        line |= _extra(record)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """A line for somebody who reads it on a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        extra = _extra(record)
        return super().format(record) + (f" {json.dumps(extra, ensure_ascii=False)}" if extra else "")


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    return {key: getattr(record, key) for key in _EXTRA if hasattr(record, key)}


class RepeatFilter(logging.Filter):
    """Lets the same message pass only so many times within a minute, and then says how many were left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}
        """By logger and message: when it was first seen, and how often since."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key, now = (record.name, str(record.msg)), self.now()
        since, times = self.seen.get(key, (now, 0))
        if now - since > _REPEAT_SECONDS:
            left_out, since, times = max(0, times - _MOST_REPEATS), now, 0
            if left_out:
                record.msg, record.args = f"{record.getMessage()} ({left_out} more times before)", None
        if len(self.seen) > _MOST_REMEMBERED:
            self.seen.clear()
        self.seen[key] = (since, times + 1)
        return times < _MOST_REPEATS


def wants_json(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether logs are JSON: as TIANXIA_LOG says, or else wherever nobody reads them on a terminal."""
    wanted = environment.get("TIANXIA_LOG", "")
    if wanted not in ("", "json", "text"):
        raise BadOptions("server-settings-bad", problem=f"TIANXIA_LOG={wanted[:40]}")
    return wanted == "json" or (not wanted and not sys.stderr.isatty())


def set_up(level: str, *, as_json: bool = True) -> None:
    """Send all logs and warnings to the standard error stream, from `level` on for our own."""
    logging.captureWarnings(True)
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"json": {"()": JsonFormatter}, "text": {"()": TextFormatter, "format": _TEXT}},
            "filters": {"repeats": {"()": RepeatFilter}},
            "handlers": {
                "lines": {
                    "class": "logging.StreamHandler",
                    "formatter": "json" if as_json else "text",
                    "filters": ["repeats"],
                }
            },
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
