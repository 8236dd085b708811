"""Datasets of the arena: their rows agree with the games that were played."""

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.arena import sample_bots as arena_bots
from tests.arena.sample_bots import bot_spec
from tests.support.game_cases import SETUPS, Setup
from tests.support.paths import ROOT
from tianxia.arena import dataset
from tianxia.arena.dataset import Dataset
from tianxia.arena.decisions import replay_decisions
from tianxia.arena.local_pool import InProcessPool
from tianxia.arena.match import Match, play_matches
from tianxia.arena.settings import Settings, make_settings
from tianxia.arena.single_game import Task, play_game
from tianxia.cli.main import run
from tianxia.engine import record, registry
from tianxia.engine.errors import BadFile, BadOptions

PAGE = ROOT / "docs/researchers/environments.md"


def random_match_settings(name: str, setup: Setup, bots: tuple[str, ...] = ()) -> Settings:
    seats = len(setup.get("players", ["one", "other"]))
    return make_settings(registry.game(name), setup, list(bots) or ["random"] * seats, 7)


def write_dataset(folder: Path, settings: Settings, games: int, out: str = "out") -> Path:
    """Play a match with a dataset in this process; return the folder of the dataset."""
    writer = Dataset(folder / "data", settings)
    match = Match(settings, games, folder / out)
    writer.begin(match)
    play_matches([match], InProcessPool(), lambda _: writer.write_complete_files())
    return folder / "data"


def read_files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@SETUPS
def test_reading_back_gives_the_same_positions(name: str, setup: Setup, tmp_path: Path) -> None:
    settings = random_match_settings(name, setup)
    folder = write_dataset(tmp_path, settings, 2)
    metadata = json.loads((folder / "_dataset.json").read_text())
    scale = np.array(metadata["scale"], np.float32)
    game = registry.game(name)
    rows = pq.read_table(folder).to_pylist()
    for number in sorted({row["number"] for row in rows}):
        game_rows = [row for row in rows if row["number"] == number]
        first = game_rows[0]
        assert (first["game"], first["rules"]) == (name, game.rules_version)
        state = game.new(game.read_options(json.loads(first["options"])), first["seed"])
        assert list(game.seat_names(state)) == metadata["seats"]
        for step, row in enumerate(game_rows):
            for outcome in row["outcomes"]:
                state.apply(-1, outcome)
            seat = row["player"]
            assert row["step"] == step
            assert row["seat"] == game.seat_name(state, seat)
            np.testing.assert_array_equal(np.array(row["observation"], np.uint8) / scale, game.observe(state, seat))
            assert list(np.flatnonzero(row["mask"])) == list(state.legal(seat))
            assert row["text"] == game.text(state, seat, row["action"])
            state.apply(seat, row["action"])
        assert state.is_over()
        for row in game_rows:
            assert row["value"] == np.float32(state.returns()[row["player"]])
            assert row["score"] is not None
            assert row["expected"] is None
            assert not row["fault"]


@SETUPS
def test_rows_have_the_view_of_the_acting_seat_and_nothing_hidden(name: str, setup: Setup) -> None:
    from tianxia.engine.rng import Rng

    settings = random_match_settings(name, setup)
    game = registry.game(name)
    played = record.read(play_game(Task(settings, 0)).record)
    state = game.new(game.read_options(played.options), played.seed)
    for decision in replay_decisions(played):
        for outcome in decision.outcomes:
            state.apply(-1, outcome)
        world = state.sample(decision.seat, Rng(decision.step))
        assert bytes(decision.observation) == bytes(memoryview(world.planes(decision.seat)))
        assert list(decision.legal) == list(world.legal(decision.seat))
        state.apply(decision.seat, decision.action)


def test_the_estimate_of_a_bot_is_kept_if_it_gives_one(tmp_path: Path) -> None:
    for name, bots in (
        ("chuhan", ("novice", "random")),
        ("suntzu", ("novice", "random")),
        ("huang", ("novice", "random")),
    ):
        settings = make_settings(registry.game(name), {}, list(bots), 7, simulations=20)
        table = pq.read_table(write_dataset(tmp_path / name, settings, 2))
        rows_by_bot = {bot: table.filter(pa.compute.field("bot") == bot) for bot in bots}
        assert rows_by_bot["random"]["expected"].null_count == len(rows_by_bot["random"])
        expected = rows_by_bot["novice"]["expected"].drop_null().to_numpy()
        assert len(expected) > 10, name
        assert 0.0 <= expected.min() < expected.max() <= 1.0


def test_an_estimate_that_is_not_a_probability_is_dropped(tmp_path: Path) -> None:
    settings = random_match_settings("suntzu", {}, ("random", bot_spec(arena_bots.WithInvalidEstimates)))
    expected = pq.read_table(write_dataset(tmp_path, settings, 2))["expected"].to_pylist()
    assert set(expected) == {None, float(np.float32(0.1235))}


def test_a_game_lost_by_a_fault_is_marked(tmp_path: Path) -> None:
    settings = random_match_settings("suntzu", {}, ("random", bot_spec(arena_bots.Illegal)))
    rows = pq.read_table(write_dataset(tmp_path, settings, 2)).to_pylist()
    assert rows
    assert all(row["fault"] for row in rows)
    assert {(row["bot"] == "random", row["value"]) for row in rows} <= {(True, 1.0), (False, -1.0)}


def test_each_file_has_a_hundred_games_in_row_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_PER_FILE", 4)
    monkeypatch.setattr(dataset, "ROWS_IN_MEMORY", 200)
    folder = write_dataset(tmp_path, random_match_settings("suntzu", {}), 10)
    files = sorted(folder.glob("*.parquet"))
    assert [file.name for file in files] == ["games-000001.parquet", "games-000005.parquet", "games-000009.parquet"]
    assert [sorted(set(pq.read_table(file)["number"].to_pylist())) for file in files] == [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10],
    ]
    assert pq.ParquetFile(files[0]).num_row_groups > 1
    numbers = pq.read_table(folder)["number"].to_pylist()
    assert numbers == sorted(numbers)


def test_an_interrupted_run_results_in_the_same_dataset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_PER_FILE", 4)
    settings = random_match_settings("suntzu", {})
    uninterrupted = read_files(write_dataset(tmp_path / "whole", settings, 10))
    assert len(uninterrupted) == 4

    def play_and_interrupt(games: int) -> None:
        writer = Dataset(tmp_path / "data", settings)
        match = Match(settings, 10, tmp_path / "out")
        writer.begin(match)
        remaining = iter(range(games))

        def on_game_finished(_: Match) -> None:
            writer.write_complete_files()
            if next(remaining, None) is None:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            play_matches([match], InProcessPool(), on_game_finished)

    play_and_interrupt(2)
    assert list(read_files(tmp_path / "data")) == ["_dataset.json"]
    play_and_interrupt(3)
    assert sorted(read_files(tmp_path / "data")) == ["_dataset.json", "games-000001.parquet"]
    (tmp_path / "out" / "games" / "00002.toml").unlink()
    (tmp_path / "data" / "_games-000005.parquet").write_bytes(b"half a file")
    assert read_files(write_dataset(tmp_path, settings, 10)) == uninterrupted
    (tmp_path / "data" / "games-000005.parquet").write_bytes(b"damaged")
    (tmp_path / "data" / "games-000009.parquet").unlink()
    assert read_files(write_dataset(tmp_path, settings, 10)) == uninterrupted


def test_a_run_of_more_or_fewer_games_results_in_the_dataset_of_that_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "GAMES_PER_FILE", 4)
    settings = random_match_settings("suntzu", {})
    six, ten = (read_files(write_dataset(tmp_path / str(games), settings, games)) for games in (6, 10))
    assert read_files(write_dataset(tmp_path, settings, 6)) == six
    assert read_files(write_dataset(tmp_path, settings, 10)) == ten
    assert read_files(write_dataset(tmp_path, settings, 6)) == six


def test_a_game_that_was_played_again_replaces_the_old_one(tmp_path: Path) -> None:
    settings = random_match_settings("chuhan", {})
    before = read_files(write_dataset(tmp_path, settings, 2))
    other = record.read(play_game(Task(random_match_settings("chuhan", {}, ("random", "random")), 3)).record)
    file = tmp_path / "out" / "games" / "00001.toml"
    original = record.read(file.read_text())
    text = file.read_text().replace(original.final, other.final)
    file.write_text(text)
    with pytest.raises(BadFile, match="Game 1 cannot go into the dataset"):
        write_dataset(tmp_path, settings, 2)
    file.unlink()
    assert read_files(write_dataset(tmp_path, settings, 2)) == before


def test_a_record_without_steps_is_refused(tmp_path: Path) -> None:
    settings = random_match_settings("chuhan", {})
    write_dataset(tmp_path, settings, 2)
    file = tmp_path / "out" / "games" / "00002.toml"
    file.write_text(re.sub(r"^steps = .*\n", "", file.read_text(), flags=re.MULTILINE))
    (tmp_path / "data" / "games-000001.parquet").unlink()
    with pytest.raises(
        BadFile, match=r"Game 2 cannot go into the dataset\. Its record does not contain the single steps"
    ):
        write_dataset(tmp_path, settings, 2)
    assert list(read_files(tmp_path / "data")) == ["_dataset.json"]


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    write_dataset(tmp_path, random_match_settings("chuhan", {}), 2)
    with pytest.raises(BadOptions, match=r"options is .* there"):
        Dataset(tmp_path / "data", random_match_settings("chuhan", {"events": True}))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.tex").touch()
    with pytest.raises(BadOptions, match="is not an arena dataset"):
        Dataset(tmp_path / "mine", random_match_settings("chuhan", {}))
    with pytest.raises(BadOptions, match="is not an arena dataset"):
        Dataset(tmp_path / "mine" / "thesis.tex", random_match_settings("chuhan", {}))


def test_a_refusal_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.tex").touch()
    out = tmp_path / "out"
    command = ["arena", "chuhan", "random", "random", "--games", "2", "--out", str(out)]
    assert run([*command, "--dataset", str(tmp_path / "mine")]) != 0
    assert "is not an arena dataset" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(("out", "dataset"), [("same", "same"), ("out", "out/games"), ("data/out", "data")])
def test_records_and_dataset_need_separate_folders(
    out: str, dataset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in (["chuhan", "random", "random"], ["ladder", "chuhan", "random", "novice"]):
        folders = ["--out", str(tmp_path / out), "--dataset", str(tmp_path / dataset)]
        assert run(["arena", *command, "--games", "2", *folders]) != 0
        assert "needs its own folder" in capsys.readouterr().err
        assert list(tmp_path.iterdir()) == []


def test_observations_of_another_version_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_dataset(tmp_path, random_match_settings("chuhan", {}), 2)
    monkeypatch.setattr(type(registry.game("chuhan")), "observation_version", 1)
    with pytest.raises(BadOptions, match="environment is 2 there, and 3 here"):
        Dataset(tmp_path / "data", random_match_settings("chuhan", {}))


def test_without_pyarrow_the_error_says_what_to_install(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['pyarrow']))\n"
        "from tianxia.cli.main import run\n"
        "sys.exit(run(['arena', 'chuhan', 'random', 'random', '--out', 'out', '--dataset', 'data']))"
    )
    completed = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert completed.returncode != 0
    assert 'pyarrow is not installed: pip install "tianxia[data]".' in completed.stderr
    assert "Traceback" not in completed.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_dataset_does_not_depend_on_the_number_of_jobs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for jobs in ("1", "3"):
        folder = tmp_path / jobs
        command = ["arena", "suntzu", "novice", "random", "--games", "6", "--simulations", "5", "--jobs", jobs]
        assert run([*command, "--out", str(folder / "out"), "--dataset", str(folder / "data")]) == 0
        assert f"Dataset: {folder / 'data'}" in capsys.readouterr().out
    with_one_job, with_three_jobs = read_files(tmp_path / "1" / "data"), read_files(tmp_path / "3" / "data")
    assert with_one_job == with_three_jobs
    assert len(with_one_job) == 2


def test_a_ladder_has_a_dataset_for_each_of_its_matches(tmp_path: Path) -> None:
    command = ["arena", "ladder", "suntzu", "random", "novice", "casual", "--games", "2", "--simulations", "2"]
    assert run([*command, "--out", str(tmp_path / "out"), "--dataset", str(tmp_path / "data")]) == 0
    matches = {path.name for path in (tmp_path / "out").iterdir() if path.is_dir()}
    assert {path.name for path in (tmp_path / "data").iterdir()} == matches
    assert len(matches) == 3
    assert set(pq.read_table(tmp_path / "data")["bot"].to_pylist()) == {"random", "novice", "casual"}


def test_the_columns_are_those_of_the_docs() -> None:
    text = PAGE.read_text(encoding="utf-8")
    documented = re.findall(r"^\| `(\w+)` \| (\w+) \|", text.split("## Datasets")[1], re.MULTILINE)
    schema = Dataset(Path("nowhere"), random_match_settings("chuhan", {}))._schema
    types = {name: str(schema.field(name).type).split("<")[0].replace("fixed_size_", "") for name in schema.names}
    assert dict(documented) == types


def test_the_example_of_the_docs_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = PAGE.read_text(encoding="utf-8").split("## Datasets")[1]
    command = re.search(r"^tianxia (arena .*)$", text, re.MULTILINE)
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert command is not None
    assert code is not None
    monkeypatch.chdir(tmp_path)
    assert run([*command[1].split(), "--simulations", "2"]) == 0
    exec(code[1], {})
