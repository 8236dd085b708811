"""Only the package of a game, and its folder of the pages, know the game: no other module names one."""

import re
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tianxia.engine import registry
from tianxia.locales import say

SOURCES = ROOT / "src" / "tianxia"
PACKAGES = ("engine", "bots", "arena", "rl", "server", "cli", "locales")
PAGES = ROOT / "web" / "src"
PAGE_FOLDERS = [folder.name for folder in sorted(PAGES.iterdir()) if folder.is_dir() and folder.name != "games"]
TITLES = [say(f"{name}-name") for name in registry.names()]
NAMES = re.compile("|".join([*registry.names(), *TITLES]), re.IGNORECASE)


def list_mentions(folder: Path, *patterns: str) -> list[str]:
    """Return the lines of modules and their data files, or of other files, that name a game."""
    paths = [path for pattern in (patterns or ("*.py", "*.toml")) for path in folder.rglob(pattern)]
    return [
        f"{path.relative_to(folder).as_posix()}:{number}: {line.strip()}"
        for path in sorted(paths)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if NAMES.search(line)
    ]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_other_package_names_a_game(package: str) -> None:
    folder = SOURCES / package
    assert list(folder.rglob("*.py"))
    assert list_mentions(folder) == []
    assert [path for path in folder.rglob("*.py") if NAMES.search(path.name)] == []


def test_only_the_folders_of_the_games_among_the_pages_name_a_game() -> None:
    assert {"ui", "table", "lobby", "replay", "rules", "tutorial", "settings", "client", "play"} <= set(PAGE_FOLDERS)
    patterns = ("*.ts", "*.svelte", "*.css", "*.js")
    mentions = {folder: list_mentions(PAGES / folder, *patterns) for folder in PAGE_FOLDERS}
    assert mentions == {folder: [] for folder in PAGE_FOLDERS}


def test_a_mention_is_reported_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "module.py").write_text('"""A module."""\n\nGAME = "chuhan"\n', encoding="utf-8")
    (tmp_path / "other.py").write_text("# as in Sun Tzu\n", encoding="utf-8")
    assert list_mentions(tmp_path) == ['inner/module.py:3: GAME = "chuhan"', "other.py:1: # as in Sun Tzu"]
