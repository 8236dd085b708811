"""A ladder as an SVG chart, with a dot and an interval for each bot."""

from html import escape
from math import ceil, floor
from typing import Final

from tianxia.arena.ladder import RatedBot

# Lengths in SVG user units.
_WIDTH: Final = 720
_LEFT_MARGIN: Final = 180
_RIGHT_MARGIN: Final = 40
_TOP_MARGIN: Final = 70
_ROW_HEIGHT: Final = 34
_STYLE: Final = (
    "text{font:14px 'Source Sans 3',system-ui,sans-serif;fill:#211e1a}.title{font-size:19px;font-weight:600}"
    ".soft{fill:#575148;font-size:12px}"
    ".grid{stroke:#dad3c5}.interval{stroke:#a3301f;stroke-width:2}.dot{fill:#a3301f}.paper{fill:#faf8f2}"
    "@media(prefers-color-scheme:dark){text{fill:#ede8dd}.soft{fill:#b9b3a7}.grid{stroke:#34393c}.paper{fill:#1c1f22}"
    ".interval{stroke:#e5806b}.dot{fill:#e5806b}}"
)


def draw_ladder(title: str, subtitle: str, bots: list[RatedBot]) -> str:
    """Return the chart as SVG, with the last bot at the top. Bots without a rating are left out."""
    bots = [rated for rated in bots if rated.is_rated]
    low = min(rated.rating.elo - rated.rating.margin for rated in bots)
    high = max(rated.rating.elo + rated.rating.margin for rated in bots)
    step = _grid_step(high - low)
    first, last = floor(low / step) * step, ceil(high / step) * step
    scale = (_WIDTH - _LEFT_MARGIN - _RIGHT_MARGIN) / max(last - first, step)
    bottom = _TOP_MARGIN + _ROW_HEIGHT * len(bots)

    def x(elo: float) -> float:
        return round(_LEFT_MARGIN + (elo - first) * scale, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {bottom + 40}" width="{_WIDTH}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{_WIDTH}" height="{bottom + 40}"/>',
        f'<text class="title" x="20" y="30">{escape(title)}</text>',
        f'<text class="soft" x="20" y="50">{escape(subtitle)}</text>',
    ]
    for tick in range(first, last + 1, step):
        parts.append(f'<line class="grid" x1="{x(tick)}" y1="{_TOP_MARGIN}" x2="{x(tick)}" y2="{bottom}"/>')
        parts.append(f'<text class="soft" x="{x(tick)}" y="{bottom + 20}" text-anchor="middle">{tick}</text>')
    for row, rated in enumerate(reversed(bots)):
        y = _TOP_MARGIN + _ROW_HEIGHT * row + _ROW_HEIGHT // 2
        elo, margin = rated.rating.elo, rated.rating.margin
        parts.append(f'<text x="{_LEFT_MARGIN - 12}" y="{y + 5}" text-anchor="end">{escape(rated.bot[:22])}</text>')
        parts.append(f'<line class="interval" x1="{x(elo - margin)}" y1="{y}" x2="{x(elo + margin)}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x(elo)}" cy="{y}" r="5"/>')
        parts.append(f'<text class="soft" x="{x(elo)}" y="{y - 9}" text-anchor="middle">{elo:.0f}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _grid_step(span: float) -> int:
    """Return the distance between two grid lines: a round number of Elo points, for about ten lines at most."""
    for step in (10, 20, 50, 100, 200, 500, 1000):
        if span / step <= 10:
            return step
    return 2000
