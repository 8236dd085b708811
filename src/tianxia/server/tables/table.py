"""A table in memory: everything that follows from its events, so that any process can rebuild it at any time.

`event_application` adds events to a table and applies them. Log entries and questions are numbered per seat, so that no
number changes for other seats while a choice is secret.
"""

from collections import deque
from typing import Any, Final, NamedTuple

import msgspec

from tianxia.engine import registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game
from tianxia.engine.history import HistorySource
from tianxia.engine.journal import Journal
from tianxia.engine.recap import Recap
from tianxia.engine.state import State
from tianxia.locales import Argument, Message
from tianxia.server.tables.applied_move import AppliedMove
from tianxia.server.tables.clocks import Clocks
from tianxia.server.tables.event_queue import EventQueue
from tianxia.server.tables.events import Offerable, TableEvent
from tianxia.server.tables.log_history import LogHistory
from tianxia.server.tables.questions import Question, hold_delay
from tianxia.server.tables.recent_lines import RecentLines, is_about_table
from tianxia.server.tables.seat_log import PUBLIC, SeatLog, encode_line, is_in_audience
from tianxia.server.tables.table_config import TableConfig
from tianxia.server.tables.view_cache import ViewCache
from tianxia.server.tables.wire.tables import EndReason, GameResult

_MAX_RECENT_ANSWERS: Final = 8
"""How many answers are remembered per seat, in case its client sends one of them again."""
_MAX_TIMEOUTS: Final = {"game": 1, "move": 2}
"""By kind of time control: after how many timeouts in a row a seat counts as late."""


class Result(NamedTuple):
    """How a game ended."""

    reason: EndReason
    winners: list[int]


class Table:
    """One running or finished game."""

    def __init__(
        self, config: TableConfig, humans: dict[int, str], bots: dict[int, str], *, read_only: bool = False
    ) -> None:
        """Set up the game before its first event; `humans` maps seats to guests, `bots` maps seats to levels.

        Raises TianxiaError if the game or its version of the rules is not available. With `read_only`, a game of
        earlier rules can be opened, too.
        """
        self.config = config
        self.game: Game[Any, Any] = registry.game(config.game)
        self.has_earlier_rules = not self.game.can_play_rules(config.rules_version, config.options, config.position)
        """Whether the current rules may play this game differently; it is then applied only as far as both agree."""
        if self.has_earlier_rules and not (read_only and self.game.can_read_rules(config.rules_version)):
            raise TianxiaError("server-table-rules", theirs=config.rules_version, ours=self.game.rules_version)
        self.diverged_events: list[int] = []
        """The event numbers of the first move that the current rules play differently, and of all later moves.

        None of them is applied.
        """
        self.options = self.game.read_options(config.options)
        self.humans = humans
        """The guest of each seat that a person plays."""
        self.bots = bots
        """The level of each seat that a bot plays."""
        self.state: State = self.initial_state()
        self.previous_state = self.state.clone()
        """The state before the last move."""
        self.seat_names = self.game.seat_names(self.state)
        """The names of the seats, such as `han`."""
        self.readers = (*range(len(self.seat_names)), PUBLIC)
        """All readers of a log."""
        self.logs = {reader: SeatLog() for reader in self.readers}
        """The log of each reader."""
        self.version = 0
        """Rises with every change, so that what was computed for a version is valid until the next one."""
        self.state_version = 0
        """Rises with every change of `state`."""
        self._histories: dict[int | None, LogHistory] = {}
        """What was derived from the log of each seat, or of spectators (None)."""
        self._recent_lines = {reader: RecentLines() for reader in self.readers}
        """The newest lines of the log of each reader, as far as they were needed."""
        self._questions: dict[int, tuple[int, Question | None]] = {}
        """For each seat, the version for which its question was computed, and the question."""
        self.view_cache = ViewCache()
        """What `views` has encoded."""
        self.event_queue = EventQueue()
        """The events that are not released yet."""
        self.recent_answers: dict[int, deque[tuple[int, str]]] = {}
        """The last answers of each seat, with the numbers of their questions."""
        self.applied_moves: list[AppliedMove] = []
        """All moves that were released and not taken back, in order."""
        self.answer_counts = dict.fromkeys(range(len(self.seat_names)), 0)
        """How many questions each seat has answered, including answers that were taken back."""
        self.undo_count = 0
        """How many times moves were taken back."""
        self.asked_at: dict[int, float] = {}
        """When each seat that owes a decision was asked."""
        self.held_answers: dict[int, TableEvent] = {}
        """Answers that are on disk but not released yet, by seat."""
        self.offers: dict[Offerable, set[int]] = {"draw": set(), "undo": set(), "rematch": set()}
        """The seats that have made or accepted each kind of offer."""
        self.undo_target = 0
        """The event number of the move to be taken back if all agree."""
        self.undo_asked_at = 0.0
        """When the players were first asked to agree to it."""
        self.hints_given: list[tuple[int, int]] = []
        """The seat and question number of each hint."""
        self.timeouts = dict.fromkeys(range(len(self.seat_names)), 0)
        """How many questions in a row the clock has answered for each seat; reset when its player moves."""
        self.result: Result | None = None
        self.clocks = Clocks(config.clock, len(self.seat_names))
        for seat in bots:
            self.clocks.stop_timing(seat)
        self.drain_journal()
        self.update_questions(None, set(), config.started)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, for whatever reason."""
        return self.result is not None

    @property
    def last_event_number(self) -> int:
        """The number of the newest event, whether released or not."""
        return self.event_queue.last_number

    @property
    def last_event_at(self) -> float:
        """When the newest event was accepted, in seconds since 1970."""
        return self.event_queue.last_at

    @property
    def last_applied(self) -> tuple[float, int]:
        """The release time and the number of the event that was applied last."""
        return self.event_queue.last_released

    def actors(self) -> list[int]:
        """Return the seats that owe a decision; everybody may know them."""
        return [] if self.is_over else self.state.actors()

    def has_agreed(self, what: Offerable) -> bool:
        """Return whether everybody has made or accepted an offer."""
        return set(self.humans) <= self.offers[what]

    def question(self, seat: int) -> Question | None:
        """Return the question of a seat; None once it has answered, even if the answer is not released yet."""
        version, question = self._questions.get(seat, (-1, None))
        if version != self.version:
            question = self._find_question(seat)
            self._questions[seat] = self.version, question
        return question

    def _find_question(self, seat: int) -> Question | None:
        if self.is_over or seat in self.held_answers or seat not in self.asked_at or not self.state.owes_decision(seat):
            return None
        number = 1 + self.answer_counts[seat] + self.undo_count
        secret = self.game.is_secret_decision(self.state, seat)
        asked = self.asked_at[seat]
        wait = hold_delay(self.config.hold_secret, seat, number, self.config.hold_range_s) if secret else 0.0
        return Question(number, secret, asked, asked + wait, self.clocks.deadline(seat, asked))

    def late_seats(self, now: float) -> list[int]:
        """Return the seats of people whose time is over; everybody may know them.

        A secret question never makes a seat late directly, since that would reveal whether it was answered: the clock
        answers it. A seat that leaves its questions to the clock is late after one timeout if the time is for the whole
        game, and after two in a row if it is for each move.
        """
        kind = self.config.clock.kind
        out = []
        for seat in self.humans if kind != "none" and not self.is_over else ():
            question = self.question(seat)
            overdue = question is not None and question.is_late(now)
            if overdue or self.timeouts[seat] >= _MAX_TIMEOUTS[kind]:
                out.append(seat)
        return out

    def timeout_move(self, seat: int) -> str:
        """Return the text of the move that the clock plays for a seat whose time is over."""
        trial = self.state.clone()
        while True:
            action = self.game.timeout_action(trial, seat)
            text: str = self.game.text(trial, seat, action)
            if not self.game.is_partial_move(text):
                return text
            trial.apply(seat, action)

    def hold_answer(self, event: TableEvent, text: str) -> None:
        """Record an answer that is on disk: it answers its question at once, but takes effect when it is released."""
        self.answer_counts[event.seat] += 1
        answers = self.recent_answers.setdefault(event.seat, deque(maxlen=_MAX_RECENT_ANSWERS))
        answers.append((event.question, text))
        self.held_answers[event.seat] = event

    def previous_answer(self, seat: int, question: int) -> str | None:
        """Return a seat's answer to one of its recent questions; None if it is not remembered."""
        return next((text for number, text in self.recent_answers.get(seat, ()) if number == question), None)

    def next_deadline(self, now: float) -> float | None:
        """Return when the clock next answers a secret question or a seat next becomes late; None for never."""
        if self.config.clock.kind == "none":
            return None
        questions = [self.question(seat) for seat in self.humans]
        return min(
            (
                question.deadline
                for question in questions
                if question and question.deadline is not None and not question.is_late(now)
            ),
            default=None,
        )

    def initial_state(self) -> State:
        """Return a new state before the first move, with the deal in its journal."""
        if self.config.position is None:
            state: State = self.game.new(self.options, self.config.seed, Journal())
        else:
            state = self.game.position(self.config.position, self.options, self.config.seed)
            state.journal = Journal()
        return state

    def game_log(self, seat: int) -> list[Message]:
        """Return a seat's log of the game, without the lines about the table."""
        return [message for message in self.logs[seat].messages() if not is_about_table(message)]

    def recap(self, seat: int | None) -> Recap:
        """Return what happened last, for a seat or a spectator (None), derived only from their own log."""
        reader = PUBLIC if seat is None else seat
        recent = self._recent_lines[reader]
        recent.update(self.logs[reader])
        recap = self.game.recap(recent.game_lines, None if seat is None else self.seat_names[seat])
        # If the newest line is about the table (an undo, a declined offer), show that line instead.
        newest = recent.newest
        return Recap([newest], recap.places) if newest is not None and is_about_table(newest) else recap

    def history(self, seat: int | None) -> msgspec.Struct:
        """Return the game's history for a seat or a spectator (None), derived only from their own log.

        It refers to lines of that log. It is valid until the table changes.
        """
        log_history = self._histories.get(seat)
        if log_history is None:
            source = self.history_source(seat)
            log_history = self._histories[seat] = LogHistory(lambda: self.game.history_reader(source))
        return log_history.update(self.logs[PUBLIC if seat is None else seat])

    def history_source(self, seat: int | None) -> HistorySource:
        """Return what a history is derived from for a seat or a spectator (None), beside their log."""
        start = None if self.config.position is None else self.game.view(self.initial_state(), seat)
        return HistorySource(
            list(self.seat_names), None if seat is None else self.seat_names[seat], self.options, start
        )

    def record_moves(self) -> list[tuple[str, str]]:
        """Return the seat name and the text of each applied move, as in a record."""
        return [(self.seat_names[applied.seat], applied.text) for applied in self.applied_moves]

    def log_to_all(self, message_id: str, **args: Argument) -> None:
        """Add a line about the table to the log of every reader."""
        encoded = encode_line(Message(message_id, args))
        for log in self.logs.values():
            log.add(encoded)

    def seat_argument(self, seat: int) -> str:
        """Return a seat as an argument for the Fluent function SEAT."""
        return f"{self.game.name}/{self.seat_names[seat]}"

    def replay_moves(self, moves: list[AppliedMove]) -> State:
        """Return the state after these moves, with an empty journal."""
        state = self.initial_state()
        for applied in moves:
            for step in applied.steps:
                state.apply(applied.seat, step)
        state.journal = Journal()
        return state

    def update_questions(self, mover: int | None, before: set[int], now: float) -> None:
        """Update `asked_at` after a change of the state: the seats of `before` keep their time, `mover` is asked again.

        Also record whether the last move led to a secret question for another seat.
        """
        actors = set(self.state.actors())
        for seat in list(self.asked_at):
            if seat not in actors:
                del self.asked_at[seat]
                self.clocks.drop_question(seat)
        for seat in actors:
            if seat == mover or seat not in before:
                self.asked_at[seat] = now
        if self.applied_moves and any(
            seat != self.applied_moves[-1].seat and self.game.is_secret_decision(self.state, seat) for seat in actors
        ):
            self.applied_moves[-1].asked_in_secret = True

    def end_as_recorded(self, result: GameResult | None) -> None:
        """End a game with the result in the database, if the current rules do not reach its end."""
        if self.result is None:
            recorded = result or GameResult("closed", [])
            self.end(Result(recorded.reason, [self.seat_names.index(name) for name in recorded.winners]))

    def end(self, result: Result) -> None:
        """End the game: nobody is asked anything any more."""
        self.result = result
        self.version += 1
        self.asked_at = {}
        self.held_answers = {}
        for seats in self.offers.values():
            seats.clear()

    def drain_journal(self) -> None:
        """Move the entries of the state's journal into the logs of their audience."""
        journal = self.state.journal
        assert journal is not None
        for message, audience in journal.entries:
            encoded = encode_line(message)
            for reader, log in self.logs.items():
                if is_in_audience(reader, audience):
                    log.add(encoded)
        journal.entries.clear()
