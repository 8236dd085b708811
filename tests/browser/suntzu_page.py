"""What a player does at a table of Sun Tzu, by mouse, finger or keys."""

from typing import Any

from tests.browser.settling import settle
from tests.browser.table_page import TablePage

PROVINCES = ("jinyan", "qin", "hanqi", "chu", "wu")


class SunTzuPage(TablePage):
    """A page with a table of Sun Tzu, and the hands on it."""

    STATE = """() => document.querySelector('.end.over') ? 'over'
        : document.querySelector('.end') ? 'scoring'
        : document.querySelector('.curtain') ? 'curtain'
        : document.querySelector('[data-act=next-battle]') ? 'reveal'
        : document.querySelector('.generals') ? 'choose'
        : document.querySelector('.drawn') ? 'keep'
        : document.querySelector('[data-act=seal]') ? 'orders'
        : document.querySelector('.acts [data-act]') ? 'asked' : 'waiting'"""
    """Over, scoring, curtain, reveal, choose, keep, orders, asked, or waiting."""
    MARK = """() => [document.querySelector('.prompt')?.innerText, document.querySelector('.curtain')?.innerText,
        document.querySelectorAll('.side .list > *').length, document.querySelectorAll('.hand button').length,
        document.querySelector('.end, .reveal')?.innerText].join('|')"""

    # Ways to a table.

    def begin(self, level: str = "novice") -> None:
        """From the lobby against a bot: choose the level, press Play."""
        self.page.get_by_label("Bot level in Sun Tzu").select_option(level)
        self.page.locator("[data-play=suntzu]").click()
        self.page.locator(".map").wait_for()

    def lay_table(self, suntzu: str, shao: str, *, listed: bool = True, **options: bool | str) -> None:
        """A table through the form; a choice by the words the form has for it."""
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

    # What is to be seen.

    def armies(self) -> list[str]:
        """What stands in the provinces."""
        found: list[str] = self.page.locator(".province .army").all_inner_texts()
        return found

    def laid(self) -> int:
        """How many orders of one's own lie on the map, not sent yet."""
        return int(self.page.locator(".grip").count())

    # Doing.

    def province(self, name: str) -> Any:
        return self.page.locator(f"button[data-province={name}]")

    def card(self, kind: str) -> Any:
        """The first card of a kind in the hand that does not lie on the map."""
        return self.page.locator(f'.hand button[data-key^="{kind}/"]:not(:has(.away))').first

    def lay(self, kind: str, province: str) -> None:
        """Choose a card of the hand, then a province for it."""
        self.card(kind).click()
        self.page.locator(f'.hand button[data-key^="{kind}/"][aria-pressed=true]').wait_for()
        self.province(province).click()

    def orders(self, *cards: str) -> None:
        """Lays these cards in Jinyan, Qin, Hanqi, Chu and Wu and seals them."""
        for kind, province in zip(cards, PROVINCES, strict=True):
            self.lay(kind, province)
        self.filled().click()

    def filled(self) -> Any:
        """The dark button, once the server has agreed."""
        button = self.page.locator(".acts .filled")
        button.wait_for()
        return button

    def anything(self) -> None:
        """One decision by mouse, whatever is asked."""
        state = self.state()
        if state == "reveal":
            self.press("next-battle")
        elif state == "scoring":
            self.press("next")
        elif state == "curtain":
            self.page.locator(".curtain button").click()
        elif state == "choose":
            self.page.locator(".generals label").first.click()
            self.filled().click()
        elif state == "keep":
            for i in range(2):
                self.page.locator(".drawn button").nth(i).click()
                settle(self.page)
                if self.page.locator(".acts .filled").count():
                    break
            self.filled().click()
        elif state == "orders":
            self.free_orders()
        elif state == "asked":
            self.answer()

    def free_orders(self) -> None:
        """The first five cards that can be laid; a 6 goes where the server lets it."""
        for i, province in enumerate(PROVINCES):
            self.page.locator(".hand button").nth(i).click()
            self.province(province).click()
        self.filled().click()

    def answer(self) -> None:
        acts = self.acts()
        if "no" in acts:
            self.press("no")
        elif "from pool" in acts:
            self.press("from pool")
        else:
            legal = self.page.locator("button[data-province][aria-pressed]")
            legal.first.click()
            self.filled().click()
