"""A state of a game as OpenSpiel's State."""

from collections.abc import Callable, Sequence
from typing import Any, Final, SupportsIndex

import pyspiel

from tianxia.engine.rng import Rng
from tianxia.rl.openspiel.history import OpenSpielHistory
from tianxia.rl.openspiel.steps import CHANCE, SIMULTANEOUS, TERMINAL

_RANDOM_BITS: Final = 53
"""The number of random bits of a float between 0 and 1."""


class _SyncMarker:
    """Replaces `game_history` while the C++ part records a step that was taken already.

    It provides the current player, and `_apply_action` ignores steps while it is there.
    """

    def __init__(self, current_player: int) -> None:
        self.current_player = current_player
        self.steps = self


class TianxiaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of a game; all its data is in `game_history`.

    The C++ part of OpenSpiel's State keeps its own history. A call into it takes longer than a step of the game, so
    steps taken from Python are recorded there only when a method needs the C++ history. That is always a prefix of
    ours, and its move number is the length of the prefix.
    """

    def __init__(self, game: pyspiel.Game, game_history: OpenSpielHistory) -> None:
        """Create a state whose steps the C++ part does not know yet."""
        super().__init__(game)
        self.game_history = game_history

    def current_player(self) -> int:
        """Return the seat that decides now, or CHANCE, SIMULTANEOUS or TERMINAL."""
        return self.game_history.steps.current_player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.game_history.steps.current_player == TERMINAL

    # OpenSpiel's own versions of the next methods return the same, but call this class through C++.

    def is_chance_node(self) -> bool:
        """Return whether chance decides now."""
        return self.game_history.steps.current_player == CHANCE

    def is_simultaneous_node(self) -> bool:
        """Return whether several seats decide now, at the same time."""
        return self.game_history.steps.current_player == SIMULTANEOUS

    def is_player_node(self) -> bool:
        """Return whether a single seat decides now."""
        return self.game_history.steps.current_player >= 0

    def legal_actions(self, player: SupportsIndex | None = None) -> list[int]:
        """Return the legal actions of a player, by default of the current one."""
        legal = self.game_history.steps.legal_if_current(player)
        if legal is None:
            legal = super().legal_actions(player) if player is not None else super().legal_actions()
        return legal

    def apply_action(self, action: SupportsIndex) -> None:
        """Take the action of the current player. Raises IllegalAction."""
        self.game_history.steps.apply_action(action)

    def apply_actions(self, actions: Sequence[SupportsIndex]) -> None:
        """Take the actions of all seats, indexed by seat. Raises IllegalAction."""
        self.game_history.steps.apply_actions(actions)

    def clone(self) -> "TianxiaState":
        """Return an independent copy."""
        return type(self)(self.get_game(), self.game_history.copy())

    def child(self, action: SupportsIndex) -> "TianxiaState":
        """Return a copy after an action. Raises IllegalAction."""
        state = self.clone()
        state.apply_action(action)
        return state

    def returns(self) -> list[float]:
        """Return the result of each player, −1 … +1."""
        return self.game_history.steps.state.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with probabilities. Raises IllegalAction if this is no chance node."""
        return self.game_history.steps.chance_outcomes()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "TianxiaState":
        """Return a state with the same information for a player, with hidden information re-dealt and no history."""
        return type(self)(self.get_game(), self.game_history.resample(player, Rng(int(rng() * (1 << _RANDOM_BITS)))))

    def move_number(self) -> int:
        """Return the number of nodes before this one."""
        return self.game_history.steps.num_moves

    def is_initial_state(self) -> bool:
        """Return whether no step has been taken."""
        return self.game_history.steps.num_moves == 0

    def history(self) -> list[int]:
        """Return all actions since the beginning."""
        return self.game_history.steps.history()

    def history_str(self) -> str:
        """Return all actions since the beginning, separated by commas."""
        return ", ".join(map(str, self.history()))

    def full_history(self) -> list[Any]:
        """Return all actions since the beginning with their players, as OpenSpiel's objects."""
        self._sync_history()
        history: list[Any] = super().full_history()
        return history

    def is_initial_non_chance_state(self) -> bool:
        """Return whether this is the first node where chance does not decide."""
        self._sync_history()
        return bool(super().is_initial_non_chance_state())

    def serialize(self) -> str:
        """Return the history as a string, from which OpenSpiel restores the state."""
        self._sync_history()
        return str(super().serialize())

    def __getstate__(self) -> Any:
        """Return what pickle needs."""
        self._sync_history()
        return super().__getstate__()

    def __str__(self) -> str:
        """Return everything about the position, hidden information included."""
        return self.game_history.dump()

    def _legal_actions(self, player: int) -> list[int]:
        return self.game_history.steps.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        """Take a step from C++, which adds it to its own history afterwards."""
        if not isinstance(self.game_history, _SyncMarker):
            self._sync_history()
            self.game_history.steps.apply_action(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        if not isinstance(self.game_history, _SyncMarker):
            self._sync_history()
            self.game_history.steps.apply_actions(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game_history.format_action(player, action)

    def _sync_history(self) -> None:
        """Record in the C++ part all steps that it does not know yet."""
        game_history = self.game_history
        known = super().move_number()
        if known == game_history.steps.num_moves:
            return
        try:
            for player, actions in game_history.steps.history_from(known):
                self.game_history = _SyncMarker(player)  # type: ignore[assignment]
                if player == SIMULTANEOUS:
                    super().apply_actions(actions)
                else:
                    super().apply_action(actions[0])
        finally:
            self.game_history = game_history


class SmallGameState(TianxiaState):
    """A state of a game small enough to be solved: the C++ part records every step immediately.

    OpenSpiel's solvers in C++ look nodes up by the history of a state, and read it without calling Python.
    """

    apply_action = pyspiel.State.apply_action
    apply_actions = pyspiel.State.apply_actions
    child = pyspiel.State.child
    clone = pyspiel.State.clone
