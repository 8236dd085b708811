"""The bot around the search."""

from collections.abc import Callable

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.huang.knowledge import Knowledge
from tianxia.bots.huang.mind import Mind
from tianxia.bots.huang.search import Race
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.huang.actions import EXCHANGE_LAST, EXCHANGE_MORE
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
        return int(self._race(world, seat, budget, rng).arms[0])

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        race = self._race(world, seat, budget, rng)
        visits = sum(int(n) for n in race.visits)
        sample = race.world.sample(seat, rng)
        out = []
        for arm in range(min(SHOWN, len(race.arms))):
            steps, line = self._whole(sample, seat, int(race.arms[arm]))
            out.append(Advice(steps, race.chance(arm), int(race.visits[arm]) / visits, line))
        return out

    def _race(self, world: State, seat: int, budget: Budget, rng: Rng) -> Race:
        assert isinstance(world, Huang)
        race = Race(self.mind, world, seat, rng, budget.begin())
        race.run()
        return race

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
