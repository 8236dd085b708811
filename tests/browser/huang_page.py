"""The page object of a Huang table."""

from typing import Any

from tests.browser.table_page import TablePage

BOARD = "[data-hex]"
"""The hexes of a table's board. The picture of the game in the lobby has none of these."""


class HuangPage(TablePage):
    """A table of Huang."""

    STATE = """() => document.querySelector('.end.over') ? 'over'
        : document.querySelector('.handover') ? 'handover'
        : !document.querySelector('[data-hex]') ? 'opening'
        : document.querySelector('.conflict .foot [data-action=commit], .conflict [data-action=winner]') ? 'conflict'
        : document.querySelector('.conflict [data-action=go-on]') ? 'result'
        : document.querySelector('.prompt .actions [data-action]') ? 'asked' : 'waiting'"""
    """Over, handover, opening (no board yet), conflict (the player is asked in it), result, asked, or waiting."""
    MARK = """() => [document.querySelector('.prompt')?.innerText, document.querySelector('.conflict')?.innerText,
        document.querySelector('.meta')?.innerText, document.querySelector('.players')?.innerText,
        document.querySelectorAll('[data-piece]').length, !!document.querySelector('.end, .handover')].join('|')"""

    # Opening a table.

    def start_bot_game(self, level: str = "novice") -> None:
        """Start a game against a bot from the lobby; wait until the player is asked."""
        self.page.get_by_label("Bot level in Huang").select_option(level)
        self.page.locator("[data-play=huang]").click()
        self.until("asked", "conflict", "result")

    def create_table(self, *seats: str, **options: bool | str) -> None:
        """Create a table with the form; seats are `me`, `open` or `bot:level`."""
        self.page.goto("/new/huang")
        self.page.get_by_label("Number of players").select_option(str(len(seats)))
        for dynasty, kind in zip(("tiger", "rabbit", "rat", "goat", "dragon"), seats, strict=False):
            self.page.locator(f".seat-{dynasty} select").select_option(kind)
        for name, value in options.items():
            if isinstance(value, bool):
                self.page.get_by_label(name).set_checked(value)
            else:
                self.page.get_by_label(name).select_option(label=value)
        self.page.get_by_label("Show in the lobby").set_checked(False)
        self.page.locator("button[type=submit]").click()
        self.page.wait_for_url("**/t/*")

    def ready(self) -> None:
        """Wait until the board is drawn."""
        self.page.locator(BOARD).first.wait_for()

    # Reading the page.

    def pieces(self, hex: str) -> str:
        """Return the accessible name of a hex."""
        return str(self.page.locator(f'[data-hex="{hex}"]').get_attribute("aria-label") or "")

    def legal(self) -> list[str]:
        found: list[str] = self.page.locator(".hex.legal").evaluate_all("all => all.map(e => e.dataset.hex)")
        return found

    def middle(self, hex: str) -> tuple[float, float]:
        box: Any = self.page.locator(f'[data-hex="{hex}"] .cell').bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    # Actions.

    def click(self, hex: str) -> None:
        self.page.mouse.click(*self.middle(hex))

    def do(self) -> None:
        """Confirm the selected move once the server has answered for it."""
        self.page.locator("[data-action=do]:not([aria-disabled=true])").wait_for()
        mark = self.mark()
        self.press("do")
        self.wait_for_change(mark)

    def leader(self, colour: str, hex: str) -> None:
        self.press("leaders")
        self.page.locator(f'.rack.leaders [data-key="{colour}"]').click()
        self.click(hex)
        self.do()
        there = "hex => document.querySelector('.handover, .conflict') || "
        there += "document.querySelector(`[data-hex=${hex}]`).ariaLabel.includes('leader')"
        self.page.wait_for_function(there, arg=hex)

    def tile(self, hex: str, colours: str = "yellow red green white") -> None:
        """Place a tile of the first of some colours that is in the hand."""
        for colour in colours.split():
            held = self.page.locator(f'.rack.hand [data-key="{colour}/1"]')
            if held.count():
                held.click()
                self.click(hex)
                self.do()
                return
        raise AssertionError(f"no tile of {colours}")

    def exchange(self, number: int = 6) -> None:
        self.press("exchange")
        held = self.page.locator(".rack.hand button")
        for i in range(min(number, held.count())):
            held.nth(i).click()
        self.do()

    def decide(self, calm: bool = False) -> None:
        """Make one decision by mouse; `calm` exchanges tiles instead of placing them."""
        state, mark = self.state_with_mark()
        if state == "handover":
            self.page.locator(".handover .filled").click()
            self.ready()
        elif state == "result":  # another result may take its place meanwhile
            self.page.evaluate("() => document.querySelector('[data-action=go-on]')?.click()")
        elif state == "conflict":
            # Without a leader of the player in the war, no side is preselected.
            if not self.page.locator(".conflict .foot .filled").count():
                self.page.locator(".conflict .side.selectable").first.click()
            self.page.locator(".conflict .foot .filled").click()
        elif "leaders" in self.actions() or "exchange" in self.actions():
            usable = self.page.locator(".rack.hand button:not(.dimmed)")
            if calm or usable.count() == 0:
                self.exchange()
                return
            usable.first.click()
            self.click(self.legal()[0])
            self.do()
            return
        elif "do" in self.actions():
            self.press("do")
        elif "stop" in self.actions():
            self.press("stop")
        elif self.legal():
            self.click(self.legal()[0])
            self.press("do")
        self.wait_for_change(mark)

    def dynasty(self) -> str:
        """Return the dynasty of the player."""
        found: str = self.page.locator(".players > li.me").first.get_attribute("data-seat")
        return found
