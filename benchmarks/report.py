"""Pages with measurements in docs/. A new measurement replaces its section."""

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

`make bench` measures most of these sections; `python -m benchmarks.load` and `python -m benchmarks.replays` measure
the server. Machines differ and are noisy, so compare ratios within a section, not figures between sections. Unless a
section says otherwise, it comes from one run on one core, and speeds are per second of processor time. Where two
programs are compared, each has fifteen turns; a figure is the median with the quartiles in brackets, and a ratio is
computed turn by turn.

A decision counts only if it has two or more legal actions; the time includes listing legal actions and dealing. In
the comparison with catanatron all steps count on both sides, even forced ones.

Other projects are played in the fastest way they offer. OpenSpiel's deals are drawn from `legal_actions()`, since all
outcomes are equally likely; its compiled core is its own loop `evaluate_bots` with its own uniform bots. catanatron's
moves are not validated a second time, while our `apply` always checks.
""",
)


TESTED_PAGE = Page(
    "hosts/tested.md",
    """\
# What was tested

`make faults` breaks and floods a server on one machine and checks what happens to the players' moves.
`python -m benchmarks.faults --help` lists the runs; each can be run on its own. Servers are started as a host would
start them, with the default limits wherever limits are tested. In the runs with kills and outages five tables are
played without pauses, and afterwards every acknowledged move is compared with the record of its game.

The last column has the date, and the load average of the machine at the beginning and at the end of the run. Counts do
not depend on the load, but times do: players, servers and databases share the cores of one machine.
[Hosting](hosting.md#when-something-fails) describes what players see meanwhile.
""",
)
