"""The rules of a game: its options and seats, how a game begins, and what its questions are about."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, SupportsIndex, TypeVar

from tianxia.engine.earlier_rules import EarlierRules
from tianxia.engine.errors import BadOptions
from tianxia.engine.journal import Journal
from tianxia.engine.options import JsonObject, OptionsT, read_options, write_options
from tianxia.engine.rng import SEED_BITS
from tianxia.engine.seeds import read_seed
from tianxia.engine.standing_answers import StandingQuestion
from tianxia.engine.state import State
from tianxia.locales import Message

StateT = TypeVar("StateT", bound=State)


class Rules(Generic[StateT, OptionsT]):
    """What the rules say about a game as a whole. What they say about its course is in its states."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """The version of the rules. A record of another version may have another outcome."""
    earlier_rules: ClassVar[Mapping[int, EarlierRules]] = {}
    """Earlier versions of the rules whose games can still be read, and continued if the change does not affect them."""
    seats: ClassVar[tuple[str, ...]]
    options: type[OptionsT]
    research_options: ClassVar[frozenset[str]] = frozenset({"chance"})
    """Options for research, which players are not offered."""
    num_actions: ClassVar[int]
    num_outcomes: ClassVar[int]
    """The number of outcomes of open chance; they are numbered from `num_actions` on."""
    house_rules: ClassVar[tuple[str, ...]]
    """Rulings chosen where the rulebooks are silent; the message `<game>-house-<name>` states each."""
    standing_questions: ClassVar[tuple[StandingQuestion, ...]] = ()
    """The kinds of questions that players can have answered automatically."""

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

    def points(self, state: StateT, seat: int | None) -> dict[str, int]:
        """Return points by seat name: those of the seats whose points a seat, or a spectator (None), may know."""
        return {}

    def final_scores(self, state: StateT) -> list[float] | None:
        """Return the points of each seat at the end, in order; None if the game has none or they are still hidden."""
        points = self.points(state, None)
        names = self.seat_names(state)
        return [float(points[name]) for name in names] if all(name in points for name in names) else None

    def board_options(self, data: JsonObject, path: Path) -> JsonObject | None:
        """Return the options for a game on the board that a file describes; None if it is no board of this game."""
        return None

    def is_secret_decision(self, state: StateT, seat: int) -> bool:
        """Return whether the time that a seat takes for its present decision must not reveal anything.

        This depends on public information only.
        """
        return False

    def standing_question(self, state: StateT, seat: int) -> StandingQuestion | None:
        """Return the kind of a seat's present question; None if players cannot have it answered automatically.

        This depends on public information only.
        """
        return None

    def is_formality(self, state: StateT, seat: int) -> bool:
        """Return whether the present question of a seat is a formality if it has a single answer.

        Then it is asked only so that rivals learn nothing, or it follows from the seat's own move. This depends on
        public information only.
        """
        return self.standing_question(state, seat) is not None

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

    def seat_names(self, state: StateT) -> tuple[str, ...]:
        """Return the names of the seats, in order."""
        return self.seats

    def seat_number(self, state: StateT, name: str) -> int:
        """Return the number of a seat; `chance` is the seat of open chance. Raises ValueError."""
        return -1 if name == "chance" else self.seat_names(state).index(name)

    def seat_name(self, state: StateT, seat: int) -> str:
        """Return the name of a seat; negative numbers are chance."""
        return "chance" if seat < 0 else self.seat_names(state)[seat]

    def read_options(self, data: JsonObject) -> OptionsT:
        """Convert options from plain data. Raises BadOptions.

        A boolean may be the text `on` or `off`, and a list one text, separated by commas or blanks.
        """
        return read_options(self.name, self.options, data)

    def write_options(self, options: OptionsT) -> JsonObject:
        """Return the options that differ from their defaults, as plain data."""
        return write_options(options)
