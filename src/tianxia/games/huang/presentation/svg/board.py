"""The board of the drawing: land, rivers, hexes with their pieces, buildings, names, coordinates."""

from itertools import combinations
from math import dist, hypot
from typing import Final, NamedTuple

from tianxia.engine.game import JsonObject
from tianxia.games.huang.presentation.svg.grid import (
    HEX_WIDTH,
    MARGIN,
    Grid,
    column_at,
    mean_point,
    polygon,
    row_at,
    xy,
)
from tianxia.games.huang.presentation.svg.pieces import (
    Point,
    Say,
    bandit_disc,
    granary,
    group,
    leader,
    pagoda,
    palace,
    text,
    tile,
    tooltip_title,
)
from tianxia.games.huang.rules.bandits import BANDITS_ON_TILE
from tianxia.games.huang.rules.board import Board, adjacent_names
from tianxia.games.huang.rules.seats import DYNASTIES
from tianxia.games.huang.rules.tiles import COLOURS

_GRANARY: Final = 10.0
"""How far below the centre of its hex a granary stands."""


class Building(NamedTuple):
    """Something that covers tiles."""

    kind: str
    hexes: tuple[str, ...]
    middle: Point


def draw_board(board: Board, grid: Grid, view: JsonObject, names: bool, say: Say) -> str:
    """Draw the board with all pieces."""
    buildings = _list_buildings(board, grid, view)
    return group(
        "board",
        _draw_ground(board, grid),
        _draw_rivers(board, grid),
        _draw_coordinates(board, grid),
        _draw_compass(board, grid, say),
        group("hexes", *_draw_hexes(board, grid, view, buildings, say)),
        group("buildings", *(_draw_building(grid, building, say) for building in buildings)),
        group("outlaws", *_draw_bandits(board, grid, view, say)),
        _draw_names(board, grid, view, buildings, say) if names else "",
    )


def leaders_on(board: Board, view: JsonObject) -> dict[str, tuple[str, str]]:
    """Return seat and colour of the leader on each hex that has one."""
    return {
        hex_name: (seat, colour)
        for seat, places in (view.get("leaders") or {}).items()
        for colour, hex_name in (places or {}).items()
        if hex_name in board.names and seat in DYNASTIES and colour in COLOURS
    }


def _draw_ground(board: Board, grid: Grid) -> str:
    """Draw all hexes, land and river each as one path."""
    land, water = (
        "".join(grid.outline(grid.at(name)) for i, name in enumerate(board.names) if (i in board.rivers) == river)
        for river in (False, True)
    )
    return f'<path class="ground" d="{land}"/><path class="ground water" d="{water}"/>'


def _draw_rivers(board: Board, grid: Grid) -> str:
    """Draw smooth bands from hex to hex; three river hexes around a corner make a pool."""
    flow: list[str] = []
    pools: list[str] = []
    for hex_index in sorted(board.rivers):
        middle = grid.at(board.names[hex_index])
        neighbours = [other for other in board.neighbours[hex_index] if other in board.rivers]
        edges = [mean_point([middle, grid.at(board.names[other])]) for other in neighbours]
        if len(edges) == 1:
            flow.append(
                f"M{xy(edges[0])}Q{xy(middle)} {xy(_river_mouth(board, grid, board.names[hex_index], edges[0]))}"
            )
        for first_edge, second_edge in combinations(edges, 2):
            flow.append(f"M{xy(first_edge)}Q{xy(middle)} {xy(second_edge)}")
        for second, third in combinations(neighbours, 2):
            if second > hex_index and third in board.neighbours[second]:
                centres = [grid.at(board.names[i]) for i in (hex_index, second, third)]
                pools.append(polygon([mean_point(pair) for pair in combinations(centres, 2)]))
    return group("flow", f'<path d="{"".join(flow)}"/><path class="pool" d="{"".join(pools)}"/>')


def _river_mouth(board: Board, grid: Grid, name: str, source: Point) -> Point:
    """Return the end of a river that enters a hex at `source`: at the board's edge if that is opposite, else inside."""
    x, y = grid.at(name)
    rim = [
        mean_point([(x, y), grid.at(neighbour)]) for neighbour in adjacent_names(name) if neighbour not in board.names
    ]
    across = max(rim, key=lambda edge: dist(edge, source), default=(x, y))
    if dist(across, source) < HEX_WIDTH * 0.8:
        return x, y
    return x + 0.72 * (across[0] - x), y + 0.72 * (across[1] - y)


def _draw_coordinates(board: Board, grid: Grid) -> str:
    """Draw column letters beyond the first and last row, and row numbers on both sides."""
    wide, high = grid.upright
    out: list[str] = []
    for name in board.names:
        for row, y in ((1, MARGIN - 13), (grid.rows, high - MARGIN + 13)):
            if name[1:] == str(row):
                out.append(text("coordinate", *grid.turn(column_at(name), y), name[0]))
    for row in range(1, grid.rows + 1):
        sides = (MARGIN - 14, wide - MARGIN + 14)
        out += [text("coordinate", *grid.turn(x, row_at(row)), str(row)) for x in sides]
    return group("coordinates", *out)


def _draw_compass(board: Board, grid: Grid, say: Say) -> str:
    """Draw a compass where the board has no hexes; nothing if there is no such place."""
    letters = [chr(ord("A") + column) for column in range(grid.columns)]
    full = [f"{letter}{row}" for row in range(1, grid.rows + 1) for letter in letters[: None if row % 2 else -1]]
    missing = [grid.at(name) for name in full if name not in board.names]
    if not missing:
        return ""
    north = say("huang-picture-north", {})
    rotated = ' transform="rotate(90)"' if grid.turned else ""
    arrow = f'<path{rotated} d="M0-20L6-3L0-7L-6-3ZM0-7V9"/>'
    return group("compass", arrow, text("", *((-26, 0) if grid.turned else (0, 20)), north), at=mean_point(missing))


def _draw_hexes(board: Board, grid: Grid, view: JsonObject, buildings: list[Building], say: Say) -> list[str]:
    """Draw a group for every hex. Leaders come last, since their badges reach into the next hex."""
    leaders = leaders_on(board, view)
    tiles = view.get("tiles") or {}
    covered = {hex_name: building for building in buildings for hex_name in building.hexes}
    bandits = {hex_name: number for _, hexes, number in _list_bandit_tiles(board, view) for hex_name in hexes}
    drawings: dict[str, str] = {}
    for i, name in enumerate(board.names):
        classes = ["hex", "river" if i in board.rivers else "land"]
        descriptions = [name]
        parts = [f'<path class="cell" d="{grid.outline()}"/>']
        ring = ""
        if i in board.rivers:
            descriptions.append(say("huang-picture-river", {}))
        if i in board.capitals:
            state, city = board.capitals[i]
            classes.append("capital")
            descriptions.append(say("huang-picture-capital", {"state": state, "city": city}))
            ring = f'<path class="ring" d="{grid.outline(size=0.86)}"/>'
        colour = tiles.get(name)
        if colour in COLOURS:
            descriptions.append(say("huang-picture-tile", {"colour": colour}))
            shift = _mark_shift(grid.at(name), covered[name]) if name in covered else None
            parts.append(tile(colour, say, turned=grid.turned, shift=shift, over=ring))
        else:
            parts.append(ring)
        if name in covered:
            descriptions.append(_building_title(covered[name], say))
        if name in leaders:
            seat, role = leaders[name]
            descriptions.append(say("huang-picture-leader", {"seat": seat, "colour": role}))
            parts.append(leader(seat, role, say))
        if name in bandits:
            descriptions.append(say("huang-picture-bandits", {"number": int(BANDITS_ON_TILE[bandits[name]])}))
        drawings[name] = group(
            " ".join(classes),
            tooltip_title(", ".join(descriptions)),
            *parts,
            at=grid.at(name),
            element_id=f"hex-{name}",
        )
    return [drawings[name] for name in sorted(drawings, key=lambda name: name in leaders)]


def _list_buildings(board: Board, grid: Grid, view: JsonObject) -> list[Building]:
    """List pagodas, granaries and the palace, each with the centre of its hexes."""
    pagodas = [entry for entry in view.get("pagodas") or [] if entry["colour"] in COLOURS]
    sites = [(f"pagoda {entry['colour']}", entry["at"]) for entry in pagodas]
    sites += [("granary", [hex_name]) for hex_name in view.get("granaries") or []]
    sites += [("palace", view["palace"])] if view.get("palace") else []
    return [
        Building(kind, tuple(hexes), mean_point([grid.at(hex_name) for hex_name in hexes]))
        for kind, hexes in sites
        if all(hex_name in board.names for hex_name in hexes)
    ]


def _draw_building(grid: Grid, building: Building, say: Say) -> str:
    kind, _, colour = building.kind.partition(" ")
    x, y = building.middle
    if kind == "pagoda":
        drawn = pagoda(colour, say)
    elif kind == "palace":
        drawn = palace(say)
    else:
        drawn, y = granary(), y + _GRANARY
    element_id = "-".join((kind, *building.hexes))
    return group(building.kind, _draw_outline(grid, building), group("", drawn, at=(x, y)), element_id=element_id)


def _building_title(building: Building, say: Say) -> str:
    kind, _, colour = building.kind.partition(" ")
    if kind == "pagoda":
        return say("huang-picture-pagoda", {"colour": colour})
    return say("huang-picture-palace" if kind == "palace" else "huang-picture-granary", {})


def _draw_outline(grid: Grid, building: Building) -> str:
    """Draw the line around the hexes of a building."""
    return "" if len(building.hexes) == 1 else f'<path class="site" d="{grid.rim(building.hexes)}"/>'


def _mark_shift(centre: Point, building: Building) -> Point:
    """Return the offset of a covered tile's mark, away from the building."""
    x, y = centre[0] - building.middle[0], centre[1] - building.middle[1]
    away = hypot(x, y)
    if away < 1:
        return 0, -14
    shift = min(13.0, max(5.0, 46 - away)) / away
    return shift * x, shift * y


def _list_bandit_tiles(board: Board, view: JsonObject) -> list[tuple[int, tuple[str, ...], int]]:
    """List place, hexes and number of each bandit tile."""
    shown = {int(place): int(number) for place, number in (view.get("bandits") or {}).items()}
    return [
        (place, tuple(board.names[i] for i in board.bandits[place - 1]), number)
        for place, number in sorted(shown.items())
        if 1 <= place <= len(board.bandits) and 1 <= number < len(BANDITS_ON_TILE)
    ]


def _draw_bandits(board: Board, grid: Grid, view: JsonObject, say: Say) -> list[str]:
    """Draw the bandit tiles, each over the three hexes of its place."""
    out: list[str] = []
    for place, hexes, number in _list_bandit_tiles(board, view):
        middles = [grid.at(hex_name) for hex_name in hexes]
        x, y = mean_point(middles)
        # The number stands in a hex above or below the disc, away from it.
        far = max(middles, key=lambda middle: (abs(middle[1] - y), -middle[1]))
        away = far[0] + 0.25 * (far[0] - x), far[1] + 0.25 * (far[1] - y)
        out.append(
            group(
                "bandits",
                f'<path class="bandit-tile" d="{"".join(map(grid.outline, middles))}"/>',
                f'<path class="bandit-rim" d="{grid.rim(hexes)}"/>',
                group("", bandit_disc(int(BANDITS_ON_TILE[number])), at=(x, y)),
                text("number", *away, say("huang-picture-bandit-tile", {"number": number})),
                element_id=f"bandits-{place}",
            )
        )
    return out


def _draw_names(board: Board, grid: Grid, view: JsonObject, buildings: list[Building], say: Say) -> str:
    """Draw the state of each capital across its lower edge, or the upper one if a building stands on the lower.

    Its city stands below, unless pieces lie there, as on a printed board, or the board is turned for a phone.
    """
    out: list[str] = []
    taken = {*(view.get("tiles") or {}), *leaders_on(board, view)}
    edge = max(corner[1] for corner in grid.corners())
    for hex_index, (state, city) in sorted(board.capitals.items()):
        name = board.names[hex_index]
        x, y = grid.at(name)
        above = any(name in building.hexes and building.middle[1] > y + 1 for building in buildings)
        # A kingdom that shares its name has its region in brackets, which is too long for a hex.
        state_name = say("huang-picture-state", {"state": state}).split(" (")[0]
        out.append(text("name state", x, y - edge - 5 if above else y + edge, state_name))
        below = [neighbour for neighbour in adjacent_names(name)[2:4] if neighbour in taken]
        if not above and not below and not grid.turned and city != state:
            out.append(text("name city", x, y + edge + 12, say("huang-picture-city", {"city": city})))
    return group("names", *out)
