"""The table to look at: in text, as a drawing, as pixels."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tianxia.engine.errors import BadOptions
from tianxia.engine.ink import painted
from tianxia.locales import say
from tianxia.rl.deal import Deal

Picture = NDArray[np.uint8] | str | None

MODES: Final = ("human", "ansi", "rgb_array", "svg")
PUBLIC: Final = "public"
"""The eyes of a spectator."""
OPEN: Final = "open"
"""Eyes that see through everything."""


class Renderer:
    """Shows a game as it is seen through somebody's eyes."""

    def __init__(self, deal: Deal, mode: str | None, eyes: str) -> None:
        if mode is not None and mode not in MODES:
            raise BadOptions("rl-mode", mode=str(mode)[:40], modes=", ".join(MODES))
        if eyes not in (PUBLIC, OPEN, *deal.seats):
            raise BadOptions("rl-eyes", eyes=str(eyes)[:40], known=", ".join((PUBLIC, OPEN, *deal.seats)))
        self._deal = deal
        self._mode = mode
        self.eyes = eyes

    def render(self) -> Picture:
        """What the mode says; `human` prints the text."""
        if self._mode == "svg":
            return self._drawing()
        if self._mode == "rgb_array":
            from tianxia.rl.pixels import pixels

            return pixels(self._drawing())
        if self._mode == "ansi":
            return self._text(colour=True)
        if self._mode == "human":
            print(self._text(colour=True))
        return None

    def _seat(self) -> int | None:
        return self._deal.seats.index(self.eyes) if self.eyes in self._deal.seats else None

    def _text(self, colour: bool) -> str:
        game, state, seat = self._deal.game, self._deal.state, self._seat()
        lines = [painted(line, colour) for line in game.sketch(state, seat)]
        return "\n".join([*lines, *(say(*message) for message in game.describe(state, seat))])

    def _drawing(self) -> str:
        game, state, seat = self._deal.game, self._deal.state, self._seat()
        table = game.dump(state) if self.eyes == OPEN else game.view(state, seat)
        return game.draw(state, table, dark=False)
