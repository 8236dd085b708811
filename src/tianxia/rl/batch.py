"""A batch of games stepped together in compiled code. `tianxia.rl.vector` exposes its vecs as numpy arrays."""

from collections.abc import Callable
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.playout import draw_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State, is_in_sorted
from tianxia.rl.seeds import FIRST_CHANCE_STREAM

ALL_LEGAL: Final[i64] = -1
"""The result of `step` if all actions are legal; otherwise it is the number of a game."""
DENSE: Final[i64] = 1
"""The format of legal actions as masks; a bit, to be combined with SPARSE."""
SPARSE: Final[i64] = 2
"""The format of legal actions as lists; a bit, to be combined with DENSE."""
CELLS_PER_CACHE_LINE: Final[i64] = 8
"""The number of cells of a state in a cache line of 64 bytes."""
RESERVED_LEGAL_ACTIONS: Final[i64] = 512
"""The legal actions per game for which memory is reserved; with more, the vec is reallocated in every step."""


class Batch:
    """Instances of one game, each waiting for its next action. The contents of the vecs are valid until the next call.

    Seats that decide simultaneously are asked one after the other, in seat order. Their actions are held back until the
    last of them has chosen, so that no seat observes what another chooses; then all are applied, in seat order.
    """

    def __init__(
        self,
        num_games: i64,
        num_seats: i64,
        num_actions: i64,
        obs_size: i64,
        formats: i64,
        new_state: Callable[[int], State],
    ) -> None:
        """Reserve memory for the games; `start` creates them.

        `formats` is DENSE, SPARSE or both; `new_state` takes the number of a game, from 0, and returns a new state.
        """
        self.num_games: i64 = num_games
        self.num_seats: i64 = num_seats
        self.num_actions: i64 = num_actions
        self.has_masks: bool = (formats & DENSE) != 0
        self.has_lists: bool = (formats & SPARSE) != 0
        self.new_state = new_state
        self.states: list[State] = []
        self.prefetched: i64 = 0
        """The result of `_prefetch`, kept so that the compiler cannot remove its loop."""
        self.rngs: list[Rng] = []
        """The generators of random actions, one for each environment."""
        self.num_outcomes = vec[i64]([0] * num_games)
        """The number of chance outcomes in each game so far."""
        self.current_seat = vec[i64]([0] * num_games)
        """The seat that acts next."""
        self.last_seat = vec[i64]([0] * num_games)
        """The seat that acted last."""
        self.pending_seats = vec[i64]([0] * num_games)
        """The seats that have to choose before anything is applied, as bits."""
        self.committed_seats = vec[i64]([0] * num_games)
        """The seats whose actions are held back until the others have chosen, as bits."""
        self.committed_actions = vec[i64]([0] * (num_games * num_seats))
        """The actions of `committed_seats`: a row for each game, a number for each seat."""
        self.overtaken_seats = vec[i64]([0] * num_games)
        """The seats whose latest action did nothing because another seat's action made it illegal, as bits."""
        self.is_overtaken = vec[u8]([0] * num_games)
        """1 where the current seat is one of the overtaken seats."""
        capacity = num_games * min(num_actions, RESERVED_LEGAL_ACTIONS)
        self.empty_legal = vec[i64](capacity=capacity)
        self.legal_actions = self.empty_legal
        """The legal actions of all games, one game after the other."""
        self.legal_offsets = vec[i64]([0] * (num_games + 1))
        """The index in `legal_actions` at which the actions of each game begin, and last their end."""
        self.previous_empty_legal = vec[i64](capacity=capacity)
        self.previous_legal_actions = self.previous_empty_legal
        self.previous_legal_offsets = vec[i64]([0] * (num_games + 1))
        """The legal actions and offsets of the previous step. Both pairs swap their memory in every step."""
        self.masks = vec[u8](capacity=num_games * num_actions if self.has_masks else 0)
        """The action masks of the current seats, row by row: 1 for each action in `legal_actions`, 0 elsewhere."""
        self.empty_observations = vec[u8](capacity=num_games * obs_size)
        self.observations = self.empty_observations
        """The observations of the current seats, row by row; written into the same memory in every step."""
        self.sampled_actions = vec[i64]([0] * num_games)
        self.terminated = vec[u8]([0] * num_games)
        """1 where the last step ended a game; the next game has already begun."""
        self.rewards = vec[float]([0.0] * (num_games * num_seats))
        """The results of the games that the last step ended, row by row; 0 elsewhere."""
        empty_mask = vec[u8]([0] * num_actions)
        i: i64 = 0
        while i < num_games:
            if self.has_masks:
                self.masks = extend(self.masks, empty_mask)
            i += 1

    def start(self, rngs: list[Rng]) -> None:
        """Start a new game in every environment, with the generators of its random actions."""
        self.rngs = rngs
        self.states = []
        self._swap_buffers()
        i: i64 = 0
        while i < i64(len(self.masks)):
            self.masks[i] = u8(0)
            i += 1
        i = 0
        while i <= self.num_games:
            self.previous_legal_offsets[i] = 0
            i += 1
        i = 0
        while i < self.num_games:
            state = self._start_game(i)
            self.states.append(state)
            self._clear_result(i)
            self._ask_actors(i, state)
            i += 1

    def step(self, actions: vec[i64]) -> i64:
        """Take one action in each game and return ALL_LEGAL.

        If an action is illegal, return the number of the first game that has one; then nothing has changed.
        """
        i: i64 = 0
        if self.has_masks:
            masks = self.masks
            while i < self.num_games:
                action = actions[i]
                if action < 0 or action >= self.num_actions or not masks[i * self.num_actions + action]:
                    return i
                i += 1
        else:
            while i < self.num_games:
                if not self._is_listed(i, actions[i]):
                    return i
                i += 1
        self._swap_buffers()
        i = 0
        state = self.states[0]
        while i < self.num_games:
            next_state = self.states[i + 1] if i + 1 < self.num_games else state
            self._prefetch(next_state.cells)
            self._step_game(i, state, actions[i])
            state = next_state
            i += 1
        return ALL_LEGAL

    def sample_actions(self) -> vec[i64]:
        """Return a random legal action for each game."""
        i: i64 = 0
        while i < self.num_games:
            first = self.legal_offsets[i]
            count = self.legal_offsets[i + 1] - first
            self.sampled_actions[i] = self.legal_actions[first + self.rngs[i].below(count)]
            i += 1
        return self.sampled_actions

    def _is_listed(self, i: i64, action: i64) -> bool:
        """Return whether an action is in the list of a game's legal actions."""
        at = self.legal_offsets[i]
        while at < self.legal_offsets[i + 1]:
            if self.legal_actions[at] == action:
                return True
            at += 1
        return False

    def _prefetch(self, cells: vec[i64]) -> None:
        """Read the cells of the next game's state while the current game is stepped, so that they are in the cache.

        With 1,024 games this saves a tenth of the time where the cells hold a board, and nothing where they are few.
        """
        bits: i64 = 0
        at: i64 = 0
        while at < i64(len(cells)):
            bits |= cells[at]
            at += CELLS_PER_CACHE_LINE
        self.prefetched = bits

    def _swap_buffers(self) -> None:
        """Move the legal actions to those of the previous step, and empty the vecs that are filled next."""
        unused = self.previous_empty_legal
        self.previous_empty_legal = self.empty_legal
        self.empty_legal = unused
        self.previous_legal_actions = self.legal_actions
        self.legal_actions = unused
        offsets = self.previous_legal_offsets
        self.previous_legal_offsets = self.legal_offsets
        self.legal_offsets = offsets
        self.observations = self.empty_observations

    def _step_game(self, i: i64, state: State, action: i64) -> None:
        """Take a legal action in a game and ask for the next one, which may be the first of the next game."""
        seat = self.current_seat[i]
        self.last_seat[i] = seat
        self._clear_result(i)
        pending = self.pending_seats[i] & ~(1 << seat)
        if pending or self.committed_seats[i]:
            self.committed_actions[i * self.num_seats + seat] = action
            self.committed_seats[i] |= 1 << seat
            if pending:
                self.pending_seats[i] = pending
                self._ask_first(i, state, pending)
                return
            self._apply_committed(i, state)
        else:
            state.play(seat, action)
        self._resolve_chance(i, state)
        if state.actor_bits() == 0:
            self._record_result(i, state)
            state = self._start_game(i)
            self.states[i] = state
        self._ask_actors(i, state)

    def _apply_committed(self, i: i64, state: State) -> None:
        """Apply all simultaneous actions in seat order, skipping those that an earlier one made illegal."""
        overtaken: i64 = 0
        committed = self.committed_seats[i]
        is_certain = True
        seat: i64 = 0
        while seat < self.num_seats:
            if committed >> seat & 1:
                action = self.committed_actions[i * self.num_seats + seat]
                if is_certain or (state.owes_decision(seat) and is_in_sorted(action, state.list_legal(seat))):
                    is_certain = is_certain and not state.may_overtake(action)
                    state.play(seat, action)
                else:
                    overtaken |= 1 << seat
            seat += 1
        self.committed_seats[i] = 0
        self.overtaken_seats[i] = overtaken

    def _ask_actors(self, i: i64, state: State) -> None:
        """Find the seats that have to choose, and ask the first of them."""
        acting = state.actor_bits()
        self.pending_seats[i] = acting
        self._ask_first(i, state, acting)

    def _ask_first(self, i: i64, state: State, pending: i64) -> None:
        """Make the first of some seats the current one: write its legal actions and its observation."""
        seat: i64 = 0
        while not pending >> seat & 1:
            seat += 1
        self.current_seat[i] = seat
        self.is_overtaken[i] = u8(self.overtaken_seats[i] >> seat & 1)
        if self.overtaken_seats[i]:
            self.overtaken_seats[i] &= ~(1 << seat)
        legal = state.list_legal(seat)
        if self.has_masks:
            masks = self.masks
            row = i * self.num_actions
            at = self.previous_legal_offsets[i]
            end = self.previous_legal_offsets[i + 1]
            while at < end:
                masks[row + self.previous_legal_actions[at]] = u8(0)
                at += 1
            for action in legal:
                masks[row + action] = u8(1)
        self.legal_actions = extend(self.legal_actions, legal)
        self.legal_offsets[i + 1] = i64(len(self.legal_actions))
        self.observations = state.add_planes(self.observations, seat)

    def _start_game(self, i: i64) -> State:
        state = self.new_state(i)
        self.num_outcomes[i] = 0
        self.committed_seats[i] = 0
        self.overtaken_seats[i] = 0
        self._resolve_chance(i, state)
        return state

    def _resolve_chance(self, i: i64, state: State) -> None:
        while state.actor_bits() == NATURE:
            state.play(NATURE, draw_outcome(state, Rng(state.seed, FIRST_CHANCE_STREAM - self.num_outcomes[i])))
            self.num_outcomes[i] += 1

    def _record_result(self, i: i64, state: State) -> None:
        self.terminated[i] = u8(1)
        results = state.returns()
        seat: i64 = 0
        while seat < self.num_seats:
            self.rewards[i * self.num_seats + seat] = results[seat]
            seat += 1

    def _clear_result(self, i: i64) -> None:
        if self.terminated[i]:
            self.terminated[i] = u8(0)
            seat: i64 = 0
            while seat < self.num_seats:
                self.rewards[i * self.num_seats + seat] = 0.0
                seat += 1
