"""Logging of the server: one JSON object per line, or text on a terminal.

Logs contain each request and its status, but never who sent it and never a secret.
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

_EXTRA_FIELDS: Final = ("table", "method", "path", "status", "ms", "tables", "guests")
"""The fields of `extra` that are logged."""
_TEXT_FORMAT: Final = "%(asctime)s %(levelname)s %(message)s"
_MAX_REPEATS: Final = 20
"""How many times the same warning is logged within `_REPEAT_PERIOD_S`."""
_REPEAT_PERIOD_S: Final = 60.0
_MAX_REMEMBERED: Final = 1_000
"""The most messages that a filter counts."""

logger = logging.getLogger("tianxia.server.requests")


class JsonFormatter(logging.Formatter):
    """Formats a record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object on one line."""
        fields: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        fields |= _extra_fields(record)
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """Formats a record for a terminal, with its extra fields as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text."""
        extra = _extra_fields(record)
        return super().format(record) + (f" {json.dumps(extra, ensure_ascii=False)}" if extra else "")


def _extra_fields(record: logging.LogRecord) -> dict[str, Any]:
    """Return the fields of `extra` that are logged."""
    return {key: getattr(record, key) for key in _EXTRA_FIELDS if hasattr(record, key)}


class RepeatFilter(logging.Filter):
    """Drops warnings and errors that repeat too often within `_REPEAT_PERIOD_S`; later logs how many were dropped."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Use a monotonic clock."""
        super().__init__()
        self.now = now
        self.counts: dict[tuple[str, str], tuple[float, int]] = {}
        """By logger and message: the start of the period, and how many times it occurred in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log the record."""
        if record.levelno < logging.WARNING:
            return True
        key, now = (record.name, str(record.msg)), self.now()
        start, count = self.counts.get(key, (now, 0))
        if now - start > _REPEAT_PERIOD_S:
            dropped, start, count = max(0, count - _MAX_REPEATS), now, 0
            if dropped:
                record.msg, record.args = f"{record.getMessage()} ({dropped} more were dropped)", None
        if len(self.counts) > _MAX_REMEMBERED:
            self.counts.clear()
        self.counts[key] = (start, count + 1)
        return count < _MAX_REPEATS


def wants_json(environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether to log JSON: as set by TIANXIA_LOG, else unless logs go to a terminal. Raises BadOptions."""
    log_format = environment.get("TIANXIA_LOG", "")
    if log_format not in ("", "json", "text"):
        raise BadOptions("server-settings-bad", problem=f"TIANXIA_LOG={log_format[:40]}")
    return log_format == "json" or (not log_format and not sys.stderr.isatty())


def configure_logging(level: str, *, as_json: bool = True) -> None:
    """Send all logs and warnings to standard error; `level` applies to the loggers of Tianxia."""
    logging.captureWarnings(True)
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"json": {"()": JsonFormatter}, "text": {"()": TextFormatter, "format": _TEXT_FORMAT}},
            "filters": {"repeats": {"()": RepeatFilter}},
            "handlers": {
                "stderr": {
                    "class": "logging.StreamHandler",
                    "formatter": "json" if as_json else "text",
                    "filters": ["repeats"],
                }
            },
            "root": {"handlers": ["stderr"], "level": "WARNING"},
            "loggers": {"tianxia": {"level": level}, "uvicorn.error": {"level": "WARNING"}},
        }
    )


class RequestLogger:
    """ASGI middleware that logs every HTTP request, without its query."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle an ASGI connection."""
        if scope["type"] != ScopeType.HTTP or not logger.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_and_record(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_record)
        finally:
            fields = {"method": str(scope.get("method")), "path": scope["path"][:200], "status": status}
            logger.info("request", extra={**fields, "ms": round((time.perf_counter() - started) * 1000, 1)})
