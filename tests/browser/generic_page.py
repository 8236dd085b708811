"""A page with the table of a game without a board of its own."""

from tests.browser.table_page import TablePage


class GenericPage(TablePage):
    """Options are buttons beside the position; the prompt has the button that plays the selected one."""

    STATE = """() => document.querySelector('.end.over') ? 'over'
        : document.querySelector('section > .group > [data-action]') ? 'asked' : 'waiting'"""
    MARK = "() => document.querySelector('.content').innerText"

    def options(self) -> list[str]:
        """Return the texts of the moves that can be selected."""
        script = "all => all.map(button => button.dataset.action)"
        found: list[str] = self.page.locator("section > .group > [data-action]").evaluate_all(script)
        return found

    def choose(self, text: str) -> None:
        self.page.locator(f'section > .group > [data-action="{text}"]').click()

    def confirm(self) -> None:
        self.page.locator(".prompt .filled").click()

    def lines(self) -> list[str]:
        """Return what the position says, line by line."""
        found: list[str] = self.page.locator(".content ul li").all_inner_texts()
        return found

    def play_move(self, index: int = 0) -> None:
        """Play one of the options, and wait until the table has changed."""
        before = self.mark()
        self.choose(self.options()[index])
        self.confirm()
        self.page.wait_for_function(f"before => ({self._mark})() !== before", arg=before)

    def play_to_end(self) -> int:
        """Play the first option until the game is over; return the number of moves."""
        moves = 0
        while self.until("asked", "over") == "asked":
            self.play_move()
            moves += 1
        return moves
