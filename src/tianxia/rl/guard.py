"""The AEC environment as most want it: guarded against illegal moves and calls out of order."""

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tianxia.engine.errors import IllegalAction
from tianxia.rl.aec import RawEnv
from tianxia.rl.render import PUBLIC

Last = tuple[Any, float, bool, bool, dict[str, Any]]


def env(game: str, render_mode: str | None = None, perspective: str = PUBLIC, **options: Any) -> "GuardedEnv":
    """A game as an AEC environment."""
    return GuardedEnv(RawEnv(game, render_mode, perspective, **options))


class GuardedEnv(OrderEnforcingWrapper[str, Any, Any]):
    """PettingZoo's TerminateIllegalWrapper, AssertOutOfBoundsWrapper and OrderEnforcingWrapper in one.

    It does what these three do around each other, without the time it takes to pass through them.
    """

    env: RawEnv

    def __init__(self, env: RawEnv) -> None:
        super().__init__(env)

    @property
    def unwrapped(self) -> RawEnv:
        return self.env

    def __str__(self) -> str:
        return str(self.env)

    def last(self, observe: bool = True) -> Last:
        if not self._has_reset:
            return super().last(observe)
        return self.env.last(observe)

    def step(self, action: Any) -> None:
        env = self.env
        if not self._has_reset or not env.agents:
            super().step(action)
            return
        self._has_updated = True
        try:
            env.step(action)
        except (IllegalAction, TypeError, ValueError) as error:
            if not env.action_space(env.agent_selection).contains(action):
                raise AssertionError("action is not in action space") from None
            if not isinstance(error, IllegalAction):
                raise
            EnvLogger.warn_on_illegal_move()
            env.forfeit()
