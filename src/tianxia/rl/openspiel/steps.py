"""The steps of a game as OpenSpiel counts them, in compiled code: who decides, legal actions, and the history."""

from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.errors import IllegalAction
from tianxia.engine.state import NATURE, State, is_in_sorted

# OpenSpiel's PlayerId where no single seat decides.
CHANCE: Final[i64] = -1
SIMULTANEOUS: Final[i64] = -2
TERMINAL: Final[i64] = -4

Choices = list[tuple[int, int]]
"""The choices at a node: seats, or CHANCE, with their actions."""

# A choice is encoded as one number. The lowest seven bits are the player, the next bit says whether more choices of the
# same node follow, and the bits above are the action.
_PLAYER_OFFSET: Final[i64] = 4
_PLAYER_MASK: Final[i64] = 127
_MORE_FOLLOW: Final[i64] = 128
_ACTION_SHIFT: Final[i64] = 8
_MAX_ACTION: Final = 2**48


class Steps:
    """A game in progress, stepped in OpenSpiel's order, with its history.

    `encoded` has all choices since the beginning, in the order of OpenSpiel's history. `unlogged` has those that were
    applied since the seat logs were updated last.
    """

    def __init__(self, state: State, num_seats: i64, turn_based: bool, first_outcome: i64) -> None:
        """Start from a state, with an empty history."""
        self.state = state
        self.num_seats: i64 = num_seats
        self.turn_based: bool = turn_based
        """Whether seats that decide simultaneously choose one after the other."""
        self.first_outcome: i64 = first_outcome
        """The number of the first outcome of chance; OpenSpiel counts outcomes from 0."""
        self.committed_choices: Choices = []
        """The choices of seats that decide simultaneously with others who have not chosen yet."""
        self.num_moves: i64 = 0
        """The number of nodes before this one."""
        self.encoded = vec[i64]()
        self.unlogged = vec[i64]()
        self.current_player: i64 = TERMINAL
        """The seat that decides now, or CHANCE, SIMULTANEOUS or TERMINAL."""
        self.is_simultaneous: bool = False
        """Whether several seats decide at the same time now."""
        self.cached_seats: i64 = 0
        """The players whose legal actions are cached in `legal_lists`, as bits; CHANCE has the lowest bit."""
        self.legal_lists = vec[vec[i64]](capacity=num_seats + 1)
        seat: i64 = CHANCE
        while seat < num_seats:
            self.legal_lists = append(self.legal_lists, vec[i64]())
            seat += 1
        self._find_player()

    def restore(self, committed_choices: Choices, encoded_history: list[int], num_moves: i64) -> None:
        """Set the committed choices and the history, which another object has recorded."""
        self.committed_choices = committed_choices
        self.num_moves = num_moves
        for code in encoded_history:
            self.encoded = append(self.encoded, i64(code))
        self._find_player()

    def copy(self) -> "Steps":
        """Return an independent copy."""
        steps = Steps(self.state.clone(), self.num_seats, self.turn_based, self.first_outcome)
        steps.num_moves = self.num_moves
        steps.encoded = self.encoded[:]
        steps.unlogged = self.unlogged[:]
        if self.committed_choices:
            steps.committed_choices = self.committed_choices[:]
            steps._find_player()
        return steps

    def legal_actions(self, seat: i64) -> list[int]:
        """Return the legal actions of a seat, or the outcomes of CHANCE, numbered from 0, as a new list."""
        first = self.first_outcome if seat == CHANCE else 0
        return [action - first for action in self._list_legal(seat)]

    def legal_if_current(self, player: SupportsIndex | None) -> list[int] | None:
        """Return the legal actions of a player, by default of the current one; None if the player does not decide."""
        current = self.current_player
        seat = current if player is None else i64(index(player))
        if (seat == current and current >= CHANCE) or (current == SIMULTANEOUS and seat >= 0):
            return self.legal_actions(seat)
        return None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance, numbered from 0, with probabilities. Raises IllegalAction elsewhere."""
        if self.current_player != CHANCE:
            raise IllegalAction("engine-seat-not-asked", seat=int(CHANCE))
        outcomes = self._list_legal(CHANCE)
        weights = self.state.weights()
        total: i64 = 0
        for weight in weights:
            total += weight
        total_weight = float(total)
        distribution: list[tuple[int, float]] = []
        i: i64 = 0
        while i < i64(len(outcomes)):
            distribution.append((outcomes[i] - self.first_outcome, float(weights[i]) / total_weight))
            i += 1
        return distribution

    def apply_action(self, action: SupportsIndex) -> None:
        """Take the action of the current player. Raises IllegalAction."""
        seat = self.current_player
        number = self._check_action(seat, action)
        state = self.state
        if seat == CHANCE:
            self.unlogged = append(self.unlogged, _encode(seat, number + self.first_outcome))
            state.play(NATURE, number + self.first_outcome)
        elif self.is_simultaneous:
            self.committed_choices.append((seat, number))
            if len(self.committed_choices) == len(state.actors()):
                self._apply_choices(self.committed_choices)
                self.committed_choices = []
        else:
            self.unlogged = append(self.unlogged, _encode(seat, number))
            state.play(seat, number)
        self.encoded = append(self.encoded, _encode(seat, number))
        self.num_moves += 1
        self._find_player()

    def apply_actions(self, actions: Sequence[SupportsIndex]) -> None:
        """Take the actions of all seats that decide now, indexed by seat. Raises IllegalAction."""
        choices: Choices = [(seat, self._check_action(seat, actions[seat])) for seat in self.state.actors()]
        numbers = [index(action) for action in actions]
        self._apply_choices(choices)
        self.encoded = append(self.encoded, _encode(SIMULTANEOUS, i64(len(numbers))))
        for seat, action in enumerate(numbers):
            self.encoded = append(self.encoded, _encode(seat, action))
        self.num_moves += 1
        self._find_player()

    def unlogged_choices(self) -> list[Choices]:
        """Return the choices that were applied since the seat logs were updated last, node by node."""
        nodes: list[Choices] = []
        node: Choices = []
        for code in self.unlogged:
            node.append((_decode_player(code), code >> _ACTION_SHIFT))
            if not code & _MORE_FOLLOW:
                nodes.append(node)
                node = []
        return nodes

    def clear_unlogged(self) -> None:
        """Discard the unlogged choices, once the seat logs are up to date."""
        self.unlogged = vec[i64]()

    def history(self) -> list[int]:
        """Return all actions since the beginning, as OpenSpiel lists them."""
        return [code >> _ACTION_SHIFT for code in self.encoded if _decode_player(code) != SIMULTANEOUS]

    def history_from(self, move: i64) -> list[tuple[int, list[int]]]:
        """Return the player and the actions of each node from a move number on; SIMULTANEOUS has several actions."""
        nodes: list[tuple[int, list[int]]] = []
        i: i64 = 0
        while i < i64(len(self.encoded)):
            player = _decode_player(self.encoded[i])
            number: i64 = 1
            if player == SIMULTANEOUS:
                number = self.encoded[i] >> _ACTION_SHIFT
                i += 1
            if move > 0:
                move -= 1
            else:
                nodes.append((player, [self.encoded[i + k] >> _ACTION_SHIFT for k in range(number)]))
            i += number
        return nodes

    def encoded_history(self) -> list[int]:
        """Return the encoded history as a list, for pickle."""
        return [int(code) for code in self.encoded]

    def _check_action(self, seat: i64, action: SupportsIndex) -> i64:
        """Return an action as a number. Raises IllegalAction if it is not legal for the seat now."""
        given = action if isinstance(action, int) else index(action)
        number: i64 = given if 0 <= given <= _MAX_ACTION else -1
        engine_number = number + self.first_outcome if seat == CHANCE and number >= 0 else number
        if not is_in_sorted(engine_number, self._list_legal(seat)):
            raise IllegalAction("engine-action-not-legal", action=str(given), seat=int(seat))
        return number

    def _list_legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat in the engine's numbers; none if the seat does not decide."""
        if seat < CHANCE or seat >= self.num_seats:
            return vec[i64]()
        bit = seat + 1
        if not self.cached_seats >> bit & 1:
            self.legal_lists[bit] = self.state.list_legal(seat) if self.state.owes_decision(seat) else vec[i64]()
            self.cached_seats |= 1 << bit
        return self.legal_lists[bit]

    def _apply_choices(self, choices: Choices) -> None:
        """Apply simultaneous choices."""
        apply_simultaneous(self.state, choices)
        remaining = len(choices)
        for seat, action in choices:
            remaining -= 1
            self.unlogged = append(self.unlogged, _encode(seat, action) | (_MORE_FOLLOW if remaining else 0))

    def _find_player(self) -> None:
        """Update the current player, and discard cached legal actions."""
        self.cached_seats = 0
        bits = self.state.actor_bits()
        self.is_simultaneous = bits > 0 and (bits & (bits - 1)) != 0
        if bits == NATURE:
            self.current_player = CHANCE
        elif bits == 0:
            self.current_player = TERMINAL
        elif not self.is_simultaneous:
            self.current_player = _first_seat(bits)
        elif not self.turn_based:
            self.current_player = SIMULTANEOUS
        else:
            for _ in self.committed_choices:
                bits &= bits - 1
            self.current_player = _first_seat(bits)


def apply_simultaneous(state: State, choices: Choices) -> Choices:
    """Apply simultaneous choices in seat order; return those that an earlier one made illegal, which do nothing."""
    overtaken: Choices = []
    is_first = True
    for seat, action in choices:
        if is_first or state.is_legal(seat, action):
            state.play(seat, action)
        else:
            overtaken.append((seat, action))
        is_first = False
    return overtaken


def _encode(player: i64, action: i64) -> i64:
    return action << _ACTION_SHIFT | (player + _PLAYER_OFFSET)


def _decode_player(code: i64) -> i64:
    return (code & _PLAYER_MASK) - _PLAYER_OFFSET


def _first_seat(bits: i64) -> i64:
    """Return the lowest seat of a set of seats, given as bits; there must be one."""
    seat: i64 = 0
    while not bits >> seat & 1:
        seat += 1
    return seat
