"""A game as PettingZoo's AEC environment: one seat acts after the other.

Seats that decide simultaneously act one after the other, in seat order. Their actions are applied once the last of them
has acted, so no seat observes what another chooses at the same time.
"""

from typing import Any, Final

from pettingzoo import AECEnv

from tianxia.engine.deprecated import take_renamed_option
from tianxia.rl.episode import ActionMask, Episode
from tianxia.rl.render import PUBLIC_PERSPECTIVE
from tianxia.rl.seat_env import SeatEnv
from tianxia.rl.spaces import MaskedObservation

ILLEGAL_ACTION_REWARD: Final = -1.0
"""The reward of the seat that acts illegally."""


class RawEnv(SeatEnv, AECEnv[str, Any, Any]):
    """The environment without checks: an illegal action raises IllegalAction and changes nothing."""

    def __init__(
        self, game: str, render_mode: str | None = None, perspective: str = PUBLIC_PERSPECTIVE, **options: Any
    ) -> None:
        """Create the environment; call `reset` before anything else. Raises BadOptions."""
        super().__init__()  # type: ignore[no-untyped-call]
        perspective = take_renamed_option(options, "eyes", "perspective", perspective)
        episode = Episode(game, options)
        self.init_seats(episode, episode.num_actions, render_mode, perspective, parallel=False)
        seats = episode.seats
        self._seat_numbers = {agent: seat for seat, agent in enumerate(seats)}
        self._first_seat_by_bits = [_first_seat(bits) for bits in range(1 << len(seats))]
        self._mask: ActionMask | None = None
        """The action mask of `_mask_agent`, once it has been computed."""
        self._mask_agent = ""
        self._infos: dict[str, dict[str, Any]] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new episode: from the seed if one is given, otherwise from the next seed that follows from it."""
        self.episode.start(self._seeds.next_seed(seed))
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self._infos = {agent: {} for agent in agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # as PettingZoo itself does
        self._mask = None
        self._seat = self._first_seat_by_bits[self.episode.pending_seats]
        self.agent_selection = agents[self._seat]
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Take the action of the selected agent. Raises IllegalAction or TypeError, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            self._mask = None
            return
        episode = self.episode
        episode.apply(self._seat, action)
        if self._mask is not None:
            self._infos[agent] = {}
            self._mask = None
        pending = episode.pending_seats
        if pending:
            self._seat = self._first_seat_by_bits[pending]
            self.agent_selection = self.possible_agents[self._seat]
        else:
            self._end_episode(dict(zip(self.possible_agents, episode.state.returns(), strict=True)))
        if self.render_mode == "human":
            self.render()

    def forfeit(self) -> None:
        """End the episode because the selected agent acted illegally: its reward is −1, that of the others 0."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.truncations = dict.fromkeys(self.agents, True)
        self._end_episode(
            {agent: ILLEGAL_ACTION_REWARD if agent == self.agent_selection else 0.0 for agent in self.agents}
        )

    def observe(self, agent: str) -> MaskedObservation:
        """Return what a seat knows and the mask of its legal actions, which is empty unless it has to act now."""
        seat, episode = self._seat_numbers[agent], self.episode
        selected = agent == self.agent_selection
        mask = self._selected_mask().copy() if selected else episode.action_mask(seat, episode.num_actions)
        return {"observation": episode.observe(seat), "action_mask": mask}

    @property
    def infos(self) -> dict[str, dict[str, Any]]:  # type: ignore[override]  # PettingZoo's is an attribute
        """The info of each agent. That of the selected agent has its action mask, computed when this is read."""
        if self.agents:
            self._selected_mask()
        return self._infos

    def _selected_mask(self) -> ActionMask:
        """Return the action mask of the selected agent, computed at most once per step."""
        agent = self.agent_selection
        if self._mask is None or self._mask_agent is not agent:
            self._mask_agent = agent
            self._mask = self.episode.action_mask(self._seat_numbers[agent], self.episode.num_actions)
            if agent in self._infos:
                self._infos[agent] = {"action_mask": self._mask.copy()}
                if self.episode.overtaken_seats >> self._seat_numbers[agent] & 1:
                    self._infos[agent]["overtaken"] = True
        return self._mask

    def _end_episode(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        self._mask = None


def _first_seat(bits: int) -> int:
    """Return the lowest seat of a set of seats, given as bits; -1 if it is empty."""
    return (bits & -bits).bit_length() - 1
