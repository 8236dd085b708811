"""The rollout policy: candidates for an action, answers to questions in the middle of an action, and whole turns.

Reference: Gerald Tesauro and Gregory Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1996.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.bots.conflict_policy import choose_attack, choose_defence, choose_payment, choose_support
from tianxia.games.huang.bots.evaluator import PositionEvaluator
from tianxia.games.huang.bots.exchanges import next_exchange_step
from tianxia.games.huang.bots.quick_score import LOWEST_SCORE, quick_score, select_best
from tianxia.games.huang.bots.skill import Skill
from tianxia.games.huang.rules.actions import EXCHANGE_LAST, EXCHANGE_MORE
from tianxia.games.huang.rules.phases import ACTION, ATTACKING, DEFENDING, OVER, PAYING, SUPPORTING
from tianxia.games.huang.rules.tiles import NUM_COLOURS, total_tiles
from tianxia.games.huang.state import Huang


class TurnPolicy:
    """Plays any seat in a sampled world, by quick scores and one-step lookahead."""

    def __init__(self, skill: Skill) -> None:
        """Create a policy that evaluates and searches as a skill allows."""
        self.skill = skill
        self.evaluator = PositionEvaluator(skill)
        """Evaluates positions."""
        self.action_evaluator = PositionEvaluator(skill)
        """Holds the evaluation of the position whose actions are scored."""
        self.positions_evaluated: i64 = 0
        """How many positions have been evaluated."""

    def evaluate(self, state: Huang, seat: i64) -> i64:
        """Return by how much a seat is ahead, in hundredths of a point."""
        self.positions_evaluated += 1
        self.evaluator.evaluate(state)
        return self.evaluator.compute_lead(state.players, seat)

    def candidate_actions(self, state: Huang, seat: i64, number: i64) -> vec[i64]:
        """Return up to `number` legal actions with the highest quick scores, the best first.

        Of all exchanges only the planned one is considered.
        """
        legal = state.list_legal(seat)
        n = i64(len(legal))
        if n == 1:
            return legal
        self.action_evaluator.evaluate(state)
        self.action_evaluator.compute_point_values(state)
        exchange = next_exchange_step(state, seat)
        scores = vec[i64]([0] * n)
        kept: i64 = 0
        i: i64 = 0
        while i < n:
            action = legal[i]
            if action < EXCHANGE_MORE or action >= EXCHANGE_LAST + NUM_COLOURS or action == exchange:
                scores[kept] = quick_score(self.action_evaluator, state, seat, action)
                legal[kept] = action
                kept += 1
            i += 1
        return select_best(scores, legal[:kept], number)

    def choose_answer(self, state: Huang, seat: i64) -> i64:
        """Return an answer to a question in the middle of an action: by a rule, else by one-step lookahead."""
        answer = self.answer_by_rule(state, seat)
        if answer >= 0:
            return answer
        legal = state.list_legal(seat)
        best = legal[0]
        if i64(len(legal)) == 1:
            return best
        highest = LOWEST_SCORE
        for action in legal:
            trial = state.clone()
            trial.play(seat, action)
            value = self.evaluate(trial, seat)
            if value > highest:
                highest = value
                best = action
        return best

    def answer_by_rule(self, state: Huang, seat: i64) -> i64:
        """Return the answer of a fixed rule; −1 where there is none."""
        phase = state.phase
        if phase == ATTACKING:
            return choose_attack(state, seat)
        if phase == PAYING:
            return choose_payment(state, seat)
        if phase == ACTION:
            return next_exchange_step(state, seat)
        if phase == DEFENDING or phase == SUPPORTING:
            self.evaluator.evaluate(state)
            return (
                choose_defence(self.evaluator, state, seat)
                if phase == DEFENDING
                else choose_support(self.evaluator, state, seat)
            )
        return -1

    def finish_action(self, state: Huang) -> None:
        """Answer all questions until the next action begins or the game is over. The state is changed."""
        while state.phase != OVER and (state.phase != ACTION or total_tiles(state.chosen_by_colour()) > 0):
            seat = state.asked
            state.play(seat, self.choose_answer(state, seat))

    def choose_action(self, state: Huang, seat: i64, number: i64) -> i64:
        """Return the best of up to `number` candidates, each played out and evaluated."""
        candidates = self.candidate_actions(state, seat, number)
        best = candidates[0]
        if i64(len(candidates)) == 1:
            return best
        highest = LOWEST_SCORE
        for action in candidates:
            trial = state.clone()
            trial.play(seat, action)
            self.finish_action(trial)
            value = self.evaluate(trial, seat)
            if value > highest:
                highest = value
                best = action
        return best

    def play_turns(self, state: Huang, turns: i64, number: i64) -> None:
        """Play to the end of the current turn, and `turns` more. The state is changed.

        Each action is the best of `number` candidates; in the current turn, of `second_actions` if that is more.
        """
        self.finish_action(state)
        turn = state.turn
        candidates = max(number, self.skill.second_actions)
        while state.phase != OVER:
            if state.turn != turn:
                if turns == 0:
                    return
                turns -= 1
                turn = state.turn
                candidates = number
            state.play(turn, self.choose_action(state, turn, candidates))
            self.finish_action(state)

    def principal_variation(self, state: Huang, steps: i64) -> vec[i64]:
        """Return the expected continuation, up to `steps` pairs of seat and action, flat. The state is changed."""
        variation = vec[i64](capacity=2 * steps)
        while steps > 0 and state.phase != OVER:
            seat = state.asked
            if state.phase == ACTION and not state.is_exchanging():
                action = self.choose_action(state, seat, self.skill.rollout_actions)
            else:
                action = self.choose_answer(state, seat)
            variation = append(append(variation, seat), action)
            state.play(seat, action)
            steps -= 1
        return variation
