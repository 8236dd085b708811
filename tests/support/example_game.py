"""The game of `examples/tianji`, without installing it."""

import os
import sys
from pathlib import Path
from typing import Final

from tests.support.paths import ROOT

FOLDER: Final = ROOT / "examples" / "tianji"
SOURCE: Final = FOLDER / "src"


def make_importable() -> None:
    """Add the example to the import path of this process."""
    if str(SOURCE) not in sys.path:
        sys.path.append(str(SOURCE))


def write_metadata(folder: Path, package: str, entry_point: str) -> None:
    """Make a new Python process with this folder in PYTHONPATH find a game as if its package were installed.

    `entry_point` is a line such as `nim = tests.support.nim:manifest`.
    """
    metadata = folder / f"{package}-1.0.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[tianxia.games]\n{entry_point}\n", encoding="utf-8")


def link_example(folder: Path) -> None:
    """Make a new Python process with this folder in PYTHONPATH find the example as if it were installed."""
    (folder / "tianxia_tianji").symlink_to(SOURCE / "tianxia_tianji")
    write_metadata(folder, "tianxia_tianji", "tianji = tianxia_tianji.manifest:manifest")


def python_path(folder: Path) -> str:
    """Return PYTHONPATH for a new process that is to find the games of a folder, besides what this process finds."""
    return os.pathsep.join([str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")])
