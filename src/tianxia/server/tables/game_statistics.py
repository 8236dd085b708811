"""Statistics of a finished game."""

from typing import Any

from tianxia.server.tables.replay import Replay
from tianxia.server.tables.table import Table


def compute_statistics(table: Table, replay: Replay) -> dict[str, Any]:
    """Return the `statistics` of docs/contributors/wire.md: sources of points, and moves, time and hints by seat."""
    sources: dict[tuple[str, str], dict[str, Any]] = {}
    for seat, points, source in replay.game.score_breakdown(replay.public_messages):
        key = (source.id, repr(sorted(source.args.items())))
        row = sources.setdefault(key, {"source": source, "points": dict.fromkeys(table.names, 0)})
        row["points"][seat] += points
    moves, seconds = dict.fromkeys(table.names, 0), dict.fromkeys(table.names, 0.0)
    for applied in table.applied_moves:
        moves[table.names[applied.seat]] += 1
        seconds[table.names[applied.seat]] += applied.seconds
    return {
        "gains": list(sources.values()),
        "moves": moves,
        "seconds": {name: round(total, 1) for name, total in seconds.items()},
        "undone": table.undo_count,
        "hints": {name: sum(asker == seat for asker, _ in table.hints_given) for seat, name in enumerate(table.names)},
    }
