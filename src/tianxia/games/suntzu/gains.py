"""Where points came from."""

from collections.abc import Iterable
from typing import Final

from tianxia.engine.game import Gain
from tianxia.games.suntzu.cells import SEATS
from tianxia.locales import Message

CHAPTERS: Final = {"suntzu-log-round": "suntzu-mark-round"}


def gains(told: Iterable[Message]) -> list[Gain]:
    """The provinces of each scoring, and single steps of the marker."""
    out = []
    scoring = 0
    for id, args in told:
        if id == "suntzu-log-scoring":
            scoring += 1
            source = Message("suntzu-gain-scoring", {"scoring": scoring})
            out += [Gain(seat, int(str(args[seat])), source) for seat in SEATS]
        elif id == "suntzu-log-step":
            out.append(Gain(str(args["seat"]), 1, Message("suntzu-gain-step")))
    return out
