"""Where points came from."""

from collections.abc import Iterable
from typing import Final

from tianxia.engine.game import Gain
from tianxia.locales import Message

CHAPTERS: Final = {"chuhan-log-battle": "chuhan-mark-battle"}
_SOURCES: Final = {
    "out": "chuhan-gain-out",
    "twos": "chuhan-gain-twos",
    "HanXin": "chuhan-gain-power",
    "XiahouYing": "chuhan-gain-power",
}
_MADE: Final = ("chuhan-log-points", "chuhan-log-points-noted")
"""What is noted counts when it is made, not once more when it is paid."""


def gains(told: Iterable[Message]) -> list[Gain]:
    out = []
    for id, args in told:
        if id in _MADE and args["points"]:
            reason = str(args["reason"])
            source = _SOURCES.get(reason, "chuhan-gain-event")
            named = {"power": reason} if reason in _SOURCES else {"event": reason}
            out.append(Gain(str(args["seat"]), int(str(args["points"])), Message(source, named)))
    return out
