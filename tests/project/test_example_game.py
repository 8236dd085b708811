"""The game of `examples/tianji`, installed into a clean environment, is played everywhere without a line changed here.

Nothing is compiled for it: whether Tianxia compiles is the subject of `test_clean_install.py`.
"""

import shutil
from pathlib import Path

import pytest

from tests.project.test_clean_install import EXAMPLE, Environment
from tests.server.servers import serving
from tests.support.waiting import DEADLINE_S

GAME = "tianji"
RACES = 7
API_TEST = """
from pettingzoo.test import api_test, parallel_api_test
from tianxia.rl import tianji_v1
api_test(tianji_v1.env(), num_cycles=60)
parallel_api_test(tianji_v1.parallel_env(), num_cycles=60)
"""


@pytest.mark.extra
def test_the_example_is_installed_and_played_everywhere(tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    if not (environment.pages / "index.html").exists():
        pytest.skip("the browser files are not built: make browser")
    environment.variables["TIANXIA_PURE"] = "1"
    environment.run('pip install ".[play,rl]"')
    assert GAME not in environment.run("cd / && tianxia games")
    environment.run(f"{EXAMPLE} pytest")
    assert GAME in environment.run("cd / && tianxia games")
    environment.run("cd examples/tianji && python -m pytest -q -p no:cacheprovider && tianxia check scenarios")
    check_terminal(environment)
    check_arena(environment)
    (tmp_path / "api_test.py").write_text(API_TEST, encoding="utf-8")
    assert "Passed" in environment.run(f"cd / && python {tmp_path / 'api_test.py'}")
    check_browser(environment, tmp_path / "data")


def check_terminal(environment: Environment) -> None:
    """Play a whole game against a bot in the terminal, in both languages."""
    moves = "\\n".join(f"run {horse}" for horse in range(1, RACES + 1))
    for lang, end in (("en", "The races are over"), ("pl", "Koniec wyścigów")):
        output = environment.run(f"cd / && printf '{moves}\\n' | tianxia --lang {lang} terminal {GAME} --seed 1")
        assert end in output


def check_arena(environment: Environment) -> None:
    """Let both levels play a match."""
    output = environment.run(f"cd / && tianxia arena {GAME} novice club --games 4 --jobs 1 --out {environment.clone}/g")
    assert "club" in output


def check_browser(environment: Environment, data: Path) -> None:
    """Play a whole game in Chromium by mouse."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        pytest.skip("chromium-headless-shell is not installed")
    data.mkdir()
    variables = {"PATH": str(environment.bin), "PYTHONPATH": "", "TIANXIA_BROWSER": "", "TIANXIA_PURE": "1"}
    with serving(data, python=environment.python, **variables) as server, playwright.sync_playwright() as driver:
        page = driver.chromium.launch(executable_path=path, args=["--no-sandbox"]).new_page(base_url=server.address)
        page.set_default_timeout(DEADLINE_S * 1000)
        page.goto(f"/rules/{GAME}")
        page.get_by_text("Both horses run.").wait_for()
        page.goto("/")
        page.locator(f"[data-play={GAME}]").click()
        for race in range(RACES):
            options = page.locator("section > .group > [data-action]")
            playwright.expect(options).to_have_count(RACES - race, timeout=DEADLINE_S * 1000)
            options.first.click()
            page.locator(".prompt .filled").click()
        page.locator(".end.over h2").wait_for()
        assert page.locator(".end .score").inner_text().startswith("Qi ")
