"""Rendering: the position as text, as SVG or as pixels."""

import sys
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tianxia.engine.errors import BadOptions
from tianxia.engine.extras import require_extra
from tianxia.rl.episode import Episode

RenderFrame = NDArray[np.uint8] | str | None
"""The result of `render`: pixels, text or SVG; None if it printed the text or there is no render mode."""

RENDER_MODES: Final = ("human", "ansi", "rgb_array", "svg")
PUBLIC_PERSPECTIVE: Final = "public"
"""The perspective of a spectator."""
OPEN_PERSPECTIVE: Final = "open"
"""The perspective that shows all hidden information."""


class Renderer:
    """Renders an episode from the perspective of a spectator, of a seat, or with all hidden information."""

    def __init__(self, episode: Episode, mode: str | None, perspective: str) -> None:
        """Check the mode and the perspective. Raises BadOptions."""
        if mode is not None and mode not in RENDER_MODES:
            raise BadOptions("rl-mode", mode=str(mode)[:40], modes=", ".join(RENDER_MODES))
        if perspective not in (PUBLIC_PERSPECTIVE, OPEN_PERSPECTIVE, *episode.seats):
            known = ", ".join((PUBLIC_PERSPECTIVE, OPEN_PERSPECTIVE, *episode.seats))
            raise BadOptions("rl-perspective", perspective=str(perspective)[:40], known=known)
        self._episode = episode
        self._mode = mode
        self.perspective = perspective

    def render(self) -> RenderFrame:
        """Return the position in the form of the mode. `human` prints it as text and returns None."""
        if self._mode == "svg":
            return self._svg()
        if self._mode == "rgb_array":
            with require_extra("rl"):
                from tianxia.rl.svg_raster import rasterise_svg
            return rasterise_svg(self._svg())
        if self._mode == "ansi":
            return self._text(use_colour=True)
        if self._mode == "human":
            print(self._text(use_colour=sys.stdout.isatty()))
        return None

    def _viewers(self) -> list[int | None]:
        """Return the seats whose views are shown; None stands for a spectator."""
        if self.perspective == OPEN_PERSPECTIVE:
            return list(range(len(self._episode.seats)))
        return [None if self.perspective == PUBLIC_PERSPECTIVE else self._episode.seats.index(self.perspective)]

    def _text(self, use_colour: bool) -> str:
        return self._episode.game.describe_as_text(self._episode.state, self._viewers(), use_colour)

    def _svg(self) -> str:
        game, state = self._episode.game, self._episode.state
        view = game.dump(state) if self.perspective == OPEN_PERSPECTIVE else game.view(state, self._viewers()[0])
        return game.view_svg(state, view, dark=False)
