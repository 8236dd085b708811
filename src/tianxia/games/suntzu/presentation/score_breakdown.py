"""The score breakdown: all points of a game with their sources."""

from collections.abc import Iterable, Mapping
from typing import Final

from tianxia.engine.game import ScoreEntry
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import SEATS
from tianxia.locales import Message

TIMELINE_MARKS: Final = {"suntzu-log-round": "suntzu-mark-round"}


def list_scores(log: Iterable[Message]) -> list[ScoreEntry]:
    """List the provinces of each scoring, and single steps of the marker."""
    entries = []
    scoring = 0
    for message_id, args in log:
        if message_id == "suntzu-log-scoring":
            scoring += 1
            source = Message("suntzu-gain-scoring", {"scoring": scoring})
            entries += [ScoreEntry(seat, int(str(args[seat])), source) for seat in SEATS]
        elif message_id == "suntzu-log-step":
            entries.append(ScoreEntry(str(args["seat"]), 1, Message("suntzu-gain-step")))
    return entries


def list_points(state: RulesState) -> dict[str, int]:
    """Return the position of the marker, as each side counts it."""
    track = int(state.track)
    return dict(zip(SEATS, (track, -track), strict=True))


def describe_score(points: Mapping[str, int]) -> Message:
    """Return how far the marker is from the centre, and on whose side."""
    side, steps = max(points.items(), key=lambda item: item[1])
    return Message("suntzu-score", {"steps": steps, "side": side})
