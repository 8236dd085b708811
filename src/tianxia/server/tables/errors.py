"""Refusals, with their HTTP status."""

from typing import Final

from tianxia.engine.errors import TianxiaError
from tianxia.locales import Argument

UNAUTHORIZED: Final = 401
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
CONFLICT: Final = 409
UNPROCESSABLE: Final = 422
TOO_MANY_REQUESTS: Final = 429


class Refused(TianxiaError):
    """A request or command was refused and changed nothing; the message tells its sender why."""

    def __init__(self, status: int, message_id: str, retry_after_s: float = 0.0, /, **args: Argument) -> None:
        """Refuse with an HTTP status and a Fluent message; `retry_after_s` as the attribute."""
        super().__init__(message_id, **args)
        self.status = status
        self.retry_after_s = retry_after_s
        """Seconds after which to try again; 0 if unknown."""

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling, so that a worker process can raise it."""
        return _restore, (self.status, self.message.id, self.retry_after_s, dict(self.message.args))


def _restore(status: int, message_id: str, retry_after_s: float, args: dict[str, Argument]) -> Refused:
    return Refused(status, message_id, retry_after_s, **args)
