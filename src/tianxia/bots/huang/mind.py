"""How a bot plays on: candidates for an action, answers to what it is asked in between, whole turns."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.huang.conflict_answers import attack, defend, payment, support
from tianxia.bots.huang.exchanges import next_step
from tianxia.bots.huang.glance import NEVER, best_of, glance
from tianxia.bots.huang.knowledge import Knowledge
from tianxia.bots.huang.survey import Survey
from tianxia.games.huang.actions import EXCHANGE_LAST, EXCHANGE_MORE
from tianxia.games.huang.cells import (
    ACTION,
    ASKED,
    ATTACKING,
    CHOSEN,
    DEFENDING,
    OVER,
    PAYING,
    PHASE,
    PLAYERS,
    SUPPORTING,
    TURN,
)
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tiles import NUM_COLOURS, total


class Mind:
    """What a bot knows, with the rows it judges in."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.survey = Survey(knowledge)
        """For judging positions."""
        self.outlook = Survey(knowledge)
        """For glances at the actions of one position."""
        self.leaves: i64 = 0
        """Positions judged so far, their conflicts played out."""

    def judge(self, state: Huang, seat: i64) -> i64:
        """By how much a seat is ahead."""
        self.leaves += 1
        self.survey.look(state)
        return self.survey.margin(state.cells[PLAYERS], seat)

    def candidates(self, state: Huang, seat: i64, number: i64) -> vec[i64]:
        """The actions that look best at a glance, the best first. An exchange stands for the whole of its plan."""
        legal = state.list_legal(seat)
        n = i64(len(legal))
        if n == 1:
            return legal
        self.outlook.look(state)
        self.outlook.weigh(state)
        exchange = next_step(state, seat)
        scores = vec[i64]([0] * n)
        kept: i64 = 0
        i: i64 = 0
        while i < n:
            action = legal[i]
            if action < EXCHANGE_MORE or action >= EXCHANGE_LAST + NUM_COLOURS or action == exchange:
                scores[kept] = glance(self.outlook, state, seat, action)
                legal[kept] = action
                kept += 1
            i += 1
        return best_of(scores, legal[:kept], number)

    def answer(self, state: Huang, seat: i64) -> i64:
        """What to say when asked in the middle of an action."""
        quick = self.reflex(state, seat)
        if quick >= 0:
            return quick
        legal = state.list_legal(seat)
        best = legal[0]
        if i64(len(legal)) == 1:
            return best
        high = NEVER
        for action in legal:
            trial = state.clone()
            trial.play(seat, action)
            worth = self.judge(trial, seat)
            if worth > high:
                high = worth
                best = action
        return best

    def reflex(self, state: Huang, seat: i64) -> i64:
        """The answer of a quick rule; −1 where there is none."""
        phase = state.cells[PHASE]
        if phase == ATTACKING:
            return attack(state, seat)
        if phase == PAYING:
            return payment(state, seat)
        if phase == ACTION:
            return next_step(state, seat)
        if phase == DEFENDING or phase == SUPPORTING:
            self.survey.look(state)
            return defend(self.survey, state, seat) if phase == DEFENDING else support(self.survey, state, seat)
        return -1

    def settle(self, state: Huang) -> None:
        """Plays an action out: everything that is asked until the next one begins."""
        c = state.cells
        while c[PHASE] != OVER and (c[PHASE] != ACTION or total(c, CHOSEN) > 0):
            seat = c[ASKED]
            state.play(seat, self.answer(state, seat))

    def act(self, state: Huang, seat: i64, number: i64) -> i64:
        """The best of a number of candidates, each played out and judged."""
        options = self.candidates(state, seat, number)
        best = options[0]
        if i64(len(options)) == 1:
            return best
        high = NEVER
        for action in options:
            trial = state.clone()
            trial.play(seat, action)
            self.settle(trial)
            worth = self.judge(trial, seat)
            if worth > high:
                high = worth
                best = action
        return best

    def play_turns(self, state: Huang, turns: i64, number: i64) -> None:
        """Plays on to the end of the turn under way, with more care, and some more turns."""
        c = state.cells
        self.settle(state)
        turn = c[TURN]
        wide = max(number, self.knowledge.second)
        while c[PHASE] != OVER:
            if c[TURN] != turn:
                if turns == 0:
                    return
                turns -= 1
                turn = c[TURN]
                wide = number
            state.play(turn, self.act(state, turn, wide))
            self.settle(state)

    def line(self, state: Huang, steps: i64) -> vec[i64]:
        """What it expects next: seat and action, in turn."""
        c = state.cells
        out = vec[i64](capacity=2 * steps)
        while steps > 0 and c[PHASE] != OVER:
            seat = c[ASKED]
            if c[PHASE] == ACTION and total(c, CHOSEN) == 0:
                action = self.act(state, seat, self.knowledge.width)
            else:
                action = self.answer(state, seat)
            out = append(append(out, seat), action)
            state.play(seat, action)
            steps -= 1
        return out
