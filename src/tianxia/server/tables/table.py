"""A table in memory: everything that follows from its events, so that any process can rebuild it at any time.

Events are applied in the order of their release. The answer to a secret question is in the database at once, but takes
effect in the game only when it is released. Log entries and questions are numbered per seat, so that no number changes
for other seats while a choice is secret.
"""

from bisect import insort
from collections import deque
from functools import lru_cache
from sys import intern
from typing import Any, Final, NamedTuple

import msgspec

from tianxia.engine import registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.journal import EVERYONE, Journal
from tianxia.engine.recap import Recap
from tianxia.engine.state import State
from tianxia.locales import Argument, Message
from tianxia.server.tables.applied_move import AppliedMove
from tianxia.server.tables.clocks import Clocks
from tianxia.server.tables.events import (
    ClockMoved,
    HintGiven,
    MoveMade,
    MovesUndone,
    Offerable,
    OfferAnswered,
    OfferMade,
    SeatReplaced,
    SeatResigned,
    TableClosed,
    TableEvent,
    WinClaimed,
)
from tianxia.server.tables.questions import Question, hold_delay
from tianxia.server.tables.seat_log import SeatLog, encode_line
from tianxia.server.tables.table_config import TableConfig

PUBLIC: Final = -1
"""The reader that stands for all spectators; any other reader of a log is a seat."""
_RECENT_LINES: Final = 240
"""How many log lines a recap is derived from: more than a round of Huang with five players adds."""

MAX_UNDO_MOVES: Final = 64
"""How many of the latest moves can be taken back."""
_MAX_RECENT_ANSWERS: Final = 8
"""How many answers are remembered per seat, in case its client sends one of them again."""
_MAX_TIMEOUTS: Final = {"game": 1, "move": 2}
"""By kind of time control: after how many timeouts in a row a seat counts as late."""


class Result(NamedTuple):
    """How a game ended."""

    reason: str
    """`rules`, `resign`, `draw`, `time` or `closed`."""
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
        self.names = self.game.seat_names(self.state)
        """The names of the seats."""
        self.readers = (*range(len(self.names)), PUBLIC)
        """All readers of a log."""
        self.logs = {reader: SeatLog() for reader in self.readers}
        """The log of each reader."""
        self.version = 0
        """Rises with every change, so that what was computed for a version is valid until the next one."""
        self.state_version = 0
        """Rises with every change of `state`."""
        self.view_cache: dict[tuple[str, int | None], msgspec.Raw] = {}
        """What `views` has encoded for `view_cache_version`: by what it is, and for whom."""
        self.view_cache_version = 0
        self.start_views: dict[int | None, msgspec.Raw] = {}
        """The encoded views of the initial state, by seat (None for a spectator)."""
        self.last_event_number = 0
        """The number of the newest event, whether released or not."""
        self.last_event_at = 0.0
        """When the newest event was accepted."""
        self.recent_answers: dict[int, deque[tuple[int, str]]] = {}
        """The last answers of each seat, with the numbers of their questions."""
        self.unreleased: list[tuple[tuple[float, int], TableEvent]] = []
        """Events that are not released yet, with their sort keys, in order of release."""
        self.last_applied = (0.0, 0)
        """The sort key of the event that was applied last."""
        self.applied_moves: list[AppliedMove] = []
        """All moves that were released and not taken back, in order."""
        self.answer_counts = dict.fromkeys(range(len(self.names)), 0)
        """How many questions each seat has answered, including answers that were taken back."""
        self.undo_count = 0
        """How many times moves were taken back."""
        self.asked_at: dict[int, float] = {}
        """When each seat that owes a decision was asked."""
        self.held_answers: dict[int, TableEvent] = {}
        """Answers that are on disk but not released yet, by seat."""
        self.offers: dict[Offerable, set[int]] = {"draw": set(), "undo": set(), "rematch": set()}
        """The seats that have made or accepted each kind of offer."""
        self.undo_target: int = 0
        """The event number of the move to be taken back if all agree."""
        self.undo_asked_at = 0.0
        """When the players were first asked to agree to it."""
        self.hints_given: list[tuple[int, int]] = []
        """The seat and question number of each hint."""
        self.timeouts = dict.fromkeys(range(len(self.names)), 0)
        """How many questions in a row the clock has answered for each seat; reset when its player moves."""
        self.result: Result | None = None
        self.clocks = Clocks(config.clock, len(self.names))
        for seat in bots:
            self.clocks.stop_timing(seat)
        self._drain_journal()
        self._update_questions(None, set(), config.started)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, for whatever reason."""
        return self.result is not None

    def actors(self) -> list[int]:
        """Return the seats that owe a decision; everybody may know them."""
        return [] if self.is_over else self.state.actors()

    def has_agreed(self, what: Offerable) -> bool:
        """Return whether everybody has made or accepted an offer."""
        return set(self.humans) <= self.offers[what]

    def question(self, seat: int) -> Question | None:
        """Return the question of a seat; None once it has answered, even if the answer is not released yet."""
        if self.is_over or seat in self.held_answers or seat not in self.asked_at or not self.state.owes_decision(seat):
            return None
        number = 1 + self.answer_counts[seat] + self.undo_count
        secret = self.game.is_secret_decision(self.state, seat)
        asked = self.asked_at[seat]
        wait = hold_delay(self.config.secret, seat, number, self.config.hold_range_s) if secret else 0.0
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
        world = self.state.clone()
        while True:
            action = self.game.timeout_action(world, seat)
            text: str = self.game.text(world, seat, action)
            if not self.game.is_partial_move(text):
                return text
            world.apply(seat, action)

    def previous_answer(self, seat: int, question: int) -> str | None:
        """Return a seat's answer to one of its recent questions; None if it is not remembered."""
        return next((text for number, text in self.recent_answers.get(seat, ()) if number == question), None)

    def add_event(self, event: TableEvent) -> bool:
        """Add an event that is on disk. Return False if it is out of order.

        It is if an event with a later release was already applied. The caller must then rebuild the table.
        """
        if event.number <= self.last_event_number:
            return True
        self.last_event_number, self.last_event_at = event.number, event.at
        self.version += 1
        if event.key < self.last_applied:
            return False
        insort(self.unreleased, (event.key, event))
        if isinstance(event.body, MoveMade | ClockMoved):
            self.answer_counts[event.seat] += 1
            self.recent_answers.setdefault(event.seat, deque(maxlen=_MAX_RECENT_ANSWERS)).append(
                (event.question, event.body.text)
            )
            self.held_answers[event.seat] = event
        return True

    def next_release(self) -> float | None:
        """Return when the next event is released, in seconds since 1970; None if there is none."""
        return self.unreleased[0][1].release if self.unreleased else None

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

    def apply_due(self, now: float) -> bool:
        """Apply all events released by `now`; return whether any of them is visible to other seats."""
        any_visible = False
        while self.unreleased and self.unreleased[0][1].release <= now:
            _, event = self.unreleased.pop(0)
            self.last_applied = event.key
            any_visible |= not isinstance(event.body, HintGiven)
            if self.held_answers.get(event.seat) is event:
                del self.held_answers[event.seat]
            self._apply_event(event)
        return any_visible

    def initial_state(self) -> State:
        """Return a new state before the first move, with the deal in its journal."""
        if self.config.position is None:
            state: State = self.game.new(self.options, self.config.seed, Journal())
        else:
            state = self.game.position(self.config.position, self.options, self.config.seed)
            state.journal = Journal()
        return state

    def history(self, seat: int) -> list[Message]:
        """Return a seat's log of the game, without the lines about the table."""
        return [message for message in self.logs[seat].messages() if not message.id.startswith("server-")]

    def recap(self, seat: int | None) -> Recap:
        """Return what happened last, for a seat or a spectator (None), derived only from their own log."""
        lines = self.logs[PUBLIC if seat is None else seat].messages(_RECENT_LINES)
        log = [message for message in lines if message.id != "server-log-draw-offer"]  # the offer itself is shown
        game_lines = [message for message in log if not message.id.startswith("server-")]
        recap = self.game.recap(game_lines, None if seat is None else self.names[seat])
        # If the newest line is about the table (an undo, a declined offer), show that line instead.
        return Recap(log[-1:], recap.places) if log and log[-1].id.startswith("server-") else recap

    def record_moves(self) -> list[tuple[str, str]]:
        """Return the seat name and the text of each applied move, as in a record."""
        return [(self.names[applied.seat], applied.text) for applied in self.applied_moves]

    def log_to_all(self, message_id: str, **args: Argument) -> None:
        """Add a line about the table to the log of every reader."""
        encoded = encode_line(Message(message_id, args))
        for log in self.logs.values():
            log.add(encoded)

    def _seat_argument(self, seat: int) -> str:
        """Return a seat as an argument for the Fluent function SEAT."""
        return f"{self.game.name}/{self.names[seat]}"

    def _replay(self, moves: list[AppliedMove]) -> State:
        """Return the state after these moves, with an empty journal."""
        state = self.initial_state()
        for applied in moves:
            for step in applied.steps:
                state.apply(applied.seat, step)
        state.journal = Journal()
        return state

    def _apply_event(self, event: TableEvent) -> None:
        """Apply an event to the game; after the end, only offers have an effect."""
        body = event.body
        if self.is_over and not isinstance(body, OfferMade | OfferAnswered):
            return
        match body:
            case MoveMade() | ClockMoved():
                self._apply_move(event, body)
            case MovesUndone():
                self._apply_undo(event, body.first)
            case SeatResigned():
                self._apply_resignation(event)
            case WinClaimed():
                self._apply_claim(event)
            case TableClosed():
                self._end(Result("closed", []))
            case OfferMade():
                self._apply_offer(event, body)
            case OfferAnswered():
                self._apply_answer(event, body)
            case SeatReplaced():
                self.seat_bot(event.seat, body.level)
            case HintGiven():
                self.hints_given.append((event.seat, event.question))
        self.version += 1

    def _apply_move(self, event: TableEvent, body: MoveMade | ClockMoved) -> None:
        """Play a move, unless it is illegal by now or the current rules have diverged."""
        if self.diverged_events:
            self.diverged_events.append(event.number)
            return
        steps = self._check_move(event.seat, body)
        if steps is None:
            return  # the position that it was meant for was taken back
        if self.has_earlier_rules and self._diverges(event, steps):
            return
        before = set(self.state.actors())
        line_counts = tuple(len(self.logs[reader].lines) for reader in self.readers)
        seconds = max(0.0, event.at - self.asked_at.get(event.seat, event.at))
        text, interned_steps = intern(body.text), _intern_steps(steps)
        clocks = self.clocks.read(event.seat, event.release, self.asked_at)
        applied = AppliedMove(event.number, event.seat, text, interned_steps, line_counts, seconds, clocks)
        if self.offers["draw"] - {event.seat}:  # moving on declines the offer
            self.log_to_all("server-log-declined", seat=self._seat_argument(event.seat), what="draw")
            self.offers["draw"].clear()
        self.previous_state = self.state.clone()
        for step in steps:
            self.state.play(event.seat, step)
        self.state_version += 1
        self.timeouts[event.seat] = self.timeouts[event.seat] + 1 if isinstance(body, ClockMoved) else 0
        self.clocks.record_answer(event.seat, self.asked_at.get(event.seat, event.release), event.release)
        self.applied_moves.append(applied)
        if len(self.applied_moves) > MAX_UNDO_MOVES:
            too_old = self.applied_moves[-1 - MAX_UNDO_MOVES]
            too_old.line_counts, too_old.clocks = (), None
        self._drain_journal()
        self._update_questions(event.seat, before, event.release)
        self.offers["draw"].discard(event.seat)
        self.offers["undo"].clear()
        if self.state.is_over():
            returns = self.state.returns()
            best = max(returns)
            winners = [seat for seat, value in enumerate(returns) if value == best]
            self._end(Result("rules", winners if best > min(returns) else []))

    def _check_move(self, seat: int, body: MoveMade | ClockMoved) -> tuple[int, ...] | None:
        """Return the actions of a move, or None if it is not legal; a move that was checked just now is trusted."""
        if body.checked is not None and body.checked.state_version == self.state_version:
            return body.checked.steps
        steps = self.game.check(self.state, seat, body.text)
        return tuple(steps) if isinstance(steps, list) else None

    def _diverges(self, event: TableEvent, steps: tuple[int, ...]) -> bool:
        """Return whether a move has different outcomes under the table's and the current rules; if so, record it."""
        after = self.state.clone()
        is_diverging = False
        for step in steps:
            before = after.clone()
            after.apply(event.seat, step)
            is_diverging = is_diverging or self.game.outcome_differs(self.config.rules_version, before, after)
        if is_diverging:
            self.diverged_events.append(event.number)
        return is_diverging

    def _update_questions(self, mover: int | None, before: set[int], now: float) -> None:
        """Update `asked_at`: the seats of `before` keep their time, but `mover` is asked again."""
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

    def _apply_undo(self, event: TableEvent, target: int) -> None:
        """Take back the move with the event number `target`, and all later moves."""
        self.diverged_events = [number for number in self.diverged_events if number < target]
        index = next(
            (
                index
                for index, applied in enumerate(self.applied_moves)
                if applied.number == target and applied.line_counts
            ),
            None,
        )
        if index is None:
            return
        undone, self.applied_moves = self.applied_moves[index:], self.applied_moves[:index]
        others = self.offers["undo"] - {undone[0].seat}
        was_agreed = target == self.undo_target and bool(others) and set(self.humans) <= self.offers["undo"]
        self.undo_count += 1
        self.unreleased = [
            entry
            for entry in self.unreleased
            if not isinstance(entry[1].body, MoveMade | ClockMoved) or entry[1].number > event.number
        ]
        self.held_answers = {seat: held for seat, held in self.held_answers.items() if held.number > event.number}
        self.previous_state = self._replay(self.applied_moves[:-1])
        self.state = self._replay(self.applied_moves)
        self.state_version += 1
        for reader, length in zip(self.readers, undone[0].line_counts, strict=True):
            self.logs[reader].cut(length)
        self._log_undo(undone[0].seat, others if was_agreed else set())
        readings = [applied.clocks for applied in undone if applied.clocks is not None]
        if readings and was_agreed:
            self.clocks.take_back_by_agreement(readings, self.asked_at, self.undo_asked_at)
        elif readings:
            self.clocks.take_back(readings[0], event.release)
        self.asked_at = {}
        self._update_questions(None, set(), event.release)
        for seats in self.offers.values():
            seats.clear()

    def _log_undo(self, seat: int, agreed: set[int]) -> None:
        """Log that a seat has taken a move back; `agreed` are the other seats if they had to agree."""
        argument = self._seat_argument(seat)
        if not agreed:
            self.log_to_all("server-log-undo", seat=argument)
        elif len(agreed) == 1:
            self.log_to_all("server-log-undo-agreed", seat=argument, other=self._seat_argument(*agreed))
        else:
            self.log_to_all("server-log-undo-all", seat=argument)

    def _apply_resignation(self, event: TableEvent) -> None:
        self.log_to_all("server-log-resign", seat=self._seat_argument(event.seat))
        self.clocks.stop_running(self.asked_at, event.release)
        self._end(Result("resign", [seat for seat in range(len(self.names)) if seat != event.seat]))

    def _apply_claim(self, event: TableEvent) -> None:
        """End a game of two players: the seat that claims wins, because the other player's time is over."""
        late_seat = next(seat for seat in range(len(self.names)) if seat != event.seat)
        self.log_to_all("server-log-time", seat=self._seat_argument(late_seat))
        self.clocks.stop_running(self.asked_at, event.release)
        self._end(Result("time", [event.seat]))

    def _apply_offer(self, event: TableEvent, body: OfferMade) -> None:
        """Record an offer."""
        seats = self.offers[body.what]
        if body.what == "undo":
            self.undo_asked_at = self.undo_asked_at if seats else event.release
            self.undo_target = body.first
        self._agree(event.seat, body.what)

    def _apply_answer(self, event: TableEvent, body: OfferAnswered) -> None:
        """Record that a seat agrees, or withdraw the offer that it declines."""
        if body.is_accepted:
            self._agree(event.seat, body.what)
            return
        seats = self.offers[body.what]
        if seats - {event.seat}:
            self.log_to_all("server-log-declined", seat=self._seat_argument(event.seat), what=body.what)
        seats.clear()

    def _agree(self, seat: int, what: Offerable) -> None:
        """Record that a seat agrees with an offer; if all agree to a draw, end the game."""
        seats = self.offers[what]
        if what == "draw" and not seats:
            self.log_to_all("server-log-draw-offer", seat=self._seat_argument(seat))
        seats.add(seat)
        if what == "draw" and self.has_agreed("draw") and not self.is_over:
            self.log_to_all("server-log-draw")
            self._end(Result("draw", []))

    def seat_bot(self, seat: int, level: str) -> None:
        """Let a bot take over a seat."""
        self.humans.pop(seat, None)
        self.bots[seat] = level
        self.log_to_all("server-log-replace", seat=self._seat_argument(seat), level=Message(f"web-level-{level}"))
        self.clocks.stop_timing(seat)

    def end_as_recorded(self, result: JsonObject | None) -> None:
        """End a game with the result in the database, if the current rules do not reach its end."""
        if self.result is None:
            recorded = result or {"reason": "closed", "winners": []}
            self._end(Result(recorded["reason"], [self.names.index(name) for name in recorded["winners"]]))

    def _end(self, result: Result) -> None:
        """End the game: nobody is asked anything any more."""
        self.result = result
        self.version += 1
        self.asked_at = {}
        self.held_answers = {}
        for seats in self.offers.values():
            seats.clear()

    def _drain_journal(self) -> None:
        """Move the entries of the state's journal into the logs of their audience."""
        journal = self.state.journal
        assert journal is not None
        for message, audience in journal.entries:
            encoded = encode_line(message)
            for reader, log in self.logs.items():
                if audience == EVERYONE or (reader != PUBLIC and audience >> reader & 1):
                    log.add(encoded)
        journal.entries.clear()


@lru_cache(4096)
def _intern_steps(steps: tuple[int, ...]) -> tuple[int, ...]:
    """Return one shared tuple for equal steps, since many tables have the same moves."""
    return steps
