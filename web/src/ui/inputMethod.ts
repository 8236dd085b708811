// Whether the player uses the keyboard (or a screen reader) or a pointer.

let lastInputWasKeyboard = false;

addEventListener("keydown", () => (lastInputWasKeyboard = true), true);
addEventListener("pointerdown", () => (lastInputWasKeyboard = false), true);
addEventListener(
  "click",
  (event) => {
    // Screen readers click buttons without pointer or key events.
    if (event.detail === 0) lastInputWasKeyboard = true;
  },
  true,
);

/** Whether the last input came from a keyboard or from a screen reader. */
export function isKeyboardUsed(): boolean {
  return lastInputWasKeyboard;
}
