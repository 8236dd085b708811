"""Statistics of a finished game."""

from tianxia.server.tables.replay import Replay
from tianxia.server.tables.table import Table
from tianxia.server.tables.wire.replays import GameStatistics, ScoreGain


def compute_statistics(table: Table, replay: Replay) -> GameStatistics:
    """Return the sources of points, and moves, time and hints by seat."""
    gains: dict[tuple[str, str], ScoreGain] = {}
    for seat, points, source in replay.game.score_breakdown(replay.public_messages):
        key = (source.id, repr(sorted(source.args.items())))
        gain = gains.setdefault(key, ScoreGain(source, dict.fromkeys(table.seat_names, 0)))
        gain.points[seat] += points
    moves, seconds = dict.fromkeys(table.seat_names, 0), dict.fromkeys(table.seat_names, 0.0)
    for applied in table.applied_moves:
        moves[table.seat_names[applied.seat]] += 1
        seconds[table.seat_names[applied.seat]] += applied.seconds
    return GameStatistics(
        gains=list(gains.values()),
        moves=moves,
        seconds={name: round(total, 1) for name, total in seconds.items()},
        undone=table.undo_count,
        hints={
            name: sum(asker == seat for asker, _ in table.hints_given) for seat, name in enumerate(table.seat_names)
        },
    )
