"""A learner who plays a lesson by mouse, as the coach says."""

import re
from contextlib import suppress
from typing import Any

import pytest

from tests.support.waiting import DEADLINE_S
from tianxia.server.lessons.lesson import Scene

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

Point = tuple[float, float]
VANISHING_MS = 10_000
"""How long to try to press a button that may vanish by itself, before looking whether it is still there."""


def number_pattern(number: int) -> re.Pattern[str]:
    """Return a pattern for “Scene 3 of …” in any language."""
    return re.compile(rf"^\D*{number}\D")


class Learner:
    """The page object of a lesson, played by mouse."""

    def __init__(self, page: Any) -> None:
        self.page = page

    # Reading the page.

    @property
    def coach_text(self) -> str:
        """The coach's text."""
        return str(self.page.locator(".coach .text").inner_text())

    def wait_for_scene(self, number: int) -> None:
        """Wait for a scene."""
        self.enter_lesson()
        self.page.locator(".coach h2", has_text=number_pattern(number)).wait_for()

    def wait_for_step(self, number: int) -> None:
        """Wait until the coach has reached a step and the opponent has moved."""
        self.enter_lesson()
        self.page.locator(".coach .note", has_text=number_pattern(number)).wait_for()
        self.page.wait_for_function("() => !document.querySelector('.coach .waits')")
        self.dismiss_results()

    def enter_lesson(self) -> None:
        """Start the lesson, if its overview is still shown."""
        self.page.locator(".coach, main [data-action=learn]").first.wait_for()
        if self.page.locator("main [data-action=learn]").count():
            self.press_action("learn")

    def dismiss_results(self) -> None:
        """Dismiss all results that are shown before the player can continue."""
        shown = self.page.locator("[data-action=next-battle], [data-action=next], [data-action=go-on]").first
        while shown.count():
            self.page.set_default_timeout(VANISHING_MS)
            with suppress(playwright.TimeoutError):  # the result has closed by itself before it could be pressed
                self.press(shown)
            self.page.set_default_timeout(DEADLINE_S * 1000)

    def wait_for_scene_end(self) -> None:
        """Wait for the end of a scene."""
        shown = self.page.locator(
            "[data-action=onward], [data-action=next-battle], [data-action=next], [data-action=go-on]"
        )
        while self.page.locator("[data-action=onward]").count() == 0:
            shown.first.wait_for()
            self.dismiss_results()

    def ring_count(self) -> int:
        """Return how many elements have the coach's ring."""
        script = """() => [...document.querySelectorAll('*')].filter(one => {
                const style = getComputedStyle(one);
                return one.matches('.ring') ? style.strokeWidth === '5px'
                    : style.outlineStyle === 'solid' && style.outlineOffset === '1px' && style.outlineWidth === '3px';
            }).length"""
        found: int = self.page.evaluate(script)
        return found

    # Actions.

    def play_scene(self, game: str, scene: Scene) -> None:
        """Play a scene to its end."""
        for number, step in enumerate(scene.learner_steps(), 1):
            self.wait_for_step(number)
            self.play_move(game, step.do[0])
        self.wait_for_scene_end()

    def continue_lesson(self) -> None:
        self.press_action("onward")

    def play_move(self, game: str, text: str) -> None:
        """Play a whole move."""
        {"chuhan": self._chuhan, "suntzu": self._suntzu, "huang": self._huang}[game](text)

    def press(self, found: Any) -> None:
        found.click()

    def select_hexes(self, hexes: list[str]) -> None:
        """Press the middle of the place that consists of some hexes."""
        middles = [self.middle(hex) for hex in hexes]
        x, y = (sum(side) / len(middles) for side in zip(*middles, strict=True))
        self.touch(x, y)

    def touch(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def find(self, selector: str) -> Any:
        return self.page.locator(selector).first

    def press_action(self, key: str) -> None:
        self.press(self.find(f'[data-action="{key}"]:not([aria-disabled=true])'))

    def press_primary_button(self) -> None:
        """Press the primary button, once the server has answered."""
        self.press(self.find(".prompt .filled"))

    def select(self, selector: str) -> None:
        """Select a card or a tile, unless it is selected already."""
        found = self.find(selector)
        if found.get_attribute("aria-pressed") == "false":  # a card may have selected the rest of its set
            self.press(found)
            self.find(f"{selector}[aria-pressed=true]").wait_for()

    def lay_order(self, card: str, province: str) -> None:
        """Lay an order in a province."""
        self.select(f'.hand button[data-key^="{card}/"]:not(:has(.away))')
        self.press(self.find(f"button[data-province={province}]"))
        self.find(f"button[data-province={province}] .grip").wait_for()

    def _chuhan(self, text: str) -> None:
        verb, _, rest = text.partition(" ")
        seen: dict[str, int] = {}
        for kind in re.findall(r"[A-Za-z0-9]+\*?", rest.replace("with", "")):
            if kind.endswith("*"):
                self.press(self.find(f'[data-row="{kind[:-1]}"]'))
                continue
            if verb == "use" and kind != rest.split()[0] and "YingBu" in rest:
                self.press_action("pick")
                self.press(self.page.locator("dialog li button", has_text=kind).first)
                continue
            seen[kind] = seen.get(kind, 0) + 1
            self.select(f'.hand [data-key="{kind}/{seen[kind]}"]')
        # The page writes the cards of a set in the order of the hand.
        if verb == "play":
            self.press_primary_button()
        else:
            self.press_action(text)

    def _suntzu(self, text: str) -> None:
        verb, *words = text.split()
        if verb in ("general", "take"):
            self.press(self.find(f'.generals label:has([value="{words[0]}"])'))
            self.press_primary_button()
        elif verb == "orders":
            for word in words:
                province, _, card = word.partition("=")
                self.lay_order(card, province)
            self.press_primary_button()
        elif verb == "keep":
            for card in words:
                self.select(f'[data-drawn="{card}"]')
            self.press_primary_button()
        elif verb == "exchange":
            self.select(f'.hand button[data-key^="{words[0]}/"]')
            self.press_action(text)
        elif verb == "use" and len(words) > 1:
            self.press_action(f"general {words[0]}")
            for province in words[1:]:
                self.press(self.find(f"button[data-province={province}]"))
            self.press_primary_button()
        elif verb in ("battle", "from") and words != ["pool"]:
            self.press(self.find(f"button[data-province={words[0]}]"))
            self.press_primary_button()
        else:
            self.press_action(text)

    def _huang(self, text: str) -> None:
        verb, *words = text.split()
        if verb in ("revolt", "support", "winner"):
            self._conflict(verb, words)
        elif verb == "stop":
            self.press_action("stop")
        elif verb == "leader" and words[1] == "off":
            self.press_action("leaders")
            self.press(self.find(f'.rack.leaders [data-key="{words[0]}"]'))
            self.press_action("off")
        else:
            self._select_piece(verb, words)
            self.press_action("do")

    def _select_piece(self, verb: str, words: list[str]) -> None:
        """Select a piece and its place."""
        if verb == "leader":
            self.press_action("leaders")
            self.press(self.find(f'.rack.leaders [data-key="{words[0]}"]'))
        elif verb == "tile" and self.page.locator("[data-action=stop]").count() == 0:
            self.press(self.find(f'.rack.hand [data-key="{words[0]}/1"]'))
        elif verb == "market":
            self.press(self.find(f'.rack.market [data-key^="{words[0]}/"]'))
        elif verb == "exchange":
            self.press_action("exchange")
            for number in range(len(words)):
                self.select(f'.rack.hand [data-key="{words[0]}/{number + 1}"]')
        elif verb == "riot":
            self.press_action("riot")
        elif verb == "pagoda" and self.page.locator("[data-action=build]").count():
            self.press_action("build")
        hexes = [word for word in words if re.fullmatch(r"[A-Z]\d+", word)]
        if hexes and not (verb == "pagoda" and self.page.locator("[data-action=do]").count()):
            self.page.locator(".hex.legal").first.wait_for()
            self.select_hexes(hexes)

    def middle(self, hex: str) -> Point:
        box: Any = self.page.locator(f'[data-hex="{hex}"] .cell').bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _conflict(self, verb: str, words: list[str]) -> None:
        if verb != "revolt" and words != ["none"]:
            self.press(self.find(f'.sides label:has([value="{words[0]}"])'))
        tiles = next((int(word) for word in words if word.isdigit()), 0)
        for _ in range(tiles):
            self.press_action("more")
        self.press_action("winner" if verb == "winner" else "commit")
