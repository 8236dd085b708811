"""A player with a screen reader: only keys and accessible names, no selectors and no positions on the screen."""

import json
import re
from collections.abc import Callable
from typing import Any

from tests.support.waiting import wait_until

STATES = ("pressed", "checked", "disabled")
_NEXT_CHANGE = """() => new Promise(done => {
    const watch = new MutationObserver(() => { watch.disconnect(); requestAnimationFrame(done); });
    watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    setTimeout(() => { watch.disconnect(); done(); }, 100);
})"""


class ScreenReader:
    """A page used through its accessibility tree."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.keys = page.keyboard
        self._tree = page.context.new_cdp_session(page)

    # Reading.

    def focused_element(self) -> tuple[str, str, set[str]]:
        """Return role, name and states of the focused element, as the browser exposes them to a screen reader."""
        found = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        id = found["result"].get("objectId")
        query = {"objectId": id, "fetchRelatives": False}
        nodes = self._tree.send("Accessibility.getPartialAXTree", query)["nodes"] if id else []
        if not nodes or nodes[0].get("ignored"):
            return "", "", set()
        states = {one["name"] for one in nodes[0].get("properties", []) if _true(one["value"].get("value"))}
        return nodes[0]["role"]["value"], nodes[0].get("name", {}).get("value", ""), states & set(STATES)

    def has(self, role: str, name: str | re.Pattern[str]) -> bool:
        """Whether there is an element with this role and name."""
        return bool(self.page.get_by_role(role, name=name).count())

    def text(self, role: str, name: str | re.Pattern[str]) -> str:
        return str(self.page.get_by_role(role, name=name).first.inner_text())

    def prompt(self) -> str:
        region = self.page.get_by_role("region", name="What to do")
        return " ".join(str(region.first.inner_text()).split()) if region.count() else ""

    def buttons(self) -> list[str]:
        """Return the names of all buttons that can be pressed now."""
        snapshot = self.page.locator("body").aria_snapshot()
        found = re.findall(r'^ *- button ("(?:[^"\\]|\\.)*")(.*)$', snapshot, re.MULTILINE)
        return [json.loads(name) for name, states in found if "[disabled]" not in states]

    def can_press(self, name: str) -> bool:
        """Whether a button whose name has this pattern can be pressed."""
        return any(re.search(name, one) for one in self.buttons())

    # Moving the focus.

    def tab_to(self, role: str, name: str, key: str = "Tab") -> str:
        """Press Tab until an element with this role and name has the focus; return its whole name."""
        passed = []
        for _ in range(80):
            focused_role, focused_name, _states = self.focused_element()
            if focused_role == role and re.search(name, focused_name):
                return focused_name
            passed.append(f"{focused_role} {focused_name!r}")
            self.keys.press(key)
        raise AssertionError(f"Tab does not reach a {role} {name!r}, only {passed}")

    def press_until_focused(self, key: str, role: str, name: str, max_presses: int = 40) -> str | None:
        """Press a key until an element with this role and name has the focus; return its name, or None."""
        for _ in range(max_presses):
            focused_role, focused_name, _states = self.focused_element()
            if focused_role == role and re.search(name, focused_name):
                return focused_name
            self.keys.press(key)
        return None

    def press(self, name: str) -> None:
        """Press a button."""
        self.tab_to("button", name)
        self.keys.press("Enter")

    def choose(self, name: str, option: str) -> None:
        """Select an option of a list by typing its first letters; wait first until there is the list."""
        self.page.get_by_role("combobox", name=re.compile(name)).wait_for()
        self.tab_to("combobox", name)
        self.keys.type(option)

    # Waiting.

    def until(self, condition: Callable[[], str]) -> str:
        """Wait until `condition` returns a text that is not empty, and return it."""
        return wait_until(condition, f"the page changes after {self.prompt()!r}", self.wait_for_change)

    def until_focused(self, name: str) -> str:
        """Wait until an element whose name has this pattern has the focus; return its name."""
        return self.until(lambda: found if re.search(name, found := self.focused_element()[1]) else "")

    def wait_for_change(self) -> None:
        """Wait until the page changes, for a tenth of a second at most."""
        self.page.evaluate(_NEXT_CHANGE)

    def state_text(self) -> str:
        """Return prompt, log and dialogs, which change with every move."""
        texts = [self.page.get_by_role(role).all_inner_texts() for role in ("log", "dialog")]
        return f"{self.prompt()} {texts}"

    def wait_for_move(self, before: str) -> None:
        """Wait until the state text differs from the one before."""
        self.until(lambda: "moved" if self.state_text() != before else "")


def _true(value: object) -> bool:
    return value is True or value == "true"
