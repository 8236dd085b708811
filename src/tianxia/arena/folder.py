"""The folder of a match: one record a game, and a summary. What lies there is not played again."""

from pathlib import Path
from typing import Any, Final

import msgspec

from tianxia.arena.result import Finished, Result
from tianxia.arena.settings import Settings
from tianxia.engine import record
from tianxia.engine.errors import BadFile, BadOptions
from tianxia.engine.toml import read_text

SUMMARY: Final = "summary.json"
GAMES: Final = "games"


class Folder:
    """Where a match is written. Files come into being whole, or not at all."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Looks at the folder, which need not exist yet. Raises BadOptions if another match lies there."""
        self.path = path
        self.settings = settings
        check_ours(path, SUMMARY, written(settings), "arena-folder-other", "arena-folder-settings")

    def create(self) -> None:
        """Makes the folder if it is not there yet."""
        (self.path / GAMES).mkdir(parents=True, exist_ok=True)

    def results(self, games: int) -> dict[int, Result]:
        """What the records tell of the first games of the match, by number; games that ended in a crash, too."""
        found = {}
        for file in sorted((self.path / GAMES).glob("*.toml")):
            if file.stem.isdecimal() and int(file.stem) - 1 < games:
                result = _read(file)
                if result is not None and result.number == int(file.stem) - 1:
                    found[result.number] = result
        return found

    def add(self, finished: Finished) -> None:
        """Keeps a game."""
        write_whole(self._file(finished.result.number), finished.record)

    def text(self, number: int) -> str:
        """The record of a game. Refuses with BadFile."""
        return read_text(self._file(number))

    def summarise(self, summary: dict[str, Any]) -> None:
        """Writes the summary; the settings in it say what lies in this folder."""
        table = {"settings": written(self.settings), **summary}
        write_whole(self.path / SUMMARY, msgspec.json.format(msgspec.json.encode(table), indent=2).decode() + "\n")

    def _file(self, number: int) -> Path:
        return self.path / GAMES / f"{number + 1:05}.toml"


def check_ours(path: Path, file: str, ours: dict[str, Any], other: str, differs: str) -> None:
    """Refuses, with one message or another, a folder that is not this match's: a file in it tells its settings."""
    if not (path / file).exists():
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadOptions(other, path=str(path))
        return
    try:
        theirs = dict(msgspec.json.decode((path / file).read_bytes())["settings"])
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, OSError):
        raise BadOptions(other, path=str(path)) from None
    for key in {**ours, **theirs}:
        if theirs.get(key) != ours.get(key):
            shown = {"theirs": _shown(theirs.get(key)), "ours": _shown(ours.get(key))}
            raise BadOptions(differs, path=str(path), key=key, **shown)


def written(settings: Settings) -> dict[str, Any]:
    """Settings as a file has them: seconds and labels only if there are any, as earlier versions wrote them."""
    table: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(settings))
    return {key: value for key, value in table.items() if value or key not in ("seconds", "labels")}


def read_settings(path: Path) -> Settings:
    """The settings of the match in a folder. Raises BadOptions if no match lies there."""
    try:
        return msgspec.convert(msgspec.json.decode((path / SUMMARY).read_bytes())["settings"], Settings)
    except (msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError, OSError):
        raise BadOptions("arena-folder-other", path=str(path)) from None


def write_whole(path: Path, text: str) -> None:
    """Writes a file so that nobody ever finds half of it."""
    half = path.with_name(f"{path.name}.part")
    half.write_text(text, encoding="utf-8")
    half.replace(path)


def _read(file: Path) -> Result | None:
    """What a record tells of its game; None for a damaged one, which is played again."""
    try:
        return msgspec.convert(record.read(read_text(file)).about["result"], Result)
    except (BadFile, KeyError, msgspec.ValidationError):
        return None


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()[:100]
