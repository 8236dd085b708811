"""Chu Han's implementation of the Game interface."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial

from tianxia.engine.deprecated import forward_attributes
from tianxia.engine.game import Game, JsonObject, Observation, ScoreEntry
from tianxia.engine.history import HistoryReader, HistorySource
from tianxia.engine.journal import Journal
from tianxia.engine.recap import Recap
from tianxia.engine.standing_answers import StandingQuestion
from tianxia.engine.wire import WireTypes
from tianxia.games.chuhan import wire
from tianxia.games.chuhan.notation import moves, reasons
from tianxia.games.chuhan.positions import reader, views
from tianxia.games.chuhan.presentation import history, prompts, recap, score_breakdown, svg
from tianxia.games.chuhan.rules import decisions, earlier_rules, standing_answers
from tianxia.games.chuhan.rules.actions import NUM_ACTIONS
from tianxia.games.chuhan.rules.cards import KINDS
from tianxia.games.chuhan.rules.events import EVENT_CARDS
from tianxia.games.chuhan.rules.options import ChuHanOptions
from tianxia.games.chuhan.rules.scoring import points_by_seat
from tianxia.games.chuhan.rules.seats import SEATS
from tianxia.games.chuhan.state import ChuHan, new_game
from tianxia.locales import DEFAULT, Message, say


class ChuHanGame(Game[ChuHan, ChuHanOptions]):
    """The climbing card game Chu Han, for two players."""

    name = "chuhan"
    rules_version = 2
    earlier_rules = earlier_rules.EARLIER_RULES
    seats = SEATS
    options = ChuHanOptions
    num_actions = NUM_ACTIONS
    num_outcomes = KINDS + len(EVENT_CARDS)
    keys = reader.KEYS
    ordered_lists = reader.ORDERED_LISTS
    house_rules = (
        "soldiers",
        "ji-bu-few",
        "zhongli-mo-two",
        "power-after-cancel",
        "both-cancelled",
        "lead-power-and-zhongli-mo",
        "events",
        "row-again",
        "campaigns",
    )

    timeline_marks = score_breakdown.TIMELINE_MARKS
    standing_questions = standing_answers.STANDING_QUESTIONS
    wire_types = WireTypes(wire.View, None, None, wire.Constants, history.GameHistory)

    def new(self, options: ChuHanOptions, seed: int, journal: Journal | None = None) -> ChuHan:
        """Return a new game, dealt from the seed."""
        return new_game(options.events, options.chance == "open", options.campaign, seed, journal)

    def position(self, data: JsonObject, options: ChuHanOptions, seed: int) -> ChuHan:
        """Return the state that a position describes. Raises BadPosition."""
        return reader.read_position(data, options.chance == "open", options.campaign, seed)

    def dump(self, state: ChuHan) -> JsonObject:
        """Return everything about a state."""
        return views.dump(state)

    def view(self, state: ChuHan, seat: int | None) -> JsonObject:
        """Return what a seat, or a spectator (None), may know."""
        return views.view(state, seat)

    def points(self, state: ChuHan, seat: int | None) -> dict[str, int]:
        """Return the victory points of both seats. They are public."""
        return points_by_seat(state)

    def score_breakdown(self, log: Iterable[Message]) -> list[ScoreEntry]:
        """List all points with their sources."""
        return score_breakdown.list_scores(log)

    def recap(self, log: Sequence[Message], seat: str | None) -> Recap:
        """Summarise what happened since the seat's own last move."""
        return recap.summarise(log, seat)

    def history_reader(self, source: HistorySource) -> HistoryReader:
        """Return a reader that derives the history of the game from a log."""
        return history.ChuHanHistory(source)

    def text(self, state: ChuHan, seat: int, action: int) -> str:
        """Return what a player writes for an action."""
        return moves.format_action(state, seat, action)

    def parse(self, state: ChuHan, seat: int, text: str) -> list[int]:
        """Return the steps of a move that the seat has not taken yet. Raises BadText or IllegalAction."""
        return moves.parse_text(state, seat, text)

    def reason(self, state: ChuHan, seat: int, text: str) -> Message:
        """Return why a move is not legal now."""
        return reasons.reason(state, seat, text)

    @cached_property
    def _observe(self) -> Callable[[ChuHan, int], Observation]:
        from tianxia.games.chuhan.learning.observation import observe

        return observe

    def observe(self, state: ChuHan, seat: int) -> Observation:
        """Return what a seat knows, as an array of fixed size."""
        return self._observe(state, seat)

    def scale(self, state: ChuHan) -> Observation:
        """Return what each number of the planes is divided by."""
        from tianxia.games.chuhan.learning.observation import scale

        return scale(state)

    def prompt(self, state: ChuHan, seat: int) -> Message:
        """Return the question that a seat has to answer now."""
        return prompts.prompt(state, seat)

    def describe(self, state: ChuHan, seat: int | None) -> list[Message]:
        """Describe what a seat may know, line by line."""
        return prompts.describe(state, seat)

    def view_svg(self, state: ChuHan, view: JsonObject, dark: bool | None = None, lang: str = DEFAULT) -> str:
        """Draw a dump or a view as SVG."""
        return svg.draw(view, partial(say, lang=lang), dark)

    def constants(self) -> wire.Constants:
        """Return the numbers of the rules that the browser needs."""
        return wire.constants()

    def is_secret_decision(self, state: ChuHan, seat: int) -> bool:
        """Return whether the time a player takes must not reveal anything."""
        return decisions.is_secret(state)

    def standing_question(self, state: ChuHan, seat: int) -> StandingQuestion | None:
        """Return the kind of a question that can be answered automatically; None for other questions."""
        return standing_answers.standing_question(state)

    def timeout_action(self, state: ChuHan, seat: int) -> int:
        """Return what is played for a player whose time is up."""
        return decisions.timeout_action(state, seat)

    def explain(self, state: ChuHan, seat: int, action: int) -> Message | None:
        """Explain what an action would do; None where its text needs no explanation."""
        return prompts.explain(state, seat, action)


game = ChuHanGame()

# `from tianxia.games.chuhan import game` imported the game; now it imports this module.
__getattr__ = forward_attributes(__name__, game, f"{__name__}.game")
