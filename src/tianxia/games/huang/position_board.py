"""What lies on the board in a position: tiles, leaders, buildings, bandits."""

from typing import Any

from tianxia.engine.errors import BadPosition
from tianxia.engine.reading import Reader
from tianxia.games.huang.buildings import (
    free_rhombus,
    free_triangle,
    pagodas_left,
    put_leader,
    put_tile,
    raise_pagoda,
    raise_palace,
)
from tianxia.games.huang.cells import (
    LEADER,
    MARKS,
    MOST_SEATS,
    PALACE_ON,
    ROBBERS,
    STORES,
    UNDER_BANDITS,
    UNDER_GRANARY,
    WIDTH,
    YELLOWS,
    lay_bandits,
)
from tianxia.games.huang.ground import PLACES, RHOMBI, TRIANGLES
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tiles import BLUE, COLOURS, YELLOW


def read_board_pieces(reader: Reader, state: Huang, names: tuple[str, ...]) -> None:
    _read_bandits(reader, state)
    _read_tiles(reader, state)
    _read_granaries(reader, state)
    _read_pagodas(reader, state)
    _read_palace(reader, state)
    _read_leaders(reader, state, names)


def hex_of(state: Huang, name: object, at: str) -> int:
    """The number of a hex named in a position."""
    if not isinstance(name, str) or name not in state.ground.names:
        first, last = state.ground.names[0], state.ground.names[-1]
        raise BadPosition(at, "huang-position-hex", key=at, hex=str(name)[:40], first=first, last=last)
    return state.ground.names.index(name)


def hexes_of(state: Huang, names: object, at: str, number: int) -> list[int]:
    """Some hexes named in a position, in order."""
    if not isinstance(names, list) or len(names) != number:
        raise BadPosition(at, "huang-position-hexes", key=at, number=number)
    return sorted(hex_of(state, name, at) for name in names)


def _read_bandits(reader: Reader, state: Huang) -> None:
    bandits = reader.table("bandits", [str(place) for place in range(1, PLACES + 1)])
    for place in bandits.values:
        if not len(state.ground.places):
            raise BadPosition("bandits", "huang-option-bandit-places", map=state.ground.source[:80])
        lay_bandits(state, int(place) - 1, bandits.whole(place, 1, 1, PLACES))
    if len(bandits.values) > PLACES // 2:
        raise BadPosition("bandits", "huang-position-bands", number=len(bandits.values), most=int(PLACES) // 2)


def _read_tiles(reader: Reader, state: Huang) -> None:
    """The tiles named, or one on each capital."""
    tiles: dict[str, Any] = {state.hex_name(capital): "yellow" for capital in state.ground.capitals}
    if reader.has("tiles"):
        tiles = Reader(reader.values["tiles"], "tiles").values
    for name in tiles:
        at = f"tiles.{name}"
        hex = hex_of(state, name, at)
        colour = COLOURS.index(Reader(tiles, "tiles").must(name, COLOURS))
        if state.ground.is_river(hex) != (colour == BLUE):
            raise BadPosition(at, "huang-position-river", hex=name, colour=COLOURS[colour])
        if state.cells[MARKS + WIDTH * hex] & UNDER_BANDITS:
            raise BadPosition(at, "huang-position-bandits", hex=name)
        put_tile(state, hex, colour)


def _read_granaries(reader: Reader, state: Huang) -> None:
    """On the capitals named, or on each with its yellow tile."""
    if not state.ground.granaries:
        if reader.values.get("granaries"):
            raise BadPosition("granaries", "huang-position-no-granaries")
        return
    usual = [hex for hex in state.ground.capitals if state.tile(hex) == YELLOW]
    hexes = usual
    if reader.has("granaries"):
        named = reader.values["granaries"]
        hexes = hexes_of(state, named, "granaries", len(named) if isinstance(named, list) else 0)
    for hex in hexes:
        if hex not in usual or state.cells[MARKS + WIDTH * hex] & UNDER_GRANARY:
            raise BadPosition("granaries", "huang-position-granary", hex=state.hex_name(hex))
        state.cells[MARKS + WIDTH * hex] |= UNDER_GRANARY
    stored = sum(int(state.cells[STORES + seat]) for seat in range(MOST_SEATS))
    if len(hexes) + stored > len(state.ground.capitals):
        raise BadPosition("stores", "huang-position-stores", number=len(hexes) + stored)


def _read_pagodas(reader: Reader, state: Huang) -> None:
    pagodas = reader.values.get("pagodas", [])
    if not isinstance(pagodas, list):
        raise BadPosition("pagodas", "engine-position-no-list", key="pagodas")
    for entry in pagodas:
        pagoda = Reader(entry, "pagodas")
        pagoda.only(("colour", "at"))
        colour = COLOURS.index(pagoda.must("colour", COLOURS))
        hexes = hexes_of(state, pagoda.values.get("at"), "pagodas.at", 3)
        triangle = triangle_of(state, hexes)
        if triangle < 0 or free_triangle(state, triangle) != colour:
            names = " ".join(state.hex_name(hex) for hex in hexes)
            raise BadPosition("pagodas", "huang-position-pagoda", colour=COLOURS[colour], hexes=names)
        if pagodas_left(state, colour) == 0:
            raise BadPosition("pagodas", "huang-position-pagodas", colour=COLOURS[colour])
        raise_pagoda(state, colour, triangle)


def triangle_of(state: Huang, hexes: list[int]) -> int:
    """The number of a triangle, −1 if it is none."""
    for triangle in range(TRIANGLES * hexes[0], TRIANGLES * hexes[0] + TRIANGLES):
        if [state.ground.triangles[3 * triangle + i] for i in range(3)] == hexes:
            return int(triangle)
    return -1


def _read_palace(reader: Reader, state: Huang) -> None:
    if not reader.values.get("palace", []):
        return
    hexes = hexes_of(state, reader.values["palace"], "palace", 4)
    for rhombus in range(RHOMBI * hexes[0], RHOMBI * hexes[0] + RHOMBI):
        shape = [state.ground.rhombi[4 * rhombus + i] for i in range(4)]
        if shape == hexes and free_rhombus(state, rhombus):
            raise_palace(state, rhombus)
            state.cells[PALACE_ON] = 1
            return
    names = " ".join(state.hex_name(hex) for hex in hexes)
    raise BadPosition("palace", "huang-position-palace", hexes=names)


def _read_leaders(reader: Reader, state: Huang, names: tuple[str, ...]) -> None:
    c = state.cells
    leaders = reader.table("leaders", names)
    for seat, name in enumerate(names):
        own = leaders.table(name, COLOURS)
        for i, colour in enumerate(COLOURS):
            if not own.has(colour):
                continue
            hex = hex_of(state, own.values[colour], own.at(colour))
            where = state.hex_name(hex)
            if state.tile(hex) >= 0 or c[LEADER + WIDTH * hex]:
                raise BadPosition(own.at(colour), "huang-position-taken", hex=where)
            if state.ground.is_river(hex) or c[YELLOWS + WIDTH * hex] == 0:
                raise BadPosition(own.at(colour), "huang-position-leader", hex=where)
            if c[MARKS + WIDTH * hex] & UNDER_BANDITS or c[ROBBERS + WIDTH * hex]:
                raise BadPosition(own.at(colour), "huang-position-bandits", hex=where)
            put_leader(state, seat, i, hex)
