"""SVG drawings of Chu Han and Sun Tzu."""

import sys
import xml.etree.ElementTree as ET
from itertools import islice
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tianxia.cli.main import run
from tianxia.engine import record, registry
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.engine.toml import format_value

MOVES = {"chuhan": 26, "suntzu": 43}
"""How many moves of the golden games precede the pictures in the docs."""
GAMES = pytest.mark.parametrize("name", list(MOVES))


def golden_state(name: str, moves: int) -> State:
    """Return the state of a golden game after a number of moves."""
    text = (ROOT / "tests" / "golden" / f"{name}.toml").read_text(encoding="utf-8")
    return next(islice(record.replay(record.read(text)), moves, None)).state


def draw_for_first_seat(name: str) -> str:
    """Return the picture for the docs, as the first seat sees the game."""
    return registry.game(name).svg(golden_state(name, MOVES[name]), 0)


@GAMES
def test_the_pictures_of_the_docs_are_current(name: str) -> None:
    stored = (ROOT / "docs" / f"{name}-table.svg").read_text(encoding="utf-8")
    assert stored == draw_for_first_seat(name), "run: python -m tests.games.test_svg --write"


@pytest.mark.parametrize("name", registry.names())
def test_every_game_is_drawn_by_the_command(name: str, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert run(["board", str(ROOT / f"tests/golden/{name}.toml"), "--svg", str(out)]) == 0
    assert "wins" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", registry.names())
def test_a_position_that_names_no_game_is_drawn_as_that_of_the_game_with_its_keys(name: str, tmp_path: Path) -> None:
    game = registry.game(name)
    state = game.make(seed=1)
    position, out = tmp_path / "position.toml", tmp_path / "board.svg"
    lines = [f"{key} = {format_value(value)}\n" for key, value in game.dump(state).items() if value is not None]
    position.write_text("".join(lines), encoding="utf-8")
    assert run(["board", str(position), "--svg", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == game.svg(state, None, show_hidden=True)


def test_a_position_that_several_games_could_have_must_name_its_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position, out = tmp_path / "position.toml", tmp_path / "board.svg"
    position.write_text("seed = 3\n", encoding="utf-8")
    assert run(["board", str(position), "--svg", str(out)]) == 2
    assert ", ".join(registry.names()) in capsys.readouterr().err
    assert not out.exists()


@GAMES
def test_a_picture_for_a_seat_hides_what_it_may_not_know(name: str) -> None:
    game = registry.game(name)
    for moves in (0, 3, MOVES[name]):
        state = golden_state(name, moves)
        for seat in (0, 1):
            world = state.sample(seat, Rng(4))
            assert game.svg(world, seat) == game.svg(state, seat)
            assert game.svg(state, seat) != game.svg(state, seat, show_hidden=True)


@GAMES
def test_a_picture_for_a_spectator_hides_what_any_seat_may_not_know(name: str) -> None:
    game = registry.game(name)
    for moves in (0, 3, MOVES[name]):
        state = golden_state(name, moves)
        assert game.svg(state, None) == game.view_svg(state, game.view(state, None))
        for seat in (0, 1):
            assert game.svg(state.sample(seat, Rng(4)), None) == game.svg(state, None)
        assert game.svg(state, None) != game.svg(state, None, show_hidden=True)


@GAMES
def test_every_position_can_be_drawn(name: str) -> None:
    game = registry.game(name)
    text = (ROOT / "tests" / "golden" / f"{name}.toml").read_text(encoding="utf-8")
    for recorder in record.replay(record.read(text)):
        for view in (game.dump(recorder.state), game.view(recorder.state, 0), game.view(recorder.state, None)):
            ET.fromstring(game.view_svg(recorder.state, view))


@GAMES
def test_light_and_dark_follow_the_system_unless_chosen(name: str) -> None:
    game = registry.game(name)
    state = golden_state(name, 1)
    light, dark, either = (game.svg(state, 0, choice) for choice in (False, True, None))
    assert "prefers-color-scheme" in either
    assert "prefers-color-scheme" not in light + dark
    assert "#141618" in dark
    assert "#141618" not in light


if __name__ == "__main__" and "--write" in sys.argv:
    for name in MOVES:
        (ROOT / "docs" / f"{name}-table.svg").write_text(draw_for_first_seat(name), encoding="utf-8")
