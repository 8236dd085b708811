"""The course of a game: its state, what each seat has been told so far, and what is chosen but not done yet."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tianxia.engine import registry
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.journal import EVERYONE, Entry, Journal
from tianxia.engine.playout import play_random_game
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State
from tianxia.locales import Message
from tianxia.rl.openspiel.steps import CHANCE, Choices, Steps, do_together

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


class Course:
    """A game under way.

    What seats are told is worked out when somebody asks: the game is played again, with a journal, from where it was
    when somebody asked last. Until then a step costs nothing but the step itself.
    """

    __slots__ = ("_information", "_informed", "_then", "_told", "rules", "steps")

    def __init__(
        self, rules: Rules, state: State, told: list[str], chosen: Choices, past: Sequence[int] = (), moves: int = 0
    ) -> None:
        self.rules = rules
        self.steps = Steps(state, len(rules.seats), rules.turn_based, rules.first_outcome)
        self.steps.go_on_from(chosen, list(past), moves)
        self._told = told
        """What each seat was told, a line for each thing; last of all what everybody was. Never changed in place."""
        self._then = state.clone()
        """The state in which they had been told so much. Never changed."""
        self._information: dict[int, str] = {}
        self._informed = 0
        """After how many moves that was the information."""

    @property
    def state(self) -> State:
        return self.steps.state

    @property
    def player(self) -> int:
        """Who decides now: a seat, CHANCE, TOGETHER or OVER."""
        return self.steps.player

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now; what chance may decide is numbered from 0."""
        return self.steps.legal(seat)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide now, with probabilities; numbered from 0."""
        return self.steps.outcomes()

    def act(self, action: int) -> None:
        """Does what who decides now has chosen. Refuses with IllegalAction."""
        self.steps.act(action)

    def act_together(self, actions: Sequence[int]) -> None:
        """Does what all who decide now have chosen, given by seat. Refuses with IllegalAction."""
        self.steps.act_together(actions)

    def text(self, seat: int, action: int) -> str:
        """An action as a player writes it, or an outcome of chance."""
        if seat == CHANCE:
            return self.rules.game.text(self.state, NATURE, action + self.rules.first_outcome)
        return self.rules.game.text(self.state, seat, action)

    def information(self, seat: int) -> str:
        """All a seat has been told and has chosen, from the beginning, and what it knows now."""
        if self._informed != self.steps.moves:
            self._information = {}
            self._informed = self.steps.moves
        if seat not in self._information:
            self._tell()
            own = "".join([_choice_line(action) for chooser, action in self.steps.chosen if chooser == seat])
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
            for chooser, action in self.steps.chosen
        ]
        return Course(self.rules, world, [*told, public], chosen)

    def finished_at_random(self, rng: Rng) -> list[float]:
        """The result for each seat if all play at random from here; nothing changes."""
        state = self.state.clone()
        for seat, action in self.steps.chosen:
            state.play(seat, action)
        play_random_game(state, rng)
        return state.returns()

    def copied(self) -> "Course":
        """An independent copy."""
        course = Course.__new__(Course)
        course.rules = self.rules
        course.steps = self.steps.copied()
        course._told = self._told
        course._then = self._then
        course._information = self._information.copy()
        course._informed = self._informed
        return course

    def dump(self) -> str:
        """Everything there is to know, hidden parts included."""
        chosen = "".join(f" {self.rules.seats[seat]}:{action}" for seat, action in self.steps.chosen)
        return f"{_text(self.rules.game.dump(self.state))}{chosen}"

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        return self.copied()

    def __reduce__(self) -> tuple[object, ...]:
        self._tell()
        game, options, _, turn_based, _ = self.rules
        steps = self.steps
        record = (steps.chosen, steps.recorded(), steps.moves)
        return restored, (game.name, game.write_options(options), turn_based, steps.state, self._told, *record)

    def _own_choice(self, seat: int) -> str:
        """What a seat has chosen while others still choose."""
        return "".join([f" {_CHOICE} {action}" for chooser, action in self.steps.chosen if chooser == seat])

    def _tell(self) -> None:
        """Works out what has been told until now."""
        done = self.steps.done()
        if not done:
            return
        state, journal = self._then.clone(), Journal()
        state.journal = journal
        for choices in done:
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
        self.steps.forget()

    def _view(self, state: State, seat: int) -> JsonObject:
        return self.rules.game.view(state, seat)


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
    name: str,
    options: JsonObject,
    turn_based: bool,
    state: State,
    told: list[str],
    chosen: Choices,
    past: list[int],
    moves: int,
) -> Course:
    """A course from its parts, for pickle."""
    game = registry.game(name)
    return Course(rules_of(game, game.read_options(options), turn_based), state, told, chosen, past, moves)


def written(messages: Iterable[Message]) -> str:
    """What a seat was told, a line for each thing."""
    return "".join(map(_line, messages))


def _line(message: Message) -> str:
    return f"{message.id} {' '.join([f'{key}={value}' for key, value in message.args.items()])}\n"


def _text(table: JsonObject) -> str:
    return msgspec.json.encode(table).decode()
