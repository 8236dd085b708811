"""The stored form of events, in which old databases have them."""

import pytest

from tianxia.server.tables.events import (
    CheckedMove,
    ClockMoved,
    EventBody,
    HintGiven,
    MoveMade,
    MovesUndone,
    OfferAnswered,
    OfferMade,
    SeatReplaced,
    SeatResigned,
    TableClosed,
    WinClaimed,
    read_body,
    write_body,
)

STORED = [
    (MoveMade("play 5"), "move", "play 5"),
    (ClockMoved("pass"), "clock", "pass"),
    (MovesUndone(12), "undo", "12"),
    (SeatResigned(), "resign", ""),
    (OfferMade("draw"), "offer", "draw"),
    (OfferMade("rematch"), "offer", "rematch"),
    (OfferMade("undo", 12), "offer", "undo 12"),
    (OfferAnswered("draw", True), "answer", "draw yes"),
    (OfferAnswered("undo", False), "answer", "undo no"),
    (SeatReplaced("novice"), "replace", "novice"),
    (HintGiven(), "hint", ""),
    (WinClaimed(), "claim", ""),
    (TableClosed(), "close", ""),
]


@pytest.mark.parametrize(("body", "kind", "text"), STORED)
def test_an_event_is_stored_as_a_kind_and_a_text(body: EventBody, kind: str, text: str) -> None:
    assert write_body(body) == (kind, text)
    assert read_body(kind, text) == body


def test_the_actions_of_a_move_are_not_stored() -> None:
    kind, text = write_body(MoveMade("play 5", CheckedMove((7,), 3)))
    assert read_body(kind, text) == MoveMade("play 5")


@pytest.mark.parametrize(("kind", "text"), [("dance", ""), ("undo", "all"), ("offer", "tea"), ("answer", "tea yes")])
def test_an_unreadable_event_is_an_error(kind: str, text: str) -> None:
    with pytest.raises(ValueError, match=r"unreadable event|invalid literal"):
        read_body(kind, text)
