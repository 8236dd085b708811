"""Many games side by side, stepped together in compiled code. Whoever has numpy looks at what is filled in here."""

from collections.abc import Callable
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.playout import draw_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State, is_in_sorted
from tianxia.rl.seeds import CHANCE

ALL_LEGAL: Final[i64] = -1
"""What a step answers, in place of a game."""
DENSE: Final[i64] = 1
SPARSE: Final[i64] = 2
"""How legal actions are written down: as masks, as lists, or both; as bits."""
LINE: Final[i64] = 8
"""How many cells of a state a processor fetches at once."""
USUAL_LEGAL: Final[i64] = 512
"""There is room for so many legal actions a game; where there are more, room is made in every step."""


class Batch:
    """Games of one kind, each at its next decision. What lies in its vecs is good until the next call.

    Seats that decide at the same time are asked one after the other, in their order. What they choose is kept until
    the last of them has chosen, so that none is shown what another does; then all is done, in the order of the seats.
    """

    def __init__(
        self, number: i64, seats: i64, actions: i64, size: i64, forms: i64, deal: Callable[[int], State]
    ) -> None:
        self.number: i64 = number
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.dense: bool = (forms & DENSE) != 0
        self.sparse: bool = (forms & SPARSE) != 0
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
        self.last = vec[i64]([0] * number)
        """The seat that decided last."""
        self.owing = vec[i64]([0] * number)
        """The seats that still have to decide before anything is done, as bits."""
        self.kept = vec[i64]([0] * number)
        """The seats whose choices are kept until the others have chosen, as bits."""
        self.choices = vec[i64]([0] * (number * seats))
        self.taken = vec[i64]([0] * number)
        """The seats whose latest choice did nothing, since another's took it away, as bits."""
        self.overtaken = vec[u8]([0] * number)
        """1 where the seat that is to decide is among them."""
        room = number * min(actions, USUAL_LEGAL)
        self.no_indices = vec[i64](capacity=room)
        self.indices = self.no_indices
        """The legal actions of all games in a row."""
        self.offsets = vec[i64]([0] * (number + 1))
        """Where the list of each game begins there, and where the last one ends."""
        self.no_indices_before = vec[i64](capacity=room)
        self.indices_before = self.no_indices_before
        self.offsets_before = vec[i64]([0] * (number + 1))
        """The same of the step before; the two take turns in the same rooms."""
        self.masks = vec[u8](capacity=number * actions if self.dense else 0)
        """What the seats to decide may do, row by row: 1 for each action in `indices`, 0 elsewhere."""
        self.no_observations = vec[u8](capacity=number * size)
        self.observations = self.no_observations
        """What they know, row by row; written into the same room in every step."""
        self.chosen = vec[i64]([0] * number)
        self.over = vec[u8]([0] * number)
        """1 where the last step ended a game; the next one is dealt already."""
        self.rewards = vec[float]([0.0] * (number * seats))
        nothing = vec[u8]([0] * actions)
        i: i64 = 0
        while i < number:
            if self.dense:
                self.masks = extend(self.masks, nothing)
            i += 1

    def begin(self, rngs: list[Rng]) -> None:
        """Deals all games anew."""
        self.rngs = rngs
        self.states = []
        self._clear()
        i: i64 = 0
        while i < i64(len(self.masks)):
            self.masks[i] = u8(0)
            i += 1
        i = 0
        while i <= self.number:
            self.offsets_before[i] = 0
            i += 1
        i = 0
        while i < self.number:
            state = self._new_game(i)
            self.states.append(state)
            self._end_nothing(i)
            self._ask_first(i, state)
            i += 1

    def step(self, actions: vec[i64]) -> i64:
        """Does an action in each game: ALL_LEGAL, or the first game whose action is not, and nothing was done."""
        i: i64 = 0
        if self.dense:
            masks = self.masks
            while i < self.number:
                action = actions[i]
                if action < 0 or action >= self.actions or not masks[i * self.actions + action]:
                    return i
                i += 1
        else:
            while i < self.number:
                if not self._listed(i, actions[i]):
                    return i
                i += 1
        self._clear()
        i = 0
        state = self.states[0]
        while i < self.number:
            following = self.states[i + 1] if i + 1 < self.number else state
            self._fetch(following.cells)
            self._play(i, state, actions[i])
            state = following
            i += 1
        return ALL_LEGAL

    def choose(self) -> vec[i64]:
        """A random legal action for each game."""
        i: i64 = 0
        while i < self.number:
            first = self.offsets[i]
            self.chosen[i] = self.indices[first + self.rngs[i].below(self.offsets[i + 1] - first)]
            i += 1
        return self.chosen

    def _listed(self, i: i64, action: i64) -> bool:
        """Whether an action is among the legal ones of a game."""
        at = self.offsets[i]
        while at < self.offsets[i + 1]:
            if self.indices[at] == action:
                return True
            at += 1
        return False

    def _fetch(self, cells: vec[i64]) -> None:
        """Reads through the state that comes next: of many states most lie far from the processor."""
        bits: i64 = 0
        at: i64 = 0
        while at < i64(len(cells)):
            bits |= cells[at]
            at += LINE
        self.fetched = bits

    def _clear(self) -> None:
        unused = self.no_indices_before
        self.no_indices_before = self.no_indices
        self.no_indices = unused
        self.indices_before = self.indices
        self.indices = unused
        offsets = self.offsets_before
        self.offsets_before = self.offsets
        self.offsets = offsets
        self.observations = self.no_observations

    def _play(self, i: i64, state: State, action: i64) -> None:
        """Takes an action in a game and asks for the next, in this game or in the one after it."""
        seat = self.asked[i]
        self.last[i] = seat
        self._end_nothing(i)
        owing = self.owing[i] & ~(1 << seat)
        if owing or self.kept[i]:
            self.choices[i * self.seats + seat] = action
            self.kept[i] |= 1 << seat
            if owing:
                self.owing[i] = owing
                self._ask(i, state, owing)
                return
            self._play_together(i, state)
        else:
            state.play(seat, action)
        self._decide_chance(i, state)
        if state.actor_bits() == 0:
            self._end(i, state)
            state = self._new_game(i)
            self.states[i] = state
        self._ask_first(i, state)

    def _play_together(self, i: i64, state: State) -> None:
        """Does what all seats have chosen at the same time; a choice that another took away does nothing."""
        taken: i64 = 0
        kept = self.kept[i]
        first = True
        seat: i64 = 0
        while seat < self.seats:
            if kept >> seat & 1:
                action = self.choices[i * self.seats + seat]
                if first or (state.owes_decision(seat) and is_in_sorted(action, state.list_legal(seat))):
                    state.play(seat, action)
                    first = False
                else:
                    taken |= 1 << seat
            seat += 1
        self.kept[i] = 0
        self.taken[i] = taken

    def _ask_first(self, i: i64, state: State) -> None:
        """Asks the first of the seats that owe a decision."""
        acting = state.actor_bits()
        self.owing[i] = acting
        self._ask(i, state, acting)

    def _ask(self, i: i64, state: State, owing: i64) -> None:
        """Asks the first of some seats: what it may do, and what it knows."""
        seat: i64 = 0
        while not owing >> seat & 1:
            seat += 1
        self.asked[i] = seat
        self.overtaken[i] = u8(self.taken[i] >> seat & 1)
        if self.taken[i]:
            self.taken[i] &= ~(1 << seat)
        legal = state.list_legal(seat)
        if self.dense:
            masks = self.masks
            row = i * self.actions
            at = self.offsets_before[i]
            end = self.offsets_before[i + 1]
            while at < end:
                masks[row + self.indices_before[at]] = u8(0)
                at += 1
            for action in legal:
                masks[row + action] = u8(1)
        self.indices = extend(self.indices, legal)
        self.offsets[i + 1] = i64(len(self.indices))
        self.observations = state.add_planes(self.observations, seat)

    def _new_game(self, i: i64) -> State:
        state = self.deal(i)
        self.outcomes[i] = 0
        self.kept[i] = 0
        self.taken[i] = 0
        self._decide_chance(i, state)
        return state

    def _decide_chance(self, i: i64, state: State) -> None:
        while state.actor_bits() == NATURE:
            state.play(NATURE, draw_outcome(state, Rng(state.seed, CHANCE - self.outcomes[i])))
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
