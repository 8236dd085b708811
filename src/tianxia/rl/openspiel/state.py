"""A state of a game as OpenSpiel knows it."""

from collections.abc import Callable, Sequence

import pyspiel

from tianxia.engine.rng import Rng
from tianxia.rl.openspiel.course import CHANCE, OVER, TOGETHER, Course

_BITS = 53
"""How many random bits a number between 0 and 1 has."""


class TianxiaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state; `course` is all of it."""

    def __init__(self, game: pyspiel.Game, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        return self.course.player

    def is_terminal(self) -> bool:
        return self.course.player == OVER

    # OpenSpiel's own versions of the next four give the same, but go through C++ and back to this class.

    def is_chance_node(self) -> bool:
        return self.course.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        return self.course.player == TOGETHER

    def is_player_node(self) -> bool:
        return self.course.player >= 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player, or whoever decides now, may do."""
        course = self.course
        decides = course.player
        if player is None:
            player = decides
        if (player == decides and decides >= CHANCE) or (decides == TOGETHER and player >= 0):
            return course.legal(player)[:]
        legal: list[int] = super().legal_actions(player)
        return legal

    def returns(self) -> list[float]:
        return self.course.state.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "TianxiaState":
        """A state with the same information for a player; what it cannot know is dealt anew. It has no history."""
        state: TianxiaState = self.get_game().new_initial_state()
        state.course = self.course.imagined(player, Rng(int(rng() * (1 << _BITS))))
        return state

    def __str__(self) -> str:
        return self.course.dump()

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def _apply_action(self, action: int) -> None:
        self.course.act(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.course.act_together(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.text(player, action)
