"""Pages of figures in docs/, one section per subject. A new measurement replaces its section."""

import platform
import sys
from datetime import date
from pathlib import Path
from typing import NamedTuple

from tianxia import __version__

DOCS = Path(__file__).parent.parent / "docs"


class Page(NamedTuple):
    """A page of docs/, with the text above all sections."""

    name: str
    head: str

    def write_section(self, title: str, lines: list[str], *versions: str) -> None:
        """Write a section of the page, in place of the old one if there is one; `versions` go into its date line."""
        sections = self._sections()
        parts = (date.today().isoformat(), f"tianxia {__version__}", *versions)
        where = ", ".join([*parts, f"Python {platform.python_version()}", sys.platform])
        sections[title] = "\n".join([f"## {title}", "", where + ".", "", *lines, ""])
        (DOCS / self.name).write_text(self.head + "\n" + "\n".join(sections.values()), encoding="utf-8")

    def _sections(self) -> dict[str, str]:
        path = DOCS / self.name
        if not path.exists():
            return {}
        parts = path.read_text(encoding="utf-8").split("\n## ")[1:]
        return {part.splitlines()[0]: "## " + part for part in parts}


BENCHMARKS_PAGE = Page(
    "researchers/benchmarks.md",
    """\
# Benchmarks

Measured by `make bench`. Everything in a section comes from one run on one core, since machines differ and are noisy:
compare the ratios, not the figures. Where two programs are compared, they take fifteen turns each; a figure is the
median, with the quartiles in brackets, and a ratio is computed turn by turn. Speeds are per second of processor time
unless a section says otherwise. A decision counts only if it has two or more legal actions; listing legal actions and
dealing are part of the time. In the comparison with catanatron all steps count on both sides, forced ones included.

Peers are played in the fastest way they offer. OpenSpiel's deals are drawn from `legal_actions()`, as all their
outcomes are equally likely; its compiled core is its own loop `evaluate_bots` with its own uniform bots. catanatron's
moves are not validated a second time, while our `apply` always checks.
""",
)
