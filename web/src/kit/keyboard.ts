// Keyboard navigation: a group of pieces is one tab stop, and the arrow keys move inside it.

/** The index an arrow key leads to among `count` pieces in rows of `columns`; null for other keys. */
export function nextIndex(key: string, at: number, count: number, columns: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
      return Math.min(at + 1, count - 1);
    case "ArrowLeft":
      return Math.max(at - 1, 0);
    case "ArrowDown":
      return at + columns < count ? at + columns : at;
    case "ArrowUp":
      return at - columns >= 0 ? at - columns : at;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** The key of an event; with a non-Latin keyboard layout, the Latin letter at the same place. */
export function keyOf(event: KeyboardEvent): string {
  const place = /^Key([A-Z])$/.exec(event.code)?.[1];
  return place && /^\P{ASCII}$/u.test(event.key) ? place.toLowerCase() : event.key;
}

/** Whether a key was typed into a form control. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && ["radio", "checkbox"].includes(target.type)) return false;
  return target.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName);
}
