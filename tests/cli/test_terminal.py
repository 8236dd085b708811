"""The terminal table, with redirected input and in a real terminal."""

import io
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.waiting import wait_until
from tianxia.cli.main import run
from tianxia.engine import record, registry
from tianxia.engine.rng import Rng

GAME = registry.game("chuhan")


class TerminalRun:
    """Runs `tianxia terminal` with lines of input; returns its output."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, lines: list[str]) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        assert run(["terminal", *arguments]) == 0
        return self.capsys.readouterr().out


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> TerminalRun:
    return TerminalRun(capsys, monkeypatch)


def test_a_move_can_be_a_number_or_a_text(terminal: TerminalRun) -> None:
    out = terminal("chuhan", "--seed", "1", "--seat", "all", lines=["play 7 7", "pass", "1"])
    assert "Han leads 7 7." in out
    assert "Chu passes." in out
    assert "Han takes a writ and draws 2 cards." in out


def test_bad_input_is_reported_and_changes_nothing(terminal: TerminalRun) -> None:
    bad_lines = ["", "0", "999", "fly", "play 3", "play 9 9", "pass", "play 8 8", "savee", "\x00", "undo", "save"]
    out = terminal("chuhan", "--seed", "1", "--seat", "all", lines=[*bad_lines, "play 7 7"])
    for message in (
        "The actions are numbered 1 to",
        "“fly” is not a Chu Han move",
        "The 3s and 6s go by name",
        "There is only one 9",
        "The leader must play a set",
        "You do not hold 8 8",
        "nothing to undo",
        "Where to?",
    ):
        assert message in out
    assert "Han leads 7 7." in out


def test_without_a_terminal_lines_are_plain_and_without_colour(terminal: TerminalRun) -> None:
    out = terminal("chuhan", "--seed", "1", "--seat", "all", lines=["play 7 7", "help", "log", "show"])
    assert "\033" not in out


def test_hot_seat_shows_each_player_only_their_own_hand(terminal: TerminalRun) -> None:
    out = terminal("chuhan", "--seed", "1", "--seat", "all", lines=["play 7 7"])
    before, after = out.split("-" * 40)[-2:]
    assert "Your hand, 15 cards: 1 1, 2 2, 3 Ji Bu" in before
    assert "You are Chu. Your hand, 15 cards: 1 1 1 1 1, 2 2, 4 4" in after
    assert "Ji Bu" not in after


def test_undo_takes_back_the_last_move_and_what_followed(terminal: TerminalRun) -> None:
    out = terminal("chuhan", "--seed", "1", lines=["play 7 7", "undo", "play 4 4"])
    assert "Taken back: " in out
    assert out.count("Battle 1.\n") >= 3


def test_undo_of_a_step_goes_back_one_step(terminal: TerminalRun, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    terminal(
        "chuhan",
        "--seed",
        "1",
        lines=["play … with ZhongliMo", "play 1 ... with ZhongliMo", "undo", f"save {file}"],
    )
    assert record.read(file.read_text()).moves == [("han", "play … with ZhongliMo")]


def test_undo_never_reveals_a_secret_of_the_other_player(terminal: TerminalRun, tmp_path: Path) -> None:
    file = tmp_path / "gate.toml"
    file.write_text(
        'game = "chuhan"\nrules = 1\nseed = 1\nposition = { event = "hong_gate", giving = true, '
        'hands = { han = ["9", "LuZhi", "1"], chu = ["2", "2", "4"] } }\nmoves = ""\n'
    )
    out = terminal("--load", str(file), "--seat", "all", lines=["give 9 LuZhi", "undo", "give 1 9"])
    assert "Han's last move is taken back." in out
    shown_to_chu = out.split("It is Chu's turn.")[1].split("It is Han's turn.")[0]
    assert "LuZhi" not in shown_to_chu
    assert "Lü Zhi" not in shown_to_chu


def test_undo_after_the_end_continues_the_game(terminal: TerminalRun, tmp_path: Path) -> None:
    file = tmp_path / "last.toml"
    file.write_text(
        'game = "chuhan"\nrules = 1\nseed = 1\nposition = { vp = { han = 30 }, discard = ["LuZhi"], '
        'hands = { han = ["7"], chu = ["8", "9"] } }\nmoves = """\nhan play 7\n"""\n'
    )
    out = terminal("--load", str(file), "--seat", "all", lines=["undo", "play 7"] * 300 + ["nonsense", ""])
    assert out.count("The game is over.") == 301
    assert out.count("Welcome") == 1


def test_open_chance_deals_by_weight(terminal: TerminalRun, tmp_path: Path) -> None:
    ones_dealt = 0
    for seed in range(60):
        file = tmp_path / f"{seed}.toml"
        terminal("chuhan", "--option", "chance=open", "--seed", str(seed), lines=[f"save {file}"])
        moves = record.read(file.read_text()).moves[:15]
        ones_dealt += moves.count(("chance", "deal 1"))
    assert 130 < ones_dealt < 230, "a hand of 15 has 2.9 ones on average"


def test_a_game_can_be_saved_loaded_and_continued(terminal: TerminalRun, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    terminal("chuhan", "--seed", "1", "--seat", "all", lines=["play 7 7", f"save {file}"])
    out = terminal("--load", str(file), "--seat", "all", lines=["pass", f"save {file}"])
    assert "Chu passes." in out
    assert record.read(file.read_text()).moves == [("han", "play 7 7"), ("chu", "pass")]


def test_saving_never_overwrites_another_file(terminal: TerminalRun, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")
    out = terminal("chuhan", "--seed", "1", lines=[f"save {file}", f"save {tmp_path}", "save /nowhere/at/all"])
    assert "is not a game record" in out
    assert out.count("cannot be written") + out.count("not a game record") == 3
    assert file.read_text() == "Dear diary"


@pytest.mark.parametrize("options", [[], ["--option", "events=on"], ["--seat", "all"]])
def test_a_whole_game_can_be_played(options: list[str], terminal: TerminalRun) -> None:
    rng = Rng(3)
    out = terminal("chuhan", "--seed", "3", *options, lines=[str(1 + rng.below(12)) for _ in range(4000)])
    assert "The game is over." in out
    assert "wins the game, " in out


def test_bots_play_a_whole_game_alone(terminal: TerminalRun) -> None:
    assert "The game is over." in terminal("chuhan", "--seat", "none", lines=[])


def test_a_finished_game_is_replayed_and_shown(
    terminal: TerminalRun, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "whole.toml"
    rng = Rng(1)
    lines = [str(1 + rng.below(9)) for _ in range(5000)]

    class LinesUntilSaved(io.StringIO):
        """Random numbers until the game is over, then a command to save it, then empty lines."""

        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
            return (lines.pop() if not is_over(capsys) else f"save {file}" if not file.exists() else "") + "\n"

    outputs: list[str] = []

    def is_over(capsys: pytest.CaptureFixture[str]) -> bool:
        outputs.append(capsys.readouterr().out)
        return "The game is over." in "".join(outputs[-3:])

    monkeypatch.setattr("sys.stdin", LinesUntilSaved())
    assert run(["terminal", "chuhan", "--seed", "1"]) == 0
    capsys.readouterr()
    assert run(["record", "replay", str(file)]) == 0
    replayed = capsys.readouterr().out
    assert "wins the game, " in replayed
    assert "This matches the record." in replayed
    assert "You are dealt" not in replayed, "a spectator sees no hands"
    assert run(["record", "show", str(file), "--seat", "chu"]) == 0
    shown = capsys.readouterr().out
    assert "You are dealt" in shown
    assert run(["record", "show", str(file), "--seat", "wei"]) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["terminal"], "Name a game to play: "),
        (["terminal", "chess"], "no game “chess”"),
        (["terminal", "chuhan", "--seat", "wei"], "“wei” is not a seat"),
        (["terminal", "chuhan", "--bot", "clever"], "no bot “clever”"),
        (["terminal", "chuhan", "--bot", "han=random"], "Han is played by a person"),
        (["terminal", "chuhan", "--option", "events"], "is not an option"),
        (["terminal", "chuhan", "--option", "weather=on"], "no option “weather”"),
        (["terminal", "chuhan", "--seed", "seven"], "The seed must be"),
        (["terminal", "--load", "/nowhere.toml"], "cannot be read"),
        (["record", "replay", "/nowhere.toml"], "cannot be read"),
        (["games", "chess"], "no game “chess”"),
        (["bench", "chess"], "no game “chess”"),
        (["terminal", "chuhan", "--option", "events=--5"], "events"),
        (["terminal", "chuhan", "--option", "events=²"], "events"),
        (["check", "x" * 5000], "cannot be read"),
        (["check", "/dev/zero"], "is not a file"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("name", registry.names())
def test_every_game_is_described(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", name]) == 0
    out = capsys.readouterr().out
    assert f"{name}-" not in out, "every name, option and house rule has a text"
    assert "House rules" in out


def test_sun_tzu_can_be_played_to_the_end_with_chosen_displays(terminal: TerminalRun) -> None:
    rng = Rng(4)
    displays = "{ qin = [1, 4, 3], wu = [1, 3, 4], chu = [2, 3, 3], jinyan = [2, 4, 2], hanqi = [1, 2, 5] }"
    options = ["--option", "events=on", "--option", f"displays={displays}"]
    out = terminal("suntzu", "--seed", "4", *options, lines=[str(1 + rng.below(6)) for _ in range(3000)])
    assert "worth 1-4-3" in out
    assert "The game is over." in out


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["games"],
        ["terminal"],
        ["check"],
        ["record"],
        ["record", "show"],
        ["board"],
        ["bench"],
        ["arena"],
        ["hint"],
        ["bot-protocol"],
    ],
)
def test_every_command_has_help(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_info:
        run([*command, "--help"])
    assert exit_info.value.code == 0
    out = capsys.readouterr().out
    assert "cli-" not in out.replace("tianxia-cli", "")
    assert len(out) > 100


class Screen:
    """A real terminal: tmux runs the program, and the test sends keys and reads the screen."""

    def __init__(self, tmux: str, socket: Path) -> None:
        self.tmux = [tmux, "-S", str(socket)]

    def start(self, command: str) -> None:
        subprocess.run(
            [*self.tmux, "-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "80", command], check=True
        )

    def type(self, text: str) -> None:
        subprocess.run([*self.tmux, "send-keys", "-l", text], check=True)
        subprocess.run([*self.tmux, "send-keys", "Enter"], check=True)

    def text(self) -> str:
        captured = subprocess.run(
            [*self.tmux, "capture-pane", "-p", "-S", "-"], capture_output=True, text=True, check=True
        )
        return captured.stdout

    def wait_for(self, text: str) -> str:
        wait_until(lambda: text in self.text(), f"{text!r} is on the screen")
        return self.text()

    def stop(self) -> None:
        subprocess.run([*self.tmux, "kill-server"], check=False, capture_output=True)


@pytest.fixture
def screen(require_command: Callable[[str], str], tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(require_command("tmux"), tmp_path / "socket")
    yield screen
    screen.stop()


def test_a_real_terminal_is_cleared_between_seats(screen: Screen) -> None:
    program = shlex.join(
        [sys.executable, "-m", "tianxia.cli.main", "terminal", "chuhan", "--seat", "all", "--seed", "1"]
    )
    screen.start(program)
    screen.wait_for("Pass the keyboard to Han")
    screen.type("")
    assert "Your hand, 15 cards: 1 1, 2 2, 3 Ji Bu" in screen.wait_for("Han>")
    screen.type("play 7 7")
    text = screen.wait_for("Pass the keyboard to Chu")
    assert "Ji Bu" not in text, "nothing of Han's hand remains, not even in the scrollback"
    screen.type("")
    assert "You are Chu." in screen.wait_for("Chu>")
    screen.type("quit")
