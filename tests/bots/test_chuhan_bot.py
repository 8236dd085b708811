"""The player of Chu Han: endgames worked out, and what it makes of them."""

from itertools import count
from typing import Any

import pytest

from tianxia.bots import levels
from tianxia.bots.bot import Budget, Level
from tianxia.bots.chuhan.endgame import Endgame, hands, ways_of
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.cards import DECK, NAMES, card, spell
from tianxia.games.chuhan.cells import BATTLE, LAST_OUT, WINNER
from tianxia.games.chuhan.state import ChuHan

GAME = registry.game("chuhan")
PLENTY = 100_000
UNLIMITED = Budget(0.0)
HARMLESS = ["1"] * 8 + ["2"] * 8
HARMLESS_HAND = ["8", "8", "7", "4"]
NO_WRITS = {"han": 3, "chu": 3}


def position(**table: Any) -> ChuHan:
    state: ChuHan = GAME.position({"discard": ["LuZhi"], **table}, GAME.options(), 1)
    return state


def endgame(state: ChuHan, seat: int, most: int = PLENTY, budget: Budget = UNLIMITED) -> Endgame:
    return Endgame(state, seat, most, budget.begin())


def texts(state: ChuHan, actions: Any) -> list[str]:
    seat = state.actors()[0]
    return [GAME.text(state, seat, int(action)) for action in actions]


def pile(*names: str) -> int:
    return sum(int(card(NAMES.index(name))) for name in names)


def emperor(draw: list[str], chu: list[str] = HARMLESS_HAND) -> ChuHan:
    """Han leads with the 9 and a 1; all cards that are named nowhere are discarded."""
    return position(hands={"han": ["9", "1"], "chu": chu}, draw=draw)


def test_with_the_emperor_and_one_more_card_every_way_is_sure() -> None:
    state = emperor(HARMLESS)
    assert texts(state, endgame(state, 0).sure()) == ["play 1", "play 9"]


def test_a_pair_that_can_be_beaten_comes_last() -> None:
    state = position(hands={"han": ["9", "1", "1"], "chu": HARMLESS_HAND}, draw=["1"] * 7 + ["2"] * 8 + ["4"])
    sure = texts(state, endgame(state, 0).sure())
    assert "play 9" in sure
    assert "play 1 1" not in sure


@pytest.mark.parametrize("stopper", ["LiuBang", "HanXin", "XiahouYing"])
def test_a_card_that_may_stop_it_makes_it_unsure_wherever_it_lies(stopper: str) -> None:
    for state in (
        emperor([*HARMLESS[:-1], stopper]),
        emperor(HARMLESS, [*HARMLESS_HAND[:-1], stopper]),
    ):
        assert "play 9" not in texts(state, endgame(state, 0).sure())


def test_a_rival_who_may_go_out_first_makes_it_unsure() -> None:
    """The 7 is beaten by an 8, which the 9 beats; but a rival with a single card is then out."""
    hand = ["7", "9", "1"]
    three = position(hands={"han": hand, "chu": ["8", "4", "4"]}, draw=HARMLESS)
    one = position(hands={"han": hand, "chu": ["8"]}, draw=HARMLESS)
    assert "play 7" in texts(three, endgame(three, 0).sure())
    assert "play 7" not in texts(one, endgame(one, 0).sure())


def test_too_few_positions_promise_nothing() -> None:
    assert not len(endgame(emperor(HARMLESS), 0, 0).sure())


def test_what_is_promised_is_kept_against_any_defence() -> None:
    """From sure positions of whole games: the seat makes sure moves, the rival any; the seat goes out."""
    rng = Rng(11)
    kept = 0
    for seed in range(60):
        state = GAME.new(GAME.options(), seed)
        while state.actors() and kept < 40:
            seat = state.actors()[0]
            battle = state.cells[BATTLE]
            if len(endgame(state, seat, 2_000).sure()):
                assert _out(state.sample(seat, rng), seat, battle, rng)
                kept += 1
            state.play(seat, rng.choose(state.legal(seat)))
    assert kept == 40


def _out(world: ChuHan, seat: int, battle: int, rng: Rng) -> bool:
    while world.actors() and world.cells[BATTLE] == battle:
        mover = world.actors()[0]
        sure = endgame(world, mover).sure() if mover == seat else world.legal(mover)
        world.play(mover, rng.choose(sure))
    return bool(world.cells[WINNER] == seat if not world.actors() else world.cells[LAST_OUT] == seat)


def test_without_writs_and_with_an_open_hand_a_battle_is_worked_out() -> None:
    """Leading the pair leaves the 4 to be beaten by the 5; the 4 first loses the lead, but the pair is never lost."""
    state = position(
        vp={"han": 28, "chu": 28},
        hands={"han": ["4", "2", "2"], "chu": ["5", "1"]},
        writs=NO_WRITS,
        open={"han": True, "chu": True},
    )
    values = dict(zip(texts(state, state.legal(0)), endgame(state, 0).worked_out(), strict=True))
    assert values["play 2 2"] == 1.0
    assert values["play 4"] < 0.5
    assert values["play 2"] < 0.5


def test_hidden_cards_count_with_the_ways_they_can_lie() -> None:
    assert [spell(hand) for hand in hands(pile("1", "1", "9"), 2, 0)] == ["1 1", "1 9"]
    assert ways_of(pile("1", "1", "9"), pile("1", "9")) == 2.0
    assert ways_of(pile("1", "1", "9"), pile("1", "1")) == 1.0
    assert sum(ways_of(DECK, hand) for hand in hands(DECK, 2, 0)) == pytest.approx(46 * 45 / 2)


def test_nothing_is_worked_out_while_cards_may_be_drawn_or_much_is_hidden() -> None:
    few = {"han": ["4", "2"], "chu": ["5"]}
    assert not len(endgame(position(hands=few), 0).worked_out())
    assert len(endgame(position(hands=few, writs=NO_WRITS), 0).worked_out())
    many = {"han": ["4", "2"], "chu": ["5", "1", "1", "1"]}
    assert not len(endgame(position(hands=many, writs=NO_WRITS), 0).worked_out())


def test_the_master_takes_the_sure_way_out() -> None:
    state = position(hands={"han": ["9", "1", "1"], "chu": HARMLESS_HAND}, draw=["1"] * 7 + ["2"] * 8 + ["4"])
    master = levels.levels("chuhan")[-1].bot()
    sure = texts(state, endgame(state, 0).sure())
    assert texts(state, [master.choose(state, [], 0, Budget(0.0, 50), Rng(1))])[0] in sure
    advice = master.explain(state, [], 0, Budget(0.0, 50), Rng(1))
    assert {text for move in advice for text in texts(state, move.steps)} <= set(sure)


@pytest.mark.parametrize("level", levels.levels("chuhan"), ids=lambda level: level.name)
def test_both_give_at_the_same_time_at_hong_gate(level: Level) -> None:
    """Each chooses among its own cards, and the same whatever the other has given already."""
    budget = Budget(0.0, 30)
    state = position(event="hong_gate", giving=True, hands={"han": ["1", "1", "4"] * 3, "chu": ["2", "5", "7"] * 3})
    assert state.actors() == [0, 1]
    for seat, gifts in enumerate((["give 2 2", "give 7 7"], ["give 1 1", "give 4 4"])):
        chosen = {level.bot().choose(state, [], seat, budget, Rng(1))}
        advice = []
        for gift in gifts:
            given = state.clone()
            for step in GAME.parse(given, 1 - seat, gift):
                given.apply(1 - seat, step)
            chosen.add(level.bot().choose(given, [], seat, budget, Rng(1)))
            advice.append(level.bot().explain(given, [], seat, budget, Rng(1)))
        assert chosen <= {int(action) for action in state.legal(seat)}
        assert advice[0] == advice[1] != []


@pytest.mark.parametrize("level", levels.levels("chuhan"), ids=lambda level: level.name)
def test_cards_of_the_row_are_in_no_hand(level: Level) -> None:
    state = position(
        event="warlords",
        row=["4", "5", "7", "8"],
        hands={"han": ["ZhongliMo", "1", "2", "9"], "chu": ["2", "2", "1"]},
    )
    while state.actors() == [0]:
        state.apply(0, level.bot().choose(state, [], 0, Budget(0.0, 200), Rng(1)))


def test_an_endgame_takes_its_share_of_the_time_and_no_more() -> None:
    """By a clock that goes on by a millisecond at every look."""
    looks = count()
    state = position(hands={"han": ["1", "2", "4", "5", "7"], "chu": ["1", "4", "5"]}, writs=NO_WRITS)
    budget = Budget(0.02, now=lambda: next(looks) / 1000)
    assert len(endgame(state, 0).worked_out())
    assert not len(endgame(state, 0, PLENTY, budget).worked_out())
    assert next(looks) <= 13
