"""What every page with a table has in common: what it asks, and what can be pressed."""

import time
from abc import ABC, abstractmethod
from typing import Any

PATIENCE = 20.0


class TablePage(ABC):
    """A page and the hands on it."""

    def __init__(self, page: Any) -> None:
        self.page = page

    @abstractmethod
    def state(self) -> str:
        """In a word, what the table waits for."""

    @abstractmethod
    def mark(self) -> str:
        """Something that changes with every move."""

    @property
    def title(self) -> str:
        return str(self.page.locator(".prompt .title").inner_text())

    @property
    def second(self) -> str:
        return str(self.page.locator(".prompt .second").inner_text())

    def acts(self) -> list[str]:
        """The keys of the buttons that can be pressed now."""
        script = "all => all.filter(b => b.ariaDisabled !== 'true').map(b => b.dataset.act)"
        found: list[str] = self.page.locator(".acts [data-act]").evaluate_all(script)
        return found

    def until(self, *wanted: str) -> str:
        """Waits for one of some states."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.state()
            if found in wanted:
                return found
            self.page.wait_for_timeout(15)
        raise AssertionError(f"no {wanted} but {self.state()}: {self.title}")

    def press(self, act: str) -> None:
        self.page.locator(f'[data-act="{act}"]').click()

    def settled(self, question: str) -> None:
        """Waits until a question is no longer the one asked."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.mark() == question:
            self.page.wait_for_timeout(10)
