"""Two people at one table: offers, undo, clocks, lost connections."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import PreparedTable, play_to
from tests.server.client import Json
from tests.server.servers import Server, seeded_server, set_clock
from tests.support.waiting import wait_until

SECONDS_PER_MOVE = 600
"""More than any test takes."""


def start_game(server: Server, visit: Visit, clock: Json | None = None, **options: Any) -> dict[str, ChuHanPage]:
    """Start a game with a browser at each seat; return the pages by seat."""
    return open_tables(visit, play_to(server.address, lambda states: True, clock=clock or {"kind": "none"}), **options)


def open_tables(visit: Visit, prepared: PreparedTable, **options: Any) -> dict[str, ChuHanPage]:
    tables = {seat: visit(f"/t/{prepared.id}", cookie=cookie, **options) for seat, cookie in prepared.cookies.items()}
    for table in tables.values():
        table.page.locator(".hand button").first.wait_for()
    return tables


def test_a_draw_is_declined_and_then_agreed(server: Server, visit: Visit) -> None:
    tables = start_game(server, visit)
    han, chu = tables["han"], tables["chu"]
    for accept in (False, True):
        han.press_menu_item("Offer a draw")
        han.page.get_by_text("You offered a draw.").wait_for()
        chu.page.locator(".offer", has_text="Han offers a draw.").wait_for()
        chu.page.locator(".offer").get_by_role("button", name="Accept" if accept else "Decline").click()
        han.page.get_by_text("You offered a draw.").wait_for(state="detached")
    for table in (han, chu):
        end = table.page.locator(".end.over")
        end.wait_for()
        assert "A draw" in end.inner_text()
        assert "Both players agreed to a draw." in end.inner_text()


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_on_a_phone_an_offer_is_one_row_over_the_board_which_keeps_its_size(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    options: Json = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": True}
    tables = start_game(server, visit, **options)
    han, chu = tables["han"].page, tables["chu"].page
    before = chu.locator(".board").bounding_box()
    tables["han"].press_menu_item("Offer a draw")
    chu.locator(".offer", has_text="Han offers a draw.").wait_for()
    assert chu.locator(".board").bounding_box() == before
    accept, decline = (chu.locator(".offer").get_by_role("button", name=name) for name in ("Accept", "Decline"))
    left, right = decline.bounding_box(), accept.bounding_box()
    assert left["y"] == right["y"]
    assert left["x"] >= 0
    assert right["x"] + right["width"] <= size[0]
    decline.tap()
    han.locator(".last-action", has_text="Chu declines the draw.").wait_for()
    chu.locator(".offer").wait_for(state="detached")


def test_the_menu_of_two_players_shows_all_of_itself_on_a_laptop(server: Server, visit: Visit) -> None:
    page = start_game(server, visit)["han"].page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer a draw").wait_for()
    assert page.locator("dialog .body").evaluate("e => e.scrollHeight <= e.clientHeight")


def test_the_end_names_the_player_who_resigned(server: Server, visit: Visit) -> None:
    tables = start_game(server, visit)
    tables["han"].press_menu_item("Resign")
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
    tables = start_game(server, visit)
    old = tables["han"].page.url
    tables["chu"].press_menu_item("Resign")
    tables["chu"].page.locator("dialog .filled").click()
    tables["han"].page.get_by_role("button", name="Rematch").click()
    tables["chu"].page.get_by_role("button", name="Accept rematch").click()
    for table in tables.values():
        table.page.wait_for_function("old => location.href !== old", arg=old)
        table.page.locator(".hand button").first.wait_for()


def test_a_spectator_of_a_listed_table_follows_to_the_rematch(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: True)
    tables = open_tables(visit, prepared)
    spectator = visit(f"/t/{prepared.id}").page
    spectator.get_by_text("You are watching").wait_for()
    tables["chu"].press_menu_item("Resign")
    tables["chu"].page.locator("dialog .filled").click()
    tables["han"].page.get_by_role("button", name="Rematch").click()
    tables["chu"].page.get_by_role("button", name="Accept rematch").click()
    spectator.get_by_text("The players continue at a new table.").wait_for()
    spectator.get_by_role("link", name="Watch the rematch").click()
    spectator.get_by_text("You are watching").wait_for()
    tables["han"].page.wait_for_function("href => location.href === href", arg=spectator.url)
    assert spectator.url != server.address + f"/t/{prepared.id}"


@pytest.mark.parametrize("consent", [True, False])
def test_a_move_is_taken_back_if_the_rival_agrees(server: Server, visit: Visit, consent: bool) -> None:
    tables = start_game(server, visit)
    han, chu = tables["han"], tables["chu"]
    before = han.cards()
    han.play_first_card()
    chu.until("asked")
    chu.press("pass")
    han.wait_for_prompt("Lead a set")
    after = han.cards()
    han.page.get_by_role("button", name="Take back").click()
    han.page.get_by_text("You asked to take your move back.").wait_for()
    chu.page.get_by_text("Han asks to take a move back.").wait_for()
    chu.page.locator(".offer").get_by_role("button", name="Accept" if consent else "Decline").click()
    han.page.locator(".offer").wait_for(state="detached")
    if consent:
        han.page.wait_for_function("n => document.querySelectorAll('.hand button').length === n", arg=len(before))
    assert han.cards() == (before if consent else after)


def test_a_reaction_has_a_timer(visit: Visit, tmp_path: Path) -> None:
    """The time is long enough to open the pages, and then the clock of the server is set forward."""

    def awaits_reaction(states: list[Json]) -> bool:
        return any(state["question"] and "allow" in state["question"]["legal"] for state in states)

    with seeded_server(tmp_path) as server:
        prepared = play_to(server.address, awaits_reaction, clock={"kind": "move", "seconds": SECONDS_PER_MOVE})
        tables = open_tables(visit, prepared, server=server)
        reacts, other = sorted(tables.values(), key=lambda table: table.state() != "reaction")
        timer = reacts.page.locator(".reaction .answer-timer")
        assert timer.get_attribute("aria-label") == f"{SECONDS_PER_MOVE} seconds to answer"
        assert re.fullmatch(r"\d+:\d\d", reacts.page.locator(".prompt [role=timer]").inner_text())
        assert "allow" in reacts.actions()
        set_clock(server, SECONDS_PER_MOVE + 1)
        other.press_menu_item("Offer a draw")  # the server looks at the clock when something happens at the table
        reacts.page.locator(".reaction").wait_for(state="detached")
        assert "allow" not in reacts.actions(), "the clock has answered"
        for table in tables.values():
            table.page.context.close()  # before its server ends


def test_a_bot_can_take_over_a_late_seat(server: Server, visit: Visit) -> None:
    tables = start_game(server, visit, {"kind": "move", "seconds": 4})
    han, chu = tables["han"], tables["chu"]
    chu.page.get_by_text("Han has run out of time.").wait_for()
    chu.page.locator(".offer select").select_option("novice")
    chu.page.get_by_role("button", name="Let a bot take over").click()
    chu.page.get_by_text("Novice (bot)").first.wait_for()
    chu.until("asked", "reaction")
    han.page.get_by_text("You are watching").wait_for()
    assert han.page.locator(".hand").count() == 0, "whose seat is lost sees backs only"


def test_a_player_can_claim_the_win_when_the_opponent_is_late(server: Server, visit: Visit) -> None:
    tables = start_game(server, visit, {"kind": "move", "seconds": 4})
    tables["chu"].page.get_by_role("button", name="Claim the win").wait_for()
    tables["han"].page.get_by_text("Your time is up. Your rival may claim the win").wait_for()
    assert tables["han"].page.get_by_role("button", name="Claim the win").count() == 0
    tables["chu"].page.get_by_role("button", name="Claim the win").click()
    for table in tables.values():
        table.page.locator(".end.over").wait_for()
        assert "Han ran out of time." in table.page.locator(".end").inner_text()


def test_a_lost_connection_loses_nothing(server: Server, visit: Visit) -> None:
    tables = start_game(server, visit, proxied=True)
    han, chu = tables["han"], tables["chu"]
    number = han.play_first_card()
    chu.until("asked")
    han.socket_proxy.cut()
    han.wait_for_prompt("Connection lost. Reconnecting…")
    assert han.hand_size() == number - 1, "the board stays"
    chu.press("pass")
    chu.wait_for_prompt("Waiting for Han")
    han.socket_proxy.mend()
    han.wait_for_prompt("Lead a set")

    def reads_the_same() -> bool:
        lines = [table.page.locator(".side .list > :not(.head)").all_inner_texts() for table in (han, chu)]
        return bool(lines[0][1:] == lines[1][1:])

    wait_until(reads_the_same, "both read the same, but for the deal")
    han.play_first_card()


def test_a_browser_that_goes_offline_says_so_at_once(server: Server, visit: Visit) -> None:
    visit.expected_errors.append("ERR_INTERNET_DISCONNECTED")
    han = start_game(server, visit)["han"]
    han.page.context.set_offline(True)
    han.wait_for_prompt("Connection lost. Reconnecting…")
    han.page.context.set_offline(False)
    han.wait_for_prompt("Lead a set")


def test_a_move_in_transit_when_the_connection_breaks_is_played_once(server: Server, visit: Visit) -> None:
    tables = start_game(server, visit, proxied=True)
    han, chu = tables["han"], tables["chu"]
    number = han.hand_size()
    han.playable().first.click()
    assert han.can_play()
    han.socket_proxy.delay()
    han.page.locator(".actions .filled").click()
    chu.until("asked", "reaction")
    assert han.hand_size() == number, "the answer has not arrived"
    han.socket_proxy.cut()
    han.wait_for_prompt("Connection lost. Reconnecting…")
    han.socket_proxy.drop()
    han.socket_proxy.mend()
    han.wait_for_prompt("Waiting for Chu")
    assert han.hand_size() < number
    assert han.page.locator(".side .list > *", has_text="Han leads").count() == 1


def test_a_selection_is_kept_while_the_connection_is_lost(server: Server, visit: Visit) -> None:
    tables = start_game(server, visit, proxied=True)
    han = tables["han"]
    han.playable().first.click()
    assert han.can_play()
    han.socket_proxy.cut()
    han.wait_for_prompt("Connection lost. Reconnecting…")
    assert han.page.locator(".hand [aria-pressed=true]").count() == 1
    han.socket_proxy.mend()
    han.wait_for_prompt("Lead a set")
    assert han.page.locator(".hand [aria-pressed=true]").count() == 1
    assert han.can_play()
    han.page.locator(".actions .filled").click()
    tables["chu"].until("asked", "reaction")


def test_a_question_answered_elsewhere_is_refused_with_its_reason(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: True)
    tables = open_tables(visit, prepared)
    twin = visit(f"/t/{prepared.id}", cookie=prepared.cookies["han"], proxied=True)
    twin.playable().last.click()
    assert twin.can_play()
    twin.socket_proxy.delay()
    tables["han"].play_first_card()
    twin.page.locator(".actions .filled").click()
    tables["chu"].until("asked", "reaction")
    twin.socket_proxy.let_through()
    twin.wait_for_prompt("Waiting for Chu")
    twin.page.locator(".prompt .prompt-note", has_text="no longer being asked").wait_for()
    assert twin.cards() == tables["han"].cards()
