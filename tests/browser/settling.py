"""Waiting until a page is stable, instead of for a fixed time."""

from typing import Any, Final

POLL_MS: Final = 40
"""The polling interval. Polling at every frame, as Playwright does by default, would keep the page busy."""

MAX_FRAMES: Final = 100
"""After this many frames, a page that changes in every frame counts as stable."""

_AT_REST = """async frames => {
    const frame = () => new Promise(requestAnimationFrame);
    const watch = new MutationObserver(() => undefined);
    watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    await document.fonts.ready;
    do {
        await frame();
        const finite = document.getAnimations().filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime));
        await Promise.allSettled(finite.map(one => one.finished));
        watch.takeRecords();
        await frame();
        frames -= 1;
    } while (watch.takeRecords().length > 0 && frames > 0);
    watch.disconnect();
}"""


def resize(page: Any, width: int, height: int) -> None:
    """Resize the window and wait until the page has its new layout."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def settle(page: Any) -> None:
    """Wait until fonts are loaded, finite animations have ended, and a frame was drawn that changed nothing.

    A part that measures itself when it is drawn, such as a hand, may change the layout of the next frame.
    """
    page.evaluate(_AT_REST, MAX_FRAMES)
