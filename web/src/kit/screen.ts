// The screen, measured in the reader's own text size: what is 16 px elsewhere may be 32 here.

/** An upright phone, or a wide screen with text as large. */
export const PHONE = "(max-width: 45em)";

/** A length of the drawings in pixels of this screen. */
export function grown(pixels: number): number {
  return (pixels * parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
}
