"""The bot around the search."""

from collections.abc import Callable

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.huang.knowledge import Knowledge
from tianxia.bots.huang.mind import Mind
from tianxia.bots.huang.search import SOUND, Race, likely
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.huang.actions import EXCHANGE_LAST, EXCHANGE_MORE
from tianxia.games.huang.cells import PLAYERS
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tiles import NUM_COLOURS
from tianxia.locales import Message

LINE = 6  # steps of an expected line
SHOWN = 5  # moves explained


class SearchBot(Bot):
    """Looks at hidden things only in samples of its own. It remembers nothing from one decision to the next."""

    def __init__(self, know: Callable[[], Knowledge]) -> None:
        self.mind = Mind(know())

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        self.expected = None
        legal = world.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        race = self._race(world, seat, budget, rng)
        if len(race.arms) > 1:
            self.expected = race.chance(0)
        return int(race.arms[0])

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        race = self._race(world, seat, budget, rng)
        visits = sum(int(n) for n in race.visits)
        sample = race.world.sample(seat, rng)
        out: list[Advice] = []
        for arm in range(min(SHOWN, len(race.arms))):
            action = int(race.arms[arm])
            steps, line = self._whole(sample, seat, action)
            # One that fell behind early was not seen with all the replies: it is no better than those that were.
            chance = min(race.chance(arm), out[-1].chance) if out else race.chance(arm)
            if len(race.arms) == 1:
                chance = self._prospect(sample, seat, action)
            out.append(Advice(steps, chance, int(race.visits[arm]) / visits, line))
        return out

    def judge(
        self, world: State, history: list[Message], seat: int, moves: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        """All moves are played on in the same sampled worlds; fewer than a sound number would say little."""
        assert isinstance(world, Huang)
        know, clock = self.mind.knowledge, budget.begin()
        clock.every = 1
        turns = max(know.turns, world.cells[PLAYERS] - 1)
        sums = [0.0] * len(moves)
        worlds = 0
        while worlds < SOUND or clock.goes_on():
            worlds += 1
            sample = world.sample(seat, rng)
            for at, move in enumerate(moves):
                trial = sample.clone()
                for step in move:
                    trial.play(seat, step)
                self.mind.play_turns(trial, turns, know.width)
                sums[at] += likely(trial, self.mind.judge(trial, seat))
        return [total / worlds for total in sums]

    def _race(self, world: State, seat: int, budget: Budget, rng: Rng) -> Race:
        assert isinstance(world, Huang)
        race = Race(self.mind, world, seat, rng, budget.begin())
        race.run()
        return race

    def _prospect(self, world: Huang, seat: int, action: int) -> float:
        """The chance to win with the only action there is."""
        trial = world.clone()
        trial.play(seat, action)
        self.mind.settle(trial)
        return likely(trial, self.mind.judge(trial, seat))

    def _whole(self, world: Huang, seat: int, action: int) -> tuple[list[int], list[tuple[int, int]]]:
        """All steps of a move that begins with an action, and what is expected after it."""
        trial = world.clone()
        trial.play(seat, action)
        steps = [action]
        while EXCHANGE_MORE <= steps[-1] < EXCHANGE_MORE + NUM_COLOURS:
            steps.append(int(self.mind.answer(trial, seat)))
            trial.play(seat, steps[-1])
        assert steps[-1] < EXCHANGE_MORE or steps[-1] >= EXCHANGE_LAST
        flat = [int(number) for number in self.mind.line(trial, LINE)]
        return steps, list(zip(flat[::2], flat[1::2], strict=True))
