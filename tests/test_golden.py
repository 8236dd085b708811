"""Whole games, kept as records: they must replay to the same state for as long as their rules version lives."""

from pathlib import Path

import pytest

from tianxia.engine import record, registry

GOLDEN = sorted(Path(__file__).parent.joinpath("golden").glob("*.toml"))


def test_every_game_has_a_golden_record() -> None:
    assert {path.stem for path in GOLDEN} == set(registry.names())


@pytest.mark.pure
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_state(path: Path) -> None:
    read = record.read(path.read_text(encoding="utf-8"))
    assert read.rules == registry.game(read.game).rules, "a new rules version needs a new golden record"
    last = record.replayed(read)
    assert last.state.over()
    assert last.state.fingerprint() == read.final
    assert last.write() == path.read_text(encoding="utf-8")
