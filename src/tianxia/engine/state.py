"""The base class of every game's state."""

from hashlib import sha256
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from tianxia.engine.deprecated import warn_renamed
from tianxia.engine.errors import BadNumber, IllegalAction, SeveralActors
from tianxia.engine.journal import EVERYONE, Journal, JournalArgument
from tianxia.engine.rng import RandomSource

if TYPE_CHECKING:
    from tianxia.engine.game import Game

NATURE: Final[i64] = -1
"""The seat of chance, in games with `chance = "open"`."""

# What `current_player` returns where no single seat decides; the numbers are OpenSpiel's.
CHANCE_PLAYER: Final = -1
SIMULTANEOUS_PLAYERS: Final = -2
TERMINAL_PLAYER: Final = -4

_NO_SEAT: Final[i64] = -2
"""The value of `State._legal_seat` while no legal actions are cached."""
_MAX_NUMBER: Final = 2**62 - 1
"""Larger seats and actions are never legal. Comparing with 2**62 would allocate an object: mypyc's int has 63 bits."""
_MAX_SEAT: Final[i64] = 61
"""The highest seat that `actor_bits` has a bit for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The complete state of a game in progress, hidden parts included.

    A state consists of the values of its fields and `seed`; the journal only reports what happened. The values are
    stored in `cells`, whose indices the game names, or in attributes of a class that is written from a layout.
    A subclass implements actor_bits, list_legal, perform, clone, sample and returns. It also implements weights if it
    has chance nodes, add_planes if it is to be used in vectorised environments, and game_name if its states are to be
    printed. A subclass with further attributes overrides values and set_values, or implements its own pickling.
    There are four ways to apply an action. `apply` and `apply_unchecked` call `play`, which calls `perform`:

    ================= ================ ============================ ======================================
    method            implemented by   called by                    checks
    ================= ================ ============================ ======================================
    `perform`         each game        `play` only                  nothing
    `play`            this class       compiled loops (i64)         nothing
    `apply_unchecked` this class       other trusted callers        that seat and action are integers
    `apply`           this class       everybody else               that the action is legal, too
    ================= ================ ============================ ======================================

    Only `perform` changes values. `play` forgets the list of legal actions that `legal`, `is_legal` and `apply` cache.
    """

    def __init__(self, cells: vec[i64], seed: int) -> None:
        """Take the cells (not copied) and the seed. No journal is kept."""
        self.cells = cells
        self.seed = seed
        self.journal: Journal | None = None
        self._legal_seat: i64 = _NO_SEAT
        """The seat whose legal actions are cached in `_legal_list`."""
        self._legal_list = vec[i64]()

    def actor_bits(self) -> i64:
        """Return the seats that owe a decision now, as bits: 0 when the game is over, NATURE for chance."""
        raise NotImplementedError

    def list_legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat that owes a decision, or of chance: sorted, never empty.

        For compiled loops, which know who owes a decision; other callers use `legal`.
        """
        raise NotImplementedError

    def perform(self, seat: i64, action: i64) -> None:
        """Apply a legal action. Called by `play` only."""
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """Return the relative frequency of each of `legal(NATURE)`, in the same order."""
        raise NotImplementedError

    def may_overtake(self, action: i64) -> bool:
        """Return whether this action could make another seat's committed action illegal; when in doubt, True.

        Where it is False, vectorised environments need not list the legal actions of the other seats again.
        """
        return True

    def clone(self) -> "State":
        """Return an independent copy, without a journal."""
        raise NotImplementedError

    def sample(self, seat: i64, rng: RandomSource) -> "State":
        """Return a determinization: a clone in which everything the seat cannot know is dealt again at random.

        `rng` is an Rng or a numpy generator, from which an Rng is seeded.
        """
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return the result of each seat, −1 … +1, once the game is over."""
        raise NotImplementedError

    def add_planes(self, out: vec[u8], seat: i64) -> vec[u8]:
        """Append what a seat knows to `out`, as numbers from 0 to 255, and return it; see `planes`."""
        raise NotImplementedError

    def planes(self, seat: i64) -> vec[u8]:
        """Return what a seat knows, as numbers from 0 to 255; divided by `Game.scale` they are its observation."""
        return self.add_planes(vec[u8](), seat)

    def legal(self, seat: i64) -> vec[i64]:
        """Return a new list of a seat's legal actions, sorted; empty if the seat has no decision."""
        if seat != self._legal_seat:
            if not self.owes_decision(seat):
                return vec[i64]()
            self._legal_list = self.list_legal(seat)
            self._legal_seat = seat
        return self._legal_list[:]

    def play(self, seat: i64, action: i64) -> None:
        """Apply an action known to be legal. For an illegal one the result is undefined; `apply` checks first."""
        self._legal_seat = _NO_SEAT
        self.perform(seat, action)

    def owes_decision(self, seat: i64) -> bool:
        """Return whether a seat, or chance, owes a decision now."""
        bits = self.actor_bits()
        if bits == NATURE or seat < 0 or seat > _MAX_SEAT:
            return bits == NATURE and seat == NATURE
        return (bits >> seat & 1) != 0

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.actor_bits() == 0

    def over(self) -> bool:
        """Return `is_over()`: its old name, with a DeprecationWarning."""
        warn_renamed("State.over", "is_over")
        return self.is_over()

    def actors(self) -> list[int]:
        """Return the seats that owe a decision now; several if they decide at the same time."""
        bits = self.actor_bits()
        if bits == NATURE:
            return [NATURE]
        if bits == 1:
            return [0]
        if bits == 2:
            return [1]
        if bits == 3:
            return [0, 1]
        seats: list[int] = []
        seat: i64 = 0
        while bits >> seat:
            if bits >> seat & 1:
                seats.append(seat)
            seat += 1
        return seats

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Apply an action, or raise IllegalAction and leave the state unchanged.

        Seat and action may be any integers, numpy's included. Raises BadNumber, a TypeError, for anything else.
        """
        seat_number = seat if isinstance(seat, int) and not isinstance(seat, bool) else _as_integer("seat", seat)
        action_number = (
            action if isinstance(action, int) and not isinstance(action, bool) else _as_integer("action", action)
        )
        self.check_legal(seat_number, action_number)
        self.play(seat_number, action_number)

    def apply_unchecked(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Apply an action known to be legal. For an illegal one the result is undefined; `apply` checks first."""
        self.play(_as_integer("seat", seat), _as_integer("action", action))

    def check_legal(self, seat: int, action: int) -> None:
        """Raise IllegalAction if an action is not legal now. Changes nothing."""
        checked_seat: i64 = seat if NATURE <= seat <= _MAX_NUMBER else _NO_SEAT
        checked_action: i64 = action if 0 <= action <= _MAX_NUMBER else -1
        if checked_seat != self._legal_seat or checked_seat == _NO_SEAT:
            if self.actor_bits() == 0:
                raise IllegalAction("engine-game-over")
            if not self.owes_decision(checked_seat):
                raise IllegalAction("engine-seat-not-asked", seat=seat)
            self._legal_list = self.list_legal(checked_seat)
            self._legal_seat = checked_seat
        if not is_in_sorted(checked_action, self._legal_list):
            raise IllegalAction("engine-action-not-legal", action=str(action), seat=seat)

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Return whether an action of a seat is legal now."""
        if seat != self._legal_seat:
            if not self.owes_decision(seat):
                return False
            self._legal_list = self.list_legal(seat)
            self._legal_seat = seat
        return is_in_sorted(action, self._legal_list)

    def current_player(self) -> int:
        """Return the seat that decides; -1: chance, -2: several seats at the same time, -4: the game is over."""
        bits = self.actor_bits()
        if bits == NATURE:
            return CHANCE_PLAYER
        if bits == 0:
            return TERMINAL_PLAYER
        if bits & (bits - 1):
            return SIMULTANEOUS_PLAYERS
        return self.actors()[0]

    def is_terminal(self) -> bool:
        """Return `is_over()`: OpenSpiel's name for it."""
        return self.actor_bits() == 0

    def is_chance_node(self) -> bool:
        """Return whether chance decides next."""
        return self.actor_bits() == NATURE

    def is_simultaneous_node(self) -> bool:
        """Return whether several seats decide at the same time."""
        return self.current_player() == SIMULTANEOUS_PLAYERS

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]:
        """Return a seat's legal actions, sorted; empty if it has no decision.

        Without a seat: those of the current player. Raises SeveralActors where several seats decide.
        """
        if seat is None:
            player = self.current_player()
            if player == TERMINAL_PLAYER:
                return []
            if player == SIMULTANEOUS_PLAYERS:
                raise SeveralActors("engine-no-single-player", seats=", ".join(map(str, self.actors())))
            return [int(action) for action in self.legal(player)]
        return [int(action) for action in self.legal(_as_integer("seat", seat))]

    def game_name(self) -> str:
        """Return the name of the game in the registry."""
        raise NotImplementedError

    def game(self) -> "Game[Any, Any]":
        """Return the game, for texts, views and observations."""
        from tianxia.engine import registry

        return registry.game(self.game_name())

    def action_to_string(self, seat: SupportsIndex, action: SupportsIndex) -> str:
        """Return an action in the notation that players write."""
        return str(self.game().text(self, _as_integer("seat", seat), _as_integer("action", action)))

    def __str__(self) -> str:
        """Return the position as text, with the hands of all seats. It must never be shown to a player."""
        try:
            name = self.game_name()
        except NotImplementedError:
            return repr(self)
        from tianxia.engine import registry

        return str(registry.game(name).describe_as_text(self))

    def __repr__(self) -> str:
        """Return the name of the class, and the current player."""
        return f"<{type(self).__name__}, current player {self.current_player()}>"

    def log(self, message_id: str, args: dict[str, JournalArgument], audience: int = EVERYONE) -> None:
        """Add an entry to the journal, if one is kept. To save time, check that before building the arguments."""
        if self.journal is not None:
            self.journal.add(message_id, args, audience)

    def values(self) -> list[int]:
        """Return everything but the seed as integers."""
        return [int(cell) for cell in self.cells]

    def set_values(self, values: list[int]) -> None:
        """Set everything but the seed, from what `values` returned."""
        cells = vec[i64](capacity=len(values))
        for value in values:
            cells = append(cells, i64(value))
        self.cells = cells

    def fingerprint(self) -> str:
        """Return a hash of the whole state: SHA-256 of seed and values. Equal hashes of a game mean equal states."""
        words = [str(value) for value in self.values()]
        return sha256(f"{self.seed} {' '.join(words)}".encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        """Return whether class, seed and all values are equal."""
        if not isinstance(other, State):
            return NotImplemented
        if type(self) is not type(other) or self.seed != other.seed:
            return False
        return self.values() == other.values()

    def __hash__(self) -> int:
        """Raise TypeError, because a state is mutable."""
        raise TypeError("a state is mutable and cannot be hashed: use fingerprint()")

    def __copy__(self) -> "State":
        """Return a clone."""
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        """Return a clone."""
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle class, values and seed."""
        return restore, (type(self), self.values(), self.seed)


def restore(state_class: type[State], values: list[int], seed: int) -> State:
    """Return a state from its parts, for pickle."""
    state = state_class(vec[i64](), seed)
    state.set_values(values)
    return state


def _as_integer(role: str, value: SupportsIndex) -> int:
    """Return any kind of integer as an int. Raises BadNumber for everything else, booleans included."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise BadNumber("engine-not-an-integer", what=role, value=repr(value)[:40], kind=type(value).__name__)
    try:
        return index(value)
    except TypeError:  # every numpy array has __index__, but only an array of one integer supports it
        raise BadNumber("engine-not-an-integer", what=role, value=repr(value)[:40], kind=type(value).__name__) from None


def is_in_sorted(action: i64, legal: vec[i64]) -> bool:
    """Return whether an action is in a sorted list, by binary search."""
    low: i64 = 0
    high = i64(len(legal))
    while low < high:
        middle = (low + high) >> 1
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < i64(len(legal)) and legal[low] == action
