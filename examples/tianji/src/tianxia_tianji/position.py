"""Positions: the whole state as plain data, the part of it that each seat may know, and the way back."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.game import JsonObject
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.rng import Rng
from tianxia_tianji.cells import MOST_HORSES, NOTHING, SEATS, SIZES, empty_cells
from tianxia_tianji.state import Tianji

KEYS: Final = frozenset(
    {"size", "chance", "horses", "prizes", "prize", "chosen", "points", "winner", "seed", "shuffles"}
)
_FILLING_STREAM: Final = -1
"""The stream of the seed that chooses the prizes which a position leaves open."""


def dump(state: Tianji) -> JsonObject:
    """Return everything about a state."""
    chosen = {name: state.choice(seat) for seat, name in enumerate(SEATS) if state.choice(seat) != NOTHING}
    return (
        _public_view(state) | ({"chosen": chosen} if chosen else {}) | {"seed": state.seed, "shuffles": state.shuffles}
    )


def view(state: Tianji, seat: int | None) -> JsonObject:
    """Return what a seat, or a spectator (None), may know: everybody's horses, but only one's own choice."""
    data = _public_view(state)
    if seat is not None and state.choice(seat) != NOTHING:
        data["chosen"] = {SEATS[seat]: state.choice(seat)}
    return data


def _public_view(state: Tianji) -> JsonObject:
    data: JsonObject = {
        "size": state.size,
        "horses": {name: state.horses(seat) for seat, name in enumerate(SEATS)},
        "points": {name: state.points(seat) for seat, name in enumerate(SEATS)},
        "prizes": state.prizes,
    }
    if state.is_chance_open:
        data["chance"] = "open"
    if state.prize != NOTHING:
        data["prize"] = state.prize
    if state.is_over():
        qi, tian = state.points(0), state.points(1)
        data["winner"] = "draw" if qi == tian else "qi" if qi > tian else "tian"
    return data


def read_position(data: JsonObject, size: int, is_open: bool, seed: int) -> Tianji:
    """Return the state that a position describes. What it leaves out is as in a new game, or follows from the seed.

    Raises BadPosition.
    """
    reader = PositionReader(data)
    reader.check_keys(sorted(KEYS))
    size = reader.integer("size", size, min(SIZES), max(SIZES))
    if size not in SIZES:
        raise reader.bad_choice("size", str(size), [str(number) for number in SIZES])
    is_open = reader.choice("chance", ["open"], "open" if is_open else "") == "open"
    state = Tianji(empty_cells(size, is_open), reader.seed("seed", seed))
    horses = reader.section("horses", SEATS)
    points = reader.section("points", SEATS)
    for seat, name in enumerate(SEATS):
        state.set_horses(seat, _read_numbers(horses, name, size, state.horses(seat)))
        state.set_points(seat, points.integer(name, 0, 0, sum(range(1, size + 1))))
    if len(state.horses(0)) != len(state.horses(1)):
        raise BadPosition("horses", "tianji-position-horses")
    _read_prizes(reader, state)
    _read_choices(reader, state)
    return state


def _read_prizes(reader: PositionReader, state: Tianji) -> None:
    """Read the prize of this race and those to come; the seed decides those that the position does not name."""
    races = len(state.horses(0))
    state.prize = reader.integer("prize", NOTHING, NOTHING, state.size)
    num_face_down = races - (1 if state.prize != NOTHING else 0)
    others = [prize for prize in state.prizes if prize != state.prize]
    if reader.has("prizes"):
        state.prizes = _read_numbers(reader, "prizes", state.size, others)
    else:
        rng = Rng(state.seed, _FILLING_STREAM)
        state.prizes = [others.pop(rng.below(len(others))) for _ in range(min(num_face_down, len(others)))]
    if state.prize in state.prizes or len(state.prizes) != num_face_down:
        raise BadPosition("prizes", "tianji-position-prizes", races=races)
    if state.prize == NOTHING:
        state.next_prize()


def _read_choices(reader: PositionReader, state: Tianji) -> None:
    chosen = reader.section("chosen", SEATS)
    for seat, name in enumerate(SEATS):
        if chosen.has(name):
            horse = chosen.integer(name, NOTHING, 1, state.size)
            if horse not in state.horses(seat) or state.prize == NOTHING:
                raise BadPosition(f"chosen.{name}", "tianji-position-choice", horse=horse)
            state.set_choice(seat, horse)
    if all(state.choice(seat) != NOTHING for seat in (0, 1)):
        raise BadPosition("chosen", "tianji-position-both")


def _read_numbers(reader: PositionReader, key: str, size: int, default: list[int]) -> list[int]:
    """Return a list of different numbers from 1 to `size`."""
    numbers = reader.values.get(key, default)
    if not isinstance(numbers, list):
        raise BadPosition(reader.full_key(key), "engine-position-no-list", key=reader.full_key(key))
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= min(size, MOST_HORSES):
            raise reader.bad_choice(key, str(number), [str(known) for known in range(1, size + 1)])
    if len(set(numbers)) != len(numbers):
        raise BadPosition(reader.full_key(key), "tianji-position-twice", key=reader.full_key(key))
    return numbers
