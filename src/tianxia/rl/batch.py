"""Many games side by side, stepped together in compiled code. Whoever has numpy looks at what is filled in here."""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.playout import random_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State
from tianxia.rl.seeds import CHANCE

ALL_LEGAL: Final[i64] = -1
"""What a step answers, in place of a game."""
LINE: Final[i64] = 8
"""How many cells of a state a processor fetches at once."""


class Batch:
    """Games of one kind, each at its next decision. What lies in its vecs is good until the next call."""

    def __init__(self, number: i64, seats: i64, actions: i64, size: i64, deal: Callable[[int], State]) -> None:
        self.number: i64 = number
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.deal = deal
        """Deals the next game of an environment."""
        self.states: list[State] = []
        self.fetched: i64 = 0
        self.rngs: list[Rng] = []
        """Where random actions come from, one for each environment."""
        self.outcomes = vec[i64]([0] * number)
        """How often chance has decided in each game."""
        self.asked = vec[i64]([0] * number)
        """The seat that is to decide."""
        self.legal = vec[vec[i64]](capacity=number)
        self.nothing = vec[u8]([0] * actions)
        """A mask without any action."""
        self.no_masks = vec[u8](capacity=number * actions)
        self.masks = self.no_masks
        """What the seats to decide may do, row by row; written into the same room in every step."""
        self.no_observations = vec[u8](capacity=number * size)
        self.observations = self.no_observations
        """What they know, likewise."""
        self.chosen = vec[i64]([0] * number)
        self.over = vec[u8]([0] * number)
        """1 where the last step ended a game; the next one is dealt already."""
        self.rewards = vec[float]([0.0] * (number * seats))
        i: i64 = 0
        while i < number:
            self.legal = append(self.legal, vec[i64]())
            i += 1

    def begin(self, rngs: list[Rng]) -> None:
        """Deals all games anew."""
        self.rngs = rngs
        self.states = []
        self._clear()
        i: i64 = 0
        while i < self.number:
            state = self._new_game(i)
            self.states.append(state)
            self._end_nothing(i)
            self._ask(i, state, self.seats - 1)
            i += 1

    def step(self, actions: vec[i64]) -> i64:
        """Does an action in each game: ALL_LEGAL, or the first game whose action is not, and nothing was done."""
        masks = self.masks
        i: i64 = 0
        while i < self.number:
            action = actions[i]
            if action < 0 or action >= self.actions or not masks[i * self.actions + action]:
                return i
            i += 1
        self._clear()
        i = 0
        while i < self.number:
            if i + 1 < self.number:
                self._fetch(self.states[i + 1].cells)
            self._play(i, actions[i])
            i += 1
        return ALL_LEGAL

    def choose(self) -> vec[i64]:
        """A random legal action for each game."""
        i: i64 = 0
        while i < self.number:
            self.chosen[i] = self.rngs[i].choose(self.legal[i])
            i += 1
        return self.chosen

    def _fetch(self, cells: vec[i64]) -> None:
        """Reads through the state that comes next: of many states most lie far from the processor."""
        bits: i64 = 0
        at: i64 = 0
        while at < i64(len(cells)):
            bits |= cells[at]
            at += LINE
        self.fetched = bits

    def _clear(self) -> None:
        self.masks = self.no_masks
        self.observations = self.no_observations

    def _play(self, i: i64, action: i64) -> None:
        """Does an action in a game and asks for the next, in this game or in the one after it."""
        state = self.states[i]
        last = self.asked[i]
        self._end_nothing(i)
        state.play(last, action)
        self._decide_chance(i, state)
        if state.acting() == 0:
            self._end(i, state)
            state = self._new_game(i)
            self.states[i] = state
            last = self.seats - 1
        self._ask(i, state, last)

    def _ask(self, i: i64, state: State, last: i64) -> None:
        """Asks the next seat after the last that owes a decision: what it may do, and what it knows."""
        bits = state.acting()
        seat = last
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if bits >> seat & 1:
                break
        self.asked[i] = seat
        legal = state.legal(seat)
        self.legal[i] = legal
        masks = extend(self.masks, self.nothing)
        row = i * self.actions
        for action in legal:
            masks[row + action] = u8(1)
        self.masks = masks
        self.observations = state.add_planes(self.observations, seat)

    def _new_game(self, i: i64) -> State:
        state = self.deal(i)
        self.outcomes[i] = 0
        self._decide_chance(i, state)
        return state

    def _decide_chance(self, i: i64, state: State) -> None:
        while state.acting() == NATURE:
            state.play(NATURE, random_outcome(state, Rng(state.seed, CHANCE - self.outcomes[i])))
            self.outcomes[i] += 1

    def _end(self, i: i64, state: State) -> None:
        self.over[i] = u8(1)
        results = state.returns()
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[i * self.seats + seat] = results[seat]
            seat += 1

    def _end_nothing(self, i: i64) -> None:
        if self.over[i]:
            self.over[i] = u8(0)
            seat: i64 = 0
            while seat < self.seats:
                self.rewards[i * self.seats + seat] = 0.0
                seat += 1
