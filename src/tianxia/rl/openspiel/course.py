"""The course of a game: its state, what each seat has been told so far, and what is chosen but not done yet."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tianxia.engine import registry
from tianxia.engine.errors import IllegalAction
from tianxia.engine.game import Game, Table
from tianxia.engine.journal import EVERYONE, Entry, Journal
from tianxia.engine.playout import random_game
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State
from tianxia.locales import Message

# Who decides, where it is no seat; the numbers are OpenSpiel's.
CHANCE: Final = -1
TOGETHER: Final = -2
OVER: Final = -4

_CHOICE: Final = ">"
"""The line of a seat's own action, by its number."""
_OVERTAKEN: Final = "overtaken"
"""The line of a seat whose action did nothing, since another's took the choice away."""
_KNOWS: Final = "knows"
"""The line of a seat in an imagined world: what it knows there, instead of how it came to know it."""


class Rules(NamedTuple):
    """A game with its options, as OpenSpiel plays it."""

    game: Game[Any, Any]
    options: Any
    seats: tuple[str, ...]
    turn_based: bool
    """Seats that decide at the same time choose one after the other; none sees what another has chosen."""

    def begin(self) -> "Course":
        """A new game. Chance is open, so the seed decides nothing."""
        return Course(self, self.game.new(self.options, 0, Journal()), [""] * (len(self.seats) + 1), [])


class Course:
    """A game under way."""

    __slots__ = ("_chosen", "_information", "_told", "player", "rules", "state")

    def __init__(self, rules: Rules, state: State, told: list[str], chosen: list[tuple[int, int]]) -> None:
        self.rules = rules
        self.state = state
        if state.journal is None:
            state.journal = Journal()
        self._told = told
        """What each seat was told, a line for each thing; last of all what everybody was. The journal has the rest."""
        self._chosen = chosen
        """Seats that have chosen while others still choose, with their actions."""
        self._information: dict[int, str] = {}
        self.player = self._turn()
        """Who decides now: a seat, CHANCE, TOGETHER or OVER."""

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now."""
        return list(self.state.legal(seat))

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide now, with probabilities; numbered from 0."""
        weights = [int(weight) for weight in self.state.weights()]
        total = sum(weights)
        first = self.rules.game.num_actions
        return [
            (action - first, weight / total) for action, weight in zip(self.state.legal(NATURE), weights, strict=True)
        ]

    def act(self, action: int) -> None:
        """Does what who decides now has chosen. Refuses with IllegalAction."""
        seat = self.player
        if seat == CHANCE:
            self.state.apply(NATURE, action + self.rules.game.num_actions)
            self._go_on()
            return
        self._check(seat, action)
        self._note(seat, _CHOICE, action)
        self._chosen.append((seat, action))
        if len(self._chosen) == len(self.state.actors()):
            self._do()
        self._go_on()

    def act_together(self, actions: Sequence[int]) -> None:
        """Does what all who decide now have chosen, given by seat. Refuses with IllegalAction."""
        actors = self.state.actors()
        for seat in actors:
            self._check(seat, actions[seat])
        for seat in actors:
            self._note(seat, _CHOICE, actions[seat])
            self._chosen.append((seat, actions[seat]))
        self._do()
        self._go_on()

    def text(self, seat: int, action: int) -> str:
        """An action as a player writes it, or an outcome of chance."""
        if seat == CHANCE:
            return self.rules.game.text(self.state, NATURE, action + self.rules.game.num_actions)
        return self.rules.game.text(self.state, seat, action)

    def information(self, seat: int) -> str:
        """All a seat has been told and has chosen, from the beginning, and what it knows now."""
        if seat not in self._information:
            self._tell()
            self._information[seat] = f"{self._told[seat]}{self.observation(seat)}"
        return self._information[seat]

    def observation(self, seat: int) -> str:
        """What a seat knows now."""
        own = "".join([f" {_CHOICE} {action}" for chooser, action in self._chosen if chooser == seat])
        return f"{self.rules.seats[seat]} {_text(self._view(self.state, seat))}{own}"

    def imagined(self, seat: int, rng: Rng) -> "Course":
        """The same for a seat, with everything it cannot know dealt anew.

        What others were told in private is gone; they know what they know now. What they have chosen in secret is any
        of their legal actions.
        """
        self._tell()
        world = self.state.sample(seat, rng)
        public = self._told[-1]
        told = [
            self._told[seat] if other == seat else f"{public}{_KNOWS} {_text(self._view(world, other))}\n"
            for other in range(len(self.rules.seats))
        ]
        chosen = [
            (chooser, action if chooser == seat else int(rng.choose(world.legal(chooser))))
            for chooser, action in self._chosen
        ]
        return Course(self.rules, world, [*told, public], chosen)

    def finished_at_random(self, rng: Rng) -> list[float]:
        """The result for each seat if all play at random from here; nothing changes."""
        state = self.state.clone()
        for seat, action in self._chosen:
            state.play(seat, action)
        random_game(state, rng)
        return state.returns()

    def copied(self) -> "Course":
        """An independent copy."""
        state = self.state.clone()
        assert self.state.journal is not None
        state.journal = Journal()
        state.journal.entries = self.state.journal.entries[:]
        course = Course(self.rules, state, self._told[:], self._chosen[:])
        course._information = self._information.copy()
        return course

    def dump(self) -> str:
        """Everything there is to know, hidden parts included."""
        chosen = "".join(f" {self.rules.seats[seat]}:{action}" for seat, action in self._chosen)
        return f"{_text(self.rules.game.dump(self.state))}{chosen}"

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        return self.copied()

    def __reduce__(self) -> tuple[object, ...]:
        self._tell()
        game, options, _, turn_based = self.rules
        return restored, (game.name, game.write_options(options), turn_based, self.state, self._told, self._chosen)

    def _turn(self) -> int:
        actors = self.state.actors()
        if not actors:
            return OVER
        if len(actors) == 1:
            return actors[0]
        if not self.rules.turn_based:
            return TOGETHER
        return actors[len(self._chosen)]

    def _check(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise IllegalAction("engine-action-not-legal", action=str(action), seat=seat)

    def _do(self) -> None:
        """Does what was chosen, in the order of the seats; whose choice has gone by then does nothing."""
        for seat, action in self._chosen:
            if action in self.legal(seat):
                self.state.play(seat, action)
            else:
                self._note(seat, _OVERTAKEN, action)
        self._chosen = []

    def _note(self, seat: int, what: str, action: int) -> None:
        """Writes in the journal what is for a seat alone."""
        assert self.state.journal is not None
        self.state.journal.entries.append(Entry(Message(what, {"action": action}), 1 << seat))

    def _go_on(self) -> None:
        self._information.clear()
        self.player = self._turn()

    def _tell(self) -> None:
        """Tells every seat what the journal has for it, and everybody what is for all."""
        assert self.state.journal is not None
        entries = self.state.journal.entries
        if not entries:
            return
        lines = [(_line(message), audience) for message, audience in entries]
        for seat in range(len(self.rules.seats)):
            own = [line for line, audience in lines if audience == EVERYONE or audience >> seat & 1]
            self._told[seat] += "".join(own)
        self._told[-1] += "".join([line for line, audience in lines if audience == EVERYONE])
        entries.clear()

    def _view(self, state: State, seat: int) -> Table:
        return self.rules.game.view(state, seat)


def rules_of(game: Game[Any, Any], options: Any, turn_based: bool) -> Rules:
    """A game with its options."""
    return Rules(game, options, game.seat_names(game.new(options, 0)), turn_based)


def restored(
    name: str, options: Table, turn_based: bool, state: State, told: list[str], chosen: list[tuple[int, int]]
) -> Course:
    """A course from its parts, for pickle."""
    game = registry.game(name)
    return Course(rules_of(game, game.read_options(options), turn_based), state, told, chosen)


def written(messages: Iterable[Message]) -> str:
    """What a seat was told, a line for each thing."""
    return "".join(map(_line, messages))


def _line(message: Message) -> str:
    return f"{message.id} {' '.join([f'{key}={value}' for key, value in message.args.items()])}\n"


def _text(table: Table) -> str:
    return msgspec.json.encode(table).decode()
