"""The sources of points."""

from collections.abc import Iterable
from typing import Final

from tianxia.engine.game import ScoreEntry
from tianxia.locales import Message

TIMELINE_MARKS: Final = {"chuhan-log-battle": "chuhan-mark-battle"}
_SOURCES: Final = {
    "out": "chuhan-gain-out",
    "twos": "chuhan-gain-twos",
    "HanXin": "chuhan-gain-power",
    "XiahouYing": "chuhan-gain-power",
}
_SCORING_MESSAGES: Final = ("chuhan-log-points", "chuhan-log-points-noted")
"""Noted points count when they are made, not again when they are paid out."""


def list_scores(log: Iterable[Message]) -> list[ScoreEntry]:
    """List all points that were scored, with their sources."""
    out = []
    for message_id, args in log:
        if message_id in _SCORING_MESSAGES and args["points"]:
            reason = str(args["reason"])
            source = _SOURCES.get(reason, "chuhan-gain-event")
            named = {"power": reason} if reason in _SOURCES else {"event": reason}
            out.append(ScoreEntry(str(args["seat"]), int(str(args["points"])), Message(source, named)))
    return out
