"""The board of a position: tiles, leaders, buildings, bandits."""

from typing import Any

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.games.huang.rules.bandits import put_bandits
from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES, RHOMBI_PER_HEX, TRIANGLES_PER_HEX
from tianxia.games.huang.rules.buildings import (
    free_triangle_colour,
    is_rhombus_free,
    pagodas_left,
    put_leader,
    put_tile,
    raise_pagoda,
    raise_palace,
)
from tianxia.games.huang.rules.marks import UNDER_BANDITS, UNDER_GRANARY
from tianxia.games.huang.rules.seats import MAX_SEATS, NO_LEADER
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, YELLOW
from tianxia.games.huang.state import Huang


def read_board_pieces(reader: PositionReader, state: Huang, names: tuple[str, ...]) -> None:
    """Read all pieces on the board. Raises BadPosition."""
    _read_bandits(reader, state)
    _read_tiles(reader, state)
    _read_granaries(reader, state)
    _read_pagodas(reader, state)
    _read_palace(reader, state)
    _read_leaders(reader, state, names)


def read_hex(state: Huang, name: object, at: str) -> int:
    """Return the number of a hex named in a position. Raises BadPosition."""
    if not isinstance(name, str) or name not in state.geometry.names:
        first, last = state.geometry.names[0], state.geometry.names[-1]
        raise BadPosition(at, "huang-position-hex", key=at, hex=str(name)[:40], first=first, last=last)
    return state.geometry.names.index(name)


def read_hexes(state: Huang, names: object, at: str, number: int) -> list[int]:
    """Return some hexes named in a position, in order. Raises BadPosition."""
    if not isinstance(names, list) or len(names) != number:
        raise BadPosition(at, "huang-position-hexes", key=at, number=number)
    return sorted(read_hex(state, name, at) for name in names)


def _read_bandits(reader: PositionReader, state: Huang) -> None:
    bandits = reader.section("bandits", [str(place) for place in range(1, NUM_BANDIT_PLACES + 1)])
    for place in bandits.values:
        if not len(state.geometry.places):
            raise BadPosition("bandits", "huang-option-bandit-places", map=state.geometry.source[:80])
        put_bandits(state, int(place) - 1, bandits.integer(place, 1, 1, NUM_BANDIT_PLACES))
    if len(bandits.values) > NUM_BANDIT_PLACES // 2:
        raise BadPosition(
            "bandits", "huang-position-bands", number=len(bandits.values), most=int(NUM_BANDIT_PLACES) // 2
        )


def _read_tiles(reader: PositionReader, state: Huang) -> None:
    """Read the tiles: those named, or one on each capital."""
    tiles: dict[str, Any] = {state.hex_name(capital): "yellow" for capital in state.geometry.capitals}
    if reader.has("tiles"):
        tiles = PositionReader(reader.values["tiles"], "tiles").values
    for name in tiles:
        at = f"tiles.{name}"
        hex_index = read_hex(state, name, at)
        colour = COLOURS.index(PositionReader(tiles, "tiles").required_choice(name, COLOURS))
        if state.geometry.is_river(hex_index) != (colour == BLUE):
            raise BadPosition(at, "huang-position-river", hex=name, colour=COLOURS[colour])
        if state.has_mark(hex_index, UNDER_BANDITS):
            raise BadPosition(at, "huang-position-bandits", hex=name)
        put_tile(state, hex_index, colour)


def _read_granaries(reader: PositionReader, state: Huang) -> None:
    """Read the granaries: on the capitals named, or on each with its yellow tile."""
    if not state.geometry.granaries:
        if reader.values.get("granaries"):
            raise BadPosition("granaries", "huang-position-no-granaries")
        return
    default_hexes = [hex_index for hex_index in state.geometry.capitals if state.tile(hex_index) == YELLOW]
    hexes = default_hexes
    if reader.has("granaries"):
        named = reader.values["granaries"]
        hexes = read_hexes(state, named, "granaries", len(named) if isinstance(named, list) else 0)
    for hex_index in hexes:
        if hex_index not in default_hexes or state.has_mark(hex_index, UNDER_GRANARY):
            raise BadPosition("granaries", "huang-position-granary", hex=state.hex_name(hex_index))
        state.add_mark(hex_index, UNDER_GRANARY)
    taken = sum(int(state.granaries_taken(seat)) for seat in range(MAX_SEATS))
    if len(hexes) + taken > len(state.geometry.capitals):
        raise BadPosition("stores", "huang-position-stores", number=len(hexes) + taken)


def _read_pagodas(reader: PositionReader, state: Huang) -> None:
    pagodas = reader.values.get("pagodas", [])
    if not isinstance(pagodas, list):
        raise BadPosition("pagodas", "engine-position-no-list", key="pagodas")
    for entry in pagodas:
        pagoda = PositionReader(entry, "pagodas")
        pagoda.check_keys(("colour", "at"))
        colour = COLOURS.index(pagoda.required_choice("colour", COLOURS))
        hexes = read_hexes(state, pagoda.values.get("at"), "pagodas.at", 3)
        triangle = find_triangle(state, hexes)
        if triangle < 0 or free_triangle_colour(state, triangle) != colour:
            names = " ".join(state.hex_name(hex_index) for hex_index in hexes)
            raise BadPosition("pagodas", "huang-position-pagoda", colour=COLOURS[colour], hexes=names)
        if pagodas_left(state, colour) == 0:
            raise BadPosition("pagodas", "huang-position-pagodas", colour=COLOURS[colour])
        raise_pagoda(state, colour, triangle)


def find_triangle(state: Huang, hexes: list[int]) -> int:
    """Return the number of a triangle, −1 if the hexes are not one."""
    for triangle in range(TRIANGLES_PER_HEX * hexes[0], TRIANGLES_PER_HEX * hexes[0] + TRIANGLES_PER_HEX):
        if [state.geometry.triangles[3 * triangle + i] for i in range(3)] == hexes:
            return int(triangle)
    return -1


def _read_palace(reader: PositionReader, state: Huang) -> None:
    if not reader.values.get("palace", []):
        return
    hexes = read_hexes(state, reader.values["palace"], "palace", 4)
    for rhombus in range(RHOMBI_PER_HEX * hexes[0], RHOMBI_PER_HEX * hexes[0] + RHOMBI_PER_HEX):
        shape = [state.geometry.rhombi[4 * rhombus + i] for i in range(4)]
        if shape == hexes and is_rhombus_free(state, rhombus):
            raise_palace(state, rhombus)
            state.has_palace = True
            return
    names = " ".join(state.hex_name(hex_index) for hex_index in hexes)
    raise BadPosition("palace", "huang-position-palace", hexes=names)


def _read_leaders(reader: PositionReader, state: Huang, names: tuple[str, ...]) -> None:
    leaders = reader.section("leaders", names)
    for seat, name in enumerate(names):
        own = leaders.section(name, COLOURS)
        for i, colour in enumerate(COLOURS):
            if not own.has(colour):
                continue
            hex_index = read_hex(state, own.values[colour], own.full_key(colour))
            where = state.hex_name(hex_index)
            if state.tile(hex_index) >= 0 or state.leader(hex_index) != NO_LEADER:
                raise BadPosition(own.full_key(colour), "huang-position-taken", hex=where)
            if state.geometry.is_river(hex_index) or state.adjacent_yellows(hex_index) == 0:
                raise BadPosition(own.full_key(colour), "huang-position-leader", hex=where)
            if state.has_mark(hex_index, UNDER_BANDITS) or state.adjacent_bandit_places(hex_index):
                raise BadPosition(own.full_key(colour), "huang-position-bandits", hex=where)
            put_leader(state, seat, i, hex_index)
