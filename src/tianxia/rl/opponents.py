"""Those who play against a single agent, each in a seat of its own, each knowing what its seat may know."""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from tianxia.bots import bot_specs
from tianxia.bots.bot import Bot, Budget, Level
from tianxia.bots.random import RandomBot
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game, JsonObject, Observation
from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.rl.deal import Deal, Mask
from tianxia.rl.seeds import BOTS, CASTING

Policy = Callable[[Observation, Mask], Any]
"""A function that plays: what its seat observes and the mask of its legal actions, to one of these actions."""

One = str | Bot | type[Bot] | Policy
"""An opponent: a bot by its name, as an object or a class, or a policy."""

Opponent = One | Sequence[One]
"""One, or several, of which one is drawn for each seat in every episode."""

_LONGEST: Final = 80
"""How much of a wrong argument a refusal quotes."""


class PolicyBot(Bot):
    """Plays what a policy chooses. It shows the policy the observation and the mask of its seat, nothing else."""

    def __init__(self, policy: Policy, game: Game[Any, Any], num_actions: int) -> None:
        self._policy = policy
        self._game = game
        self._num_actions = num_actions

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> Any:
        legal = world.legal_actions(seat)
        mask = Deal.mask_of(legal, self._num_actions)
        return self._policy(self._game.observe(world, seat), mask)


class Opponents:
    """The bots of the other seats."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: JsonObject,
        seats: Sequence[str],
        wanted: Opponent | Mapping[str, Opponent],
        own: str | None,
        budget: Budget | None,
    ) -> None:
        """`own` is the agent's seat if it is always the same. Refuses with BadOptions."""
        self._game = game
        self._options = options
        self._seats = tuple(seats)
        self._own = own
        self._budget = budget
        self._levels: list[list[Level]] = []
        self._playing: dict[int, _Opponent] = {}
        self.set(wanted)

    def set(self, wanted: Opponent | Mapping[str, Opponent]) -> None:
        """Changes who plays, from the next episode on. Refuses with BadOptions, and nothing has changed."""
        each = self._by_seat(wanted)
        bot_specs.import_bot_modules([one for several in each for one in several if isinstance(one, str)])
        self._levels = [[self._level(one, seat) for one in several] for seat, several in enumerate(each)]

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
        if all(isinstance(opponent.bot, RandomBot | PolicyBot) for opponent in self._playing.values()):
            return None
        return Journal()

    def choose(self, state: State, seat: int) -> Any:
        """What the bot of a seat does: it is handed a sample, as everywhere."""
        return self._playing[seat].choose(state, seat)

    def close(self) -> None:
        """Lets the bots go; one that was given as an object belongs to its owner."""
        for opponent in self._playing.values():
            opponent.close()
        self._playing = {}

    def _by_seat(self, wanted: Opponent | Mapping[str, Opponent]) -> list[list[One]]:
        """Who may play each seat; nobody where the agent always sits."""
        if not isinstance(wanted, Mapping):
            return [_listed(wanted)] * len(self._seats)
        unknown = [str(name) for name in wanted if name not in self._seats]
        if unknown:
            raise BadOptions("rl-opponent-seat", seat=unknown[0][:_LONGEST], seats=", ".join(self._seats))
        missing = [name for name in self._seats if name not in wanted and name != self._own]
        if missing:
            raise BadOptions("rl-opponent-missing", seats=", ".join(missing))
        return [_listed(wanted[name]) if name in wanted else [] for name in self._seats]

    def _level(self, one: One, seat: int) -> Level:
        """An opponent as a level has it: a name, how to make the bot, its usual time."""
        if isinstance(one, str):
            return bot_specs.resolve_bot(one, self._game, self._options, self._seats, seat)
        if isinstance(one, Bot):
            return Level(type(one).__name__, partial(_itself, one), bot_specs.DEFAULT_BUDGET)
        if isinstance(one, type):
            if issubclass(one, Bot) and not _required(one):
                return Level(one.__name__, one, bot_specs.DEFAULT_BUDGET)
        elif callable(one):
            policy = partial(PolicyBot, one, self._game, self._game.num_actions)
            return Level(getattr(one, "__name__", type(one).__name__), policy, bot_specs.DEFAULT_BUDGET)
        raise BadOptions("rl-opponent-kind", given=repr(one)[:_LONGEST])


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

    def choose(self, state: State, seat: int) -> Any:
        if isinstance(self.bot, PolicyBot):  # the policy is shown an observation, and that is the same in every sample
            return self.bot.choose(state, [], seat, self._budget, self._rng)
        history = [] if state.journal is None else state.journal.seen_by(seat)
        world = state.sample(seat, self._worlds)
        return self.bot.choose(world, history, seat, self._budget, self._rng)

    def close(self) -> None:
        if getattr(self._level.bot, "func", None) is not _itself:
            self.bot.close()


def _listed(wanted: Opponent) -> list[One]:
    """The opponents of a seat. Refuses with BadOptions if there are none."""
    several = isinstance(wanted, Iterable) and not isinstance(wanted, str | Bot | type) and not callable(wanted)
    out: list[One] = list(wanted) if several else [wanted]  # type: ignore[arg-type, list-item]
    if not out:
        raise BadOptions("rl-opponent-none")
    return out


def _required(kind: type[Bot]) -> list[str]:
    """The arguments without which a class makes no bot."""
    parameters = inspect.signature(kind).parameters.values()
    fixed = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return [one.name for one in parameters if one.default is one.empty and one.kind not in fixed]


def _itself(bot: Bot) -> Bot:
    """A bot that was given as an object: it plays every episode."""
    return bot
