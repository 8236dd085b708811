"""Coloured text for a terminal."""

from collections.abc import Iterable
from typing import Final, NamedTuple

_ANSI_CODES: Final = {
    "yellow": "30;43",
    "red": "97;41",
    "blue": "97;44",
    "green": "30;42",
    "white": "30;47",
    "river": "36",
    "dim": "2",
    "bold": "1",
}


class StyledText(NamedTuple):
    """A piece of a line of text, with its style in terminals that show colours."""

    text: str
    colour: str = ""
    """A key of `_ANSI_CODES`, such as a colour or dim; empty for the default."""
    bold: bool = False


def render_line(line: Iterable[StyledText], use_colour: bool) -> str:
    """Return a line as text, with ANSI codes if `use_colour` is true."""
    return "".join(_render_piece(piece) if use_colour else piece.text for piece in line).rstrip()


def _render_piece(piece: StyledText) -> str:
    codes = [_ANSI_CODES[piece.colour]] if piece.colour in _ANSI_CODES else []
    codes += ["1"] if piece.bold else []
    return f"\033[{';'.join(codes)}m{piece.text}\033[0m" if codes else piece.text
