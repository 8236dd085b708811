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
        """Opens or makes the folder. Refuses with BadOptions if another match lies there."""
        self.path = path
        self.settings = settings
        self._check()
        (path / GAMES).mkdir(parents=True, exist_ok=True)

    def results(self, games: int) -> dict[int, Result]:
        """The games that have been played already, by number."""
        found = {}
        for file in sorted((self.path / GAMES).glob("*.toml")):
            if file.stem.isdecimal() and int(file.stem) - 1 < games:
                result = _read(file)
                if result is not None and result.number == int(file.stem) - 1:
                    found[result.number] = result
        return found

    def add(self, finished: Finished) -> None:
        """Keeps a game."""
        write_whole(self.path / GAMES / f"{finished.result.number + 1:05}.toml", finished.record)

    def summarise(self, summary: dict[str, Any]) -> None:
        """Writes the summary; the settings in it say what lies in this folder."""
        table = {"settings": msgspec.to_builtins(self.settings), **summary}
        write_whole(self.path / SUMMARY, msgspec.json.format(msgspec.json.encode(table), indent=2).decode() + "\n")

    def _check(self) -> None:
        file = self.path / SUMMARY
        if not file.exists():
            if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
                raise BadOptions("arena-folder-other", path=str(self.path))
            return
        try:
            theirs = msgspec.json.decode(file.read_bytes())["settings"]
        except (msgspec.DecodeError, KeyError, TypeError, OSError):
            raise BadOptions("arena-folder-other", path=str(self.path)) from None
        ours = msgspec.json.decode(msgspec.json.encode(self.settings))
        for key in ours:
            if theirs.get(key) != ours[key]:
                shown = {"theirs": _shown(theirs.get(key)), "ours": _shown(ours[key])}
                raise BadOptions("arena-folder-settings", path=str(self.path), key=key, **shown)


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
