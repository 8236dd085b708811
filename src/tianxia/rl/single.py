"""A game as Gymnasium's environment: one agent against bots."""

from collections.abc import Mapping
from numbers import Integral, Real
from typing import Any, Final, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tianxia.bots.bot import Budget
from tianxia.engine.errors import BadOptions, IllegalAction
from tianxia.engine.game import Observation
from tianxia.engine.rng import Rng
from tianxia.rl.aec import ILLEGAL
from tianxia.rl.deal import Deal, NotReset
from tianxia.rl.observed import numbers_space
from tianxia.rl.opponents import Opponent, Opponents
from tianxia.rl.render import MODES, Picture, Renderer
from tianxia.rl.seeds import SEATING, Seeds

ANY: Final = "random"
"""A seat that is drawn anew for every episode."""
MOST_SECONDS: Final = 1e9
MOST_SIMULATIONS: Final = 1 << 40


class SingleEnv(gymnasium.Env[Any, Any]):
    """One seat for an agent, bots in the others.

    The reward comes at the end, −1 … +1. An illegal action ends the episode with −1; `info["illegal"]` says why.
    `action_masks()` is what MaskablePPO of sb3-contrib asks for.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        opponent: Opponent | Mapping[str, Opponent] = "novice",
        seat: str = ANY,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.deal = Deal(game, options)
        if seat not in (ANY, *self.deal.seats):
            raise BadOptions("rl-seat", seat=str(seat)[:40], seats=", ".join(self.deal.seats))
        written = self.deal.game.write_options(self.deal.options)
        budget = _budget(seconds, simulations)
        own = None if seat == ANY else seat
        self._opponents = Opponents(self.deal.game, written, self.deal.seats, opponent, own, budget)
        self._wanted = seat
        self._seat = 0
        self._over = True
        self._overtaken = False
        """Whether what the agent chose last did nothing, since another's choice took it away."""
        self._seeds = Seeds()
        self.render_mode = render_mode
        self._renderer = Renderer(self.deal, render_mode, self.deal.seats[0])
        self.observation_space = numbers_space(self.deal.size)
        self.action_space = spaces.Discrete(self.deal.num_actions)

    @property
    def seat(self) -> str:
        """The agent's seat in this episode."""
        return self.deal.seats[self._seat]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = self.deal
        dealt = self._seeds.next(seed)
        drawn = self._wanted == ANY
        self._seat = Rng(dealt, SEATING).below(len(deal.seats)) if drawn else deal.seats.index(self._wanted)
        self._renderer.perspective = self.seat
        self._over = True  # should a bot fail
        self._overtaken = False
        deal.begin(dealt, self._opponents.begin(self._seat, dealt))
        self._play_on()
        self._over = deal.state.over()
        self._show()
        return deal.observe(self._seat), self._info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        deal = self.deal
        if self._over:
            raise NotReset("rl-reset")
        try:
            deal.act(self._seat, action)
        except IllegalAction as error:
            self._over = True
            return deal.observe(self._seat), ILLEGAL, True, False, {**self._info(), "illegal": str(error)}
        self._over = True  # should a bot fail
        self._overtaken = False
        self._play_on()
        self._over = deal.state.over()
        reward = deal.state.returns()[self._seat] if self._over else 0.0
        self._show()
        return deal.observe(self._seat), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.deal.mask(self._seat, self.deal.num_actions).view(np.bool_)

    def set_opponent(self, opponent: Opponent | Mapping[str, Opponent]) -> None:
        """Changes who plays against the agent, from the next reset on: the latest checkpoint, say."""
        self._opponents.set(opponent)

    def render(self) -> Picture:
        return self._renderer.render()

    def close(self) -> None:
        """Lets the opponents go."""
        self._over = True
        self._opponents.close()

    def _play_on(self) -> None:
        """The others play until the agent is asked, or the game is over.

        What others choose at the same time as the agent they choose after it, without being shown what it chose.
        """
        deal, own = self.deal, 1 << self._seat
        while deal.owing and not deal.owing & own:
            seat = (deal.owing & -deal.owing).bit_length() - 1
            deal.act(seat, self._opponents.choose(deal.state, seat))
            self._overtaken |= (deal.overtaken & own) != 0

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self.deal.mask(self._seat, self.deal.num_actions), "seat": self.seat}
        return {**info, "overtaken": True} if self._overtaken else info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _budget(seconds: float | None, simulations: int | None) -> Budget | None:
    """What the opponents may spend on a decision; None: as much as their level has. Refuses with BadOptions."""
    if seconds is not None and not (_is(seconds, Real) and 0 < seconds < MOST_SECONDS):
        raise BadOptions("rl-seconds", given=str(seconds)[:40])
    if simulations is not None and not (_is(simulations, Integral) and 0 < simulations < MOST_SIMULATIONS):
        raise BadOptions("rl-simulations", given=str(simulations)[:40])
    if seconds is None and simulations is None:
        return None
    return Budget(float(seconds or 0.0), int(simulations or 0))


def _is(value: object, kind: type) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)
