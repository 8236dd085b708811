// Whether the page is used by keys (or by a screen reader) or by a pointer.

let keyboard = false;

addEventListener("keydown", () => (keyboard = true), true);
addEventListener("pointerdown", () => (keyboard = false), true);
addEventListener(
  "click",
  (event) => {
    // Screen readers press buttons without a pointer, and the page hears no key.
    if (event.detail === 0) keyboard = true;
  },
  true,
);

/** Whether the last input came from a keyboard or from a screen reader. */
export function byKeyboard(): boolean {
  return keyboard;
}
