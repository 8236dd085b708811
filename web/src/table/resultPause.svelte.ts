// A pause between a result on the screen and the next snapshot.

/** How long a result stays on the screen while the next snapshot is waiting. */
const RESULT_MS = 6000;

/** Delays the next snapshots while a result is on the screen. Create it during component initialisation. */
export class ResultPause {
  #lastKey: number | null = null;
  #shownSince = 0;
  #release: (() => void) | null = null;

  /** `shownKey` returns the key of the result on the screen, or null; `closeResult` closes it when its time is over. */
  constructor(
    readonly shownKey: () => number | null,
    readonly closeResult: () => void,
  ) {
    $effect(() => {
      const key = shownKey();
      if (key === this.#lastKey) return;
      this.#lastKey = key;
      this.#shownSince = Date.now();
    });
  }

  /** Resolve when the result was closed or its time is over; at once if there is none. */
  async untilSeen(): Promise<void> {
    if (this.shownKey() === null) return;
    const leftMs = Math.max(0, this.#shownSince + RESULT_MS - Date.now());
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, leftMs);
      this.#release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#release = null;
    if (this.shownKey() !== null) this.closeResult();
  }

  /** End the pause, because the player has closed the result. */
  release(): void {
    this.#release?.();
  }
}
