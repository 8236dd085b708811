"""A learner who uses only the keyboard: Tab between controls, arrows and letters inside a group, Space and Enter."""

from typing import Any

from tests.browser.learner import Learner

# Return where the focus is, the keys that move it nearer to an element, the best one first, and how often to press it;
# no keys once the element has the focus.
KEYS = """one => {
    const goal = one.matches('label') ? one.querySelector('input') : one;
    const now = document.activeElement;
    if (now === goal) return ['', [], 0];
    const before = (first, second) => Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (goal.type === 'radio' && now.name === goal.name) return ['', [before(now, goal) ? 'ArrowDown' : 'ArrowUp'], 1];
    // Tab stops at one of the radio buttons that belong together.
    const entry = ({ name }) =>
        document.querySelector(`[name="${name}"]:checked`) ?? document.querySelector(`[name="${name}"]`);
    const tabbed = goal.type === 'radio' ? entry(goal) : goal;
    const follows = before(now, tabbed);
    const group = goal.closest('.hand, .map, .rack .row, [role=application]');
    if (!group?.contains(now)) {
        const open = document.querySelector('dialog[open]') ?? document;
        const all = open.querySelectorAll('a[href], button, input, [tabindex]');
        const stops = [...all].filter(each => each.tabIndex >= 0 && !each.disabled && each.checkVisibility()
            && (each.type !== 'radio' || each === entry(each)));
        const stop = group ? stops.find(each => group.contains(each)) : tabbed;
        const [low, high] = follows ? [now, stop] : [stop, now];
        const between = stops.filter(each => before(low, each) && before(each, high));
        return ['', [follows ? 'Tab' : 'Shift+Tab'], 1 + between.length];
    }
    if (group.matches('.hand, .row')) {
        return ['', [follows ? 'ArrowRight' : 'ArrowLeft'], Math.abs(goal.dataset.index - now.dataset.index)];
    }
    const boxes = [now, goal].map(piece => (piece.querySelector('.cell') ?? piece).getBoundingClientRect());
    const [here, there] = boxes.map(box => [box.left + box.width / 2, box.top + box.height / 2]);
    const ways = group.matches('.map')
        ? { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }
        : { w: [-0.5, -0.87], e: [0.5, -0.87], a: [-1, 0], d: [1, 0], z: [-0.5, 0.87], x: [0.5, 0.87] };
    const along = key => ways[key][0] * (there[0] - here[0]) + ways[key][1] * (there[1] - here[1]);
    const keys = Object.keys(ways).sort((one, other) => along(other) - along(one));
    const far = group.matches('.map') ? 1 : (along(keys[0]) - along(keys[1]) / 2) * 4 / 3 / boxes[0].width;
    return [now.dataset.hex ?? now.dataset.province, keys, Math.max(1, Math.round(far))];
}"""

# Return what is wrong with the focus ring; empty if nothing is.
FAULT = """one => {
    const goal = one.matches('label') ? one.querySelector('input') : one;
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--focus)';
    const colour = getComputedStyle(probe).color;
    probe.remove();
    const outlined = each => {
        const style = getComputedStyle(each);
        return style.outlineStyle === 'solid' && style.outlineColor === colour && parseFloat(style.outlineWidth) >= 2;
    };
    const ring = goal.matches('.hex') ? goal.querySelector(':scope > .ring') : null;
    if (ring ? getComputedStyle(ring).stroke !== colour : !outlined(goal) && !outlined(one)) return 'has no ring';
    const box = (ring ?? one).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return 'is out of view';
    return ring || one.contains(hit) ? '' : `is covered by ${hit.outerHTML.slice(0, 80)}`;
}"""

MAX_STEPS = 40
"""More steps than any focus movement needs."""


class KeyboardLearner(Learner):
    """A lesson played by keyboard."""

    def wait_for_step(self, number: int) -> None:
        super().wait_for_step(number)
        self.check_has_focus()

    def wait_for_scene_end(self) -> None:
        super().wait_for_scene_end()
        self.check_has_focus()

    def check_has_focus(self) -> None:
        """Check that some element has the focus."""
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def move_focus_to(self, found: Any) -> None:
        found.wait_for()
        pressed: list[tuple[str, str]] = []
        while (known := found.evaluate(KEYS))[1]:
            place, keys, times = known
            key = next(key for key in keys if not place or (place, key) not in pressed)
            pressed.append((place, key))
            assert len(pressed) < MAX_STEPS, f"{found} cannot be reached: {pressed}"
            for _ in range(times):
                self.page.keyboard.press(key)
        assert not (fault := found.evaluate(FAULT)), f"{found} {fault}"

    def press(self, found: Any) -> None:
        self.move_focus_to(found)
        if not found.evaluate("one => one.querySelector('input')?.checked ?? false"):
            piece = found.evaluate("one => one.matches('label, [aria-pressed]')")
            self.page.keyboard.press("Space" if piece else "Enter")

    def press_primary_button(self) -> None:
        """Press Enter if a card, a place or a general has the focus, otherwise the button itself."""
        button = self.find(".prompt .filled")
        button.wait_for()
        if self.page.evaluate(
            "() => document.activeElement.matches('.hand button, .map button, .hex, .generals input')"
        ):
            self.page.keyboard.press("Enter")
        else:
            self.press(button)

    def lay_order(self, card: str, province: str) -> None:
        self.move_focus_to(self.find(f'.hand button[data-key^="{card}/"]:not(:has(.away))'))
        self.page.keyboard.press(province[0])
        self.find(f"button[data-province={province}] .grip").wait_for()

    def select_hexes(self, hexes: list[str]) -> None:
        """Select the place that consists of some hexes; Space moves through the places that share a hex."""
        if self.page.locator(".rack button:focus").count():
            self.page.keyboard.press("Enter")
            self.page.locator(".hex:focus").wait_for()
        self.move_focus_to(self.find(f'[data-hex="{hexes[0]}"]'))
        chosen = "".join(f':has([data-hex="{hex}"][aria-pressed=true])' for hex in hexes)
        for _ in range(MAX_STEPS):
            self.page.keyboard.press("Space")
            if self.page.locator(f"[role=application]{chosen}").count():
                return
        raise AssertionError(f"{hexes} cannot be chosen")
