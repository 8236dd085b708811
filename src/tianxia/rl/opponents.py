"""The opponents of a single agent. Each has a seat and receives only what that seat may know."""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from tianxia.bots import bot_specs
from tianxia.bots.bot import Bot, Budget, NamedBot
from tianxia.bots.random import RandomBot
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game, JsonObject, Observation
from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.rl.episode import ActionMask, Episode
from tianxia.rl.seeds import FIRST_BOT_STREAM, OPPONENT_STREAM

Policy = Callable[[Observation, ActionMask], Any]
"""A function from a seat's observation and action mask to one of its legal actions."""

SingleOpponent = str | Bot | type[Bot] | Policy
"""A bot, given by its name, as an object or as a class; or a policy."""

Opponent = SingleOpponent | Sequence[SingleOpponent]
"""One opponent, or several, of which one is drawn for each seat in every episode."""

_MAX_QUOTED_CHARS: Final = 80
"""The longest quotation of a wrong argument in an error message."""


class PolicyBot(Bot):
    """A bot that plays what a policy chooses. The policy receives the seat's observation and mask, nothing else."""

    def __init__(self, policy: Policy, game: Game[Any, Any], num_actions: int) -> None:
        """Wrap a policy for a game."""
        self._policy = policy
        self._game = game
        self._num_actions = num_actions

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> Any:
        """Return the policy's action. It is not checked here."""
        legal = world.legal_actions(seat)
        mask = Episode.mask_from_actions(legal, self._num_actions)
        return self._policy(self._game.observe(world, seat), mask)


class Opponents:
    """The bots of all seats but the agent's."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: JsonObject,
        seats: Sequence[str],
        opponents: Opponent | Mapping[str, Opponent],
        agent_seat: str | None,
        budget: Budget | None,
    ) -> None:
        """Take the opponents, and the agent's seat if it is the same in every episode. Raises BadOptions."""
        self._game = game
        self._options = options
        self._seats = tuple(seats)
        self._agent_seat = agent_seat
        self._budget = budget
        self._levels: list[list[NamedBot]] = []
        self._playing: dict[int, _OpponentBot] = {}
        self.set_opponents(opponents)

    def set_opponents(self, opponents: Opponent | Mapping[str, Opponent]) -> None:
        """Change the opponents from the next episode on. Raises BadOptions, and then nothing has changed."""
        candidates = self._candidates_by_seat(opponents)
        bot_specs.import_bot_modules(
            [candidate for seat_candidates in candidates for candidate in seat_candidates if isinstance(candidate, str)]
        )
        self._levels = [
            [self._level(candidate, seat) for candidate in seat_candidates]
            for seat, seat_candidates in enumerate(candidates)
        ]

    def start_episode(self, agent_seat: int, seed: int) -> Journal | None:
        """Draw the opponents of a new episode; return an empty journal for them, or None if none of them reads it."""
        self.close()
        draw_rng = Rng(seed, OPPONENT_STREAM)
        for seat, levels in enumerate(self._levels):
            if seat != agent_seat:
                level = levels[draw_rng.below(len(levels))]
                stream = FIRST_BOT_STREAM - 2 * seat
                rngs = Rng(seed, stream), Rng(seed, stream - 1)
                self._playing[seat] = _OpponentBot(level, self._budget or level.budget, *rngs)
        if all(isinstance(opponent.bot, RandomBot | PolicyBot) for opponent in self._playing.values()):
            return None
        return Journal()

    def choose(self, state: State, seat: int) -> Any:
        """Return the action of a seat's bot. The bot receives a sample of the state, never the state itself."""
        return self._playing[seat].choose(state, seat)

    def close(self) -> None:
        """Close the bots of the episode, except those that were given as objects: they belong to the caller."""
        for opponent in self._playing.values():
            opponent.close()
        self._playing = {}

    def _candidates_by_seat(self, opponents: Opponent | Mapping[str, Opponent]) -> list[list[SingleOpponent]]:
        """Return the possible opponents in each seat; none in the fixed seat of the agent. Raises BadOptions."""
        if not isinstance(opponents, Mapping):
            return [_as_list(opponents)] * len(self._seats)
        unknown = [str(name) for name in opponents if name not in self._seats]
        if unknown:
            raise BadOptions("rl-opponent-seat", seat=unknown[0][:_MAX_QUOTED_CHARS], seats=", ".join(self._seats))
        missing = [name for name in self._seats if name not in opponents and name != self._agent_seat]
        if missing:
            raise BadOptions("rl-opponent-missing", seats=", ".join(missing))
        return [_as_list(opponents[name]) if name in opponents else [] for name in self._seats]

    def _level(self, opponent: SingleOpponent, seat: int) -> NamedBot:
        """Return an opponent as a level: a name, a function that makes the bot, its budget. Raises BadOptions."""
        if isinstance(opponent, str):
            return bot_specs.resolve_bot(opponent, self._game, self._options, self._seats, seat)
        if isinstance(opponent, Bot):
            return NamedBot(type(opponent).__name__, partial(_return_bot, opponent), bot_specs.DEFAULT_BUDGET)
        if isinstance(opponent, type):
            if issubclass(opponent, Bot) and not _required_arguments(opponent):
                return NamedBot(opponent.__name__, opponent, bot_specs.DEFAULT_BUDGET)
        elif callable(opponent):
            make_bot = partial(PolicyBot, opponent, self._game, self._game.num_actions)
            return NamedBot(getattr(opponent, "__name__", type(opponent).__name__), make_bot, bot_specs.DEFAULT_BUDGET)
        raise BadOptions("rl-opponent-kind", given=repr(opponent)[:_MAX_QUOTED_CHARS])


class _OpponentBot:
    """A bot of the current episode with its budget and random generators. A copy has a new bot."""

    def __init__(self, level: NamedBot, budget: Budget, rng: Rng, sample_rng: Rng) -> None:
        self.bot = level.create_bot()
        self._level = level
        self._budget = budget
        self._rng = rng
        self._sample_rng = sample_rng

    def __reduce__(self) -> tuple[Any, ...]:
        return _OpponentBot, (self._level, self._budget, self._rng, self._sample_rng)

    def choose(self, state: State, seat: int) -> Any:
        if isinstance(self.bot, PolicyBot):  # a policy sees only the observation, which is the same in every sample
            return self.bot.choose(state, [], seat, self._budget, self._rng)
        history = [] if state.journal is None else state.journal.seen_by(seat)
        world = state.sample(seat, self._sample_rng)
        return self.bot.choose(world, history, seat, self._budget, self._rng)

    def close(self) -> None:
        if getattr(self._level.create_bot, "func", None) is not _return_bot:
            self.bot.close()


def _as_list(opponents: Opponent) -> list[SingleOpponent]:
    """Return the possible opponents of a seat. Raises BadOptions if there are none."""
    is_single = isinstance(opponents, str | Bot | type) or callable(opponents)
    is_sequence = isinstance(opponents, Iterable) and not is_single
    candidates: list[SingleOpponent] = list(opponents) if is_sequence else [opponents]  # type: ignore[arg-type, list-item]
    if not candidates:
        raise BadOptions("rl-opponent-none")
    return candidates


def _required_arguments(bot_class: type[Bot]) -> list[str]:
    """Return the names of the arguments without which a class cannot be called."""
    parameters = inspect.signature(bot_class).parameters.values()
    variadic = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return [
        parameter.name
        for parameter in parameters
        if parameter.default is parameter.empty and parameter.kind not in variadic
    ]


def _return_bot(bot: Bot) -> Bot:
    """Return a bot that was given as an object: the same one plays every episode."""
    return bot
