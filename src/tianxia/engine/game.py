"""The interface of a game: all that other packages need to know of it, apart from its states."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, SupportsIndex, TypeAlias, TypeVar

import msgspec

from tianxia.engine.deprecated import warn_renamed
from tianxia.engine.earlier_rules import EarlierRules
from tianxia.engine.errors import BadOptions, BadText, IllegalAction
from tianxia.engine.history import HistoryReader, HistorySource, NoHistory, NullHistoryReader
from tianxia.engine.journal import Journal
from tianxia.engine.recap import Recap
from tianxia.engine.rng import SEED_BITS
from tianxia.engine.seeds import read_seed
from tianxia.engine.state import State
from tianxia.engine.styled_text import StyledText, render_line
from tianxia.engine.wire import Constants, WireTypes
from tianxia.locales import DEFAULT, Message, say

if TYPE_CHECKING:  # numpy is imported by the first observation only: rules, texts and bots do not need it
    import numpy as np
    from numpy.typing import NDArray

JsonObject = dict[str, Any]
"""A JSON or TOML object: a position, a dump, a view, options."""

Observation: TypeAlias = "NDArray[np.float32]"

StateT = TypeVar("StateT", bound=State)


class ScoreEntry(NamedTuple):
    """Points that a seat scored, with their source."""

    seat: str
    points: int
    source: Message


UNSEEN: Final = "?"
"""The placeholder for a hidden item in a list of a view."""


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The options of a game. Each game adds its own fields."""


OptionsT = TypeVar("OptionsT", bound=Options)


class Game(Generic[StateT, OptionsT]):
    """A game: the version of its rules, its texts, views and drawings. The registry has one instance per game."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """The version of the rules. A record of another version may have another outcome."""
    earlier_rules: ClassVar[Mapping[int, EarlierRules]] = {}
    """Earlier versions of the rules whose games can still be read, and continued if the change does not affect them."""
    observation_version: ClassVar[int] = 0
    """The number of times the observations (their planes, or when they are made) have changed without a rule change."""
    seats: ClassVar[tuple[str, ...]]
    options: type[OptionsT]
    research_options: ClassVar[frozenset[str]] = frozenset({"chance"})
    """Options for research, which players are not offered."""
    num_actions: ClassVar[int]
    num_outcomes: ClassVar[int]
    """The number of outcomes of open chance; they are numbered from `num_actions` on."""
    keys: ClassVar[frozenset[str]]
    """The keys that a dump can have."""
    ordered_lists: ClassVar[frozenset[str]]
    """The lists of a dump whose order matters, as dotted keys with * for any seat: `known.*.top`."""
    house_rules: ClassVar[tuple[str, ...]]
    """Rulings chosen where the rulebooks are silent; the message `<game>-house-<name>` states each."""
    timeline_marks: ClassVar[Mapping[str, str]] = {}
    """The titles of chapters, by the id of the journal message with which a chapter begins.

    A title takes the arguments of that message, and `count`, the number of such messages so far.
    """
    timeline_events: ClassVar[Mapping[str, str]] = {}
    """Labels of events on a timeline, by the id of the journal message; a label takes its arguments."""
    wire_types: ClassVar[WireTypes] = WireTypes(JsonObject, None, None, Constants, NoHistory)
    """The types of what is sent of the game to clients."""

    @property
    def environment_version(self) -> int:
        """The version of the game's environments. It rises when rules, action numbers or observations change."""
        return self.rules_version + self.observation_version

    @property
    def environment(self) -> int:
        """The old name of `environment_version`."""
        warn_renamed("Game.environment", "environment_version")
        return self.environment_version

    def can_read_rules(self, rules_version: int) -> bool:
        """Return whether games of a version of the rules can be replayed, at least until an outcome differs."""
        return rules_version == self.rules_version or rules_version in self.earlier_rules

    def can_play_rules(self, rules_version: int, options: JsonObject, position: JsonObject | None = None) -> bool:
        """Return whether a game begun under a version of the rules can be continued under the present one.

        This depends on the options and the initial position only, never on the seed, so it reveals nothing hidden.
        """
        if rules_version == self.rules_version:
            return True
        earlier = self.earlier_rules.get(rules_version)
        try:
            return earlier is not None and earlier.is_unaffected(self.read_options(options), position)
        except BadOptions:
            return False

    def describe_rules_change(self, rules_version: int) -> Message:
        """Return the changes since an earlier version of the rules, as one sentence for players."""
        return self.earlier_rules[rules_version].change

    def outcome_differs(self, rules_version: int, before: StateT, after: StateT) -> bool:
        """Return whether a step would have ended differently under the version of the rules it was played with."""
        return rules_version != self.rules_version and self.earlier_rules[rules_version].outcome_differs(before, after)

    def new(self, options: OptionsT, seed: int, journal: Journal | None = None) -> StateT:
        """Return a new game, dealt from the seed. A journal, if given, records everything from the first deal on."""
        raise NotImplementedError

    def make(self, seed: SupportsIndex | None = None, **options: Any) -> StateT:
        """Return a new game from options by name: `game.make(seed=7, events=True)`. Raises BadOptions.

        Without a seed it is dealt from 256 random bits of the operating system.
        """
        return self.new(self.read_options(options), secrets.randbits(SEED_BITS) if seed is None else read_seed(seed))

    def position(self, data: JsonObject, options: OptionsT, seed: int) -> StateT:
        """Return the state that a position describes; the seed decides what it leaves open. Raises BadPosition."""
        raise NotImplementedError

    def dump(self, state: StateT) -> JsonObject:
        """Return everything about a state, under the keys that section Position of the rules defines."""
        raise NotImplementedError

    def view(self, state: StateT, seat: int | None) -> JsonObject:
        """Return what a seat, or a spectator (None), may know, in the dump's keys."""
        raise NotImplementedError

    def open_view(self, state: StateT) -> JsonObject:
        """Return what all seats know together: all hands are shown, and what no seat has seen stays hidden."""
        views = [self.view(state, seat) for seat in (None, *range(len(self.seat_names(state))))]
        return reduce(_merge_views, views)

    def points(self, state: StateT, seat: int | None) -> dict[str, int]:
        """Return points by seat name: those of the seats whose points a seat, or a spectator (None), may know."""
        return {}

    def describe_score(self, points: Mapping[str, int]) -> Message:
        """Describe the final points of all seats, as players would state them."""
        seat_scores = [
            Message("engine-score-seat", {"seat": f"{self.name}/{seat}", "points": number})
            for seat, number in points.items()
        ]
        return Message("engine-score", {"points": seat_scores})

    def score_breakdown(self, log: Iterable[Message]) -> list[ScoreEntry]:
        """List all points with their sources, from the public log of a game."""
        return []

    def recap(self, log: Sequence[Message], seat: str | None) -> Recap:
        """Summarise what happened last, from the log that a seat or a spectator (None) may read, and nothing else."""
        return Recap(list(log[-1:]), [])

    def history_reader(self, source: HistorySource) -> HistoryReader:
        """Return a reader that derives the game's history from a log, for what a table shows of the past."""
        return NullHistoryReader()

    def history(self, log: Iterable[Message], source: HistorySource) -> msgspec.Struct:
        """Return the game's history, derived from a whole log."""
        return self.history_reader(source).read_all(log).history

    def text(self, state: StateT, seat: int, action: int) -> str:
        """Return an action in the notation that players write."""
        raise NotImplementedError

    def parse(self, state: StateT, seat: int, text: str) -> list[int]:
        """Return the steps of a move, that is, its actions in order; or a single step that `text` has written.

        Steps that the seat has taken already are left out. Raises BadText if the text cannot be read, IllegalAction
        if it can be read but describes nothing that could be legal now.
        """
        raise NotImplementedError

    def reason(self, state: StateT, seat: int, text: str) -> Message:
        """Return why a move that can be parsed is not legal now."""
        raise NotImplementedError

    def observe(self, state: StateT, seat: int) -> Observation:
        """Return what a seat knows, as an array of fixed size."""
        raise NotImplementedError

    def scale(self, state: StateT) -> Observation:
        """Return the divisor of each number of `State.planes`. Raises NotImplementedError for a game without planes."""
        raise NotImplementedError

    def prompt(self, state: StateT, seat: int) -> Message:
        """Return the question that a seat has to answer now."""
        raise NotImplementedError

    def describe(self, state: StateT, seat: int | None) -> list[Message]:
        """Describe what a seat, or a spectator (None), may know, one message per line."""
        raise NotImplementedError

    def ascii_map(self, state: StateT, seat: int | None) -> list[list[StyledText]]:
        """Return the board as a seat, or a spectator (None), may see it, as lines of text; empty without a board."""
        return []

    def describe_as_text(
        self, state: StateT, seats: Sequence[int | None] | None = None, use_colour: bool = False
    ) -> str:
        """Return as text the board, if there is one, and what each of some seats (None: a spectator) may know.

        Without `seats`, all seats are described, so every hand is shown. `use_colour` adds ANSI codes for terminals.
        """
        viewers = list(range(len(self.seat_names(state)))) if seats is None else list(seats)
        parts = ["\n".join(say(*message) for message in self.describe(state, seat)) for seat in viewers]
        board = "\n".join(render_line(line, use_colour) for line in self.ascii_map(state, viewers[0]))
        return "\n\n".join([board, *parts] if board else parts)

    def svg(
        self,
        state: StateT,
        seat: int | None,
        dark: bool | None = None,
        lang: str = DEFAULT,
        *,
        show_hidden: bool = False,
    ) -> str:
        """Draw the game as a seat, or a spectator (None), may see it, as SVG; empty if not supported.

        With `show_hidden`, everything is drawn whatever the seat. Never show that to a player.
        """
        return self.view_svg(state, self.dump(state) if show_hidden else self.view(state, seat), dark, lang)

    def view_svg(self, state: StateT, view: JsonObject, dark: bool | None = None, lang: str = DEFAULT) -> str:
        """Draw a dump or a view as SVG. It shows nothing of the state that is not in `view`."""
        return ""

    def explain(self, state: StateT, seat: int, action: int) -> Message | None:
        """Return an explanation of what an action would do; None if its text needs none."""
        return None

    def effects(self, state: StateT, seat: int, action: int) -> list[Message]:
        """List what a legal action would do, as far as public information allows, the most important effect first."""
        explanation = self.explain(state, seat, action)
        return [] if explanation is None else [explanation]

    def board_facts(self, state: StateT) -> JsonObject:
        """Return what the rules derive from the public position, for clients that do not implement the rules."""
        return {}

    def boards(self) -> dict[str, JsonObject]:
        """Return the boards of the game by name, for clients that draw them; empty for a game without boards."""
        return {}

    def constants(self) -> Constants:
        """Return the numbers of the rules that clients need."""
        return Constants()

    def is_secret_decision(self, state: StateT, seat: int) -> bool:
        """Return whether the time that a seat takes for its present decision must not reveal anything.

        This depends on public information only.
        """
        return False

    def timeout_action(self, state: StateT, seat: int) -> int:
        """Return the action that is played for a seat that does not answer in time."""
        return int(state.legal(seat)[0])

    def playable_options(self) -> dict[str, list[str]]:
        """Return the values that players may choose, for each text option with a fixed set of values."""
        return {}

    def option_player_limits(self) -> dict[str, tuple[int, int]]:
        """Return the minimum and maximum number of players of each option that depends on it."""
        return {}

    def option_requirements(self) -> dict[str, dict[str, bool]]:
        """Return, for each option that depends on others, the values that those must have for it to matter."""
        return {}

    def is_partial_move(self, text: str) -> bool:
        """Return whether a text is a step that does not complete its move."""
        return "…" in text

    def seat_names(self, state: StateT) -> tuple[str, ...]:
        """Return the names of the seats, in order."""
        return self.seats

    def seat_number(self, state: StateT, name: str) -> int:
        """Return the number of a seat; `chance` is the seat of open chance. Raises ValueError."""
        return -1 if name == "chance" else self.seat_names(state).index(name)

    def seat_name(self, state: StateT, seat: int) -> str:
        """Return the name of a seat; negative numbers are chance."""
        return "chance" if seat < 0 else self.seat_names(state)[seat]

    def check(self, state: StateT, seat: int, text: str) -> list[int] | Message:
        """Return the steps of a move if all of them are legal now, else the reason why not. Changes nothing."""
        try:
            steps = self.parse(state, seat, text)
        except BadText as error:
            return error.message
        except IllegalAction as error:
            return error.message if seat in state.actors() else self.not_your_turn(state, seat)
        if seat not in state.actors():
            return self.not_your_turn(state, seat)
        trial = state.clone()
        for step in steps:
            if step not in list(trial.legal(seat)):
                return self.reason(state, seat, text)
            trial.play(seat, step)
        return steps

    def not_your_turn(self, state: StateT, seat: int) -> Message:
        """Return the message for a seat that has no decision now."""
        actors = state.actors()
        if not actors:
            return Message("engine-game-over")
        names = " ".join(f"{self.name}/{self.seat_name(state, actor)}" for actor in actors)
        return Message("engine-not-your-turn", {"seat": f"{self.name}/{self.seat_name(state, seat)}", "actors": names})

    def read_options(self, data: JsonObject) -> OptionsT:
        """Convert options from plain data, with `"on"` and `"off"` for booleans. Raises BadOptions."""
        fields = {field.name: field.type for field in msgspec.structs.fields(self.options)}
        unknown = sorted(set(data) - set(fields))
        if unknown:
            raise BadOptions("engine-option-unknown", option=unknown[0], game=self.name, known=", ".join(fields))
        switches = {"on": True, "off": False}
        plain = {
            key: switches[value] if fields[key] is bool and isinstance(value, str) and value in switches else value
            for key, value in data.items()
        }
        try:
            return msgspec.convert(plain, self.options)
        except msgspec.ValidationError as error:
            if isinstance(error.__cause__, BadOptions):  # msgspec wraps every ValueError
                raise error.__cause__ from None
            raise BadOptions("engine-option-bad", problem=str(error)) from None

    def write_options(self, options: OptionsT) -> JsonObject:
        """Return the options that differ from their defaults, as plain data."""
        plain: JsonObject = msgspec.to_builtins(options)
        defaults: JsonObject = msgspec.to_builtins(self.options())
        return {key: value for key, value in plain.items() if defaults.get(key) != value}


def _merge_views(first: Any, second: Any) -> Any:
    """Merge the views of two seats. Where one view has a list and the other only its length, keep the list."""
    if isinstance(first, dict) and isinstance(second, dict):
        merged = {key: _merge_views(value, second[key]) if key in second else value for key, value in first.items()}
        return merged | {key: value for key, value in second.items() if key not in first}
    shows_more = isinstance(second, list) and (not isinstance(first, list) or UNSEEN in first)
    return second if shows_more else first
