"""The search: successive halving over the most promising actions, each with rollouts in sampled worlds.

Every sampled world is used for all remaining actions, so that luck in drawing tiles is the same for all of them (common
random numbers). As the budget is used up, fewer and fewer actions remain; an action that is clearly worse than the best
is eliminated at once, and the search ends when one is left. The constants were chosen by hand; only the levels as a
whole are measured, in docs/bot-writers/strength.md.

Reference: Zohar Karnin, Tomer Koren and Oren Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.engine.rng import Rng
from tianxia.games.huang.bots.evaluator import TILES_PER_TURN_TENTHS
from tianxia.games.huang.bots.exchanges import next_exchange_step
from tianxia.games.huang.bots.quick_score import LOWEST_SCORE, select_best
from tianxia.games.huang.bots.turn_policy import TurnPolicy
from tianxia.games.huang.rules.phases import ACTION
from tianxia.games.huang.state import Huang

LOGISTIC_SCALE: Final = 60.0
"""The scale of the logistic function that turns a lead, in hundredths of a point, into a win probability at the end.

A lead of this much counts as a probability of 73 %.
"""
LOGISTIC_SCALE_PER_SQRT_TURN: Final = 22.0
"""How much the scale grows with the square root of the turns left."""

MAX_SCREENING_SHARE: Final = 0.35
"""The share of the budget that screening may take, once it has reached MIN_SCREENED_ACTIONS."""
MIN_SCREENED_ACTIONS: Final[i64] = 8
"""At least this many actions are screened, whatever their share of the budget."""

MIN_WORLDS_TO_ELIMINATE: Final[i64] = 6
"""An action is tried in at least this many worlds before it can be eliminated as clearly worse."""
ELIMINATION_VARIANCE_FACTOR: Final = 6.0
"""An action is clearly worse if its squared gap to the best exceeds this multiple of the variance of that gap."""
MIN_SQUARED_GAP: Final = 1e-9
"""The least squared gap, so that actions with equal results are not eliminated by rounding errors."""


class SuccessiveHalving:
    """A search for the best action of a seat. Its arms are the actions that are compared, as in a bandit problem."""

    def __init__(self, policy: TurnPolicy, world: Huang, seat: i64, rng: Rng, clock: Clock) -> None:
        """Prepare a search from what a seat knows; `run` runs it."""
        self.policy = policy
        self.world = world
        self.seat: i64 = seat
        self.rng = rng
        self.clock = clock
        self.arms: vec[i64] = vec[i64]()
        """The actions, the best first."""
        self.value_sums: list[float] = []
        """By arm: the sum of its win probabilities over the worlds."""
        self.visits: vec[i64] = vec[i64]()
        self.lead_sums: list[float] = []
        """By arm: the sum of its leads over the mean of all arms in the same world."""
        self.squared_lead_sums: list[float] = []
        """By arm: the sum of the squares of these leads."""

    def run(self) -> None:
        """Search until the clock runs out or a single arm remains."""
        self.clock.check_interval = 1
        self._screen_actions()
        skill = self.policy.skill
        num_arms = i64(len(self.arms))
        active = num_arms
        worlds: i64 = 0
        while worlds != skill.max_worlds and active > 1:
            if not self._run_round(active, worlds < skill.worlds_without_replies):
                return
            worlds += 1
            self._sort_arms(active)
            budget_left = 1.0 - self._budget_used()
            active = self._eliminate(max(2, min(active, i64(float(num_arms) * budget_left * budget_left + 0.999))))

    def win_rate(self, arm: i64) -> float:
        """Return the estimated win probability of an arm."""
        return self.value_sums[arm] / float(max(1, self.visits[arm]))

    def _screen_actions(self) -> None:
        """Choose the arms: the actions with the best quick scores, each evaluated once, all in one world."""
        world = self.world.sample(self.seat, self.rng)
        policy = self.policy
        skill = policy.skill
        if world.phase != ACTION:
            arms = _move_to_front(world.legal(self.seat), policy.answer_by_rule(world, self.seat))
        elif not world.is_exchanging():
            arms = policy.candidate_actions(world, self.seat, skill.screened_actions)
        else:
            arms = vec[i64]([next_exchange_step(world, self.seat)])
        n = i64(len(arms))
        order = vec[i64]([0] * n)
        scores = vec[i64]([LOWEST_SCORE] * n)
        i: i64 = 0
        while i < n:
            order[i] = i
            i += 1
        i = 0
        while i < n and n > 1 and self.clock.has_time():
            scores[i] = self._evaluate_own_turn(world, arms[i])
            i += 1
            if skill.max_worlds != 0 and i >= MIN_SCREENED_ACTIONS and self._budget_used() > MAX_SCREENING_SHARE:
                break
        best = select_best(scores, order, min(skill.max_arms, max(1, i)))
        n = i64(len(best))
        self.arms = vec[i64]([0] * n)
        self.visits = vec[i64]([1] * n)
        self.value_sums = [0.0] * n
        self.lead_sums = [0.0] * n
        self.squared_lead_sums = [0.0] * n
        i = 0
        while i < n:
            self.arms[i] = arms[best[i]]
            self.value_sums[i] = win_probability(world, scores[best[i]])
            i += 1

    def _run_round(self, active: i64, own_turn_only: bool) -> bool:
        """Try the active arms in one world; return False, and count nothing, if the clock runs out."""
        world = self.world.sample(self.seat, self.rng)
        values: list[float] = []
        total_value = 0.0
        i: i64 = 0
        while i < active:
            if not self.clock.has_time():
                return False
            arm = self.arms[i]
            value = (
                win_probability(world, self._evaluate_own_turn(world, arm))
                if own_turn_only
                else self._evaluate_with_replies(world, arm)
            )
            values.append(value)
            total_value += value
            i += 1
        i = 0
        while i < active:
            lead = values[i] - total_value / float(active)
            self.value_sums[i] += values[i]
            self.visits[i] += 1
            self.lead_sums[i] += lead
            self.squared_lead_sums[i] += lead * lead
            i += 1
        return True

    def _eliminate(self, active: i64) -> i64:
        """Return how many active arms remain after dropping the last one as long as it is clearly worse than the best.

        The arms are sorted, the best first.
        """
        while active > 1 and self.visits[0] > MIN_WORLDS_TO_ELIMINATE and self._is_clearly_worse(active - 1):
            active -= 1
        return active

    def _is_clearly_worse(self, arm: i64) -> bool:
        """Return whether an arm's gap to the best one is larger than chance explains."""
        worlds = float(self.visits[0] - 1)
        best = self.lead_sums[0] / worlds
        mean = self.lead_sums[arm] / worlds
        variance = self.squared_lead_sums[0] / worlds - best * best + self.squared_lead_sums[arm] / worlds - mean * mean
        return (best - mean) * (best - mean) > ELIMINATION_VARIANCE_FACTOR * variance / worlds + MIN_SQUARED_GAP

    def _evaluate_own_turn(self, world: Huang, action: i64) -> i64:
        """Return the lead after an action and the best second action of the same turn."""
        policy = self.policy
        trial = world.clone()
        trial.play(self.seat, action)
        policy.finish_action(trial)
        if (
            policy.skill.second_actions > 0
            and trial.phase == ACTION
            and trial.turn == self.seat
            and world.turn == self.seat
        ):
            trial.play(self.seat, policy.choose_action(trial, self.seat, policy.skill.second_actions))
            policy.finish_action(trial)
        return policy.evaluate(trial, self.seat)

    def _evaluate_with_replies(self, world: Huang, action: i64) -> float:
        """Return the win probability after an action, the rest of the turn and the rivals' turns after it."""
        policy = self.policy
        trial = world.clone()
        trial.play(self.seat, action)
        turns = max(policy.skill.min_rollout_turns, world.players - 1)
        policy.play_turns(trial, turns, policy.skill.rollout_actions)
        return win_probability(trial, policy.evaluate(trial, self.seat))

    def _sort_arms(self, active: i64) -> None:
        """Sort the active arms, the best first."""
        i: i64 = 1
        while i < active:
            k = i
            while k > 0 and self.win_rate(k) > self.win_rate(k - 1):
                arm = self.arms[k]
                self.arms[k] = self.arms[k - 1]
                self.arms[k - 1] = arm
                visits = self.visits[k]
                self.visits[k] = self.visits[k - 1]
                self.visits[k - 1] = visits
                _swap_with_previous(self.value_sums, k)
                _swap_with_previous(self.lead_sums, k)
                _swap_with_previous(self.squared_lead_sums, k)
                k -= 1
            i += 1

    def _budget_used(self) -> float:
        """Return how much of the budget is used, 0 … 1."""
        clock = self.clock
        used = 0.0
        if clock.max_simulations > 0:
            used = float(clock.simulations_done) / float(clock.max_simulations)
        if clock.max_seconds > 0:
            used = max(used, clock.elapsed_seconds() / clock.max_seconds)
        return min(1.0, used)


def _move_to_front(actions: vec[i64], action: i64) -> vec[i64]:
    """Return the actions with one of them moved to the front; the others keep their order."""
    i = i64(len(actions)) - 1
    is_shifting = False
    while i >= 0:
        is_shifting = is_shifting or actions[i] == action
        if is_shifting:
            actions[i] = actions[i - 1] if i > 0 else action
        i -= 1
    return actions


def _swap_with_previous(numbers: list[float], i: i64) -> None:
    """Swap a number with the one before it."""
    number = numbers[i]
    numbers[i] = numbers[i - 1]
    numbers[i - 1] = number


def win_probability(state: Huang, lead: i64) -> float:
    """Return the probability of winning with a lead, in hundredths of a point; a lead is worth more near the end."""
    turns = float(state.bag_size) / (float(TILES_PER_TURN_TENTHS) / 10.0 * float(state.players))
    x = float(lead) / (LOGISTIC_SCALE + LOGISTIC_SCALE_PER_SQRT_TURN * math.sqrt(turns))
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
