"""Positions of Sun Tzu: some that were once read wrongly, and some that must be refused."""

from typing import Any

import pytest

from tianxia.engine import registry
from tianxia.engine.errors import BadPosition
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

GAME = registry.game("suntzu")
FRAMED = ["1", "2", "3", "4", "5", "6"]


def position(options: dict[str, Any] | None = None, **keys: object) -> State:
    state: State = GAME.position(keys, GAME.read_options(options or {}), 1)
    return state


def play(state: State, *moves: tuple[int, str]) -> State:
    for seat, text in moves:
        steps = GAME.check(state, seat, text)
        assert isinstance(steps, list), text
        for step in steps:
            state.apply(seat, step)
    return state


def test_options_whose_requirements_are_not_met_have_no_effect() -> None:
    defaults = {"beginner": False, "generals": True, "events": False, "light_infantry": "point"}
    others = {"generals": False, "events": True, "light_infantry": "army"}
    requirements = GAME.option_requirements()
    assert set(requirements) == set(others)
    for name, required in requirements.items():
        for other, needed in required.items():
            unmet = {**defaults, other: not needed}
            games = [GAME.dump(GAME.make(seed=7, **options)) for options in (unmet, {**unmet, name: others[name]})]
            for dump in games:
                dump.get("options", {}).pop("light_infantry", None)
                if not dump.get("options"):
                    dump.pop("options", None)
            assert games[0] == games[1], (name, other)


ORDERS = "orders jinyan=1 qin=2 hanqi=3 chu=4 wu=5"


def test_a_fifth_plague_can_be_read_back() -> None:
    quiet = {"suntzu": 0, "shao": 0}
    state = position(plagues=4, reinforcements=quiet, hands={"shao": [*FRAMED, "plague"]})
    play(state, (0, ORDERS), (1, "orders jinyan=1 qin=2 hanqi=3 chu=4 wu=plague"))
    assert GAME.dump(state)["plagues"] == 5
    assert GAME.position(GAME.dump(state), GAME.options(), 0) == state


def test_a_position_without_events_is_played_without_events() -> None:
    assert "events" not in GAME.dump(position({"events": True}))


@pytest.mark.parametrize(
    ("options", "changes", "message"),
    [
        ({"beginner": True}, {"events": ["hero"]}, "beginner game has no events"),
        ({"generals": False}, {"generals": {"suntzu": ["levy"]}}, "without generals"),
        ({}, {"generals": {"suntzu": ["levy", "levy"]}}, "named twice"),
        ({}, {"generals": {"suntzu": ["remove"]}}, "generals.suntzu names “remove”"),
        ({}, {"pool": {"suntzu": 17}}, "20 armies in all"),
        ({}, {"provinces": {"wu": {"owner": "shao", "armies": 0}}}, "an owner and armies, or neither"),
        ({}, {"hands": {"suntzu": ["1", "2"]}}, "framed card 3"),
        ({}, {"hands": {"suntzu": [*FRAMED, "7", "7"]}}, "card 7 is named more than once"),
        ({}, {"phase": "draw"}, "nobody could continue from here"),
        ({}, {"phase": "over"}, "name one"),
        ({}, {"phase": "generals", "round": 5}, "nobody could continue"),
        ({}, {"displays": {"wu": [1, 2]}}, "three values"),
        ({}, {"loose": {"shao": 1}, "piles": {"shao": []}}, "recycled card"),
    ],
)
def test_impossible_positions_are_refused(options: dict[str, Any], changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        position(options, **changes)


def test_a_question_that_does_not_fit_its_stage_is_refused() -> None:
    state = play(position(reinforcements={"suntzu": 0, "shao": 0}, round=4, fewer="shao"), (0, ORDERS), (1, ORDERS))
    dump = GAME.dump(state)
    dump["phase"] = "battle"
    for stage, ask in (("effect first", "pay"), ("move", "take"), ("cost first", "from"), ("event", "pay")):
        dump["battle"] = {"province": "wu", "stage": stage, "asked": "shao", "ask": ask, "need": 1}
        with pytest.raises(BadPosition, match="nobody could continue"):
            GAME.position(dump, GAME.options(), 1)


def test_an_event_asks_no_question_but_its_own() -> None:
    orders = {"jinyan": "1", "qin": "2", "hanqi": "3", "chu": "4", "wu": "5"}
    changes: dict[str, Any] = {
        "phase": "battle",
        "orders": {"suntzu": orders, "shao": orders},
        "ready": {"suntzu": True, "shao": True},
        "marks": {"suntzu": ["qin", "chu", "jinyan"]},
        "plagues": 4,
        "battle": {"province": "wu", "stage": "effect first", "asked": "suntzu", "ask": "take", "begun": True},
    }
    state = position(**changes, events=["chariot", "plague"])
    assert "take levy" in [GAME.text(state, 0, action) for action in state.legal(0)]
    with pytest.raises(BadPosition, match="nobody could continue"):
        position(**changes, events=["plague", "chariot"])


def recycled_plague_state() -> State:
    """Return a state in which Shao has drawn his recycled Plague again, the only card of his pile."""
    state = position(
        generals={"suntzu": [], "shao": ["recycle_plague"]},
        reinforcements={"suntzu": 0, "shao": 0},
        hands={"shao": [*FRAMED, "plague"]},
        piles={"shao": ["7"], "suntzu": []},
        round=4,
        fewer="suntzu",
    )
    orders = "orders jinyan=1 qin=2 hanqi=3 chu=4 wu=plague"
    play(state, (0, ORDERS), (1, orders), (0, "battle wu"), (1, "use recycle_plague"))
    for name in ("jinyan", "qin", "hanqi"):
        play(state, (0, f"battle {name}"))
    return state


def test_a_recycled_card_that_was_drawn_again_is_known_to_be_in_the_hand() -> None:
    state = recycled_plague_state()
    assert GAME.dump(state)["round"] == 5
    for key in range(200):
        assert "plague" in GAME.dump(state.sample(0, Rng(key)))["hands"]["shao"]


def test_a_second_6_is_sampled_only_with_a_general_from_before_the_orders() -> None:
    state = position(
        events=["light_infantry", "chariot", "hero"],
        marks={"shao": ["wu", "hanqi", "jinyan"]},
        reinforcements={"suntzu": 0, "shao": 0},
        provinces={"chu": {"owner": "shao", "armies": 1}},
        track=1,
        round=4,
    )
    play(
        state,
        (0, "orders jinyan=2 qin=1 hanqi=3 chu=4 wu=5"),
        (1, "orders jinyan=2 qin=1 hanqi=3 chu=6 wu=5"),
        (0, "battle qin"),
        (1, "take second_six"),
    )
    for key in range(300):
        orders = GAME.dump(state.sample(0, Rng(key)))["orders"]["shao"]
        assert "6" not in (orders["wu"], orders["hanqi"], orders["jinyan"])
