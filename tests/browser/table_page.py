"""The page object that the tables of all games have in common."""

from abc import ABC
from typing import Any, ClassVar

from tests.browser.settling import POLL_MS, resize

# Return the parts of the panel at the end of a game that are cut off: outside the window, or scrolled away.
_CUT_OFF = """() => {
    const panel = document.querySelector('.end.over');
    const cut = [panel, ...panel.querySelectorAll('*')]
        .filter(one => one.checkVisibility() && !one.closest('.sr-only'))
        .filter(one => /auto|scroll|hidden/.test(getComputedStyle(one).overflowY)
            && one.scrollHeight > one.clientHeight + 1)
        .map(one => `${one.className} hides ${one.scrollHeight - one.clientHeight} px`);
    const box = panel.getBoundingClientRect();
    const mark = document.querySelector('.prompt .mark');
    if (mark?.checkVisibility() && mark.getBoundingClientRect().bottom > innerHeight - 8) cut.push('no space below');
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) cut.push('out of view');
    return cut;
}"""
END_SIZES = ((1600, 1000), (1280, 800), (1280, 640), (820, 1180), (390, 844), (844, 390))


class TablePage(ABC):
    """A page with a table on it, played by mouse or keys."""

    STATE: ClassVar[str]
    """A script that returns, in a word, what the table is waiting for."""
    MARK: ClassVar[str]
    """A script whose result changes with every move that does not change the state."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def state(self) -> str:
        return str(self.page.evaluate(self.STATE))

    def mark(self) -> str:
        return str(self.page.evaluate(self._mark))

    def state_with_mark(self) -> tuple[str, str]:
        """Return the state and the mark at the same moment: a result on the screen may close between two calls."""
        state, mark = self.page.evaluate(f"() => [({self.STATE})(), ({self._mark})()]")
        return state, mark

    @property
    def _mark(self) -> str:
        return f"() => [({self.STATE})(), ({self.MARK})()].join('|')"

    @property
    def title(self) -> str:
        return str(self.page.locator(".prompt .title").inner_text())

    @property
    def prompt_note(self) -> str:
        return str(self.page.locator(".prompt .prompt-note").inner_text())

    def actions(self) -> list[str]:
        """Return the keys of the buttons that can be pressed now."""
        script = "all => all.filter(b => b.ariaDisabled !== 'true').map(b => b.dataset.action)"
        found: list[str] = self.page.locator(".actions [data-action]").evaluate_all(script)
        return found

    def until(self, *states: str) -> str:
        """Wait for one of some states and return it."""
        script = f"states => states.includes(({self.STATE})()) && ({self.STATE})()"
        return str(self.page.wait_for_function(script, arg=states, polling=POLL_MS).json_value())

    def until_with_mark(self, *states: str) -> tuple[str, str]:
        """Wait for one of some states; return it and the mark of the table in it."""
        script = f"states => states.includes(({self.STATE})()) && [({self.STATE})(), ({self._mark})()]"
        state, mark = self.page.wait_for_function(script, arg=states, polling=POLL_MS).json_value()
        return state, mark

    def check_end(self) -> None:
        """Check that the panel at the end of a game fits every window size; leave the window at desktop size."""
        for size in END_SIZES:
            resize(self.page, *size)
            assert self.page.evaluate(_CUT_OFF) == [], size
        resize(self.page, 1280, 800)

    def press(self, act: str) -> None:
        self.page.locator(f'[data-action="{act}"]').click()

    def tab_to(self, selector: str) -> None:
        """Press Tab until an element that matches the selector has the focus; wait first until there is one."""
        self.page.locator(selector).first.wait_for(state="attached")
        for _ in range(40):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    def wait_for_prompt(self, text: str) -> None:
        """Wait until the prompt contains a text."""
        self.page.locator(".prompt", has_text=text).wait_for()

    def wait_for_note(self, text: str) -> None:
        """Wait until the note of the prompt contains a text."""
        self.page.locator(".prompt .prompt-note", has_text=text).wait_for()

    def wait_for_focus(self, selector: str) -> None:
        """Wait until an element that matches the selector has the focus."""
        self.page.wait_for_function("selector => document.activeElement.matches(selector)", arg=selector)

    def wait_for_change(self, mark: str) -> None:
        """Wait until the table no longer has this mark."""
        self.page.wait_for_function(f"before => ({self._mark})() !== before", arg=mark, polling=POLL_MS)
