"""Hashes of states and observations of seeded random games, kept for each version of the rules.

    python -m tests.golden.state_hashes

adds what is missing. A hash that is kept is never replaced: if one has changed, so has the game, and its version rises.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from tests.support.game_cases import CASES
from tests.support.properties import random_step
from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

FOLDER = Path(__file__).parent / "states"
EVERY = 25
"""Steps from one hash to the next; the last state always has one."""
DIGITS = 16
SEED = 1
PLAY = 9
"""The stream of random numbers that chooses the actions."""


class Play(msgspec.Struct):
    """One random game."""

    options: dict[str, Any]
    steps: int
    states: list[str]
    """Hashes of the dump: at the start, after every 25th step, at the end."""
    environment: int
    """The version of the environment, which rises with the observation, too."""
    observations: str
    """One hash of what every seat observes at those states."""


class Golden(msgspec.Struct):
    """The games of one version of a game's rules."""

    game: str
    rules: int
    plays: list[Play]


def file_of(game: Game[Any, Any]) -> Path:
    return FOLDER / f"{game.name}-rules-{game.rules_version}.json"


def read(path: Path) -> Golden:
    return msgspec.json.decode(path.read_bytes(), type=Golden)


def played(game: Game[Any, Any], options: dict[str, Any]) -> Play:
    """A random game, each action drawn evenly from the legal ones, with its hashes."""
    state = game.new(game.read_options(options), SEED)
    rng = Rng(SEED, PLAY)
    seen = hashlib.sha256()
    states: list[str] = []
    steps = 0
    while True:
        over = state.is_over()
        if over or steps % EVERY == 0:
            states.append(state_hash(game, state))
            for seat in range(len(game.seat_names(state))):
                seen.update(game.observe(state, seat).tobytes())
        if over:
            return Play(options, steps, states, game.environment_version, seen.hexdigest()[:DIGITS])
        state.apply(*random_step(state, rng))
        steps += 1


def state_hash(game: Game[Any, Any], state: State) -> str:
    """SHA-256 of the dump as JSON without blanks, keys sorted; its first digits."""
    text = json.dumps(game.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def add_missing() -> list[str]:
    """Writes the games that no file has yet; says which."""
    added = []
    for name in registry.names():
        game = registry.game(name)
        path = file_of(game)
        kept = read(path).plays if path.exists() else []
        missing = [setup for setup in CASES[name].setups if setup not in [play.options for play in kept]]
        if missing:
            plays = [*kept, *(played(game, setup) for setup in missing)]
            path.parent.mkdir(exist_ok=True)
            text = msgspec.json.format(msgspec.json.encode(Golden(name, game.rules_version, plays)), indent=1)
            path.write_bytes(text + b"\n")
            added += [f"{path.name}: {setup}" for setup in missing]
    return added


if __name__ == "__main__":
    print("\n".join(add_missing()) or "Nothing is missing.", file=sys.stderr)
