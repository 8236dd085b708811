"""A state of a game as OpenSpiel knows it."""

from collections.abc import Callable, Sequence
from typing import Any, SupportsIndex

import pyspiel

from tianxia.engine.rng import Rng
from tianxia.rl.openspiel.course import Course
from tianxia.rl.openspiel.steps import CHANCE, OVER, TOGETHER

_BITS = 53
"""How many random bits a number between 0 and 1 has."""


class Replayed:
    """In place of a course, while OpenSpiel's half of a state hears of a choice that was done already."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.steps = self


class TianxiaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state; `course` is all of it.

    OpenSpiel's half of a state, in C++, keeps a history of its own. Going there and back takes longer than a step of
    the game, so it hears of steps that Python takes only when somebody asks for something that it alone knows. What it
    has is always the beginning of the course's history, and its move number says how much of it.
    """

    def __init__(self, game: pyspiel.Game, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        return self.course.steps.player

    def is_terminal(self) -> bool:
        return self.course.steps.player == OVER

    # OpenSpiel's own versions of the next eight give the same, but go through C++ and back to this class.

    def is_chance_node(self) -> bool:
        return self.course.steps.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        return self.course.steps.player == TOGETHER

    def is_player_node(self) -> bool:
        return self.course.steps.player >= 0

    def legal_actions(self, player: SupportsIndex | None = None) -> list[int]:
        """What a player, or whoever decides now, may do."""
        legal = self.course.steps.asked(player)
        if legal is None:
            legal = super().legal_actions(player) if player is not None else super().legal_actions()
        return legal

    def apply_action(self, action: SupportsIndex) -> None:
        self.course.steps.act(action)

    def apply_actions(self, actions: Sequence[SupportsIndex]) -> None:
        self.course.steps.act_together(actions)

    def clone(self) -> "TianxiaState":
        return type(self)(self.get_game(), self.course.copied())

    def child(self, action: SupportsIndex) -> "TianxiaState":
        state = self.clone()
        state.apply_action(action)
        return state

    def returns(self) -> list[float]:
        return self.course.steps.state.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.steps.outcomes()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "TianxiaState":
        """A state with the same information for a player; what it cannot know is dealt anew. It has no history."""
        return type(self)(self.get_game(), self.course.imagined(player, Rng(int(rng() * (1 << _BITS)))))

    def move_number(self) -> int:
        return self.course.steps.moves

    def is_initial_state(self) -> bool:
        return self.course.steps.moves == 0

    def history(self) -> list[int]:
        return self.course.steps.history()

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def full_history(self) -> list[Any]:
        self._catch_up()
        history: list[Any] = super().full_history()
        return history

    def is_initial_non_chance_state(self) -> bool:
        self._catch_up()
        return bool(super().is_initial_non_chance_state())

    def serialize(self) -> str:
        self._catch_up()
        return str(super().serialize())

    def __getstate__(self) -> Any:
        self._catch_up()
        return super().__getstate__()

    def __str__(self) -> str:
        return self.course.dump()

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.steps.legal(player)

    def _apply_action(self, action: int) -> None:
        """A step that C++ takes. It goes into OpenSpiel's history when it is done."""
        if not isinstance(self.course, Replayed):
            self._catch_up()
            self.course.steps.act(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        if not isinstance(self.course, Replayed):
            self._catch_up()
            self.course.steps.act_together(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.text(player, action)

    def _catch_up(self) -> None:
        """Lets OpenSpiel's half hear of all steps that it does not know yet."""
        course = self.course
        known = super().move_number()
        if known == course.steps.moves:
            return
        try:
            for player, actions in course.steps.history_from(known):
                self.course = Replayed(player)  # type: ignore[assignment]
                if player == TOGETHER:
                    super().apply_actions(actions)
                else:
                    super().apply_action(actions[0])
        finally:
            self.course = course


class SmallGameState(TianxiaState):
    """A state of a game that is small enough to be solved: OpenSpiel hears of every step at once.

    Its solvers in C++ find a node by the history of a state, which they read where Python cannot see it.
    """

    apply_action = pyspiel.State.apply_action
    apply_actions = pyspiel.State.apply_actions
    child = pyspiel.State.child
    clone = pyspiel.State.clone
