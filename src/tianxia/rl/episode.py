"""Episodes: games played one after another, with action masks and observations; chance is resolved internally.

Seats that decide simultaneously choose one after the other. Their choices are held back until the last of them has
chosen, so that no seat observes what another chooses; then all are applied, in seat order.
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
from tianxia.rl.seeds import FIRST_CHANCE_STREAM

ActionMask = NDArray[np.int8]
"""1 for each legal action, 0 for every other."""


class NotReset(TianxiaError, RuntimeError):
    """No episode is in progress: `reset` was never called, or the last episode is over."""


class UnknownOption(BadOptions, TypeError):
    """A keyword that is not an option of the game. Also a TypeError, as for any unexpected keyword argument."""


class Episode:
    """A game with its options and the state of the current episode; `start` begins another."""

    def __init__(self, game: str, options: JsonObject) -> None:
        """Read the options and start an episode from seed 0. Raises UnknownGame, UnknownOption or BadOptions."""
        self.game: Game[Any, Any] = registry.game(game)
        known = self.game.options.__struct_fields__
        unknown = [name for name in options if name not in known]
        if unknown:
            raise UnknownOption("rl-option-unknown", option=unknown[0], game=self.game.name, known=", ".join(known))
        self.options = self.game.read_options(options)
        self.state: State
        self.start(0)
        self.seats: Final = list(self.game.seat_names(self.state))
        self.num_actions: Final = self.game.num_actions
        self.obs_size: Final = self.observe(0).shape[0]
        """The length of an observation."""

    pending_seats: int
    """The seats that have to choose and have not chosen yet, as bits; 0 when the game is over."""
    overtaken_seats: int
    """The seats, as bits, whose latest choice did nothing because another seat's choice made it illegal.

    They are asked again.
    """

    def start(self, seed: int, journal: Journal | None = None) -> None:
        """Start a new episode from a seed. A journal, if given, records the messages that the seats see."""
        self.state = self.game.new(self.options, seed, journal)
        self._seed = seed
        self._num_outcomes = 0
        self._committed_actions: dict[int, int] = {}
        self.overtaken_seats = 0
        self._resolve_chance()
        self.pending_seats = self.state.actor_bits()

    def __getstate__(self) -> dict[str, Any]:
        """Return all attributes, and the journal, which a copied state lacks and bots read."""
        journal = self.state.journal
        return {**self.__dict__, "journal_entries": None if journal is None else journal.entries[:]}

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        """Restore all attributes, and the journal of the state."""
        attributes = dict(attributes)
        entries = attributes.pop("journal_entries")
        self.__dict__.update(attributes)
        if entries is not None:
            self.state.journal = Journal()
            self.state.journal.entries.extend(entries)

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows, as numbers."""
        return self.game.observe(self.state, seat)

    def action_mask(self, seat: int, size: int) -> ActionMask:
        """Return the mask, of the given size, of a seat's legal actions; all 0 unless the seat has to choose now."""
        mask = np.zeros(size, np.int8)
        if self.pending_seats >> seat & 1:
            mask[np.frombuffer(memoryview(self.state.legal(seat)), np.int64)] = 1
        return mask

    @staticmethod
    def mask_from_actions(legal: list[int], size: int) -> ActionMask:
        """Return a mask of the given size with 1 for each of the given actions."""
        mask = np.zeros(size, np.int8)
        mask[legal] = 1
        return mask

    def is_pending(self, seat: int) -> bool:
        """Return whether a seat has to choose now."""
        return (self.pending_seats >> seat & 1) != 0

    def is_legal(self, seat: int, action: SupportsIndex) -> bool:
        """Return whether an action is legal for a seat now. Raises TypeError if it is not an integer."""
        return index(action) in self.state.legal_actions(seat)

    def apply(self, seat: int, action: SupportsIndex) -> None:
        """Take a seat's action. Raises IllegalAction or TypeError, and then nothing has changed.

        The action is applied at once, and chance is resolved after it. Where other seats decide at the same time, it is
        held back until all of them have chosen.
        """
        state, remaining_seats = self.state, self.pending_seats & ~(1 << seat)
        if remaining_seats or self._committed_actions:
            if not self.pending_seats >> seat & 1:
                raise IllegalAction("engine-seat-not-asked", seat=seat)
            number = index(action)
            state.check_legal(seat, number)
            self._committed_actions[seat] = number
            self.pending_seats = remaining_seats
            if remaining_seats:
                return
            self._apply_choices()
        else:
            state.apply(seat, action)
            self.overtaken_seats = 0
        self.pending_seats = state.actor_bits()
        if self.pending_seats == NATURE:
            self._resolve_chance()
            self.pending_seats = state.actor_bits()

    def _apply_choices(self) -> None:
        """Apply all simultaneous choices in seat order, skipping those that an earlier one made illegal."""
        self.overtaken_seats = 0
        for seat, action in sorted(self._committed_actions.items()):
            if self.state.is_legal(seat, action):
                self.state.play(seat, action)
            else:
                self.overtaken_seats |= 1 << seat
        self._committed_actions = {}

    def _resolve_chance(self) -> None:
        while self.state.actor_bits() == NATURE:
            rng = Rng(self._seed, FIRST_CHANCE_STREAM - self._num_outcomes)
            self.state.play(NATURE, draw_outcome(self.state, rng))
            self._num_outcomes += 1
