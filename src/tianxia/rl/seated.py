"""What PettingZoo's two kinds of environment have in common: a deal, its seats, their spaces, and pictures of it."""

from functools import cached_property
from typing import Any

from gymnasium import spaces

from tianxia.engine.game import Observation
from tianxia.rl.deal import Deal
from tianxia.rl.observed import joined, numbers_space, observed_space
from tianxia.rl.render import Picture, Renderer
from tianxia.rl.seeds import Seeds
from tianxia.rl.versions import metadata


class Seated:
    """Comes before PettingZoo's class among the parents of an environment."""

    def seat(self, deal: Deal, actions: int, render_mode: str | None, perspective: str, *, parallel: bool) -> None:
        """Makes the seats of a deal the agents, each with a number of actions."""
        self.deal = deal
        self.metadata = metadata(deal.game, parallel=parallel)
        self.render_mode = render_mode
        self.possible_agents = deal.seats[:]
        self.agents: list[str] = []
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: spaces.Discrete(actions) for agent in deal.seats}
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observed_space(deal.size, actions) for agent in deal.seats
        }
        self._renderer = Renderer(deal, render_mode, perspective)
        self._seeds = Seeds()

    def state(self) -> Observation:
        """What all seats know together: their observations in a row."""
        return joined([self.deal.observe(seat) for seat in range(len(self.possible_agents))])

    @cached_property
    def state_space(self) -> spaces.Box:
        return numbers_space(self.deal.size * len(self.possible_agents))

    def render(self) -> Picture:
        return self._renderer.render()

    def close(self) -> None:
        """Nothing is open that would have to be closed."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]
