"""The score breakdown: all points of a game with their sources."""

from collections.abc import Iterable
from typing import Final

from tianxia.engine.game import ScoreEntry
from tianxia.games.huang.rules.scoring import GRANARY_POINTS
from tianxia.locales import Message

TIMELINE_MARKS: Final = {"huang-log-turn": "huang-mark-turn"}
TIMELINE_EVENTS: Final = {"huang-log-war": "huang-mark-war", "huang-log-revolt": "huang-mark-revolt"}
_SOURCES: Final = {
    "huang-log-tile": "huang-gain-tiles",
    "huang-log-revolt-won": "huang-gain-revolts",
    "huang-log-war-won": "huang-gain-wars",
    "huang-log-bandits-beaten": "huang-gain-bandits",
}
"""The last of these messages before points are scored tells what they are for."""


def list_scores(log: Iterable[Message]) -> list[ScoreEntry]:
    """List all points with their sources; colours are not distinguished."""
    out = []
    last = "huang-gain-tiles"
    for message_id, args in log:
        last = _SOURCES.get(message_id, last)
        if message_id == "huang-log-points":
            out.append(ScoreEntry(str(args["seat"]), int(str(args["number"])), Message(last)))
        elif message_id == "huang-log-pagoda-points":
            out.append(ScoreEntry(str(args["seat"]), int(str(args["number"])), Message("huang-gain-pagodas")))
        elif message_id == "huang-log-granaries":
            points = int(GRANARY_POINTS) * int(str(args["number"]))
            out.append(ScoreEntry(str(args["seat"]), points, Message("huang-gain-granaries")))
    return out
