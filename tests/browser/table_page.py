"""What every page with a table has in common: what it asks, and what can be pressed."""

from abc import ABC
from typing import Any, ClassVar

from tests.browser.settling import POLL_MS, resize

# What of the panel at the end of a game is not to be seen at once: outside the window, or scrolled away inside it.
_CUT_OFF = """() => {
    const panel = document.querySelector('.end.over');
    const cut = [panel, ...panel.querySelectorAll('*')]
        .filter(one => one.checkVisibility() && !one.closest('.sr'))
        .filter(one => /auto|scroll|hidden/.test(getComputedStyle(one).overflowY)
            && one.scrollHeight > one.clientHeight + 1)
        .map(one => `${one.className} hides ${one.scrollHeight - one.clientHeight} px`);
    const box = panel.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) cut.push('out of sight');
    return cut;
}"""
END_SIZES = ((1600, 1000), (1280, 800), (1280, 640), (820, 1180), (390, 844), (844, 390))


class TablePage(ABC):
    """A page with a table on it, played by mouse or keys."""

    STATE: ClassVar[str]
    """A script that says in a word what the table waits for."""
    MARK: ClassVar[str]
    """A script whose result changes with every move, if the state does not."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def state(self) -> str:
        return str(self.page.evaluate(self.STATE))

    def mark(self) -> str:
        return str(self.page.evaluate(self._mark))

    @property
    def _mark(self) -> str:
        return f"() => [({self.STATE})(), ({self.MARK})()].join('|')"

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

    def until(self, *states: str) -> str:
        """Wait for one of some states; return the one that came."""
        script = f"states => states.includes(({self.STATE})()) && ({self.STATE})()"
        return str(self.page.wait_for_function(script, arg=states, polling=POLL_MS).json_value())

    def moment(self, *states: str) -> tuple[str, str]:
        """Wait for one of some states; return the one that came, and the mark the table had then."""
        script = f"states => states.includes(({self.STATE})()) && [({self.STATE})(), ({self._mark})()]"
        state, mark = self.page.wait_for_function(script, arg=states, polling=POLL_MS).json_value()
        return state, mark

    def check_end(self) -> None:
        """The panel at the end of a game is seen whole at every size of a window. Leaves a desktop's."""
        for size in END_SIZES:
            resize(self.page, *size)
            assert self.page.evaluate(_CUT_OFF) == [], size
        resize(self.page, 1280, 800)

    def press(self, act: str) -> None:
        self.page.locator(f'[data-act="{act}"]').click()

    def tab_to(self, selector: str) -> None:
        """Press Tab until something that fits has the focus."""
        for _ in range(40):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def wait_for_change(self, mark: str) -> None:
        """Wait until the table no longer has this mark."""
        self.page.wait_for_function(f"before => ({self._mark})() !== before", arg=mark, polling=POLL_MS)
