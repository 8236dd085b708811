"""One game of a match, from the deal to its record."""

import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from tianxia.arena.entries import Source, make_bot
from tianxia.arena.result import Fault, FaultKind, Finished, Result, Steps, Thinking, forfeit_returns, win_shares
from tianxia.arena.settings import Settings
from tianxia.bots import bot_specs
from tianxia.bots.bot import Bot, Budget, NamedBot
from tianxia.bots.program import ProgramTimeout
from tianxia.engine import registry
from tianxia.engine.errors import IllegalAction, TianxiaError
from tianxia.engine.game import Game
from tianxia.engine.playout import draw_outcome
from tianxia.engine.record import Recorder, write
from tianxia.engine.rng import Rng

_WORLD_STREAM: Final = 1
"""The random stream for the worlds that are sampled for a bot."""
_CHANCE_STREAM: Final = 2
"""The random stream for chance, if the game has open chance."""
_OVERRUN_SHARE: Final = 0.2
_MIN_OVERRUN_S: Final = 0.05
"""A decision is an overrun if it exceeds its budget by this share of it, and by at least this time."""
_HANG_FACTOR: Final = 10.0
_HANG_MARGIN_S: Final = 10.0
"""A decision counts as hanging after its budget times the factor, plus the margin."""
_START_LIMIT_S: Final = 60.0
"""The time for a bot to start, and in a trial to make its first decision, before it counts as hanging."""
_UNTIMED_HANG_LIMIT_S: Final = 600.0
"""A decision without a time limit counts as hanging after this time."""
_TRIAL_BUDGET_S: Final = 0.1
_TRIAL_SIMULATIONS: Final = 10
"""Limits of the first decision in a trial, which only shows whether the bot can decide."""
_MAX_TRIAL_STEPS: Final = 1000
"""A trial ends after this many steps, even if some bots have made no decision."""
_MAX_OUTPUT_LINES: Final = 12
"""The number of lines kept from the end of a traceback."""
_MAX_OUTPUT_CHARS: Final = 2_000


class Task(NamedTuple):
    """A game to play."""

    settings: Settings
    number: int
    sources: tuple[Source | None, ...] = ()
    """The bots that were given as objects, in the order of the settings; None for a specification."""

    def source(self, bot: int) -> Source | None:
        """Return the object that was given for a bot; None for a specification."""
        return self.sources[bot] if self.sources else None

    def level(self, seat: int, seats: tuple[str, ...]) -> NamedBot:
        """Return the bot in a seat, with its default budget. Raises BadOptions."""
        bot = self.settings.seating(self.number)[seat]
        source = self.source(bot)
        if source is None:
            return self.settings.resolve_bot(self.number, seat, seats)
        return NamedBot(self.settings.names[bot], lambda: make_bot(source), bot_specs.DEFAULT_BUDGET)


Watchdog = Callable[[int, float], None]
"""Called before each decision with the bot and the seconds after which it counts as hanging."""


class BotFault(Exception):
    """Raised when a bot ends its game by a fault."""

    def __init__(self, bot: int, kind: FaultKind, reason: str, output: str = "") -> None:
        """Take the index of the bot in the settings, and what happened."""
        super().__init__(reason)
        self.fault = Fault(bot, kind, reason, output)


def overrun_limit_s(budget: Budget) -> float:
    """Return the seconds after which a decision is an overrun: the budget plus a fifth of it, at least 50 ms."""
    return budget.seconds + max(_OVERRUN_SHARE * budget.seconds, _MIN_OVERRUN_S)


def hang_limit_s(budget: Budget) -> float:
    """Return the seconds after which a decision counts as hanging: far more than its budget."""
    if budget.seconds <= 0:
        return _UNTIMED_HANG_LIMIT_S
    return _HANG_FACTOR * budget.seconds + _HANG_MARGIN_S


def play_game(task: Task, watchdog: Watchdog = lambda bot, seconds: None) -> Finished:
    """Play a game to its end, or until a bot commits a fault. Exceptions of bots become faults."""
    return _RunningGame(task, watchdog).run()


def play_trial(task: Task, watchdog: Watchdog = lambda bot, seconds: None) -> Finished:
    """Start the bots of a game and ask each for its first decision, on a deal that belongs to no game.

    The result has a fault if a bot cannot be started, crashes, or does not answer. It is not part of the match.
    """
    return _Trial(task, watchdog).run()


def abandon_game(task: Task, fault: Fault) -> Finished:
    """Return a game that could not be played to its end, with a record of its deal only."""
    game = _RunningGame(task, lambda bot, seconds: None)
    return game.finish(fault)


class _RunningGame:
    """A game that is being played."""

    def __init__(self, task: Task, watchdog: Watchdog) -> None:
        self.task = task
        self.settings, self.number = task.settings, task.number
        self.watchdog = watchdog
        bot_specs.import_bot_modules(self.settings.bots)
        self.seating = self.settings.seating(self.number)
        self.game: Game[Any, Any] = registry.game(self.settings.game)
        seed = self.deal_seed()
        self.recorder = Recorder(self.game, self.settings.options, seed)
        self.chance_rng = Rng(seed, _CHANCE_STREAM)
        self.bot_seats: list[_BotSeat] = []
        self.steps = Steps()

    def deal_seed(self) -> int:
        return self.settings.deal_seed(self.number)

    def run(self) -> Finished:
        fault = None
        try:
            seats = self.game.seat_names(self.recorder.state)
            for seat in range(len(seats)):
                self.watchdog(self.seating[seat], _START_LIMIT_S)
                self.bot_seats.append(_BotSeat(self.task, seat, seats))
            self.play_to_end()
        except BotFault as error:
            fault = error.fault
        finally:
            for bot_seat in self.bot_seats:
                bot_seat.close()
        return self.finish(fault)

    def finish(self, fault: Fault | None) -> Finished:
        """Return the game so far as a finished one, with the fault that ended it, if any."""
        state = self.recorder.state
        names = self.game.seat_names(state)
        seat_by_bot = [self.seating.index(bot) for bot in range(len(names))]
        returns = []
        if fault is not None and fault.kind != "crash":
            returns = forfeit_returns(fault.bot, len(names))
        elif fault is None and state.is_over():
            returns_by_seat = state.returns()
            returns = [float(returns_by_seat[seat]) for seat in seat_by_bot]
        scores = self.game.final_scores(state) if fault is None else None
        result = Result(
            number=self.number,
            seats=[names[seat] for seat in seat_by_bot],
            returns=returns,
            wins=win_shares(returns) if returns else [],
            thinking=[
                self.bot_seats[seat].thinking if seat < len(self.bot_seats) else Thinking() for seat in seat_by_bot
            ],
            moves=len(self.recorder.record.moves),
            scores=[scores[seat] for seat in seat_by_bot] if scores else None,
            fault=fault,
        )
        self.recorder.record.about = {
            "bots": {names[seat]: self.settings.names[bot] for seat, bot in enumerate(self.seating)},
            "result": msgspec.to_builtins(result),
            "steps": self.steps.to_json(),
        }
        self.recorder.record.final = state.fingerprint()
        return Finished(tuple(self.settings.names), result, write(self.recorder.record))

    def play_to_end(self) -> None:
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
        seat, outcome = state.actors()[0], int(draw_outcome(state, self.chance_rng))
        self.recorder.play(seat, outcome)
        self.steps.add(seat, outcome, None)

    def _decide(self, seat: int) -> None:
        state, bot_seat = self.recorder.state, self.bot_seats[seat]
        history = self.recorder.journal.seen_by(seat)
        world = state.sample(seat, bot_seat.world_rng)
        self.watchdog(bot_seat.bot_index, hang_limit_s(bot_seat.budget))
        started_at, processor_started_at = time.perf_counter(), time.process_time()
        try:
            action = bot_seat.bot.choose(world, history, seat, bot_seat.budget, bot_seat.rng)
            expected = bot_seat.bot.expected
        except ProgramTimeout as error:
            raise BotFault(bot_seat.bot_index, "overtime", str(error)) from None
        except IllegalAction as error:
            raise BotFault(bot_seat.bot_index, "illegal", str(error)) from None
        except (Exception, SystemExit) as error:
            raise BotFault(bot_seat.bot_index, "crash", _describe_error(error), _error_output(error)) from None
        seconds, processor = time.perf_counter() - started_at, time.process_time() - processor_started_at
        legal = state.legal(seat)
        is_overrun = bot_seat.count_decision(seconds, processor, len(legal) > 1)
        if is_overrun and self.settings.strict_time:
            reason = TianxiaError("arena-overtime", seconds=f"{seconds:.2f}", budget=f"{bot_seat.budget.seconds:.2f}")
            raise BotFault(bot_seat.bot_index, "overtime", str(reason))
        try:
            self.recorder.play(seat, int(action))
        except (IllegalAction, TypeError, ValueError, OverflowError):
            reason = TianxiaError("arena-illegal", action=repr(action)[:40], move=len(self.recorder.record.moves) + 1)
            raise BotFault(bot_seat.bot_index, "illegal", str(reason)) from None
        self.steps.add(seat, int(action), expected)


class _Trial(_RunningGame):
    """The first decisions of a game, played only to see whether its bots can play."""

    def deal_seed(self) -> int:
        return self.settings.trial_seed()

    def play_to_end(self) -> None:
        state, untried_seats = self.recorder.state, set(range(len(self.bot_seats)))
        for _ in range(_MAX_TRIAL_STEPS):
            actors = state.actors()
            if not actors or not untried_seats:
                return
            if actors[0] < 0:
                self.decide_chance()
                continue
            seat = actors[0]
            legal = state.legal(seat)
            if seat in untried_seats and len(legal) > 1:
                self._ask_for_decision(seat)
                untried_seats.remove(seat)
            self.recorder.play(seat, int(self.chance_rng.choose(legal)))

    def _ask_for_decision(self, seat: int) -> None:
        """Ask a bot for a decision. Only a crash is a fault: an illegal or late answer is accepted here."""
        state, bot_seat = self.recorder.state, self.bot_seats[seat]
        budget = Budget(
            min(bot_seat.budget.seconds, _TRIAL_BUDGET_S), min(bot_seat.budget.simulations, _TRIAL_SIMULATIONS)
        )
        self.watchdog(bot_seat.bot_index, max(hang_limit_s(bot_seat.budget), _START_LIMIT_S))
        try:
            bot_seat.bot.choose(
                state.sample(seat, bot_seat.world_rng), self.recorder.journal.seen_by(seat), seat, budget, bot_seat.rng
            )
        except (ProgramTimeout, IllegalAction):
            return
        except (Exception, SystemExit) as error:
            raise BotFault(bot_seat.bot_index, "crash", _describe_error(error), _error_output(error)) from None


class _BotSeat:
    """A bot in its seat, with its random generators, budget and thinking times."""

    def __init__(self, task: Task, seat: int, seats: tuple[str, ...]) -> None:
        settings, number = task.settings, task.number
        self.bot_index = settings.seating(number)[seat]
        self.belongs_to_caller = isinstance(task.source(self.bot_index), Bot)
        level = task.level(seat, seats)
        self.budget = settings.budget(level)
        self.rng = Rng(settings.bot_seed(number, seat))
        self.world_rng = Rng(settings.bot_seed(number, seat), _WORLD_STREAM)
        self.thinking = Thinking()
        try:
            self.bot: Bot = level.create_bot()
        except (Exception, SystemExit) as error:
            raise BotFault(self.bot_index, "crash", _describe_error(error), _error_output(error)) from None

    def count_decision(self, seconds: float, processor: float, had_choice: bool) -> bool:
        """Add a decision to the thinking times; return whether it is an overrun. Times are in seconds.

        `decisions` and `seconds` include only decisions with a choice.
        """
        is_overrun = self.budget.seconds > 0 and seconds > overrun_limit_s(self.budget)
        previous = self.thinking
        self.thinking = Thinking(
            decisions=previous.decisions + had_choice,
            seconds=round(previous.seconds + (seconds if had_choice else 0.0), 7),
            longest=round(max(previous.longest, seconds), 7),
            overruns=previous.overruns + is_overrun,
            processor=round(max(previous.processor, processor), 7),
            held_up=previous.held_up + (is_overrun and processor <= overrun_limit_s(self.budget)),
        )
        return is_overrun

    def close(self) -> None:
        """Close the bot, unless it was given as an instance: the caller closes those."""
        if self.belongs_to_caller:
            return
        with suppress(Exception, SystemExit):  # the game is over: a failure to close changes nothing
            self.bot.close()


def _describe_error(error: BaseException) -> str:
    """Return an error as a line of text."""
    if isinstance(error, TianxiaError):
        return str(error)
    try:
        text = str(error)
    except Exception:  # the str() of a bot's own error may fail as well
        text = ""
    return _printable(f"{type(error).__name__}: {text}"[:300])


def _error_output(error: BaseException) -> str:
    """Return the end of the standard error of a bot's program, or of the traceback of its class."""
    if isinstance(error, TianxiaError):
        return str(getattr(error, "output", ""))
    try:
        lines = "".join(traceback.format_exception(error)).splitlines()
    except Exception:  # the str() of a bot's own error may fail as well
        return ""
    return "\n".join(_printable(line.rstrip()) for line in lines[-_MAX_OUTPUT_LINES:])[-_MAX_OUTPUT_CHARS:]


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else " " for character in text)
