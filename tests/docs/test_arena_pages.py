"""The pages about the arena: examples run, and arguments and results have the documented names."""

import inspect
import re

import pytest

from tests.support.paths import ROOT
from tianxia import arena
from tianxia.cli.main import run

BOTS = (ROOT / "docs/bot-writers/bots.md").read_text(encoding="utf-8")
PAGES = {
    path: (ROOT / path).read_text(encoding="utf-8")
    for path in ("docs/bot-writers/bots.md", "docs/researchers/environments.md")
}
EXAMPLES = {
    name: code
    for name, page in PAGES.items()
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    if "arena.play" in code
}


def section(title: str) -> str:
    """Return a section of the page about bots."""
    found = re.search(rf"^### {title}\n(.*?)^#", BOTS, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("page", PAGES)
def test_the_example_runs_and_prints_results(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(EXAMPLES[page], {})
    assert re.search(r"\d+% – \d+%", capsys.readouterr().out)


def test_every_argument_is_documented_and_no_other() -> None:
    rows = re.findall(r"^\| (`.*?) \|", section("From Python"), re.MULTILINE)
    documented = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(documented) == sorted(inspect.signature(arena.play).parameters)
    assert {*documented, "pairings"} == set(inspect.signature(arena.rate).parameters)


def test_results_have_the_documented_fields() -> None:
    text = section("From Python")
    fields: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
        (arena.MatchResult.__struct_fields__, ("standings", "faults", "crashes", "results")),
        (arena.RatingResult.__struct_fields__, ("bots", "matches")),
        (arena.Standing.__struct_fields__, ("seats",)),
        (arena.Progress._fields, ("played", "total")),
    ]
    for known, names in fields:
        assert set(names) <= set(known)
        assert [name for name in names if f"`{name}`" not in text] == []
    for name in re.findall(r"`(Bot[A-Z]\w+|\w+Result)`", text):
        assert hasattr(arena, name)


def test_page_and_help_call_time_a_factor(capsys: pytest.CaptureFixture[str]) -> None:
    assert "`--time` is a factor" in BOTS
    with pytest.raises(SystemExit):
        run(["--lang", "en", "arena", "--help"])
    help_text = " ".join(capsys.readouterr().out.split())
    assert "--time FACTOR a factor: give all bots this many times their usual time" in help_text
    assert "--seconds S give all bots this many seconds per decision" in help_text


@pytest.mark.parametrize("page", ["README.md", "docs/bot-writers/first-bot.md", *PAGES])
def test_no_page_says_that_every_bot_is_kept_from_peeking(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert "who-can-peek" in text or "### Who can peek" in text
    assert not re.search(r"cannot (peek|cheat)", text)
