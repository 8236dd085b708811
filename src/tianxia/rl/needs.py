"""What others' packages the environments need, and how to get them."""

from collections.abc import Iterator
from contextlib import contextmanager

from tianxia.engine.errors import TianxiaError


class Missing(TianxiaError, ImportError):
    """A package of an extra is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports inside may need an extra of this project: who has not installed it is told how."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == "tianxia":
            raise
        raise Missing("rl-missing", package=error.name, extra=name) from error
