"""The page object of a Chu Han table."""

from functools import cached_property
from typing import Any

from tests.browser.settling import POLL_MS
from tests.browser.socket_proxy import SocketProxy
from tests.browser.table_page import TablePage


class ChuHanPage(TablePage):
    """A table of Chu Han."""

    STATE = """() => document.querySelector('.handover') ? 'handover'
        : document.querySelector('.end.over') ? 'over'
        : document.querySelector('.reaction') ? 'reaction'
        : document.querySelector('.end') ? 'battle'
        : document.querySelector('.actions [data-action]') ? 'asked' : 'waiting'"""
    """Handover (of a shared device), over, battle (its summary is shown), reaction, asked, or waiting."""
    MARK = """() => [document.querySelector('.prompt')?.innerText,
        document.querySelectorAll('.side .list > *').length, document.querySelectorAll('.hand button').length,
        !!document.querySelector('.end, .reaction')].join('|')"""

    @cached_property
    def socket_proxy(self) -> SocketProxy:
        """A proxy of the page's websocket; access it before the page is opened."""
        return SocketProxy(self.page)

    # Opening a table.

    def start_bot_game(self, level: str = "novice") -> None:
        """Start a game against a bot from the lobby; wait until the player is asked."""
        self.page.get_by_label("Bot level in Chu Han").select_option(level)
        self.page.locator("[data-play=chuhan]").click()
        self.until("asked", "reaction")

    def create_table(self, han: str, chu: str, *, listed: bool = True, events: bool = False) -> None:
        """Create a table with the form."""
        self.page.goto("/new/chuhan")
        self.page.locator(".seat-han select").select_option(han)
        self.page.locator(".seat-chu select").select_option(chu)
        self.page.get_by_label("Show in the lobby").set_checked(listed)
        self.page.get_by_label("Events").set_checked(events)
        self.page.locator("button[type=submit]").click()
        self.page.wait_for_url("**/t/*")

    # Reading the page.

    def hand_size(self) -> int:
        return int(self.page.locator(".hand button").count())

    def playable(self) -> Any:
        return self.page.locator(".hand button:not(:has(.dimmed))")

    def cards(self) -> list[str]:
        """Return the keys of the cards in the hand, in the order on the page."""
        found: list[str] = self.page.locator(".hand button").evaluate_all("all => all.map(e => e.dataset.key)")
        return found

    # Actions.

    def can_play(self) -> bool:
        """Wait until the server has answered for the selected cards; return whether they can be played."""
        script = """() => {
            const note = document.querySelector('.prompt .prompt-note')?.innerText ?? '';
            if (document.querySelector('.actions .filled')) return 'yes';
            return /[^ ]/.test(note) && !/ards? chosen: [^.]*\\.$/.test(note) ? 'no' : '';
        }"""
        return bool(self.page.wait_for_function(script, polling=POLL_MS).json_value() == "yes")

    def play_turn(self) -> None:
        """Play the first card that can be played, or pass, by mouse."""
        number = self.playable().count()
        for i in range(min(number, 4)):
            self.playable().nth(i).click()
            if self.can_play():
                self.page.locator(".actions .filled").click()
                return
            self.page.keyboard.press("Escape")
        self.press("pass" if "pass" in self.actions() else "writ")

    def play_first_card(self) -> int:
        """Play the first card that can be played; return the size of the hand before."""
        number = self.hand_size()
        self.playable().first.click()
        assert self.can_play()
        self.page.locator(".actions .filled").click()
        self.page.wait_for_function("n => document.querySelectorAll('.hand button').length < n", arg=number)
        return number

    def next_battle(self) -> str:
        """Close the summary of a battle and return its text; return "" if it has closed by itself."""
        script = """() => { const end = document.querySelector('.end:not(.over)'), text = end?.innerText ?? '';
            end?.querySelector('[data-action=next]').click(); return text; }"""
        found: str = self.page.evaluate(script)
        return found

    def press_menu_item(self, name: str) -> None:
        """Press a button of the menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.locator("dialog").get_by_role("button", name=name).click()
