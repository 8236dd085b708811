"""Builds SVG drawings from cards, pieces and text, in light and dark colours."""

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

CARD_SIZE: Final = (62.0, 84.0)
"""Width and height of a card, in user units."""

_LIGHT: Final = {
    "paper": "#F3EFE6", "sheet": "#FAF8F2", "card": "#FFFDF8", "line": "#DAD3C5", "edge": "#8C8270",
    "ink": "#211E1A", "soft": "#575148", "seal": "#A3301F", "label": "#FFFDF8",
    "first-seat": "#2B5E89", "second-seat": "#A3301F",
}  # fmt: skip
_DARK: Final = {
    "paper": "#141618", "sheet": "#1C1F22", "card": "#282C2F", "line": "#34393C", "edge": "#7A7F80",
    "ink": "#EDE8DD", "soft": "#B9B3A7", "seal": "#E5806B", "label": "#FFFDF8",
    "first-seat": "#33658F", "second-seat": "#9E3B2C",
}  # fmt: skip

# One rule per line; $name is a colour of the palette. `label` is the text on a piece.
_STYLE_RULES: Final = """
text { font-family: "Source Sans 3", "Noto Sans", "DejaVu Sans", sans-serif; font-size: 14px; fill: $ink; }
.paper { fill: $paper; }
.sheet { fill: $sheet; stroke: $line; }
.line { fill: none; stroke: $line; stroke-width: 1.5; }
.title { font-size: 21px; font-weight: 600; }
.name { font-size: 17px; font-weight: 600; }
.large { font-size: 30px; font-weight: 600; }
.soft { fill: $soft; }
.seal { fill: $seal; }
.middle { text-anchor: middle; }
.end { text-anchor: end; }
.card { fill: $card; stroke: $edge; stroke-width: 1.2; }
.known { stroke-dasharray: 4 3; }
.back { fill: $sheet; stroke: $edge; stroke-width: 1.2; }
.weave { fill: none; stroke: $line; stroke-width: 2; }
.rank { font-size: 24px; font-weight: 600; }
.caption { font-size: 11px; fill: $soft; text-anchor: middle; }
.first-seat { fill: $first-seat; }
.second-seat { fill: $second-seat; }
.label { fill: $label; font-size: 17px; font-weight: 600; text-anchor: middle; }
"""


def document(title: str, description: str, size: tuple[float, float], parts: Iterable[str], dark: bool | None) -> str:
    """Return a complete SVG document. Colours follow the reader's system unless `dark` is given."""
    width, height = size
    rules = _fill_colours(_DARK if dark else _LIGHT)
    if dark is None:
        rules += f"@media (prefers-color-scheme: dark) {{{_fill_colours(_DARK)}}}\n"
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {fmt(width)} {fmt(height)}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(description)}</desc>",
            f"<style>{rules}</style>",
            rectangle(0, 0, width, height, "paper", 0),
            *parts,
            "</svg>\n",
        )
    )


def fmt(value: float) -> str:
    """Format a number with at most one decimal."""
    return f"{round(value, 1) + 0:g}"


def text(x: float, y: float, content: str, classes: str = "") -> str:
    """Return a line of text, vertically centred at y."""
    class_attribute = f" class={quoteattr(classes)}" if classes else ""
    return f'<text{class_attribute} x="{fmt(x)}" y="{fmt(y)}" dy=".35em">{escape(content)}</text>'


def rectangle(x: float, y: float, width: float, height: float, classes: str, radius: float = 8) -> str:
    """Return a rectangle with rounded corners; x and y are its upper left corner."""
    position = f'x="{fmt(x)}" y="{fmt(y)}" width="{fmt(width)}" height="{fmt(height)}"'
    return f'<rect class="{classes}" {position} rx="{fmt(radius)}"/>'


def card(x: float, y: float, rank: str, name: str = "", classes: str = "") -> str:
    """Return a card; x and y are its upper left corner.

    The rank stays visible when cards overlap; the optional name is below it.
    """
    width, height = CARD_SIZE
    parts = [rectangle(x, y, width, height, f"card {classes}".strip(), 6), text(x + 7, y + 20, rank, "rank")]
    words = name.split(" ", 1)
    for i, word in enumerate(words if name else []):
        parts.append(text(x + width / 2, y + height - 11 - 12 * (len(words) - 1 - i), word, "caption"))
    return "".join(parts)


def card_back(x: float, y: float) -> str:
    """Return a face-down card; x and y are its upper left corner."""
    width, height = CARD_SIZE
    return rectangle(x, y, width, height, "back", 6) + rectangle(x + 6, y + 6, width - 12, height - 12, "weave", 3)


def card_positions(x: float, y: float, width: float, number: int) -> list[tuple[float, float]]:
    """Return the upper left corners of `number` cards in a row, overlapping if `width` is too small."""
    step = CARD_SIZE[0] + 6
    if number > 1:
        step = min(step, (width - CARD_SIZE[0]) / (number - 1))
    return [(x + step * i, y) for i in range(number)]


def token(x: float, y: float, label: str, classes: str, *, square: bool) -> str:
    """Return a round or square piece with a label; x and y are its centre."""
    if square:
        return rectangle(x - 17, y - 17, 34, 34, classes, 4) + text(x, y, label, "label")
    return f'<circle class="{classes}" cx="{fmt(x)}" cy="{fmt(y)}" r="18"/>' + text(x, y, label, "label")


def text_lines(x: float, y: float, lines: Sequence[str], line_height: float = 22, classes: str = "soft") -> str:
    """Return lines of text, one below the other; the first is vertically centred at y."""
    return "".join(text(x, y + line_height * i, line, classes) for i, line in enumerate(lines))


def _fill_colours(palette: dict[str, str]) -> str:
    rules = _STYLE_RULES
    for name in sorted(palette, key=len, reverse=True):
        rules = rules.replace(f"${name};", f"{palette[name]};")
    return rules
