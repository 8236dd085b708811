"""A game as Gymnasium's environment: one agent against bots."""

from collections.abc import Mapping
from numbers import Integral, Real
from typing import Any, Final, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tianxia.bots.bot import Budget
from tianxia.engine.deprecated import warn_renamed
from tianxia.engine.errors import BadOptions, IllegalAction
from tianxia.engine.game import Observation
from tianxia.engine.rng import Rng
from tianxia.rl.aec import ILLEGAL_ACTION_REWARD
from tianxia.rl.episode import Episode, NotReset
from tianxia.rl.opponents import Opponent, Opponents
from tianxia.rl.render import RENDER_MODES, Renderer, RenderFrame
from tianxia.rl.seeds import SEAT_STREAM, EpisodeSeeds
from tianxia.rl.spaces import observation_box

RANDOM_SEAT: Final = "random"
"""The name for a seat that is drawn at random in every episode."""
MAX_SECONDS: Final = 1e9
"""The budget of a bot must be below this many seconds per decision."""
MAX_SIMULATIONS: Final = 1 << 40
"""The budget of a bot must be below this many simulations per decision."""


class SingleEnv(gymnasium.Env[Any, Any]):
    """An environment with the agent in one seat and bots in the others.

    The reward comes at the end, −1 … +1. An illegal action ends the episode with −1; `info["illegal"]` says why.
    `action_masks()` is the method that MaskablePPO of sb3-contrib calls.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        opponent: Opponent | Mapping[str, Opponent] = "novice",
        seat: str = RANDOM_SEAT,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Create the environment; `tianxia.rl.single_env` explains the arguments. Raises BadOptions."""
        self.episode = Episode(game, options)
        if seat not in (RANDOM_SEAT, *self.episode.seats):
            raise BadOptions("rl-seat", seat=str(seat)[:40], seats=", ".join(self.episode.seats))
        written_options = self.episode.game.write_options(self.episode.options)
        budget = _read_budget(seconds, simulations)
        fixed_seat = None if seat == RANDOM_SEAT else seat
        self._opponents = Opponents(
            self.episode.game, written_options, self.episode.seats, opponent, fixed_seat, budget
        )
        self._requested_seat = seat
        self._seat = 0
        self._is_over = True
        self._is_overtaken = False
        """Whether the agent's latest choice did nothing because another seat's choice made it illegal."""
        self._seeds = EpisodeSeeds()
        self.render_mode = render_mode
        self._renderer = Renderer(self.episode, render_mode, self.episode.seats[0])
        self.observation_space = observation_box(self.episode.obs_size)
        self.action_space = spaces.Discrete(self.episode.num_actions)

    @property
    def seat(self) -> str:
        """The agent's seat in this episode."""
        return self.episode.seats[self._seat]

    @property
    def deal(self) -> Episode:
        """The old name of `episode`."""
        warn_renamed("deal", "episode")
        return self.episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new episode and play it up to the agent's first decision; return its observation and info."""
        super().reset(seed=seed)
        episode = self.episode
        episode_seed = self._seeds.next_seed(seed)
        if self._requested_seat == RANDOM_SEAT:
            self._seat = Rng(episode_seed, SEAT_STREAM).below(len(episode.seats))
        else:
            self._seat = episode.seats.index(self._requested_seat)
        self._renderer.perspective = self.seat
        self._is_over = True  # in case a bot raises
        self._is_overtaken = False
        episode.start(episode_seed, self._opponents.start_episode(self._seat, episode_seed))
        self._play_opponents()
        self._is_over = episode.state.is_over()
        self._render_for_human()
        return episode.observe(self._seat), self._info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the agent's action and play up to its next decision, or to the end. Raises NotReset or TypeError.

        Returns observation, reward, whether the game has ended, False (episodes are never truncated), and info.
        """
        episode = self.episode
        if self._is_over:
            raise NotReset("rl-reset")
        try:
            episode.apply(self._seat, action)
        except IllegalAction as error:
            self._is_over = True
            info = {**self._info(), "illegal": str(error)}
            return episode.observe(self._seat), ILLEGAL_ACTION_REWARD, True, False, info
        self._is_over = True  # in case a bot raises
        self._is_overtaken = False
        self._play_opponents()
        self._is_over = episode.state.is_over()
        reward = episode.state.returns()[self._seat] if self._is_over else 0.0
        self._render_for_human()
        return episode.observe(self._seat), reward, self._is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return a Boolean mask of the actions that are legal now."""
        return self.episode.action_mask(self._seat, self.episode.num_actions).view(np.bool_)

    def set_opponent(self, opponent: Opponent | Mapping[str, Opponent]) -> None:
        """Change the opponents from the next `reset` on, to the latest checkpoint for instance. Raises BadOptions."""
        self._opponents.set_opponents(opponent)

    def render(self) -> RenderFrame:
        """Return what the agent sees, in the form of the render mode; None for `human`, which prints it."""
        return self._renderer.render()

    def close(self) -> None:
        """End the episode and close the bots."""
        self._is_over = True
        self._opponents.close()

    def _play_opponents(self) -> None:
        """Let the opponents play until the agent has to choose, or the game is over.

        Opponents that decide at the same time as the agent choose after it, and are not shown what it chose.
        """
        episode, agent_bit = self.episode, 1 << self._seat
        while episode.pending_seats and not episode.pending_seats & agent_bit:
            seat = (episode.pending_seats & -episode.pending_seats).bit_length() - 1
            episode.apply(seat, self._opponents.choose(episode.state, seat))
            self._is_overtaken |= (episode.overtaken_seats & agent_bit) != 0

    def _info(self) -> dict[str, Any]:
        mask = self.episode.action_mask(self._seat, self.episode.num_actions)
        info = {"action_mask": mask, "seat": self.seat}
        return {**info, "overtaken": True} if self._is_overtaken else info

    def _render_for_human(self) -> None:
        if self.render_mode == "human":
            self.render()


def _read_budget(seconds: float | None, simulations: int | None) -> Budget | None:
    """Return the opponents' budget per decision; None if each has that of its level. Raises BadOptions."""
    if seconds is not None and not (_is_number(seconds, Real) and 0 < seconds < MAX_SECONDS):
        raise BadOptions("rl-seconds", given=str(seconds)[:40])
    if simulations is not None and not (_is_number(simulations, Integral) and 0 < simulations < MAX_SIMULATIONS):
        raise BadOptions("rl-simulations", given=str(simulations)[:40])
    if seconds is None and simulations is None:
        return None
    return Budget(float(seconds or 0.0), int(simulations or 0))


def _is_number(value: object, kind: type) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)
