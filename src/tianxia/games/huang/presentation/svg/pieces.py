"""The pieces of the drawing: tiles, leaders, pagodas, granaries, the palace, bandits.

Each is drawn around the point 0 0, for hexes that measure 33 from centre to corner. A role has a colour, a shape and
a letter, so that no piece is recognised by its colour alone.
"""

from collections.abc import Callable, Mapping
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from tianxia.locales import Argument

Say = Callable[[str, Mapping[str, Argument]], str]
"""A function that renders a message in the reader's language: `tianxia.locales.say`, possibly with a language."""

Point = tuple[float, float]

# The outline of a role's mark, and the height of its middle, where the letter stands.
_MARKS: Final = {
    "yellow": ("M-12-12H12V12H-12Z", 0.0),
    "red": ("M0-17L16 11.5H-16Z", 3.6),
    "blue": ("M0-18C5-9 12.5-4 12.5 3.5A12.5 12.5 0 0 1-12.5 3.5C-12.5-4-5-9 0-18Z", 2.6),
    "green": ("M14 0A14 14 0 1 1-14 0A14 14 0 1 1 14 0Z", 0.0),
    "white": ("M0-17L15 0L0 17L-15 0Z", 0.0),
}

# The head of a dynasty's animal, and the lines of its face.
_HEADS: Final = {
    "tiger": (
        "M-12-7C-15-13-11-17-6-13C-2-14.5 2-14.5 6-13C11-17 15-13 12-7C14.5 0 12 8 6 12C2.5 14-2.5 14-6 12"
        "C-12 8-14.5 0-12-7Z",
        "M0-12V-6M-4-10.5V-7.5M4-10.5V-7.5M-12 1H-8M12 1H8M-11 5H-7.5M11 5H7.5M-3 6Q0 9 3 6M-5.5-1.5h.01M5.5-1.5h.01",
    ),
    "rabbit": (
        "M-6-3C-11-10-10-18-6-18C-3-18-1.5-11-1-5H1C1.5-11 3-18 6-18C10-18 11-10 6-3C10 0 11 6 8 10C4 14-4 14-8 10"
        "C-11 6-10 0-6-3Z",
        "M-4 4h.01M4 4h.01M0 8V10",
    ),
    "rat": (
        "M-5.5-6A7 7 0 1 0-12 2C-11 7-5 13 0 15C5 13 11 7 12 2A7 7 0 1 0 5.5-6C2-7.5-2-7.5-5.5-6Z",
        "M-4 2h.01M4 2h.01M-3 11L-9 12M3 11L9 12M-11-7.5h.01M11-7.5h.01",
    ),
    "goat": (
        "M-5-8C-7-15-13-16-16-11C-17.5-7-15-3-12-4C-14-7-12-10-9.5-9C-7.5-8-7-5-7-3L-13-1C-12 3-9 3-7 2.5"
        "C-6.5 7-4 11-2.5 12L0 18L2.5 12C4 11 6.5 7 7 2.5C9 3 12 3 13-1L7-3C7-5 7.5-8 9.5-9C12-10 14-7 12-4"
        "C15-3 17.5-7 16-11C13-16 7-15 5-8C2-9.5-2-9.5-5-8Z",
        "M-3 1h.01M3 1h.01",
    ),
    "dragon": (
        "M-7-6L7-6C11.5-3 11.5 2 8.5 5C8.5 11 5 15 0 15C-5 15-8.5 11-8.5 5C-11.5 2-11.5-3-7-6Z",
        "M-5-1L-2.5 0M5-1L2.5 0M-2.5 9.5h.01M2.5 9.5h.01",
    ),
}
_ANTLERS: Final = (
    "M-4-5C-5-11-8-12-8.5-17M-6.5-11.5L-13-11M4-5C5-11 8-12 8.5-17M6.5-11.5L13-11M-8 9C-12 9-13 13-16.5 10"
    "M8 9C12 9 13 13 16.5 10"
)

_HAT: Final = "M0-5.5Q3-2.5 13 2.5Q0 6-13 2.5Q-3-2.5 0-5.5Z"
_FACE: Final = "M0-31.8L27.5-15.9V15.9L0 31.8L-27.5 15.9V-15.9Z"
_TURNED_FACE: Final = "M31.8 0L15.9 27.5H-15.9L-31.8 0L-15.9-27.5H15.9Z"


def tile(colour: str, say: Say, *, turned: bool = False, shift: Point | None = None, over: str = "") -> str:
    """Draw a tile; under a building its mark is smaller and moves aside by `shift`."""
    mark = _mark(colour, say)
    face = f'<path class="face" d="{_TURNED_FACE if turned else _FACE}"/>'
    return group(f"tile {colour}", face, over, group("covered", mark, at=shift, scale=0.75) if shift else mark)


def leader(seat: str, colour: str, say: Say) -> str:
    """Draw a leader: the head is the dynasty, the disc and the badge are the role."""
    return group(
        f"leader {seat} {colour}",
        '<circle class="halo" r="27"/><circle class="disc" r="24"/>',
        group("", _head(seat), at=(-1, -1)),
        _badge(colour, say, (17, 16)),
    )


def dynasty_head(seat: str) -> str:
    """Draw the head of a dynasty alone."""
    return group(f"emblem {seat} plain", '<circle class="disc" r="22.5"/>', _head(seat))


def pagoda(colour: str, say: Say) -> str:
    """Draw a pagoda: three roofs in its role's colour."""
    return group(
        f"building {colour}",
        '<circle class="plate" r="25" cy="-2"/>',
        '<path class="wall" d="M-5-15H5V-8H-5ZM-7-5H7V3H-7ZM-9.5 6H9.5V18H-9.5Z"/>',
        '<path class="roof" d="M0-27V-20',
        "M-12-14Q-6.6-15-4-21H4Q6.6-15 12-14Q9.6-10.5 7.4-10.5H-7.4Q-9.6-10.5-12-14Z",
        "M-15.5-3Q-8.5-4-5.3-10H5.3Q8.5-4 15.5-3Q12.4.5 9.6.5H-9.6Q-12.4.5-15.5-3Z",
        'M-19 8Q-10.5 7-6.5 1H6.5Q10.5 7 19 8Q15.2 11.5 11.8 11.5H-11.8Q-15.2 11.5-19 8Z"/>',
        _badge(colour, say, (18, 15)),
        scale=0.88,
    )


def palace(say: Say) -> str:
    """Draw the palace: a wide roof in yellow, and a smaller one above."""
    return group(
        "building yellow",
        '<circle class="plate" r="26"/>',
        '<path class="wall" d="M-14 4H14V13H-14ZM-17 13H17V17H-17ZM-8-9H8V-5H-8ZM-5 4V13M5 4V13"/>',
        '<path class="roof" d="M-14-8Q-8-10-6-17H6Q8-10 14-8Q12-5.5 10-5.5H-10Q-12-5.5-14-8Z',
        'M-22 4Q-13 2-10-5.5H10Q13 2 22 4Q19 7 16 7H-16Q-19 7-22 4Z"/>',
        _badge("yellow", say, (18, 17)),
        scale=0.9,
    )


def granary(scale: float = 1) -> str:
    """Draw a granary: a barrel with two hoops."""
    return group(
        "building blue",
        '<circle class="plate" r="13"/>',
        '<path class="roof" d="M-5.5-9H5.5Q10 0 5.5 9H-5.5Q-10 0-5.5-9Z"/>',
        '<path class="hoop" d="M-7.5-3.5H7.5M-7.5 3.5H7.5"/>',
        scale=scale,
    )


def bandit_disc(number: int) -> str:
    """Draw the middle of a bandit tile: a straw hat, and the number of bandits."""
    return group(
        "building",
        '<circle class="plate" r="22"/>',
        f'<path class="hat" transform="translate(0 -8)" d="{_HAT}"/>',
        text("count", 0, 7, str(number)),
    )


def point(colour: str, say: Say) -> str:
    """Draw the mark of a role, filled, for its points."""
    return group(f"point {colour}", _mark(colour, say))


def lock() -> str:
    """Draw a closed lock, which stands for hidden points."""
    return group("lock", '<path d="M-4-1V-5A4 4 0 0 1 4-5V-1"/><path class="body" d="M-6-1H6V8H-6Z"/>')


def fmt(value: float) -> str:
    """Format a number with at most one decimal."""
    return f"{round(value, 1) + 0:g}"


def text(classes: str, x: float, y: float, words: str) -> str:
    """Return a line of text, vertically centred at y."""
    return f'<text class="{classes}" x="{fmt(x)}" y="{fmt(y)}" dy=".35em">{escape(words)}</text>'


def group(classes: str, *parts: str, at: Point | None = None, scale: float = 1, element_id: str = "") -> str:
    """Return a group of drawings, moved and scaled."""
    moves = [f"translate({fmt(at[0])} {fmt(at[1])})"] if at else []
    moves += [f"scale({scale:.4g})"] if scale != 1 else []
    named = {"id": element_id, "class": classes, "transform": " ".join(moves)}
    attributes = "".join(f" {key}={quoteattr(value)}" for key, value in named.items() if value)
    return f"<g{attributes}>{''.join(parts)}</g>"


def tooltip_title(words: str) -> str:
    """Return a title element, which browsers show as a tooltip."""
    return f"<title>{escape(words)}</title>"


def _mark(colour: str, say: Say) -> str:
    outline, middle = _MARKS[colour]
    return f'<path class="mark" d="{outline}"/>' + text("letter", 0, middle, _letter(colour, say))


def _badge(colour: str, say: Say, at: Point) -> str:
    outline, middle = _MARKS[colour]
    mark = f'<path class="mark" transform="scale(.74)" d="{outline}"/>'
    return group("", group("badge", mark, text("letter", 0, 0.74 * middle, _letter(colour, say))), at=at)


def _letter(colour: str, say: Say) -> str:
    return say("huang-picture-letter", {"colour": colour})


def _head(seat: str) -> str:
    head, face = _HEADS[seat]
    antlers = f'<path class="antlers" d="{_ANTLERS}"/>' if seat == "dragon" else ""
    return f'<path class="head" d="{head}"/>{antlers}<path class="face-line" d="{face}"/>'
