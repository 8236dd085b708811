"""The bot of Huang: successive halving over actions, with rollouts of whole turns."""

from collections.abc import Callable
from typing import Final

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.huang.bots.skill import Skill
from tianxia.games.huang.bots.successive_halving import MIN_WORLDS_TO_ELIMINATE, SuccessiveHalving, win_probability
from tianxia.games.huang.bots.turn_policy import TurnPolicy
from tianxia.games.huang.rules.actions import EXCHANGE_LAST, EXCHANGE_MORE
from tianxia.games.huang.rules.tiles import NUM_COLOURS
from tianxia.games.huang.state import Huang
from tianxia.locales import Message

MAX_VARIATION_STEPS: Final = 6
"""The length of the variation that is shown with each move."""
MAX_EXPLAINED_MOVES: Final = 5
"""How many moves `explain` returns at most."""


class HuangBot(Bot):
    """Searches from what its seat knows. It keeps nothing from one decision to the next."""

    def __init__(self, create_skill: Callable[[], Skill]) -> None:
        """Create a bot with the skill that a function returns."""
        self.policy = TurnPolicy(create_skill())

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the action that remains after the search."""
        self.expected = None
        legal = world.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        search = self._search(world, seat, budget, rng)
        if len(search.arms) > 1:
            self.expected = search.win_rate(0)
        return int(search.arms[0])

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """Return up to MAX_EXPLAINED_MOVES of the best moves, with all their steps."""
        search = self._search(world, seat, budget, rng)
        visits = sum(int(n) for n in search.visits)
        sample = search.world.sample(seat, rng)
        advice: list[Advice] = []
        for arm in range(min(MAX_EXPLAINED_MOVES, len(search.arms))):
            action = int(search.arms[arm])
            steps, variation = self._complete_move(sample, seat, action)
            # An action eliminated early was not tried against all replies: it must not look better than one that was.
            win_rate = min(search.win_rate(arm), advice[-1].win_probability) if advice else search.win_rate(arm)
            if len(search.arms) == 1:
                win_rate = self._evaluate_only_action(sample, seat, action)
            advice.append(Advice(steps, win_rate, int(search.visits[arm]) / visits, variation))
        return advice

    def evaluate_moves(
        self, world: State, history: list[Message], seat: int, moves: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        """Return the mean win probability of each move over the same sampled worlds.

        A few worlds would say little, so at least MIN_WORLDS_TO_ELIMINATE are used whatever the budget.
        """
        assert isinstance(world, Huang)
        skill, clock = self.policy.skill, budget.start_clock()
        clock.check_interval = 1
        turns = max(skill.min_rollout_turns, world.players - 1)
        sums = [0.0] * len(moves)
        worlds = 0
        while worlds < MIN_WORLDS_TO_ELIMINATE or clock.has_time():
            worlds += 1
            sample = world.sample(seat, rng)
            for i, move in enumerate(moves):
                trial = sample.clone()
                for step in move:
                    trial.play(seat, step)
                self.policy.play_turns(trial, turns, skill.rollout_actions)
                sums[i] += win_probability(trial, self.policy.evaluate(trial, seat))
        return [total / worlds for total in sums]

    def _search(self, world: State, seat: int, budget: Budget, rng: Rng) -> SuccessiveHalving:
        assert isinstance(world, Huang)
        search = SuccessiveHalving(self.policy, world, seat, rng, budget.start_clock())
        search.run()
        return search

    def _evaluate_only_action(self, world: Huang, seat: int, action: int) -> float:
        """Return the win probability with the only legal action."""
        trial = world.clone()
        trial.play(seat, action)
        self.policy.finish_action(trial)
        return win_probability(trial, self.policy.evaluate(trial, seat))

    def _complete_move(self, world: Huang, seat: int, action: int) -> tuple[list[int], list[tuple[int, int]]]:
        """Return all steps of a move that begins with an action, and the expected continuation."""
        trial = world.clone()
        trial.play(seat, action)
        steps = [action]
        while EXCHANGE_MORE <= steps[-1] < EXCHANGE_MORE + NUM_COLOURS:
            steps.append(int(self.policy.choose_answer(trial, seat)))
            trial.play(seat, steps[-1])
        assert steps[-1] < EXCHANGE_MORE or steps[-1] >= EXCHANGE_LAST
        flat = [int(number) for number in self.policy.principal_variation(trial, MAX_VARIATION_STEPS)]
        return steps, list(zip(flat[::2], flat[1::2], strict=True))
