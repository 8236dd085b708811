"""The hosting page lists every setting and limit with its default, and its backup command saves every move."""

import asyncio
import random
import re
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec

from benchmarks.faults.__main__ import RUNS
from tests.server.client import Visitor
from tests.server.servers import serving
from tests.server.turns import play_moves
from tests.support.paths import ROOT
from tianxia.server.http.proxies import TRUSTED_PROXIES_VARIABLE
from tianxia.server.settings import Limits

PAGE = (ROOT / "docs/hosts/hosting.md").read_text(encoding="utf-8")
SERVER = ROOT / "src" / "tianxia" / "server"


def rows(heading: str) -> dict[str, str]:
    """Return the second column of a section's table, by the first."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| `([a-z_]+)` \| (.*?) \|", section, re.MULTILINE))


def shown(limit: object) -> str:
    if isinstance(limit, tuple):
        times, seconds = limit
        return f"{times} in {seconds:g} s"
    return str(limit)


def test_every_limit_is_documented_with_its_default() -> None:
    assert rows("Limits") == {name: shown(value) for name, value in msgspec.structs.asdict(Limits()).items()}


def test_every_setting_of_the_environment_is_documented() -> None:
    read = {TRUSTED_PROXIES_VARIABLE}
    for file in SERVER.rglob("*.py"):
        read |= set(re.findall(r'environ(?:ment)?\.get\("([A-Z_]+)"', file.read_text(encoding="utf-8")))
    assert len(read) > 10
    documented = set(re.findall(r"`([A-Z][A-Z_]+)`", PAGE.split("\n## Settings\n")[1].split("\n## ")[0]))
    assert read == documented


async def test_the_backup_of_the_page_has_every_acknowledged_move(tmp_path: Path) -> None:
    command = re.search(r'^python3 (-c "import sqlite3; .*")$', PAGE, re.MULTILINE)
    assert command is not None
    with serving(tmp_path) as server:
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "me")
            async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
                made = await play_moves([han, chu], random.Random(1), 8)
                arguments = [sys.executable, *shlex.split(command[1])]
                await asyncio.to_thread(subprocess.run, arguments, cwd=tmp_path, check=True)
    with sqlite3.connect(tmp_path / "backup.sqlite") as backup:
        kept = backup.execute('SELECT text FROM events WHERE "table" = ? ORDER BY number', (table["id"],)).fetchall()
    assert [text for (text,) in kept] == [text for _, text in made]


def test_every_run_with_faults_has_its_figures_on_the_page_of_what_was_tested() -> None:
    page = (ROOT / "docs/hosts/tested.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| (.*?) \|.*\| yes \|.*\|$", page, re.MULTILINE) == [run.title for run in RUNS]
