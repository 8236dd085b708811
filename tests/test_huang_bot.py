"""The bots of Huang are honest, legal, in time, and know what they say."""

from itertools import count

import pytest

from tianxia.bots.bot import Budget, Level
from tianxia.bots.huang import LEVELS, REFERENCES
from tianxia.bots.huang.bot import SearchBot
from tianxia.bots.huang.exchanges import next_step
from tianxia.bots.huang.speed import leaves_per_second
from tianxia.bots.levels import NAMES, find
from tianxia.engine.game import Table
from tianxia.engine.playout import random_choice
from tianxia.engine.rng import Rng
from tianxia.games.huang import game
from tianxia.games.huang.actions import EXCHANGE_LAST, EXCHANGE_MORE
from tianxia.games.huang.cells import CHOSEN
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tiles import NUM_COLOURS, total

ALL = (*REFERENCES, *LEVELS)
FEW = Budget(seconds=0.0, simulations=12)
FIVE = ["tiger", "rabbit", "rat", "goat", "dragon"]
SETUPS: list[Table] = [
    {},
    {"short": True, "palace": True, "bandits": True},
    {"players": FIVE, "map": "eighteen-kingdoms", "palace": True},
]


def new(setup: Table, seed: int) -> Huang:
    return game.new(game.read_options(setup), seed)


def names(levels: tuple[Level, ...]) -> list[str]:
    return [level.name for level in levels]


def test_there_are_five_levels_and_a_reference() -> None:
    assert tuple(names(LEVELS)) == NAMES
    assert names(REFERENCES) == ["greedy"]
    assert find("huang", "master").budget.seconds <= 1.0


@pytest.mark.parametrize("level", ALL, ids=names(ALL))
@pytest.mark.parametrize("setup", SETUPS, ids=["plain", "modules", "five"])
def test_a_bot_chooses_the_same_in_every_world_its_seat_could_see(level: Level, setup: Table) -> None:
    state = new(setup, 11)
    dice = Rng(5)
    bot = level.bot()
    for step in range(120):
        if state.over():
            break
        seat = state.actors()[0]
        if step % 3 == 0:
            chosen = [
                bot.choose(world, [], seat, FEW, Rng(step))
                for world in (state, state.sample(seat, Rng(100 + step)), state.sample(seat, Rng(200 + step)))
            ]
            assert chosen[0] == chosen[1] == chosen[2]
            assert chosen[0] in list(state.legal(seat))
        random_choice(state, dice)


@pytest.mark.parametrize("setup", SETUPS, ids=["plain", "modules", "five"])
def test_bots_of_all_levels_play_legal_games_to_the_end(setup: Table) -> None:
    state = new(setup, 3)
    bots = [level.bot() for level in LEVELS]
    rng = Rng(8)
    while not state.over():
        seat = state.actors()[0]
        bot = bots[seat % len(bots)]
        before = state.fingerprint()
        action = bot.choose(state, [], seat, Budget(seconds=0.0, simulations=4), rng)
        assert state.fingerprint() == before, "a bot leaves the world as it was"
        state.apply(seat, action)


def test_strong_levels_answer_wherever_they_are_asked() -> None:
    state = new({"players": FIVE[:3], "bandits": True, "palace": True}, 21)
    bots = [LEVELS[-1].bot(), LEVELS[-2].bot(), LEVELS[2].bot()]
    rng = Rng(9)
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(state, [], seat, Budget(seconds=0.0, simulations=9), rng))


@pytest.mark.parametrize("level", LEVELS, ids=names(LEVELS))
def test_a_bot_stops_when_its_time_is_up(level: Level) -> None:
    state = new({}, 4)
    ticks = count()

    def now() -> float:
        return float(next(ticks))

    seat = state.actors()[0]
    level.bot().choose(state, [], seat, Budget(seconds=50.0, now=now), Rng(1))
    assert next(ticks) <= 60


def test_more_simulations_are_more_work() -> None:
    state = new({}, 4)
    work = []
    for simulations in (1, 20, 200):
        bot = LEVELS[-1].bot()
        assert isinstance(bot, SearchBot)
        bot.choose(state, [], state.actors()[0], Budget(seconds=0.0, simulations=simulations), Rng(1))
        work.append(int(bot.mind.leaves))
    assert work == sorted(set(work))


def test_an_explanation_is_a_legal_move_with_a_chance_and_a_line() -> None:
    state = new({}, 6)
    dice = Rng(2)
    for _ in range(40):
        random_choice(state, dice)
    seat = state.actors()[0]
    advice = LEVELS[-1].bot().explain(state, [], seat, Budget(seconds=0.0, simulations=300), Rng(3))
    assert advice
    assert sum(each.share for each in advice) <= 1.0 + 1e-9
    for each in advice:
        assert 0.0 <= each.chance <= 1.0
        trial = state.clone()
        for step in each.steps:
            trial.apply(seat, step)
        assert all(0 <= other < 2 and action >= 0 for other, action in each.line)
    assert advice[0].share >= advice[-1].share


@pytest.mark.parametrize("seed", range(6))
def test_an_exchange_is_finished_whatever_was_chosen_before(seed: int) -> None:
    state = new({}, seed)
    seat = state.actors()[0]
    dice = Rng(seed)
    begun = [action for action in state.legal(seat) if EXCHANGE_MORE <= action < EXCHANGE_MORE + NUM_COLOURS]
    state.apply(seat, begun[dice.below(len(begun))])
    while total(state.cells, CHOSEN):
        step = next_step(state, seat)
        assert step in list(state.legal(seat))
        assert LEVELS[-1].bot().choose(state, [], seat, FEW, Rng(seed)) == step
        state.apply(seat, step)


def test_the_plan_of_an_exchange_ends_with_its_last_tile() -> None:
    state = new({}, 1)
    seat = state.actors()[0]
    step = next_step(state, seat)
    for _ in range(6):
        state.apply(seat, step)
        if step >= EXCHANGE_LAST:
            break
        step = next_step(state, seat)
    assert total(state.cells, CHOSEN) == 0


def test_enough_positions_are_judged_in_a_second() -> None:
    assert leaves_per_second(new({}, 2), 0.2) > 0
