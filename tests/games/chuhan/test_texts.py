"""The texts of Chu Han: partial moves, and reasons why a move is refused."""

import pytest

from tianxia.engine import registry
from tianxia.engine.journal import Journal
from tianxia.engine.state import State
from tianxia.locales import Message, say

GAME = registry.game("chuhan")


def position(**keys: object) -> State:
    state: State = GAME.position({"discard": ["LuZhi"], **keys}, GAME.options(), 1)
    return state


def play_steps(state: State, seat: int, *texts: str) -> State:
    for text in texts:
        (step,) = GAME.parse(state, seat, text)
        state.apply(seat, step)
    return state


def refusal(state: State, seat: int, text: str) -> str:
    verdict = GAME.check(state, seat, text)
    assert isinstance(verdict, Message)
    return say(*verdict)


FOUR = {"table": ["4", "4"], "set": {"by": "chu", "rank": 4, "size": 2}, "leader": "chu"}
ROW = {"event": "warlords", "row": ["4", "YuJi", "8", "9"]}


@pytest.mark.parametrize(
    ("state", "other"),
    [
        (play_steps(position(hands={"han": ["PengYue", "4", "4", "1"]}, **FOUR), 0, "play … with PengYue"), "play 4 4"),
        (
            play_steps(position(hands={"han": ["PengYue", "4", "4", "1"]}, **FOUR), 0, "play … with PengYue"),
            "play 1 1 with PengYue",
        ),
        (play_steps(position(hands={"han": ["4", "4", "5"]}, **ROW), 0, "star 4 …"), "play 4 4"),
        (play_steps(position(hands={"han": ["4", "4", "5"]}, **ROW), 0, "star YuJi …"), "use YuJi 5"),
        (play_steps(position(hands={"han": ["4", "5"]}, event="hong_gate", giving=True), 0, "give 4 …"), "give 5 …"),
    ],
)
def test_a_partial_move_must_be_finished_first(state: State, other: str) -> None:
    assert "finish it first" in refusal(state, 0, other)


def test_a_partial_move_is_finished_by_the_text_of_the_whole_move() -> None:
    state = play_steps(position(hands={"han": ["PengYue", "4", "4", "1"]}, **FOUR), 0, "play … with PengYue")
    assert len(GAME.parse(state, 0, "play 4 4 with PengYue")) == 1


@pytest.mark.parametrize(
    ("hand", "more", "text", "reason"),
    [
        (["YuJi", "4"], {}, "use YuJi YuJi", "Yu Ji cannot be one of"),
        (["YuJi", "ZhongliMo"], {}, "use YuJi YuJi", "Yu Ji cannot be one of"),
        (["PengYue", "4"], FOUR, "play PengYue 4 with PengYue", "3 and 4 are not a set. Choose cards of one rank."),
        (["1", "2", "0"], {}, "play 0 1 2", "0, 1 and 2 are not a set. Choose cards of one rank."),
        (["1", "2", "ZhongliMo"], {}, "play 1 2", "Choose cards of one rank, or use Zhongli Mo."),
        (["ZhongliMo", "4", "5"], {}, "play ZhongliMo 4 with ZhongliMo", "Zhongli Mo cannot be one of"),
        (["4", "5"], {}, "use JiBu", "You do not hold Ji Bu"),
        (["4", "5"], {}, "play 4 4", "You do not hold 4"),
        (["4", "5"], FOUR, "play 5", "must have 2 cards, not 1"),
        (["5", "5", "7"], FOUR, "play 5", "One more card."),
        (["5", "0", "7"], FOUR, "play 5", "One more card."),
        (["5", "0", "7"], FOUR, "play 0", "One more card."),
        (["PengYue", "4", "4"], FOUR, "play PengYue", "2 more cards."),
        (["PengYue", "4", "4"], FOUR, "play 4 with PengYue", "One more card."),
        (["PengYue", "4", "5"], FOUR, "play 4 with PengYue", "must have 2 cards, not 1"),
        (["ZhongliMo", "5", "7"], FOUR, "play 5 with ZhongliMo", "One more card."),
        (["ZhongliMo", "1", "5", "7"], FOUR, "play 1 with ZhongliMo", "must have 2 cards, not 1"),
    ],
)
def test_reasons_name_the_right_card(hand: list[str], more: dict[str, object], text: str, reason: str) -> None:
    assert reason in refusal(position(hands={"han": hand}, **more), 0, text)


def test_the_journal_says_that_liu_bang_is_a_set_of_his_own() -> None:
    state = position(
        hands={"han": ["LiuBang", "1"], "chu": ["4"]},
        table=["9"],
        set={"by": "chu", "rank": 9, "size": 1},
        leader="chu",
    )
    state.journal = Journal()
    play_steps(state, 0, "use LiuBang")
    messages = state.journal.seen_by(1)
    assert Message("chuhan-log-set-with", {"seat": "han", "number": 1, "rank": 10}) in messages


def test_the_prompt_says_how_many_cards_a_writ_draws() -> None:
    for event, number in (("quiet", 2), ("conscription", 3), ("plank_roads", 0)):
        state = position(hands={"han": ["5", "7"]}, event=event)
        assert GAME.prompt(state, 0).args["writ"] == number


def test_a_battle_without_an_event_names_none() -> None:
    text = say("chuhan-log-battle", {"battle": 1, "event": "quiet", "leader": "han"})
    assert text == "Battle 1 begins. Han leads."
