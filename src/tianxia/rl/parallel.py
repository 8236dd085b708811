"""A game as PettingZoo's parallel environment: in every step all seats act, those that are not asked by waiting.

What seats decide at the same time, such as Sun Tzu's orders, they decide in the same step. Where what one of them does
leaves another without its choice, as a general that is used in front of all can, that one is asked again.
"""

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

from pettingzoo import ParallelEnv

from tianxia.locales import Message, say
from tianxia.rl.aec import ILLEGAL
from tianxia.rl.deal import Deal, NotReset
from tianxia.rl.deprecated import renamed_option, warn_renamed
from tianxia.rl.observed import Observed
from tianxia.rl.render import PUBLIC
from tianxia.rl.seated import Seated

Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class SimultaneousEnv(Seated, ParallelEnv[str, Any, Any]):
    """All seats at once. A seat that is not asked waits: its only legal action is `noop`, the last number.

    Who acts illegally loses: the game ends for all and nobody's action counts; `info["illegal"]` says why.
    """

    def __init__(self, game: str, render_mode: str | None = None, perspective: str = PUBLIC, **options: Any) -> None:
        super().__init__()
        perspective = renamed_option(options, "eyes", "perspective", perspective)
        deal = Deal(game, options)
        self.noop = deal.num_actions
        self.seat(deal, self.noop + 1, render_mode, perspective, parallel=True)

    @property
    def waiting(self) -> int:
        """The old name of `noop`."""
        warn_renamed("waiting", "noop")
        return self.noop

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
        if not agents:
            raise NotReset("rl-reset")
        refused = {agent: why for agent in agents if (why := self._refused(agent, actions.get(agent))) is not None}
        overtaken = 0 if refused else self._act(actions)
        over = bool(refused) or state.over()
        rewards = dict.fromkeys(agents, 0.0)
        if refused:
            rewards |= dict.fromkeys(refused, ILLEGAL)
        elif over:
            rewards = dict(zip(agents, state.returns(), strict=True))
        observations, infos = self._seen()
        for agent, why in refused.items():
            infos[agent]["illegal"] = say(*why)
        for seat, agent in enumerate(agents):
            if overtaken >> seat & 1:
                infos[agent]["overtaken"] = True
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, bool(refused)), infos

    def _act(self, actions: Mapping[str, SupportsIndex]) -> int:
        """Lets everybody act who is asked; the seats whose choice another took away, as bits."""
        asked = self.deal.owing
        for seat, agent in enumerate(self.agents):
            if asked >> seat & 1:
                self.deal.act(seat, actions[agent])
        return self.deal.overtaken

    def _refused(self, agent: str, action: SupportsIndex | None) -> Message | None:
        """Why a seat may not do what it wants to, if so."""
        seat = self.possible_agents.index(agent)
        if not self.deal.asks(seat):
            return None if action is None or index(action) == self.noop else Message("rl-waits", {"seat": agent})
        if action is None or index(action) == self.noop:
            return Message("rl-asked", {"seat": agent})
        return None if self.deal.may(seat, action) else Message("rl-illegal", {"seat": agent, "action": str(action)})

    def _seen(self) -> tuple[dict[str, Observed], Infos]:
        """What each seat knows and may do now."""
        observations: dict[str, Observed] = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.deal.mask(seat, self.noop + 1)
            if not self.deal.asks(seat):
                mask[self.noop] = 1
            observations[agent] = {"observation": self.deal.observe(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos
