// Keyboard navigation: a group of pieces is one tab stop, and the arrow keys move inside it.

/** Return the index an arrow key leads to among `count` pieces in rows of `columns`; null for other keys. */
export function nextIndex(key: string, index: number, count: number, columns: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
      return Math.min(index + 1, count - 1);
    case "ArrowLeft":
      return Math.max(index - 1, 0);
    case "ArrowDown":
      return index + columns < count ? index + columns : index;
    case "ArrowUp":
      return index - columns >= 0 ? index - columns : index;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Return the key of an event; with a non-Latin keyboard layout, the Latin letter at the same position. */
export function keyOf(event: KeyboardEvent): string {
  const latinLetter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return latinLetter && /^\P{ASCII}$/u.test(event.key) ? latinLetter.toLowerCase() : event.key;
}

/** Whether a dialog is open, which handles the keys itself. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Whether a key was typed into a form control. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && ["radio", "checkbox"].includes(target.type)) return false;
  return target.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName);
}
