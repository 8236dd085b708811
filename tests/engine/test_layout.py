"""The fields of a state, written from a layout."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.paths import ROOT
from tianxia.engine import registry
from tianxia.engine.field_accessors import write_accessors
from tianxia.engine.layout import Index, Layout, Places, flag, number
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.chuhan.rules.fields import initial_cells as chuhan_cells
from tianxia.games.chuhan.rules.layout import LAYOUT as CHUHAN
from tianxia.games.chuhan.state import ChuHan
from tianxia.games.huang.rules.layout import LAYOUT as HUANG
from tianxia.games.suntzu.rules.fields import initial_cells as suntzu_cells
from tianxia.games.suntzu.rules.layout import LAYOUT as SUNTZU
from tianxia.games.suntzu.state import SunTzu

SEAT = Index("seat", 2)
PLACE = Index("place", 3)
LAYOUT = Layout(
    "a toy",
    (
        number("points", "the points of a seat", key="points", by=(SEAT,), initial=(0, 1)),
        number("armies", "the armies of a seat at a place", key="board.armies", by=(SEAT, PLACE), initial=4),
        flag("is_doubled", "whether points are doubled", key="doubled"),
        flag("is_taken", "whether a place is taken", key="board.taken", by=(PLACE,)),
        flag("has_passed", "whether a seat has passed", by=(SEAT,)),
        number("turn", "the seat whose turn it is", initial=1),
    ),
)
INITIAL = [0, 1, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 1]
COUNTS = number("tiles", "the tiles of a seat", by=(SEAT, PLACE), has_list=True, has_reader=True)
HEXES = Places(
    "hex_index",
    (
        number("tile", "the tile on a hex, or −1", key="tiles", initial=-1, zero=-1, has_reader=True),
        number("group", "the group of a hex", initial=-1),
        flag("has_wall", "whether a hex has a wall", key="walls.hexes"),
    ),
)
BOARD = Layout("a toy with a board", (COUNTS, number("turn", "the seat whose turn it is", initial=1)), HEXES)


def run_accessors(layout: Layout) -> dict[str, Any]:
    """Return the names that the fields of a layout define."""
    source = write_accessors(layout, __name__).replace(
        "import LAYOUT", "import BOARD as LAYOUT" if layout is BOARD else "import LAYOUT"
    )
    names: dict[str, Any] = {"__name__": "toy"}
    exec(compile(source, "fields.py", "exec"), names)
    return names


def toy() -> tuple[type, State]:
    names = run_accessors(LAYOUT)
    fields, cells = names["Fields"], names["initial_cells"]
    assert isinstance(fields, type)
    assert callable(cells)
    state = fields(cells(), 7)
    assert isinstance(state, State)
    return fields, state


def test_a_state_starts_with_the_initial_values() -> None:
    assert toy()[1].values() == INITIAL == LAYOUT.initial_values()


def test_every_value_of_a_field_is_set_and_added_to_by_name() -> None:
    state = toy()[1]
    for seat in (0, 1):
        assert state.points(seat) == seat  # type: ignore[attr-defined]
        state.set_points(seat, 10 + seat)  # type: ignore[attr-defined]
        state.add_to_points(seat, 20)  # type: ignore[attr-defined]
        state.set_passed(seat, seat == 1)  # type: ignore[attr-defined]
        for place in range(3):
            state.set_armies(seat, place, 3 * seat + place)  # type: ignore[attr-defined]
            state.add_to_armies(seat, place, 50)  # type: ignore[attr-defined]
            assert state.armies(seat, place) == 50 + 3 * seat + place  # type: ignore[attr-defined]
    state.set_taken(1, True)  # type: ignore[attr-defined]
    assert [state.is_taken(place) for place in range(3)] == [False, True, False]  # type: ignore[attr-defined]
    assert [state.has_passed(seat) for seat in (0, 1)] == [False, True]  # type: ignore[attr-defined]
    assert state.is_doubled is False  # type: ignore[attr-defined]
    state.is_doubled = True  # type: ignore[attr-defined]
    state.turn += 1  # type: ignore[attr-defined]
    assert state.values() == [30, 31, 50, 51, 52, 53, 54, 55, 1, 0, 1, 0, 0, 1, 2]


def test_the_values_of_a_state_can_be_set_and_copied() -> None:
    fields, state = toy()
    values = [2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 0, 1, 1, 0, 5]
    state.set_values(values)
    assert state.values() == values
    copy = fields(state.cells[:], state.seed, state)
    assert copy == state
    copy.set_values(INITIAL)
    assert state.values() == values
    assert copy != state


def test_the_keys_of_a_position_are_those_of_the_fields() -> None:
    assert LAYOUT.keys() == {"points", "board", "doubled"}
    assert BOARD.keys() == {"tiles", "walls"}
    assert LAYOUT.inner_keys("board") == ["armies", "taken"]


def test_each_place_has_fields_and_so_has_no_place() -> None:
    names = run_accessors(BOARD)
    state = names["Fields"](names["initial_cells"](2), 7)
    no_place, place = [0, -1, 0], [0, -1, 0]
    assert state.values() == [*BOARD.initial_values(), *no_place, *place, *place]
    assert [state.tile(hex_index) for hex_index in (-1, 0, 1)] == [-1, -1, -1]
    state.set_tile(1, 4)
    state.set_group(0, 8)
    state.add_to_group(0, 1)
    state.set_wall(1, True)
    assert (state.tile(1), state.group(0), state.has_wall(0), state.has_wall(1)) == (4, 9, False, True)
    assert state.values()[BOARD.size :] == [*no_place, 0, 9, 0, 5, -1, 1]
    assert names["read_tile"](state.cells, 1) == 4
    assert state.cells[names["TILE_CELL"] + names["STRIDE"]] == 5
    copy = names["Fields"](names["initial_cells"](0), 7)
    copy.set_values(state.values())
    assert copy == state
    assert copy.tile(1) == 4


def test_all_values_of_the_last_index_are_read_and_set_at_once() -> None:
    names = run_accessors(BOARD)
    state = names["Fields"](names["initial_cells"](1), 7)
    state.set_tiles_by_place(1, vec[i64]([5, 6, 7]))
    state.set_tiles_by_place(0, vec[i64]([2]))
    assert list(state.tiles_by_place(0)) == [2, 0, 0]
    assert list(state.tiles_by_place(1)) == [5, 6, 7]
    assert [names["read_tiles"](state.cells, 1, place) for place in range(3)] == [5, 6, 7]
    assert state.values()[: BOARD.size] == [2, 0, 0, 5, 6, 7, 1]


@pytest.mark.pure
@pytest.mark.parametrize(
    ("layout", "new"),
    [(CHUHAN, lambda: ChuHan(chuhan_cells(), 5)), (SUNTZU, lambda: SunTzu(suntzu_cells(), 5))],
    ids=["chuhan", "suntzu"],
)
def test_a_clone_and_a_sample_copy_every_field(layout: Layout, new: Callable[[], ChuHan | SunTzu]) -> None:
    values: list[int] = []
    for field in layout.fields:
        values += [1 if field.is_flag else len(values) + i for i in range(field.size)]
    state = new()
    state.set_values(values)
    assert state.clone().values() == values
    assert pickle.loads(pickle.dumps(state)) == state
    start = new()
    assert start.values() == layout.initial_values()[: layout.num_required_values()]
    start.is_chance_open = True
    start.shuffles = 3
    assert start.sample(0, Rng(1)).shuffles == 3
    assert start.sample(0, Rng(1)).is_chance_open


def test_optional_values_are_left_out_until_one_changes() -> None:
    state = ChuHan(chuhan_cells(), 5)
    required = state.values()
    assert len(required) == CHUHAN.num_required_values()
    state.is_hostage_due = True
    assert state.values() == [*required, 0, 1]
    restored = pickle.loads(pickle.dumps(state))
    assert restored == state
    restored.set_values(required)
    assert not restored.is_hostage_due
    with pytest.raises(ValueError, match="a toy"):
        Layout("a toy", (number("first", "a number", is_optional=True), number("second", "a number")))


@pytest.mark.pure
def test_a_clone_with_a_board_copies_every_field() -> None:
    state = registry.game("huang").new(registry.game("huang").options(), 3)
    values = [1 if field.is_flag else i + 3 for field in HUANG.fields for i in range(field.size)]
    values[values_before("geometry_key")] = int(state.geometry.key)
    state.set_values(values + state.values()[HUANG.size :])
    assert state.clone().values() == state.values()
    assert pickle.loads(pickle.dumps(state)) == state


def values_before(name: str) -> int:
    """Return the place of a field of Huang among all values."""
    return next(offset for field, offset in HUANG.offsets() if field.name == name)


def test_the_fields_of_every_game_are_up_to_date() -> None:
    layouts = sorted(ROOT.glob("src/tianxia/games/*/rules/layout.py"))
    names = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in layouts]
    assert names
    run = subprocess.run(
        [sys.executable, "-m", "tianxia.engine.field_accessors", "--check", *names],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
