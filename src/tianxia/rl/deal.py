"""A game under way, as environments see it: seats, masks, observations; chance is decided here."""

from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from tianxia.engine import registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, Observation, Table
from tianxia.engine.journal import Journal
from tianxia.engine.playout import random_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State
from tianxia.rl.seeds import CHANCE

Mask = NDArray[np.int8]


class NotReset(TianxiaError, RuntimeError):
    """No game is under way: none was dealt yet, or the last one is over."""


class Deal:
    """A game with its options, dealt again and again."""

    def __init__(self, game: str, options: Table) -> None:
        self.game: Game[Any, Any] = registry.game(game)
        self.options = self.game.read_options(options)
        self.state: State
        self.begin(0)
        self.seats: Final = list(self.game.seat_names(self.state))
        self.num_actions: Final = self.game.num_actions
        self.size: Final = self.observe(0).shape[0]
        """How many numbers an observation has."""

    def begin(self, seed: int, journal: Journal | None = None) -> None:
        """Deals a new game."""
        self.state = self.game.new(self.options, seed, journal)
        self._seed = seed
        self._outcomes = 0
        self._decide_chance()

    def __getstate__(self) -> dict[str, Any]:
        """A state leaves its journal behind where it is copied. Bots read it: a deal keeps it."""
        journal = self.state.journal
        return {**self.__dict__, "told": None if journal is None else journal.entries[:]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        kept = dict(kept)
        told = kept.pop("told")
        self.__dict__.update(kept)
        if told is not None:
            self.state.journal = Journal()
            self.state.journal.entries.extend(told)

    def observe(self, seat: int) -> Observation:
        """What a seat knows."""
        return self.game.observe(self.state, seat)

    def mask(self, seat: int, size: int) -> Mask:
        """1 for what a seat may do now, 0 for all else: nothing while it is not asked."""
        mask = np.zeros(size, np.int8)
        legal = self.state.legal(seat)
        if len(legal):
            mask[np.frombuffer(memoryview(legal), np.int64)] = 1
        return mask

    def may(self, seat: int, action: SupportsIndex) -> bool:
        """Whether a seat may do something now. Refuses what is no number with TypeError."""
        return index(action) in list(self.state.legal(seat))

    def act(self, seat: int, action: SupportsIndex) -> None:
        """Does an action of a seat, and whatever chance decides then. Refuses with IllegalAction or TypeError."""
        self.state.apply(seat, index(action))
        if self.state.acting() == NATURE:
            self._decide_chance()

    def _decide_chance(self) -> None:
        while self.state.acting() == NATURE:
            rng = Rng(self._seed, CHANCE - self._outcomes)
            self.state.play(NATURE, random_outcome(self.state, rng))
            self._outcomes += 1
