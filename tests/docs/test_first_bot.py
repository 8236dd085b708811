"""The page "Your first bot": its code blocks run in order and print what the page says."""

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.paths import ROOT

PAGE = ROOT / "docs/bot-writers/first-bot.md"
COMMAND = Path(sys.executable).parent / "tianxia"


class Block(NamedTuple):
    """A code block, the line before it, and its documented output."""

    before: str
    language: str
    code: str
    printed: str


def blocks() -> list[Block]:
    pieces = re.split(r"^```(\w+)\n(.*?)^```\n", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    out: list[Block] = []
    for before, language, code in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=False):
        if language == "text":
            out[-1] = out[-1]._replace(printed=code)
        else:
            out.append(Block(before.strip().rpartition("\n")[2], language, code, ""))
    return out


def stable_columns(line: str) -> list[str]:
    """Return the columns of a line that do not depend on the machine: the last ones are times."""
    return re.split(r"\s{2,}", line.strip())[:5]


def test_every_block_runs_and_prints_what_the_page_says(tmp_path: Path) -> None:
    ran = 0
    for block in blocks():
        saved = re.search(r"`(\w+\.py)`:$", block.before)
        if saved is not None:
            (tmp_path / saved[1]).write_text(block.code, encoding="utf-8")
            continue
        command = [sys.executable, "-c", block.code] if block.language == "python" else command_of(block.code)
        completed = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert completed.returncode == 0, completed.stderr
        lines = [stable_columns(line) for line in completed.stdout.splitlines()]
        for line in block.printed.splitlines():
            assert stable_columns(line) in lines, completed.stdout
        ran += 1
    assert ran == 4


def command_of(code: str) -> list[str]:
    program, *words = code.split()
    assert program == "tianxia"
    return [str(COMMAND), *words]


@pytest.mark.parametrize("block", [block for block in blocks() if "arena" in block.code], ids=["first", "second"])
def test_each_bot_of_the_page_is_the_stronger_one(block: Block) -> None:
    table = [re.split(r"\s{2,}", line.strip()) for line in block.printed.splitlines()]
    first = next(row for row in table if row[0].startswith("py:"))
    low = float(first[2].split("–")[0].strip().rstrip("%"))
    assert low > 50
