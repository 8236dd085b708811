"""The bots of Sun Tzu: legal choices from what a seat may know, and mixed strategies over orders."""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

import pytest

from tianxia.bots.bot import Advice, Bot, Budget, NamedBot
from tianxia.bots.levels import find_level
from tianxia.engine.playout import play_random_action
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.bots.bot import SunTzuBot
from tianxia.games.suntzu.bots.levels import LEVELS, REFERENCES
from tianxia.games.suntzu.game import game
from tianxia.games.suntzu.rules.actions import ORDER
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, PROVINCES
from tianxia.games.suntzu.rules.cards import KINDS, SIX, list_kinds
from tianxia.games.suntzu.rules.options import SunTzuOptions
from tianxia.games.suntzu.rules.phases import ORDERS
from tianxia.games.suntzu.state import SunTzu

SETUPS = [
    SunTzuOptions(),
    SunTzuOptions(events=True, light_infantry="army"),
    SunTzuOptions(beginner=True),
    SunTzuOptions(generals=False, events=True, order="classic"),
]
FEW_SIMULATIONS = Budget(seconds=0.0, simulations=2)
ALL_LEVELS = (*REFERENCES, *LEVELS)


def name(level: NamedBot) -> str:
    return level.name


def random_states(options: SunTzuOptions, seed: int, every: int) -> Iterator[SunTzu]:
    """Yield every `every`-th state of a random game."""
    state = game.new(options, seed)
    rng = Rng(seed)
    steps = 0
    while not state.is_over():
        if steps % every == 0:
            yield state.clone()
        play_random_action(state, rng)
        steps += 1


def at_orders(number: int = 1, options: SunTzuOptions = SETUPS[0]) -> SunTzu:
    """Return a state of a random game, from some round on, in which both seats have yet to lay all orders."""
    for state in random_states(options, 5, 1):
        if state.phase == ORDERS and state.round >= number and state.actors() == [0, 1]:
            if state.laid(0, 0) < 0 and state.laid(1, 0) < 0:
                return state
    raise AssertionError("no such round")


def master() -> SunTzuBot:
    bot = LEVELS[-1].create_bot()
    assert isinstance(bot, SunTzuBot)
    return bot


@pytest.mark.parametrize("options", SETUPS, ids=str)
@pytest.mark.parametrize("level", ALL_LEVELS, ids=name)
def test_a_choice_depends_only_on_what_the_seat_may_know(level: NamedBot, options: SunTzuOptions) -> None:
    for number, state in enumerate(random_states(options, 11, 7)):
        for seat in state.actors():
            chosen = level.create_bot().choose(state, [], seat, FEW_SIMULATIONS, Rng(number))
            for other in range(2):
                sample = state.sample(seat, Rng(100 + other, number))
                assert level.create_bot().choose(sample, [], seat, FEW_SIMULATIONS, Rng(number)) == chosen


@pytest.mark.parametrize("options", SETUPS, ids=str)
@pytest.mark.parametrize("level", ALL_LEVELS, ids=name)
def test_every_choice_is_legal(level: NamedBot, options: SunTzuOptions) -> None:
    state = game.new(options, 3)
    rng = Rng(3)
    bots = [level.create_bot(), level.create_bot()]
    while not state.is_over():
        for seat in state.actors():
            state.apply(seat, bots[seat].choose(state.sample(seat, rng), [], seat, FEW_SIMULATIONS, rng))
            break
    for bot in bots:
        bot.close()


@pytest.mark.parametrize("level", LEVELS, ids=name)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_policy_is_a_distribution_over_legal_orders(level: NamedBot, seat: int) -> None:
    bot = level.create_bot()
    assert isinstance(bot, SunTzuBot)
    state = at_orders(4)
    mixture = bot.policy(state, seat, Budget(0.0, 30), Rng(1))
    assert sum(share for _, share in mixture) == pytest.approx(1.0)
    assert all(share > 0.0 for _, share in mixture)
    assert len({tuple(steps) for steps, _ in mixture}) == len(mixture)
    for steps, _ in mixture:
        laid = state.clone()
        for step in steps:
            laid.apply(seat, step)
        assert len(steps) == NUM_PROVINCES


def test_a_policy_can_be_asked_for_without_a_budget() -> None:
    mixture = master().policy(at_orders(9), 1)
    assert sum(share for _, share in mixture) == pytest.approx(1.0)


def test_orders_vary() -> None:
    state = at_orders(4)
    assert len(master().policy(state, 0, Budget(0.0, 200), Rng(1))) > 1
    first = {master().choose(state, [], 0, Budget(0.0, 10), Rng(seed)) for seed in range(30)}
    assert len(first) > 1


def test_orders_are_drawn_with_the_probabilities_of_their_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    state, bot = at_orders(4), master()
    mixture = [Advice([1], 0.5, 0.75, []), Advice([2], 0.5, 0.25, [])]
    monkeypatch.setattr(bot, "_solve_orders", lambda *_: mixture)
    often = 0
    for seed in range(400):
        bot._draw_plan(state, 0, [], FEW_SIMULATIONS, Rng(seed))
        often += bot.plan == [1]
    assert 260 < often < 340


PLANNING = Budget(0.0, 20)


def planned(bot: SunTzuBot) -> SunTzu:
    """Return a state in which the bot has planned its orders and laid none of them yet."""
    state = at_orders(4)
    while (chosen := bot.choose(state, [], 0, PLANNING, Rng(2))) < ORDER:  # an exchange or a general comes first
        state.apply(0, chosen)
    assert bot.plan[0] == chosen
    return state


def follow(bot: SunTzuBot, state: SunTzu, plan: list[int]) -> None:
    """Lay the rest of a plan, each step as the bot chooses it."""
    for step in plan:
        assert bot.choose(state, [], 0, PLANNING, Rng(9)) == step
        state.apply(0, step)
    assert not state.owes_decision(0)


def test_a_plan_is_kept_through_the_five_steps() -> None:
    bot = master()
    state = planned(bot)
    plan = list(bot.plan)
    state.apply(0, plan[0])
    follow(bot, state, plan[1:])
    assert bot.plan == plan


def test_a_plan_that_does_not_fit_is_replaced() -> None:
    bot = master()
    state = planned(bot)
    old = list(bot.plan)
    other = next(int(action) for action in state.legal(0) if action >= ORDER and action != old[0])
    state.apply(0, other)
    chosen = bot.choose(state, [], 0, PLANNING, Rng(4))
    assert bot.plan[:2] == [other, chosen]
    assert bot.plan != old
    follow(bot, state, bot.plan[1:])


def test_a_plan_of_another_round_is_not_followed() -> None:
    bot = master()
    state = planned(bot)
    round_planned = bot.plan_key
    later = at_orders(5)
    later.apply(0, bot.plan[0])
    bot.choose(later, [], 0, PLANNING, Rng(4))
    assert bot.plan_key != round_planned
    assert bot.plan_key == (int(later.round), 0)
    assert state.round < later.round


@pytest.mark.parametrize("level", LEVELS, ids=name)
def test_advice_has_win_probabilities_and_shares(level: NamedBot) -> None:
    state = at_orders(4)
    advice = level.create_bot().explain(state, [], 1, Budget(0.0, 10), Rng(1))
    assert sum(move.share for move in advice) == pytest.approx(1.0)
    assert all(0.0 <= move.win_probability <= 1.0 for move in advice)
    choosing = game.new(SETUPS[0], 1)
    generals = level.create_bot().explain(choosing, [], 1, Budget(0.0, 10), Rng(1))
    assert sorted(move.steps[0] for move in generals) == sorted(int(action) for action in choosing.legal(1))


def test_a_won_last_round_is_evaluated_as_won() -> None:
    """A side that wins with any order, whatever the rival lays, has a win probability of 1."""
    position = {
        "round": 9,
        "track": 9,
        "displays": {province: [1, 1, 1] for province in ("jinyan", "qin", "hanqi", "chu", "wu")},
    }
    options = SunTzuOptions(generals=False)
    state = game.position(position, options, 1)
    advice = master().explain(state, [], 0, Budget(0.0, 10), Rng(1))
    assert advice[0].win_probability == pytest.approx(1.0)


def test_no_reply_gains_much_against_the_mixed_strategy_of_an_even_last_round() -> None:
    """Both seats hold 1 … 6 and the board is empty, so in equilibrium each wins half of the games."""
    values = [1, 2, 3, 4, 5]
    position = {
        "round": 9,
        "piles": {"suntzu": [], "shao": []},
        "displays": {province: [1, 1, value] for province, value in zip(PROVINCES, values, strict=True)},
    }
    state = game.position(position, SunTzuOptions(generals=False), 1)
    mixture = [
        ([(step - ORDER) % KINDS for step in steps], share)
        for steps, share in master().policy(state, 0, Budget(0.0, 200), Rng(1))
    ]

    def result(own: Sequence[int], rival: Sequence[int]) -> float:
        margins = [own_kind - rival_kind for own_kind, rival_kind in zip(own, rival, strict=True)]
        lead = sum(value * ((margin > 0) - (margin < 0)) for value, margin in zip(values, margins, strict=True))
        pools = -sum(margins) - (SIX in own) + (SIX in rival)
        lead = lead or pools
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0

    worst = min(
        sum(share * result(own, rival) for own, share in mixture) for rival in permutations(range(6), NUM_PROVINCES)
    )
    assert worst >= 0.45


def play(create_bot: Callable[[], Bot], create_rival: Callable[[], Bot], seed: int) -> float:
    """Return the first bot's result, with a reproducible budget."""
    state = game.new(SunTzuOptions(), seed)
    rng = Rng(seed)
    bots = [create_bot(), create_rival()]
    while not state.is_over():
        for seat in state.actors():
            budget = Budget(0.0, 5)
            state.apply(seat, bots[seat].choose(state.sample(seat, rng), [], seat, budget, rng))
            break
    return state.returns()[0]


def test_the_strongest_beats_random_play() -> None:
    won = sum(play(LEVELS[-1].create_bot, find_level("suntzu", "random").create_bot, seed) for seed in range(6))
    assert won >= 4


def test_a_six_is_never_planned_on_a_mark() -> None:
    marked_states = sixes = 0
    for state in (state for seed in (5, 11) for state in random_states(SETUPS[2], seed, 1)):
        if state.phase != ORDERS or not state.owes_decision(0) or state.laid(0, 0) >= 0:
            continue
        assert SIX in [int(kind) for kind in list_kinds(state.hand(0))]
        marked_states += any(state.marks(0, province) for province in range(NUM_PROVINCES))
        for steps, _ in master().policy(state, 0, FEW_SIMULATIONS, Rng(1)):
            for province, step in enumerate(steps):
                if (step - ORDER) % KINDS == SIX:
                    assert not state.marks(0, province)
                    sixes += 1
    assert marked_states >= 10
    assert sixes >= 10
