"""The folder of a match: one record per game, and a summary. Games with a result in it are not played again."""

from pathlib import Path
from typing import Any, Final

import msgspec

from tianxia.arena.result import Finished, Result
from tianxia.arena.settings import Settings
from tianxia.engine import record
from tianxia.engine.errors import BadFile, BadOptions
from tianxia.engine.toml import read_text

SUMMARY_FILE: Final = "summary.json"
"""The file with the settings and the result of the match."""
GAMES_FOLDER: Final = "games"
"""The folder with the records."""


class Folder:
    """The folder of a match. Files are written atomically."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Read the folder, which need not exist. Raises BadOptions if it belongs to another match."""
        self.path = path
        self.settings = settings
        check_folder(path, SUMMARY_FILE, settings_to_json(settings), "arena-folder-other", "arena-folder-settings")

    def create(self) -> None:
        """Create the folder if necessary."""
        (self.path / GAMES_FOLDER).mkdir(parents=True, exist_ok=True)

    def results(self, games: int) -> dict[int, Result]:
        """Return the recorded results of the first `games` games, by number, including those that ended in a crash."""
        results = {}
        for file in sorted((self.path / GAMES_FOLDER).glob("*.toml")):
            if file.stem.isdecimal() and int(file.stem) - 1 < games:
                result = _read_result(file)
                if result is not None and result.number == int(file.stem) - 1:
                    results[result.number] = result
        return results

    def add(self, finished: Finished) -> None:
        """Write the record of a finished game."""
        write_atomically(self._file(finished.result.number), finished.record)

    def text(self, number: int) -> str:
        """Return the record of a game. Raises BadFile."""
        return read_text(self._file(number))

    def summarise(self, summary: dict[str, Any]) -> None:
        """Write the summary, with the settings that `check_folder` compares."""
        contents = {"settings": settings_to_json(self.settings), **summary}
        write_atomically(
            self.path / SUMMARY_FILE, msgspec.json.format(msgspec.json.encode(contents), indent=2).decode() + "\n"
        )

    def _file(self, number: int) -> Path:
        return self.path / GAMES_FOLDER / f"{number + 1:05}.toml"


def check_folder(
    path: Path, file: str, own_settings: dict[str, Any], foreign_message: str, differs_message: str
) -> None:
    """Raise BadOptions for a folder with foreign content or with other settings, each with its message.

    A folder that does not exist or is empty is accepted.
    """
    if not (path / file).exists():
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadOptions(foreign_message, path=str(path))
        return
    try:
        found_settings = dict(msgspec.json.decode((path / file).read_bytes())["settings"])
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, OSError):
        raise BadOptions(foreign_message, path=str(path)) from None
    for key in {**own_settings, **found_settings}:
        if found_settings.get(key) != own_settings.get(key):
            values = {"theirs": _show_value(found_settings.get(key)), "ours": _show_value(own_settings.get(key))}
            raise BadOptions(differs_message, path=str(path), key=key, **values)


def settings_to_json(settings: Settings) -> dict[str, Any]:
    """Return settings as plain data; `seconds` and `labels` only if set, as in folders of earlier versions."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(settings))
    return {key: value for key, value in plain.items() if value or key not in ("seconds", "labels")}


def read_settings(path: Path) -> Settings:
    """Return the settings of the match in a folder. Raises BadOptions if there is no match."""
    try:
        return msgspec.convert(msgspec.json.decode((path / SUMMARY_FILE).read_bytes())["settings"], Settings)
    except (msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError, OSError):
        raise BadOptions("arena-folder-other", path=str(path)) from None


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that no reader ever sees an incomplete one."""
    temporary = path.with_name(f"{path.name}.part")
    temporary.write_text(text, encoding="utf-8")
    temporary.replace(path)


def _read_result(file: Path) -> Result | None:
    """Return the result in a record; None if it is damaged, so that its game is played again."""
    try:
        return msgspec.convert(record.read(read_text(file)).about["result"], Result)
    except (BadFile, KeyError, msgspec.ValidationError):
        return None


def _show_value(value: object) -> str:
    return msgspec.json.encode(value).decode()[:100]
