"""A learner on a phone: elements that are out of view or covered cannot be tapped."""

from typing import Any

from tests.browser.learner import Learner
from tests.support.waiting import wait_until

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Return the middle of an element once it is stable, in view and uncovered; scroll only what a finger can scroll.
MIDDLE = """async one => {
    for (let around = one.parentElement; around; around = around.parentElement) {
        const whole = around === document.documentElement;
        if (!whole && !/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
        const [box, frame] = [one.getBoundingClientRect(), around.getBoundingClientRect()];
        const [top, bottom] = whole ? [0, innerHeight] : [frame.top, frame.bottom];
        around.scrollTop += Math.max(0, box.bottom - bottom) || Math.min(0, box.top - top);
    }
    const box = one.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const now = one.getBoundingClientRect();
    const middle = [now.left + now.width / 2, now.top + now.height / 2];
    const hit = document.elementFromPoint(...middle);
    return now.left === box.left && now.top === box.top && hit !== null && one.contains(hit) ? middle : null;
}"""


class TouchLearner(Learner):
    """A lesson played on a phone by touch."""

    def wait_for_step(self, number: int) -> None:
        super().wait_for_step(number)
        self.check_layout()

    def check_layout(self) -> None:
        """Check that nothing is wider than the phone and that the coach covers nothing."""
        assert self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        coach, table = (self.page.locator(one).bounding_box() for one in (".coach", ".table main"))
        assert coach["y"] + coach["height"] <= table["y"] + 1

    def press(self, found: Any) -> None:
        found.wait_for()
        self.touch(*wait_until(lambda: found.evaluate(MIDDLE), f"a finger can reach {found}", self.next_frame))

    def next_frame(self) -> None:
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)
