"""The names under which environments use optional dependencies."""

from tianxia.engine.extras import MissingExtra as Missing
from tianxia.engine.extras import require_extra as extra

__all__ = ["Missing", "extra"]
