"""Bots in any language: the line protocol, and programs that misbehave."""

import json
import os
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.paths import ROOT
from tests.support.waiting import DEADLINE_S, wait_until
from tianxia.arena.settings import make_settings
from tianxia.arena.single_game import Task, play_game
from tianxia.bots import bot_specs, protocol
from tianxia.bots.bot import Bot, Budget
from tianxia.bots.program import ProgramBot, ProgramFailed, ProgramTimeout
from tianxia.cli.main import run
from tianxia.engine import record, registry
from tianxia.engine.errors import IllegalAction
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng

EXAMPLE = ROOT / "examples" / "random_bot.py"
CHUHAN = registry.game("chuhan")
QUICK = Budget(seconds=0.1)

READY = "import sys, os, time\nask = sys.stdin.readline\nask()\nprint('ready', flush=True)\n"


@pytest.fixture(autouse=True)
def short_exit_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "EXIT_GRACE_SECONDS", 0.1)


def command(path: Path) -> str:
    return shlex.join([sys.executable, "-S", str(path)])


def program(folder: Path, source: str) -> str:
    """Return a command that runs a source."""
    path = folder / "bot.py"
    path.write_text(source, encoding="utf-8")
    return command(path)


def start_bot(command: str, grace_seconds: float = DEADLINE_S) -> ProgramBot:
    """Start a bot; with the default, its answers are in time however busy the machine is."""
    return ProgramBot(command, CHUHAN, {}, CHUHAN.seats, 0, grace_seconds)


def ask_bot(bot: Bot, budget: Budget = QUICK, seed: int = 1) -> int:
    """Return what a bot does at the beginning of a game of Chu Han."""
    recorder = Recorder(CHUHAN, {}, seed)
    world = recorder.state.sample(0, Rng(2))
    return bot.choose(world, recorder.journal.seen_by(0), 0, budget, Rng(3))


def ask_once(command: str, grace_seconds: float) -> None:
    bot = start_bot(command, grace_seconds)
    try:
        ask_bot(bot)
    finally:
        bot.close()


def ask_often(bot: Bot) -> None:
    for _ in range(100):
        ask_bot(bot)


@pytest.mark.parametrize("game", registry.names())
def test_the_example_plays_a_whole_game_of_each_kind(game: str) -> None:
    match = make_settings(registry.game(game), {}, ["cmd:" + command(EXAMPLE), "random"], 5)
    finished = play_game(Task(match, 1))
    assert finished.result.fault is None
    assert record.replay_to_end(record.read(finished.record)).state.is_over()


def test_the_example_uses_nothing_but_the_standard_library() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    imported = [line.split()[1] for line in lines if line.startswith(("import ", "from "))]
    assert imported
    assert set(imported) <= sys.stdlib_module_names


def test_a_program_receives_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "log"
    source = "import json\n" + READY.replace("ask()\n", f"log = open({str(log)!r}, 'w')\nlog.write(ask())\n", 1)
    source += "for line in sys.stdin:\n    log.write(line)\n    log.flush()\n"
    source += "    message = json.loads(line)\n    if message['type'] == 'bye':\n        break\n"
    source += "    print(message['legal'][0], flush=True)\n"
    match = make_settings(CHUHAN, {"events": True}, ["cmd:" + program(tmp_path, source), "random"], 5)
    finished = play_game(Task(match, 0))
    assert finished.result.fault is None
    hello, *moves, bye = (json.loads(line) for line in log.read_text().splitlines())
    expected = {"type": "hello", "protocol": 1, "game": "chuhan", "rules": 2, "options": {"events": True}}
    assert hello == {**expected, "seats": ["han", "chu"], "seat": "han"}
    assert bye == {"type": "bye"}
    assert [message["number"] for message in moves] == list(range(1, len(moves) + 1))
    for message in moves:
        assert "seed" not in message["view"]
        assert isinstance(message["view"]["hands"]["chu"], int)
        assert isinstance(message["view"]["draw"], int)
    replay = list(record.replay(record.read(finished.record)))[-1]
    news = [entry for message in moves for entry in message["news"]]
    assert news == [[entry.id, dict(entry.args)] for entry in replay.journal.seen_by(0)][: len(news)]
    views = iter([message["view"] for message in moves])
    for recorder in record.replay(record.read(finished.record)):  # whole moves; the program saw their steps as well
        if 0 in recorder.state.actors():
            assert json.loads(json.dumps(CHUHAN.view(recorder.state, 0))) in views


def test_a_whole_move_may_be_answered_at_once(tmp_path: Path) -> None:
    game = registry.game("huang")
    recorder = Recorder(game, {}, 5)
    seat = recorder.state.actors()[0]
    hand = game.view(recorder.state, seat)["hands"][game.seat_name(recorder.state, seat)]
    text = "exchange " + " ".join(hand[:3])
    steps = game.check(recorder.state, seat, text)
    assert isinstance(steps, list)
    assert len(steps) > 1
    bot = ProgramBot(
        program(tmp_path, READY + f"ask()\nprint({text!r}, flush=True)\nask()\n"), game, {}, ("a", "b"), 1, DEADLINE_S
    )
    try:
        for step in steps:
            world = recorder.state.sample(seat, Rng(2))
            assert bot.choose(world, [], seat, QUICK, Rng(3)) == step
            recorder.play(seat, step)
        assert bot.decisions == 1
    finally:
        bot.close()


@pytest.mark.parametrize(
    ("source", "error", "message"),
    [
        ("raise ValueError('oh no')", ProgramFailed, r"ended \(exit status 1\), saying: ValueError: oh no"),
        ("pass", ProgramFailed, r"ended \(exit status 0\)\."),
        ("input(); print('hello')", ProgramFailed, "should have answered “ready”, but said “hello”"),
        ("input(); print('x' * 100_000, flush=True); input()", ProgramFailed, "a line of more than 10000 bytes"),
        (READY + "ask(); print('fly away', flush=True)", IllegalAction, "“fly away” is not legal"),
        (READY + "ask(); print('', flush=True)", IllegalAction, "“” is not legal"),
        (READY + "ask(); print('play 0 0 0 0 0 0', flush=True)", IllegalAction, "is not legal"),
        (READY + "ask(); os.write(1, b'\\xff\\xfe\\x00 \\x1b[2J\\n')", IllegalAction, "“��� �\\[2J” is not a"),
        (READY + "ask(); os.write(1, b'x' * 50_000)", ProgramFailed, "a line of more than 10000 bytes"),
        (READY + "ask(); os.kill(os.getpid(), 9)", ProgramFailed, r"ended \(exit status -9\)"),
        (READY + "ask(); os.close(1); time.sleep(60)", ProgramFailed, "closed its standard"),
        (READY + "ask(); time.sleep(60)", ProgramTimeout, "did not answer within 0.5 s"),
        (READY + "time.sleep(60)", ProgramTimeout, "did not answer within 0.5 s"),
        (READY + "os.close(0); time.sleep(60)", (ProgramFailed, ProgramTimeout), "The program"),
        (READY + "ask()\nwhile True: os.write(2, b'y' * 9999)", ProgramTimeout, "did not answer"),
        (READY + "import signal\nsignal.signal(15, signal.SIG_IGN)\nask(); time.sleep(60)", ProgramTimeout, "answer"),
    ],
)
def test_a_failure_of_a_program_says_why(source: str, error: Any, message: str, tmp_path: Path) -> None:
    """A program that sleeps would end by itself, with another error, if the bot waited longer than its time."""
    with pytest.raises(error, match=message):
        ask_once(program(tmp_path, source), DEADLINE_S if error in (ProgramFailed, IllegalAction) else 0.4)


def test_a_program_that_never_stops_writing_fails(tmp_path: Path) -> None:
    bot = start_bot(program(tmp_path, READY + "while True: os.write(1, b'play 1\\n' * 5000)"))
    try:
        with pytest.raises((ProgramFailed, IllegalAction)):
            ask_often(bot)
    finally:
        bot.close()


def test_output_without_a_question_is_discarded(tmp_path: Path) -> None:
    source = READY + "print('chatter', flush=True)\nask()\nprint('play 7 7', flush=True)\nask()\n"
    bot = start_bot(program(tmp_path, source))
    try:
        wait_until(lambda: bot.program.received or bot.program._poll(0.0), "the program writes")
        assert ask_bot(bot) in CHUHAN.new(CHUHAN.options(), 1).legal(0)
    finally:
        bot.close()


def test_a_question_that_is_not_read_waits_no_longer_than_its_time(tmp_path: Path) -> None:
    bot = start_bot(program(tmp_path, READY + "time.sleep(60)"))
    with pytest.raises(ProgramTimeout):
        bot.program.send({"large": "x" * 3_000_000}, 0.3)
    bot.close()
    assert bot.program.process.returncode == -9, "it was stopped, and did not end by itself"


def test_a_program_is_stopped_with_all_processes_it_started(tmp_path: Path) -> None:
    children = tmp_path / "children"
    source = f"""import subprocess
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(60)"])
open({str(children)!r}, "w").write(f"{{child.pid}}\\n")
ask(); time.sleep(60)
"""
    bot = start_bot(program(tmp_path, READY + source), 0.4)
    wait_until(lambda: children.exists() and children.read_text().endswith("\n"), "the child has started")
    with pytest.raises(ProgramTimeout):
        ask_bot(bot)
    bot.close()
    child = int(children.read_text())
    wait_until(lambda: not is_alive(child), "the child is stopped")
    assert bot.program.process.returncode == -9


def is_alive(pid: int) -> bool:
    """Return whether a process runs; a zombie does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_command_that_does_not_exist_is_a_crash_and_says_so() -> None:
    for command in ("no-such-program", "'unclosed", ""):
        finished = play_game(Task(make_settings(CHUHAN, {}, ["random", f"cmd:{command}"], 5), 0))
        assert finished.result.fault is not None
        assert "cannot be started" in finished.result.fault.reason
        assert finished.result.crashed
        assert finished.result.wins == []


def test_a_silent_program_loses_by_overtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "GRACE_SECONDS", 0.1)
    match = make_settings(
        CHUHAN, {}, ["random", "cmd:" + program(tmp_path, READY + "ask(); time.sleep(60)")], 5, time=0.1
    )
    fault = play_game(Task(match, 0)).result.fault
    assert fault is not None
    assert (fault.bot, fault.kind) == (1, "overtime")


def test_a_program_is_a_bot_of_the_terminal_table_too(capsys: pytest.CaptureFixture[str]) -> None:
    bot = "cmd:" + command(EXAMPLE)
    assert run(["terminal", "suntzu", "--seat", "none", "--seed", "1", "--bot", bot]) == 0
    assert "The game is over." in capsys.readouterr().out


def test_specifications_of_bots_are_resolved() -> None:
    level = bot_specs.resolve_bot("cmd:prog --depth=3", CHUHAN, {}, CHUHAN.seats, 1)
    assert level.name == "cmd:prog --depth=3"
    assert bot_specs.resolve_bot("random", CHUHAN, {}, CHUHAN.seats, 1).name == "random"


def test_the_protocol_is_printed_and_documented(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bot-protocol"]) == 0
    assert capsys.readouterr().out == protocol.REFERENCE_TEXT
    assert protocol.REFERENCE_TEXT in (ROOT / "docs/bot-writers/bots.md").read_text(encoding="utf-8")
