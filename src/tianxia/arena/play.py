"""One game of a match, from the deal to its record."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from tianxia.arena.result import Fault, Finished, Kind, Result, Steps, Thinking, forfeited, wins_of
from tianxia.arena.scores import scores_of
from tianxia.arena.settings import Settings
from tianxia.bots import entrants
from tianxia.bots.bot import Bot, Budget
from tianxia.bots.program import ProgramSilent
from tianxia.engine import registry
from tianxia.engine.errors import IllegalAction, TianxiaError
from tianxia.engine.game import Game
from tianxia.engine.playout import random_outcome
from tianxia.engine.record import Recorder, write
from tianxia.engine.rng import Rng

_WORLDS: Final = 1
"""The stream of the worlds that a bot is handed."""
_CHANCE: Final = 2
"""The stream that decides where chance is open."""
_BEGIN: Final = 60.0
"""Seconds for a bot to come into being, at the very most."""
_UNTIMED: Final = 600.0
"""Seconds after which nobody waits for a decision that has no time."""


class Task(NamedTuple):
    """A game to play."""

    settings: Settings
    number: int


Alarm = Callable[[int, float], None]
"""Told before each decision: which bot thinks, and for how many seconds at the very most."""


class Faulty(Exception):
    """A bot has lost its game."""

    def __init__(self, bot: int, kind: Kind, reason: str) -> None:
        super().__init__(reason)
        self.fault = Fault(bot, kind, reason)


def allowed(budget: Budget) -> float:
    """Seconds for a decision before it counts as an overrun: a fifth over the budget, or 50 ms."""
    return budget.seconds + max(0.2 * budget.seconds, 0.05)


def hung(budget: Budget) -> float:
    """Seconds after which nobody waits for a decision any longer."""
    return 10 * budget.seconds + 10.0 if budget.seconds > 0 else _UNTIMED


def play(task: Task, alarm: Alarm = lambda bot, seconds: None) -> Finished:
    """Plays a game. A bot that fails loses it; nothing a bot does stops the arena."""
    return _Playing(task, alarm).run()


def given_up(task: Task, fault: Fault) -> Finished:
    """A game that could not be played to its end, with a record of its deal only."""
    playing = _Playing(task, lambda bot, seconds: None)
    return playing.finish(fault)


class _Playing:
    """A game under way."""

    def __init__(self, task: Task, alarm: Alarm) -> None:
        self.settings, self.number = task
        self.alarm = alarm
        entrants.load(self.settings.bots)
        self.seating = self.settings.seating(self.number)
        self.game: Game[Any, Any] = registry.game(self.settings.game)
        self.recorder = Recorder(self.game, self.settings.options, self.settings.deal_seed(self.number))
        self.chance = Rng(self.settings.deal_seed(self.number), _CHANCE)
        self.desks: list[_Desk] = []
        self.steps = Steps()

    def run(self) -> Finished:
        fault = None
        try:
            seats = self.game.seat_names(self.recorder.state)
            for seat in range(len(seats)):
                self.alarm(self.seating[seat], _BEGIN)
                self.desks.append(_Desk(self.settings, self.number, seat, seats))
            self._play_on()
        except Faulty as error:
            fault = error.fault
        finally:
            for desk in self.desks:
                desk.close()
        return self.finish(fault)

    def finish(self, fault: Fault | None) -> Finished:
        """What is known of the game now."""
        state = self.recorder.state
        names = self.game.seat_names(state)
        seat_of = [self.seating.index(bot) for bot in range(len(names))]
        by_seat = state.returns() if fault is None else []
        returns = forfeited(fault.bot, len(names)) if fault else [float(by_seat[seat]) for seat in seat_of]
        scores = scores_of(self.game, state) if fault is None else None
        result = Result(
            number=self.number,
            seats=[names[seat] for seat in seat_of],
            returns=returns,
            wins=wins_of(returns),
            thinking=[self.desks[seat].thinking if seat < len(self.desks) else Thinking() for seat in seat_of],
            moves=len(self.recorder.record.moves),
            scores=[scores[seat] for seat in seat_of] if scores else None,
            fault=fault,
        )
        self.recorder.record.about = {
            "bots": {names[seat]: self.settings.names[bot] for seat, bot in enumerate(self.seating)},
            "result": msgspec.to_builtins(result),
            "steps": self.steps.table(),
        }
        self.recorder.record.final = state.fingerprint()
        return Finished(self.settings.bots, result, write(self.recorder.record))

    def _play_on(self) -> None:
        state = self.recorder.state
        while actors := state.actors():
            if actors[0] < 0:
                outcome = int(random_outcome(state, self.chance))
                self.recorder.play(actors[0], outcome)
                self.steps.add(actors[0], outcome, None)
                continue
            for seat in actors:
                if state.asks(seat):
                    self._decide(seat)

    def _decide(self, seat: int) -> None:
        state, desk = self.recorder.state, self.desks[seat]
        history = self.recorder.journal.seen_by(seat)
        world = state.sample(seat, desk.worlds)
        self.alarm(desk.number, hung(desk.budget))
        begin, begin_processor = time.perf_counter(), time.process_time()
        try:
            action = desk.bot.choose(world, history, seat, desk.budget, desk.rng)
            expected = desk.bot.expected
        except ProgramSilent as error:
            raise Faulty(desk.number, "overtime", str(error)) from None
        except IllegalAction as error:
            raise Faulty(desk.number, "illegal", str(error)) from None
        except (Exception, SystemExit) as error:
            raise Faulty(desk.number, "crash", _told(error)) from None
        seconds, processor = time.perf_counter() - begin, time.process_time() - begin_processor
        legal = state.legal(seat)
        late = desk.count(seconds, processor, len(legal) > 1)
        if late and self.settings.strict_time:
            reason = TianxiaError("arena-overtime", seconds=f"{seconds:.2f}", budget=f"{desk.budget.seconds:.2f}")
            raise Faulty(desk.number, "overtime", str(reason))
        try:
            self.recorder.play(seat, int(action))
        except (IllegalAction, TypeError, ValueError, OverflowError):
            reason = TianxiaError("arena-illegal", action=repr(action)[:40], move=len(self.recorder.record.moves) + 1)
            raise Faulty(desk.number, "illegal", str(reason)) from None
        self.steps.add(seat, int(action), expected)


class _Desk:
    """Where a bot sits: its generator, its budget, its clock."""

    def __init__(self, settings: Settings, number: int, seat: int, seats: tuple[str, ...]) -> None:
        self.number = settings.seating(number)[seat]
        level = settings.entrant(number, seat, seats)
        self.budget = settings.budget(level)
        self.rng = Rng(settings.bot_seed(number, seat))
        self.worlds = Rng(settings.bot_seed(number, seat), _WORLDS)
        self.thinking = Thinking()
        try:
            self.bot: Bot = level.bot()
        except (Exception, SystemExit) as error:
            raise Faulty(self.number, "crash", _told(error)) from None

    def count(self, seconds: float, processor: float, real: bool) -> bool:
        """Counts a decision; whether it took too long."""
        late = self.budget.seconds > 0 and seconds > allowed(self.budget)
        so_far = self.thinking
        self.thinking = Thinking(
            decisions=so_far.decisions + real,
            seconds=round(so_far.seconds + (seconds if real else 0.0), 7),
            longest=round(max(so_far.longest, seconds), 7),
            overruns=so_far.overruns + late,
            processor=round(max(so_far.processor, processor), 7),
            held_up=so_far.held_up + (late and processor <= allowed(self.budget)),
        )
        return late

    def close(self) -> None:
        with suppress(Exception, SystemExit):  # the game is over: nobody has to hear of it
            self.bot.close()


def _told(error: BaseException) -> str:
    """An error in a sentence."""
    if isinstance(error, TianxiaError):
        return str(error)
    try:
        words = str(error)
    except Exception:  # a stranger's error may fail at this, too
        words = ""
    return "".join(letter if letter.isprintable() else " " for letter in f"{type(error).__name__}: {words}"[:300])
