"""An event of Sun Tzu is one class: rules, texts, observations and positions follow a class that is added."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.support.paths import ROOT

OMEN: Final = '''
class Omen(EventCard):
    """A tie: each player may recall an army from a province."""

    id = "omen"
    needs_battle: bool = True
    question_id = "recall"

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether neither player won."""
        return winner(state) == NOBODY

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Ask a seat that has armies in a province."""
        if state.has_stage_begun or state.held_provinces(seat) == 0:
            return True
        state.has_stage_begun = True
        return state.ask(seat, self.question)

    def append_answers(self, state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Append the provinces."""
        return append_bits(out, FROM_PROVINCE, state.held_provinces(seat))

    def apply_answer(self, state: RulesState, seat: i64, action: i64) -> None:
        """Move the army to the pool."""
        state.remove_army(action - FROM_PROVINCE)
        state.add_to_pool(seat, 1)


'''
IMPORTS: Final = """
from tianxia.games.suntzu.rules.actions import FROM_PROVINCE
from tianxia.games.suntzu.rules.battles import winner
from tianxia.games.suntzu.rules.seats import NOBODY
"""
PLAY: Final = """
import msgspec
from librt.vecs import vec
from mypy_extensions import u8
from tianxia.bots.bot import Budget
from tianxia.bots.levels import find_level
from tianxia.engine import registry
from tianxia.engine.playout import play_random_action
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.learning.observation_spec import PLANES, SIZE
from tianxia.server.tables import catalogue

game = registry.game("suntzu")
(info,) = [info for info in catalogue.list_games() if info.name == "suntzu"]
assert msgspec.json.decode(info.constants)["events"][-1] == "omen"
assert {plane.name: plane.size for plane in PLANES if plane.name in ("event", "ask")} == {"event": 6, "ask": 8}
names = [plane.name for plane in PLANES]
asked_own = sum(plane.size for plane in PLANES[: names.index("asked_own")])
rng = Rng(1)
answers = set()
for seed in range(8):
    state = game.position({"events": ["omen", "chariot"]}, game.options(), seed)
    while not state.is_over():
        seat = state.actors()[0]
        if game.prompt(state, seat).id == "suntzu-ask-recall":
            answers |= {game.text(state, seat, action) for action in state.legal(seat)}
            assert game.dump(state)["battle"]["ask"] == "recall"
            assert game.position(game.dump(state), game.options(), 1) == state
            planes = state.planes(seat)
            assert len(planes) == SIZE and planes[asked_own - 1 : asked_own + 2] == vec[u8]([1, 1, 0])
            assert state.sample(1 - seat, rng).planes(1 - seat) == state.planes(1 - seat)
            assert state.is_legal(seat, find_level("suntzu", "novice").create_bot().choose(
                state.sample(seat, rng), [], seat, Budget(0.0, 1), rng))
        play_random_action(state, rng)
assert {"no", "from qin"} <= answers, answers
state = game.new(game.options(events=True, chance="open"), 1)
while game.dump(state)["dealing"] != "events":
    play_random_action(state, rng)
assert "event omen" in [game.text(state, -1, action) for action in state.legal(-1)]
"""


def test_the_rest_of_the_program_follows_an_added_class(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "browser"))
    events = tmp_path / "src" / "tianxia" / "games" / "suntzu" / "rules" / "events.py"
    before, listed, after = events.read_text(encoding="utf-8").partition("EVENT_CARDS: Final[list[EventCard]] = [")
    assert listed
    events.write_text(f"{before}{IMPORTS}{OMEN}{listed}{after.replace(']', ', Omen()]', 1)}", encoding="utf-8")
    environment = os.environ | {"TIANXIA_PURE": "1", "PYTHONPATH": str(tmp_path / "src")}
    command = [sys.executable, "-c", PLAY]
    completed = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert completed.returncode == 0, completed.stderr
