"""A game as PettingZoo's AEC environment: one seat after the other decides.

Seats that decide at the same time act one after the other, in their order. What they do is done when the last of them
has acted, so none is shown anything of what another does in the same moment.
"""

from typing import Any, Final

from pettingzoo import AECEnv

from tianxia.rl.deal import Deal, Mask
from tianxia.rl.deprecated import renamed_option
from tianxia.rl.observed import Observed
from tianxia.rl.render import PUBLIC
from tianxia.rl.seated import Seated

ILLEGAL: Final = -1.0
"""The reward of who makes an illegal move."""


class RawEnv(Seated, AECEnv[str, Any, Any]):
    """The bare environment: an illegal move is refused with IllegalAction, and nothing has changed."""

    def __init__(self, game: str, render_mode: str | None = None, perspective: str = PUBLIC, **options: Any) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        perspective = renamed_option(options, "eyes", "perspective", perspective)
        deal = Deal(game, options)
        self.seat(deal, deal.num_actions, render_mode, perspective, parallel=False)
        seats = deal.seats
        self._numbers = {agent: seat for seat, agent in enumerate(seats)}
        self._first = [_lowest(bits) for bits in range(1 << len(seats))]
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
        self._seat = self._first[self.deal.owing]
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
        owing = deal.owing
        if owing:
            self._seat = self._first[owing]
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
        mask = self._asked().copy() if agent == self.agent_selection else self.deal.mask(seat, self.deal.num_actions)
        return {"observation": self.deal.observe(seat), "action_mask": mask}

    @property
    def infos(self) -> dict[str, dict[str, Any]]:  # type: ignore[override]  # nobody sets it
        """Who is asked finds its mask there, too; it is made when somebody looks."""
        if self.agents:
            self._asked()
        return self._infos

    def _asked(self) -> Mask:
        """The mask of who is asked, made once."""
        agent = self.agent_selection
        if self._mask is None or self._masked is not agent:
            self._masked = agent
            self._mask = self.deal.mask(self._numbers[agent], self.deal.num_actions)
            if agent in self._infos:
                self._infos[agent] = {"action_mask": self._mask.copy()}
                if self.deal.overtaken >> self._numbers[agent] & 1:
                    self._infos[agent]["overtaken"] = True
        return self._mask

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        self._mask = None


def _lowest(bits: int) -> int:
    """The first seat of a set of seats, given as bits; -1 if there is none."""
    return (bits & -bits).bit_length() - 1
