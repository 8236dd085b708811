"""The steps of a game as OpenSpiel counts them: who decides, what may be done, what was done. In compiled code."""

from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.errors import IllegalAction
from tianxia.engine.state import NATURE, State, is_in_sorted

# Who decides, where it is no seat; the numbers are OpenSpiel's.
CHANCE: Final[i64] = -1
TOGETHER: Final[i64] = -2
OVER: Final[i64] = -4

Choices = list[tuple[int, int]]
"""What was chosen at a node: seats, or chance, with their actions."""

# A choice as one number: who, whether others chose at the same time and follow, and the action above.
_LOWEST: Final[i64] = 4
_WHO: Final[i64] = 127
_MORE: Final[i64] = 128
_ACTION_BITS: Final[i64] = 8
_LARGEST: Final = 2**48


class Steps:
    """A game step by step.

    `past` has all that was chosen from the beginning, as OpenSpiel's history has it. `since` has what was done since
    seats were told last.
    """

    def __init__(self, state: State, seats: i64, turn_based: bool, first_outcome: i64) -> None:
        self.state = state
        self.seats: i64 = seats
        self.turn_based: bool = turn_based
        """Seats that decide at the same time choose one after the other."""
        self.first_outcome: i64 = first_outcome
        """The number of the first outcome of chance; OpenSpiel counts them from 0."""
        self.chosen: Choices = []
        """Seats that have chosen while others still choose, with their actions."""
        self.moves: i64 = 0
        """How many nodes were passed."""
        self.past = vec[i64]()
        self.since = vec[i64]()
        self.player: i64 = OVER
        """Who decides now: a seat, CHANCE, TOGETHER or OVER."""
        self.several: bool = False
        """Whether seats decide at the same time now."""
        self.listed: i64 = 0
        """Whose legal actions are in `lists`, as bits; chance has the lowest."""
        self.lists = vec[vec[i64]](capacity=seats + 1)
        seat: i64 = CHANCE
        while seat < seats:
            self.lists = append(self.lists, vec[i64]())
            seat += 1
        self._find_player()

    def go_on_from(self, chosen: Choices, past: list[int], moves: i64) -> None:
        """Takes over what another has recorded."""
        self.chosen = chosen
        self.moves = moves
        for choice in past:
            self.past = append(self.past, i64(choice))
        self._find_player()

    def copied(self) -> "Steps":
        """An independent copy."""
        steps = Steps(self.state.clone(), self.seats, self.turn_based, self.first_outcome)
        steps.moves = self.moves
        steps.past = self.past[:]
        steps.since = self.since[:]
        if self.chosen:
            steps.chosen = self.chosen[:]
            steps._find_player()
        return steps

    def legal(self, seat: i64) -> list[int]:
        """What a seat may do now, in a list of its own; what chance may decide is numbered from 0."""
        first = self.first_outcome if seat == CHANCE else 0
        return [action - first for action in self._list(seat)]

    def asked(self, player: SupportsIndex | None) -> list[int] | None:
        """What a player, or whoever decides now, may do; None if it is not asked."""
        decides = self.player
        seat = decides if player is None else i64(index(player))
        if (seat == decides and decides >= CHANCE) or (decides == TOGETHER and seat >= 0):
            return self.legal(seat)
        return None

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide now, with probabilities; numbered from 0."""
        if self.player != CHANCE:
            raise IllegalAction("engine-seat-not-asked", seat=int(CHANCE))
        numbers = self._list(CHANCE)
        weights = self.state.weights()
        total: i64 = 0
        for weight in weights:
            total += weight
        whole = float(total)
        out: list[tuple[int, float]] = []
        i: i64 = 0
        while i < i64(len(numbers)):
            out.append((numbers[i] - self.first_outcome, float(weights[i]) / whole))
            i += 1
        return out

    def act(self, action: SupportsIndex) -> None:
        """Does what who decides now has chosen. Refuses with IllegalAction."""
        seat = self.player
        given = self._checked(seat, action)
        state = self.state
        if seat == CHANCE:
            self.since = append(self.since, _coded(seat, given + self.first_outcome))
            state.play(NATURE, given + self.first_outcome)
        elif self.several:
            self.chosen.append((seat, given))
            if len(self.chosen) == len(state.actors()):
                self._do(self.chosen)
                self.chosen = []
        else:
            self.since = append(self.since, _coded(seat, given))
            state.play(seat, given)
        self.past = append(self.past, _coded(seat, given))
        self.moves += 1
        self._find_player()

    def act_together(self, actions: Sequence[SupportsIndex]) -> None:
        """Does what all who decide now have chosen, given by seat. Refuses with IllegalAction."""
        choices: Choices = [(seat, self._checked(seat, actions[seat])) for seat in self.state.actors()]
        given = [index(action) for action in actions]
        self._do(choices)
        self.past = append(self.past, _coded(TOGETHER, i64(len(given))))
        for seat, action in enumerate(given):
            self.past = append(self.past, _coded(seat, action))
        self.moves += 1
        self._find_player()

    def done(self) -> list[Choices]:
        """What was done since seats were told last, node by node."""
        out: list[Choices] = []
        node: Choices = []
        for code in self.since:
            node.append((_who(code), code >> _ACTION_BITS))
            if not code & _MORE:
                out.append(node)
                node = []
        return out

    def forget(self) -> None:
        """Seats were told of all that was done."""
        self.since = vec[i64]()

    def history(self) -> list[int]:
        """All actions from the beginning, as OpenSpiel lists them."""
        return [code >> _ACTION_BITS for code in self.past if _who(code) != TOGETHER]

    def history_from(self, move: i64) -> list[tuple[int, list[int]]]:
        """Who decided and what, at every node from a number on; all actions where several decided together."""
        out: list[tuple[int, list[int]]] = []
        at: i64 = 0
        while at < i64(len(self.past)):
            who = _who(self.past[at])
            number: i64 = 1
            if who == TOGETHER:
                number = self.past[at] >> _ACTION_BITS
                at += 1
            if move > 0:
                move -= 1
            else:
                out.append((who, [self.past[at + i] >> _ACTION_BITS for i in range(number)]))
            at += number
        return out

    def recorded(self) -> list[int]:
        """The past as numbers, for pickle."""
        return [int(code) for code in self.past]

    def _checked(self, seat: i64, action: SupportsIndex) -> i64:
        """An action as a number. Refuses what a seat may not do now with IllegalAction."""
        given = action if isinstance(action, int) else index(action)
        number: i64 = given if 0 <= given <= _LARGEST else -1
        wanted = number + self.first_outcome if seat == CHANCE and number >= 0 else number
        if not is_in_sorted(wanted, self._list(seat)):
            raise IllegalAction("engine-action-not-legal", action=str(given), seat=int(seat))
        return number

    def _list(self, seat: i64) -> vec[i64]:
        """What a seat may do now; nothing if it is not asked."""
        if seat < CHANCE or seat >= self.seats:
            return vec[i64]()
        at = seat + 1
        if not self.listed >> at & 1:
            self.lists[at] = self.state.list_legal(seat) if self.state.owes_decision(seat) else vec[i64]()
            self.listed |= 1 << at
        return self.lists[at]

    def _do(self, choices: Choices) -> None:
        """Does what seats have chosen at the same time."""
        do_together(self.state, choices)
        left = len(choices)
        for seat, action in choices:
            left -= 1
            self.since = append(self.since, _coded(seat, action) | (_MORE if left else 0))

    def _find_player(self) -> None:
        """Finds who decides next."""
        self.listed = 0
        bits = self.state.actor_bits()
        self.several = bits > 0 and (bits & (bits - 1)) != 0
        if bits == NATURE:
            self.player = CHANCE
        elif bits == 0:
            self.player = OVER
        elif not self.several:
            self.player = _lowest(bits)
        elif not self.turn_based:
            self.player = TOGETHER
        else:
            for _ in self.chosen:
                bits &= bits - 1
            self.player = _lowest(bits)


def do_together(state: State, choices: Choices) -> Choices:
    """Does what seats have chosen at the same time, in the order of the seats; those whose choice had gone by then."""
    overtaken: Choices = []
    first = True
    for seat, action in choices:
        if first or state.is_legal(seat, action):
            state.play(seat, action)
        else:
            overtaken.append((seat, action))
        first = False
    return overtaken


def _coded(who: i64, action: i64) -> i64:
    return action << _ACTION_BITS | (who + _LOWEST)


def _who(code: i64) -> i64:
    return (code & _WHO) - _LOWEST


def _lowest(bits: i64) -> i64:
    """The first of some seats."""
    seat: i64 = 0
    while not bits >> seat & 1:
        seat += 1
    return seat
