"""Names that have changed. The old ones work for one more release, with a DeprecationWarning."""

import sys
import warnings
from typing import Any


def warn_renamed(old: str, new: str) -> None:
    """Warns, at the line of the first caller outside this package, that a name has changed."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("tianxia."):
        level, frame = level + 1, frame.f_back
    message = f"{old} is now called {new}; the old name goes with the next release"
    warnings.warn(message, DeprecationWarning, stacklevel=level)


def renamed_option(options: dict[str, Any], old: str, new: str, value: Any) -> Any:
    """The value of an argument that may have been given under its old name, which is taken out of the options."""
    if old not in options:
        return value
    warn_renamed(old, new)
    return options.pop(old)
