"""The history of a game for OpenSpiel: its state, a log of messages for each seat, and committed choices."""

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
from tianxia.rl.openspiel.steps import CHANCE, Choices, Steps, apply_simultaneous

_CHOICE: Final = ">"
"""Begins the line of a seat log for the seat's own action, given by its number."""
_OVERTAKEN: Final = "overtaken"
"""Begins the line of a seat log for the seat's own action that did nothing: another seat's action made it illegal."""
_KNOWS: Final = "knows"
"""Begins the line of a seat log in a resampled game that has the seat's view, in place of its earlier messages."""


class GameRules(NamedTuple):
    """A game with its options and what OpenSpiel adds to them."""

    game: Game[Any, Any]
    options: Any
    seats: tuple[str, ...]
    turn_based: bool
    """Whether seats that decide simultaneously choose one after the other, without seeing each other's choice."""
    first_outcome: int
    """The number of the first outcome of chance; OpenSpiel counts outcomes from 0."""

    def new_history(self) -> "OpenSpielHistory":
        """Return a new game. Chance is open, so the seed decides nothing."""
        journal = Journal()
        state = self.game.new(self.options, 0, journal)
        seat_logs = _append_journal([""] * (len(self.seats) + 1), journal)
        return OpenSpielHistory(self, state.clone(), seat_logs, [])


class OpenSpielHistory:
    """A game in progress, with the information of each seat.

    The seat logs are updated only when one is read: the steps since the last update are then replayed with a journal.
    Steps alone therefore cost nothing extra.
    """

    __slots__ = ("_information_cache", "_information_moves", "_logged_state", "_seat_logs", "rules", "steps")

    def __init__(
        self,
        rules: GameRules,
        state: State,
        seat_logs: list[str],
        committed_choices: Choices,
        encoded_history: Sequence[int] = (),
        num_moves: int = 0,
    ) -> None:
        """Continue a game from a state.

        `seat_logs` has the log of each seat and, last, the public one; `committed_choices` are those of seats that
        decide simultaneously with others that have not chosen yet; `encoded_history` is that of `Steps`.
        """
        self.rules = rules
        self.steps = Steps(state, len(rules.seats), rules.turn_based, rules.first_outcome)
        self.steps.restore(committed_choices, list(encoded_history), num_moves)
        self._seat_logs = seat_logs
        """The messages for each seat, one per line; the last item has the public messages. Never changed in place."""
        self._logged_state = state.clone()
        """The state up to which `_seat_logs` goes. Never changed in place."""
        self._information_cache: dict[int, str] = {}
        self._information_moves = 0
        """The number of moves for which `_information_cache` is valid."""

    @property
    def state(self) -> State:
        """The state of the game, without committed choices."""
        return self.steps.state

    @property
    def current_player(self) -> int:
        """The seat that decides now, or CHANCE, SIMULTANEOUS or TERMINAL."""
        return self.steps.current_player

    def legal_actions(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, or the outcomes of CHANCE, numbered from 0."""
        return self.steps.legal_actions(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance, numbered from 0, with probabilities. Raises IllegalAction elsewhere."""
        return self.steps.chance_outcomes()

    def apply_action(self, action: int) -> None:
        """Take the action of the current player. Raises IllegalAction."""
        self.steps.apply_action(action)

    def apply_actions(self, actions: Sequence[int]) -> None:
        """Take the actions of all seats that decide now, indexed by seat. Raises IllegalAction."""
        self.steps.apply_actions(actions)

    def format_action(self, seat: int, action: int) -> str:
        """Return an action, or an outcome of CHANCE, in the notation of players."""
        if seat == CHANCE:
            return self.rules.game.text(self.state, NATURE, action + self.rules.first_outcome)
        return self.rules.game.text(self.state, seat, action)

    def information_state(self, seat: int) -> str:
        """Return a seat's log, with all its messages and own choices since the beginning, and what it knows now."""
        if self._information_moves != self.steps.num_moves:
            self._information_cache = {}
            self._information_moves = self.steps.num_moves
        if seat not in self._information_cache:
            self._update_logs()
            own = "".join(
                [_format_choice(action) for chooser, action in self.steps.committed_choices if chooser == seat]
            )
            self._information_cache[seat] = f"{self._seat_logs[seat]}{own}{self.observation(seat)}"
        return self._information_cache[seat]

    def observation(self, seat: int) -> str:
        """Return what a seat knows now."""
        return f"{self.rules.seats[seat]} {_to_json(self._view(self.state, seat))}{self._format_committed_choice(seat)}"

    def public_information_state(self) -> str:
        """Return the public log since the beginning, and what is public now."""
        self._update_logs()
        return f"{self._seat_logs[-1]}{self.public_observation()}"

    def public_observation(self) -> str:
        """Return what is public now."""
        return _to_json(self.rules.game.view(self.state, None))

    def private_observation(self, seat: int) -> str:
        """Return what only a seat knows now: the parts of its view that differ from the public view."""
        public = self.rules.game.view(self.state, None)
        view = self._view(self.state, seat)
        own = {key: value for key, value in view.items() if key not in public or public[key] != value}
        return f"{self.rules.seats[seat]} {_to_json(own)}{self._format_committed_choice(seat)}"

    def resample(self, seat: int, rng: Rng) -> "OpenSpielHistory":
        """Return a game with the same information for a seat, and everything that it cannot know re-dealt.

        The logs of other seats keep only their public messages and have their present views instead of private ones.
        Their committed choices are drawn from their legal actions.
        """
        self._update_logs()
        world = self.state.sample(seat, rng)
        public = self._seat_logs[-1]
        seat_logs = [
            self._seat_logs[seat] if other == seat else f"{public}{_KNOWS} {_to_json(self._view(world, other))}\n"
            for other in range(len(self.rules.seats))
        ]
        committed_choices = [
            (chooser, action if chooser == seat else int(rng.choose(world.legal(chooser))))
            for chooser, action in self.steps.committed_choices
        ]
        return OpenSpielHistory(self.rules, world, [*seat_logs, public], committed_choices)

    def random_rollout(self, rng: Rng) -> list[float]:
        """Return each seat's result of one random game from here on. This game does not change."""
        state = self.state.clone()
        for seat, action in self.steps.committed_choices:
            state.play(seat, action)
        play_random_game(state, rng)
        return state.returns()

    def copy(self) -> "OpenSpielHistory":
        """Return an independent copy."""
        history = OpenSpielHistory.__new__(OpenSpielHistory)
        history.rules = self.rules
        history.steps = self.steps.copy()
        history._seat_logs = self._seat_logs
        history._logged_state = self._logged_state
        history._information_cache = self._information_cache.copy()
        history._information_moves = self._information_moves
        return history

    def dump(self) -> str:
        """Return everything about the position, hidden information and committed choices included."""
        choices = "".join(f" {self.rules.seats[seat]}:{action}" for seat, action in self.steps.committed_choices)
        return f"{_to_json(self.rules.game.dump(self.state))}{choices}"

    def __deepcopy__(self, memo: dict[int, object]) -> "OpenSpielHistory":
        """Return an independent copy."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Return what pickle needs to call `restore_history`."""
        self._update_logs()
        game, options, _, turn_based, _ = self.rules
        steps = self.steps
        recorded = (steps.committed_choices, steps.encoded_history(), steps.num_moves)
        written_options = game.write_options(options)
        return restore_history, (game.name, written_options, turn_based, steps.state, self._seat_logs, *recorded)

    def _format_committed_choice(self, seat: int) -> str:
        """Return a seat's committed choice as a string; empty if it has none."""
        return "".join([f" {_CHOICE} {action}" for chooser, action in self.steps.committed_choices if chooser == seat])

    def _update_logs(self) -> None:
        """Bring the seat logs up to date, by replaying the steps since `_logged_state`."""
        unlogged = self.steps.unlogged_choices()
        if not unlogged:
            return
        state, journal = self._logged_state.clone(), Journal()
        state.journal = journal
        for choices in unlogged:
            if choices[0][0] == CHANCE:
                state.play(NATURE, choices[0][1])
                continue
            for seat, action in choices:
                journal.entries.append(Entry(Message(_CHOICE, {"action": action}), 1 << seat))
            for seat, action in apply_simultaneous(state, choices):
                journal.entries.append(Entry(Message(_OVERTAKEN, {"action": action}), 1 << seat))
        self._seat_logs = _append_journal(self._seat_logs, journal)
        state.journal = None
        self._logged_state = state
        self.steps.clear_unlogged()

    def _view(self, state: State, seat: int) -> JsonObject:
        return self.rules.game.view(state, seat)


def make_rules(game: Game[Any, Any], options: Any, turn_based: bool) -> GameRules:
    """Return the rules for a game with its options."""
    return GameRules(game, options, game.seat_names(game.new(options, 0)), turn_based, game.num_actions)


def restore_history(
    name: str,
    options: JsonObject,
    turn_based: bool,
    state: State,
    seat_logs: list[str],
    committed_choices: Choices,
    encoded_history: list[int],
    num_moves: int,
) -> OpenSpielHistory:
    """Return a pickled history."""
    game = registry.game(name)
    rules = make_rules(game, game.read_options(options), turn_based)
    return OpenSpielHistory(rules, state, seat_logs, committed_choices, encoded_history, num_moves)


def format_messages(messages: Iterable[Message]) -> str:
    """Return messages in the format of a seat log, one per line."""
    return "".join(map(_format_message, messages))


def _append_journal(seat_logs: list[str], journal: Journal) -> list[str]:
    """Return seat logs, the public one last, with the entries of a journal appended to those that may see them."""
    lines = [(_format_message(message), audience) for message, audience in journal.entries]
    appended = []
    for seat, text in enumerate(seat_logs[:-1]):
        own = [line for line, audience in lines if audience == EVERYONE or audience >> seat & 1]
        appended.append(text + "".join(own))
    return [*appended, seat_logs[-1] + "".join([line for line, audience in lines if audience == EVERYONE])]


def _format_choice(action: int) -> str:
    return _format_message(Message(_CHOICE, {"action": action}))


def _format_message(message: Message) -> str:
    return f"{message.id} {' '.join([f'{key}={value}' for key, value in message.args.items()])}\n"


def _to_json(view: JsonObject) -> str:
    return msgspec.json.encode(view).decode()
