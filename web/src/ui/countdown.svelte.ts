// A countdown that pauses while the player is still reading.
import { isKeyboardUsed } from "./inputMethod";
import { isDialogOpen } from "./keyboard";

const TICK_MS = 250;

/**
 * Calls `onDone` when the time is over; `seconds` returns the time, or null for no countdown. The countdown pauses while the
 * mouse is over `panel`, while the focus is in it and the page is used by keyboard, while a dialog is open, and while the page
 * is hidden; a tap on the panel cancels it.
 * Create it during component initialisation.
 */
export class Countdown {
  /** The share of the time that is left, from 1 to 0; null if there is no countdown. */
  left = $state<number | null>(null);

  constructor(panel: () => HTMLElement | undefined, seconds: () => number | null, onDone: () => void) {
    $effect(() => {
      const element = panel();
      const durationS = seconds();
      this.left = durationS === null ? null : 1;
      if (!element || durationS === null) return;
      let elapsedMs = 0;
      const stopTimer = (event?: Event) => {
        clearInterval(timer);
        if (event) this.left = null;
      };
      const timer = setInterval(() => {
        if (isBeingRead(element)) return;
        elapsedMs += TICK_MS;
        this.left = Math.max(0, 1 - elapsedMs / (durationS * 1000));
        if (elapsedMs < durationS * 1000) return;
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

function isBeingRead(panel: HTMLElement): boolean {
  return (
    document.hidden ||
    panel.matches(":hover") ||
    (isKeyboardUsed() && panel.contains(document.activeElement)) ||
    isDialogOpen()
  );
}
