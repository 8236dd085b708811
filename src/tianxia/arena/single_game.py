"""One game of a match, from the deal to its record."""

import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from tianxia.arena.entries import Source, made
from tianxia.arena.result import Fault, Finished, Kind, Result, Steps, Thinking, forfeited, wins_of
from tianxia.arena.scores import scores_of
from tianxia.arena.settings import Settings
from tianxia.bots import bot_specs
from tianxia.bots.bot import Bot, Budget, Level
from tianxia.bots.program import ProgramTimeout
from tianxia.engine import registry
from tianxia.engine.errors import IllegalAction, TianxiaError
from tianxia.engine.game import Game
from tianxia.engine.playout import draw_outcome
from tianxia.engine.record import Recorder, write
from tianxia.engine.rng import Rng

_WORLDS: Final = 1
"""The stream of the worlds that a bot is handed."""
_CHANCE: Final = 2
"""The stream that decides where chance is open."""
_START_S: Final = 60.0
"""Seconds for a bot to start, at the very most; in a trial also for its first decision."""
_UNTIMED: Final = 600.0
"""Seconds after which nobody waits for a decision that has no time."""
_TRIAL_S: Final = 0.1
_TRIAL_SIMULATIONS: Final = 10
"""The most that a bot gets for its first decision in a trial, which is made only to see whether it can be made."""
_TRIAL_STEPS: Final = 1000
"""A trial is over after so many steps, even if a bot was not asked anything."""
_OUTPUT_LINES: Final = 12
"""How many of the last lines of a traceback are kept."""
_OUTPUT_LETTERS: Final = 2_000


class Task(NamedTuple):
    """A game to play."""

    settings: Settings
    number: int
    sources: tuple[Source | None, ...] = ()
    """The bots that were given as objects, by their place in the settings; None where a word stands for the bot."""

    def source(self, bot: int) -> Source | None:
        return self.sources[bot] if self.sources else None

    def level(self, seat: int, seats: tuple[str, ...]) -> Level:
        """The bot at a seat, with the budget that is usual for it."""
        bot = self.settings.seating(self.number)[seat]
        source = self.source(bot)
        if source is None:
            return self.settings.entrant(self.number, seat, seats)
        return Level(self.settings.names[bot], lambda: made(source), bot_specs.DEFAULT_BUDGET)


Alarm = Callable[[int, float], None]
"""Told before each decision: which bot thinks, and for how many seconds at the very most."""


class Faulty(Exception):
    """A bot has ended its game by a fault."""

    def __init__(self, bot: int, kind: Kind, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.fault = Fault(bot, kind, reason, output)


def allowed(budget: Budget) -> float:
    """Seconds for a decision before it counts as an overrun: a fifth over the budget, or 50 ms."""
    return budget.seconds + max(0.2 * budget.seconds, 0.05)


def hung(budget: Budget) -> float:
    """Seconds after which nobody waits for a decision any longer."""
    return 10 * budget.seconds + 10.0 if budget.seconds > 0 else _UNTIMED


def play_game(task: Task, alarm: Alarm = lambda bot, seconds: None) -> Finished:
    """Plays a game to its end, or to the fault of a bot; no exception of a bot gets out."""
    return _Playing(task, alarm).run()


def try_out(task: Task, alarm: Alarm = lambda bot, seconds: None) -> Finished:
    """Starts the bots of a game and asks each for its first decision, on a deal that belongs to no game.

    The result has a fault if a bot cannot be started, crashes, or answers nothing at all. It counts nowhere.
    """
    return _Trial(task, alarm).run()


def given_up(task: Task, fault: Fault) -> Finished:
    """A game that could not be played to its end, with a record of its deal only."""
    playing = _Playing(task, lambda bot, seconds: None)
    return playing.finish(fault)


class _Playing:
    """A game under way."""

    def __init__(self, task: Task, alarm: Alarm) -> None:
        self.task = task
        self.settings, self.number = task.settings, task.number
        self.alarm = alarm
        bot_specs.import_bot_modules(self.settings.bots)
        self.seating = self.settings.seating(self.number)
        self.game: Game[Any, Any] = registry.game(self.settings.game)
        seed = self.deal_seed()
        self.recorder = Recorder(self.game, self.settings.options, seed)
        self.chance = Rng(seed, _CHANCE)
        self.desks: list[_Desk] = []
        self.steps = Steps()

    def deal_seed(self) -> int:
        return self.settings.deal_seed(self.number)

    def run(self) -> Finished:
        fault = None
        try:
            seats = self.game.seat_names(self.recorder.state)
            for seat in range(len(seats)):
                self.alarm(self.seating[seat], _START_S)
                self.desks.append(_Desk(self.task, seat, seats))
            self.play_on()
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
        returns = []
        if fault is not None and fault.kind != "crash":
            returns = forfeited(fault.bot, len(names))
        elif fault is None and state.over():
            by_seat = state.returns()
            returns = [float(by_seat[seat]) for seat in seat_of]
        scores = scores_of(self.game, state) if fault is None else None
        result = Result(
            number=self.number,
            seats=[names[seat] for seat in seat_of],
            returns=returns,
            wins=wins_of(returns) if returns else [],
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
        return Finished(tuple(self.settings.names), result, write(self.recorder.record))

    def play_on(self) -> None:
        state = self.recorder.state
        while actors := state.actors():
            if actors[0] < 0:
                self.decide_chance()
                continue
            for seat in actors:
                if state.owes_decision(seat):
                    self._decide(seat)

    def decide_chance(self) -> None:
        state = self.recorder.state
        seat, outcome = state.actors()[0], int(draw_outcome(state, self.chance))
        self.recorder.play(seat, outcome)
        self.steps.add(seat, outcome, None)

    def _decide(self, seat: int) -> None:
        state, desk = self.recorder.state, self.desks[seat]
        history = self.recorder.journal.seen_by(seat)
        world = state.sample(seat, desk.worlds)
        self.alarm(desk.number, hung(desk.budget))
        begin, begin_processor = time.perf_counter(), time.process_time()
        try:
            action = desk.bot.choose(world, history, seat, desk.budget, desk.rng)
            expected = desk.bot.expected
        except ProgramTimeout as error:
            raise Faulty(desk.number, "overtime", str(error)) from None
        except IllegalAction as error:
            raise Faulty(desk.number, "illegal", str(error)) from None
        except (Exception, SystemExit) as error:
            raise Faulty(desk.number, "crash", _told(error), _output(error)) from None
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


class _Trial(_Playing):
    """The start of a game that is only to show whether its bots can play."""

    def deal_seed(self) -> int:
        return self.settings.trial_seed()

    def play_on(self) -> None:
        state, waiting = self.recorder.state, set(range(len(self.desks)))
        for _ in range(_TRIAL_STEPS):
            actors = state.actors()
            if not actors or not waiting:
                return
            if actors[0] < 0:
                self.decide_chance()
                continue
            seat = actors[0]
            legal = state.legal(seat)
            if seat in waiting and len(legal) > 1:
                self._ask(seat)
                waiting.remove(seat)
            self.recorder.play(seat, int(self.chance.choose(legal)))

    def _ask(self, seat: int) -> None:
        """Asks a bot. Whatever it answers will do; only a crash is a fault."""
        state, desk = self.recorder.state, self.desks[seat]
        limit = Budget(min(desk.budget.seconds, _TRIAL_S), min(desk.budget.simulations, _TRIAL_SIMULATIONS))
        self.alarm(desk.number, max(hung(desk.budget), _START_S))
        try:
            desk.bot.choose(state.sample(seat, desk.worlds), self.recorder.journal.seen_by(seat), seat, limit, desk.rng)
        except (ProgramTimeout, IllegalAction):
            return
        except (Exception, SystemExit) as error:
            raise Faulty(desk.number, "crash", _told(error), _output(error)) from None


class _Desk:
    """Where a bot sits: its generator, its budget, its clock."""

    def __init__(self, task: Task, seat: int, seats: tuple[str, ...]) -> None:
        settings, number = task.settings, task.number
        self.number = settings.seating(number)[seat]
        self.borrowed = isinstance(task.source(self.number), Bot)
        level = task.level(seat, seats)
        self.budget = settings.budget(level)
        self.rng = Rng(settings.bot_seed(number, seat))
        self.worlds = Rng(settings.bot_seed(number, seat), _WORLDS)
        self.thinking = Thinking()
        try:
            self.bot: Bot = level.bot()
        except (Exception, SystemExit) as error:
            raise Faulty(self.number, "crash", _told(error), _output(error)) from None

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
        """Closes the bot, unless it was given as an object, which its owner closes."""
        if self.borrowed:
            return
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
    return _printable(f"{type(error).__name__}: {words}"[:300])


def _output(error: BaseException) -> str:
    """What a bot left behind: the end of its program's standard error, or of the traceback of its class."""
    if isinstance(error, TianxiaError):
        return str(getattr(error, "output", ""))
    try:
        lines = "".join(traceback.format_exception(error)).splitlines()
    except Exception:  # a stranger's error may fail at this, too
        return ""
    return "\n".join(_printable(line.rstrip()) for line in lines[-_OUTPUT_LINES:])[-_OUTPUT_LETTERS:]


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)
