"""Two people at one table: offers, moves taken back, clocks, lost connections."""

import re
from typing import Any

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import Laid, play_to
from tests.server.client import Json
from tests.server.servers import Server


def two(server: Server, visit: Visit, clock: Json | None = None, **options: Any) -> dict[str, ChuHanPage]:
    """A table that has just begun, and a browser at each seat."""
    return opened(visit, play_to(server.address, lambda states: True, clock=clock or {"kind": "none"}), **options)


def opened(visit: Visit, laid: Laid, **options: Any) -> dict[str, ChuHanPage]:
    tables = {seat: visit(f"/t/{laid.id}", cookie=cookie, **options) for seat, cookie in laid.cookies.items()}
    for table in tables.values():
        table.page.locator(".hand button").first.wait_for()
    return tables


def test_a_draw_is_declined_and_then_agreed(server: Server, visit: Visit) -> None:
    tables = two(server, visit)
    han, chu = tables["han"], tables["chu"]
    for accept in (False, True):
        han.menu("Offer a draw")
        han.page.get_by_text("You offered a draw.").wait_for()
        chu.page.get_by_text("Han offers a draw.").wait_for()
        chu.page.locator(".offer").get_by_role("button", name="Accept" if accept else "Decline").click()
        han.page.get_by_text("You offered a draw.").wait_for(state="detached")
    for table in (han, chu):
        end = table.page.locator(".end.over")
        end.wait_for()
        assert "A draw" in end.inner_text()
        assert "Both players agreed to a draw." in end.inner_text()


def test_who_resigns_is_named_and_points_stand_in_the_same_order(server: Server, visit: Visit) -> None:
    tables = two(server, visit)
    tables["han"].menu("Resign")
    assert "Your rival wins." in tables["han"].page.locator("dialog").inner_text()
    tables["han"].page.locator("dialog .filled").click()
    for seat, verdict in (("han", "You lost"), ("chu", "You won")):
        end = tables[seat].page.locator(".end.over")
        end.wait_for()
        assert end.locator("h2").inner_text().endswith(verdict)
        assert "Han resigned." in end.inner_text()
        assert end.locator("dt").all_inner_texts() == ["Han", "Chu"]
        assert end.locator("dd").all_inner_texts() == ["0", "1"]


def test_a_rematch_is_offered_and_accepted(server: Server, visit: Visit) -> None:
    tables = two(server, visit)
    old = tables["han"].page.url
    tables["chu"].menu("Resign")
    tables["chu"].page.locator("dialog .filled").click()
    tables["han"].page.get_by_role("button", name="Rematch").click()
    tables["chu"].page.get_by_role("button", name="Accept rematch").click()
    for table in tables.values():
        table.page.wait_for_function("old => location.href !== old", arg=old)
        table.page.locator(".hand button").first.wait_for()


@pytest.mark.parametrize("consent", [True, False])
def test_a_move_is_taken_back_if_the_rival_agrees(server: Server, visit: Visit, consent: bool) -> None:
    tables = two(server, visit)
    han, chu = tables["han"], tables["chu"]
    before = han.cards()
    han.lead_one()
    chu.until("asked")
    chu.press("pass")
    han.comes("Lead a set")
    after = han.cards()
    han.page.get_by_role("button", name="Take back").click()
    han.page.get_by_text("You asked to take your move back.").wait_for()
    chu.page.get_by_text("Han asks to take a move back.").wait_for()
    chu.page.locator(".offer").get_by_role("button", name="Accept" if consent else "Decline").click()
    han.page.locator(".offer").wait_for(state="detached")
    if consent:
        han.page.wait_for_function("n => document.querySelectorAll('.hand button').length === n", arg=len(before))
    assert han.cards() == (before if consent else after)


def test_a_reaction_has_its_time(server: Server, visit: Visit) -> None:
    def a_power_waits(states: list[Json]) -> bool:
        return any(state["question"] and "allow" in state["question"]["legal"] for state in states)

    laid = play_to(server.address, a_power_waits, clock={"kind": "move", "seconds": 12})
    tables = opened(visit, laid)
    reacts = next(table for table in tables.values() if table.state() == "reaction")
    assert reacts.page.locator(".reaction .fuse").get_attribute("aria-label") == "12 seconds to answer"
    assert re.fullmatch(r"0:\d\d", reacts.page.locator(".prompt [role=timer]").inner_text())
    assert "allow" in reacts.acts()
    reacts.page.locator(".reaction").wait_for(state="detached")
    assert "allow" not in reacts.acts(), "the clock has answered"


def test_a_late_seat_goes_to_a_bot(server: Server, visit: Visit) -> None:
    tables = two(server, visit, {"kind": "move", "seconds": 4})
    han, chu = tables["han"], tables["chu"]
    chu.page.get_by_text("Han has run out of time.").wait_for()
    chu.page.locator(".offer select").select_option("novice")
    chu.page.get_by_role("button", name="Let a bot take over").click()
    chu.page.get_by_text("Novice (bot)").first.wait_for()
    chu.until("asked", "reaction")
    han.page.get_by_text("You are watching").wait_for()
    assert han.page.locator(".hand").count() == 0, "whose seat is lost sees backs only"


def test_the_win_is_claimed_from_who_is_late(server: Server, visit: Visit) -> None:
    tables = two(server, visit, {"kind": "move", "seconds": 4})
    tables["chu"].page.get_by_role("button", name="Claim the win").click()
    for table in tables.values():
        table.page.locator(".end.over").wait_for()
        assert "Han ran out of time." in table.page.locator(".end").inner_text()


def test_a_lost_connection_loses_nothing(server: Server, visit: Visit) -> None:
    tables = two(server, visit, proxied=True)
    han, chu = tables["han"], tables["chu"]
    number = han.lead_one()
    chu.until("asked")
    han.socket_proxy.cut()
    han.comes("Connection lost. Reconnecting…")
    assert han.hand() == number - 1, "the board stays"
    chu.press("pass")
    chu.comes("Waiting for Han")
    han.socket_proxy.mend()
    han.comes("Lead a set")
    lines = [table.page.locator(".side .list > :not(.head)").all_inner_texts() for table in (han, chu)]
    assert lines[0][1:] == lines[1][1:], "both read the same, but for the deal"
    han.lead_one()


def test_a_browser_that_goes_offline_says_so_at_once(server: Server, visit: Visit) -> None:
    visit.expected_errors.append("ERR_INTERNET_DISCONNECTED")
    han = two(server, visit)["han"]
    han.page.context.set_offline(True)
    han.comes("Connection lost. Reconnecting…")
    han.page.context.set_offline(False)
    han.comes("Lead a set")


def test_a_move_on_its_way_when_the_connection_breaks_is_played_once(server: Server, visit: Visit) -> None:
    tables = two(server, visit, proxied=True)
    han, chu = tables["han"], tables["chu"]
    number = han.hand()
    han.playable().first.click()
    assert han.filled()
    han.socket_proxy.delay()
    han.page.locator(".acts .filled").click()
    chu.until("asked", "reaction")
    assert han.hand() == number, "the answer has not arrived"
    han.socket_proxy.cut()
    han.comes("Connection lost. Reconnecting…")
    han.socket_proxy.drop()
    han.socket_proxy.mend()
    han.comes("Waiting for Chu")
    assert han.hand() < number
    assert han.page.locator(".side .list > *", has_text="Han leads").count() == 1


def test_a_choice_is_kept_while_the_connection_is_lost(server: Server, visit: Visit) -> None:
    tables = two(server, visit, proxied=True)
    han = tables["han"]
    han.playable().first.click()
    assert han.filled()
    han.socket_proxy.cut()
    han.comes("Connection lost. Reconnecting…")
    assert han.page.locator(".hand [aria-pressed=true]").count() == 1
    han.socket_proxy.mend()
    han.comes("Lead a set")
    assert han.page.locator(".hand [aria-pressed=true]").count() == 1
    assert han.filled()
    han.page.locator(".acts .filled").click()
    tables["chu"].until("asked", "reaction")


def test_a_question_answered_elsewhere_is_refused_with_its_reason(server: Server, visit: Visit) -> None:
    laid = play_to(server.address, lambda states: True)
    tables = opened(visit, laid)
    twin = visit(f"/t/{laid.id}", cookie=laid.cookies["han"], proxied=True)
    twin.playable().last.click()
    assert twin.filled()
    twin.socket_proxy.delay()
    tables["han"].lead_one()
    twin.page.locator(".acts .filled").click()
    tables["chu"].until("asked", "reaction")
    twin.socket_proxy.let_through()
    twin.comes("Waiting for Chu")
    twin.page.locator(".prompt .second", has_text="no longer being asked").wait_for()
    assert twin.cards() == tables["han"].cards()
