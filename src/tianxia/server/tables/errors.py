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

    def __init__(self, status: int, message_id: str, /, **args: Argument) -> None:
        """Refuse with an HTTP status and a Fluent message."""
        super().__init__(message_id, **args)
        self.status = status
        self.retry_after_s = 0.0
        """Seconds after which to try again; 0 if unknown."""

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling, so that a worker process can raise it."""
        return _restore, (self.status, self.message.id, dict(self.message.args))


def _restore(status: int, message_id: str, args: dict[str, Argument]) -> Refused:
    return Refused(status, message_id, **args)
