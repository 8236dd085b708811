"""A game as PettingZoo's parallel environment: every seat acts in every step; a seat without a decision waits.

Simultaneous decisions, such as secret orders, are made in the same step. If the action of one seat makes that of
another illegal (a card played openly can), the other seat is asked again.
"""

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

from pettingzoo import ParallelEnv

from tianxia.engine.deprecated import take_renamed_option, warn_renamed
from tianxia.locales import Message, say
from tianxia.rl.aec import ILLEGAL_ACTION_REWARD
from tianxia.rl.episode import Episode, NotReset
from tianxia.rl.render import PUBLIC_PERSPECTIVE
from tianxia.rl.seat_env import SeatEnv
from tianxia.rl.spaces import MaskedObservation

Infos = dict[str, dict[str, Any]]
StepResult = tuple[dict[str, MaskedObservation], dict[str, float], dict[str, bool], dict[str, bool], Infos]
"""Observations, rewards, terminations, truncations and infos, each by agent."""


class SimultaneousEnv(SeatEnv, ParallelEnv[str, Any, Any]):
    """All seats act in every step. The only legal action of a seat without a decision is `noop`, the last number.

    A seat that acts illegally loses: the game ends for all, no action is applied, and `info["illegal"]` says why.
    """

    def __init__(
        self, game: str, render_mode: str | None = None, perspective: str = PUBLIC_PERSPECTIVE, **options: Any
    ) -> None:
        """Create the environment; call `reset` before anything else. Raises BadOptions."""
        super().__init__()
        perspective = take_renamed_option(options, "eyes", "perspective", perspective)
        episode = Episode(game, options)
        self.noop = episode.num_actions
        self.init_seats(episode, self.noop + 1, render_mode, perspective, parallel=True)

    @property
    def waiting(self) -> int:
        """The old name of `noop`."""
        warn_renamed("waiting", "noop")
        return self.noop

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, MaskedObservation], Infos]:
        """Start a new episode: from the seed if one is given, otherwise from the next seed that follows from it."""
        self.episode.start(self._seeds.next_seed(seed))
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self._observe_all()

    def step(self, actions: Mapping[str, SupportsIndex]) -> StepResult:
        """Take one action of each seat; an absent action counts as `noop`. Raises NotReset or TypeError."""
        agents, state = self.agents, self.episode.state
        if not agents:
            raise NotReset("rl-reset")
        illegal = {
            agent: reason for agent in agents if (reason := self._illegal_reason(agent, actions.get(agent))) is not None
        }
        overtaken = 0 if illegal else self._apply_actions(actions)
        is_over = bool(illegal) or state.is_over()
        rewards = dict.fromkeys(agents, 0.0)
        if illegal:
            rewards |= dict.fromkeys(illegal, ILLEGAL_ACTION_REWARD)
        elif is_over:
            rewards = dict(zip(agents, state.returns(), strict=True))
        observations, infos = self._observe_all()
        for agent, reason in illegal.items():
            infos[agent]["illegal"] = say(*reason)
        for seat, agent in enumerate(agents):
            if overtaken >> seat & 1:
                infos[agent]["overtaken"] = True
        if is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, bool(illegal)), infos

    def _apply_actions(self, actions: Mapping[str, SupportsIndex]) -> int:
        """Apply the actions of all seats that have to choose; return the overtaken seats as bits."""
        pending = self.episode.pending_seats
        for seat, agent in enumerate(self.agents):
            if pending >> seat & 1:
                self.episode.apply(seat, actions[agent])
        return self.episode.overtaken_seats

    def _illegal_reason(self, agent: str, action: SupportsIndex | None) -> Message | None:
        """Return why a seat's action is illegal, or None if it is legal."""
        seat = self.possible_agents.index(agent)
        is_noop = action is None or index(action) == self.noop
        if not self.episode.is_pending(seat):
            return None if is_noop else Message("rl-waits", {"seat": agent})
        if action is None or is_noop:
            return Message("rl-asked", {"seat": agent})
        legal = self.episode.is_legal(seat, action)
        return None if legal else Message("rl-illegal", {"seat": agent, "action": str(action)})

    def _observe_all(self) -> tuple[dict[str, MaskedObservation], Infos]:
        """Return what each seat knows, with its action mask."""
        observations: dict[str, MaskedObservation] = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.episode.action_mask(seat, self.noop + 1)
            if not self.episode.is_pending(seat):
                mask[self.noop] = 1
            observations[agent] = {"observation": self.episode.observe(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos
