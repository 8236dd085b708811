"""The same source plays the same games compiled and uncompiled."""

import os
import subprocess
import sys
from hashlib import sha256

import tianxia.engine.state as compiled_state
from tests.support.game_cases import CASES
from tests.support.properties import random_step
from tests.support.thoroughness import games_to_play
from tianxia.engine import registry
from tianxia.engine.rng import Rng

GAMES = games_to_play(2 * max(len(case.setups) for case in CASES.values()), thorough=300)
"""The games of each kind: at least two with each set of options."""


def games_digest(games: int = GAMES) -> str:
    """Return a hash of every state of seeded random games, with every set-up of every game."""
    digest = sha256()
    for name in registry.names():
        game = registry.game(name)
        for seed in range(games):
            setups = CASES[name].setups
            state = game.new(game.read_options(setups[seed % len(setups)]), seed)
            rng = Rng(seed, 3)
            while state.actors():
                digest.update(state.fingerprint().encode())
                state.apply(*random_step(state, rng))
            digest.update(state.fingerprint().encode())
            digest.update(state.sample(0, rng).fingerprint().encode())
    return digest.hexdigest()


def test_both_builds_play_the_same_games() -> None:
    environment = dict(os.environ)
    is_this_pure = environment.pop("TIANXIA_PURE", "0") == "1"
    if not is_this_pure:
        environment["TIANXIA_PURE"] = "1"
    code = "from tests.engine.test_compiled_and_pure import games_digest, is_pure; print(is_pure(), games_digest())"
    process = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    other_is_pure, digest = process.stdout.split()
    assert digest == games_digest()
    if not is_this_pure:
        assert other_is_pure == "True", "TIANXIA_PURE=1 runs the source"


def is_pure() -> bool:
    return str(compiled_state.__file__).endswith(".py")
