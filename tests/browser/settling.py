"""Waits for a page to come to rest, instead of waiting for a time."""

from typing import Any, Final

POLL_MS: Final = 40
"""How often a page is asked for its state. At every frame, as Playwright does by default, it would never rest."""

# Fonts are loaded, finite animations have ended, and what the last change asked for has been drawn.
_AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await frame();
    const finite = document.getAnimations().filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(one => one.finished));
    await frame();
}"""


def resize(page: Any, width: int, height: int) -> None:
    """Give the page another size and wait until it has its new layout."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def settle(page: Any) -> None:
    """Wait until nothing on the page moves and everything that was asked for is drawn."""
    page.evaluate(_AT_REST)
