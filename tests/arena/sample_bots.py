"""Bots for the tests of the arena, many of which misbehave. Their specs: `py:tests.arena.sample_bots:Crashing`."""

import os
import sys
import time
from typing import Any, ClassVar, Final

from tianxia.arena.result import Finished
from tianxia.arena.single_game import Task, Watchdog, play_game
from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.random import RandomBot
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

UNHURRIED: Final = ("--seconds", "60")
"""Options of the arena with which no bot is late, however busy the machine is."""


def bot_spec(kind: type[Bot]) -> str:
    return f"py:{__name__}:{kind.__name__}"


def impatient_play(task: Task, watchdog: Watchdog) -> Finished:
    """Play a game in which a decision of the hanging bot counts as hanging after half a second.

    On a busy machine, that may be too short for any other bot.
    """
    hanging = task.settings.bots.index(bot_spec(Hanging))
    return play_game(task, lambda bot, seconds: watchdog(bot, 0.5 if bot == hanging else seconds))


def located_play(task: Task, watchdog: Watchdog) -> Finished:
    """Play a game, slowly, and return the node of the Ray cluster in place of the record."""
    time.sleep(0.3)
    finished = play_game(task, watchdog)
    return Finished(finished.names, finished.result, os.environ["RAY_RAYLET_PID"])


class Crashing(Bot):
    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        raise ZeroDivisionError("by \x1b nothing")


class NotStarting(RandomBot):
    def __init__(self) -> None:
        raise FileNotFoundError("no weights")


class Exiting(Bot):
    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        sys.exit(0)


class CrashingLater(RandomBot):
    """Crashes at its fifth decision, in every game."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        self.decisions += 1
        if self.decisions == 5:
            self.fail()
        return super().choose(world, history, seat, budget, rng)

    def fail(self) -> None:
        raise ZeroDivisionError("at the fifth")


class CrashingInFirstSeat(CrashingLater):
    """Crashes at its fifth decision, but only in the first seat."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        self.decisions = self.decisions if seat == 0 else 0
        return super().choose(world, history, seat, budget, rng)


class EndingItsProcess(RandomBot):
    def __init__(self) -> None:
        os._exit(1)


class EndingItsProcessLater(CrashingLater):
    def fail(self) -> None:
        os._exit(1)


class Illegal(Bot):
    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        return 10**30


class Nonsense(Bot):
    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        return None  # type: ignore[return-value]


class Slow(RandomBot):
    """Takes 0.2 seconds of simulated time for its first decision, whatever the budget."""

    now: ClassVar[float] = 0.0
    """The simulated time, in seconds."""

    def __init__(self) -> None:
        self.has_decided = False

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        Slow.now += 0.0 if self.has_decided else 0.2
        self.has_decided = True
        return super().choose(world, history, seat, budget, rng)


class Hanging(CrashingLater):
    def fail(self) -> None:
        time.sleep(1000)


class Pausing(RandomBot):
    """Pauses at every decision, so that a game lasts about half a second."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        time.sleep(0.005)
        return super().choose(world, history, seat, budget, rng)


class Remembering(RandomBot):
    """Records its arguments."""

    received: ClassVar[list[tuple[int, State, list[Message]]]] = []

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        self.received.append((seat, world.clone(), history))
        return super().choose(world, history, seat, budget, rng)


class WithInvalidEstimates(RandomBot):
    """Returns estimates that are mostly not probabilities."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        estimates: list[Any] = [2.0, -0.1, float("nan"), "certainly", [], 0.123456]
        self.expected = estimates[int(rng.below(len(estimates)))]
        return super().choose(world, history, seat, budget, rng)


class Advising(RandomBot):
    """Gives advice, and records the worlds it receives."""

    received: ClassVar[list[State]] = []

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        self.received.append(world.clone())
        legal = [int(action) for action in world.legal(seat)]
        trial = world.clone()
        trial.play(seat, legal[-1])
        second_seat = trial.actors()[0]
        reply = int(trial.legal(second_seat)[0])
        trial.play(second_seat, reply)
        third_seat = trial.actors()[0]
        variation = [(second_seat, reply), (second_seat, 10**6), (third_seat, int(trial.legal(third_seat)[0]))]
        return [Advice([legal[-1]], 0.75, 0.9, variation), Advice([legal[0]], 0.5, 0.1, [])]
