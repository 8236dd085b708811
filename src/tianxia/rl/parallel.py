"""A game as PettingZoo's parallel environment: in every step all seats act, those that are not asked by waiting.

What seats decide at the same time, such as Sun Tzu's orders, they decide in the same step. Where what one of them does
leaves another without its choice, as a general that is used in front of all can, that one is asked again.
"""

from collections.abc import Mapping
from functools import cached_property
from operator import index
from typing import Any, SupportsIndex

from gymnasium import spaces
from pettingzoo import ParallelEnv

from tianxia.engine.game import Observation
from tianxia.locales import Message, say
from tianxia.rl.aec import ILLEGAL
from tianxia.rl.deal import Deal
from tianxia.rl.observed import Observed, joined, numbers_space, observed_space
from tianxia.rl.render import PUBLIC, Picture, Renderer
from tianxia.rl.seeds import Seeds
from tianxia.rl.versions import metadata

Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class SimultaneousEnv(ParallelEnv[str, Any, Any]):
    """All seats at once. A seat that is not asked waits: its only legal action is `waiting`, the last number.

    Who acts illegally loses: the game ends for all and nobody's action counts; `info["illegal"]` says why.
    """

    def __init__(self, game: str, render_mode: str | None = None, eyes: str = PUBLIC, **options: Any) -> None:
        super().__init__()
        self.deal = Deal(game, options)
        self.metadata = metadata(self.deal.game, parallel=True)
        self.render_mode = render_mode
        self._renderer = Renderer(self.deal, render_mode, eyes)
        self._seeds = Seeds()
        self.possible_agents = self.deal.seats[:]
        self.agents = []
        self.waiting = self.deal.num_actions
        number = self.waiting + 1
        self.action_spaces = {agent: spaces.Discrete(number) for agent in self.possible_agents}
        self.observation_spaces = {agent: observed_space(self.deal.size, number) for agent in self.possible_agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], Infos]:
        self.deal.begin(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self._seen()

    def step(self, actions: Mapping[str, SupportsIndex]) -> Step:
        agents, state = self.agents, self.deal.state
        refused = {agent: why for agent in agents if (why := self._refused(agent, actions.get(agent))) is not None}
        overtaken = [] if refused else self._act(actions)
        over = bool(refused) or state.over()
        rewards = dict.fromkeys(agents, 0.0)
        if refused:
            rewards |= dict.fromkeys(refused, ILLEGAL)
        elif over:
            rewards = dict(zip(agents, state.returns(), strict=True))
        observations, infos = self._seen()
        for agent, why in refused.items():
            infos[agent]["illegal"] = say(*why)
        for agent in overtaken:
            infos[agent]["overtaken"] = True
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, bool(refused)), infos

    def _act(self, actions: Mapping[str, SupportsIndex]) -> list[str]:
        """Lets everybody act who is asked, in the order of the seats; those whose choice had gone by then."""
        asked, overtaken = self.deal.state.acting(), []
        for seat, agent in enumerate(self.agents):
            if asked >> seat & 1:
                if self.deal.may(seat, actions[agent]):
                    self.deal.act(seat, actions[agent])
                else:
                    overtaken.append(agent)
        return overtaken

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

    def _refused(self, agent: str, action: SupportsIndex | None) -> Message | None:
        """Why a seat may not do what it wants to, if so."""
        seat = self.possible_agents.index(agent)
        if not self.deal.state.asks(seat):
            return None if action is None or index(action) == self.waiting else Message("rl-waits", {"seat": agent})
        if action is None or index(action) == self.waiting:
            return Message("rl-asked", {"seat": agent})
        return None if self.deal.may(seat, action) else Message("rl-illegal", {"seat": agent, "action": str(action)})

    def _seen(self) -> tuple[dict[str, Observed], Infos]:
        """What each seat knows and may do now."""
        observations: dict[str, Observed] = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.deal.mask(seat, self.waiting + 1)
            if not self.deal.state.asks(seat):
                mask[self.waiting] = 1
            observations[agent] = {"observation": self.deal.observe(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos
