"""Bots for the tests of the arena: good ones and bad ones. Words for them: `py:tests.arena.sample_bots:Crashing`."""

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
    """Nobody waits longer than half a second for a decision."""
    return play_game(task, lambda bot, seconds: watchdog(bot, 0.5))


def located_play(task: Task, watchdog: Watchdog) -> Finished:
    """Takes a while, and gives the node of the Ray cluster in place of the record."""
    time.sleep(0.3)
    finished = play_game(task, watchdog)
    return Finished(finished.names, finished.result, os.environ["RAY_RAYLET_PID"])


class Crashing(Bot):
    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        raise ZeroDivisionError("by \x1b nothing")


class Stillborn(RandomBot):
    def __init__(self) -> None:
        raise FileNotFoundError("no weights")


class Leaving(Bot):
    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        sys.exit(0)


class CrashingLater(RandomBot):
    """Crashes at its fifth decision, in every game."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        self.asked += 1
        if self.asked == 5:
            self.fail()
        return super().choose(world, history, seat, budget, rng)

    def fail(self) -> None:
        raise ZeroDivisionError("at the fifth")


class CrashingAsFirst(CrashingLater):
    """Crashes at its fifth decision if it has the first seat."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        self.asked = self.asked if seat == 0 else 0
        return super().choose(world, history, seat, budget, rng)


class EndingItsProcess(RandomBot):
    def __init__(self) -> None:
        os._exit(1)


class Dying(CrashingLater):
    def fail(self) -> None:
        os._exit(1)


class Illegal(Bot):
    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        return 10**30


class Nonsense(Bot):
    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        return None  # type: ignore[return-value]


class Slow(RandomBot):
    """Takes a fifth of a second for its first decision, whatever the budget, by a clock of its own."""

    now: ClassVar[float] = 0.0

    def __init__(self) -> None:
        self.rested = False

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        Slow.now += 0.0 if self.rested else 0.2
        self.rested = True
        return super().choose(world, history, seat, budget, rng)


class Hanging(CrashingLater):
    def fail(self) -> None:
        time.sleep(1000)


class Resting(RandomBot):
    """Makes a game last half a second or so."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        time.sleep(0.005)
        return super().choose(world, history, seat, budget, rng)


class Remembering(RandomBot):
    """Keeps what it was shown."""

    shown: ClassVar[list[tuple[int, State, list[Message]]]] = []

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        self.shown.append((seat, world.clone(), history))
        return super().choose(world, history, seat, budget, rng)


class Boasting(RandomBot):
    """Expects what cannot be."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        boasts: list[Any] = [2.0, -0.1, float("nan"), "certainly", [], 0.123456]
        self.expected = boasts[int(rng.below(len(boasts)))]
        return super().choose(world, history, seat, budget, rng)


class Advising(RandomBot):
    """Gives advice, and keeps the worlds it was shown."""

    shown: ClassVar[list[State]] = []

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        self.shown.append(world.clone())
        legal = [int(action) for action in world.legal(seat)]
        trial = world.clone()
        trial.play(seat, legal[-1])
        other = trial.actors()[0]
        first = int(trial.legal(other)[0])
        trial.play(other, first)
        then = trial.actors()[0]
        line = [(other, first), (other, 10**6), (then, int(trial.legal(then)[0]))]
        return [Advice([legal[-1]], 0.75, 0.9, line), Advice([legal[0]], 0.5, 0.1, [])]
