"""The AEC environment with PettingZoo's usual checks of actions and of the order of calls."""

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tianxia.engine.errors import IllegalAction
from tianxia.rl.aec import RawEnv
from tianxia.rl.render import PUBLIC_PERSPECTIVE

LastStep = tuple[Any, float, bool, bool, dict[str, Any]]
"""The result of PettingZoo's `last`: observation, reward, termination, truncation, info."""


def make_checked_env(
    game: str, render_mode: str | None = None, perspective: str = PUBLIC_PERSPECTIVE, **options: Any
) -> "CheckedAecEnv":
    """Return a game as an AEC environment with checks. Raises BadOptions."""
    return CheckedAecEnv(RawEnv(game, render_mode, perspective, **options))


class CheckedAecEnv(OrderEnforcingWrapper[str, Any, Any]):
    """PettingZoo's TerminateIllegalWrapper, AssertOutOfBoundsWrapper and OrderEnforcingWrapper in one.

    It behaves like the three wrappers nested, without the cost of passing every call through all of them.
    """

    env: RawEnv

    def __init__(self, env: RawEnv) -> None:
        """Wrap an environment that has no checks."""
        super().__init__(env)

    @property
    def unwrapped(self) -> RawEnv:
        """The environment inside, without checks."""
        return self.env

    def __str__(self) -> str:
        """Return the name of the environment inside."""
        return str(self.env)

    def last(self, observe: bool = True) -> LastStep:
        """Return the observation, reward, termination, truncation and info of the selected agent."""
        if not self._has_reset:
            return super().last(observe)
        return self.env.last(observe)

    def step(self, action: Any) -> None:
        """Take an action. An illegal one ends the episode; one outside the action space raises AssertionError."""
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
