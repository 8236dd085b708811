"""Choosing cards in Chu Han: sets that complete themselves, cards still missing, cards that go with a power."""

from typing import Any

from tests.browser.conftest import Visit
from tests.browser.learner import Learner

CHOSEN = ".hand button[aria-pressed=true]"


def at_scene(visit: Visit, number: int) -> Learner:
    page = visit("/learn/chuhan").page
    pupil = Learner(page)
    for scene in range(1, number):
        pupil.scene(scene)
        pupil.step(1)
        page.get_by_role("button", name="Skip this scene").click()
    pupil.scene(number)
    pupil.step(1)
    return pupil


def second(page: Any, text: str) -> None:
    """Waits until the second line of the prompt says something."""
    page.locator(".prompt .second", has_text=text).wait_for()


def test_whoever_chooses_card_by_card_keeps_a_completed_set(visit: Visit) -> None:
    pupil = at_scene(visit, 2)
    pupil.do("chuhan", "writ")
    pupil.step(2)
    page = pupil.page
    page.locator('[data-key="7/1"]').click()
    second(page, "Set completed: 0, 7 7 chosen.")
    for key in ("7/2", "0/1"):
        page.locator(f'[data-key="{key}"]').click()
        assert page.locator(CHOSEN).count() == 3
    assert "Set completed" not in page.locator(".prompt .second").inner_text()
    page.keyboard.press("Escape")
    page.locator('[data-key="7/1"]').focus()
    for key in ("Space", "ArrowRight", "Space"):
        page.keyboard.press(key)
    assert page.locator(CHOSEN).count() == 3, "by keys as by mouse"
    page.keyboard.press("Escape")
    for number in (3, 0):
        page.keyboard.press("Space")
        assert page.locator(CHOSEN).count() == number, "the card that brought the others takes them away again"


def test_cards_that_go_with_a_power_can_be_seen_and_counted(visit: Visit) -> None:
    pupil = at_scene(visit, 5)
    page = pupil.page
    for number, move in enumerate(("play 1 4 8 9 with ZhongliMo", "restore", "pass"), 1):
        pupil.step(number)
        pupil.do("chuhan", move)
    pupil.step(4)
    second(page, "Powers you can use: Peng Yue.")
    for key in ("PengYue/1", "5/1", "5/2"):
        page.locator(f'[data-key="{key}"]:not(:has(.off))').wait_for()
    assert page.locator('[data-key="4/1"]:not(:has(.off))').count() == 0
    for key, missing in (("PengYue/1", "2 more cards."), ("5/1", "One more card.")):
        page.locator(f'[data-key="{key}"]').click()
        second(page, missing)
    page.locator('[data-key="5/2"]').click()
    page.locator('.acts .filled[data-act="play 5 5 with PengYue"]').wait_for()
