"""TIANXIA_PURE=1: the same files uncompiled, for debugging and where there is no compiler."""

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PureFinder:
    """Finds this package's modules as source, even where compiled ones lie beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the spec of a module's source file; None for modules of other packages."""
        if not name.startswith("tianxia.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Make Python load this package's modules from source from now on. A second call changes nothing."""
    if not any(finder is PureFinder for finder in sys.meta_path):
        sys.meta_path.insert(0, PureFinder)
