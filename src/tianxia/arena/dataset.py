"""A match as a dataset: a row for every decision, in Parquet files of a hundred games each.

It is computed from the records alone, so an interrupted and resumed run produces the same dataset.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from tianxia.arena.decisions import Decision, replay_decisions
from tianxia.arena.folder import check_folder, settings_to_json, write_atomically
from tianxia.arena.match import Match
from tianxia.arena.settings import Settings
from tianxia.engine import record, registry
from tianxia.engine.errors import BadFile, BadOptions

METADATA_FILE: Final = "_dataset.json"
"""The file with the settings of the match and the meaning of the numbers. Parquet readers ignore its leading `_`."""
GAMES_PER_FILE: Final = 100
"""The games of one Parquet file."""
ROWS_IN_MEMORY: Final = 4096
"""Rows are written once this many have been collected, at the end of a game."""
_GAMES_HASH_KEY: Final = b"tianxia.games"
"""The key in a file's metadata for a hash of how each of its games ended."""
_FINAL_LINE: Final = re.compile(r'^final = "(\w+)"', re.MULTILINE)


class Dataset:
    """The dataset of a match in its folder."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Check the folder; write nothing. Raises BadOptions without pyarrow, or if the folder has something else."""
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise BadOptions("arena-dataset-missing") from None
        self.path = path
        self._arrow: Any = pyarrow
        self._parquet: Any = pyarrow.parquet
        self._settings = settings
        self._metadata = self._make_metadata()
        check_folder(path, METADATA_FILE, self._metadata["settings"], "arena-dataset-other", "arena-dataset-settings")
        self._schema = self._make_schema()
        self._unwritten: list[int] = []

    def begin(self, match: Match) -> None:
        """Create the folder and determine which files are missing. The match must have a folder of records."""
        self._match = match
        self.path.mkdir(parents=True, exist_ok=True)
        write_atomically(self.path / METADATA_FILE, msgspec.json.encode(self._metadata).decode() + "\n")
        parts = range(-(-match.games // GAMES_PER_FILE))
        for obsolete in set(self.path.glob("games-*.parquet")) - {self._file(part) for part in parts}:
            obsolete.unlink()
        self._unwritten = [part for part in parts if not self._is_written(part)]
        self.write_complete_files()

    def write_complete_files(self) -> None:
        """Write the files whose games all have a result. Raises BadFile."""
        for part in self._unwritten[:]:
            if all(number in self._match.results for number in self._game_numbers(part)):
                self._write(part)
                self._unwritten.remove(part)

    def finish(self) -> None:
        """Write the remaining files, without the games that ended in a crash. Raises BadFile.

        They are written again once those games have a result.
        """
        played = self._match.results.keys() | self._match.crashed.keys()
        for part in self._unwritten[:]:
            if played.issuperset(self._game_numbers(part)):
                self._write(part)

    def _make_metadata(self) -> dict[str, Any]:
        """Return the settings of the match and the meaning of the numbers."""
        game = registry.game(self._settings.game)
        state = game.new(game.read_options(self._settings.options), 0)
        try:
            scale = game.scale(state)
        except NotImplementedError:
            raise BadOptions("arena-dataset-planes", game=game.name) from None
        return {
            "settings": {**settings_to_json(self._settings), "environment": game.environment_version},
            "seats": list(game.seat_names(state)),
            "num_actions": game.num_actions,
            "scale": [float(number) for number in scale],
        }

    def _make_schema(self) -> Any:
        arrow = self._arrow
        columns = {
            "game": arrow.string(),
            "rules": arrow.int32(),
            "options": arrow.string(),
            "seed": arrow.int64(),
            "number": arrow.int32(),
            "step": arrow.int32(),
            "outcomes": arrow.list_(arrow.int32()),
            "seat": arrow.string(),
            "player": arrow.int8(),
            "bot": arrow.string(),
            "observation": arrow.list_(arrow.uint8(), len(self._metadata["scale"])),
            "mask": arrow.list_(arrow.bool_(), self._metadata["num_actions"]),
            "action": arrow.int32(),
            "text": arrow.string(),
            "value": arrow.float32(),
            "score": arrow.float32(),
            "expected": arrow.float32(),
            "fault": arrow.bool_(),
        }
        nullable_columns = ("score", "expected")
        return arrow.schema(
            [arrow.field(name, column_type, nullable=name in nullable_columns) for name, column_type in columns.items()]
        )

    def _game_numbers(self, part: int) -> range:
        """Return the numbers of a file's games."""
        return range(part * GAMES_PER_FILE, min((part + 1) * GAMES_PER_FILE, self._match.games))

    def _file(self, part: int) -> Path:
        return self.path / f"games-{part * GAMES_PER_FILE + 1:06}.parquet"

    def _games_hash(self, part: int) -> bytes:
        """Return a hash of the final states of a file's games."""
        final_lines = [
            _FINAL_LINE.findall(self._record_text(number)) if number in self._match.results else "crash"
            for number in self._game_numbers(part)
        ]
        return sha256(repr(final_lines).encode()).hexdigest().encode()

    def _is_written(self, part: int) -> bool:
        """Return whether a file exists and has the present games, all with a result."""
        if not all(number in self._match.results for number in self._game_numbers(part)):
            return False
        try:
            metadata = self._parquet.read_schema(self._file(part)).metadata or {}
        except (OSError, self._arrow.ArrowInvalid):
            return False
        return bool(metadata.get(_GAMES_HASH_KEY) == self._games_hash(part))

    def _write(self, part: int) -> None:
        """Write a file atomically, with at most about ROWS_IN_MEMORY rows in memory."""
        temporary = self.path / f"_{self._file(part).name}"
        schema = self._schema.with_metadata({_GAMES_HASH_KEY: self._games_hash(part)})
        columns_with_statistics = [name for name in schema.names if name not in ("observation", "mask")]
        try:
            with self._parquet.ParquetWriter(
                temporary, schema, compression="zstd", write_statistics=columns_with_statistics
            ) as writer:
                rows: list[tuple[int, Decision]] = []
                for number in self._game_numbers(part):
                    if number in self._match.results:
                        rows += [(number, decision) for decision in self._replay_game(number)]
                    if len(rows) >= ROWS_IN_MEMORY or number + 1 == self._game_numbers(part).stop:
                        writer.write_table(self._arrow_table(rows, schema))
                        rows = []
            temporary.replace(self._file(part))
        finally:
            temporary.unlink(missing_ok=True)

    def _replay_game(self, number: int) -> Iterator[Decision]:
        try:
            yield from replay_decisions(record.read(self._record_text(number)))
        except BadFile as error:
            raise BadFile("arena-dataset-game", number=str(number + 1), problem=error.message) from None

    def _record_text(self, number: int) -> str:
        assert self._match.folder is not None
        return self._match.folder.text(number)

    def _arrow_table(self, rows: list[tuple[int, Decision]], schema: Any) -> Any:
        settings, decisions = self._settings, [decision for _, decision in rows]
        options = msgspec.json.encode(settings.options).decode()
        mask = np.zeros((len(rows), self._metadata["num_actions"]), np.bool_)
        for row, decision in enumerate(decisions):
            mask[row, decision.legal] = True
        observations = [decision.observation for decision in decisions]
        columns: dict[str, Any] = {
            "game": [settings.game] * len(rows),
            "rules": [settings.rules] * len(rows),
            "options": [options] * len(rows),
            "seed": [settings.deal_seed(number) for number, _ in rows],
            "number": [number + 1 for number, _ in rows],
            "seat": [decision.name for decision in decisions],
            "player": [decision.seat for decision in decisions],
            "observation": self._fixed_size_column(
                np.concatenate([np.zeros(0, np.uint8), *observations]), "observation"
            ),
            "mask": self._fixed_size_column(mask.reshape(-1), "mask"),
        }
        for name in schema.names:
            if name not in columns:
                columns[name] = [getattr(decision, name) for decision in decisions]
        return self._arrow.table([columns[name] for name in schema.names], schema=schema)

    def _fixed_size_column(self, numbers: Any, column: str) -> Any:
        size = self._schema.field(column).type.list_size
        return self._arrow.FixedSizeListArray.from_arrays(self._arrow.array(numbers), size)
