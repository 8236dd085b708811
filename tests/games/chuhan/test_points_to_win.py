"""The points that win Chu Han are defined once: the program follows the definition, and texts that name them agree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.support.paths import ROOT
from tianxia.games.chuhan.manifest import manifest
from tianxia.games.chuhan.rules.scoring import WINNING_POINTS
from tianxia.locales import languages, message_files, say

ARGUMENTS: Final = {"han": 3, "chu": 5}
STATING: Final = (
    "chuhan-about",
    "chuhan-rule-sound_advice",
    "chuhan-rule-stability",
    "chuhan-show-points",
    "chuhan-help",
    "web-about-chuhan",
    "tutorial-chuhan-trick-1",
    "tutorial-chuhan-victory-end",
)
"""The messages that state how many points win."""
CHANGED: Final = """
import msgspec
from tianxia.games.chuhan.bots.win_probability import win_probability
from tianxia.engine import registry
from tianxia.games.chuhan.learning.observation_spec import PLANES
from tianxia.games.chuhan.rules.scoring import award, end_game_if_won
from tianxia.server.tables import catalogue

game = registry.game("chuhan")
assert [plane.scale for plane in PLANES if plane.name in ("points", "noted")] == [(21.0,), (21.0,)]
assert win_probability(21, 20) == 1.0 and 0.5 < win_probability(20, 19) < 1.0
(info,) = [info for info in catalogue.list_games() if info.name == "chuhan"]
assert msgspec.json.decode(info.constants)["points_to_win"] == 21
state = game.position({"vp": {"han": 20}}, game.options(), 1)
assert not state.is_over()
award(state, 0, 1, "twos")
assert end_game_if_won(state) and state.is_over()
"""


def test_a_changed_definition_is_followed_by_rules_bots_observations_and_the_catalogue(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "browser"))
    scoring = tmp_path / "src" / "tianxia" / "games" / "chuhan" / "rules" / "scoring.py"
    text = scoring.read_text(encoding="utf-8")
    definition = f"WINNING_POINTS: Final[i64] = {WINNING_POINTS}\n"
    assert definition in text
    scoring.write_text(text.replace(definition, "WINNING_POINTS: Final[i64] = 21\n"), encoding="utf-8")
    environment = os.environ | {"TIANXIA_PURE": "1", "PYTHONPATH": str(tmp_path / "src")}
    command = [sys.executable, "-c", CHANGED]
    completed = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert completed.returncode == 0, completed.stderr


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("message", STATING)
def test_every_message_about_winning_states_the_points_of_the_rules(message: str, lang: str) -> None:
    (file,) = (file for file in message_files(lang) if f"\n{message} =" in file.read_text(encoding="utf-8"))
    assert str(WINNING_POINTS) in say(message, ARGUMENTS, lang), f"{message} in {file} does not say {WINNING_POINTS}"


@pytest.mark.parametrize("lang", languages())
def test_the_printed_rules_state_the_points_of_the_rules(lang: str) -> None:
    assert manifest.messages is not None
    file = manifest.messages.path / lang / "rules.md"
    assert f"**{WINNING_POINTS} " in file.read_text(encoding="utf-8"), f"{file} does not say {WINNING_POINTS}"
