"""The bot of Chu Han: solved endgames, and how the levels use them."""

from itertools import count
from typing import Any

import pytest

from tianxia.bots import levels
from tianxia.bots.bot import Budget, NamedBot
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.bots.endgame import EndgameSolver, count_ways, enumerate_hands
from tianxia.games.chuhan.rules.cards import CARD_NAMES, DECK, card, format_cards
from tianxia.games.chuhan.state import ChuHan

GAME = registry.game("chuhan")
MANY_POSITIONS = 100_000
UNLIMITED = Budget(0.0)
HARMLESS = ["1"] * 8 + ["2"] * 8
HARMLESS_HAND = ["8", "8", "7", "4"]
NO_WRITS = {"han": 3, "chu": 3}


def position(**table: Any) -> ChuHan:
    state: ChuHan = GAME.position({"discard": ["LuZhi"], **table}, GAME.options(), 1)
    return state


def solver(state: ChuHan, seat: int, max_positions: int = MANY_POSITIONS, budget: Budget = UNLIMITED) -> EndgameSolver:
    return EndgameSolver(state, seat, max_positions, budget.start_clock())


def texts(state: ChuHan, actions: Any) -> list[str]:
    seat = state.actors()[0]
    return [GAME.text(state, seat, int(action)) for action in actions]


def pile(*names: str) -> int:
    return sum(int(card(CARD_NAMES.index(name))) for name in names)


def lead_with_a_nine_and_a_one(draw: list[str], chu: list[str] = HARMLESS_HAND) -> ChuHan:
    """Return a state in which Han leads with the 9 and a 1 in hand; all cards that are not named are discarded."""
    return position(hands={"han": ["9", "1"], "chu": chu}, draw=draw)


def test_with_the_9_and_one_more_card_every_move_forces_going_out() -> None:
    state = lead_with_a_nine_and_a_one(HARMLESS)
    assert texts(state, solver(state, 0).find_forcing_moves()) == ["play 1", "play 9"]


def test_a_pair_that_can_be_beaten_is_not_a_forcing_move() -> None:
    state = position(hands={"han": ["9", "1", "1"], "chu": HARMLESS_HAND}, draw=["1"] * 7 + ["2"] * 8 + ["4"])
    forcing = texts(state, solver(state, 0).find_forcing_moves())
    assert "play 9" in forcing
    assert "play 1 1" not in forcing


@pytest.mark.parametrize("stopper", ["LiuBang", "HanXin", "XiahouYing"])
def test_a_card_that_may_stop_it_rules_out_a_forcing_move_wherever_it_is(stopper: str) -> None:
    for state in (
        lead_with_a_nine_and_a_one([*HARMLESS[:-1], stopper]),
        lead_with_a_nine_and_a_one(HARMLESS, [*HARMLESS_HAND[:-1], stopper]),
    ):
        assert "play 9" not in texts(state, solver(state, 0).find_forcing_moves())


def test_a_rival_who_may_go_out_first_rules_out_a_forcing_move() -> None:
    """The 7 is beaten by an 8, which the 9 beats; but a rival with a single card is then out."""
    hand = ["7", "9", "1"]
    with_three_cards = position(hands={"han": hand, "chu": ["8", "4", "4"]}, draw=HARMLESS)
    with_one_card = position(hands={"han": hand, "chu": ["8"]}, draw=HARMLESS)
    assert "play 7" in texts(with_three_cards, solver(with_three_cards, 0).find_forcing_moves())
    assert "play 7" not in texts(with_one_card, solver(with_one_card, 0).find_forcing_moves())


def test_without_positions_to_visit_no_forcing_move_is_found() -> None:
    assert not len(solver(lead_with_a_nine_and_a_one(HARMLESS), 0, 0).find_forcing_moves())


def test_forcing_moves_succeed_against_any_defence() -> None:
    """From positions of whole games, a seat that plays forcing moves goes out, whatever the rival plays."""
    rng = Rng(11)
    kept = 0
    for seed in range(60):
        state = GAME.new(GAME.options(), seed)
        while state.actors() and kept < 40:
            seat = state.actors()[0]
            battle = state.battle
            if len(solver(state, seat, 2_000).find_forcing_moves()):
                assert _goes_out(state.sample(seat, rng), seat, battle, rng)
                kept += 1
            state.play(seat, rng.choose(state.legal(seat)))
    assert kept == 40


def _goes_out(world: ChuHan, seat: int, battle: int, rng: Rng) -> bool:
    while world.actors() and world.battle == battle:
        mover = world.actors()[0]
        forcing = solver(world, mover).find_forcing_moves() if mover == seat else world.legal(mover)
        world.play(mover, rng.choose(forcing))
    return bool(world.winner == seat if not world.actors() else world.last_out == seat)


def test_without_writs_and_with_an_open_hand_a_battle_is_solved() -> None:
    """Leading the pair leaves the 4 to be beaten by the 5; the 4 first loses the lead, but the pair is never lost."""
    state = position(
        vp={"han": 28, "chu": 28},
        hands={"han": ["4", "2", "2"], "chu": ["5", "1"]},
        writs=NO_WRITS,
        open={"han": True, "chu": True},
    )
    values = dict(zip(texts(state, state.legal(0)), solver(state, 0).solve(), strict=True))
    assert values["play 2 2"] == 1.0
    assert values["play 4"] < 0.5
    assert values["play 2"] < 0.5


def test_possible_hands_count_with_the_number_of_ways_to_draw_them() -> None:
    assert [format_cards(hand) for hand in enumerate_hands(pile("1", "1", "9"), 2, 0)] == ["1 1", "1 9"]
    assert count_ways(pile("1", "1", "9"), pile("1", "9")) == 2.0
    assert count_ways(pile("1", "1", "9"), pile("1", "1")) == 1.0
    assert sum(count_ways(DECK, hand) for hand in enumerate_hands(DECK, 2, 0)) == pytest.approx(46 * 45 / 2)


def test_nothing_is_solved_while_cards_may_be_drawn_or_much_is_hidden() -> None:
    few = {"han": ["4", "2"], "chu": ["5"]}
    assert not len(solver(position(hands=few), 0).solve())
    assert len(solver(position(hands=few, writs=NO_WRITS), 0).solve())
    many = {"han": ["4", "2"], "chu": ["5", "1", "1", "1"]}
    assert not len(solver(position(hands=many, writs=NO_WRITS), 0).solve())


def test_the_master_plays_a_forcing_move() -> None:
    state = position(hands={"han": ["9", "1", "1"], "chu": HARMLESS_HAND}, draw=["1"] * 7 + ["2"] * 8 + ["4"])
    master = levels.levels("chuhan")[-1].create_bot()
    forcing = texts(state, solver(state, 0).find_forcing_moves())
    assert texts(state, [master.choose(state, [], 0, Budget(0.0, 50), Rng(1))])[0] in forcing
    advice = master.explain(state, [], 0, Budget(0.0, 50), Rng(1))
    assert {text for move in advice for text in texts(state, move.steps)} <= set(forcing)


@pytest.mark.parametrize("level", levels.levels("chuhan"), ids=lambda level: level.name)
def test_both_give_at_the_same_time_at_hong_gate(level: NamedBot) -> None:
    """Each seat chooses among its own cards, and chooses the same whatever the other has given already."""
    budget = Budget(0.0, 30)
    state = position(event="hong_gate", giving=True, hands={"han": ["1", "1", "4"] * 3, "chu": ["2", "5", "7"] * 3})
    assert state.actors() == [0, 1]
    for seat, gifts in enumerate((["give 2 2", "give 7 7"], ["give 1 1", "give 4 4"])):
        chosen = {level.create_bot().choose(state, [], seat, budget, Rng(1))}
        advice = []
        for gift in gifts:
            given = state.clone()
            for step in GAME.parse(given, 1 - seat, gift):
                given.apply(1 - seat, step)
            chosen.add(level.create_bot().choose(given, [], seat, budget, Rng(1)))
            advice.append(level.create_bot().explain(given, [], seat, budget, Rng(1)))
        assert chosen <= {int(action) for action in state.legal(seat)}
        assert advice[0] == advice[1] != []


@pytest.mark.parametrize("level", levels.levels("chuhan"), ids=lambda level: level.name)
def test_cards_of_the_row_are_in_no_hand(level: NamedBot) -> None:
    state = position(
        event="warlords",
        row=["4", "5", "7", "8"],
        hands={"han": ["ZhongliMo", "1", "2", "9"], "chu": ["2", "2", "1"]},
    )
    while state.actors() == [0]:
        state.apply(0, level.create_bot().choose(state, [], 0, Budget(0.0, 200), Rng(1)))


def test_solving_an_endgame_takes_its_share_of_the_time_and_no_more() -> None:
    """With a time source that advances by a millisecond at every reading."""
    readings = count()
    state = position(hands={"han": ["1", "2", "4", "5", "7"], "chu": ["1", "4", "5"]}, writs=NO_WRITS)
    budget = Budget(0.02, now=lambda: next(readings) / 1000)
    assert len(solver(state, 0).solve())
    assert not len(solver(state, 0, MANY_POSITIONS, budget).solve())
    assert next(readings) <= 13
