"""The table to look at: in text, as a drawing, as pixels."""

import sys
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tianxia.engine.errors import BadOptions
from tianxia.rl.deal import Deal
from tianxia.rl.needs import extra

Picture = NDArray[np.uint8] | str | None

MODES: Final = ("human", "ansi", "rgb_array", "svg")
PUBLIC: Final = "public"
"""The perspective of a spectator."""
OPEN: Final = "open"
"""The perspective that shows everything there is to see."""


class Renderer:
    """Shows a game as a spectator, a seat or somebody who sees everything sees it."""

    def __init__(self, deal: Deal, mode: str | None, perspective: str) -> None:
        if mode is not None and mode not in MODES:
            raise BadOptions("rl-mode", mode=str(mode)[:40], modes=", ".join(MODES))
        if perspective not in (PUBLIC, OPEN, *deal.seats):
            known = ", ".join((PUBLIC, OPEN, *deal.seats))
            raise BadOptions("rl-perspective", perspective=str(perspective)[:40], known=known)
        self._deal = deal
        self._mode = mode
        self.perspective = perspective

    def render(self) -> Picture:
        """What the mode says; `human` prints the text."""
        if self._mode == "svg":
            return self._drawing()
        if self._mode == "rgb_array":
            with extra("rl"):
                from tianxia.rl.pixels import pixels
            return pixels(self._drawing())
        if self._mode == "ansi":
            return self._text(colour=True)
        if self._mode == "human":
            print(self._text(colour=sys.stdout.isatty()))
        return None

    def _lookers(self) -> list[int | None]:
        """The seats whose views are shown; a spectator is None."""
        if self.perspective == OPEN:
            return list(range(len(self._deal.seats)))
        return [None if self.perspective == PUBLIC else self._deal.seats.index(self.perspective)]

    def _text(self, colour: bool) -> str:
        return self._deal.game.table_text(self._deal.state, self._lookers(), colour)

    def _drawing(self) -> str:
        game, state = self._deal.game, self._deal.state
        table = game.dump(state) if self.perspective == OPEN else game.view(state, self._lookers()[0])
        return game.view_svg(state, table, dark=False)
