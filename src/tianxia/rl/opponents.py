"""Those who play against a single agent: bots, each in a seat of its own, each knowing what its seat may know."""

from collections.abc import Sequence
from typing import Any

from tianxia.bots import entrants
from tianxia.bots.bot import Budget, Level
from tianxia.bots.random import RandomBot
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game, Table
from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.rl.seeds import BOTS, CASTING


class Opponents:
    """The bots of the other seats: one kind for all, or several, of which one is drawn for each seat and episode."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Table,
        seats: Sequence[str],
        names: str | Sequence[str],
        budget: Budget | None,
    ) -> None:
        words = [names] if isinstance(names, str) else list(names)
        if not words:
            raise BadOptions("rl-opponent-none")
        entrants.load(words)
        self._levels = [
            [entrants.find(word, game, options, tuple(seats), seat) for word in words] for seat in range(len(seats))
        ]
        self._budget = budget
        self._playing: dict[int, _Opponent] = {}

    def begin(self, own: int, seed: int) -> Journal | None:
        """Draws who plays a new game against the agent in its own seat; says what journal they read, if any."""
        self.close()
        casting = Rng(seed, CASTING)
        for seat, levels in enumerate(self._levels):
            if seat != own:
                level = levels[casting.below(len(levels))]
                stream = BOTS - 2 * seat
                rngs = Rng(seed, stream), Rng(seed, stream - 1)
                self._playing[seat] = _Opponent(level, self._budget or level.budget, *rngs)
        if all(isinstance(opponent.bot, RandomBot) for opponent in self._playing.values()):
            return None
        return Journal()

    def choose(self, state: State, seat: int) -> int:
        """What the bot of a seat does: it is handed a sample, as everywhere."""
        return self._playing[seat].choose(state, seat)

    def close(self) -> None:
        """Lets the bots go."""
        for opponent in self._playing.values():
            opponent.bot.close()
        self._playing = {}


class _Opponent:
    """A bot in its seat. A copy has a fresh bot."""

    def __init__(self, level: Level, budget: Budget, rng: Rng, worlds: Rng) -> None:
        self.bot = level.bot()
        self._level = level
        self._budget = budget
        self._rng = rng
        self._worlds = worlds

    def __reduce__(self) -> tuple[Any, ...]:
        return _Opponent, (self._level, self._budget, self._rng, self._worlds)

    def choose(self, state: State, seat: int) -> int:
        history = [] if state.journal is None else state.journal.seen_by(seat)
        world = state.sample(seat, self._worlds)
        return int(self.bot.choose(world, history, seat, self._budget, self._rng))
