"""A picture of a position: the board with all pieces, the seats beside it, as SVG."""

from typing import Final
from xml.sax.saxutils import escape

from tianxia import locales
from tianxia.engine.game import Table
from tianxia.games.huang.board import Board
from tianxia.games.huang.picture_board import draw_board, leaders_on
from tianxia.games.huang.picture_grid import grid_of
from tianxia.games.huang.picture_pieces import Say, group, num
from tianxia.games.huang.picture_seats import draw_seats, status
from tianxia.games.huang.picture_style import NAME, style

_PANEL: Final = 356.0
_PHONE: Final = 1.6
"""How much larger the panel is under a turned board, which a phone shows small."""


def draw(
    board: Board,
    table: Table,
    *,
    turned: bool = False,
    names: bool = True,
    dark: bool | None = None,
    say: Say = locales.say,
) -> str:
    """Draws a dump or a view; what a view hides is drawn as a number or a lock.

    Turned by a quarter, for phones, west is on top and the seats are below. Without `names` the capitals go unnamed.
    Light and dark follow the reader's system unless `dark` says which.
    """
    grid = grid_of(board, turned)
    wide, high = grid.extent
    if turned:
        panel, tall = draw_seats(table, wide / _PHONE, say)
        x, y, large = 0.0, high, 1.0
        whole = wide, high + _PHONE * tall
    else:
        panel, tall = draw_seats(table, _PANEL, say)
        large = max(1.0, tall / high)
        x, y = large * wide, 0.0
        whole = x + _PANEL, large * high
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(whole[0])} {num(whole[1])}" role="img"'
            f' class="{NAME}{" turned" if turned else ""}" aria-labelledby="{NAME}-title {NAME}-desc">\n',
            f'<title id="{NAME}-title">{escape(say("huang-picture-title", {"map": board.name}))}</title>\n',
            f'<desc id="{NAME}-desc">{escape(_told(board, table, say))}</desc>\n',
            f"<style>\n{style(dark, turned)}\n</style>\n",
            f'<path class="paper" d="M0 0H{num(whole[0])}V{num(whole[1])}H0Z"/>',
            f'<path class="sheet" d="M{num(x)} {num(y)}H{num(whole[0])}V{num(whole[1])}H{num(x)}Z"/>\n',
            group("", draw_board(board, grid, table, names, say), scale=large),
            group("", panel, at=(x, y), scale=_PHONE if turned else 1),
            f'<path class="line" d="M{num(x)} {num(y)}{f"H{num(wide)}" if turned else f"V{num(whole[1])}"}"/>',
            "</svg>\n",
        )
    )


def _told(board: Board, table: Table, say: Say) -> str:
    """The picture in words."""
    counts = {
        "tiles": len(table.get("tiles") or {}),
        "leaders": len(leaders_on(board, table)),
        "pagodas": len(table.get("pagodas") or []),
    }
    return "\n".join(filter(None, (status(table, say), say("huang-picture-desc", counts))))
