"""Looking a round further: where the likeliest orders meet, the next round is thought through too.

The judgement of a round's end is only a guess. For the few orders each side would really play, the round is fought in
the engine, and the duel of the round after it says what its end is worth.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.bots.suntzu.answers import play_round, quick_answer
from tianxia.bots.suntzu.duel import Duel, Side
from tianxia.bots.suntzu.judgement import Judgement
from tianxia.bots.suntzu.replies import Holding, reply
from tianxia.bots.suntzu.tables import Tables, thousandths
from tianxia.bots.suntzu.thinking import Thinking, cards_worth, sixes_of, whole_hand
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.actions import ORDER
from tianxia.games.suntzu.board import NUM_PROVINCES
from tianxia.games.suntzu.cards import KINDS, NO_CARD
from tianxia.games.suntzu.cells import DRAWING, HAND, LAID, PHASE, READY
from tianxia.games.suntzu.state import SunTzu

NEXT_ORDERS: Final[i64] = 8
NEXT_REPLIES: Final[i64] = 5
NEXT_ITERATIONS: Final[i64] = 10
ITERATIONS: Final[i64] = 400


class Foresight:
    """A duel thought over again, with fewer orders and better figures."""

    def __init__(self, thinking: Thinking, seat: i64, judgement: Judgement, own_most: i64, rival_most: i64) -> None:
        """Takes over the orders played most: `own_most` of the true hand, `rival_most` for each hand of the rival."""
        self.thinking = thinking
        self.seat = seat
        self.judgement = judgement
        before = thinking.duel
        own = Side(before.own.chances, own_most)
        rival = Side(before.rival.chances, rival_most)
        own.offset = before.own.offset
        rival.offset = before.rival.offset
        self.duel = Duel(thinking.tables, own, rival)
        _take_over(before.rival, self.duel, False, rival_most, rival_most)
        _take_over(before.own, self.duel, True, own_most, rival_most)

    def run(self, clock: Clock, rng: Rng) -> None:
        """Each simulation: one pair of orders, followed into the next round; then regret matching on all figures."""
        duel = self.duel
        clock.every = 1
        number = rng.seed()
        shift = 0.0
        seen: i64 = 0
        todo = self._pairs()
        done: i64 = 0
        while done < i64(len(todo)) and clock.goes_on():
            at = todo[done]
            row = at // duel.width
            column = at % duel.width
            ahead = self._ahead(row, column, number)
            shift += ahead - duel.matrix[at]
            seen += 1
            duel.matrix[at] = ahead
            done += 1
        # What was not reached is moved by as much as the others were in the mean.
        while done < i64(len(todo)):
            duel.matrix[todo[done]] += shift / float(seen)
            done += 1
        i: i64 = 0
        while i < ITERATIONS:
            duel.iterate()
            i += 1
        duel.judge_own(duel.rival.expected())

    def _pairs(self) -> vec[i64]:
        """The pairs of the true hand's orders and the rival's, hand by hand, the likeliest first."""
        duel = self.duel
        out = vec[i64](capacity=duel.own.number * duel.rival.number)
        rank: i64 = 0
        while rank < duel.rival.orders:
            column: i64 = 0
            while column < duel.rival.number:
                if _rank(duel.rival, column) == rank:
                    row: i64 = 0
                    while row < duel.own.number:
                        if duel.own.hand[row] == 0:
                            out = append(out, duel.width * row + column)
                        row += 1
                column += 1
            rank += 1
        return out

    def _ahead(self, row: i64, column: i64, number: int) -> float:
        """The own chance after a round with these orders, by the duel of the next round."""
        duel = self.duel
        world = self.thinking.rival.worlds[duel.rival.hand[column]].clone()
        rng = Rng(number)
        _lay(world, self.seat, duel.own.order(row))
        _lay(world, 1 - self.seat, duel.rival.order(column))
        play_round(world, self.judgement, rng)
        while world.acting() != 0 and world.cells[PHASE] == DRAWING:
            asked: i64 = 0 if world.acting() & 1 else 1
            world.play(asked, quick_answer(world, asked, self.judgement, rng))
        if world.acting() == 0:
            return self.judgement.chance(world, self.seat)
        return duel_value(world, self.seat, self.judgement, rng)


def duel_value(world: SunTzu, seat: i64, judgement: Judgement, rng: Rng) -> float:
    """The chance of a seat at the orders of a round, both hands as they lie there: for samples only."""
    rival = 1 - seat
    tables = Tables(world, seat, judgement)
    next_round = tables.next_round
    duel = Duel(tables, Side(sure(), NEXT_ORDERS), Side(sure(), NEXT_ORDERS))
    nothing = vec[i64]([NO_CARD] * NUM_PROVINCES)
    own = Holding(whole_hand(world, seat), sixes_of(world, seat), nothing)
    other = Holding(whole_hand(world, rival), sixes_of(world, rival), nothing)
    base = judgement.side(world, seat, next_round) - judgement.side(world, rival, next_round)
    base += judgement.generals(world, seat, next_round) - judgement.generals(world, rival, next_round)
    duel.own.offset[0] = thousandths(base + cards_worth(judgement, world, seat, next_round))
    duel.rival.offset[0] = thousandths(cards_worth(judgement, world, rival, next_round))
    duel.add_own(0, own.random(rng))
    duel.add_rival(0, other.random(rng))
    turn: i64 = 0
    while turn < NEXT_REPLIES:
        reply(duel, True, 0, own, rng)
        reply(duel, False, 0, other, rng)
        i: i64 = 0
        while i < NEXT_ITERATIONS:
            duel.iterate()
            i += 1
        turn += 1
    i = 0
    while i < NEXT_REPLIES * NEXT_ITERATIONS:
        duel.iterate()
        i += 1
    return duel.value()


def sure() -> vec[float]:
    """The chances of a hand that is known."""
    return vec[float]([1.0])


def _lay(world: SunTzu, seat: i64, order: vec[i64]) -> None:
    """Lays a whole order in place of what lies there."""
    c = world.cells
    c[HAND + seat] = whole_hand(world, seat)
    c[READY + seat] = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        c[LAID + NUM_PROVINCES * seat + province] = NO_CARD
        province += 1
    province = 0
    while province < NUM_PROVINCES:
        world.play(seat, ORDER + KINDS * province + order[province])
        province += 1


def _take_over(before: Side, duel: Duel, own: bool, most_first: i64, most: i64) -> None:
    """For each hand its orders that are played most, in that order."""
    average = before.average()
    hand: i64 = 0
    while hand < before.hands:
        wanted = most_first if hand == 0 else most
        while wanted > 0:
            best: i64 = -1
            row: i64 = 0
            while row < before.number:
                if before.hand[row] == hand and average[row] > 0.0 and (best < 0 or average[row] > average[best]):
                    best = row
                row += 1
            if best < 0:
                break
            average[best] = 0.0
            if own:
                duel.add_own(hand, before.order(best))
            else:
                duel.add_rival(hand, before.order(best))
            wanted -= 1
        hand += 1


def _rank(side: Side, row: i64) -> i64:
    """Which of its hand's orders a row is: they were added with the likeliest first."""
    rank: i64 = 0
    other: i64 = 0
    while other < row:
        if side.hand[other] == side.hand[row]:
            rank += 1
        other += 1
    return rank
