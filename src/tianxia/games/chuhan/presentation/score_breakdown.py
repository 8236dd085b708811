"""The score breakdown: all points of a game with their sources."""

from collections.abc import Iterable
from typing import Final

from tianxia.engine.game import ScoreEntry
from tianxia.locales import Message

TIMELINE_MARKS: Final = {"chuhan-log-battle": "chuhan-mark-battle"}
"""Battles are the chapters of a replay; see `Game.timeline_marks`."""
_SOURCES: Final = {
    "out": "chuhan-gain-out",
    "twos": "chuhan-gain-twos",
    "HanXin": "chuhan-gain-power",
    "XiahouYing": "chuhan-gain-power",
}
"""The messages that name a source, by the `reason` of the points; any other reason is the id of an event."""
_SCORING_MESSAGES: Final = ("chuhan-log-points", "chuhan-log-points-noted")
"""Noted points are listed when they are noted, and not again when they are added at the end of the battle."""


def list_scores(log: Iterable[Message]) -> list[ScoreEntry]:
    """List all points that were scored, with their sources."""
    entries = []
    for message_id, args in log:
        if message_id in _SCORING_MESSAGES and args["points"]:
            reason = str(args["reason"])
            source = _SOURCES.get(reason, "chuhan-gain-event")
            source_args = {"power": reason} if reason in _SOURCES else {"event": reason}
            entries.append(ScoreEntry(str(args["seat"]), int(str(args["points"])), Message(source, source_args)))
    return entries
