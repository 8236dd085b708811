"""The fields of a state, written from a layout."""

import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.support.paths import ROOT
from tianxia.engine.field_accessors import write_accessors
from tianxia.engine.layout import Index, Layout, flag, number
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.chuhan.rules.fields import initial_cells as chuhan_cells
from tianxia.games.chuhan.rules.layout import LAYOUT as CHUHAN
from tianxia.games.chuhan.state import ChuHan
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


def toy() -> tuple[type, State]:
    source = write_accessors(LAYOUT, __name__)
    names: dict[str, object] = {"__name__": "toy"}
    exec(compile(source, "fields.py", "exec"), names)
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
    assert LAYOUT.inner_keys("board") == ["armies", "taken"]


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
