"""The accessible names and roles of a table of Chu Han, from a trick to the end."""

import re

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import play_to
from tests.server.client import Json
from tests.server.servers import Server

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

RIVAL_TO_LEAD = """
- banner:
  - link "To the lobby"
  - heading "Chu Han" [level=1]
  - paragraph: Battle 1 · first to 31
  - button "Hint" [disabled]
  - button "Take back"
  - button "Rules"
  - button "Menu"
- main:
  - img "Points, first to 31. Han 0. Chu 1."
  - complementary "Piles and writs":
    - button /Writs. Han took 0, Chu took 0, 6 left/
  - img "Chu holds 15 cards."
  - group "This trick":
    - figure /Your single \\d/:
      - img /rank \\d/
  - log "Log"
  - toolbar /Your hand, 14 cards/
"""

ANSWER = """
- main:
  - img "Han holds 14 cards."
  - group "This trick":
    - figure /Single \\d to beat/:
      - img /rank \\d/
  - log "Log"
  - region "What to do":
    - paragraph: /Beat the single \\d/
    - paragraph: /One card above \\d, or pass/
    - button "Writ"
    - button "Pass"
  - toolbar /Your hand, 15 cards/
"""

REACTION = """
- dialog:
  - img /rank [36]/
  - heading [level=2]
  - checkbox "Always allow at this table"
"""

END = """
- dialog "You won":
  - group "You won":
    - heading "You won" [level=2]
    - term: Han
    - definition: "0"
    - term: Chu
    - definition: "1"
    - paragraph: Han resigned.
    - group "Points by battle":
      - table "Points by battle":
        - rowgroup:
          - row "Battle Start 1 Total"
        - rowgroup:
          - row "Han 0 – 0"
          - row "Chu 1 – 1"
  - link "Lobby"
  - button "View the table"
  - button "Rematch"
"""


def expect_snapshot(table: ChuHanPage, snapshot: str) -> None:
    playwright.expect(table.page.locator("body")).to_match_aria_snapshot(snapshot)


def test_a_trick_and_the_end_by_accessible_names(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: True)
    han, chu = (visit(f"/t/{prepared.id}", cookie=prepared.cookies[seat]) for seat in ("han", "chu"))
    hand = han.page.get_by_role("toolbar", name="Your hand, 15 cards")
    card = hand.get_by_role("button", name=re.compile(r", rank [14578], playable")).first
    card.press("Space")
    playwright.expect(card).to_have_attribute("aria-pressed", "true")
    live = han.page.locator(".prompt [aria-live=polite]")
    playwright.expect(live).to_contain_text(re.compile(r"Lead a set.*chosen: \d"), use_inner_text=False)
    han.page.get_by_role("button", name=re.compile(r"Play \d")).press("Enter")
    playwright.expect(live).to_contain_text("Waiting for Chu")
    expect_snapshot(han, RIVAL_TO_LEAD)
    expect_snapshot(chu, ANSWER)
    playwright.expect(chu.page.get_by_role("log")).to_contain_text(re.compile(r"You are dealt .*Han leads"))
    chu.page.get_by_role("button", name="Pass", exact=True).press("Enter")
    log = han.page.get_by_role("log")
    playwright.expect(log).to_contain_text("Chu passes.")
    playwright.expect(log).to_contain_text("The trick goes to Han. Han leads the next one.")
    han.press_menu_item("Resign")
    han.page.get_by_role("dialog", name="Resign this game?").get_by_role("button", name="Resign").press("Enter")
    expect_snapshot(chu, END)
    chu.wait_for_focus("#end-title")


def test_a_reaction_by_accessible_names(server: Server, visit: Visit) -> None:
    def awaits_reaction(states: list[Json]) -> bool:
        return any(state["question"] and "allow" in state["question"]["legal"] for state in states)

    prepared = play_to(server.address, awaits_reaction)
    tables = [visit(f"/t/{prepared.id}", cookie=cookie) for cookie in prepared.cookies.values()]
    for table in tables:
        table.page.locator(".hand button").first.wait_for()
    asked = next(table for table in tables if table.state() == "reaction")
    expect_snapshot(asked, REACTION)
    playwright.expect(asked.page.locator(".prompt [aria-live=assertive]")).to_contain_text("?")
    asked.page.get_by_role("button", name="Allow").first.press("Enter")
    asked.page.get_by_role("dialog").wait_for(state="detached")
