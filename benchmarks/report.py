"""The table of figures in docs/benchmarks.md: one section a game, replaced when it is measured anew."""

import platform
import sys
from datetime import date
from pathlib import Path

from tianxia import __version__

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"

HEAD = """\
# Benchmarks

Measured by `make bench`, everything in a section in one run on one core, since machines differ and are noisy: read the
ratios, not the figures. A decision counts only if it has two or more legal actions; legal lists and deals are in the
time. Beside catanatron all steps count, forced ones included, on both sides.
"""


def write_section(title: str, lines: list[str], versions: str) -> None:
    """Replaces a game's section of the page, or adds it."""
    sections = _sections()
    python = f"Python {platform.python_version()}, {sys.platform}"
    where = f"{date.today().isoformat()}, tianxia {__version__}, {versions}, {python}"
    sections[title] = "\n".join([f"## {title}", "", where + ".", "", *lines, ""])
    PAGE.write_text(HEAD + "\n" + "\n".join(sections.values()), encoding="utf-8")


def _sections() -> dict[str, str]:
    if not PAGE.exists():
        return {}
    parts = PAGE.read_text(encoding="utf-8").split("\n## ")[1:]
    return {part.splitlines()[0]: "## " + part for part in parts}
