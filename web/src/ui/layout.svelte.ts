// The layout of the window. Sizes are relative to the text size: doubling the text size has the same effect as halving the
// window. The style sheets have the same conditions under the names of tools/lengths.ts, such as `(--phone)`.

/** Return a length in design pixels, scaled by the text size. */
export function scaledPx(pixels: number): number {
  return (pixels * parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
}

/** The layout of the window, updated by `watchLayout`. Reactive. */
export const layout = $state({
  /** A phone, or a window of that size: the log is behind a button. */
  isPhone: false,
  /** A phone in landscape: the hand is beside the board. */
  isLandscape: false,
  /** A tablet in portrait. */
  isTablet: false,
  /** A phone or tablet in portrait, where a wide board is turned by 90 degrees. */
  isTurned: false,
  /** Tall enough for a fourth row of cards. */
  isTall: false,
  /** Text so large that a phone cannot show a whole table at once: the page scrolls. */
  hasLargeText: false,
});

function measure() {
  const root = document.documentElement;
  const [width, height] = [root.clientWidth / scaledPx(1), root.clientHeight / scaledPx(1)];
  layout.isPhone = width <= 720 || height <= 480;
  layout.isLandscape = height <= 480 && width >= 560;
  layout.isTablet = !layout.isPhone && width <= 1000 && width / height <= 5 / 6;
  layout.isTurned = layout.isTablet || (layout.isPhone && !layout.isLandscape);
  layout.isTall = height >= 800;
  layout.hasLargeText = width < 318;
}

/** Keep `layout` up to date from now on. Call it once. */
export function watchLayout(): void {
  measure();
  const sizeObserver = new ResizeObserver(measure);
  sizeObserver.observe(document.documentElement);
  // Its width is one rem, so it changes only with the text size.
  const probe = document.createElement("div");
  probe.className = "text-size-probe";
  document.body.append(probe);
  sizeObserver.observe(probe);
}
