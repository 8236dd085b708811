"""Old names of the public interface. They work for one more release, with a DeprecationWarning."""

import sys
import warnings
from collections.abc import Callable
from typing import Any


def warn_renamed(old: str, new: str) -> None:
    """Warn that a name has changed. The warning points to the first caller outside the package tianxia."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("tianxia."):
        level, frame = level + 1, frame.f_back
    message = f"{old} is now called {new}; the old name will be removed in the next release"
    warnings.warn(message, DeprecationWarning, stacklevel=level)


def take_renamed_option(options: dict[str, Any], old: str, new: str, value: Any) -> Any:
    """Remove an argument that `options` has under its old name, with a warning, and return it; else return `value`."""
    if old not in options:
        return value
    warn_renamed(old, new)
    return options.pop(old)


def forward_attributes(module: str, target: object, new: str) -> Callable[[str], Any]:
    """Return a `__getattr__` for a module that was once the name of an object: it has the object's attributes."""

    def get_attribute(name: str) -> Any:
        if name.startswith("__"):  # asked for by the import system
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warn_renamed(module, new)
        return getattr(target, name)

    return get_attribute
