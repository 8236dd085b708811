"""Questions that can be answered automatically, and those that are formalities."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.support.paths import ROOT
from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.scenario import find_scenario_files, read
from tianxia.engine.state import NATURE, State

STANDING: Final = {
    "chuhan-ask-cancel": "chuhan-ask-cancel",
    "chuhan-ask-restore": "chuhan-ask-restore",
    "suntzu-ask-general": "no-choice-suntzu",
    "suntzu-ask-exchange": "no-choice-suntzu",
    "suntzu-ask-mark-exchange": "no-choice-suntzu",
    "suntzu-ask-after": "no-choice-suntzu",
}
"""The setting of each question that can be answered automatically, by its prompt."""
FOLLOW_UPS: Final = {
    f"huang-ask-{kind}"
    for kind in ("attack", "building", "chain", "defence", "granaries", "market", "moving", "paying", "support")
}
"""The other questions that are formalities if they have a single answer."""


def states(name: str) -> Iterator[State]:
    """Yield the states of all scenarios of a game: every question is asked in some of them."""
    for path in find_scenario_files([ROOT / "scenarios" / name]):
        scenario = read(path)
        yield scenario.state
        for step in scenario.steps:
            if "do" in step:
                seat = scenario.game.seat_number(scenario.state, step["by"])
                for action in scenario.game.parse(scenario.state, seat, step["do"]):
                    scenario.state.apply(seat, action)
                yield scenario.state


def check_question(game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> str:
    """Check what the game says about a seat's question; return its prompt."""
    prompt = game.prompt(state, seat).id
    kind, is_formality = game.standing_question(state, seat), game.is_formality(state, seat)
    assert STANDING.get(prompt) == (None if kind is None else kind.key)
    assert is_formality == (prompt in STANDING or prompt in FOLLOW_UPS)
    if kind is not None:
        assert kind in game.standing_questions
        assert game.is_secret_decision(state, seat), "only answers to secret questions are held back"
        legal = [game.text(state, seat, int(action)) for action in state.legal(seat)]
        assert (kind.always or "no") in legal, "with a single answer, it is this one"
    for viewer in range(len(game.seat_names(state))):
        world = state.sample(viewer, rng)
        assert (game.standing_question(world, seat), game.is_formality(world, seat)) == (kind, is_formality)
    return prompt


@pytest.mark.parametrize("name", registry.names())
def test_the_game_says_which_questions_can_be_answered_automatically(name: str) -> None:
    game, rng = registry.game(name), Rng(3)
    prompts = {
        check_question(game, state, seat, rng) for state in states(name) for seat in state.actors() if seat != NATURE
    }
    assert prompts >= {prompt for prompt in (*STANDING, *FOLLOW_UPS) if prompt.startswith(f"{name}-")}


def test_the_settings_have_different_keys() -> None:
    keys = [kind.key for name in registry.names() for kind in registry.game(name).standing_questions]
    assert sorted(keys) == sorted(set(STANDING.values()))
