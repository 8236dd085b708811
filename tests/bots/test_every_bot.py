"""What every bot of every game must do: choose legal actions, in time, without using hidden information."""

from typing import Any

import pytest

from tests.support.properties import random_step
from tianxia.bots import levels
from tianxia.bots.bot import Budget, NamedBot
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

FEW_SIMULATIONS = 12
BOTS = [
    pytest.param(game, level, id=f"{game}-{level.name}")
    for game in registry.names()
    for level in (*levels.references(game), *levels.levels(game))
]


OPTIONS_BY_GAME: dict[str, list[dict[str, Any]]] = {
    "chuhan": [{}, {"events": True}],
    "suntzu": [{}, {"beginner": True}, {"events": True, "light_infantry": "army", "order": "classic"}],
    "huang": [
        {},
        {"bandits": True, "palace": True, "players": ["tiger", "rabbit", "rat"]},
        {"map": "eighteen-kingdoms", "palace": True, "short": True},
    ],
}


def states(game: str, seed: int, every: int, options: dict[str, Any] | None = None) -> list[State]:
    """Return every `every`-th state of a random game."""
    rules = registry.game(game)
    state: State = rules.new(rules.read_options(options or {}), seed)
    rng = Rng(seed, 2)
    out: list[State] = []
    steps = 0
    while state.actors():
        if steps % every == 0:
            out.append(state.clone())
        state.apply(*random_step(state, rng))
        steps += 1
    return out


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_a_bot_chooses_the_same_in_every_world_its_seat_could_be_in(game: str, level: NamedBot) -> None:
    budget = Budget(0.0, FEW_SIMULATIONS)
    sampled_states = [state for options in OPTIONS_BY_GAME[game] for state in states(game, 5, 9, options)[:25]]
    for number, state in enumerate(sampled_states):
        for seat in state.actors():
            chosen = {
                level.create_bot().choose(world, [], seat, budget, Rng(number, 9))
                for world in (state, state.sample(seat, Rng(1)), state.sample(seat, Rng(2)))
            }
            assert len(chosen) == 1
            assert chosen.pop() in list(state.legal(seat))


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_a_bot_plays_a_whole_game(game: str, level: NamedBot) -> None:
    rules = registry.game(game)
    state = rules.new(rules.options(), 3)
    bots = {seat: level.create_bot() for seat in range(len(rules.seat_names(state)))}
    rng = Rng(4)
    while actors := state.actors():
        seat = actors[0]
        action = bots[seat].choose(state.sample(seat, rng), [], seat, Budget(0.0, 3), rng)
        state.apply(seat, action)
    for bot in bots.values():
        bot.close()
    assert rules.dump(state)["winner"]


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_a_bot_stops_when_its_time_is_over(game: str, level: NamedBot) -> None:
    """With a time source that advances by 10 ms at every reading."""
    readings = 0

    def now() -> float:
        nonlocal readings
        readings += 1
        return readings * 0.01

    for state in states(game, 6, 12)[:8]:
        seat = state.actors()[0]
        readings = 0
        level.create_bot().choose(state.sample(seat, Rng(3)), [], seat, Budget(0.1, 0, now), Rng(1))
        assert readings <= 40, "it reads the time, and stops when it is up"


@pytest.mark.parametrize("game", [game for game in registry.names() if levels.levels(game)])
def test_levels_have_growing_budgets_of_at_most_a_second(game: str) -> None:
    game_levels = levels.levels(game)
    assert all(level.budget.seconds <= 1.0 for level in game_levels)
    assert game_levels[0].budget.seconds <= 0.05
    seconds = [level.budget.seconds for level in game_levels]
    assert seconds == sorted(seconds)


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(BadOptions, match=r"no bot “genius” for this game\. Bots: random, greedy, mcts, novice"):
        levels.find_level("chuhan", "genius")


def test_a_budget_can_be_scaled() -> None:
    assert Budget(1.0, 500).scaled(0.1)[:2] == (0.1, 50)
    assert Budget(1.0).scaled(0.5)[:2] == (0.5, 0)


@pytest.mark.parametrize("game", [game for game in registry.names() if levels.levels(game)])
def test_a_bot_explains_its_choices(game: str) -> None:
    state = states(game, 7, 5)[4]
    seat = state.actors()[0]
    bot = levels.levels(game)[-1].create_bot()
    advice = bot.explain(state.sample(seat, Rng(1)), [], seat, Budget(0.0, 60), Rng(2))
    assert advice
    assert all(0.0 <= move.win_probability <= 1.0 and 0.0 <= move.share <= 1.0001 for move in advice)
    trial = state.clone()
    for step in advice[0].steps:
        trial.apply(seat, step)
