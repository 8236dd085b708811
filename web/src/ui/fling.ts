// Drags by finger.

/**
 * Attach to an element that can be dragged by finger, and has `touch-action: none`. Otherwise Chromium takes the end of a
 * quick drag for a fling and drops the next tap, wherever on the page it is.
 */
export function preventFling(element: HTMLElement): () => void {
  const handleTouchMove = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault();
  };
  element.addEventListener("touchmove", handleTouchMove, { passive: false });
  return () => element.removeEventListener("touchmove", handleTouchMove);
}
