"""Sun Tzu's implementation of the Game interface."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial

from tianxia.engine.deprecated import forward_attributes
from tianxia.engine.game import Game, JsonObject, Observation, ScoreEntry
from tianxia.engine.history import HistoryReader, HistorySource
from tianxia.engine.journal import Journal
from tianxia.engine.recap import Recap
from tianxia.engine.standing_answers import StandingQuestion
from tianxia.engine.wire import WireTypes
from tianxia.games.suntzu import wire
from tianxia.games.suntzu.notation import moves, reasons
from tianxia.games.suntzu.positions import reader, views
from tianxia.games.suntzu.presentation import history, prompts, recap, score_breakdown, svg
from tianxia.games.suntzu.rules import standing_answers
from tianxia.games.suntzu.rules.actions import NUM_ACTIONS
from tianxia.games.suntzu.rules.deal import set_up_game
from tianxia.games.suntzu.rules.fields import initial_cells
from tianxia.games.suntzu.rules.options import OPTION_REQUIREMENTS, SunTzuOptions, apply_options
from tianxia.games.suntzu.rules.outcomes import NUM_OUTCOMES
from tianxia.games.suntzu.rules.seats import SEATS
from tianxia.games.suntzu.state import SunTzu
from tianxia.locales import DEFAULT, Message, say


class SunTzuGame(Game[SunTzu, SunTzuOptions]):
    """The game of secret orders Sun Tzu, for two players."""

    name = "suntzu"
    rules_version = 1
    observation_version = 1
    seats = SEATS
    options = SunTzuOptions
    research_options = frozenset({"chance", "provinces", "rounds", "cards"})
    num_actions = NUM_ACTIONS
    num_outcomes = NUM_OUTCOMES
    keys = reader.KEYS
    ordered_lists = reader.ORDERED_LISTS
    house_rules = (
        "borders",
        "displays",
        "plague-one",
        "costs-after",
        "shortage",
        "first-choice",
        "not-a-mark",
        "own-plague",
        "empty-pile",
        "planning",
        "events",
        "drawn-game",
    )

    timeline_marks = score_breakdown.TIMELINE_MARKS
    standing_questions = standing_answers.STANDING_QUESTIONS
    wire_types = WireTypes(wire.View, None, None, wire.Constants, history.GameHistory)

    def new(self, options: SunTzuOptions, seed: int, journal: Journal | None = None) -> SunTzu:
        """Return a new game, dealt from the seed."""
        state = SunTzu(initial_cells(), seed)
        state.journal = journal
        apply_options(state, options)
        set_up_game(state, bool(options.displays))
        return state

    def option_requirements(self) -> dict[str, dict[str, bool]]:
        """Return what a beginner game overrides, and the ruling about an event."""
        return OPTION_REQUIREMENTS

    def position(self, data: JsonObject, options: SunTzuOptions, seed: int) -> SunTzu:
        """Return the state that a position describes. Raises BadPosition."""
        return reader.read_position(data, options, seed)

    def dump(self, state: SunTzu) -> JsonObject:
        """Return everything about a state."""
        return views.dump(state)

    def view(self, state: SunTzu, seat: int | None) -> JsonObject:
        """Return what a seat, or a spectator (None), may know."""
        return views.view(state, seat)

    def points(self, state: SunTzu, seat: int | None) -> dict[str, int]:
        """Return the position of the marker, as each side counts it."""
        return score_breakdown.list_points(state)

    def describe_score(self, points: Mapping[str, int]) -> Message:
        """Return how far the marker is from the centre, and on whose side."""
        return score_breakdown.describe_score(points)

    def score_breakdown(self, log: Iterable[Message]) -> list[ScoreEntry]:
        """List all points with their sources."""
        return score_breakdown.list_scores(log)

    def recap(self, log: Sequence[Message], seat: str | None) -> Recap:
        """Summarise what happened since the seat's own last move."""
        return recap.summarise(log, seat)

    def history_reader(self, source: HistorySource) -> HistoryReader:
        """Return a reader that derives the history of the game from a log."""
        return history.SunTzuHistory(source)

    def text(self, state: SunTzu, seat: int, action: int) -> str:
        """Return what a player writes for an action."""
        return moves.format_action(state, seat, action)

    def parse(self, state: SunTzu, seat: int, text: str) -> list[int]:
        """Return the steps of a move. Raises BadText or IllegalAction."""
        return moves.parse_text(state, seat, text)

    def reason(self, state: SunTzu, seat: int, text: str) -> Message:
        """Return why a move is not legal now."""
        return reasons.reason(state, seat, text)

    @cached_property
    def _observe(self) -> Callable[[SunTzu, int], Observation]:
        from tianxia.games.suntzu.learning.observation import observe

        return observe

    def observe(self, state: SunTzu, seat: int) -> Observation:
        """Return what a seat knows, as an array of fixed size."""
        return self._observe(state, seat)

    def scale(self, state: SunTzu) -> Observation:
        """Return what each number of the planes is divided by."""
        from tianxia.games.suntzu.learning.observation import SCALE

        return SCALE

    def prompt(self, state: SunTzu, seat: int) -> Message:
        """Return the question that a seat has to answer now."""
        return prompts.prompt(state, seat)

    def describe(self, state: SunTzu, seat: int | None) -> list[Message]:
        """Describe what a seat may know, line by line."""
        return prompts.describe(state, seat)

    def view_svg(self, state: SunTzu, view: JsonObject, dark: bool | None = None, lang: str = DEFAULT) -> str:
        """Draw a dump or a view as SVG."""
        return svg.draw(view, partial(say, lang=lang), dark)

    def constants(self) -> wire.Constants:
        """Return the numbers of the rules that the browser needs."""
        return wire.constants()

    def is_secret_decision(self, state: SunTzu, seat: int) -> bool:
        """Simultaneous decisions and the reactions of a battle are secret."""
        return state.is_decision_secret()

    def standing_question(self, state: SunTzu, seat: int) -> StandingQuestion | None:
        """Return the kind of a question that can be answered automatically; None for other questions."""
        return standing_answers.standing_question(state)

    def explain(self, state: SunTzu, seat: int, action: int) -> Message | None:
        """Explain what an action would do; None where its text needs no explanation."""
        return prompts.explain(state, seat, action)


game = SunTzuGame()

# `from tianxia.games.suntzu import game` imported the game; now it imports this module.
__getattr__ = forward_attributes(__name__, game, f"{__name__}.game")
