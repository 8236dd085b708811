"""What a player does at a page, by mouse, finger or keys."""

from functools import cached_property
from typing import Any

from tests.browser.settling import POLL_MS
from tests.browser.socket_proxy import SocketProxy
from tests.browser.table_page import TablePage


class ChuHanPage(TablePage):
    """A table of Chu Han."""

    STATE = """() => document.querySelector('.curtain') ? 'curtain'
        : document.querySelector('.end.over') ? 'over'
        : document.querySelector('.reaction') ? 'reaction'
        : document.querySelector('.end') ? 'battle'
        : document.querySelector('.acts [data-act]') ? 'asked' : 'waiting'"""
    """Curtain (the device is to be passed on), over, battle (its end is shown), reaction, asked, or waiting."""
    MARK = """() => [document.querySelector('.prompt')?.innerText,
        document.querySelectorAll('.side .list > *').length, document.querySelectorAll('.hand button').length,
        !!document.querySelector('.end, .reaction')].join('|')"""

    @cached_property
    def socket_proxy(self) -> SocketProxy:
        """What the page's live connection runs through; to be asked for before the page is opened."""
        return SocketProxy(self.page)

    # Ways to a table.

    def begin(self, level: str = "novice") -> None:
        """From the lobby against a bot: choose the level, press Play."""
        self.page.get_by_label("Bot level in Chu Han").select_option(level)
        self.page.locator("[data-play=chuhan]").click()
        self.page.locator(".hand button").first.wait_for()

    def lay(self, han: str, chu: str, *, listed: bool = True, events: bool = False) -> None:
        """A table through the form."""
        self.page.goto("/new/chuhan")
        self.page.locator(".seat-han select").select_option(han)
        self.page.locator(".seat-chu select").select_option(chu)
        self.page.get_by_label("Show in the lobby").set_checked(listed)
        self.page.get_by_label("Events").set_checked(events)
        self.page.locator("button[type=submit]").click()
        self.page.wait_for_url("**/t/*")

    # What is to be seen.

    def hand(self) -> int:
        return int(self.page.locator(".hand button").count())

    def playable(self) -> Any:
        return self.page.locator(".hand button:not(:has(.off))")

    def comes(self, text: str) -> None:
        """Waits until the prompt says something."""
        self.page.locator(".prompt", has_text=text).wait_for()

    def cards(self) -> list[str]:
        """The hand, as it is drawn."""
        found: list[str] = self.page.locator(".hand button").evaluate_all("all => all.map(e => e.dataset.key)")
        return found

    # Doing.

    def filled(self) -> bool:
        """Wait until the server has said what the chosen cards can be; return whether they can be played."""
        script = """() => document.querySelector('.acts .filled') ? 'yes'
            : /[^ ]/.test(document.querySelector('.prompt .second')?.innerText ?? '')
                && !document.querySelector('.prompt .second').innerText.endsWith('chosen.') ? 'no' : ''"""
        return bool(self.page.wait_for_function(script, polling=POLL_MS).json_value() == "yes")

    def turn(self) -> None:
        """One decision by mouse: the first card that can be played, or a pass."""
        number = self.playable().count()
        for i in range(min(number, 4)):
            self.playable().nth(i).click()
            if self.filled():
                self.page.locator(".acts .filled").click()
                return
            self.page.keyboard.press("Escape")
        self.press("pass" if "pass" in self.acts() else "writ")

    def lead_one(self) -> int:
        """Plays the first card that can be played; how many the hand had before."""
        number = self.hand()
        self.playable().first.click()
        assert self.filled()
        self.page.locator(".acts .filled").click()
        self.page.wait_for_function("n => document.querySelectorAll('.hand button').length < n", arg=number)
        return number

    def next_battle(self) -> str:
        """Reads the end of a battle and goes on; nothing where a reaction came first and covers it."""
        script = """() => { const end = document.querySelector('.end:not(.over)'), text = end?.innerText ?? '';
            end?.querySelector('[data-act=next]').click(); return text; }"""
        found: str = self.page.evaluate(script)
        return found

    def menu(self, name: str) -> None:
        """Presses something in the menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.locator("dialog").get_by_role("button", name=name).click()
