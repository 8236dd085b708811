"""What the server refuses, with the status HTTP has for it."""

from typing import Final

from tianxia.engine.errors import TianxiaError
from tianxia.locales import Argument

STRANGER: Final = 401
FORBIDDEN: Final = 403
MISSING: Final = 404
STALE: Final = 409
MALFORMED: Final = 422
TOO_MANY: Final = 429


class Refused(TianxiaError):
    """Not now, not so, or not you. Nothing has changed."""

    def __init__(self, status: int, id: str, /, **args: Argument) -> None:
        super().__init__(id, **args)
        self.status = status
        self.retry = 0.0
        """Seconds after which it may be tried again."""

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.status, self.message.id, dict(self.message.args))


def _restore(status: int, id: str, args: dict[str, Argument]) -> Refused:
    return Refused(status, id, **args)
