"""Optional dependencies: what to install when a package of an extra is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from tianxia.engine.errors import TianxiaError


class MissingExtra(TianxiaError, ImportError):
    """A package of an extra is not installed. The message names the command that installs it."""


@contextmanager
def require_extra(name: str, message_id: str = "engine-extra-missing") -> Iterator[None]:
    """Raise MissingExtra if an import inside the `with` block fails because the extra `name` is not installed.

    `message_id` is the message of that error; its arguments are `package` and `extra`.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == "tianxia":
            raise
        raise MissingExtra(message_id, package=error.name.split(".")[0], extra=name) from error
