"""The common part of both PettingZoo environments: an episode, its seats as agents, their spaces, and rendering."""

from functools import cached_property
from typing import Any

from gymnasium import spaces

from tianxia.engine.deprecated import warn_renamed
from tianxia.engine.game import Observation
from tianxia.rl.episode import Episode
from tianxia.rl.render import Renderer, RenderFrame
from tianxia.rl.seeds import EpisodeSeeds
from tianxia.rl.spaces import concatenate_observations, masked_observation_space, observation_box
from tianxia.rl.versions import pettingzoo_metadata


class SeatEnv:
    """A mixin for environments whose agents are seats. It precedes PettingZoo's class among the base classes."""

    def init_seats(
        self, episode: Episode, num_actions: int, render_mode: str | None, perspective: str, *, parallel: bool
    ) -> None:
        """Make the seats of an episode the agents, each with `num_actions` actions. Raises BadOptions."""
        self.episode = episode
        self.metadata = pettingzoo_metadata(episode.game, parallel=parallel)
        self.render_mode = render_mode
        self.possible_agents = episode.seats[:]
        self.agents: list[str] = []
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(num_actions) for agent in episode.seats
        }
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: masked_observation_space(episode.obs_size, num_actions) for agent in episode.seats
        }
        self._renderer = Renderer(episode, render_mode, perspective)
        self._seeds = EpisodeSeeds()

    @property
    def deal(self) -> Episode:
        """The old name of `episode`."""
        warn_renamed("deal", "episode")
        return self.episode

    def state(self) -> Observation:
        """Return the observations of all seats, in seat order, as one array."""
        return concatenate_observations([self.episode.observe(seat) for seat in range(len(self.possible_agents))])

    @cached_property
    def state_space(self) -> spaces.Box:
        """The space of the results of `state`."""
        return observation_box(self.episode.obs_size * len(self.possible_agents))

    def render(self) -> RenderFrame:
        """Return the position in the form of the render mode; None for `human`, which prints it."""
        return self._renderer.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, action mask included."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]
