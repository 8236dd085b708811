"""The style sheet of the drawing, in light and dark colours."""

from typing import Final

CSS_CLASS: Final = "picture-of-huang"
"""The class of the drawing, so that its styles affect nothing else on a page."""

_LIGHT: Final = """
--paper: #F3EFE6; --sheet: #FAF8F2; --card: #FFFDF8; --line: #DAD3C5; --edge: #8A7F6D;
--ink: #211E1A; --ink-2: #575148; --ink-3: #695F55; --seal: #A3301F; --outlaw: #39342D;
--land: #E8E0CE; --water: #CBDBDE; --water-2: #9DBAC1;
--yellow: #D2A02C; --red: #A8382A; --blue: #2B5E89; --green: #44703F; --white: #F6F2E7;
--on-yellow: #211A0A; --on-red: #FFFDF8; --on-blue: #FFFDF8; --on-green: #FFFDF8; --on-white: #2A2620;
"""

_DARK: Final = """
--paper: #141618; --sheet: #1C1F22; --card: #282C2F; --line: #34393C; --edge: #6C716F;
--ink: #EDE8DD; --ink-2: #B9B3A7; --ink-3: #9F998E; --seal: #E5806B; --outlaw: #08090A;
--land: #2C2E2C; --water: #1E333C; --water-2: #3B5E6B;
--yellow: #D7AB47; --red: #B94A3C; --blue: #3A73A3; --green: #4B7D45; --white: #DDD8CC;
--on-yellow: #211A0A; --on-red: #FFFDF8; --on-blue: #FFFDF8; --on-green: #FFFDF8; --on-white: #26231E;
"""

# One rule per line. --f is the colour of a piece, --o what is drawn on it.
_STYLE_RULES: Final = """
text { font: 400 13px var(--text); fill: var(--ink); font-variant-numeric: lining-nums tabular-nums; }
.yellow { --f: var(--yellow); --o: var(--on-yellow); }
.red { --f: var(--red); --o: var(--on-red); }
.blue { --f: var(--blue); --o: var(--on-blue); }
.green { --f: var(--green); --o: var(--on-green); }
.white { --f: var(--white); --o: var(--on-white); }
.plain { --f: var(--card); --o: var(--ink); }
.paper { fill: var(--paper); }
.sheet { fill: var(--sheet); }
.line { fill: none; stroke: var(--line); }
.ground { fill: var(--land); stroke: var(--paper); stroke-width: 1.6; }
.ground.water { fill: var(--water); }
.flow { fill: none; stroke: var(--water-2); stroke-width: 15; opacity: .42; }
.flow path { stroke-linecap: round; stroke-linejoin: round; }
.flow .pool { fill: var(--water-2); }
.cell { fill: none; pointer-events: all; }
.buildings { pointer-events: none; }
.outlaws { pointer-events: none; }
.names { pointer-events: none; }
.coordinate { font-size: 12px; fill: var(--ink-3); text-anchor: middle; }
.compass path { fill: var(--ink-3); stroke: var(--ink-3); stroke-linejoin: round; }
.compass text { font-weight: 600; fill: var(--ink-2); text-anchor: middle; }
.ring { fill: none; stroke: var(--ink); stroke-width: 1.6; }
.tile .ring { stroke: var(--on-yellow); }
.name { text-anchor: middle; paint-order: stroke; stroke: var(--paper); stroke-width: 3.5px; stroke-linejoin: round; }
.name.state { font-size: 13.5px; font-weight: 700; }
.name.city { font-size: 11.5px; fill: var(--ink-2); }
.tile .face { fill: var(--f); stroke: var(--edge); }
.mark { fill: none; stroke: var(--o); stroke-width: 1.5; stroke-linejoin: round; }
.letter { font-size: 14px; font-weight: 700; fill: var(--o); text-anchor: middle; }
.covered .letter { font-size: 16px; }
.hand .letter { font-size: 17px; }
.point .letter { font-size: 15.5px; }
.point .mark { fill: var(--f); stroke: var(--ink); stroke-width: 1.2; }
.halo { fill: var(--paper); }
.disc { fill: var(--f); stroke: var(--ink); stroke-width: 1.8; }
.head { fill: var(--o); }
.face-line { fill: none; stroke: var(--f); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.antlers { fill: none; stroke: var(--o); stroke-width: 2.6; stroke-linecap: round; }
.badge .mark { fill: var(--card); stroke: var(--ink); stroke-width: 1.9; }
.badge .letter { font-size: 11.5px; fill: var(--ink); }
.beside .badge { transform: scale(1.4); }
.site { fill: none; stroke: var(--card); stroke-width: 2.4; stroke-linejoin: round; stroke-linecap: round; }
.plate { fill: var(--card); stroke: var(--ink); stroke-width: 1.5; }
.wall { fill: var(--card); stroke: var(--ink); stroke-width: 1.5; stroke-linejoin: round; }
.roof { fill: var(--f); stroke: var(--ink); stroke-width: 1.5; stroke-linejoin: round; }
.hoop { fill: none; stroke: var(--o); stroke-width: 1.4; }
.bandit-tile { fill: var(--outlaw); stroke: var(--outlaw); stroke-linejoin: round; }
.bandit-rim { fill: none; stroke: var(--edge); stroke-width: 1.4; stroke-linecap: round; }
.hat { fill: var(--ink); }
.bandits .count { font: 600 21px var(--display); text-anchor: middle; }
.bandits .number { font-size: 12px; font-weight: 600; fill: #EDE8DD; text-anchor: middle; }
.title { font: 600 20px var(--display); }
.seat-name { font: 600 17px var(--display); }
.value { font: 600 17px var(--display); }
.score { font: 600 28px var(--display); text-anchor: end; }
.dim { fill: var(--ink-2); }
.end { text-anchor: end; }
.now { fill: var(--seal); }
.lowest { stroke: var(--seal); stroke-width: 2; }
.active { fill: var(--card); }
.lock { fill: none; stroke: var(--ink-2); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.lock .body { fill: var(--ink-2); }
"""

# A phone shows the turned drawing at about 60 % of its size.
_TURNED: Final = """
.coordinate { font-size: 18px; }
.compass text { font-size: 18px; }
.name { stroke-width: 4.5px; }
.name.state { font-size: 18px; }
.letter { font-size: 17px; }
.covered .letter { font-size: 20px; }
.badge { transform: scale(1.25); }
.badge .letter { font-size: 13px; }
.bandits .number { font-size: 17px; }
"""

_FONTS: Final = (
    '--text: "Source Sans 3", "Noto Sans", system-ui, sans-serif; '
    '--display: Spectral, "Noto Serif", Georgia, "DejaVu Serif", serif;'
)


def style_sheet(dark: bool | None, turned: bool) -> str:
    """Return the style sheet. Colours follow the reader's system unless `dark` is given."""
    out = [f".{CSS_CLASS} {{ {_FONTS}{_DARK if dark else _LIGHT}}}"]
    if dark is None:
        out.append(f"@media (prefers-color-scheme: dark) {{ .{CSS_CLASS} {{{_DARK}}} }}")
    rules = _STYLE_RULES.strip() + (_TURNED.rstrip() if turned else "")
    out += [f".{CSS_CLASS} {rule}" for rule in rules.splitlines()]
    return "\n".join(out)
