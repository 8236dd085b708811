"""The table of a game without a board of its own, with the game of `examples/tianji` and a toy game."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.generic_page import GenericPage
from tests.browser.settling import settle
from tests.server.servers import Server, serving
from tests.support.example_game import link_example, python_path, write_metadata
from tests.support.waiting import wait_until

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

PHONE = {"width": 390, "height": 844}
RACES = 7


@pytest.fixture(scope="module")
def plugins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds two games from elsewhere."""
    folder = tmp_path_factory.mktemp("plugins")
    link_example(folder)
    write_metadata(folder, "cargo", "cargo = tests.support.cargo:manifest")
    with serving(tmp_path_factory.mktemp("data"), forked=False, PYTHONPATH=python_path(folder)) as server:
        yield server


def begin(visit: Visit, plugins: Server, game: str = "tianji", **options: Any) -> GenericPage:
    """Start a game against a bot from the lobby."""
    page = visit("/", server=plugins, **options).page
    page.locator(f"[data-play={game}]").click()
    table = GenericPage(page)
    table.until("asked")
    return table


@pytest.mark.parametrize("options", [{}, {"viewport": PHONE, "color_scheme": "dark"}], ids=["desktop", "phone"])
def test_a_whole_game_is_played_by_mouse(visit: Visit, plugins: Server, axe: Axe, options: dict[str, Any]) -> None:
    table = begin(visit, plugins, **options)
    axe.check(table.page, small=bool(options))
    assert table.lines()[-1] == "Horses of Tian Ji: 1 2 3 4 5 6 7"
    assert table.play_to_end() == RACES
    score = re.fullmatch(r"Qi (\d+), Tian Ji (\d+)", table.page.locator(".end .score").inner_text())
    assert score is not None
    outcome = {-1: "You lost", 0: "A draw", 1: "You won"}
    lead = int(score[1]) - int(score[2])
    assert table.page.locator(".end h2").inner_text().endswith(outcome[(lead > 0) - (lead < 0)])
    axe.check(table.page, small=bool(options))
    table.check_end()


def test_a_selected_move_is_described_before_it_is_played(visit: Visit, plugins: Server) -> None:
    table = begin(visit, plugins)
    assert table.actions() == []
    table.choose("run 5")
    playwright.expect(table.page.locator(".prompt-note")).to_have_text(
        "Horse 5. It is faster than 4 of 7 rival horses."
    )
    assert table.actions() == ["run 5"]
    table.page.keyboard.press("Escape")
    playwright.expect(table.page.locator(".prompt-note")).to_have_text("Choose a move.")


def test_a_selection_is_kept_when_something_else_at_the_table_changes(visit: Visit, plugins: Server) -> None:
    page = visit("/new/tianji", server=plugins).page
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    rival = visit(page.url, server=plugins).page
    rival.get_by_role("button", name=re.compile("Join|Sit")).first.click()
    table = GenericPage(page)
    table.until("asked")
    GenericPage(rival).until("asked")
    table.choose("run 5")
    rival.goto("/")  # the rival's seat is shown as empty
    page.get_by_text("away").first.wait_for()
    playwright.expect(page.locator('.prompt [data-action="run 5"].filled')).to_have_count(1)


def test_moves_are_selected_and_played_by_keyboard(visit: Visit, plugins: Server) -> None:
    table = begin(visit, plugins)
    table.tab_to('[data-action="run 1"]')
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "Enter"):
        table.page.keyboard.press(key)
    playwright.expect(table.page.locator('.group [data-action="run 2"]')).to_have_attribute("aria-pressed", "true")
    before = table.mark()
    table.page.keyboard.press("Enter")
    table.page.wait_for_function(f"before => ({table._mark})() !== before", arg=before)
    table.until("asked")
    assert "run 2" not in table.options()
    assert "You choose horse 2." in table.page.get_by_role("log").inner_text()


def test_a_hint_is_previewed_and_an_answer_is_taken_back(visit: Visit, plugins: Server) -> None:
    table = begin(visit, plugins)
    page = table.page
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hints button").first
    hint.wait_for()
    hint.hover()
    playwright.expect(page.locator(".group .chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    table.play_move()
    table.until("asked")
    assert len(table.options()) == RACES - 1


def test_the_second_player_at_a_device_is_not_shown_the_first_ones_choice(visit: Visit, plugins: Server) -> None:
    page = visit("/new/tianji", server=plugins).page
    seats = page.locator('form select:has(option[value="me"])')
    seats.nth(1).select_option("me")
    page.get_by_role("button", name="Start").click()
    table = GenericPage(page)
    for picked in ("run 6", "run 2"):
        page.locator(".handover .filled").click()
        table.until("asked")
        assert len(table.options()) == RACES
        assert "chosen" not in " ".join(table.lines())
        table.choose(picked)
        table.confirm()
    # Both are asked again: who is first depends on the order in which their snapshots arrive.
    race = page.locator("[role=log]", has_text="Qi runs horse 6, Tian Ji horse 2.")
    handover = page.locator(".handover .filled")

    def is_race_shown() -> bool:
        if handover.is_visible():
            handover.click()
        return bool(race.is_visible())

    wait_until(is_race_shown, "the race is shown", lambda: settle(page))


def test_a_move_of_two_steps_is_found_among_many(visit: Visit, plugins: Server) -> None:
    table = begin(visit, plugins, "cargo")
    page = table.page
    assert len(table.options()) == 30
    page.get_by_role("searchbox").fill("17")
    playwright.expect(page.locator(".group [data-action]")).to_have_count(1)
    table.choose("load 17 …")
    playwright.expect(page.locator(".group [data-action]")).to_have_count(2)
    assert table.options() == ["load 17 east", "load 17 west"]
    page.locator('[data-action="back"]').click()
    assert len(table.options()) == 30
    table.choose("load 3 …")
    playwright.expect(page.locator(".group [data-action]")).to_have_count(2)
    table.choose("load 3 west")
    table.confirm()
    table.until("asked")
    assert len(table.options()) == 30
    page.get_by_role("searchbox").fill("99")
    playwright.expect(page.locator(".content")).to_contain_text("No move contains “99”.")


def test_a_replay_shows_what_each_viewpoint_knew(visit: Visit, plugins: Server) -> None:
    table = begin(visit, plugins)
    table.play_to_end()
    page = table.page
    page.locator(".end a[href^='/r/']").click()
    page.locator(".replay").wait_for()
    page.keyboard.press("ArrowRight")
    chosen = page.locator(".content li", has_text="has chosen horse")
    playwright.expect(chosen).to_have_count(1)
    page.keyboard.press("ArrowRight")
    playwright.expect(chosen).to_have_count(0)


def test_the_game_is_in_the_lobby_with_its_texts_in_two_languages(visit: Visit, plugins: Server) -> None:
    for locale, name, about in (
        ("en", "Tian Ji's Race", "Send a slow horse"),
        ("pl", "Wyścig Tian Ji", "Wystaw wolnego konia"),
        ("de", "Tian Ji's Race", "Send a slow horse"),
    ):
        page = visit("/", server=plugins, locale=locale).page
        card = page.locator("article", has=page.locator("[data-play=tianji]"))
        playwright.expect(card).to_contain_text(name)
        playwright.expect(card).to_contain_text(about)
        assert card.locator("svg").count() == 1
    toy = page.locator("article", has=page.locator("[data-play=cargo]"))
    assert toy.locator("a[href^='/learn'], a[href^='/rules']").count() == 0, "a game without lesson and rules"


def test_the_lesson_is_played_and_the_rules_are_read(visit: Visit, plugins: Server) -> None:
    page = visit("/learn/tianji", server=plugins).page
    page.get_by_role("button", name="Start").click()
    table = GenericPage(page)
    for moves in (("run 5", "run 1"), ("run 2", "run 8", "run 5")):
        for move in moves:
            page.locator(f'.group [data-action="{move}"]').click()
            table.confirm()
        page.locator(".coach .filled").click()
    page.get_by_text("You know Tian Ji's Race now").wait_for()
    page.goto("/rules/tianji#house-tie")
    page.get_by_text("nobody wins the prize").wait_for()
    settle(page)
