"""A position as SVG: the board with all pieces, and the seats beside it."""

from typing import Final
from xml.sax.saxutils import escape

from tianxia import locales
from tianxia.engine.game import JsonObject
from tianxia.games.huang.presentation.svg.board import draw_board, leaders_on
from tianxia.games.huang.presentation.svg.grid import make_grid
from tianxia.games.huang.presentation.svg.pieces import Say, fmt, group
from tianxia.games.huang.presentation.svg.seats import draw_seats, status
from tianxia.games.huang.presentation.svg.style import CSS_CLASS, style_sheet
from tianxia.games.huang.rules.board import Board

_PANEL_WIDTH: Final = 356.0
_PHONE_PANEL_SCALE: Final = 1.6
"""How much larger the panel is under a turned board, which a phone shows small."""


def draw(
    board: Board,
    view: JsonObject,
    *,
    turned: bool = False,
    names: bool = True,
    dark: bool | None = None,
    say: Say = locales.say,
) -> str:
    """Draw a dump or a view; hidden values are drawn as a number or a lock.

    Turned by a quarter, for phones, west is on top and the seats are below. Without `names` the capitals are unnamed.
    Colours follow the reader's system unless `dark` is given.
    """
    grid = make_grid(board, turned)
    width, height = grid.extent
    if turned:
        panel, panel_height = draw_seats(view, width / _PHONE_PANEL_SCALE, say)
        x, y, board_scale = 0.0, height, 1.0
        size = width, height + _PHONE_PANEL_SCALE * panel_height
    else:
        panel, panel_height = draw_seats(view, _PANEL_WIDTH, say)
        board_scale = max(1.0, panel_height / height)
        x, y = board_scale * width, 0.0
        size = x + _PANEL_WIDTH, board_scale * height
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {fmt(size[0])} {fmt(size[1])}" role="img"'
            f' class="{CSS_CLASS}{" turned" if turned else ""}"'
            f' aria-labelledby="{CSS_CLASS}-title {CSS_CLASS}-desc">\n',
            f'<title id="{CSS_CLASS}-title">{escape(say("huang-picture-title", {"map": board.name}))}</title>\n',
            f'<desc id="{CSS_CLASS}-desc">{escape(_describe_drawing(board, view, say))}</desc>\n',
            f"<style>\n{style_sheet(dark, turned)}\n</style>\n",
            f'<path class="paper" d="M0 0H{fmt(size[0])}V{fmt(size[1])}H0Z"/>',
            f'<path class="sheet" d="M{fmt(x)} {fmt(y)}H{fmt(size[0])}V{fmt(size[1])}H{fmt(x)}Z"/>\n',
            group("", draw_board(board, grid, view, names, say), scale=board_scale),
            group("", panel, at=(x, y), scale=_PHONE_PANEL_SCALE if turned else 1),
            f'<path class="line" d="M{fmt(x)} {fmt(y)}{f"H{fmt(width)}" if turned else f"V{fmt(size[1])}"}"/>',
            "</svg>\n",
        )
    )


def _describe_drawing(board: Board, view: JsonObject, say: Say) -> str:
    """Describe the drawing in words."""
    counts = {
        "tiles": len(view.get("tiles") or {}),
        "leaders": len(leaders_on(board, view)),
        "pagodas": len(view.get("pagodas") or []),
    }
    return "\n".join(filter(None, (status(view, say), say("huang-picture-desc", counts))))
