"""The table to look at: in text, as a drawing, as pixels."""

import sys
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tianxia.engine.errors import BadOptions
from tianxia.engine.ink import painted
from tianxia.locales import say
from tianxia.rl.deal import Deal
from tianxia.rl.needs import extra

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
        if self.eyes == OPEN:
            return list(range(len(self._deal.seats)))
        return [None if self.eyes == PUBLIC else self._deal.seats.index(self.eyes)]

    def _text(self, colour: bool) -> str:
        """The board, if there is one, and what each of the lookers may know, in sentences."""
        game, state, lookers = self._deal.game, self._deal.state, self._lookers()
        parts = ["\n".join(say(*message) for message in game.describe(state, seat)) for seat in lookers]
        board = "\n".join(painted(line, colour) for line in game.sketch(state, lookers[0]))
        return "\n\n".join([board, *parts] if board else parts)

    def _drawing(self) -> str:
        game, state = self._deal.game, self._deal.state
        table = game.dump(state) if self.eyes == OPEN else game.view(state, self._lookers()[0])
        return game.draw(state, table, dark=False)
