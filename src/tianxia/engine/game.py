"""A game as the rest of the house sees it: facts and text around its states."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, SupportsIndex, TypeAlias, TypeVar

import msgspec

from tianxia.engine.earlier_rules import EarlierRules
from tianxia.engine.errors import BadOptions, BadText, IllegalAction
from tianxia.engine.journal import Journal
from tianxia.engine.recap import Recap
from tianxia.engine.rng import SEED_BITS
from tianxia.engine.seeds import read_seed
from tianxia.engine.state import State
from tianxia.engine.styled_text import StyledText, render_line
from tianxia.locales import DEFAULT, Message, say

if TYPE_CHECKING:  # numpy is loaded by the first observation: rules, texts and bots do without it
    import numpy as np
    from numpy.typing import NDArray

JsonObject = dict[str, Any]
"""A TOML table: a position, a dump, a view."""

Observation: TypeAlias = "NDArray[np.float32]"

StateT = TypeVar("StateT", bound=State)


class ScoreEntry(NamedTuple):
    """Points somebody got, and what for."""

    seat: str
    points: int
    source: Message


UNSEEN: Final = "?"
"""What a list of a view has in place of something hidden."""


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """How a game is set up. Every game adds its own."""


OptionsT = TypeVar("OptionsT", bound=Options)


class Game(Generic[StateT, OptionsT]):
    """One game. The registry holds one object of each."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules: a record of another version may play differently."""
    earlier_rules: ClassVar[Mapping[int, EarlierRules]] = {}
    """Earlier versions of the rules whose games can still be read, and played where they are the same."""
    observation_version: ClassVar[int] = 0
    """How often what environments show has changed since the first version: planes, or when they are shown."""
    seats: ClassVar[tuple[str, ...]]
    options: type[OptionsT]
    research_options: ClassVar[frozenset[str]] = frozenset({"chance"})
    """Options for those who study a game, not for a table."""
    num_actions: ClassVar[int]
    num_outcomes: ClassVar[int]
    """With open chance, its outcomes are numbered from num_actions on."""
    keys: ClassVar[frozenset[str]]
    """The keys a dump can have."""
    ordered_lists: ClassVar[frozenset[str]]
    """Lists in which the order matters, with dots and * for any seat: `known.*.top`."""
    house_rules: ClassVar[tuple[str, ...]]
    """What we chose where the books are silent; each is told by the message `<game>-house-<name>`."""
    timeline_marks: ClassVar[Mapping[str, str]] = {}
    """Messages of the journal that a timeline marks, with the message of the mark; it has the same arguments."""

    @property
    def environment(self) -> int:
        """The version of its environments: it rises with the rules (and action numbers), and with what is shown."""
        return self.rules + self.observation_version

    def can_read_rules(self, rules: int) -> bool:
        """Whether games of a version of the rules can be read, at least up to where the present version departs."""
        return rules == self.rules or rules in self.earlier_rules

    def can_play_rules(self, rules: int, options: JsonObject, position: JsonObject | None = None) -> bool:
        """Whether a game begun under a version of the rules is the same game, to its end, under the present one.

        It depends on the options and the position it began with, never on the seed: nobody learns what is to come.
        """
        if rules == self.rules:
            return True
        earlier = self.earlier_rules.get(rules)
        try:
            return earlier is not None and earlier.is_same(self.read_options(options), position)
        except BadOptions:
            return False

    def describe_rules_change(self, rules: int) -> Message:
        """What is different from an earlier version of the rules that can be read."""
        return self.earlier_rules[rules].change

    def outcome_differs(self, rules: int, before: StateT, after: StateT) -> bool:
        """Whether a step has another outcome than it had under the version of the rules that a game was played by."""
        return rules != self.rules and self.earlier_rules[rules].outcome_differs(before, after)

    def new(self, options: OptionsT, seed: int, journal: Journal | None = None) -> StateT:
        """A new game, dealt from the seed; a journal, if given, tells of it from the first deal on."""
        raise NotImplementedError

    def make(self, seed: SupportsIndex | None = None, **options: Any) -> StateT:
        """A new game from options by name: `game.make(seed=7, events=True)`. Refuses with BadOptions.

        Without a seed it is dealt from 256 bits of the system.
        """
        return self.new(self.read_options(options), secrets.randbits(SEED_BITS) if seed is None else read_seed(seed))

    def position(self, table: JsonObject, options: OptionsT, seed: int) -> StateT:
        """The state a position describes; the seed fills what it leaves open. Refuses with BadPosition."""
        raise NotImplementedError

    def dump(self, state: StateT) -> JsonObject:
        """Everything there is to know, in the keys of the rules' section Position."""
        raise NotImplementedError

    def view(self, state: StateT, seat: int | None) -> JsonObject:
        """The dump's keys as a seat, or a spectator (None), may know them."""
        raise NotImplementedError

    def open_view(self, state: StateT) -> JsonObject:
        """What all seats know together: every hand lies open, what nobody has seen stays face down."""
        views = [self.view(state, seat) for seat in (None, *range(len(self.seat_names(state))))]
        return reduce(_merge_views, views)

    def points(self, state: StateT, seat: int | None) -> dict[str, int]:
        """The points of each seat whose points a seat, or a spectator (None), may know."""
        return {}

    def describe_score(self, points: Mapping[str, int]) -> Message:
        """The points of a finished game by seat, as its players would tell them."""
        told = [
            Message("engine-score-seat", {"seat": f"{self.name}/{seat}", "points": number})
            for seat, number in points.items()
        ]
        return Message("engine-score", {"points": told})

    def score_breakdown(self, told: Iterable[Message]) -> list[ScoreEntry]:
        """Where points came from, read from what everybody was told of a game."""
        return []

    def recap(self, log: Sequence[Message], seat: str | None) -> Recap:
        """What happened last, in short, read from what a seat or a spectator (None) was told, and from nothing else."""
        return Recap(list(log[-1:]), [])

    def text(self, state: StateT, seat: int, action: int) -> str:
        """What a player writes for an action."""
        raise NotImplementedError

    def parse(self, state: StateT, seat: int, text: str) -> list[int]:
        """The steps that a whole move, or one step as printed, stands for. Refuses with BadText."""
        raise NotImplementedError

    def reason(self, state: StateT, seat: int, text: str) -> Message:
        """Why a readable move is not legal now."""
        raise NotImplementedError

    def observe(self, state: StateT, seat: int) -> Observation:
        """What a seat knows, as an array of fixed size."""
        raise NotImplementedError

    def scale(self, state: StateT) -> Observation:
        """What each number of `State.planes` is divided by in an observation; a game without planes has none."""
        raise NotImplementedError

    def prompt(self, state: StateT, seat: int) -> Message:
        """What a seat is asked now."""
        raise NotImplementedError

    def describe(self, state: StateT, seat: int | None) -> list[Message]:
        """What a seat may know, line by line, for people who read rather than look."""
        raise NotImplementedError

    def ascii_map(self, state: StateT, seat: int | None) -> list[list[StyledText]]:
        """The board in text as a seat may see it, line by line; nothing for a game without a board to draw."""
        return []

    def table_text(self, state: StateT, seats: Sequence[int | None] | None = None, colour: bool = False) -> str:
        """The board, if there is one, and in sentences what each of some seats may know; a spectator is None.

        Without seats: what each of all seats knows, every hand among it.
        """
        lookers = list(range(len(self.seat_names(state)))) if seats is None else list(seats)
        parts = ["\n".join(say(*message) for message in self.describe(state, seat)) for seat in lookers]
        board = "\n".join(render_line(line, colour) for line in self.ascii_map(state, lookers[0]))
        return "\n\n".join([board, *parts] if board else parts)

    def svg(self, state: StateT, seat: int | None, dark: bool | None = None, lang: str = DEFAULT) -> str:
        """The table as an SVG image as a seat may see it, or open (None); empty for a game that draws none."""
        return self.view_svg(state, self.dump(state) if seat is None else self.view(state, seat), dark, lang)

    def view_svg(self, state: StateT, table: JsonObject, dark: bool | None = None, lang: str = DEFAULT) -> str:
        """A dump or a view of a state as an SVG image: nothing of the state but what the table tells."""
        return ""

    def explain(self, state: StateT, seat: int, action: int) -> Message | None:
        """What an action would do, where its text does not say it all."""
        return None

    def effects(self, state: StateT, seat: int, action: int) -> list[Message]:
        """All that a legal action would do, as far as public facts tell, the weightiest first."""
        told = self.explain(state, seat, action)
        return [] if told is None else [told]

    def board_facts(self, state: StateT) -> JsonObject:
        """What the rules make of a public position, for those who show it and know no rules."""
        return {}

    def boards(self) -> dict[str, JsonObject]:
        """The boards of the game by name, for those who draw them; none for a game that is played without."""
        return {}

    def is_secret_decision(self, state: StateT, seat: int) -> bool:
        """Whether nobody else may notice when, or whether gladly, a seat answers what it is asked now.

        It depends on public facts only.
        """
        return False

    def timeout_action(self, state: StateT, seat: int) -> int:
        """The action that stands for who does not answer in time."""
        return int(state.legal(seat)[0])

    def playable_options(self) -> dict[str, list[str]]:
        """Options that are texts, with the values strangers may choose; other texts are not theirs to choose."""
        return {}

    def option_players(self) -> dict[str, tuple[int, int]]:
        """Options that are not for every number of players, with the fewest and the most they are for."""
        return {}

    def is_partial_move(self, text: str) -> bool:
        """Whether a text is a step that leaves its choice half made."""
        return "…" in text

    def seat_names(self, state: StateT) -> tuple[str, ...]:
        """The seats of this very game, in order."""
        return self.seats

    def seat_number(self, state: StateT, name: str) -> int:
        """The number of a seat; `chance` is the seat of open chance. ValueError for no seat."""
        return -1 if name == "chance" else self.seat_names(state).index(name)

    def seat_name(self, state: StateT, seat: int) -> str:
        return "chance" if seat < 0 else self.seat_names(state)[seat]

    def check(self, state: StateT, seat: int, text: str) -> list[int] | Message:
        """The steps of a move if it is legal now, or the reason why not. Changes nothing."""
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
        actors = state.actors()
        if not actors:
            return Message("engine-game-over")
        names = " ".join(f"{self.name}/{self.seat_name(state, actor)}" for actor in actors)
        return Message("engine-not-your-turn", {"seat": f"{self.name}/{self.seat_name(state, seat)}", "actors": names})

    def read_options(self, table: JsonObject) -> OptionsT:
        """Options from a table, with `"on"` and `"off"` for switches. Refuses with BadOptions."""
        fields = {field.name: field.type for field in msgspec.structs.fields(self.options)}
        unknown = sorted(set(table) - set(fields))
        if unknown:
            raise BadOptions("engine-option-unknown", option=unknown[0], game=self.name, known=", ".join(fields))
        switches = {"on": True, "off": False}
        plain = {
            key: switches[value] if fields[key] is bool and isinstance(value, str) and value in switches else value
            for key, value in table.items()
        }
        try:
            return msgspec.convert(plain, self.options)
        except msgspec.ValidationError as error:
            if isinstance(error.__cause__, BadOptions):  # msgspec wraps every ValueError
                raise error.__cause__ from None
            raise BadOptions("engine-option-bad", problem=str(error)) from None

    def write_options(self, options: OptionsT) -> JsonObject:
        """The options that differ from their defaults."""
        plain: JsonObject = msgspec.to_builtins(options)
        usual: JsonObject = msgspec.to_builtins(self.options())
        return {key: value for key, value in plain.items() if usual.get(key) != value}


def _merge_views(one: Any, other: Any) -> Any:
    """What two views of the same thing tell together: a list tells more than its length."""
    if isinstance(one, dict) and isinstance(other, dict):
        both = {key: _merge_views(value, other[key]) if key in other else value for key, value in one.items()}
        return both | {key: value for key, value in other.items() if key not in one}
    told = isinstance(other, list) and (not isinstance(one, list) or UNSEEN in one)
    return other if told else one
