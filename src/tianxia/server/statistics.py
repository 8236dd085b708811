"""What there is to count at the end of a game."""

from typing import Any

from tianxia.server.replay import Replay
from tianxia.server.room import Room


def statistics(room: Room, replay: Replay) -> dict[str, Any]:
    """Where points came from, how many moves and how much time each seat took."""
    sources: dict[tuple[str, str], dict[str, Any]] = {}
    for seat, points, source in replay.game.score_breakdown(replay.told):
        key = (source.id, repr(sorted(source.args.items())))
        row = sources.setdefault(key, {"source": source, "points": dict.fromkeys(room.names, 0)})
        row["points"][seat] += points
    moves, seconds = dict.fromkeys(room.names, 0), dict.fromkeys(room.names, 0.0)
    for played in room.played:
        moves[room.names[played.seat]] += 1
        seconds[room.names[played.seat]] += played.seconds
    return {
        "gains": list(sources.values()),
        "moves": moves,
        "seconds": {name: round(total, 1) for name, total in seconds.items()},
        "undone": room.undone,
        "hints": {name: sum(1 for who, _ in room.hinted if who == seat) for seat, name in enumerate(room.names)},
    }
