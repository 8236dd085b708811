"""Huang's log when the bag runs out."""

from typing import Any

import pytest

from tianxia.engine import registry
from tianxia.engine.journal import Journal

GAME = registry.game("huang")
SIX_RED = ["red"] * 6


def position(bag: list[str], market: list[str], hand: list[str]) -> Any:
    """Return a state in which Tiger has one action left and holds a white tile."""
    data = {
        "tiles": {"C8": "yellow"},
        "hands": {"tiger": ["white", *hand], "rabbit": SIX_RED},
        "market": market,
        "actions_left": 1,
        "bag": bag,
    }
    state: Any = GAME.position(data, GAME.options(), 1)
    state.journal = Journal()
    return state


def logged(state: Any, seat: int | None) -> list[tuple[str, Any]]:
    """Return the messages about draws and the end, in order, that a seat sees."""
    ids = {"huang-log-draws": "number", "huang-log-own-draws": "tiles", "huang-log-market-filled": "tiles"}
    ids["huang-log-over"] = "why"
    return [
        (message.id[10:], message.args[ids[message.id]]) for message in state.journal.seen_by(seat) if message.id in ids
    ]


@pytest.mark.parametrize(
    ("bag", "market", "hand", "public", "own"),
    [
        ([], ["green"] * 6, SIX_RED[1:], [("over", "bag")], []),
        (["blue"], ["green"] * 5, SIX_RED[1:], [("draws", 1), ("over", "bag")], [("own-draws", "blue")]),
        (["blue"], ["green"] * 6, SIX_RED[2:], [("draws", 1), ("over", "bag")], [("own-draws", "blue")]),
        (
            ["blue", "green"],
            ["green"] * 4,
            SIX_RED[1:],
            [("draws", 1), ("market-filled", "green"), ("over", "bag")],
            [("own-draws", "blue")],
        ),
    ],
)
def test_the_last_tiles_are_logged_before_the_end(
    bag: list[str], market: list[str], hand: list[str], public: Any, own: Any
) -> None:
    state = position(bag, market, hand)
    for step in GAME.parse(state, 0, "tile white L1"):
        state.apply(0, step)
    assert state.is_over()
    assert logged(state, None) == logged(state, 1) == public
    assert [message for message in logged(state, 0) if message not in public] == own
