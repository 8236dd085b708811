"""Selecting cards in Chu Han: sets completed automatically, missing cards, and cards played with a power."""

from typing import Any

from tests.browser.conftest import Visit
from tests.browser.learner import Learner

CHOSEN = ".hand button[aria-pressed=true]"


def at_scene(visit: Visit, number: int) -> Learner:
    page = visit("/learn/chuhan").page
    learner = Learner(page)
    for scene in range(1, number):
        learner.wait_for_scene(scene)
        learner.wait_for_step(1)
        page.get_by_role("button", name="Skip this scene").click()
    learner.wait_for_scene(number)
    learner.wait_for_step(1)
    return learner


def wait_for_note(page: Any, text: str) -> None:
    """Wait until the note of the prompt contains a text."""
    page.locator(".prompt .prompt-note", has_text=text).wait_for()


def test_clicking_the_cards_of_a_completed_set_keeps_them_selected(visit: Visit) -> None:
    learner = at_scene(visit, 2)
    learner.play_move("chuhan", "writ")
    learner.wait_for_step(2)
    page = learner.page
    page.locator('[data-key="7/1"]').click()
    wait_for_note(page, "Set completed. Cards chosen: 0, 7 7.")
    for key in ("7/2", "0/1"):
        page.locator(f'[data-key="{key}"]').click()
        assert page.locator(CHOSEN).count() == 3
    assert "Set completed" not in page.locator(".prompt .prompt-note").inner_text()
    page.keyboard.press("Escape")
    page.locator('[data-key="7/1"]').focus()
    for key in ("Space", "ArrowRight", "Space"):
        page.keyboard.press(key)
    assert page.locator(CHOSEN).count() == 3, "by keys as by mouse"
    page.keyboard.press("Escape")
    for number in (3, 0):
        page.keyboard.press("Space")
        assert page.locator(CHOSEN).count() == number, "the card that brought the others takes them away again"


def test_cards_that_can_be_played_with_a_power_are_shown_and_counted(visit: Visit) -> None:
    learner = at_scene(visit, 5)
    page = learner.page
    for number, move in enumerate(("play 1 4 8 9 with ZhongliMo", "restore", "pass"), 1):
        learner.wait_for_step(number)
        learner.play_move("chuhan", move)
    learner.wait_for_step(4)
    wait_for_note(page, "Powers you can use: Peng Yue.")
    for key in ("PengYue/1", "5/1", "5/2"):
        page.locator(f'[data-key="{key}"]:not(:has(.dimmed))').wait_for()
    assert page.locator('[data-key="4/1"]:not(:has(.dimmed))').count() == 0
    for key, missing in (("PengYue/1", "2 more cards."), ("5/1", "One more card.")):
        page.locator(f'[data-key="{key}"]').click()
        wait_for_note(page, missing)
    page.locator('[data-key="5/2"]').click()
    page.locator('.actions .filled[data-action="play 5 5 with PengYue"]').wait_for()


def test_the_prompt_says_that_a_power_needs_a_card_and_what_it_is_for(visit: Visit) -> None:
    learner = at_scene(visit, 4)
    page = learner.page
    page.locator('[data-key="YuJi/1"]').click()
    wait_for_note(page, "One card chosen: Yu Ji. Add a card to discard with her power, or play her as a 3.")
    page.locator('[data-key="1/1"]').click()
    assert page.locator('[data-action="use YuJi 1"]').inner_text() == "Yu Ji: discard 1"
    page.keyboard.press("Escape")
    page.locator('[data-key="YingBu/1"]').click()
    wait_for_note(page, "One card chosen: Ying Bu. Let him take a card from the discard pile, or play him as a 6.")
