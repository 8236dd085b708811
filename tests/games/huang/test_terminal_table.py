"""Huang at the terminal table, and the command that draws its board."""

import io
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tianxia.cli.console import Console
from tianxia.cli.main import run
from tianxia.cli.translator import Translator
from tianxia.engine import record, registry, scenario
from tianxia.engine.rng import Rng
from tianxia.engine.styled_text import StyledText

GAME = registry.game("huang")
GOLDEN = ROOT / "tests" / "golden" / "huang.toml"
WAR = ROOT / "scenarios" / "huang" / "war.toml"


@pytest.fixture
def output(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    lines = [
        "tile red D3?",
        "tile red F9?",
        "tile blue D3?",
        "leader red C8",
        "winner C8",
        "leader red D8",
        "exchange green …",
        "undo",
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, "quit"])))
    assert run(["terminal", "huang", "--seed", "3", "--seat", "all"]) == 0
    return capsys.readouterr().out


def test_the_map_has_coordinates_on_its_edges(output: str) -> None:
    assert "     A   B   C   D   E   F   G   H   I   J   K   L   M   N\n" in output
    assert "  8    .   .   Y   .   .   .   .   Y   .   .   .   .   .      8\n" in output
    assert "  9  .   .   .   .   .   Y   .   .   .   .   .   ~   ~   ~    9\n" in output


def test_a_long_list_of_actions_is_folded(output: str) -> None:
    line = next(line for line in output.splitlines() if line.startswith("leader red  "))
    assert line.split()[2:6] == ["K1", "L1", "J2", "L2"]


def test_a_question_mark_asks_what_a_move_would_do(output: str) -> None:
    assert "no point: no leader for it there" in output
    assert "F9 is not empty." in output
    assert "D3 is land: farmers go on river." in output


def test_moves_and_refusals_are_printed(output: str) -> None:
    assert "C8 is not empty." in output
    assert "There is no war now" in output
    assert "Your last action of this turn" in output
    assert "Exchanging so far: exchange green …" in output
    assert "Taken back: exchange green …." in output


def test_the_map_shows_pieces_and_what_stands_on_them() -> None:
    state = scenario.read(WAR).state
    rows = ["".join(piece.text for piece in line) for line in GAME.ascii_map(state, None)]
    assert rows[8] == "  8    W  bGo  R   .   W  rRt [R]  Y   .   .   .   .   .      8"
    assert rows[9] == "  9 rTi  Y   R   .   R   Y  [R] [R] gRt  .   .   ~   ~   ~    9"


def test_colours_are_used_only_in_terminals() -> None:
    target = io.StringIO()
    console = Console(None, target, Translator("en"))
    console.print_styled([StyledText(" R ", "red"), StyledText("  ")])
    console.has_colour = True
    console.print_styled([StyledText(" R ", "red"), StyledText("rTi", "red", bold=True), StyledText(" . ")])
    assert target.getvalue() == " R\n\033[97;41m R \033[0m\033[97;41;1mrTi\033[0m .\n"


def test_a_record_is_drawn_at_any_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "board.svg"
    assert run(["board", str(GOLDEN), "--svg", str(out)]) == 0
    last = out.read_text(encoding="utf-8")
    assert run(["board", str(GOLDEN), "--svg", str(out), "--move", "0"]) == 0
    first = out.read_text(encoding="utf-8")
    assert "kB." in capsys.readouterr().out
    assert "wins with" in last
    assert "2 actions left" in first
    for text in (first, last):
        assert len(ET.fromstring(text).findall(".//*[@id='hex-H8']")) == 1


def test_a_picture_for_a_seat_hides_what_it_may_not_know(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert run(["board", str(WAR), "--svg", str(out), "--seat", "goat", "--dark"]) == 0
    seen = out.read_text(encoding="utf-8")
    state = scenario.read(WAR).state
    assert seen == GAME.svg(state.sample(2, Rng(4)), 2, True)
    assert seen != GAME.svg(state, 0, True)


def test_a_position_and_a_map_are_drawn(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    position = tmp_path / "position.toml"
    position.write_text('players = ["rat", "goat"]\ntiles = { H8 = "yellow" }\n', encoding="utf-8")
    for file in (position, ROOT / "src/tianxia/games/huang/rules/maps/eighteen-kingdoms.toml"):
        assert run(["board", str(file), "--svg", str(out)]) == 0
        assert ET.fromstring(out.read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([str(GOLDEN), "--move", "9999"], "The game has"),
        ([str(WAR), "--move", "1"], "--move needs a saved game"),
        ([str(GOLDEN), "--seat", "fox"], "fox"),
        (["no-such-file.toml"], "no-such-file.toml"),
    ],
)
def test_a_file_that_cannot_be_drawn_is_refused_with_a_message(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "board.svg"
    assert run(["board", *arguments, "--svg", str(out)]) == 2
    assert message in capsys.readouterr().err
    assert not out.exists()


def test_a_picture_that_cannot_be_written_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["board", str(GOLDEN), "--svg", str(tmp_path / "none" / "board.svg")]) == 2
    assert "board.svg" in capsys.readouterr().err


def test_a_faulty_position_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = tmp_path / "position.toml"
    position.write_text('players = ["rat", "goat"]\ntiles = { H8 = "blue" }\n', encoding="utf-8")
    assert run(["board", str(position), "--svg", str(tmp_path / "b.svg")]) == 2
    assert "farmers go on river" in capsys.readouterr().err


def test_bots_play_a_whole_game_with_five_players(capsys: pytest.CaptureFixture[str]) -> None:
    players = "players=tiger,rabbit,rat,goat,dragon"
    arguments = ["terminal", "huang", "--seed", "8", "--seat", "none", "--option", players]
    assert run([*arguments, "--option", "map=eighteen-kingdoms"]) == 0
    assert "The game is over: the bag is empty." in capsys.readouterr().out


def test_the_pictures_of_the_docs_are_current() -> None:
    last = record.replay_to_end(record.read(GOLDEN.read_text(encoding="utf-8")))
    for name, state in {"end": last.state, "war": scenario.read(WAR).state}.items():
        stored = (ROOT / f"docs/huang-{name}.svg").read_text(encoding="utf-8")
        assert stored == GAME.svg(state, None, show_hidden=True)
