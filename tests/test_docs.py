"""The docs tell the truth: tables that can be derived are, and the README's example runs."""

import re
import sys
from pathlib import Path

import pytest

from tianxia.engine import registry
from tianxia.games.chuhan.observe import PLANES, SIZE

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "chuhan.md"
BETWEEN = re.compile(r"(<!-- planes:.*?-->\n)(.*?)(<!-- end of planes -->)", re.DOTALL)


def planes_table() -> str:
    lines = ["", "| from | size | plane | meaning |", "| --- | --- | --- | --- |"]
    at = 0
    for plane in PLANES:
        lines.append(f"| {at} | {plane.size} | `{plane.name}` | {plane.meaning} |")
        at += plane.size
    return "\n".join([*lines, "", f"In all {SIZE} numbers.", "", ""])


def test_the_observation_is_documented_plane_by_plane() -> None:
    found = BETWEEN.search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert found[2] == planes_table(), "run: python -m tests.test_docs --write"


def test_the_observation_has_the_documented_size() -> None:
    game = registry.game("chuhan")
    state = game.new(game.options(), 1)
    for seat in (0, 1):
        assert game.observe(state, seat).shape == (SIZE,)
        assert game.observe(state, seat).dtype == "float32"


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    exec(code[1], {})
    assert capsys.readouterr().out.split()[0] in ("han", "chu")


@pytest.mark.parametrize("page", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]), ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_example_scenarios_of_the_docs_pass(tmp_path: Path) -> None:
    from tianxia.engine import scenario

    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    file = tmp_path / "example.toml"
    file.write_text(text.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    assert scenario.run(scenario.read(file)) is None


if __name__ == "__main__" and "--write" in sys.argv:
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(BETWEEN.sub(lambda found: found[1] + planes_table() + found[3], text), encoding="utf-8")
