"""The docs agree with the code: generated tables are up to date, examples run, and links exist."""

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.support.paths import ROOT
from tianxia.bots.bot import Budget
from tianxia.engine import registry, scenario
from tianxia.engine.observation_spec import Plane
from tianxia.engine.rng import Rng
from tianxia.rl.versions import env_name

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
GAMES = pytest.mark.parametrize("name", registry.names())
BETWEEN = re.compile(r"(<!-- planes:.*?-->\n)(.*?)(<!-- end of planes -->)", re.DOTALL)


def page_of(name: str) -> Path:
    return ROOT / "docs/bot-writers" / f"{name}.md"


def planes_of(name: str) -> tuple[Plane, ...]:
    planes: tuple[Plane, ...] = import_module(f"tianxia.games.{name}.learning.observation").PLANES
    return planes


def planes_table(name: str) -> str:
    lines = ["", "| from | size | plane | meaning |", "| --- | --- | --- | --- |"]
    at = 0
    for plane in planes_of(name):
        lines.append(f"| {at} | {plane.size} | `{plane.name}` | {plane.meaning} |")
        at += plane.size
    return "\n".join([*lines, "", f"{at} numbers in total.", "", ""])


@GAMES
def test_the_observation_is_documented_plane_by_plane(name: str) -> None:
    found = BETWEEN.search(page_of(name).read_text(encoding="utf-8"))
    assert found is not None
    assert found[2] == planes_table(name), "run: python -m tests.docs.test_docs --write"


@GAMES
def test_the_observation_has_the_documented_size(name: str) -> None:
    game = registry.game(name)
    state = game.new(game.options(), 1)
    for seat in range(len(game.seat_names(state))):
        assert game.observe(state, seat).shape == (sum(plane.size for plane in planes_of(name)),)
        assert game.observe(state, seat).dtype == "float32"


@GAMES
def test_action_numbers_are_documented(name: str) -> None:
    text = page_of(name).read_text(encoding="utf-8")
    assert f"| actions | {registry.game(name).num_actions}, legal ones as sorted numbers |" in text


def test_every_test_that_a_page_names_exists() -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        for name in re.findall(r"`(test_\w+\.py)`", page.read_text(encoding="utf-8")):
            assert list((ROOT / "tests").rglob(name)), f"{page.name}: {name}"


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    exec(code[1], {})
    *table, result = capsys.readouterr().out.splitlines()
    assert result in ("[1.0, -1.0]", "[-1.0, 1.0]")
    assert any(line.startswith("Points: Han ") for line in table)


@pytest.fixture
def rollout_bot() -> dict[str, Any]:
    """Run the first example of docs/bot-writers/bots.md and return its names."""
    code = re.search(r"```python\n(.*?)```", (ROOT / "docs/bot-writers/bots.md").read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    names: dict[str, Any] = {}
    exec(code[1], names)
    return names


@pytest.mark.parametrize("simulations", [1, 3, 200])
def test_the_bot_of_the_docs_plays(simulations: int, rollout_bot: dict[str, Any]) -> None:
    game = registry.game("chuhan")
    state = game.new(game.options(), 1)
    budget = Budget(seconds=0.0, simulations=simulations)
    action = rollout_bot["RolloutBot"]().choose(state.sample(0, Rng(1)), [], 0, budget, Rng(2))
    assert action in list(state.legal(0))


def test_the_bot_of_the_docs_starts_no_simulation_after_its_time(rollout_bot: dict[str, Any]) -> None:
    """By a clock on which each simulation takes 0.01 s."""
    now = 0.0
    began: list[float] = []
    random_game = rollout_bot["play_random_game"]

    def slow_game(state: Any, rng: Rng) -> None:
        nonlocal now
        began.append(now)
        now += 0.01
        random_game(state, rng)

    rollout_bot["play_random_game"] = slow_game
    game = registry.game("chuhan")
    state = game.new(game.options(), 1)
    assert len(state.legal(0)) > 10, "more actions than there is time to try"
    action = rollout_bot["RolloutBot"]().choose(
        state.sample(0, Rng(1)), [], 0, Budget(seconds=0.045, now=lambda: now), Rng(2)
    )
    assert action in list(state.legal(0))
    assert began == pytest.approx([0.0, 0.01, 0.02, 0.03, 0.04])


CODE = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs/researchers/environments.md").read_text(encoding="utf-8"), re.DOTALL
)
RUNNABLE = [code for code in CODE if re.search("(env|game) = ", code)]


@pytest.mark.parametrize("code", RUNNABLE, ids=lambda code: re.findall(r"(?:env|game) = (.*?)\(", code)[0])
def test_the_examples_for_researchers_run(code: str) -> None:
    exec(code, {})


@GAMES
def test_environments_are_documented_with_their_versions(name: str) -> None:
    game = registry.game(name)
    size = sum(plane.size for plane in planes_of(name))
    text = (ROOT / "docs/researchers/environments.md").read_text(encoding="utf-8")
    assert f"| `{env_name(game)}` | {game.rules_version} | {game.num_actions} | {size} " in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / target).exists(), target


def test_every_image_is_used_on_a_page() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [path.name for path in (ROOT / "docs" / "images").iterdir() if f"images/{path.name}" not in text] == []


def test_example_scenarios_of_the_docs_pass(tmp_path: Path) -> None:
    text = (ROOT / "docs/contributors/scenarios.md").read_text(encoding="utf-8")
    file = tmp_path / "example.toml"
    file.write_text(text.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    assert scenario.run(scenario.read(file)) is None


if __name__ == "__main__" and "--write" in sys.argv:
    for name in registry.names():
        text = page_of(name).read_text(encoding="utf-8")
        before, after = BETWEEN.sub(r"\1\n\3", text).split("-->\n\n<!--")
        page_of(name).write_text(f"{before}-->\n{planes_table(name)}<!--{after}", encoding="utf-8")
