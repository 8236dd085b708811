"""Waiting until a page is stable, instead of for a fixed time."""

from typing import Any, Final

POLL_MS: Final = 40
"""The polling interval. Polling at every frame, as Playwright does by default, would keep the page busy."""

_AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await frame();
    const finite = document.getAnimations().filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(one => one.finished));
    await frame();
}"""


def resize(page: Any, width: int, height: int) -> None:
    """Resize the window and wait until the page has its new layout."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def settle(page: Any) -> None:
    """Wait until fonts are loaded, finite animations have ended, and the page is drawn."""
    page.evaluate(_AT_REST)
