// A countdown that waits while the player is still reading.
import { isKeyboardUsed } from "./inputMethod";

const TICK_MS = 250;

/**
 * Calls `onDone` when the time is over. The time does not run while the mouse is over `panel`, while the focus is in it
 * and the page is used by keys, while a dialog is open, or while the page is hidden; a tap on the panel ends it.
 * Create it during component initialisation.
 */
export class Countdown {
  /** The part of the time that is left, from 1 to 0; null if nothing happens automatically. */
  left = $state<number | null>(null);

  constructor(panel: () => HTMLElement | undefined, seconds: () => number | null, onDone: () => void) {
    $effect(() => {
      const element = panel();
      const whole = seconds();
      this.left = whole === null ? null : 1;
      if (!element || whole === null) return;
      let passed = 0;
      const stopTimer = (event?: Event) => {
        clearInterval(timer);
        if (event) this.left = null;
      };
      const timer = setInterval(() => {
        if (isWatched(element)) return;
        passed += TICK_MS;
        this.left = Math.max(0, 1 - passed / (whole * 1000));
        if (passed < whole * 1000) return;
        stopTimer();
        onDone();
      }, TICK_MS);
      element.addEventListener("pointerdown", stopTimer);
      return () => {
        element.removeEventListener("pointerdown", stopTimer);
        stopTimer();
      };
    });
  }
}

function isWatched(panel: HTMLElement): boolean {
  return (
    document.hidden ||
    panel.matches(":hover") ||
    (isKeyboardUsed() && panel.contains(document.activeElement)) ||
    document.querySelector("dialog[open]") !== null
  );
}
