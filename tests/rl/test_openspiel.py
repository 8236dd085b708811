"""The games in OpenSpiel: its tests and searches work, and no string reveals hidden information."""

import json
import pickle
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.support.thoroughness import pairs
from tianxia.engine.rng import Rng

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'tianxia[openspiel]'")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

from benchmarks import ismcts as benchmark  # noqa: E402
from tianxia.bots.bot import Bot, Budget  # noqa: E402
from tianxia.engine import registry  # noqa: E402
from tianxia.engine.errors import BadOptions, IllegalAction  # noqa: E402
from tianxia.engine.playout import play_random_action  # noqa: E402
from tianxia.games.suntzu.game import game as suntzu  # noqa: E402
from tianxia.rl.openspiel import RandomRollouts  # noqa: E402
from tianxia.rl.openspiel.history import OpenSpielHistory, make_rules  # noqa: E402
from tianxia.rl.openspiel.steps import SIMULTANEOUS  # noqa: E402

SPECS = (
    "tianxia_chuhan",
    "tianxia_chuhan(events=True)",
    "tianxia_chuhan(events=True,turn_based=True)",
    "tianxia_suntzu",
    "tianxia_suntzu(events=True,turn_based=True)",
    "tianxia_suntzu(beginner=True,order=classic)",
    "tianxia_huang",
    "tianxia_huang(players=rat tiger goat,palace=True,bandits=True)",
)
TEXTS = ("use move wu chu", "use remove wu")
EACH = pytest.mark.parametrize("spec", SPECS)
IN_TURN = pytest.mark.parametrize("spec", ["tianxia_chuhan", "tianxia_suntzu(turn_based=True)", "tianxia_huang"])


def draw_outcome(rng: Rng, state: Any) -> int:
    """Return a random outcome of chance."""
    outcomes = state.chance_outcomes()
    remaining = rng.below(1 << 30) / (1 << 30)
    for outcome, probability in outcomes:
        remaining -= probability
        if remaining < 0:
            return int(outcome)
    return int(outcomes[-1][0])


def step(state: Any, rng: Rng) -> None:
    """Take a random step: an outcome of chance, or actions of all seats that decide."""
    if state.is_chance_node():
        state.apply_action(draw_outcome(rng, state))
    elif state.is_simultaneous_node():
        legal_by_seat = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([legal[rng.below(len(legal))] for legal in legal_by_seat])
    else:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])


def random_states(spec: str, seed: int) -> Iterator[Any]:
    """Yield the states of a random game after the first deal."""
    rng = Rng(seed)
    state = pyspiel.load_game(spec).new_initial_state()
    while state.is_chance_node():
        step(state, rng)
    while not state.is_terminal():
        yield state
        step(state, rng)
    yield state


def sampler(rng: Rng) -> Any:
    """Return a function that returns random numbers between 0 and 1."""
    return lambda: rng.below(1 << 31) / (1 << 31)


@EACH
def test_openspiels_own_test_passes(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("spec", ["tianxia_chuhan", "tianxia_suntzu", "tianxia_huang(short=True)"])
def test_an_unpickled_state_equals_the_original(spec: str) -> None:
    for number, state in enumerate(random_states(spec, 3)):
        if number % 40 == 7:
            unpickled = pickle.loads(pickle.dumps(state))
            assert str(unpickled) == str(state)
            assert unpickled.history() == state.history()
            for seat in range(state.num_players()):
                assert unpickled.information_state_string(seat) == state.information_state_string(seat)


@EACH
def test_a_game_can_be_loaded_from_its_name_and_parameters(spec: str) -> None:
    game = pyspiel.load_game(spec)
    reloaded = pyspiel.load_game(str(game))
    assert str(reloaded) == str(game)
    assert reloaded.rules.options == game.rules.options
    assert game.rules.options.chance == "open"


def test_parameters_are_our_options() -> None:
    game = pyspiel.load_game("tianxia_huang", {"players": "goat rat dragon", "map": "eighteen-kingdoms"})
    assert game.num_players() == 3
    assert game.rules.options.players == ["goat", "rat", "dragon"]
    assert game.rules.options.map == "eighteen-kingdoms"
    displays = "jinyan:1-4-3 qin:1-3-4 hanqi:1-2-5 chu:2-3-3 wu:2-4-2"
    game = pyspiel.load_game("tianxia_suntzu", {"displays": displays, "light_infantry": "army"})
    assert game.rules.options.displays["wu"] == [2, 4, 2]
    assert game.rules.options.light_infantry == "army"
    assert pyspiel.load_game(str(game)).rules.options == game.rules.options


@pytest.mark.parametrize(
    "parameters",
    [{"players": "rat"}, {"players": "rat horse"}, {"map": "nowhere"}, {"players": "rat tiger goat", "short": True}],
)
def test_invalid_parameters_are_refused_with_an_explanation(parameters: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        pyspiel.load_game("tianxia_huang", parameters)


def observer(game: Any, **kind: Any) -> Any:
    return game.make_py_observer(pyspiel.IIGObservationType(**{"perfect_recall": False, **kind}))


def test_observers_of_nothing_or_of_all_seats_are_refused() -> None:
    game = pyspiel.load_game("tianxia_chuhan")
    types = pyspiel.PrivateInfoType
    for kind in (
        {"public_info": False, "private_info": types.NONE},
        {"private_info": types.ALL_PLAYERS},
        {"public_info": False, "private_info": types.SINGLE_PLAYER, "perfect_recall": True},
    ):
        with pytest.raises(BadOptions):
            observer(game, **kind)
    with pytest.raises(BadOptions):
        game.make_py_observer(None, {"planes": 3})


@EACH
def test_public_and_private_information_together_are_what_a_seat_knows(spec: str) -> None:
    game = pyspiel.load_game(spec)
    public = observer(game, private_info=pyspiel.PrivateInfoType.NONE)
    history = observer(game, private_info=pyspiel.PrivateInfoType.NONE, perfect_recall=True)
    private = observer(game, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    assert public.tensor is history.tensor is private.tensor is None
    rng, compared = Rng(3), 0
    for number, state in enumerate(random_states(spec, 3)):
        if number % 7:
            continue
        public_string = public.string_from(state, 0)
        assert history.string_from(state, 1).endswith(public_string)
        for seat in range(state.num_players()):
            own = json.loads(private.string_from(state, seat).partition(" ")[2].partition(" > ")[0])
            whole = json.loads(state.observation_string(seat).partition(" ")[2].partition(" > ")[0])
            assert {**json.loads(public_string), **own} == whole
            world = state.resample_from_infostate(seat, sampler(rng))
            assert private.string_from(world, seat) == private.string_from(state, seat)
            assert [public.string_from(world, other) for other in (0, 1)] == [public_string, public_string]
            assert history.string_from(world, 0) == history.string_from(state, 0)
            compared += 1
    assert compared > 5


PLAYTHROUGHS = [
    "tianxia_chuhan",
    "tianxia_chuhan(events=True,turn_based=True)",
    "tianxia_suntzu(events=True)",
    "tianxia_suntzu(beginner=True,provinces=2,rounds=2,cards=2 5 plague,turn_based=True)",
]
LONG_PLAYTHROUGHS = ["tianxia_huang(short=True,palace=True)"]
"""These take most of a minute: OpenSpiel writes hundreds of positions with all their planes."""


@pytest.mark.parametrize("spec", pairs(PLAYTHROUGHS, thorough=PLAYTHROUGHS + LONG_PLAYTHROUGHS))
def test_openspiel_replays_the_playthrough_it_has_written(spec: str) -> None:
    text = generate_playthrough.playthrough(spec, [], seed=5)
    lines = text.splitlines()
    assert lines[0] == f"game: {spec}"
    assert any(line.startswith("PublicObservationString() = ") for line in lines)
    assert any(line.startswith("PrivateObservationString(1) = ") for line in lines)
    action_lines = [line for line in lines if line.startswith(("action: ", "actions: "))]
    actions = [json.loads(line.partition(": ")[2]) for line in action_lines]
    assert len(actions) >= 12
    assert generate_playthrough.playthrough(spec, actions) == text


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = next(random_states("tianxia_chuhan", 1))
    before = str(state), state.information_state_string(0)
    illegal = next(action for action in range(464) if action not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.apply_action(illegal)
    assert (str(state), state.information_state_string(0)) == before


@EACH
def test_resampling_redeals_what_a_seat_cannot_know_and_keeps_its_information(spec: str) -> None:
    rng, differing = Rng(5), 0
    for number, state in enumerate(random_states(spec, 2)):
        if number % 3 or number > 300:
            continue
        for seat in range(state.num_players()):
            world = state.resample_from_infostate(seat, sampler(rng))
            assert world.current_player() == state.current_player()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert state.is_chance_node() or world.legal_actions(seat) == state.legal_actions(seat)
            assert not world.history(), "the history would reveal the outcomes of chance"
            second_world = world.resample_from_infostate(seat, sampler(rng))
            assert second_world.information_state_string(seat) == state.information_state_string(seat)
            differing += str(world) != str(state)
    assert differing > 50


class HiddenOutcomes(NamedTuple):
    """The outcomes of chance in a deal that the first seat does not see: groups of indices that can be permuted."""

    spec: str
    groups: tuple[list[int], ...]


DEALS = (
    HiddenOutcomes("tianxia_chuhan", ([*range(15, 46)],)),  # Chu's hand and the draw pile
    HiddenOutcomes("tianxia_suntzu", ([*range(9, 19)], [*range(19, 33)])),  # the own pile; Shao's cards
    HiddenOutcomes("tianxia_suntzu(turn_based=True)", ([*range(9, 19)], [*range(19, 33)])),
    HiddenOutcomes("tianxia_huang", ([*range(7, 13), *range(19, 120)],)),  # the rabbit's tiles and the bag
)


def deal_twice(hidden: HiddenOutcomes, rng: Rng) -> list[Any]:
    """Return two games whose deals differ only in outcomes that the first seat does not see."""
    game = pyspiel.load_game(hidden.spec)
    first, second = game.new_initial_state(), game.new_initial_state()
    while first.is_chance_node():
        step(first, rng)
    outcomes = first.history()
    for indices in hidden.groups:
        for number, index in enumerate(indices):
            other = indices[rng.below(number + 1)]
            outcomes[index], outcomes[other] = outcomes[other], outcomes[index]
    for outcome in outcomes:
        second.apply_action(outcome)
    return [first, second]


def are_indistinguishable(states: list[Any]) -> bool:
    """Return whether the first seat knows the same in both states; assert that it then also observes the same."""
    first, second = states
    if first.information_state_string(0) != second.information_state_string(0):
        return False
    assert first.observation_string(0) == second.observation_string(0)
    assert first.observation_tensor(0) == second.observation_tensor(0)
    assert first.current_player() == second.current_player()
    assert first.is_terminal() or first.is_chance_node() or first.legal_actions(0) == second.legal_actions(0)
    return True


def act(state: Any, actions: dict[int, int]) -> None:
    """Take the actions of all seats that decide, one after the other where the game is turn-based."""
    if state.is_simultaneous_node():
        state.apply_actions([actions[0], actions[1]])
        return
    for seat in sorted(actions):
        assert state.current_player() == seat
        state.apply_action(actions[seat])


@pytest.mark.parametrize("hidden", DEALS, ids=lambda hidden: hidden.spec)
def test_deals_that_differ_only_in_hidden_outcomes_are_indistinguishable(hidden: HiddenOutcomes) -> None:
    compared = differing = 0
    for seed in range(20):
        rng = Rng(seed)
        states = deal_twice(hidden, rng)
        assert are_indistinguishable(states)
        # The same actions are taken in both, as long as they are legal in both and reveal no difference.
        while are_indistinguishable(states) and not states[0].is_terminal() and not states[0].is_chance_node():
            compared += 1
            differing += states[0].information_state_string(1) != states[1].information_state_string(1)
            seats = [0, 1] if states[0].is_simultaneous_node() else [states[0].current_player()]
            common = {seat: sorted(set.intersection(*(set(s.legal_actions(seat)) for s in states))) for seat in seats}
            if not all(common.values()):
                break
            actions = {seat: legal[rng.below(len(legal))] for seat, legal in common.items()}
            for state in states:
                act(state, actions)
    assert compared > 60
    assert differing > 40


@pytest.mark.parametrize("spec", ["tianxia_suntzu", "tianxia_suntzu(turn_based=True)"])
def test_secret_choices_of_another_seat_are_not_visible(spec: str) -> None:
    rng = Rng(3)
    first = pyspiel.load_game(spec).new_initial_state()
    while first.is_chance_node():
        step(first, rng)
    states = [first, first.clone()]
    # A general, then four of five orders: all orders are revealed after the fifth, when the first battle begins.
    for number in range(5):
        own = int(states[0].legal_actions(0)[-1])
        for state, index in zip(states, (-1, -2), strict=True):
            act_in_secret(state, own, index)
        assert are_indistinguishable(states), f"after step {number}"
        assert states[0].information_state_string(1) != states[1].information_state_string(1)


def act_in_secret(state: Any, own: int, index: int) -> None:
    """Take an action of the first seat and one of the last legal actions of the other: an order, never an exchange."""
    if state.is_simultaneous_node():
        state.apply_actions([own, state.legal_actions(1)[index]])
    else:
        state.apply_action(own)
        state.apply_action(state.legal_actions()[index])


@EACH
def test_a_seat_log_only_grows(spec: str) -> None:
    seats = pyspiel.load_game(spec).num_players()
    logs: list[list[str]] = [[] for _ in range(seats)]
    for number, state in enumerate(random_states(spec, 4)):
        if number > 200:
            break
        for seat in range(seats):
            logs[seat].append(state.information_state_string(seat).rpartition("\n")[0])
    for texts in logs:
        assert all(later.startswith(earlier) for earlier, later in pairwise(texts))
        assert len(texts[-1]) > 1000


def test_a_copy_is_independent_of_the_original() -> None:
    state = next(random_states("tianxia_chuhan", 6))
    twin = state.clone()
    state.apply_action(state.legal_actions()[-1])
    information = [twin.information_state_string(seat) for seat in (0, 1)]
    assert information == [next(random_states("tianxia_chuhan", 6)).information_state_string(seat) for seat in (0, 1)]
    assert information[0] != state.information_state_string(0)


def test_own_actions_are_in_the_seat_log_by_number() -> None:
    state = next(random_states("tianxia_suntzu", 6))
    actions = [state.legal_actions(seat)[2] for seat in (0, 1)]
    state.apply_actions(actions)
    for seat in (0, 1):
        assert f"\n> action={actions[seat]}\n" in state.information_state_string(seat)
        assert f"\n> action={actions[1 - seat]}\n" not in state.information_state_string(seat)


def test_other_seats_of_a_resampled_state_have_the_public_log_and_their_present_view() -> None:
    state = pyspiel.load_game("tianxia_chuhan").new_initial_state()
    rng = Rng(8)
    for _ in range(70):
        step(state, rng)
    world = state.resample_from_infostate(0, sampler(rng))
    *history, knows, observation = world.information_state_string(1).split("\n")
    public = [line for line in history if line]
    assert all(line in state.information_state_string(0) for line in public)
    assert not any(line.startswith(("chuhan-log-dealt", ">")) for line in public)
    assert knows == "knows " + observation.partition(" ")[2]
    assert world.observation_string(1) != state.observation_string(1)


def test_turn_based_and_simultaneous_games_are_the_same() -> None:
    simultaneous = pyspiel.load_game("tianxia_suntzu(events=True)").new_initial_state()
    turn_based_state = pyspiel.load_game("tianxia_suntzu(events=True,turn_based=True)").new_initial_state()
    rng, simultaneous_nodes = Rng(9), 0
    while not simultaneous.is_terminal():
        if simultaneous.is_simultaneous_node():
            simultaneous_nodes += 1
            actions = [legal[rng.below(len(legal))] for legal in map(simultaneous.legal_actions, (0, 1))]
            simultaneous.apply_actions(actions)
            information = turn_based_state.information_state_string(1)
            turn_based_state.apply_action(actions[0])
            assert turn_based_state.information_state_string(1) == information
            turn_based_state.apply_action(actions[1])
        else:
            action = (
                draw_outcome(rng, simultaneous) if simultaneous.is_chance_node() else simultaneous.legal_actions()[-1]
            )
            simultaneous.apply_action(action)
            turn_based_state.apply_action(action)
        assert str(turn_based_state) == str(simultaneous)
        for seat in (0, 1):
            assert turn_based_state.information_state_string(seat) == simultaneous.information_state_string(seat)
    assert turn_based_state.returns() == simultaneous.returns()
    assert simultaneous_nodes > 15


@pytest.mark.parametrize("turn_based", [False, True])
def test_an_overtaken_seat_is_asked_again(turn_based: bool) -> None:
    position = {
        "phase": "after",
        "provinces": {"wu": {"owner": "suntzu", "armies": 1}},
        "generals": {"suntzu": ["move"], "shao": ["remove"]},
    }
    options = suntzu.read_options({"chance": "open"})
    state = suntzu.position(position, options, 1)
    history = OpenSpielHistory(make_rules(suntzu, options, turn_based), state, [""] * 3, [])
    move, remove = (suntzu.parse(state, seat, text)[0] for seat, text in enumerate(TEXTS))
    if turn_based:
        history.apply_action(move)
        history.apply_action(remove)
    else:
        assert history.current_player == SIMULTANEOUS
        history.apply_actions([move, remove])
    assert history.state.actors() == [0, 1]
    assert remove not in history.legal_actions(1)
    assert f"overtaken action={remove}\n" in history.information_state(1)
    assert "overtaken" not in history.information_state(0)


@IN_TURN
def test_openspiels_ismcts_plays(spec: str) -> None:
    game = pyspiel.load_game(spec)
    bot = ismcts.ISMCTSBot(game, RandomRollouts(1, 2), 1.4, 12, random_state=np.random.RandomState(1))
    assert count_legal_choices(spec, bot) == 6


@IN_TURN
def test_openspiels_mcts_plays(spec: str) -> None:
    game = pyspiel.load_game(spec)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(1))
    assert count_legal_choices(spec, bot) == 6


def count_legal_choices(spec: str, bot: Any) -> int:
    """Let a bot decide a few times in the middle of a game; return how often its choice was legal."""
    legal = 0
    for number, state in enumerate(random_states(spec, 5)):
        if len(state.legal_actions()) > 1 and number > 20:
            legal += bot.step(state.clone()) in state.legal_actions()
            if legal == 6:
                break
    return legal


@pytest.mark.parametrize("kind", [benchmark.ISMCTS, benchmark.QuickISMCTS])
@pytest.mark.parametrize("budget", [Budget(0.0, 5), Budget(1e-6, 0)])
def test_the_ismcts_baseline_of_the_benchmark_plays_within_its_budget(kind: type[Bot], budget: Budget) -> None:
    game = registry.game("chuhan")
    state = game.new(game.read_options({"chance": "open"}), 1)
    rng = Rng(4)
    while state.actor_bits() != 1:
        play_random_action(state, rng)
    action = kind().choose(state.sample(0, Rng(1)), [], 0, budget, Rng(2))
    assert action in list(state.legal(0))
    assert action == kind().choose(state.sample(0, Rng(1)), [], 0, budget, Rng(2))


def test_compiled_rollouts_agree_with_openspiels() -> None:
    state = list(random_states("tianxia_chuhan", 11))[-25]
    ours = RandomRollouts(400, 1).evaluate(state)
    theirs = mcts.RandomRolloutEvaluator(400, np.random.RandomState(1)).evaluate(state)
    assert ours[0] == -ours[1]
    assert abs(ours[0] - theirs[0]) < 0.25
