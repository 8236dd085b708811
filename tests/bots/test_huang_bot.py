"""The bots of Huang: they find the move of a good player where it is clear, and play by the rules."""

import pytest

from tianxia.bots.bot import Budget, NamedBot
from tianxia.engine.game import JsonObject
from tianxia.engine.playout import play_random_action
from tianxia.engine.rng import Rng
from tianxia.games.huang.bots.bot import HuangBot
from tianxia.games.huang.bots.conflict_policy import choose_defence
from tianxia.games.huang.bots.evaluator import PositionEvaluator
from tianxia.games.huang.bots.exchanges import next_exchange_step, plan_exchange
from tianxia.games.huang.bots.levels import LEVELS
from tianxia.games.huang.bots.skill import Skill
from tianxia.games.huang.game import game
from tianxia.games.huang.rules.actions import EXCHANGE_LAST, EXCHANGE_MORE
from tianxia.games.huang.rules.phases import CHOOSING_WINNER, SUPPORTING
from tianxia.games.huang.rules.tiles import NUM_COLOURS
from tianxia.games.huang.state import Huang

STRONG = LEVELS[2:]
MASTER_SIMULATIONS = 300
FOUR = ("yellow", "red", "blue", "green")
FIVE = ["tiger", "rabbit", "rat", "goat", "dragon"]
MODULES: list[JsonObject] = [
    {"players": FIVE[:3], "palace": True, "bandits": True},
    {"players": FIVE, "map": "eighteen-kingdoms", "palace": True},
]

# Two states with a gap at E8: Qin's in the west, Han's in the east.
WEST = {"C8": "yellow", "D8": "red", "D7": "red"}
EAST = {"H8": "yellow", "F8": "red", "G8": "green"}

strong = pytest.mark.parametrize("level", STRONG, ids=[level.name for level in STRONG])


def position(**keys: object) -> Huang:
    return game.position(keys, game.read_options({}), 5)


def choose(level: NamedBot, state: Huang) -> int:
    seat = state.actors()[0]
    budget = Budget(0.0, level.budget.simulations or MASTER_SIMULATIONS)
    return level.create_bot().choose(state.sample(seat, Rng(1)), [], seat, budget, Rng(2))


def choice(level: NamedBot, state: Huang) -> str:
    """Return the text of the action that a level chooses."""
    return game.text(state, state.actors()[0], choose(level, state))


def play(level: NamedBot, state: Huang) -> None:
    state.apply(state.actors()[0], choose(level, state))


def play_moves(state: Huang, *moves: str) -> None:
    for move in moves:
        seat = state.actors()[0]
        for action in game.parse(state, seat, move):
            state.apply(seat, action)


@strong
def test_the_lowest_colour_comes_first(level: NamedBot) -> None:
    state = position(
        tiles={"C8": "yellow", "D8": "red"},
        leaders={"tiger": {"red": "B8", "green": "C9", "yellow": "D9", "blue": "C7"}},
        vp={"tiger": {"yellow": 6, "red": 9, "blue": 6, "green": 1}},
        hands={"tiger": ["red", "green"]},
        bag=40,
        actions_left=1,
    )
    assert choice(level, state).startswith("tile green")


@pytest.mark.parametrize("players", [2, 4])
def test_no_level_moves_its_leaders_to_and_fro(players: int) -> None:
    """In games of a level against itself, leaders seldom return to the hex that they have just left."""
    for level in LEVELS[:3]:
        moved = returned = 0
        for seed in range(3):
            state = game.new(game.read_options({"players": FIVE[:players]}), seed)
            left: dict[tuple[int, str], str] = {}
            for _ in range(120):
                if not state.actors():
                    break
                seat = state.actors()[0]
                action = choose(level, state)
                verb, *rest = game.text(state, seat, action).split()
                if verb == "leader" and rest[1] != "off":
                    before = game.dump(state).get("leaders", {}).get(FIVE[seat], {}).get(rest[0])
                    moved += 1
                    returned += left.get((seat, rest[0])) == rest[1]
                    left[seat, rest[0]] = before or ""
                state.apply(seat, action)
        assert returned <= moved / 10, level.name


@strong
def test_a_war_that_can_hardly_be_lost_is_fought(level: NamedBot) -> None:
    state = position(
        tiles={**WEST, "E7": "red", "D9": "red", "B7": "red", **EAST, "G9": "green", "H9": "green"},
        leaders={"tiger": {"red": "B8", "green": "C9"}, "rabbit": {"red": "I8", "green": "I9"}},
        pagodas=[{"colour": "green", "at": ["G8", "G9", "H9"]}],
        hands={"tiger": ["red", "red", "red", "yellow"]},
        vp={"tiger": {"yellow": 3, "blue": 3}},
        actions_left=1,
    )
    play(level, state)
    assert state.phase == SUPPORTING


@strong
def test_the_side_of_the_own_leader_is_supported_in_a_war(level: NamedBot) -> None:
    state = position(
        players=["rat", "tiger", "rabbit"],
        tiles={**WEST, **EAST},
        leaders={"tiger": {"red": "B8"}, "rat": {"green": "C9"}, "rabbit": {"red": "I8", "green": "H9"}},
        hands={"rat": ["white", "red", "red", "red"], "tiger": ["yellow"] * 6, "rabbit": ["red"] * 2 + ["yellow"] * 4},
        turn="rat",
    )
    play_moves(state, "tile white E8", "support none", "support F8 2")
    play(level, state)
    if state.phase == CHOOSING_WINNER:
        play(level, state)
    assert "rat" in game.dump(state)["leaders"], "its leader is still there"


@strong
def test_a_leader_that_earns_is_defended_with_as_much_as_it_takes(level: NamedBot) -> None:
    state = position(
        tiles={"C8": "yellow", "D8": "green", "D7": "green", "E7": "green"},
        leaders={"tiger": {"green": "B8", "yellow": "C9"}},
        pagodas=[{"colour": "green", "at": ["D7", "E7", "D8"]}],
        hands={"rabbit": ["yellow", "red"], "tiger": ["yellow", "yellow", "yellow", "red", "red", "red"]},
        turn="rabbit",
    )
    play_moves(state, "leader green C7", "revolt 1")
    assert choice(level, state) == "revolt 1"


@pytest.mark.parametrize(
    ("hand", "committed", "answer"),
    [
        (["yellow", "yellow", "yellow"], "revolt 1", "revolt 1"),
        (["yellow", "yellow", "yellow"], "revolt 2", "revolt 2"),
        (["yellow", "yellow", "yellow"], "revolt 0", "revolt 0"),
        (["yellow", "red", "red"], "revolt 2", "revolt 0"),
    ],
    ids=["a tie is enough", "more is needed", "nothing is needed", "it cannot be enough"],
)
def test_the_quick_answer_to_a_revolt_is_exactly_what_is_needed(hand: list[str], committed: str, answer: str) -> None:
    state = position(
        tiles={"C8": "yellow", "D8": "green", "D7": "green", "E7": "green", "H8": "yellow"},
        leaders={"tiger": {"green": "B8", "yellow": "C9"}, "rabbit": {"yellow": "I8"}},
        pagodas=[{"colour": "green", "at": ["D7", "E7", "D8"]}],
        hands={"rabbit": ["yellow", "yellow"], "tiger": hand},
        turn="rabbit",
    )
    play_moves(state, "leader green C7", committed)
    evaluator = PositionEvaluator(Skill())
    evaluator.evaluate(state)
    assert game.text(state, 0, choose_defence(evaluator, state, 0)) == answer


@pytest.mark.parametrize("level", LEVELS[3:], ids=["expert", "master"])
def test_a_player_who_is_ahead_ends_the_game(level: NamedBot) -> None:
    state = position(
        tiles=WEST,
        leaders={"tiger": {"red": "B8"}},
        vp={"tiger": dict.fromkeys(FOUR, 9), "rabbit": dict.fromkeys(FOUR, 2)},
        hands={"tiger": ["red", "red", "yellow", "yellow", "green", "white"]},
        bag=2,
    )
    while state.turn == 0 and not state.is_over():
        play(level, state)
    assert state.is_over()


@pytest.mark.parametrize("setup", MODULES, ids=["three", "five"])
def test_levels_play_legal_games_with_every_module(setup: JsonObject) -> None:
    state = game.new(game.read_options(setup), 3)
    bots = [level.create_bot() for level in LEVELS]
    rng = Rng(8)
    while not state.is_over():
        seat = state.actors()[0]
        before = state.fingerprint()
        action = bots[4 - seat].choose(state, [], seat, Budget(0.0, 9), rng)
        assert state.fingerprint() == before, "a bot leaves the world as it was"
        state.apply(seat, action)


@pytest.mark.parametrize("setup", MODULES, ids=["three", "five"])
def test_a_bot_never_uses_hidden_information_with_any_module(setup: JsonObject) -> None:
    state = game.new(game.read_options(setup), 11)
    dice = Rng(5)
    bot = LEVELS[-1].create_bot()
    for step in range(90):
        seat = state.actors()[0]
        if step % 3 == 0:
            worlds = (state, state.sample(seat, Rng(100 + step)), state.sample(seat, Rng(200 + step)))
            assert len({bot.choose(world, [], seat, Budget(0.0, 12), Rng(step)) for world in worlds}) == 1
        play_random_action(state, dice)


def test_more_simulations_evaluate_more_positions() -> None:
    state = game.new(game.read_options({}), 4)
    work = []
    for simulations in (1, 20, 200):
        bot = LEVELS[-1].create_bot()
        assert isinstance(bot, HuangBot)
        bot.choose(state, [], state.actors()[0], Budget(0.0, simulations), Rng(1))
        work.append(int(bot.policy.positions_evaluated))
    assert work == sorted(set(work))


@pytest.mark.parametrize("seed", range(6))
def test_an_exchange_is_finished_whatever_was_chosen_before(seed: int) -> None:
    state = game.new(game.read_options({}), seed)
    seat = state.actors()[0]
    begun = [action for action in state.legal(seat) if EXCHANGE_MORE <= action < EXCHANGE_MORE + NUM_COLOURS]
    state.apply(seat, begun[Rng(seed).below(len(begun))])
    while state.is_exchanging():
        step = next_exchange_step(state, seat)
        assert LEVELS[-1].create_bot().choose(state, [], seat, Budget(0.0, 12), Rng(seed)) == step
        state.apply(seat, step)


def test_the_plan_of_an_exchange_ends_with_its_last_tile() -> None:
    state = game.new(game.read_options({}), 1)
    seat = state.actors()[0]
    planned = [int(number) for number in plan_exchange(state, seat)]
    exchanged = [0] * NUM_COLOURS
    step = next_exchange_step(state, seat)
    while step < EXCHANGE_LAST:
        exchanged[step - EXCHANGE_MORE] += 1
        state.apply(seat, step)
        step = next_exchange_step(state, seat)
    exchanged[step - EXCHANGE_LAST] += 1
    state.apply(seat, step)
    assert not state.is_exchanging()
    assert exchanged == planned
