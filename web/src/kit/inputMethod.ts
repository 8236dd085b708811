// Whether the page is used by keys (or by a screen reader) or by a pointer.

let lastInputWasKeyboard = false;

addEventListener("keydown", () => (lastInputWasKeyboard = true), true);
addEventListener("pointerdown", () => (lastInputWasKeyboard = false), true);
addEventListener(
  "click",
  (event) => {
    // Screen readers press buttons without a pointer, and the page hears no key.
    if (event.detail === 0) lastInputWasKeyboard = true;
  },
  true,
);

/** Whether the last input came from a keyboard or from a screen reader. */
export function isKeyboardUsed(): boolean {
  return lastInputWasKeyboard;
}
