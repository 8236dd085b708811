"""Invalid input of any kind never causes a traceback and never changes a state."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.support.paths import ROOT
from tests.support.properties import random_play, random_step
from tests.support.thoroughness import examples
from tianxia.cli.main import run
from tianxia.engine import registry
from tianxia.engine.errors import BadPosition
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng

GAMES = pytest.mark.parametrize("name", registry.names())
SCENARIOS = sorted(ROOT.joinpath("scenarios").rglob("*.toml"))
FUZZ = settings(
    max_examples=examples(60),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

WORDS = st.sampled_from(
    "play use pass cancel restore allow give writ with star deal event … ... * 0 1 2 3 4 5 6 7 8 9 10 -1 +1 JiBu "
    "LuZhi ZhongliMo ZhongliMo* PengYue XiahouYing XiangYu LiuBang HanXin YuJi YingBu (4*) (0*) 7* orders qin=5 "
    "jinyan=1 hanqi=2 chu=3 wu=plague keep exchange battle wu from pool general levy take move no place plague "
    "leader red H8 tile support none yellow blue green off riot pagoda palace D8 D9 E8 market stop revolt winner "
    "remove granaries bandits first tiger rat".split()
)
TEXTS = st.one_of(st.text(max_size=40), st.lists(WORDS, max_size=7).map(" ".join))
SETUPS: dict[str, dict[str, Any]] = {
    "chuhan": {"events": True},
    "suntzu": {"events": True},
    "huang": {"players": ["tiger", "rat", "goat"], "bandits": True, "palace": True},
}
KEYS = ["tiger", "rat", "red", "yellow", "A1", "H8", "colour", "at", "number", "of", "sides", "asked", "defender"]
KEYS += [
    "han",
    "chu",
    "by",
    "top",
    "play",
    "suntzu",
    "shao",
    "qin",
    "wu",
    "owner",
    "armies",
    "province",
    "stage",
    "ask",
]
VALUES = st.recursive(
    st.one_of(st.integers(), st.booleans(), WORDS, st.text(max_size=8), st.floats()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(KEYS), inner, max_size=3),
    ),
    max_leaves=8,
)


def play_random_steps(name: str, seed: int, steps: int) -> Recorder:
    """Return a game after a number of random steps, or at its end."""
    recorder = Recorder(registry.game(name), SETUPS[name], seed)
    for number, _ in enumerate(random_play(recorder, Rng(seed))):
        if number == steps:
            break
    return recorder


@GAMES
@FUZZ
@given(st.integers(0, 50), st.integers(0, 300), st.one_of(TEXTS, st.integers(0, 400)))
@example(0, 0, "play … with")
@example(0, 0, "…")
@example(0, 0, "orders …")
@example(0, 0, "exchange …")
@example(0, 0, "pagoda red A1 A1 A1")
@example(0, 0, "support A1 99999999999999999999")
@example(0, 0, "bandits 99999999999999999999")
@example(0, 0, "play 9 9 9 9 9 9 9 9 9 9")
def test_any_text_is_a_move_or_refused_with_a_message(name: str, seed: int, steps: int, text: str | int) -> None:
    """Each input is a text, or a number that selects one of the legal moves."""
    game = registry.game(name)
    state = play_random_steps(name, seed, steps).state
    before = state.fingerprint()
    for seat in (0, 1):
        if isinstance(text, str):
            verdict = game.check(state, seat, text)
        elif legal := [int(action) for action in state.legal(seat)]:
            action = legal[text % len(legal)]
            verdict = game.check(state, seat, game.text(state, seat, action))
            assert verdict == [action]
        else:
            continue
        if isinstance(verdict, list):
            trial = state.clone()
            for action in verdict:
                trial.apply(seat, action)
    assert state.fingerprint() == before


@GAMES
@FUZZ
@given(st.data())
def test_any_position_is_read_or_refused_with_a_message(name: str, data: st.DataObject) -> None:
    game = registry.game(name)
    position = data.draw(st.dictionaries(st.sampled_from(sorted(game.keys)), VALUES, max_size=6))
    try:
        state = game.position(position, game.options(), 1)
    except BadPosition:
        return
    assert game.position(game.dump(state), game.options(), 0) == state


@GAMES
@FUZZ
@given(st.data())
def test_a_changed_dump_is_read_or_refused_with_a_message(name: str, data: st.DataObject) -> None:
    """A dump with one or two values changed: if it is accepted, the game can be continued."""
    game = registry.game(name)
    position = game.dump(play_random_steps(name, data.draw(st.integers(0, 30)), data.draw(st.integers(0, 200))).state)
    for key in data.draw(st.lists(st.sampled_from(sorted(position)), min_size=1, max_size=2)):
        inner = position[key]
        if isinstance(inner, dict) and inner and data.draw(st.booleans()):
            inner[data.draw(st.sampled_from(sorted(inner)))] = data.draw(VALUES)
        else:
            position[key] = data.draw(VALUES)
    try:
        state = game.position(position, game.options(), 1)
    except BadPosition:
        return
    rng = Rng(1)
    for _ in range(30):
        if state.actors():
            state.apply(*random_step(state, rng))


def mutate(text: bytes, data: st.DataObject) -> bytes:
    """Return a text that is truncated, or has changed bytes, a replaced line, or a replaced value."""
    kind = data.draw(st.sampled_from(["cut", "bytes", "lines", "values"]))
    at = data.draw(st.integers(0, max(len(text) - 1, 0)))
    if kind == "cut":
        return text[:at]
    if kind == "bytes":
        return text[:at] + data.draw(st.binary(max_size=5)) + text[at + 2 :]
    lines = text.splitlines(keepends=True)
    i = data.draw(st.integers(0, len(lines) - 1))
    if kind == "lines":
        return b"".join([*lines[:i], data.draw(st.sampled_from(lines)), *lines[i + 1 :]])
    old = data.draw(st.sampled_from([b"han", b"chu", b'"', b"1", b"[", b"=", b"{", b"play", b"true"]))
    return text.replace(old, data.draw(st.sampled_from([b"", b"999", b"han", b"}", b"-", b"\xc3\xa9", b"nan"])), 1)


@FUZZ
@given(st.data())
def test_broken_scenarios_never_end_in_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    file = tmp_path / "scenario.toml"
    file.write_bytes(mutate(data.draw(st.sampled_from(SCENARIOS)).read_bytes(), data))
    assert run(["check", str(file)]) in (0, 1, 2)
    capsys.readouterr()


SECOND_SEATS = {"chuhan": "chu", "suntzu": "shao", "huang": "rat"}
RECORDS = {name: play_random_steps(name, 3, 400).write().encode() for name in registry.names()}


@GAMES
@FUZZ
@given(st.data())
def test_broken_records_never_end_in_a_traceback(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    file = tmp_path / "record.toml"
    file.write_bytes(mutate(RECORDS[name], data))
    assert run(["record", "replay", str(file)]) in (0, 2)
    assert run(["record", "show", str(file), "--seat", SECOND_SEATS[name]]) in (0, 2)
    assert run(["terminal", "--load", str(file), "--seat", "none"]) in (0, 2)
    capsys.readouterr()


@FUZZ
@given(st.binary(max_size=300))
def test_random_bytes_never_end_in_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / "bytes.toml"
    file.write_bytes(content)
    assert run(["check", str(file)]) == 2
    assert run(["record", "replay", str(file)]) == 2
    capsys.readouterr()
