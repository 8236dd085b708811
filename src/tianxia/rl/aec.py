"""A game as PettingZoo's AEC environment: one seat after the other decides.

Seats that decide in secret at the same time act in turn; none sees what another has chosen, since no observation does.
"""

from functools import cached_property
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from tianxia.engine.game import Observation
from tianxia.rl.deal import Deal, Mask
from tianxia.rl.observed import Observed, joined, numbers_space, observed_space
from tianxia.rl.render import PUBLIC, Picture, Renderer
from tianxia.rl.seeds import Seeds
from tianxia.rl.versions import metadata

ILLEGAL: Final = -1.0
"""The reward of who makes an illegal move."""


class RawEnv(AECEnv[str, Any, Any]):
    """The bare environment: an illegal move is refused with IllegalAction, and nothing has changed."""

    def __init__(self, game: str, render_mode: str | None = None, eyes: str = PUBLIC, **options: Any) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.deal = Deal(game, options)
        self.metadata = metadata(self.deal.game, parallel=False)
        self.render_mode = render_mode
        self._renderer = Renderer(self.deal, render_mode, eyes)
        self._seeds = Seeds()
        seats = self.deal.seats
        self.possible_agents = seats[:]
        self.agents = []
        self._numbers = {agent: seat for seat, agent in enumerate(seats)}
        self._after = [_rotation(seat, len(seats)) for seat in range(len(seats))]
        number = self.deal.num_actions
        self.action_spaces = {agent: spaces.Discrete(number) for agent in seats}
        self.observation_spaces = {agent: observed_space(self.deal.size, number) for agent in seats}
        self._mask: Mask | None = None
        self._masked = ""
        self._infos: dict[str, dict[str, Any]] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal.begin(self._seeds.next(seed))
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self._infos = {agent: {} for agent in agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # as PettingZoo itself does
        self._mask = None
        self._seat = self._after[-1][self.deal.state.acting()]
        self.agent_selection = agents[self._seat]
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            self._mask = None
            return
        deal = self.deal
        deal.act(self._seat, action)
        if self._mask is not None:
            self._infos[agent] = {}
            self._mask = None
        acting = deal.state.acting()
        if acting:
            self._seat = self._after[self._seat][acting]
            self.agent_selection = self.possible_agents[self._seat]
        else:
            self._end(dict(zip(self.possible_agents, deal.state.returns(), strict=True)))
        if self.render_mode == "human":
            self.render()

    def forfeit(self) -> None:
        """The seat that is asked made an illegal move: it loses, and the game is over for all."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.truncations = dict.fromkeys(self.agents, True)
        self._end({agent: ILLEGAL if agent == self.agent_selection else 0.0 for agent in self.agents})

    def observe(self, agent: str) -> Observed:
        """What a seat knows, and what it may do now: nothing while it is not asked."""
        seat = self._numbers[agent]
        mask = self._asked() if agent == self.agent_selection else self.deal.mask(seat, self.deal.num_actions)
        return {"observation": self.deal.observe(seat), "action_mask": mask}

    @property
    def infos(self) -> dict[str, dict[str, Any]]:  # type: ignore[override]  # nobody sets it
        """Who is asked finds its mask there, too; it is made when somebody looks."""
        if self.agents:
            self._asked()
        return self._infos

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

    def _asked(self) -> Mask:
        """The mask of who is asked, made once."""
        agent = self.agent_selection
        if self._mask is None or self._masked is not agent:
            self._masked = agent
            self._mask = self.deal.mask(self._numbers[agent], self.deal.num_actions)
            if agent in self._infos:
                self._infos[agent] = {"action_mask": self._mask}
        return self._mask

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        self._mask = None


def _rotation(seat: int, number: int) -> list[int]:
    """For all sets of seats (as bits) the one that comes next after a seat, itself last."""
    order = [(seat + step) % number for step in range(1, number + 1)]
    return [next((other for other in order if bits >> other & 1), -1) for bits in range(1 << number)]
