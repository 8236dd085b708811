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
    first_outcome: int
    """The number of the first outcome of chance; OpenSpiel counts them from 0."""

    def begin(self) -> "Course":
        """A new game. Chance is open, so the seed decides nothing."""
        journal = Journal()
        state = self.game.new(self.options, 0, journal)
        told = _told([""] * (len(self.seats) + 1), journal)
        return Course(self, state.clone(), told, [])


Choices = tuple[tuple[int, int], ...]
"""What was chosen at a node: seats, or chance, with their actions."""


class Course:
    """A game under way.

    What seats are told is worked out when somebody asks: the game is played again, with a journal, from where it was
    when somebody asked last. Until then a step costs nothing but the step itself.
    """

    __slots__ = ("_chosen", "_information", "_legal", "_since", "_then", "_told", "player", "rules", "state")

    def __init__(self, rules: Rules, state: State, told: list[str], chosen: list[tuple[int, int]]) -> None:
        self.rules = rules
        self.state = state
        self._told = told
        """What each seat was told, a line for each thing; last of all what everybody was. Never changed in place."""
        self._then = state.clone()
        """The state in which they had been told so much. Never changed."""
        self._since: list[Choices] = []
        """What was done since then."""
        self._chosen = chosen
        """Seats that have chosen while others still choose, with their actions."""
        self._information: dict[int, str] = {}
        self._legal: dict[int, list[int]] = {}
        self.player = self._turn()
        """Who decides now: a seat, CHANCE, TOGETHER or OVER."""

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now; what chance may decide is numbered from 0. Not to be changed."""
        legal = self._legal.get(seat)
        if legal is None:
            legal = list(self.state.legal(seat))
            if seat == CHANCE:
                first = self.rules.first_outcome
                legal = [outcome - first for outcome in legal]
            self._legal[seat] = legal
        return legal

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide now, with probabilities; numbered from 0."""
        weights: list[int] = list(self.state.weights())
        total = sum(weights)
        return list(zip(self.legal(CHANCE), [weight / total for weight in weights], strict=True))

    def act(self, action: int) -> None:
        """Does what who decides now has chosen. Refuses with IllegalAction."""
        seat, state = self.player, self.state
        if action not in (self._legal.get(seat) or self.legal(seat)):
            raise IllegalAction("engine-action-not-legal", action=str(action), seat=seat)
        if seat == CHANCE:
            action += self.rules.first_outcome
            state.play(NATURE, action)
            self._since.append(((CHANCE, action),))
        elif self._chosen or (self.rules.turn_based and state.is_simultaneous_node()):
            self._chosen.append((seat, action))
            if len(self._chosen) == len(self.state.actors()):
                self._do(tuple(self._chosen))
                self._chosen = []
        else:
            state.play(seat, action)
            self._since.append(((seat, action),))
        self._go_on()

    def act_together(self, actions: Sequence[int]) -> None:
        """Does what all who decide now have chosen, given by seat. Refuses with IllegalAction."""
        actors = self.state.actors()
        for seat in actors:
            if actions[seat] not in self.legal(seat):
                raise IllegalAction("engine-action-not-legal", action=str(actions[seat]), seat=seat)
        self._do(tuple([(seat, actions[seat]) for seat in actors]))
        self._go_on()

    def text(self, seat: int, action: int) -> str:
        """An action as a player writes it, or an outcome of chance."""
        if seat == CHANCE:
            return self.rules.game.text(self.state, NATURE, action + self.rules.first_outcome)
        return self.rules.game.text(self.state, seat, action)

    def information(self, seat: int) -> str:
        """All a seat has been told and has chosen, from the beginning, and what it knows now."""
        if seat not in self._information:
            self._tell()
            own = "".join([_choice_line(action) for chooser, action in self._chosen if chooser == seat])
            self._information[seat] = f"{self._told[seat]}{own}{self.observation(seat)}"
        return self._information[seat]

    def observation(self, seat: int) -> str:
        """What a seat knows now."""
        return f"{self.rules.seats[seat]} {_text(self._view(self.state, seat))}{self._own_choice(seat)}"

    def public_information(self) -> str:
        """All that everybody has been told, from the beginning, and what everybody knows now."""
        self._tell()
        return f"{self._told[-1]}{self.public_observation()}"

    def public_observation(self) -> str:
        """What everybody knows now."""
        return _text(self.rules.game.view(self.state, None))

    def private_observation(self, seat: int) -> str:
        """What a seat knows beyond what everybody knows: the parts of its view that others see otherwise."""
        public = self.rules.game.view(self.state, None)
        view = self._view(self.state, seat)
        own = {key: value for key, value in view.items() if key not in public or public[key] != value}
        return f"{self.rules.seats[seat]} {_text(own)}{self._own_choice(seat)}"

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
        course = Course.__new__(Course)
        course.rules = self.rules
        course.state = self.state.clone()
        course._told = self._told
        course._then = self._then
        course._since = self._since[:]
        course._chosen = self._chosen[:]
        course._information = self._information.copy()
        course._legal = self._legal.copy()
        course.player = self.player
        return course

    def dump(self) -> str:
        """Everything there is to know, hidden parts included."""
        chosen = "".join(f" {self.rules.seats[seat]}:{action}" for seat, action in self._chosen)
        return f"{_text(self.rules.game.dump(self.state))}{chosen}"

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        return self.copied()

    def __reduce__(self) -> tuple[object, ...]:
        self._tell()
        game, options, _, turn_based, _ = self.rules
        return restored, (game.name, game.write_options(options), turn_based, self.state, self._told, self._chosen)

    def _turn(self) -> int:
        player = self.state.current_player()
        if player != TOGETHER or not self.rules.turn_based:
            return player
        return self.state.actors()[len(self._chosen)]

    def _do(self, choices: Choices) -> None:
        """Does what seats have chosen at the same time."""
        do_together(self.state, choices)
        self._since.append(choices)

    def _own_choice(self, seat: int) -> str:
        """What a seat has chosen while others still choose."""
        return "".join([f" {_CHOICE} {action}" for chooser, action in self._chosen if chooser == seat])

    def _go_on(self) -> None:
        if self._information:
            self._information = {}
        self._legal = {}
        player = self.state.current_player()
        self.player = self._turn() if player == TOGETHER else player

    def _tell(self) -> None:
        """Works out what has been told until now."""
        if not self._since:
            return
        state, journal = self._then.clone(), Journal()
        state.journal = journal
        for choices in self._since:
            if choices[0][0] == CHANCE:
                state.play(NATURE, choices[0][1])
                continue
            for seat, action in choices:
                journal.entries.append(Entry(Message(_CHOICE, {"action": action}), 1 << seat))
            for seat, action in do_together(state, choices):
                journal.entries.append(Entry(Message(_OVERTAKEN, {"action": action}), 1 << seat))
        self._told = _told(self._told, journal)
        state.journal = None
        self._then = state
        self._since = []

    def _view(self, state: State, seat: int) -> Table:
        return self.rules.game.view(state, seat)


def do_together(state: State, choices: Choices) -> list[tuple[int, int]]:
    """Does what seats have chosen at the same time, in the order of the seats; those whose choice had gone by then."""
    if len(choices) == 1:
        state.play(*choices[0])
        return []
    overtaken = []
    for seat, action in choices:
        if state.is_legal(seat, action):
            state.play(seat, action)
        else:
            overtaken.append((seat, action))
    return overtaken


def _told(before: list[str], journal: Journal) -> list[str]:
    """What each seat, and everybody, has been told after what a journal tells."""
    lines = [(_line(message), audience) for message, audience in journal.entries]
    after = []
    for seat, text in enumerate(before[:-1]):
        own = [line for line, audience in lines if audience == EVERYONE or audience >> seat & 1]
        after.append(text + "".join(own))
    return [*after, before[-1] + "".join([line for line, audience in lines if audience == EVERYONE])]


def _choice_line(action: int) -> str:
    return _line(Message(_CHOICE, {"action": action}))


def rules_of(game: Game[Any, Any], options: Any, turn_based: bool) -> Rules:
    """A game with its options."""
    return Rules(game, options, game.seat_names(game.new(options, 0)), turn_based, game.num_actions)


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
