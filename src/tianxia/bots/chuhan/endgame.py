"""The end of a battle, worked out instead of guessed.

Two cases need no guess: a way to go out that no card still unseen can stop, and a battle in which nobody may draw and
the rival can hold only a few different hands.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.chuhan.guide import PointsGuide
from tianxia.bots.search.clock import Clock
from tianxia.games.chuhan.actions import NO_ACTION, USE_JI_BU, WRIT
from tianxia.games.chuhan.cards import EMPTY, KINDS, card, count, kinds, size
from tianxia.games.chuhan.cells import (
    BATTLE,
    DRAW,
    DRAW_SIZE,
    EVENT,
    GIVING,
    HAND,
    KNOWN,
    LAST_OUT,
    NOBODY,
    OPEN,
    PENDING,
    PLAY_ACTION,
    TOP,
    WINNER,
)
from tianxia.games.chuhan.events import EVENTS, writs_left
from tianxia.games.chuhan.sample import unseen
from tianxia.games.chuhan.state import ChuHan

MOST_CARDS: Final[i64] = 9
"""In the own hand, for a sure way out to be looked for."""
MOST_HIDDEN: Final[i64] = 3
"""Cards of the rival's hand that are not known, for a battle to be worked out."""
MOST_IN_HANDS: Final[i64] = 14
SHARE: Final = 0.5
"""Of the time for a decision."""
EVERY: Final[i64] = 255
"""Positions between two looks at the clock."""


class Endgame:
    """What can be worked out for a seat, in at most so many positions, within a share of the time."""

    def __init__(self, world: ChuHan, seat: i64, most: i64, clock: Clock) -> None:
        c = world.cells
        self.world = world
        self.seat = seat
        self.left = most
        self.clock = clock
        self.guide = PointsGuide()
        self.guide.begin(world)
        self.battle = c[BATTLE]
        self.writ_cards = EVENTS[c[EVENT]].writ_cards
        self.writs = writs_left(world, EVENTS[c[EVENT]])
        rival = 1 - seat
        self.rival_cards = size(c[HAND + rival])
        self.known = c[HAND + rival] if c[OPEN + rival] else c[KNOWN + seat]
        self.pool = unseen(world, seat, self.known)
        self.all_cards: i64 = 0

    def sure(self) -> vec[i64]:
        """The moves after which the seat goes out, or wins, whatever the rival holds and draws."""
        out = vec[i64]()
        world = self.world
        seat = self.seat
        c = world.cells
        if c[GIVING] or size(c[HAND + seat]) > MOST_CARDS:
            return out
        worst = world.clone()
        w = worst.cells
        w[HAND + 1 - seat] = self.known + self.pool
        place: i64 = 0
        while place < w[TOP + seat]:
            place += 1
            w[HAND + 1 - seat] += card(w[DRAW + w[DRAW_SIZE] - place])
        self.all_cards = size(w[HAND + 1 - seat])
        for action in world.legal(seat):
            if action != WRIT and action != USE_JI_BU:
                after = worst.clone()
                after.play(seat, action)
                if self._goes_out(after, 0):
                    out = append(out, action)
        return out

    def _goes_out(self, state: ChuHan, turns: i64) -> bool:
        """Whether the seat goes out by force against a rival who holds every unseen card.

        The rival has had so many turns: that many writs may lie behind their cards.
        """
        c = state.cells
        seat = self.seat
        if c[WINNER] != NOBODY:
            return c[WINNER] == seat
        if c[BATTLE] != self.battle:
            return c[LAST_OUT] == seat
        if self._gives_up():
            return False
        if state.asks(seat):
            legal = state.list_legal(seat)
            i = i64(len(legal)) - 1
            while i >= 0:
                if legal[i] != WRIT and legal[i] != USE_JI_BU:
                    after = state.clone()
                    after.play(seat, legal[i])
                    if self._goes_out(after, turns):
                        return True
                i -= 1
            return False
        if c[PENDING] == NOBODY and c[PLAY_ACTION] == NO_ACTION:
            turns += 1
        legal = state.legal(1 - seat)
        drawn = self.writ_cards * (turns if turns < self.writs else self.writs)
        i = i64(len(legal)) - 1
        while i >= 0:
            if legal[i] != WRIT:
                after = state.clone()
                after.play(1 - seat, legal[i])
                if after.cells[BATTLE] == self.battle:
                    left = self.rival_cards - self.all_cards + size(after.cells[HAND + 1 - seat])
                    if left + drawn >= 0 and (left <= 0 or not self._goes_out(after, turns)):
                        return False
                elif not self._goes_out(after, turns):
                    return False
            i -= 1
        return True

    def _gives_up(self) -> bool:
        """Counts a position; whether there were enough."""
        self.left -= 1
        if self.left & EVERY == 0 and self.clock.spent() > SHARE * self.clock.seconds:
            self.left = -1
        return self.left < 0

    def worked_out(self) -> vec[float]:
        """The chance of each move against best play, on average over the rival's hands; none if too much is hidden.

        Once nobody may draw, a battle has no chance in it. Both are taken to see each other's cards from then on.
        """
        hidden = self.rival_cards - size(self.known)
        c = self.world.cells
        cards = self.rival_cards + size(c[HAND + self.seat])
        if c[GIVING] or self.writs > 0 or hidden > MOST_HIDDEN or cards > MOST_IN_HANDS:
            return vec[float]()
        legal = self.world.legal(self.seat)
        total = vec[float]([0.0] * len(legal))
        ways = 0.0
        for hand in hands(self.pool, hidden, 0):
            if self.left < 0:
                return vec[float]()
            weight = ways_of(self.pool, hand)
            ways += weight
            imagined = self._imagine(hand)
            i: i64 = 0
            while i < i64(len(legal)):
                after = imagined.clone()
                after.play(self.seat, legal[i])
                total[i] += weight * self._value(after, 0.0, 1.0)
                i += 1
        if self.left < 0:
            return vec[float]()
        i = 0
        while i < i64(len(legal)):
            total[i] /= ways
            i += 1
        return total

    def _imagine(self, hand: i64) -> ChuHan:
        """The world in which the rival holds these of the unseen cards."""
        imagined = self.world.clone()
        c = imagined.cells
        c[HAND + 1 - self.seat] = self.known + hand
        rest = kinds(self.pool - hand)
        place: i64 = 0
        while place < i64(len(rest)):
            c[DRAW + place] = rest[place]
            place += 1
        return imagined

    def _value(self, state: ChuHan, low: float, high: float) -> float:
        """The chance of the seat, if it lies between two bounds: minimax."""
        guide = self.guide
        if self._gives_up() or guide.ended(state):
            return guide.value(state, self.seat)
        own = state.asks(self.seat)
        mover = self.seat if own else 1 - self.seat
        best = low if own else high
        legal = state.legal(mover)
        i = i64(len(legal)) - 1
        while i >= 0 and low < high:
            after = state.clone()
            after.play(mover, legal[i])
            value = self._value(after, low, high)
            if own and value > best:
                best = value
                low = value
            elif not own and value < best:
                best = value
                high = value
            i -= 1
        return best


def hands(pool: i64, number: i64, first: i64) -> list[i64]:
    """All different hands of so many cards of a pool, of kinds from a first one on."""
    if number == 0:
        return [EMPTY]
    out: list[i64] = []
    kind = first
    while kind < KINDS:
        if count(pool, kind):
            out.extend([card(kind) + rest for rest in hands(pool - card(kind), number - 1, kind)])
        kind += 1
    return out


def ways_of(pool: i64, hand: i64) -> float:
    """In how many ways a hand can come from a pool."""
    ways = 1.0
    kind: i64 = 0
    while kind < KINDS:
        n = count(hand, kind)
        while n > 0:
            ways = ways * float(count(pool, kind) - n + 1) / float(n)
            n -= 1
        kind += 1
    return ways
