"""Where points came from."""

from collections.abc import Iterable
from typing import Final

from tianxia.engine.game import Gain
from tianxia.games.huang.cells import STORE_WORTH
from tianxia.locales import Message

CHAPTERS: Final = {"huang-log-war": "huang-mark-war", "huang-log-revolt": "huang-mark-revolt"}
_SOURCES: Final = {
    "huang-log-tile": "huang-gain-tiles",
    "huang-log-revolt-won": "huang-gain-revolts",
    "huang-log-war-won": "huang-gain-wars",
    "huang-log-bandits-beaten": "huang-gain-bandits",
}
"""What was told last before points were says what they are for."""


def gains(told: Iterable[Message]) -> list[Gain]:
    """Points of all colours together."""
    out = []
    last = "huang-gain-tiles"
    for id, args in told:
        last = _SOURCES.get(id, last)
        if id == "huang-log-points":
            out.append(Gain(str(args["seat"]), int(str(args["number"])), Message(last)))
        elif id == "huang-log-pagoda-points":
            out.append(Gain(str(args["seat"]), int(str(args["number"])), Message("huang-gain-pagodas")))
        elif id == "huang-log-granaries":
            points = int(STORE_WORTH) * int(str(args["number"]))
            out.append(Gain(str(args["seat"]), points, Message("huang-gain-granaries")))
    return out
