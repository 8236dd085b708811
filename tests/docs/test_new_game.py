"""The tutorial on writing a game quotes the files of the example as they are."""

import re
import textwrap

import pytest

from tests.support.example_game import FOLDER, SOURCE
from tests.support.paths import ROOT

PAGE = (ROOT / "docs/contributors/new-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```\w+\n(.*?)^```", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"\bIn\s`([\w/.]+)`:")


def quotations() -> list[tuple[str, str]]:
    """Return each quoted text with the file that was named last before it."""
    quoted = []
    for block in BLOCK.finditer(PAGE):
        file = FILE.findall(PAGE[: block.start()])[-1]
        quoted.append((file, block[1]))
    return quoted


@pytest.mark.parametrize(("file", "text"), quotations())
def test_a_quotation_is_in_its_file(file: str, text: str) -> None:
    path = FOLDER / file if (FOLDER / file).is_file() else SOURCE / "tianxia_tianji" / file
    content = path.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line]
    indentation = re.search(rf"^( *){re.escape(lines[0])}$", content, re.MULTILINE)
    assert indentation is not None, f"{file} has no line {lines[0]}"
    assert textwrap.indent(text.rstrip(), indentation[1]) in content


def test_the_page_quotes_the_parts_that_every_game_needs() -> None:
    files = {file for file, _ in quotations()}
    assert files >= {"pyproject.toml", "manifest.py", "cells.py", "state.py", "position.py", "prompts.py", "game.py"}
