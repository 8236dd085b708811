"""The page object of a Sun Tzu table."""

from typing import Any

from tests.browser.settling import settle
from tests.browser.table_page import TablePage

PROVINCES = ("jinyan", "qin", "hanqi", "chu", "wu")


class SunTzuPage(TablePage):
    """A table of Sun Tzu."""

    STATE = """() => document.querySelector('.end.over') ? 'over'
        : document.querySelector('.end') ? 'scoring'
        : document.querySelector('.handover') ? 'handover'
        : document.querySelector('[data-action=next-battle]') ? 'reveal'
        : document.querySelector('.generals') ? 'choose'
        : document.querySelector('.drawn') ? 'keep'
        : document.querySelector('[data-action=seal]') ? 'orders'
        : document.querySelector('.actions [data-action]') ? 'asked' : 'waiting'"""
    """Over, scoring, handover, reveal, choose, keep, orders, asked, or waiting."""
    MARK = """() => [document.querySelector('.prompt')?.innerText, document.querySelector('.handover')?.innerText,
        document.querySelectorAll('.side .list > *').length, document.querySelectorAll('.hand button').length,
        document.querySelector('.end, .reveal')?.innerText].join('|')"""

    # Opening a table.

    def start_bot_game(self, level: str = "novice") -> None:
        """Start a game against a bot from the lobby; wait until the player is asked."""
        self.page.get_by_label("Bot level in Sun Tzu").select_option(level)
        self.page.locator("[data-play=suntzu]").click()
        self.until("choose", "orders")

    def create_table(self, suntzu: str, shao: str, *, listed: bool = True, **options: bool | str) -> None:
        """Create a table with the form; the value of an option with choices is its label."""
        self.page.goto("/new/suntzu")
        self.page.locator(".seat-suntzu select").select_option(suntzu)
        self.page.locator(".seat-shao select").select_option(shao)
        self.page.get_by_label("Show in the lobby").set_checked(listed)
        for name, value in options.items():
            field = self.page.locator(f"[data-option={name}]")
            if isinstance(value, bool):
                field.locator("input").set_checked(value)
            else:
                field.locator("select").select_option(label=value)
        self.page.locator("button[type=submit]").click()
        self.page.wait_for_url("**/t/*")

    # Reading the page.

    def armies(self) -> list[str]:
        """Return the armies in the provinces."""
        found: list[str] = self.page.locator(".province .army").all_inner_texts()
        return found

    def laid_order_count(self) -> int:
        """Return how many orders are laid on the map and not sent yet."""
        return int(self.page.locator(".grip").count())

    # Actions.

    def province(self, name: str) -> Any:
        return self.page.locator(f"button[data-province={name}]")

    def card(self, kind: str) -> Any:
        """Return the first card of a kind in the hand that is not laid on the map."""
        return self.page.locator(f'.hand button[data-key^="{kind}/"]:not(:has(.away))').first

    def lay(self, kind: str, province: str) -> None:
        """Lay a card of the hand in a province."""
        self.card(kind).click()
        self.page.locator(f'.hand button[data-key^="{kind}/"][aria-pressed=true]').wait_for()
        self.province(province).click()

    def orders(self, *cards: str) -> None:
        """Lay these cards in Jinyan, Qin, Hanqi, Chu and Wu and seal them."""
        for kind, province in zip(cards, PROVINCES, strict=True):
            self.lay(kind, province)
        self.primary_button().click()

    def primary_button(self) -> Any:
        """Return the primary button, once the server has answered."""
        button = self.page.locator(".actions .filled")
        button.wait_for()
        return button

    def decide(self) -> None:
        """Make one decision by mouse, whatever the question."""
        state = self.state()
        if state == "reveal":
            self.press("next-battle")
        elif state == "scoring":
            self.press("next")
        elif state == "handover":
            self.page.locator(".handover .filled").click()
        elif state == "choose":
            self.page.locator(".generals label").first.click()
            self.primary_button().click()
        elif state == "keep":
            for i in range(2):
                self.page.locator(".drawn button").nth(i).click()
                settle(self.page)
                if self.page.locator(".actions .filled").count():
                    break
            self.primary_button().click()
        elif state == "orders":
            self.free_orders()
        elif state == "asked":
            self.answer()

    def free_orders(self) -> None:
        """Lay the first five cards of the hand and seal them."""
        for i, province in enumerate(PROVINCES):
            self.page.locator(".hand button").nth(i).click()
            self.province(province).click()
        self.primary_button().click()

    def answer(self) -> None:
        actions = self.actions()
        if "no" in actions:
            self.press("no")
        elif "from pool" in actions:
            self.press("from pool")
        else:
            legal = self.page.locator("button[data-province][aria-pressed]")
            legal.first.click()
            self.primary_button().click()
