"""Battles with an event, from tables prepared at the beginning of such a battle."""

from typing import Any

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import PreparedTable, play_to
from tests.browser.test_chuhan_battle_end import UNTIL_CLOSED
from tests.server.client import Json
from tests.server.servers import Server


def prepare_battle(server: Server, event: str, more: Any = lambda states: True) -> PreparedTable:
    """Return a table at the beginning of a battle with an event."""

    def is_beginning(states: list[Json]) -> bool:
        views = [state["view"] for state in states]
        return all(view["event"] == event and not view["discard"] and not view["table"] for view in views) and more(
            states
        )

    return play_to(server.address, is_beginning, options={"events": True})


def open_both_seats(visit: Visit, prepared: PreparedTable) -> dict[str, ChuHanPage]:
    tables = {seat: visit(f"/t/{prepared.id}", cookie=cookie) for seat, cookie in prepared.cookies.items()}
    for table in tables.values():
        table.page.locator(".hand button").first.wait_for()
    return tables


def leader_name(prepared: PreparedTable) -> str:
    return str(prepared.views["han"]["leader"])


def test_gifts_at_hong_gate_are_secret(server: Server, visit: Visit) -> None:
    def has_no_gifts(states: list[Json]) -> bool:
        return all(state["view"]["giving"] and not state["view"].get("gifts") for state in states)

    prepared = prepare_battle(server, "hong_gate", has_no_gifts)
    tables = open_both_seats(visit, prepared)
    han, chu = tables["han"], tables["chu"]
    assert han.title == "Give two cards to Chu"
    assert "swapped at the same time" in han.page.locator(".trick").inner_text()
    before = chu.cards()
    han.playable().nth(0).click()
    assert han.actions() == [], "one card is no gift"
    han.playable().nth(1).click()
    assert han.can_play()
    given = han.cards()[:2]
    han.page.locator(".actions .filled").click()
    han.wait_for_prompt("Waiting for Chu")
    han.page.wait_for_function("() => document.querySelectorAll('.hand button').length === 13")
    assert "You give" in han.prompt_note
    assert chu.cards() == before, "what is given is seen only when both have given"
    assert chu.title == "Give two cards to Han"

    chu.playable().nth(13).click()
    chu.playable().nth(14).click()
    assert chu.can_play()
    chu.page.locator(".actions .filled").click()
    for table in (han, chu):
        table.page.wait_for_function("() => document.querySelectorAll('.hand button').length === 15")
        assert "You give" in table.page.locator(".side .list").inner_text()
    kinds = {key.split("/")[0] for key in chu.cards()}
    assert {key.split("/")[0] for key in given} <= kinds
    first = tables[leader_name(prepared)]
    first.until("asked")
    assert "and get" in first.prompt_note, "the leader reads what they received"
    assert han.page.locator(".fan .card:not(.back)").count() == 2, "Han knows which of his cards Chu holds"
    first.play_first_card()


def test_only_the_leader_can_use_the_face_up_warlords(server: Server, visit: Visit) -> None:
    prepared = prepare_battle(
        server, "warlords", lambda states: all(len(state["view"]["row"]) == 4 for state in states)
    )
    tables = open_both_seats(visit, prepared)
    leads, other = (tables[seat] for seat in sorted(tables, key=lambda seat: seat != leader_name(prepared)))
    row = leads.page.locator(".face-up-row button")
    assert row.count() == 4
    assert other.page.locator(".face-up-row button:disabled").count() == 4, "only the leader uses them"
    cards = leads.hand_size()
    row.nth(2).click()
    assert leads.page.locator(".face-up-row [aria-pressed=true]").count() == 1
    kind = row.nth(2).get_attribute("data-row")
    assert leads.can_play()
    leads.page.locator(".actions .filled").last.click()
    for table in (leads, other):
        table.page.wait_for_function("() => document.querySelectorAll('.face-up-row button').length === 3")
    assert leads.hand_size() == cards, "it came from the row, not from the hand"
    if leads.page.locator(".trick figure").count() > 0:
        assert kind is not None
        assert leads.page.locator(f'.trick [data-piece$=":{kind}"]').count() == 1


@pytest.mark.parametrize(
    ("event", "expected_note", "writs"),
    [("plank_roads", "No writs in this battle", 0), ("conscription", "4 writs left", 4)],
)
def test_writs_under_an_event(server: Server, visit: Visit, event: str, expected_note: str, writs: int) -> None:
    prepared = prepare_battle(server, event)
    table = open_both_seats(visit, prepared)[leader_name(prepared)]
    assert table.page.locator(".writs .note").inner_text() == expected_note
    assert table.page.locator(".writ").count() == writs
    table.until("asked")
    assert ("writ" in table.actions()) == (writs > 0)
    if writs:
        table.press("writ")
        table.page.wait_for_function("() => document.querySelectorAll('.hand button').length === 18")
    table.page.locator("button.event").click()
    assert table.page.locator("dialog .soft").inner_text().strip()


SIXES = ("HanXin", "LiuBang", "XiangYu", "YingBu")


def test_the_powers_of_sixes_are_barred_at_hong_canal(server: Server, visit: Visit) -> None:
    def leader_holds_one(states: list[Json]) -> bool:
        leader = states[0]["view"]["leader"]
        return any(kind in SIXES for state in states for kind in held(state["view"], leader))

    def held(view: Json, seat: str) -> list[str]:
        return view["hands"][seat] if isinstance(view["hands"][seat], list) else []

    prepared = prepare_battle(server, "hong_canal", leader_holds_one)
    leader = leader_name(prepared)
    kind = next(kind for kind in SIXES if kind in held(prepared.views[leader], leader))
    table = open_both_seats(visit, prepared)[leader]
    card = table.page.locator(f'[data-key="{kind}/1"]')
    card.hover()
    table.page.get_by_text("Not in this battle").first.wait_for()
    card.click()
    assert table.can_play()
    assert [act for act in table.actions() if act != "writ"] == [f"play {kind}"]


def test_the_end_of_a_battle_names_the_next_event(server: Server, visit: Visit) -> None:
    def last_card(states: list[Json]) -> bool:
        view, question = states[0]["view"], states[0]["question"]
        return bool(question) and view["sizes"]["han"] == 1 and "set" not in view and view["vp"]["han"] < 20

    for _ in range(8):
        prepared = play_to(server.address, last_card, options={"events": True})
        han = visit(f"/t/{prepared.id}", cookie=prepared.cookies["han"], stored_settings=UNTIL_CLOSED)
        han.until("asked")
        han.play_turn()
        han.page.locator(".hand button").wait_for(state="detached")  # until then the page waits for the server
        if han.state() == "battle" and han.page.locator(".end .next").count():
            break
    summary_text = han.page.locator(".end .next").inner_text()
    assert han.page.locator(".end").bounding_box()["y"] > han.page.locator(".fan").bounding_box()["y"]
    han.press("next")
    han.page.locator(".end").wait_for(state="detached")
    event = han.page.locator("button.event").inner_text().replace("事", "").strip()
    assert event in summary_text
