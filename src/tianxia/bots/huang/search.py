"""The search: the actions that look best are played on in sampled worlds, and the better ones more often.

Every world is tried with all actions still in the race, so that luck in drawing tiles is the same for all. As time
goes by the race is left to fewer and fewer of them; whoever has fallen clearly behind leaves at once, and a race that
is decided is over.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.huang.exchanges import next_step
from tianxia.bots.huang.glance import NEVER, best_of
from tianxia.bots.huang.mind import Mind
from tianxia.bots.search.clock import Clock
from tianxia.engine.rng import Rng
from tianxia.games.huang.cells import ACTION, BAG_SIZE, CHOSEN, PHASE, PLAYERS, TURN
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tiles import total

NARROW: Final = 60.0
"""A lead of this much, in hundredths of a point, is nearly half way to a sure win when nothing is left to play."""
WIDER: Final = 22.0
"""How much more it takes, for each root of a turn left."""

HEATS: Final = 0.35
"""The part of the time that choosing the arms may take, once there are this many:"""
MANY: Final[i64] = 8

SOUND: Final[i64] = 6
"""Worlds before anybody can be clearly behind."""
CLEAR: Final = 6.0
"""Clearly behind: by more than the root of this many times what chance explains,"""
TRIFLE: Final = 1e-9
"""and by more than this."""


class Race:
    """The actions in question, with what was found out about each."""

    def __init__(self, mind: Mind, world: Huang, seat: i64, rng: Rng, clock: Clock) -> None:
        self.mind = mind
        self.world = world
        self.seat: i64 = seat
        self.rng = rng
        self.clock = clock
        self.arms: vec[i64] = vec[i64]()
        """The best first."""
        self.sums: list[float] = []
        self.visits: vec[i64] = vec[i64]()
        self.leads: list[float] = []
        """By how much each did better than the others in the same worlds, summed up."""
        self.squares: list[float] = []

    def run(self) -> None:
        """Thinks as long as the clock allows."""
        self.clock.every = 1
        self._line_up()
        know = self.mind.knowledge
        n = i64(len(self.arms))
        racing = n
        worlds: i64 = 0
        while worlds != know.worlds and racing > 1:
            if not self._round(racing, worlds < know.calm):
                return
            worlds += 1
            self._rank(racing)
            left = 1.0 - self._spent()
            racing = self._within_reach(max(2, min(racing, i64(float(n) * left * left + 0.999))))

    def chance(self, arm: i64) -> float:
        """The chance to win with an action, as it looks now."""
        return self.sums[arm] / float(max(1, self.visits[arm]))

    def _line_up(self) -> None:
        """Chooses who takes part: the actions that look best, each played out and judged once, in one world."""
        world = self.world.sample(self.seat, self.rng)
        mind = self.mind
        know = mind.knowledge
        c = world.cells
        if c[PHASE] != ACTION:
            arms = _first(world.legal(self.seat), mind.reflex(world, self.seat))
        elif total(c, CHOSEN) == 0:
            arms = mind.candidates(world, self.seat, know.glances)
        else:
            arms = vec[i64]([next_step(world, self.seat)])
        n = i64(len(arms))
        order = vec[i64]([0] * n)
        scores = vec[i64]([NEVER] * n)
        i: i64 = 0
        while i < n:
            order[i] = i
            i += 1
        i = 0
        while i < n and n > 1 and self.clock.goes_on():
            scores[i] = self._judge(world, arms[i])
            i += 1
            if know.worlds != 0 and i >= MANY and self._spent() > HEATS:
                break
        best = best_of(scores, order, min(know.arms, max(1, i)))
        n = i64(len(best))
        self.arms = vec[i64]([0] * n)
        self.visits = vec[i64]([1] * n)
        self.sums = [0.0] * n
        self.leads = [0.0] * n
        self.squares = [0.0] * n
        i = 0
        while i < n:
            self.arms[i] = arms[best[i]]
            self.sums[i] = likely(world, scores[best[i]])
            i += 1

    def _round(self, racing: i64, calm: bool) -> bool:
        """Tries all in the race in one world; a round that time cuts short counts for nobody."""
        world = self.world.sample(self.seat, self.rng)
        found: list[float] = []
        every = 0.0
        i: i64 = 0
        while i < racing:
            if not self.clock.goes_on():
                return False
            arm = self.arms[i]
            value = likely(world, self._judge(world, arm)) if calm else self._try(world, arm)
            found.append(value)
            every += value
            i += 1
        i = 0
        while i < racing:
            lead = found[i] - every / float(racing)
            self.sums[i] += found[i]
            self.visits[i] += 1
            self.leads[i] += lead
            self.squares[i] += lead * lead
            i += 1
        return True

    def _within_reach(self, racing: i64) -> i64:
        """How many of those in the race, the best first, are not clearly behind."""
        while racing > 1 and self.visits[0] > SOUND and self._behind(racing - 1):
            racing -= 1
        return racing

    def _behind(self, arm: i64) -> bool:
        worlds = float(self.visits[0] - 1)
        best = self.leads[0] / worlds
        mean = self.leads[arm] / worlds
        spread = self.squares[0] / worlds - best * best + self.squares[arm] / worlds - mean * mean
        return (best - mean) * (best - mean) > CLEAR * spread / worlds + TRIFLE

    def _judge(self, world: Huang, action: i64) -> i64:
        """An action with a good second one after it."""
        mind = self.mind
        trial = world.clone()
        trial.play(self.seat, action)
        mind.settle(trial)
        c = trial.cells
        if mind.knowledge.second > 0 and c[PHASE] == ACTION and c[TURN] == self.seat and world.cells[TURN] == self.seat:
            trial.play(self.seat, mind.act(trial, self.seat, mind.knowledge.second))
            mind.settle(trial)
        return mind.judge(trial, self.seat)

    def _try(self, world: Huang, action: i64) -> float:
        """An action, the rest of the turn and the turns after it."""
        mind = self.mind
        trial = world.clone()
        trial.play(self.seat, action)
        turns = max(mind.knowledge.turns, world.cells[PLAYERS] - 1)
        mind.play_turns(trial, turns, mind.knowledge.width)
        return likely(trial, mind.judge(trial, self.seat))

    def _rank(self, racing: i64) -> None:
        """Sorts those in the race, the best first."""
        i: i64 = 1
        while i < racing:
            k = i
            while k > 0 and self.chance(k) > self.chance(k - 1):
                arm = self.arms[k]
                self.arms[k] = self.arms[k - 1]
                self.arms[k - 1] = arm
                visits = self.visits[k]
                self.visits[k] = self.visits[k - 1]
                self.visits[k - 1] = visits
                _swap(self.sums, k)
                _swap(self.leads, k)
                _swap(self.squares, k)
                k -= 1
            i += 1

    def _spent(self) -> float:
        """How much of the budget is gone, 0 … 1."""
        clock = self.clock
        part = 0.0
        if clock.simulations > 0:
            part = float(clock.done) / float(clock.simulations)
        if clock.seconds > 0:
            part = max(part, clock.spent() / clock.seconds)
        return min(1.0, part)


def _first(actions: vec[i64], action: i64) -> vec[i64]:
    """The actions with one of them first; the others keep their order."""
    i = i64(len(actions)) - 1
    found = False
    while i >= 0:
        found = found or actions[i] == action
        if found:
            actions[i] = actions[i - 1] if i > 0 else action
        i -= 1
    return actions


def _swap(numbers: list[float], k: i64) -> None:
    """A number changes places with the one before it."""
    number = numbers[k]
    numbers[k] = numbers[k - 1]
    numbers[k - 1] = number


def likely(state: Huang, margin: i64) -> float:
    """The chance to win with a lead: the same lead is worth more the fewer tiles are left."""
    c = state.cells
    turns = float(c[BAG_SIZE]) / (2.6 * float(c[PLAYERS]))
    x = float(margin) / (NARROW + WIDER * math.sqrt(turns))
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
