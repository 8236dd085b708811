"""The observation: what a seat knows as an array, mostly of numbers between 0 and 1.

Its size depends on the board alone: 26 planes over the hexes, then what is not on the board.
"""

from functools import cache
from typing import Final

from tianxia.engine.game import Observation
from tianxia.engine.observation_scale import concatenate_scales, scale_counts
from tianxia.engine.observation_spec import FLAG, Plane, flag_plane
from tianxia.games.huang.rules.map_files import find_geometry
from tianxia.games.huang.rules.options import DEFAULT_MAP
from tianxia.games.huang.rules.phases import PHASES
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import COLOURS, TILE_COUNTS

_TILE_SCALE: Final = tuple(float(number) for number in TILE_COUNTS)
_HAND_SCALE: Final = (6.0,)
_SEATS: Final = ("own", "next", "second", "third", "fourth")


def list_planes(hexes: int) -> tuple[Plane, ...]:
    """Return the planes of an observation on a board with so many hexes."""

    def hex_plane(name: str, meaning: str, largest: float = 1.0) -> Plane:
        return Plane(name, hexes, (largest,), meaning)

    return (
        hex_plane("river", "over the hexes: river"),
        *(hex_plane(f"tile_{colour}", f"over the hexes: a {colour} tile") for colour in COLOURS),
        *(hex_plane(f"leader_{colour}", f"over the hexes: a {colour} leader") for colour in COLOURS),
        *(hex_plane(f"owner_{seat}", f"over the hexes: a leader of the {seat} seat, clockwise") for seat in _SEATS),
        hex_plane("pagoda", "over the hexes: under a pagoda"),
        hex_plane("granary", "over the hexes: under a granary"),
        hex_plane("palace", "over the hexes: under the palace"),
        hex_plane("bandits", "over the hexes: under a bandit tile"),
        hex_plane("robbers", "over the hexes: bandits next to it, divided by 4", 4.0),
        hex_plane("payable", "over the hexes: may be removed to pay"),
        hex_plane("yellows", "over the hexes: yellow tiles next to it, divided by 6", 6.0),
        hex_plane("placed", "over the hexes: the tile just placed"),
        hex_plane("sides", "over the hexes: the names of the warring states, 1 to 3 divided by 3", 3.0),
        hex_plane(
            "shape",
            "at the first hex of a pagoda: 1 with both hexes to the south, 2 with those to the east and south-east; "
            "3 and 4 likewise where one is to be moved to; divided by 4",
            4.0,
        ),
        Plane("hand", 5, _HAND_SCALE, "own hand, by colour, divided by 6"),
        Plane("chosen", 5, _HAND_SCALE, "tiles chosen for an incomplete exchange"),
        Plane("market", 5, _HAND_SCALE, "the market, by colour"),
        Plane("box", 5, _TILE_SCALE, "boxed openly, divided by the number of tiles of that colour"),
        Plane("exchanged", 5, _TILE_SCALE, "boxed face down by the seat itself"),
        Plane("unseen", 1, (24.0,), "boxed unseen in the short game, divided by 24"),
        *(plane for seat in _SEATS for plane in _seat_planes(seat)),
        Plane("players", 6, FLAG, "number of players, one-hot from 0"),
        Plane("turn", 5, FLAG, "the seat whose turn it is, from the own seat clockwise; one-hot"),
        Plane("asked", 5, FLAG, "the seat that is asked, from the own seat clockwise; one-hot"),
        Plane(
            "phase",
            12,
            FLAG,
            ", ".join(PHASES) + "; one-hot",
        ),
        Plane("actions", 1, (2.0,), "actions left, divided by 2"),
        Plane("bag", 1, (120.0,), "tiles in the bag, divided by 120"),
        Plane("idle", 1, (40.0,), "turns in a row without a draw, divided by 40"),
        Plane("need", 1, (10.0,), "red tiles still to be removed, divided by 10"),
        flag_plane("drew", "a tile was drawn in this turn"),
        flag_plane("with_palace", "played with the palace"),
        Plane("revolt", 5, FLAG, "the colour of a revolt, one-hot"),
        Plane("attack", 1, _HAND_SCALE, "yellow tiles the attacker committed, divided by 6"),
        flag_plane("attack_leader", "the attacker committed a leader beside the board"),
        Plane("defender", 5, FLAG, "the defender in a revolt, from the own seat clockwise; one-hot"),
        Plane("war", 9, (10.0,), "three sides: red tiles, tiles committed, leaders committed; divided by 10"),
    )


def _seat_planes(seat: str) -> tuple[Plane, ...]:
    return (
        Plane(f"points_{seat}", 5, (20.0,), f"points of the {seat} seat, by colour, divided by 20"),
        Plane(f"known_{seat}", 5, _HAND_SCALE, "tiles known to be in its hand, divided by 6"),
        Plane(f"held_{seat}", 1, _HAND_SCALE, "size of its hand, divided by 6"),
        Plane(f"boxed_{seat}", 1, (24.0,), "tiles it boxed face down, divided by 24"),
        Plane(f"stores_{seat}", 1, (18.0,), "granaries it has taken, divided by 18"),
        flag_plane(f"self_{seat}", "the seat is the observer"),
    )


PLANES: Final = list_planes(int(find_geometry(DEFAULT_MAP).count))
"""The planes on both bundled boards."""
SIZE: Final = sum(plane.size for plane in PLANES)


@cache
def scale(hexes: int) -> Observation:
    """Return what every number is divided by, on a board with so many hexes."""
    return concatenate_scales(list_planes(hexes))


def observe(state: RulesState, seat: int) -> Observation:
    """Return what a seat knows."""
    return scale_counts(state.planes(seat), scale(int(state.geometry.count)))
