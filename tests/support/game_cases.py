"""The test cases of each game: its set-ups and its invariants."""

from typing import Any, NamedTuple, Protocol

import pytest

from tests.games.chuhan import invariants as chuhan_invariants
from tests.games.huang import invariants as huang_invariants
from tests.games.suntzu import invariants as suntzu_invariants
from tianxia.engine.state import State

Setup = dict[str, Any]


class InvariantChecker(Protocol):
    """Checks the invariants of one game, state by state."""

    def check(self, state: State) -> None: ...


class Case(NamedTuple):
    setups: list[Setup]
    """Sets of options that together cover every rule."""
    checker: type[InvariantChecker]


CASES: dict[str, Case] = {
    "chuhan": Case(
        [
            {},
            {"events": True},
            {"events": True, "chance": "open"},
            {"campaign": "fall-of-qin"},
            {"campaign": "contention"},
            {"campaign": "contention", "chance": "open"},
        ],
        chuhan_invariants.Invariants,
    ),
    "suntzu": Case(
        [
            {},
            {"events": True},
            {"events": True, "chance": "open", "light_infantry": "army", "order": "classic"},
            {"generals": False, "events": True, "light_infantry": "army"},
            {"beginner": True},
            {"beginner": True, "provinces": 2, "rounds": 2, "cards": ["2", "5", "plague"]},
            {"beginner": True, "provinces": 3, "rounds": 5, "chance": "open"},
        ],
        suntzu_invariants.Invariants,
    ),
    "huang": Case(
        [
            {},
            {"players": ["rat", "tiger", "goat"], "palace": True},
            {"players": ["goat", "dragon", "tiger", "rat"], "bandits": True, "palace": True},
            {"players": ["tiger", "rabbit", "rat", "goat", "dragon"], "map": "eighteen-kingdoms"},
            {"map": "eighteen-kingdoms", "palace": True, "short": True, "open_scores": True},
            {"bandits": True, "short": True, "chance": "open"},
        ],
        huang_invariants.Invariants,
    ),
}

SETUPS = pytest.mark.parametrize(
    ("name", "setup"),
    [(name, setup) for name, case in CASES.items() for setup in case.setups],
    ids=lambda value: value if isinstance(value, str) else "-".join(value) or "usual",
)
"""Runs a test with every set-up of every game."""
