"""A table in memory, rebuilt from its rows at any time, by any process.

Rows are played in the order of their release: a held answer to a secret question lies in the database at once and in
the game only later. What a seat has seen is counted seat by seat, so nobody's numbers move while another seat's choice
is secret.
"""

from bisect import insort
from collections import deque
from dataclasses import dataclass
from functools import lru_cache
from sys import intern
from typing import Any, Final, NamedTuple

from tianxia.engine import registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.journal import EVERYONE, Journal
from tianxia.engine.recap import Recap
from tianxia.engine.state import State
from tianxia.locales import Argument, Message
from tianxia.server.clocks import Clock, Clocks
from tianxia.server.log import Log, packed
from tianxia.server.questions import Question, delay
from tianxia.server.rows import ANSWER, CLAIM, CLOCK, CLOSE, HINT, MOVES, OFFER, REPLACE, RESIGN, UNDO, Row

PUBLIC: Final = -1
"""The audience of spectators."""
_RECENT_LINES: Final = 240
"""Lines of a log that are read to say what happened last: more than a round of five players at Huang writes."""

_BACK: Final = 64
"""How many moves may be taken back at most."""
_REMEMBERED: Final = 8
"""Answers of a seat that may come again."""
_LAPSES: Final = {"game": 1, "move": 2}
"""Questions in a row that the clock answers before a seat counts as late."""


class Facts(NamedTuple):
    """What a table is, besides its rows."""

    id: str
    game: str
    rules: int
    options: JsonObject
    seed: int
    secret: str
    """What delays are drawn from; nobody ever sees it."""
    started: float
    clock: Clock
    hold: tuple[float, float]
    position: JsonObject | None = None
    """Where the game began, if not with a new deal."""


class Result(NamedTuple):
    """How a game ended."""

    reason: str
    """rules, resign, draw, time, closed"""
    winners: list[int]


@dataclass(slots=True)
class Played:
    """A move that counts: it has been released and was not taken back."""

    number: int
    """Of its row."""
    seat: int
    text: str
    steps: tuple[int, ...]
    lines: tuple[int, ...]
    """How long the logs were before it, spectators' last; forgotten once it is too old to be taken back."""
    seconds: float
    """How long its mover took for it."""
    revealed: bool | None = None
    """Whether the mover learned something hidden by it; found out when somebody wants to take it back."""
    asked_in_secret: bool = False
    """Whether somebody else was asked something secret after it."""


class Room:
    """One running or finished game."""

    def __init__(
        self, facts: Facts, humans: dict[int, str], bots: dict[int, str], *, only_to_read: bool = False
    ) -> None:
        """Refuses with TianxiaError a game of other rules; one of earlier rules can be opened `only_to_read`."""
        self.facts = facts
        self.game: Game[Any, Any] = registry.game(facts.game)
        self.of_earlier_rules = not self.game.can_play_rules(facts.rules, facts.options, facts.position)
        """Whether the game may go another way under the present rules: then it is played only as far as both agree."""
        if self.of_earlier_rules and not (only_to_read and self.game.can_read_rules(facts.rules)):
            raise TianxiaError("server-table-rules", theirs=facts.rules, ours=self.game.rules)
        self.departed: list[int] = []
        """Rows of the first move that the present rules play otherwise, and of all moves after it: none is played."""
        self.options = self.game.read_options(facts.options)
        self.humans = humans
        """The guest of each seat a person plays."""
        self.bots = bots
        """The level of each seat a bot plays."""
        self.state: State = self.beginning()
        self.before = self.state.clone()
        """The position before the last move."""
        self.names = self.game.seat_names(self.state)
        self.audiences = (*range(len(self.names)), PUBLIC)
        self.logs = {audience: Log() for audience in self.audiences}
        self.number = 0
        """The number of the newest row."""
        self.latest = 0.0
        """When the newest row was accepted."""
        self.answers: dict[int, deque[tuple[int, str]]] = {}
        """The last answers of each seat, with their questions."""
        self.waiting: list[tuple[tuple[float, int], Row]] = []
        """Rows not yet released, the next first."""
        self.last = (0.0, 0)
        """The key of the row played last."""
        self.played: list[Played] = []
        self.answered = dict.fromkeys(range(len(self.names)), 0)
        """How many questions each seat has answered, those taken back included."""
        self.undone = 0
        self.asked: dict[int, float] = {}
        self.held: dict[int, Row] = {}
        """Answers that are on disk and not released, by seat."""
        self.offers: dict[str, set[int]] = {"draw": set(), "undo": set(), "rematch": set()}
        self.undo_wanted: int = 0
        """The row that those who offered an undo want to take back."""
        self.hinted: list[tuple[int, int]] = []
        self.lapses = dict.fromkeys(range(len(self.names)), 0)
        """How many questions in a row the clock has answered for each seat."""
        self.result: Result | None = None
        self.clocks = Clocks(facts.clock, len(self.names))
        for seat in bots:
            self.clocks.forget(seat)
        self._drain()
        self._note_asked(None, set(), facts.started)

    @property
    def over(self) -> bool:
        return self.result is not None

    def actors(self) -> list[int]:
        """Who owes a decision, as everybody may know."""
        return [] if self.over else self.state.actors()

    def question(self, seat: int) -> Question | None:
        """What a seat is asked; nothing once it has answered, though others learn of that later."""
        if self.over or seat in self.held or seat not in self.asked or not self.state.owes_decision(seat):
            return None
        number = 1 + self.answered[seat] + self.undone
        secret = self.game.is_secret_decision(self.state, seat)
        asked = self.asked[seat]
        wait = delay(self.facts.secret, seat, number, self.facts.hold) if secret else 0.0
        return Question(number, secret, asked, asked + wait, self.clocks.until(seat, asked))

    def late(self, now: float) -> list[int]:
        """People whose time is over, as everybody may know.

        A secret question does not tell: the clock answers it. Who leaves that to the clock is late when the time for
        the game is used up, or the second time in a row where it is by move.
        """
        kind = self.facts.clock.kind
        out = []
        for seat in self.humans if kind != "none" and not self.over else ():
            question = self.question(seat)
            overdue = question is not None and question.is_late(now)
            if overdue or self.lapses[seat] >= _LAPSES[kind]:
                out.append(seat)
        return out

    def quiet_answer(self, seat: int) -> str:
        """What the clock answers for a seat."""
        world = self.state.clone()
        while True:
            action = self.game.timeout_action(world, seat)
            text: str = self.game.text(world, seat, action)
            if not self.game.is_partial_move(text):
                return text
            world.apply(seat, action)

    def answer_to(self, seat: int, question: int) -> str | None:
        """What a seat has answered to one of its last questions, if it has."""
        return next((text for number, text in self.answers.get(seat, ()) if number == question), None)

    def take(self, row: Row) -> bool:
        """A row that is on disk comes in; False if it should have been played before others that were."""
        if row.number <= self.number:
            return True
        self.number, self.latest = row.number, row.at
        if row.key < self.last:
            return False
        insort(self.waiting, (row.key, row))
        if row.kind in MOVES:
            self.answered[row.seat] += 1
            self.answers.setdefault(row.seat, deque(maxlen=_REMEMBERED)).append((row.question, row.text))
            self.held[row.seat] = row
        return True

    def next_release(self) -> float | None:
        return self.waiting[0][1].release if self.waiting else None

    def deadline(self, now: float) -> float | None:
        """When the first secret question is answered by the clock, or somebody's time is over."""
        if self.facts.clock.kind == "none":
            return None
        questions = [self.question(seat) for seat in self.humans]
        return min(
            (one.until for one in questions if one and one.until is not None and not one.is_late(now)), default=None
        )

    def play_due(self, now: float) -> bool:
        """Plays all rows that are released by now; whether there were any that others may notice."""
        any_seen = False
        while self.waiting and self.waiting[0][1].release <= now:
            _, row = self.waiting.pop(0)
            self.last = row.key
            any_seen |= row.kind != HINT
            if row.kind in MOVES and self.held.get(row.seat) == row:
                del self.held[row.seat]
            self._play_row(row)
        return any_seen

    def beginning(self) -> State:
        """The game before its first move, with a journal that tells of the deal."""
        if self.facts.position is None:
            state: State = self.game.new(self.options, self.facts.seed, Journal())
        else:
            state = self.game.position(self.facts.position, self.options, self.facts.seed)
            state.journal = Journal()
        return state

    def history(self, seat: int) -> list[Message]:
        """What a seat has seen of the game itself."""
        return [message for message in self.logs[seat].messages() if not message.id.startswith("server-")]

    def happened(self, seat: int | None) -> Recap:
        """What happened last, as a seat or a spectator (None) may know it: it follows from their log alone."""
        log = self.logs[PUBLIC if seat is None else seat].messages(_RECENT_LINES)
        told = [message for message in log if not message.id.startswith("server-")]
        last = self.game.recap(told, None if seat is None else self.names[seat])
        # A move that was taken back, an offer that was declined: the game's own lines are older.
        return Recap(log[-1:], last.places) if log and log[-1].id.startswith("server-") else last

    def moves(self) -> list[tuple[str, str]]:
        """All moves that count, as a record has them."""
        return [(self.names[played.seat], played.text) for played in self.played]

    def tell(self, id: str, **args: Argument) -> None:
        """Something about the table that everybody may know."""
        line = packed(Message(id, args))
        for log in self.logs.values():
            log.add(line)

    def _seat(self, seat: int) -> str:
        """A seat for SEAT($…)."""
        return f"{self.game.name}/{self.names[seat]}"

    def _replayed(self, moves: list[Played]) -> State:
        """The position after some moves, its journal empty."""
        state = self.beginning()
        for played in moves:
            for step in played.steps:
                state.apply(played.seat, step)
        state.journal = Journal()
        return state

    def _play_row(self, row: Row) -> None:
        if self.over:
            if row.kind in (OFFER, ANSWER):
                self._offer(row)
            return
        if row.kind in MOVES:
            self._move(row)
        elif row.kind == UNDO:
            self._undo(row)
        elif row.kind == RESIGN:
            self._resign(row)
        elif row.kind == CLAIM:
            self._claim(row)
        elif row.kind == CLOSE:
            self._end(Result("closed", []))
        elif row.kind in (OFFER, ANSWER):
            self._offer(row)
        elif row.kind == REPLACE:
            self.replace(row.seat, row.text)
        elif row.kind == HINT:
            self.hinted.append((row.seat, row.question))

    def _move(self, row: Row) -> None:
        if self.departed:
            self.departed.append(row.number)
            return
        steps = self.game.check(self.state, row.seat, row.text)
        if not isinstance(steps, list):
            return  # the position it was meant for is gone
        if self.of_earlier_rules and self._departs(row, steps):
            return
        before = set(self.state.actors())
        lines = tuple(len(self.logs[audience].lines) for audience in self.audiences)
        seconds = max(0.0, row.at - self.asked.get(row.seat, row.at))
        played = Played(row.number, row.seat, intern(row.text), _shared(tuple(steps)), lines, seconds)
        self.before = self.state.clone()
        for step in steps:
            self.state.apply(row.seat, step)
        self.lapses[row.seat] = self.lapses[row.seat] + 1 if row.kind == CLOCK else 0
        self.clocks.stop(row.seat, self.asked.get(row.seat, row.release), row.release)
        self.played.append(played)
        if len(self.played) > _BACK:
            self.played[-1 - _BACK].lines = ()
        self._drain()
        self._note_asked(row.seat, before, row.release)
        self.offers["draw"].discard(row.seat)
        self.offers["undo"].clear()
        if self.offers["draw"] and row.seat not in self.offers["draw"]:
            self.offers["draw"].clear()  # who moves on has declined
        if self.state.over():
            returns = self.state.returns()
            best = max(returns)
            winners = [seat for seat, points in enumerate(returns) if points == best]
            self._end(Result("rules", winners if best > min(returns) else []))

    def _departs(self, row: Row, steps: list[int]) -> bool:
        """Whether the present rules play a move otherwise than those of the table."""
        after = self.state.clone()
        departs = False
        for step in steps:
            before = after.clone()
            after.apply(row.seat, step)
            departs = departs or self.game.outcome_differs(self.facts.rules, before, after)
        if departs:
            self.departed.append(row.number)
        return departs

    def _note_asked(self, mover: int | None, before: set[int], now: float) -> None:
        actors = set(self.state.actors())
        for seat in list(self.asked):
            if seat not in actors:
                del self.asked[seat]
        for seat in actors:
            if seat == mover or seat not in before:
                self.asked[seat] = now
        if self.played and any(
            seat != self.played[-1].seat and self.game.is_secret_decision(self.state, seat) for seat in actors
        ):
            self.played[-1].asked_in_secret = True

    def _undo(self, row: Row) -> None:
        """Takes back the move of the row named in the text, and all after it."""
        target = int(row.text)
        self.departed = [number for number in self.departed if number < target]
        at = next((at for at, played in enumerate(self.played) if played.number == target and played.lines), None)
        if at is None:
            return
        back, self.played = self.played[at], self.played[:at]
        self.undone += 1
        self.waiting = [entry for entry in self.waiting if entry[1].kind not in MOVES or entry[1].number > row.number]
        self.held = {seat: held for seat, held in self.held.items() if held.number > row.number}
        self.before = self._replayed(self.played[:-1])
        self.state = self._replayed(self.played)
        for audience, length in zip(self.audiences, back.lines, strict=True):
            self.logs[audience].cut(length)
        self.tell("server-log-undo", seat=self._seat(row.seat))
        self.asked = {}
        self._note_asked(None, set(), row.release)
        for standing in self.offers.values():
            standing.clear()

    def _resign(self, row: Row) -> None:
        self.tell("server-log-resign", seat=self._seat(row.seat))
        self._end(Result("resign", [seat for seat in range(len(self.names)) if seat != row.seat]))

    def _claim(self, row: Row) -> None:
        """The other's time is over: who says so has won."""
        late = next(seat for seat in range(len(self.names)) if seat != row.seat)
        self.tell("server-log-time", seat=self._seat(late))
        self._end(Result("time", [row.seat]))

    def _offer(self, row: Row) -> None:
        what, _, answer = row.text.partition(" ")
        standing = self.offers.setdefault(what, set())
        if row.kind == ANSWER and answer != "yes":
            if standing - {row.seat}:
                self.tell("server-log-declined", seat=self._seat(row.seat), what=what)
            standing.clear()
            return
        if what == "undo" and row.kind == OFFER:
            self.undo_wanted = int(answer or 0)
        standing.add(row.seat)
        agreed = set(self.humans) <= standing
        if what == "draw" and agreed and not self.over:
            self.tell("server-log-draw")
            self._end(Result("draw", []))

    def replace(self, seat: int, level: str) -> None:
        """A bot takes over a seat."""
        self.humans.pop(seat, None)
        self.bots[seat] = level
        self.tell("server-log-replace", seat=self._seat(seat), level=Message(f"web-level-{level}"))
        self.clocks.forget(seat)

    def end_as_written(self, result: JsonObject | None) -> None:
        """Ends a game whose end the present rules do not come to, as it ended."""
        if self.result is None:
            told = result or {"reason": "closed", "winners": []}
            self._end(Result(told["reason"], [self.names.index(name) for name in told["winners"]]))

    def _end(self, result: Result) -> None:
        self.result = result
        self.asked = {}
        self.held = {}
        for standing in self.offers.values():
            standing.clear()

    def _drain(self) -> None:
        """Moves what the journal has to tell into everybody's log."""
        journal = self.state.journal
        assert journal is not None
        for message, audience in journal.entries:
            line = packed(message)
            for seat, log in self.logs.items():
                if audience == EVERYONE or (seat != PUBLIC and audience >> seat & 1):
                    log.add(line)
        journal.entries.clear()


@lru_cache(4096)
def _shared(steps: tuple[int, ...]) -> tuple[int, ...]:
    """The same moves are made at many tables: they are kept once."""
    return steps
