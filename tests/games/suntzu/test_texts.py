"""Texts of Sun Tzu: the log, explanations of moves, refusals and prompts."""

from typing import Any

from tianxia.engine import registry
from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message, say

GAME = registry.game("suntzu")
FRAMED = ["1", "2", "3", "4", "5", "6"]
QUIET = {"suntzu": 0, "shao": 0}


def position(**keys: object) -> Any:
    state: Any = GAME.position(keys, GAME.options(), 1)
    state.journal = Journal()
    return state


def play(state: State, seat: int, text: str) -> None:
    steps = GAME.check(state, seat, text)
    assert isinstance(steps, list), (text, steps)
    for step in steps:
        state.apply(seat, step)


def logged(state: Any, id: str) -> list[str]:
    return [say(*message) for message in state.journal.seen_by(0) if message.id == id]


def explained(state: State, seat: int, text: str) -> list[str]:
    """Return the explanations of a move's steps, as players read them."""
    world = state.sample(seat, Rng(1))
    out: list[Message | None] = []
    steps = GAME.check(world, seat, text)
    assert isinstance(steps, list), (text, steps)
    for step in steps:
        out.append(GAME.explain(world, seat, step))
        world.apply(seat, step)
    return [say(*message) for message in out if message]


def refusal(state: State, seat: int, text: str) -> str:
    verdict = GAME.check(state, seat, text)
    assert isinstance(verdict, Message)
    return say(*verdict)


def test_the_log_of_a_battle_says_how_it_was_won() -> None:
    hands = {"suntzu": [*FRAMED, "+1", "-1", "+2"], "shao": [*FRAMED, "+1", "-1", "9"]}
    state = position(reinforcements=QUIET, hands=hands)
    play(state, 0, "orders jinyan=5 qin=+1 hanqi=-1 chu=+2 wu=4")
    play(state, 1, "orders jinyan=9 qin=6 hanqi=3 chu=+1 wu=4")
    play(state, 0, "from pool")
    won = logged(state, "suntzu-log-wins")
    assert "Shao wins Jinyan by 4: 9 is 4 more than 5." in won
    assert "Sun Tzu wins Qin by 1: +1 beats 6 by 1." in won
    assert "Shao wins Hanqi by 1: −1 loses to a number by 1." in won
    assert "Sun Tzu wins Chu by 1: +2 is 1 more than +1." in won


def test_the_log_of_a_battle_without_a_winner_says_why() -> None:
    hands = {seat: [*FRAMED, "+1", "plague"] for seat in ("suntzu", "shao")}
    state = position(reinforcements=QUIET, hands=hands)
    play(state, 0, "orders jinyan=5 qin=+1 hanqi=plague chu=4 wu=3")
    play(state, 1, "orders jinyan=5 qin=+1 hanqi=3 chu=4 wu=2")
    assert "Nobody wins Jinyan: both cards count as 5." in logged(state, "suntzu-log-nothing")
    assert "Nobody wins Qin: +1 and +1 cancel each other out." in logged(state, "suntzu-log-nothing")
    assert "half of the armies there go back" in logged(state, "suntzu-log-plague")[0]


def test_a_card_counts_as_its_general_makes_it() -> None:
    state = position(generals={"suntzu": ["as_six"], "shao": []}, hands={"suntzu": [*FRAMED, "9"], "shao": FRAMED})
    play(state, 0, "orders jinyan=1 qin=9 hanqi=2 chu=3 wu=4")
    play(state, 1, "orders jinyan=1 qin=4 hanqi=2 chu=3 wu=5")
    play(state, 0, "use as_six")
    assert "Sun Tzu wins Qin by 2: 6 is 2 more than 4." in logged(state, "suntzu-log-wins")
    assert logged(state, "suntzu-log-general") == [
        "Sun Tzu uses a general, As Six: the revealed card counts as 6, without a mark."
    ]


def test_the_log_of_a_mark_says_where_its_army_comes_from() -> None:
    provinces = {"chu": {"owner": "suntzu", "armies": 20}}
    state = position(provinces=provinces, pool={"suntzu": 1, "shao": 21}, reinforcements=QUIET)
    play(state, 0, "orders jinyan=6 qin=1 hanqi=2 chu=3 wu=4")
    play(state, 1, "orders jinyan=6 qin=1 hanqi=2 chu=3 wu=4")
    assert logged(state, "suntzu-log-mark")[0] == "Sun Tzu marks Jinyan."
    state = position(
        provinces={"chu": {"owner": "suntzu", "armies": 21}}, pool={"suntzu": 0, "shao": 21}, reinforcements=QUIET
    )
    play(state, 0, "orders jinyan=6 qin=1 hanqi=2 chu=3 wu=4")
    play(state, 1, "orders jinyan=6 qin=1 hanqi=2 chu=3 wu=4")
    assert logged(state, "suntzu-log-mark")[0] == "Sun Tzu marks Jinyan with an army from Chu."


def test_own_orders_are_logged_by_name() -> None:
    state = position()
    play(state, 0, "orders jinyan=1 qin=2 hanqi=3 chu=4 wu=5")
    assert logged(state, "suntzu-log-own-orders") == ["Your orders: Jinyan 1, Qin 2, Hanqi 3, Chu 4, Wu 5."]


def test_orders_in_any_province_can_be_tried() -> None:
    state = position(marks={"suntzu": ["chu"], "shao": []})
    assert refusal(state, 0, "orders wu=6 …") == "Orders are still missing: Jinyan, Qin, Hanqi, Chu."
    assert refusal(state, 0, "orders chu=6 …") == "A 6 may not be laid in Chu: you already have a mark there."
    assert refusal(state, 0, "orders wu=10 …").startswith("You do not hold 10")
    assert refusal(state, 0, "orders …").startswith("Orders name each province once")
    assert explained(state, 0, "orders jinyan=6 …") == ["the 6 marks Jinyan, unless a Plague meets it"]


def test_choices_are_explained() -> None:
    hands = {"suntzu": [*FRAMED, "+3"], "shao": FRAMED}
    provinces = {"qin": {"owner": "suntzu", "armies": 2}}
    state = position(hands=hands, provinces=provinces, piles={"suntzu": ["7", "-1"], "shao": []})
    assert explained(state, 0, "orders jinyan=1 qin=+3 hanqi=2 chu=3 wu=4") == [
        "the 1 draws one more card, unless a Plague meets it",
        "+3 costs 2 armies, which go to the reinforcements",
    ]
    play(state, 0, "orders jinyan=2 qin=+3 hanqi=1 chu=3 wu=4")
    play(state, 1, "orders jinyan=2 qin=5 hanqi=1 chu=3 wu=4")
    assert explained(state, 0, "from qin") == ["4 armies stay in Qin"]
    assert explained(state, 0, "from pool") == []


def test_keeping_a_card_is_explained_by_what_goes_under_the_pile() -> None:
    state = position(phase="after", piles={"suntzu": ["7", "-1"], "shao": []}, reinforcements={"suntzu": 1, "shao": 0})
    play(state, 0, "no")
    assert explained(state, 0, "keep 7") == ["−1 goes under your pile"]


def test_players_read_a_true_minus_and_may_write_it() -> None:
    state = position(
        phase="after", hands={"suntzu": [*FRAMED, "-1"], "shao": FRAMED}, reinforcements={"suntzu": 1, "shao": 0}
    )
    hand = [say(*line) for line in GAME.describe(state, 0)][-1]
    assert "−1" in hand
    assert "-1" not in hand
    assert "exchange -1" in [GAME.text(state, 0, int(action)) for action in state.legal(0)], "notation stays as it is"
    assert GAME.check(state, 0, "exchange −1") == GAME.check(state, 0, "exchange -1")
    play(state, 0, "exchange −1")
    assert logged(state, "suntzu-log-exchange")[0].startswith("Sun Tzu removes −1 ")


def test_the_marker_is_described_by_steps_and_side() -> None:
    displays = {"jinyan": [2, 4, 2], "qin": [1, 4, 3], "hanqi": [1, 2, 5], "chu": [2, 3, 3], "wu": [1, 3, 4]}
    provinces = {"chu": {"owner": "shao", "armies": 3}}
    asked = {"suntzu": 1, "shao": 0}
    state = position(round=9, phase="after", track=-3, provinces=provinces, displays=displays, reinforcements=asked)
    assert "The marker stands 3 of 9 steps on Shao's side." in [say(*line) for line in GAME.describe(state, None)]
    play(state, 0, "no")
    stands = "stands 6 of 9 steps on"
    assert logged(state, "suntzu-log-scoring") == [f"Scoring: Sun Tzu 0, Shao 3. The marker {stands} Shao's side."]
    assert logged(state, "suntzu-log-win") == [f"Shao wins the game; the marker {stands} that side."]


def test_an_early_end_is_logged_with_its_cause() -> None:
    displays = {"jinyan": [2, 4, 2], "qin": [1, 4, 3], "hanqi": [1, 2, 5], "chu": [2, 3, 3], "wu": [1, 3, 4]}
    provinces = {"chu": {"owner": "shao", "armies": 3}}
    asked = {"suntzu": 1, "shao": 0}
    state = position(round=6, phase="after", track=-7, provinces=provinces, displays=displays, reinforcements=asked)
    play(state, 0, "no")
    reason = "the marker has reached the end of the track on that side, which ends the game after round 6."
    assert logged(state, "suntzu-log-win") == [f"Shao wins the game: {reason}"]
    end = next(line for line in state.journal.seen_by(0) if line.id == "suntzu-log-win")
    assert (end.args["ending"], end.args["round"]) == ("track", 6)


def test_a_cost_in_armies_is_shown_with_its_cause() -> None:
    hands = {"suntzu": [*FRAMED, "+2"], "shao": [*FRAMED, "9"]}
    state = position(reinforcements=QUIET, hands=hands, provinces={"wu": {"owner": "suntzu", "armies": 3}})
    play(state, 0, "orders jinyan=+2 qin=1 hanqi=2 chu=3 wu=4")
    play(state, 1, "orders jinyan=5 qin=1 hanqi=2 chu=3 wu=4")
    question = GAME.prompt(state, 0)
    assert say(*question) == "Your +2 costs one army, which goes to the reinforcements. Which one?"
    play(state, 0, "from pool")
    assert logged(state, "suntzu-log-paid") == [
        "+2 costs Sun Tzu an army: it goes from the pool to the reinforcements."
    ]


def test_the_score_of_a_game_is_the_position_of_the_marker() -> None:
    assert say(*GAME.describe_score({"suntzu": -9, "shao": 9})) == "Marker 9 steps on Shao's side"
    assert say(*GAME.describe_score({"suntzu": 1, "shao": -1})) == "Marker 1 step on Sun Tzu's side"
    assert say(*GAME.describe_score({"suntzu": 0, "shao": 0})) == "Marker in the centre"
    assert say(*registry.game("chuhan").describe_score({"han": 12, "chu": 31})) == "Han 12, Chu 31"
