"""Golden games and state hashes, which must not change within a version of the rules."""

from pathlib import Path
from typing import Any

import pytest

from tests.golden import state_hashes as golden_states
from tests.support.game_cases import CASES
from tests.support.paths import ROOT
from tianxia.engine import record, registry

GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.toml"))
SETUPS = [(name, setup) for name in registry.names() for setup in CASES[name].setups]

STATES_CHANGED = """\
Random play of {game} with {options} no longer gives the states that version {rules} of its rules gave.
If the game was meant to change, raise `rules` in games/{game}/game.py, say what is new under "Versions" in
docs/{game}.md, and run: python -m tests.golden.state_hashes
If it was not, the change is a bug: the first state that differs is golden state {number}, after {steps} steps."""

OBSERVATIONS_CHANGED = """\
The states of {game} with {options} are unchanged, but their observations differ. If that was meant, raise
`observation_version` in games/{game}/game.py, say what is new under "Versions" in docs/{game}.md, delete this game from
tests/golden/states and run: python -m tests.golden.state_hashes"""


def test_every_game_has_a_golden_record() -> None:
    assert {path.stem for path in GOLDEN} == set(registry.names())


@pytest.mark.pure
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_state(path: Path) -> None:
    golden = record.read(path.read_text(encoding="utf-8"))
    current = registry.game(golden.game).rules_version
    assert golden.rules_version == current, "a new rules version needs a new golden record"
    last = record.replay_to_end(golden)
    assert last.state.is_over()
    assert last.state.fingerprint() == golden.final
    assert last.write() == path.read_text(encoding="utf-8")


@pytest.mark.pure
@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_states_keep_their_hashes_while_the_rules_keep_their_version(name: str, setup: dict[str, Any]) -> None:
    game = registry.game(name)
    path = golden_states.file_of(game)
    assert path.exists(), "a new rules version needs its own hashes: python -m tests.golden.state_hashes"
    golden = golden_states.read(path)
    assert (golden.game, golden.rules) == (name, game.rules_version)
    golden_plays = [play for play in golden.plays if play.options == setup]
    assert len(golden_plays) == 1, "run: python -m tests.golden.state_hashes"
    (golden_play,) = golden_plays
    play = golden_states.played(game, setup)
    header = {"game": name, "options": setup, "rules": game.rules_version}
    if play.states != golden_play.states:
        pairs = zip([*play.states, ""], [*golden_play.states, ""], strict=False)
        i = next(i for i, (new, old) in enumerate(pairs) if new != old)
        pytest.fail(STATES_CHANGED.format(**header, number=i + 1, steps=i * golden_states.EVERY))
    if (play.environment, play.observations) != (golden_play.environment, golden_play.observations):
        pytest.fail(OBSERVATIONS_CHANGED.format(**header))


def test_existing_hashes_are_never_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden_states, "FOLDER", tmp_path / "states")
    monkeypatch.setattr(golden_states, "SEED", 2)
    assert len(golden_states.add_missing()) == len(SETUPS)
    written = {path: path.read_bytes() for path in golden_states.FOLDER.iterdir()}
    monkeypatch.setattr(golden_states, "SEED", 3)
    assert golden_states.add_missing() == []
    assert {path: path.read_bytes() for path in golden_states.FOLDER.iterdir()} == written
