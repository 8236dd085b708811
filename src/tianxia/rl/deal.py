"""A game under way, as environments see it: seats, masks, observations; chance is decided here.

Seats that decide at the same time choose one after the other. What they choose is kept until the last of them has
chosen, so that none is shown anything of what another does; then all is done, in the order of the seats.
"""

from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from tianxia.engine import registry
from tianxia.engine.errors import BadOptions, IllegalAction, TianxiaError
from tianxia.engine.game import Game, JsonObject, Observation
from tianxia.engine.journal import Journal
from tianxia.engine.playout import draw_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State
from tianxia.rl.seeds import CHANCE

Mask = NDArray[np.int8]


class NotReset(TianxiaError, RuntimeError):
    """No game is under way: none was dealt yet, or the last one is over."""


class UnknownOption(BadOptions, TypeError):
    """A keyword that is no option of the game: what Python itself would say of a keyword it does not know."""


class Deal:
    """A game with its options, dealt again and again."""

    def __init__(self, game: str, options: JsonObject) -> None:
        self.game: Game[Any, Any] = registry.game(game)
        known = self.game.options.__struct_fields__
        unknown = [name for name in options if name not in known]
        if unknown:
            raise UnknownOption("rl-option-unknown", option=unknown[0], game=self.game.name, known=", ".join(known))
        self.options = self.game.read_options(options)
        self.state: State
        self.begin(0)
        self.seats: Final = list(self.game.seat_names(self.state))
        self.num_actions: Final = self.game.num_actions
        self.size: Final = self.observe(0).shape[0]
        """How many numbers an observation has."""

    owing: int
    """The seats that are asked and have not chosen yet, as bits; 0 when the game is over."""
    overtaken: int
    """The seats whose latest choice did nothing, since another's took it away, as bits. They are asked again."""

    def begin(self, seed: int, journal: Journal | None = None) -> None:
        """Deals a new game."""
        self.state = self.game.new(self.options, seed, journal)
        self._seed = seed
        self._outcomes = 0
        self._choices: dict[int, int] = {}
        self.overtaken = 0
        self._decide_chance()
        self.owing = self.state.actor_bits()

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
        """1 for what a seat may do now, 0 for all else: nothing while it is not asked, or has chosen."""
        mask = np.zeros(size, np.int8)
        if self.owing >> seat & 1:
            mask[np.frombuffer(memoryview(self.state.legal(seat)), np.int64)] = 1
        return mask

    @staticmethod
    def mask_of(legal: list[int], size: int) -> Mask:
        """1 for each of some actions, 0 for all else."""
        mask = np.zeros(size, np.int8)
        mask[legal] = 1
        return mask

    def asks(self, seat: int) -> bool:
        """Whether a seat has to choose now."""
        return (self.owing >> seat & 1) != 0

    def may(self, seat: int, action: SupportsIndex) -> bool:
        """Whether a seat may do something now. Refuses what is no number with TypeError."""
        return index(action) in self.state.legal_actions(seat)

    def act(self, seat: int, action: SupportsIndex) -> None:
        """Takes an action of a seat. Refuses with IllegalAction or TypeError, and then nothing has changed.

        It is done at once, with whatever chance decides then; where others choose at the same time, when all have.
        """
        state, rest = self.state, self.owing & ~(1 << seat)
        if rest or self._choices:
            if not self.owing >> seat & 1:
                raise IllegalAction("engine-seat-not-asked", seat=seat)
            number = index(action)
            state.check_legal(seat, number)
            self._choices[seat] = number
            self.owing = rest
            if rest:
                return
            self._act_together()
        else:
            state.apply(seat, action)
            self.overtaken = 0
        self.owing = state.actor_bits()
        if self.owing == NATURE:
            self._decide_chance()
            self.owing = state.actor_bits()

    def _act_together(self) -> None:
        """Does what all have chosen, in the order of the seats; a choice that another took away does nothing."""
        self.overtaken = 0
        for seat, action in sorted(self._choices.items()):
            if self.state.is_legal(seat, action):
                self.state.play(seat, action)
            else:
                self.overtaken |= 1 << seat
        self._choices = {}

    def _decide_chance(self) -> None:
        while self.state.actor_bits() == NATURE:
            rng = Rng(self._seed, CHANCE - self._outcomes)
            self.state.play(NATURE, draw_outcome(self.state, rng))
            self._outcomes += 1
